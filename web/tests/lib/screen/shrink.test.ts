import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Shrinking } from '$lib/screen/shrink.svelte';

describe('a part that is drawn smaller', () => {
  it('takes as many steps as it needs, and no more than there are', async () => {
    const part = new Shrinking(2);
    await part.fit('a fight', () => part.step < 1);
    expect(part.step).toBe(1);
    await part.fit('a fight', () => true);
    expect(part.step).toBe(2);
  });

  it('keeps its size until something else is asked', async () => {
    const part = new Shrinking(2);
    await part.fit('a fight', () => part.step < 2);
    await part.fit('a fight', () => false);
    expect(part.step).toBe(2);
    await part.fit('a door', () => false);
    expect(part.step).toBe(0);
  });

  it('measures again what changes while it is measured', async () => {
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
