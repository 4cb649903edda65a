// @vitest-environment happy-dom
/** Queued moves, each sent after the update by the one before. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Option, View } from '$lib/server/model';
import type { TableStore } from '$lib/table/store.svelte';
import { tableWith } from '$tests/mount';
import { Hand } from './hand.svelte';

const option = (text: string): Option => ({ text, verb: text.split(' ')[0] ?? '', args: {}, names: {}, targets: [] });

/** Return a view with these options. */
function viewWith(number: number, ...texts: string[]): View {
  const decision = { number, seat: 0, prompt: 'how_to_place', args: {}, names: {}, options: texts.map(option) };
  return { game: 'one-deck-dungeon', seat: 0, seats: 1, number, zones: {}, decision, remembered: [], result: null };
}

const FIRST = 'combine hero=0 die=strength-5';
const SECOND = 'lay hero=0 die=heroic-5 box=1';
const STOP = 'had_enough';

let store: TableStore;
let hand: Hand;
let chosen: string[];
let end: () => void;

beforeEach(() => {
  chosen = [];
  store = tableWith(viewWith(0, FIRST, STOP));
  vi.spyOn(store, 'choose').mockImplementation((one) => void chosen.push(one.text));
  end = $effect.root(() => {
    hand = new Hand(store);
  });
  flushSync();
  hand.playAll([FIRST, SECOND]);
});
afterEach(() => end());

/** Update the store with the next view. */
function comes(view: View): void {
  store.view = view;
  flushSync();
}

describe('queued moves', () => {
  it('are made one per update', () => {
    expect(chosen).toEqual([FIRST]);
    comes(viewWith(1, STOP, SECOND));
    expect(chosen).toEqual([FIRST, SECOND]);
    expect(hand.busy).toBe(false);
  });

  it('continue after choosing the hero of a heroic die, which suggestions leave out', () => {
    comes(viewWith(1, 'give_heroic hero=0', 'give_heroic hero=1'));
    comes(viewWith(2, STOP, SECOND));
    expect(chosen).toEqual([FIRST, 'give_heroic hero=0', SECOND]);
  });

  it('stop if the next one is not legal, without a substitute', () => {
    comes(viewWith(1, STOP));
    expect(chosen).toEqual([FIRST]);
    expect(hand.busy).toBe(false);
  });
});
