/** One Deck Dungeon, as the register of games wants it. */
import type { GameModule } from '..';
import { answer, chapters, drawn, journeys, lesson, listed, primary, question } from './parts';

export const game: GameModule = {
  Table: async () => (await import('./Table.svelte')).default,
  Phases: async () => (await import('./Phases.svelte')).default,
  CardFace: async () => (await import('./CardFace.svelte')).default,
  banner: async () => (await import('./Banner.svelte')).default,
  drawn,
  listed,
  primary,
  answer,
  question,
  journeys,
  chapters,
  phraseGroups: () => [],
  PHRASE_KINDS: {},
  rules: ['help-goal', 'help-turn', 'help-encounter', 'help-loot', 'help-boss', 'help-poison'],
  lesson,
};
