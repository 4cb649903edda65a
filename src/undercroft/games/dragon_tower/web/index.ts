/** The game module of Dragon Tower. */
import type { GameModule } from '$games';
import { answer, blows, chapters, drawn, isGrave, journeys, lesson, primary } from './parts';
import { lasts, scene, sound } from './story';

export const game: GameModule = {
  Table: async () => (await import('./Table.svelte')).default,
  Phases: async () => (await import('./Phases.svelte')).default,
  Picture: async () => (await import('./Picture.svelte')).default,
  CardFace: async () => (await import('./cards/CardFace.svelte')).default,
  guide: 'home-dragon',
  Now: async () => (await import('./cards/Now.svelte')).default,
  drawn,
  primary,
  isGrave,
  answer,
  journeys,
  blows,
  lasts,
  scene,
  sound,
  chapters,
  hasStory: true,
  music: async () => (await import('./music')).mood,
  lesson,
};
