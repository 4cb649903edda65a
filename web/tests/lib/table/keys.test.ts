import { afterEach, describe, expect, it, vi } from 'vitest';
import { pickThing } from '$lib/table/keys';

/** A stub with the needed part of an element. */
class Part {
  pressed = 0;
  constructor(private readonly page: { activeElement: Part | null }) {}
  blur(): void {
    this.page.activeElement = null;
  }
  click(): void {
    this.pressed += 1;
  }
}

describe('an element picked by its key', () => {
  const page: { activeElement: Part | null } = { activeElement: null };
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['another card', false],
    ['itself', true],
  ])('takes the focus from %s: Enter means the bright answer then', (_, itself) => {
    vi.stubGlobal('HTMLElement', Part);
    vi.stubGlobal('document', page);
    const [before, picked] = [new Part(page), new Part(page)];
    page.activeElement = itself ? picked : before;
    pickThing(picked as unknown as HTMLElement);
    expect([before.pressed, picked.pressed]).toEqual([0, 1]);
    expect(page.activeElement).toBe(null);
  });
});
