/** Media query for a separate column of heroes; otherwise they are below the stage. */
import { MediaQuery } from 'svelte/reactivity';

export const wide = new MediaQuery('(min-width: 900px) and (min-height: 501px)', true);
