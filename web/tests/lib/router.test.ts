import { describe, expect, it } from 'vitest';
import { placeOf } from '$lib/router.svelte';

describe('paths', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/t/kryhe', { page: 'table', code: 'KRYHE' }],
    ['/t/kryhe-abcdefghjklmnpqrst', { page: 'table', code: 'KRYHE-ABCDEFGHJKLMNPQRST' }],
    ['/r/KRYHE', { page: 'replay', code: 'KRYHE' }],
    ['/r', { page: 'replay', code: null }],
    ['/cards/dragon-tower', { page: 'cards', game: 'dragon-tower' }],
    ['/achievements', { page: 'achievements' }],
    ['/campaign/one-deck-dungeon', { page: 'campaign', game: 'one-deck-dungeon' }],
    ['/campaign', { page: 'nowhere' }],
    ['/about', { page: 'about' }],
    ['/about/more', { page: 'nowhere' }],
    ['/t/', { page: 'nowhere' }],
    ['/x/y/z', { page: 'nowhere' }],
  ])('%s', (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });
});
