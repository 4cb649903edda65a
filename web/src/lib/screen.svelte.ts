/** How much room the screen has. */
import { MediaQuery } from 'svelte/reactivity';

const narrow = new MediaQuery('max-width: 699px', false);
const shallow = new MediaQuery('max-height: 820px', false);
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
  /** A phone held sideways. */
  get low(): boolean {
    return low.current;
  },
};
