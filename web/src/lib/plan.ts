/** The plan of a new game: who sits where and which options are chosen, always such that all of it fits together. */
import type { GameInfo, Need, Setting } from './model';

type Choice = number | string;
/** The value of an option; null leaves it open. */
export type Value = Choice | string[] | null;

export interface Plan {
  /** `me`, `open`, or the level of a bot. */
  seats: string[];
  options: Record<string, Value>;
  listed: boolean;
}

/** An option of the game with the choices that fit the rest of the plan. */
export interface Offered {
  setting: Setting;
  choices: Choice[];
  /** What it comes to if it is left open. */
  usual: Choice | null;
}

/** A value that no longer fits, and the one that took its place. */
export interface Lost {
  name: string;
  value: Value;
  now: Value;
}

/** The number of seats, which choices may need as if it were an option. */
const SEATS = 'seats';

const usualSeat = (game: GameInfo): string => game.bots.at(-1) ?? 'open';

export function usualPlan(game: GameInfo): Plan {
  const seats = Array.from({ length: game.seats[0] }, (_, seat) => (seat === 0 ? 'me' : usualSeat(game)));
  return { seats, options: Object.fromEntries(game.options.map((one) => [one.name, one.default])), listed: false };
}

/** What was played last, as far as the game still has it and it fits together. */
export function recalledPlan(game: GameInfo, text: string | null): Plan {
  const plan = usualPlan(game);
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return plan; // not ours, or damaged
  }
  if (kept === null || typeof kept !== 'object') return plan;
  const { seats, options, listed } = kept as Partial<Plan>;
  const known = ['me', 'open', ...game.bots];
  if (Array.isArray(seats) && seats.length >= game.seats[0] && seats.length <= game.seats[1])
    if (seats.every((seat) => known.includes(seat)) && seats.includes('me')) plan.seats = seats;
  for (const setting of game.options) {
    const value = options?.[setting.name];
    if (value !== undefined && isValue(setting, value)) plan.options[setting.name] = value;
  }
  plan.listed = listed === true;
  fallBack(game, plan);
  return plan;
}

function isValue(setting: Setting, value: Value): boolean {
  if (value === null) return setting.default === null;
  if (setting.many) return Array.isArray(value) && value.every((one) => setting.choices.includes(one));
  return !Array.isArray(value) && setting.choices.includes(value);
}

/** Another number of seats; there is always one that is mine. */
export function withSeats(game: GameInfo, seats: readonly string[], count: number): string[] {
  const more = Array.from({ length: count }, (_, seat) => seats[seat] ?? usualSeat(game));
  return more.includes('me') ? more : ['me', ...more.slice(1)];
}

/** What each option comes to: what does not fit is replaced by the default, what is open by what is usual then. */
function fitted(game: GameInfo, plan: Plan): Record<string, Value> {
  const values: Record<string, Value> = { ...plan.options, [SEATS]: plan.seats.length };
  for (const setting of game.options) {
    if (!fits(setting, values[setting.name] ?? null, values)) values[setting.name] = setting.default;
    values[setting.name] ??= usual(setting, values);
  }
  return values;
}

function fits(setting: Setting, value: Value, values: Record<string, Value>): boolean {
  const parts = partsOf(value);
  const unmet = setting.needs?.filter((need) => !isMet(need, values)) ?? [];
  return unmet.every((need) => !need.choices.some((choice) => parts.includes(choice)));
}

const partsOf = (value: Value): readonly (Choice | null)[] => (Array.isArray(value) ? value : [value]);

/** Whether the other option is, or has in its list, one of the values. */
const isMet = (need: Need, values: Record<string, Value>): boolean =>
  partsOf(values[need.setting] ?? null).some((part) => part !== null && need.values.includes(part));

const fitting = (setting: Setting, values: Record<string, Value>): Choice[] =>
  setting.choices.filter((choice) => fits(setting, choice, values));

/** What an option comes to where it is left open: a choice that the others make usual, or the first one that fits. */
function usual(setting: Setting, values: Record<string, Value>): Choice | null {
  const choices = fitting(setting, values);
  const preferred = setting.prefers?.filter((need) => isMet(need, values)).flatMap((need) => need.choices) ?? [];
  return preferred.find((choice) => choices.includes(choice)) ?? choices[0] ?? null;
}

/** The options with something to choose; one that other options leave without a choice is left out. */
export function offeredBy(game: GameInfo, plan: Plan): Offered[] {
  const values = fitted(game, plan);
  return game.options
    .map((setting) => ({ setting, choices: fitting(setting, values), usual: usual(setting, values) }))
    .filter(({ setting, choices }) => choices.length > (setting.many || !setting.needs ? 0 : 1));
}

/** Take out of a plan what no longer fits, and tell what that was. */
export function fallBack(game: GameInfo, plan: Plan): Lost[] {
  const values = fitted(game, plan);
  const lost: Lost[] = [];
  for (const setting of game.options) {
    const value = plan.options[setting.name] ?? null;
    if (fits(setting, value, values)) continue;
    plan.options[setting.name] = setting.default;
    lost.push({ name: setting.name, value, now: values[setting.name] ?? null });
  }
  return lost;
}
