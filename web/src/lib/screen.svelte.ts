/** How much room the screen has. */
import { MediaQuery } from 'svelte/reactivity';

const narrow = new MediaQuery('max-width: 699px', false);

export const screen = {
  /** A phone held upright. */
  get narrow(): boolean {
    return narrow.current;
  },
};
