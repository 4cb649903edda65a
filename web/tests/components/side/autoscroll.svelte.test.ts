// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { Following } from '../../../src/components/side/autoscroll.svelte';

const HIGH = 100;
let stop = (): void => undefined;
afterEach(() => stop());

/** Return a list with a height in which lines can be added, and what follows it. */
function listed() {
  const lines = $state({ count: 10 });
  const node = document.createElement('div');
  Object.defineProperties(node, {
    clientHeight: { get: () => HIGH },
    scrollHeight: { get: () => lines.count * 20 },
  });
  const follow = new Following(() => lines.count);
  let detach = (): void => undefined;
  const root = $effect.root(() => {
    detach = follow.attach(node);
  });
  stop = () => (detach(), root());
  flushSync();
  const scroll = (to: number): void => {
    node.scrollTop = to;
    node.dispatchEvent(new Event('scroll'));
  };
  const add = (): void => {
    lines.count++;
    flushSync();
  };
  return { node, follow, scroll, add };
}

describe('a log', () => {
  it('keeps to its newest line', () => {
    const { node, follow, add } = listed();
    add();
    expect([node.scrollTop, follow.away]).toEqual([220, false]);
  });

  it('stays where one reads after scrolling up, until the newest line is wanted', () => {
    const { node, follow, scroll, add } = listed();
    scroll(100);
    scroll(20);
    add();
    expect([node.scrollTop, follow.away]).toEqual([20, true]);
    follow.toEnd();
    add();
    expect([node.scrollTop, follow.away]).toEqual([240, false]);
  });

  it('follows again once one has scrolled down to the end', () => {
    const { node, follow, scroll, add } = listed();
    scroll(20);
    scroll(100);
    add();
    expect([node.scrollTop, follow.away]).toEqual([220, false]);
  });
});
