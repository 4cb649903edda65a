// @vitest-environment happy-dom
/** Moves that follow each other by themselves, each after the update that the one before it brings. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Option, View } from '$lib/server/model';
import type { TableStore } from '$lib/table/store.svelte';
import { tableWith } from '$tests/mount';
import { Hand } from './hand.svelte';

const option = (text: string): Option => ({ text, verb: text.split(' ')[0] ?? '', args: {}, names: {}, targets: [] });

/** A moment at which these can be chosen. */
function viewWith(number: number, ...texts: string[]): View {
  const decision = { number, seat: 0, prompt: 'how_to_place', args: {}, names: {}, options: texts.map(option) };
  return { game: 'one-deck-dungeon', seat: 0, seats: 1, number, zones: {}, decision, result: null };
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

/** The next moment comes. */
function comes(view: View): void {
  store.view = view;
  flushSync();
}

describe('moves that follow each other', () => {
  it('are made one after each update', () => {
    expect(chosen).toEqual([FIRST]);
    comes(viewWith(1, STOP, SECOND));
    expect(chosen).toEqual([FIRST, SECOND]);
    expect(hand.busy).toBe(false);
  });

  it('go on after the heroic die was given to a hero, which suggestions leave out', () => {
    comes(viewWith(1, 'give_heroic hero=0', 'give_heroic hero=1'));
    comes(viewWith(2, STOP, SECOND));
    expect(chosen).toEqual([FIRST, 'give_heroic hero=0', SECOND]);
  });

  it('end where the next one cannot be made, and nothing else is chosen instead', () => {
    comes(viewWith(1, STOP));
    expect(chosen).toEqual([FIRST]);
    expect(hand.busy).toBe(false);
  });
});
