// @vitest-environment happy-dom
/** The prompt while others move: what happens, then the question. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import PromptBar from '../../src/components/prompt/PromptBar.svelte';
import { current } from '$lib/language/language.svelte';
import type { View } from '$lib/server/model';
import { lasts } from '$lib/screen/telling.svelte';
import { wordsOf } from '$tests/engine';
import { clearPage, show, tableWith } from '$tests/mount';

const GAME = 'boss-monster';
const PASS = { text: 'pass', verb: 'pass', args: {}, names: {}, targets: [] };
function asking(seat: number, number: number): View {
  const decision = { number, seat, prompt: 'build', args: {}, names: {}, options: seat === 0 ? [PASS] : [] };
  return { game: GAME, seat: 0, seats: 2, number, zones: {}, remembered: [], decision, result: null };
}

beforeEach(() => {
  vi.useFakeTimers();
  current.set(wordsOf(GAME, 'en', ['dark_altar']), GAME);
});
afterEach(async () => {
  await clearPage();
  vi.useRealTimers();
});

it('tells what others do, and asks only then', () => {
  const store = tableWith(asking(1, 3));
  store.playback.lasts = (event, own) => lasts(store, event, own);
  const page = show(PromptBar, { store });
  expect(page.querySelector('[data-dots]')).toBeNull(); // a person is awaited
  const room = { id: 3, card: 'dark_altar' };
  const frozen = { event: 'room-deactivated', seat: 0, seats: ['seat'], room };
  const changes = { ...asking(0, 4) } as Record<string, unknown>;
  store.receive({ type: 'update', entry: 4, status: 'playing', events: [frozen], changes, undo: null });
  flushSync();
  expect(page.querySelector('[data-told-line]')?.textContent).toContain('Your Dark Altar is frozen this round.');
  expect(page.querySelectorAll('[data-legal]')).toHaveLength(0);
  vi.advanceTimersByTime(1300);
  flushSync();
  expect(page.querySelector('[data-told-line]')).toBeNull();
  expect(page.querySelectorAll('[data-legal]')).toHaveLength(1);
});

it('shows a sign of life while a bot thinks', () => {
  const store = tableWith(asking(1, 3));
  store.seats = store.seats.map((seat) => (seat.seat === 1 ? { ...seat, kind: 'bot', name: 'mortimer' } : seat));
  const page = show(PromptBar, { store });
  expect(page.querySelector('[data-dots]')).not.toBeNull();
});
