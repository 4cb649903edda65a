/** Passing for a seat: which windows its own client lets go by without asking. */
import type { Option, View } from '../server/model';

/** When a player wants to be asked: where something can be done, always, or as the game offers. */
export const ABLE = 'able';
const ASK = 'ask';

/** All that a player of a game may wish; the game says what lies between the two. */
export const wishesOf = (own: readonly string[]): string[] => [ABLE, ...own, ASK];

/**
 * Every automatic pass takes exactly this long (in milliseconds), whatever the hand holds and whatever the reason:
 * its speed must not betray anything to the other players.
 */
export const DELAY = 600;

/** The option that the client takes for its seat, or null if the player is to be asked. */
export function passes(view: View | null, seat: number | null, wish: string): Option | null {
  const decision = view?.decision;
  if (!decision?.options || seat === null || decision.seat !== seat) return null;
  const idle = decision.options.find((option) => option.idle);
  if (idle === undefined) return null;
  const nothingElse = wish !== ASK && decision.options.every((option) => option.idle);
  return nothingElse || decision.passed_by?.includes(wish) ? idle : null;
}
