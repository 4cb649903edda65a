/** Super Boss Monster, as the register of games wants it: the family's table with a city in its middle. */
import type { GameModule } from '$games';
import { game as base } from '$packages/boss_monster/web';
import { answer, ending, journeys, keyed, lesson, listed, primary, question } from './parts';

export const game: GameModule = {
  ...base,
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
