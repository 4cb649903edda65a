/** Whether the heroes have a column of their own; else they lie below what is played. */
import { MediaQuery } from 'svelte/reactivity';

export const wide = new MediaQuery('(min-width: 900px) and (min-height: 501px)', true);
