/** How events are shown before the next question: how long, with which picture and sound. */
import type { GameModule } from '$games';
import { faceOf, healthOf, isShownEvent } from './model';
import { art } from './words';

/** Durations of an event on the table, and of other moves (in milliseconds). */
const MOMENT = 1400;
const MOVE = 800;
/** What everybody sees anyway. */
const QUIET = ['deck-reshuffled', 'room-cleared', 'stage-begun'];

/** Show the own moves for a shorter time, and only what they lead to. */
export const lasts: NonNullable<GameModule['lasts']> = (event, own) => {
  if (isShownEvent(event)) return own ? MOMENT / 2 : MOMENT;
  return own || QUIET.includes(event.event) ? 0 : MOVE;
};

export const scene: NonNullable<GameModule['scene']> = (event) => {
  const face = faceOf(event);
  return face === null ? null : { name: art(face), shape: 'strip' };
};

export const sound: NonNullable<GameModule['sound']> = (event) =>
  healthOf(event) < 0 || event.event === 'hero-died' ? 'hurt' : null;
