/** What glows: things that legal options point at, if picking them says something. */
import type { Target } from '../../lib/model';
import type { TableStore } from '../../lib/table.svelte';
import { drawn } from './parts';

const same = (one: Target, other: Target): boolean => one[0] === other[0] && one[1] === other[1];

/** Whether a thing glows: some options touch it. One that all of them touch tells nothing, unless it is the only one. */
export function glows(store: Pick<TableStore, 'left' | 'picked'>, kind: string, number: number): boolean {
  const thing: Target = [kind, number];
  const left = store.left.filter((option) => !drawn(option));
  const fitting = left.filter((option) => option.targets.some((target) => same(target, thing)));
  if (fitting.length === 0 || store.picked.some((target) => same(target, thing))) return false;
  return fitting.length < left.length || fitting.length === 1;
}
