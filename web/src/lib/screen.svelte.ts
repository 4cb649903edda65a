/** How much room the screen has. */
import { MediaQuery } from 'svelte/reactivity';

const narrow = new MediaQuery('max-width: 699px', false);
const shallow = new MediaQuery('max-height: 820px', false);
const sided = new MediaQuery('min-width: 1181px', true);
const low = new MediaQuery('(max-height: 500px) and (min-width: 600px)', false);

export const screen = {
  /** A phone held upright. */
  get narrow(): boolean {
    return narrow.current;
  },
  /** A small laptop, or less. */
  get shallow(): boolean {
    return shallow.current;
  },
  /** There is room for a panel beside the table. */
  get sided(): boolean {
    return sided.current;
  },
  /** A phone held sideways. */
  get low(): boolean {
    return low.current;
  },
};

/** How many pixels of the screen one pixel of the styles takes: what is measured on the screen is divided by it. */
export const scaleNow = (): number => document.documentElement.currentCSSZoom ?? 1;
