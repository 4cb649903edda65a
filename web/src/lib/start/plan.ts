/** The plan of a new game: seats and options. The server validates their combination. */
import type { GameInfo, Setting } from '../server/model';
import type { Allowance } from '../server/protocol';

type Choice = number | string;
/** The value of an option; null leaves it open. */
export type Value = Choice | string[] | null;

export interface Plan {
  /** `me`, `open`, or the level of a bot. */
  seats: string[];
  options: Record<string, Value>;
  listed: boolean;
  /** True if players may ask for hints. */
  hints: boolean;
  /** Time limit of a decision in seconds; null for none. */
  seconds: Allowance['seconds'] | null;
  /** The consequence of a missed deadline. */
  after: NonNullable<Allowance['after']>;
}

/** The time limits to choose from, in seconds. */
export const TIMES: Allowance['seconds'][] = [300, 3600, 86400, 259200, 604800];

const usualSeat = (game: GameInfo): string => game.usual_bot ?? 'open';

export function usualPlan(game: GameInfo): Plan {
  const seats = Array.from({ length: game.seats[0] }, (_, seat) => (seat === 0 ? 'me' : usualSeat(game)));
  const options = Object.fromEntries(game.options.map((one) => [one.name, one.default]));
  return { seats, options, listed: false, hints: true, seconds: null, after: 'bot' };
}

/** Return the plan of the last game, without options that the game no longer has. */
export function recalledPlan(game: GameInfo, text: string | null): Plan {
  const plan = usualPlan(game);
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return plan; // foreign or damaged
  }
  if (kept === null || typeof kept !== 'object') return plan;
  const { seats, options, listed, hints, seconds, after } = kept as Partial<Plan>;
  const known = ['me', 'open', ...game.bots];
  if (Array.isArray(seats) && seats.length >= game.seats[0] && seats.length <= game.seats[1])
    if (seats.every((seat) => known.includes(seat)) && seats.includes('me')) plan.seats = seats;
  for (const setting of game.options) {
    const value = options?.[setting.name];
    if (value !== undefined && isValue(setting, value)) plan.options[setting.name] = value;
  }
  plan.listed = listed === true;
  plan.hints = hints !== false;
  plan.seconds = TIMES.find((one) => one === seconds) ?? null;
  plan.after = after === 'end' ? 'end' : 'bot';
  return plan;
}

function isValue(setting: Setting, value: Value): boolean {
  if (value === null) return setting.default === null;
  if (setting.many) return Array.isArray(value) && value.every((one) => setting.choices.includes(one));
  return !Array.isArray(value) && setting.choices.includes(value);
}

/** Return the seats resized to a count; one of them is always mine. */
export function withSeats(game: GameInfo, seats: readonly string[], count: number): string[] {
  const more = Array.from({ length: count }, (_, seat) => seats[seat] ?? usualSeat(game));
  return more.includes('me') ? more : ['me', ...more.slice(1)];
}
