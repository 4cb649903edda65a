/** Boss Monster, as the register of games wants it. */
import type { GameModule } from '$games';
import { OWN_KEY } from '$lib/table/keys';
import {
  answer,
  blows,
  chapters,
  drawn,
  isGrave,
  journeys,
  keyed,
  lesson,
  listed,
  primary,
  question,
  scoring,
} from './parts';

export const game: GameModule = {
  Table: async () => (await import('./Table.svelte')).default,
  Phases: async () => (await import('./Phases.svelte')).default,
  CardFace: async () => (await import('./cards/CardFace.svelte')).default,
  Now: async () => (await import('./cards/Now.svelte')).default,
  guide: 'home-medusa',
  drawn,
  listed,
  primary,
  isGrave,
  keyed,
  keys: [[OWN_KEY, 'web-key-end']],
  answer,
  question,
  journeys,
  blows,
  chapters,
  scoring,
  music: async () => (await import('./music')).mood,
  Picture: async () => (await import('./Picture.svelte')).default,
  lesson,
};
