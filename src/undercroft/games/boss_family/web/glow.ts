/** Glowing targets and the effect of a press on them: the first press picks, the second one aims or confirms. */
import type { Option, Target } from '$lib/server/model';
import type { TableStore } from '$lib/table/store.svelte';
import { same, touches } from './model';

type Picking = Pick<TableStore, 'left' | 'options' | 'picked'>;

/** Answers without confirmation: they only complete an action that has begun. */
const AT_ONCE = [
  'aim_at',
  'aim_at_opponent',
  'aim_also_at',
  'choose_opponent',
  'pay_with',
  'set_aside',
  'take_back',
  'resolve_first',
  'resolve_first_at',
  'let_boss_act',
  'let_room_act',
  'let_act',
  'relive',
];
/** Verbs whose two cards can be picked in either order. */
const EITHER_FIRST = ['swap'];
/** Arguments that are settled because all options of the verb share them. */
const SETTLED: Readonly<Record<string, string>> = { build_called: 'card', buy_off: 'card', summon_to: 'space' };

/** Return the targets of an option to pick next, given the picked ones: they are picked in order. */
function next(option: Option, picked: readonly Target[]): Target[] {
  const open = option.targets.filter(
    (target) => !picked.some((one) => same(one, target)) && SETTLED[option.verb] !== target[0],
  );
  return EITHER_FIRST.includes(option.verb) ? open : open.slice(0, 1);
}

/** Return all targets that glow now. */
export function glowing(store: Picking): Target[] {
  return store.left.flatMap((option) => next(option, store.picked));
}

/** Return true if a target glows. */
export function glows(store: Picking, kind: string, number: number): boolean {
  return store.left.some((option) => next(option, store.picked).some((target) => same(target, [kind, number])));
}

/** Return true if a press has an effect: the target glows, is picked, or would replace the picked one. */
export function isPressable(store: Picking, kind: string, number: number): boolean {
  const thing: Target = [kind, number];
  if (glows(store, kind, number) || store.picked.some((one) => same(one, thing))) return true;
  return store.options.some((option) => next(option, []).some((target) => same(target, thing)));
}

/** Handle a press on a target: pick it, drop it, or play the option that it completes. */
export function press(store: TableStore, kind: string, number: number): void {
  const thing: Target = [kind, number];
  if (store.isPicked(kind, number)) {
    store.pick(kind, number);
    return;
  }
  if (!glows(store, kind, number)) store.clear();
  const [only, ...more] = store.left.filter((option) => touches(option, thing));
  if (only === undefined) return;
  const completes = more.length === 0 && (store.picked.length > 0 || kind === 'slot' || AT_ONCE.includes(only.verb));
  if (completes) store.choose(only);
  else store.picked = [...store.picked, thing];
}
