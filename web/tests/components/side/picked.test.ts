import { describe, expect, it } from 'vitest';
import { cardIn } from '$lib/server/model';
import type { TableStore } from '$lib/table/store.svelte';
import { pickedCard } from '$components/side/picked';

const view = {
  zones: {
    hand: [[{ id: 4, card: 'freeze' }], [{ back: 'spell' }]],
    town: [{ id: 7, card: 'fool' }],
    deck: { count: 3 },
  },
};
const store = (...picked: [string, number][]): TableStore => ({ view, picked }) as unknown as TableStore;

describe('a card by its number', () => {
  it('is found in every zone where it is visible', () => {
    expect(cardIn(view, 4)?.card).toBe('freeze');
    expect(cardIn(view, 7)?.card).toBe('fool');
    expect(cardIn(view, 9)).toBeUndefined();
  });
});

describe('the picked card', () => {
  it('is the last one', () => {
    expect(pickedCard(store(['card', 7], ['card', 4]))).toEqual({ card: 'freeze', number: 4 });
    expect(pickedCard(store(['card', 7], ['slot', 4]))).toEqual({ card: 'fool', number: 7 });
  });
  it('is null if nothing or only a hidden card is picked', () => {
    expect(pickedCard(store())).toBeNull();
    expect(pickedCard(store(['card', 9]))).toBeNull();
    expect(pickedCard(store(['seat', 4]))).toBeNull();
  });
});
