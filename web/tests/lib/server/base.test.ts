import { describe, expect, it } from 'vitest';
import { pathAt } from '$lib/server/base';
import { placeOf } from '$lib/router.svelte';

describe('the base path of the app', () => {
  it.each([
    ['/games/undercroft/', '/games/undercroft/', { page: 'home' }],
    ['/games/undercroft/t/kryhe', '/games/undercroft/', { page: 'table', code: 'KRYHE' }],
    ['/t/kryhe', '/', { page: 'table', code: 'KRYHE' }],
    ['/t/t/kryhe', '/t/', { page: 'table', code: 'KRYHE' }],
    ['/games/undercroft', '/games/undercroft/', { page: 'nowhere' }],
  ])('%s is a place of the app at %s', (pathname, root, place) => {
    expect(placeOf(pathAt(pathname, root))).toEqual(place);
  });
});
