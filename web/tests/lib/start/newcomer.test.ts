import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Language } from '$lib/language/language';
import { current } from '$lib/language/language.svelte';
import * as api from '$lib/server/api';
import type { Profile } from '$lib/server/protocol';
import { dealName } from '$lib/start/newcomer';

vi.mock('$lib/server/api', { spy: true });

beforeEach(() => {
  current.set(new Language('en', 'newcomer-names = Ember, Quill'), 'common');
  vi.mocked(api.getProfile).mockResolvedValue({ pictures: ['dragon'] } as unknown as Profile);
  vi.mocked(api.choosePicture).mockResolvedValue({} as Profile);
  vi.mocked(api.rename).mockImplementation((name) => Promise.resolve({ name }));
});
afterEach(() => vi.clearAllMocks());

describe('a newcomer', () => {
  it('is dealt a name and a picture', async () => {
    expect(['Ember', 'Quill']).toContain(await dealName({ name: null }));
    expect(vi.mocked(api.choosePicture).mock.calls).toEqual([['dragon']]);
  });

  it('keeps the own name', async () => {
    expect(await dealName({ name: 'Olena' })).toBe('Olena');
    expect(api.rename).not.toHaveBeenCalled();
  });
});
