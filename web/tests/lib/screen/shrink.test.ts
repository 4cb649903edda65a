import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Shrinking } from '$lib/screen/shrink.svelte';

describe('a shrinking part', () => {
  it('takes the necessary steps, up to the maximum', async () => {
    const part = new Shrinking(2);
    await part.fit('a fight', () => part.step < 1);
    expect(part.step).toBe(1);
    await part.fit('a fight', () => true);
    expect(part.step).toBe(2);
  });

  it('keeps its size until the question changes', async () => {
    const part = new Shrinking(2);
    await part.fit('a fight', () => part.step < 2);
    await part.fit('a fight', () => false);
    expect(part.step).toBe(2);
    await part.fit('a door', () => false);
    expect(part.step).toBe(0);
  });

  it('measures changes during the measurement', async () => {
    const part = new Shrinking(2);
    let needed = 0;
    const first = part.fit('a fight', () => part.step < needed);
    needed = 2;
    await part.fit('a longer fight', () => part.step < needed);
    await first;
    flushSync();
    expect(part.step).toBe(2);
  });
});
