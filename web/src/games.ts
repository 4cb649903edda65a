/** The games that this browser can show: for each its table and its cards. */
import type { Component } from 'svelte';
import type { Arguments } from './lib/language/language';
import type { Option, EventData, View } from './lib/server/model';
import type { Keyed } from './lib/table/keys';
import type { Blow, Journey } from './lib/screen/motion';
import type { Mood } from './lib/sound/music';
import type { TableStore } from './lib/table/store.svelte';
import { plain } from './generic';

/** A good first game: how it is set up for a quick start, and what is worth a word when something is asked. */
export interface Lesson {
  seats: { kind: 'me' | 'bot'; level?: string }[];
  options: Record<string, unknown>;
  /** The message key of the tip for what is asked now, or null; each one is shown until it is put away. */
  tip: (view: View) => string | null;
}

/** A heading in log and story, as a message. */
export interface Chapter {
  key: string;
  args: Arguments;
  /** The heading says all that the event's own line would. */
  saysAll?: boolean;
}

/** What is special to a game. All that needs pictures or much code is loaded when it is needed. */
export interface GameModule {
  /** The table itself, with the prompt bar where the eye goes. */
  Table: () => Promise<Component<{ store: TableStore }>>;
  /** Where in the turn the table is, for the bar at the top. */
  Phases?: () => Promise<Component<{ store: TableStore }>>;
  /** A card with its facts and text. */
  CardFace: () => Promise<Component<{ id: string }>>;
  /** What a card does now, in the numbers that the view tells; told with its number if it is one of those in play. */
  Now?: () => Promise<Component<{ store: TableStore; card: string; number: number | undefined }>>;
  /** The page of what a guest keeps from game to game. */
  Campaign?: () => Promise<Component<{ game: string }>>;
  /** The options that the table itself draws, so that nobody else needs to; told with all that are left. */
  drawn?: (option: Option, left: readonly Option[]) => boolean;
  /** The options that stand in the prompt bar although things on the table stand for them, too. */
  listed?: (option: Option, view: View) => boolean;
  /** Which options the view foretells to end badly: they are asked for twice, as those are that are always grave. */
  isGrave?: (option: Option, view: View) => boolean;
  /** Which place among the keys an answer in the prompt bar has, if not before the things of the table. */
  keyed?: (option: Option, view: View) => Keyed | undefined;
  /** The keys that only this game has, each with the message key of what it does. */
  keys?: readonly (readonly [key: string, text: string])[];
  /** Which of the answers in the prompt bar Enter gives; without this the first one that costs nothing dear. */
  primary?: (answers: readonly Option[], view: View) => Option | undefined;
  /** What is asked, where the view and the options left by what is picked say it better than the question's own text. */
  question?: (view: View, begun: readonly Option[]) => { key: string; args: Arguments } | null;
  /** The words of an answer where the view says it better than the option's own text. */
  answer?: (option: Option, view: View) => { key: string; args: Arguments } | null;
  /** Which things travel where when an event happens (see `lib/screen/motion.ts`). */
  journeys?: (event: EventData) => Journey[];
  /** What is struck or gained when an event happens, and shakes or has a number rise from it. */
  blows?: (event: EventData) => Blow[];
  /** The heading that an event begins in log and story. */
  chapters?: (event: EventData) => Chapter | null;
  /** What the end of a game leaves to be said besides who won and why: who fell, how far they came, and what happened. */
  ending?: (view: View, events: readonly EventData[]) => string[];
  /** The parts of each player's score, in words and numbers, where the result alone does not explain itself. */
  scoring?: (view: View, seat: number) => { key: string; value: number }[];
  /** Its events are told as a story, too. */
  hasStory?: boolean;
  /** What the symbols of the table mean. */
  Legend?: () => Promise<Component>;
  /** How its music is to sound. */
  music?: () => Promise<Mood>;
  /** The pictures of its rulebook, by their names there. */
  Picture?: () => Promise<Component<{ name: string }>>;
  lesson?: Lesson;
  /** The sprite that speaks in its lessons. */
  guide?: string;
}

/** The browser part of every game of the house, from `web/index.ts` in the game's own folder. */
const found = import.meta.glob<{ game: GameModule }>('../../src/undercroft/games/*/web/index.ts', { eager: true });

/** The id of the game whose folder a path goes through. */
const idIn = (path: string): string => (/games\/(\w+)\/web/.exec(path)?.[1] ?? '').replaceAll('_', '-');

const house: Record<string, GameModule> = Object.fromEntries(
  Object.entries(found).map(([path, module]) => [idIn(path), module.game]),
);

/** The ids of the games of the house. */
export const houseGames: readonly string[] = Object.keys(house);

/** The browser part of a game: its own, or the plain one that shows any game. */
export const gameOf = (id: string): GameModule => house[id] ?? plain;
