/** The games that this browser can show: for each its table, its cards, its story and its phrases. */
import type { Component } from 'svelte';
import type { Arguments } from '../lib/language';
import type { Option, ToldEvent, View } from '../lib/model';
import type { TableStore } from '../lib/table.svelte';
import { chapters, drawn } from './dragon-tower/parts';
import { PHRASE_KINDS, phrases } from './dragon-tower/phrases';
import { tell } from './dragon-tower/story';

/** What is special to a game. */
export interface GameModule {
  /** The table itself, with the prompt bar where the eye goes. */
  Table: () => Promise<Component<{ store: TableStore }>>;
  /** Where in the turn the table is, for the bar at the top. */
  Phases?: () => Promise<Component<{ store: TableStore }>>;
  /** A card with its facts and text. */
  CardFace: () => Promise<Component<{ id: string }>>;
  /** The options that the table itself draws, so that nobody else needs to. */
  drawn?: (option: Option) => boolean;
  /** The heading that an event begins in log and story. */
  chapters?: (event: ToldEvent) => { key: string; args: Arguments } | null;
  /** The lines of the story that tell an event: message keys and arguments. */
  tell: (event: ToldEvent, number: number) => [key: string, args: Record<string, unknown>][];
  /** What a seat may say now, in its text form. */
  phrases: (view: View | null) => string[];
  /** What the words of a phrase's arguments are. */
  PHRASE_KINDS: Readonly<Record<string, string>>;
  /** The picture of the game on the home page. */
  banner: () => Promise<Component>;
  /** Message keys of the rules in short. */
  rules: readonly string[];
}

export const games: Record<string, GameModule> = {
  'dragon-tower': {
    Table: async () => (await import('./dragon-tower/Table.svelte')).default,
    Phases: async () => (await import('./dragon-tower/Phases.svelte')).default,
    CardFace: async () => (await import('./dragon-tower/CardFace.svelte')).default,
    drawn,
    chapters,
    tell,
    phrases,
    PHRASE_KINDS,
    banner: async () => (await import('./dragon-tower/Banner.svelte')).default,
    rules: Array.from({ length: 8 }, (_, index) => `web-dt-rules-${index + 1}`),
  },
};
