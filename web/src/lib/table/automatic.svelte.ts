/** Carries out automatic passes at a table, and remembers for each seat what its player wishes. */
import { ABLE, DELAY } from './automatic';
import { recall, remember } from '../memory';
import type { TableStore } from './store.svelte';

const nameOf = (store: TableStore): string => `windows-${store.code}-${store.seat}`;

/** Change the wish of this seat, from the next window on (and for the one that is open). */
export function setWish(store: TableStore, wish: string): void {
  store.wish = wish;
  remember(nameOf(store), wish);
}

/** Pass at a table whenever its seat's wish says so, always after the same delay. */
export function passAutomatically(store: TableStore): void {
  $effect(() => {
    if (store.seat === null) return;
    store.wish = recall(nameOf(store)) ?? ABLE;
  });
  $effect(() => {
    const option = store.passing;
    if (option === null) return;
    const timer = setTimeout(() => store.pass(option), DELAY);
    return () => clearTimeout(timer);
  });
}
