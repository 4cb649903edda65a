/** The parts of a game module shared by all editions of the family. */
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
  windows,
} from './parts';
import { lasts, scene, sound } from './story';

export const family = {
  Table: async () => (await import('./Table.svelte')).default,
  Phases: async () => (await import('./Phases.svelte')).default,
  CardFace: async () => (await import('./cards/CardFace.svelte')).default,
  Now: async () => (await import('./cards/Now.svelte')).default,
  drawn,
  listed,
  primary,
  isGrave,
  windows,
  keyed,
  keys: [[OWN_KEY, 'web-key-end']],
  answer,
  question,
  journeys,
  blows,
  lasts,
  scene,
  sound,
  chapters,
  scoring,
  Picture: async () => (await import('./Picture.svelte')).default,
  lesson,
} satisfies GameModule;
