import { describe, expect, it } from 'vitest';
import { placeOf } from '../src/lib/router.svelte';
import { ago } from '../src/lib/language/times';

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

describe('times', () => {
  it.each([
    ['en', 30, 'now'],
    ['en', 120, '2 minutes ago'],
    ['pl', 7200, '2 godziny temu'],
    ['uk', 86_400, 'учора'],
  ])('%s: %d seconds ago', (code, seconds, words) => {
    expect(ago(code, 1_000_000 - seconds, 1_000_000)).toBe(words);
  });
});
