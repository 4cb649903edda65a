/** Media queries about the size of the window. */
import { MediaQuery } from 'svelte/reactivity';

const narrow = new MediaQuery('max-width: 699px', false);
const shallow = new MediaQuery('max-height: 820px', false);
const sided = new MediaQuery('min-width: 1181px', true);
const low = new MediaQuery('(max-height: 500px) and (min-width: 600px)', false);
const short = new MediaQuery('(max-height: 700px) and (max-width: 699px)', false);

export const screen = {
  /** True on a phone held upright. */
  get narrow(): boolean {
    return narrow.current;
  },
  /** True on a small laptop or less. */
  get shallow(): boolean {
    return shallow.current;
  },
  /** True if there is space for a panel beside the table. */
  get sided(): boolean {
    return sided.current;
  },
  /** True on a phone held sideways. */
  get low(): boolean {
    return low.current;
  },
  /** True on a phone in either orientation. */
  get small(): boolean {
    return narrow.current || low.current;
  },
  /** True on a phone so low that tips are folded. */
  get short(): boolean {
    return short.current || low.current;
  },
};

/** Return the current CSS zoom; divide measured sizes by it to get CSS pixels. */
export const scaleNow = (): number => document.documentElement.currentCSSZoom ?? 1;
