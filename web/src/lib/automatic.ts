/** Passing for a seat: which windows its own client lets go by without asking. */
import type { Option, View } from './model';

/** Ask where something can be done; pass until a hero enters my dungeon; pass until my turn; always ask. */
export const WISHES = ['able', 'hero', 'turn', 'ask'] as const;
export type Wish = (typeof WISHES)[number];

/**
 * Every automatic pass takes exactly this long (in milliseconds), whatever the hand holds and whatever the reason:
 * its speed must not betray anything to the other players.
 */
export const DELAY = 600;

/** What a view says of whose turn it is, in games that have windows. */
interface Turns {
  active?: number | null;
  phase?: string;
  walk?: { seat: number } | null;
}

/** The option that the client takes for its seat, or null if the player is to be asked. */
export function passes(view: View | null, seat: number | null, wish: Wish): Option | null {
  const decision = view?.decision;
  if (!decision?.options || seat === null || decision.seat !== seat) return null;
  const idle = decision.options.find((option) => option.idle);
  if (idle === undefined) return null;
  const nothingElse = wish !== 'ask' && decision.options.every((option) => option.idle);
  return nothingElse || isUnwanted(view as Turns, seat, wish) ? idle : null;
}

/** Whether the wish is not to be asked now. */
function isUnwanted({ active, phase, walk }: Turns, seat: number, wish: Wish): boolean {
  if (wish === 'turn') return active !== seat;
  if (wish === 'hero') return walk?.seat !== seat && !(active === seat && phase === 'build');
  return false;
}
