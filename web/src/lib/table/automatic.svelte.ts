/** Automatic passing at a table, with the setting of each seat. */
import { ABLE, DELAY } from './automatic';
import { recall, remember } from '../memory';
import type { TableStore } from './store.svelte';

const nameOf = (store: TableStore): string => `windows-${store.code}-${store.seat}`;

/** Change the setting of this seat, for the current window, too. */
export function setPassMode(store: TableStore, mode: string): void {
  store.passMode = mode;
  remember(nameOf(store), mode);
}

/** Pass according to the seat's setting, always after the same delay. */
export function passAutomatically(store: TableStore): void {
  $effect(() => {
    if (store.seat === null) return;
    store.passMode = recall(nameOf(store)) ?? ABLE;
  });
  $effect(() => {
    const option = store.passing;
    if (option === null) return;
    const timer = setTimeout(() => store.pass(option), DELAY);
    return () => clearTimeout(timer);
  });
}
