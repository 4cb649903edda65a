/** How events are shown before the next question: how long, with which picture and sound. */
import type { GameModule } from '$games';
import { facts } from './cards/facts.svelte';
import { faceOf, isShownEvent, isStep } from './model';
import { art } from './words';

/** Durations of a hero's step (after the move of another seat, or the own one), of an event on the table, and of other moves (in milliseconds). */
const STEP = 800;
const OWN_STEP = 500;
const MOMENT = 1300;
const MOVE = 800;
/** What everybody sees anyway: phases, turns, decks; and what the events after it tell. */
const QUIET = [
  'build-turn-begun',
  'adventure-turn-begun',
  'deck-reshuffled',
  'market-filled',
  'market-cleared',
  'opponent-chosen',
  'room-acted',
  'room-placed', // face down, and turned up with all others
  'rooms-reactivated',
  'round-begun',
  'target-chosen',
];

/** Show the own moves for a shorter time, and only what they lead to. */
export const lasts: NonNullable<GameModule['lasts']> = (event, own) => {
  if (isStep(event)) return own ? OWN_STEP : STEP;
  if (isShownEvent(event)) return own ? MOMENT / 2 : MOMENT;
  return own || QUIET.includes(event.event) ? 0 : MOVE;
};

export const scene: NonNullable<GameModule['scene']> = (event) => {
  const face = faceOf(event);
  return face === null ? null : { name: art(face), shape: facts.isHero(face) ? 'tile' : 'strip' };
};

export const sound: NonNullable<GameModule['sound']> = (event) => (event.event === 'hero-survived' ? 'hurt' : null);
