/** Glowing targets: those of legal options, if picking them narrows the choice. */
import type { Target } from '$lib/server/model';
import type { TableStore } from '$lib/table/store.svelte';
import { drawn } from './parts';

const same = (one: Target, other: Target): boolean => one[0] === other[0] && one[1] === other[1];

/** Return true if a target glows: some options have it, but not all, unless there is only one. */
export function glows(store: Pick<TableStore, 'left' | 'picked'>, kind: string, number: number): boolean {
  const thing: Target = [kind, number];
  const fitting = store.left.filter((option) => option.targets.some((target) => same(target, thing)));
  if (fitting.every(drawn) || store.picked.some((target) => same(target, thing))) return false;
  return fitting.length < store.left.length || fitting.length === 1;
}
