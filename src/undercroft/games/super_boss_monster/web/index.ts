/** Super Boss Monster: the family's table with a city in its middle. */
import type { GameModule } from '$games';
import { family } from '$packages/boss_family/web/module';
import { answer, ending, journeys, keyed, lesson, listed, primary, question } from './parts';

export const game: GameModule = {
  ...family,
  Table: async () => (await import('./Table.svelte')).default,
  Phases: async () => (await import('./Phases.svelte')).default,
  Picture: async () => (await import('./Picture.svelte')).default,
  CardFace: async () => (await import('./CardFace.svelte')).default,
  guide: 'home-vampire',
  listed,
  keyed,
  primary,
  answer,
  question,
  journeys,
  ending,
  music: async () => (await import('./music')).mood,
  lesson,
};
