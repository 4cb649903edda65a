/** How much room the screen has. */
import { MediaQuery } from 'svelte/reactivity';

const narrow = new MediaQuery('max-width: 699px', false);
const shallow = new MediaQuery('max-height: 820px', false);
const sided = new MediaQuery('min-width: 1181px', true);
const low = new MediaQuery('(max-height: 500px) and (min-width: 600px)', false);
const short = new MediaQuery('(max-height: 700px) and (max-width: 699px)', false);

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
  /** A phone, however it is held. */
  get small(): boolean {
    return narrow.current || low.current;
  },
  /** A phone with so little height that words of advice have to be asked for. */
  get short(): boolean {
    return short.current || low.current;
  },
};

/** How many pixels of the screen one pixel of the styles takes: what is measured on the screen is divided by it. */
export const scaleNow = (): number => document.documentElement.currentCSSZoom ?? 1;
