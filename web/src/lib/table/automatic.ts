/** Automatic passing: the windows in which a client passes for its seat without asking. */
import type { Option, View } from '../server/model';

/** Settings that stay: ask where the seat can change something, or always. Games add modes that end by themselves. */
export const ABLE = 'able';
export const ASK = 'ask';
/** The mode of a game that passes until a moment is over or something new can be done. */
export const THROUGH = 'through';

/**
 * The delay of every automatic pass among people (in milliseconds). It is constant, so that it reveals nothing about
 * the hand to other players; the server's answer about a window is awaited no longer.
 */
export const DELAY = 600;
/** The delay of a pass after something that one might want to answer, also among bots. */
export const HOLD = 1500;

/** The windows of a game, for its module. */
export interface Windows {
  /** The parts of a round in which a player may want to be asked always. */
  stops: readonly string[];
  /** Return the part of a window. */
  stop: (view: View) => string;
  /** Return true if a window has an option that changes something for certain, so that nobody need find out. */
  certain: (view: View) => boolean;
  /** Return true if somebody else has done what one might want to answer; by public facts alone. */
  answerable: (view: View) => boolean;
}

/** `wait` is for the server's answer about what the seat could change. */
export type Verdict = 'ask' | 'pass' | 'wait';

export interface Attentive {
  mode: string;
  windows?: Windows | undefined;
  /** The parts of a round in which the player is asked always. */
  stops?: readonly string[];
  /** True if something new can be changed, undefined until the server has answered. */
  asks?: boolean | undefined;
}

/** A window that was passed for its player: the view before, and the mode. */
export interface SilentPass {
  view: View;
  mode: string;
}

/** Return the option that passes the decision of a seat, or null. */
export function idleOption(view: View | null, seat: number | null): Option | null {
  const decision = view?.decision;
  if (!decision?.options || seat === null || decision.seat !== seat) return null;
  return decision.options.find((option) => option.idle) ?? null;
}

/** Return true if a mode passes the decision, as the game says by public facts. */
export const passedBy = (view: View | null, mode: string): boolean =>
  view?.decision?.passed_by?.includes(mode) ?? false;

/** Return true if the decision of a seat offers more than passing. */
export const offersMore = (view: View): boolean => view.decision?.options?.some((option) => !option.idle) ?? false;

/** Decide whether the player of a seat is asked. */
export function judge(view: View | null, seat: number | null, { mode, windows, stops, asks }: Attentive): Verdict {
  if (view === null || idleOption(view, seat) === null || mode === ASK) return 'ask';
  if (!offersMore(view)) return 'pass';
  if (view.decision?.passed_by === undefined) return 'ask'; // no window
  if (view.decision?.passed_by === undefined) return 'ask'; // no window
  if (windows !== undefined && (stops?.includes(windows.stop(view)) || windows.certain(view))) return 'ask';
  if (mode !== THROUGH && passedBy(view, mode)) return 'pass';
  if (windows === undefined) return 'ask';
  return asks === undefined ? 'wait' : asks ? 'ask' : 'pass';
}

/** Return the mode that a decision leaves: one of the game ends at the first window that it does not pass. */
export function modeAfter(view: View | null, seat: number | null, mode: string): string {
  const isWindow = idleOption(view, seat) !== null && view?.decision?.passed_by !== undefined;
  const stays = mode === ABLE || mode === ASK || !isWindow || passedBy(view, mode);
  return stays || !offersMore(view) ? mode : ABLE;
}

/**
 * Return the delay of an automatic pass. Among people it depends on public facts alone; among bots there is one only
 * where the player could answer something.
 */
export function delayOf(view: View, mode: string, windows: Windows | undefined, amongBots: boolean): number {
  const tense = mode === ABLE && (windows?.answerable(view) ?? false);
  if (amongBots) return tense && offersMore(view) ? HOLD : 0;
  return tense ? HOLD : DELAY;
}
