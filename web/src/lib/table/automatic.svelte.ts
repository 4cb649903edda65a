/** Automatic passing at a table, with the settings of its player. */
import { ABLE, ASK, DELAY } from './automatic';
import { recall, remember } from '../memory';
import type { TableStore } from './store.svelte';

const nameOf = (store: TableStore): string => `windows-${store.code}-${store.seat}`;

/** Switch full control on or off; the question at hand stays. */
export function setFullControl(store: TableStore, on: boolean): void {
  store.stay();
  store.passMode = on ? ASK : ABLE;
  remember(nameOf(store), store.passMode);
}

/** Ask this person always, or not, in a part of a round; the question at hand stays. */
export function setStop(store: TableStore, stop: string, on: boolean): void {
  store.stay();
  store.stops = on ? [...store.stops, stop] : store.stops.filter((one) => one !== stop);
  remember('stops-' + store.game, store.stops.join(' '));
}

/** Pass according to the player's settings, always after the same delay. */
export function passAutomatically(store: TableStore): void {
  $effect(() => {
    if (store.seat === null) return;
    store.passMode = recall(nameOf(store)) === ASK ? ASK : ABLE;
  });
  $effect(() => {
    if (store.game) store.stops = (recall('stops-' + store.game) ?? '').split(' ').filter(Boolean);
  });
  $effect(() => {
    if (store.verdict !== 'wait') return;
    const { entry } = store;
    store.askWindow();
    const timer = setTimeout(() => store.giveUp(entry), DELAY);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    const option = store.passing;
    if (option === null) return;
    const timer = setTimeout(() => store.pass(option), store.timeLeft());
    return () => clearTimeout(timer);
  });
}
