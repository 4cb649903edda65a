/** Automatic passing: the windows in which a client passes for its seat without asking. */
import type { Option, View } from '../server/model';

/** Settings: ask if the seat can act, or always; games may add modes in between. */
export const ABLE = 'able';
const ASK = 'ask';

/** Return all settings for a game, with its own modes in between. */
export const passModes = (own: readonly string[]): string[] => [ABLE, ...own, ASK];

/**
 * The delay of every automatic pass (in milliseconds). It is constant, so that it reveals nothing about the hand to
 * other players.
 */
export const DELAY = 600;

/** Return the option to play for the seat, or null to ask the player. */
export function passes(view: View | null, seat: number | null, mode: string): Option | null {
  const decision = view?.decision;
  if (!decision?.options || seat === null || decision.seat !== seat) return null;
  const idle = decision.options.find((option) => option.idle);
  if (idle === undefined) return null;
  const nothingElse = mode !== ASK && decision.options.every((option) => option.idle);
  return nothingElse || decision.passed_by?.includes(mode) ? idle : null;
}
