/** What glows: things that legal options point at, if picking them says something. */
import type { Target } from '$lib/server/model';
import type { TableStore } from '$lib/table/store.svelte';
import { drawn } from './parts';

const same = (one: Target, other: Target): boolean => one[0] === other[0] && one[1] === other[1];

/** Whether a thing glows: some options touch it. What all of them touch tells nothing, unless there is only one. */
export function glows(store: Pick<TableStore, 'left' | 'picked'>, kind: string, number: number): boolean {
  const thing: Target = [kind, number];
  const fitting = store.left.filter((option) => option.targets.some((target) => same(target, thing)));
  if (fitting.every(drawn) || store.picked.some((target) => same(target, thing))) return false;
  return fitting.length < store.left.length || fitting.length === 1;
}
