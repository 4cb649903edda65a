/** What glows, and what a press on it does: the first press picks, a second step says where or confirms. */
import type { Option, Target } from '$lib/server/model';
import type { TableStore } from '$lib/table/store.svelte';
import { same, touches } from './model';

type Picking = Pick<TableStore, 'left' | 'options' | 'picked'>;

/** Answers that need no confirming: they only say more about something that was begun. */
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
/** Its two cards can be picked in any order. */
const EITHER_FIRST = ['swap'];
/** What all its options share is settled: only the rest is asked for. */
const SETTLED: Readonly<Record<string, string>> = { build_called: 'card', buy_off: 'card', summon_to: 'space' };

/** The things that an option still needs to be told by, given what is picked: its parts come one after another. */
function next(option: Option, picked: readonly Target[]): Target[] {
  const open = option.targets.filter(
    (target) => !picked.some((one) => same(one, target)) && SETTLED[option.verb] !== target[0],
  );
  return EITHER_FIRST.includes(option.verb) ? open : open.slice(0, 1);
}

/** Everything that glows now. */
export function glowing(store: Picking): Target[] {
  return store.left.flatMap((option) => next(option, store.picked));
}

/** Whether a thing glows. */
export function glows(store: Picking, kind: string, number: number): boolean {
  return store.left.some((option) => next(option, store.picked).some((target) => same(target, [kind, number])));
}

/** Whether a press on it does something: it glows, is picked, or takes the place of what is picked. */
export function isPressable(store: Picking, kind: string, number: number): boolean {
  const thing: Target = [kind, number];
  if (glows(store, kind, number) || store.picked.some((one) => same(one, thing))) return true;
  return store.options.some((option) => next(option, []).some((target) => same(target, thing)));
}

/** Press a thing: pick it, drop it, or give the answer that it completes. */
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
