/** The game module of One Deck Dungeon. */
import type { GameModule } from '$games';
import { OWN_KEY } from '$lib/table/keys';
import {
  answer,
  blows,
  chapters,
  drawn,
  ending,
  isGrave,
  journeys,
  keyed,
  lesson,
  listed,
  primary,
  question,
} from './parts';

export const game: GameModule = {
  Table: async () => (await import('./Table.svelte')).default,
  Phases: async () => (await import('./Phases.svelte')).default,
  Picture: async () => (await import('./Picture.svelte')).default,
  CardFace: async () => (await import('./cards/CardFace.svelte')).default,
  Now: async () => (await import('./cards/Now.svelte')).default,
  Campaign: async () => (await import('./campaign/Campaign.svelte')).default,
  guide: 'home-ghost',
  drawn,
  listed,
  primary,
  isGrave,
  keyed,
  keys: [
    [OWN_KEY, 'web-key-end'],
    ['B', 'web-od-key-best'],
    ['C', 'web-od-key-combine'],
    ['D', 'web-od-key-discard'],
  ],
  answer,
  question,
  journeys,
  blows,
  chapters,
  ending,
  Legend: async () => (await import('./cards/Legend.svelte')).default,
  music: async () => (await import('./music')).mood,
  lesson,
};
