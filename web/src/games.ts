/** The browser parts of the games. */
import type { Component } from 'svelte';
import type { Arguments } from './lib/language/language';
import type { Option, EventData, View } from './lib/server/model';
import type { Windows } from './lib/table/automatic';
import type { Keyed } from './lib/table/keys';
import type { Blow, Journey } from './lib/screen/motion';
import type { Mood } from './lib/sound/music';
import type { SoundName } from './lib/sound/sound';
import type { ShapeName } from './art/sheets';
import type { TableStore } from './lib/table/store.svelte';
import { plain } from './generic';

/** The first game: options of a quick start, and tips for its questions. */
export interface Lesson {
  seats: { kind: 'me' | 'bot'; level?: string }[];
  options: Record<string, unknown>;
  /** Return the message key of the tip for the current question, or null; each tip is shown until it is dismissed. */
  tip: (view: View) => string | null;
}

/** A heading in log and story. */
export interface Chapter {
  key: string;
  args: Arguments;
  /** True if the heading replaces the line of the event. */
  saysAll?: boolean;
}

/** The browser part of a game. Parts with pictures or much code are loaded on demand. */
export interface GameModule {
  /** The table, with the prompt bar. */
  Table: () => Promise<Component<{ store: TableStore }>>;
  /** The phases of the turn, for the top bar. */
  Phases?: () => Promise<Component<{ store: TableStore }>>;
  /** A card with its facts and text. */
  CardFace: () => Promise<Component<{ id: string }>>;
  /** The current effect of a card, with numbers from the view; `number` is that of a card in play. */
  Now?: () => Promise<Component<{ store: TableStore; card: string; number: number | undefined }>>;
  /** The campaign page. */
  Campaign?: () => Promise<Component<{ game: string }>>;
  /** True for options that the table shows itself; `left` are all that match the picked targets. */
  drawn?: (option: Option, left: readonly Option[]) => boolean;
  /** True for options with a button in the prompt bar in addition to targets on the table. */
  listed?: (option: Option, view: View) => boolean;
  /** True for options that need confirmation according to the view, besides those that always do. */
  isGrave?: (option: Option, view: View) => boolean;
  /** The windows that the game opens for spells and effects, if it does. */
  windows?: Windows;
  /** The position of an answer among the number keys, if not before the targets of the table. */
  keyed?: (option: Option, view: View) => Keyed | undefined;
  /** Additional keys of this game, each with the message key of its description. */
  keys?: readonly (readonly [key: string, text: string])[];
  /** The answer for Enter; by default the first one that is neither grave nor a step back. */
  primary?: (answers: readonly Option[], view: View) => Option | undefined;
  /** A better text of the question, from the view and the options that match the picked targets. */
  question?: (view: View, begun: readonly Option[]) => { key: string; args: Arguments } | null;
  /** A better text of an answer, from the view. */
  answer?: (option: Option, view: View) => { key: string; args: Arguments } | null;
  /** Movements of elements by an event (see `lib/screen/motion.ts`). */
  journeys?: (event: EventData) => Journey[];
  /** Elements that are hit or rewarded by an event. */
  blows?: (event: EventData) => Blow[];
  /** The time (in milliseconds, at normal speed) for which an event is shown before the next question; `own` says that
   * this seat caused it. */
  lasts?: (event: EventData, own: boolean) => number;
  /** The picture of an event that is shown. */
  scene?: (event: EventData) => { name: string; shape: ShapeName } | null;
  /** The sound of an event that is shown. */
  sound?: (event: EventData) => SoundName | null;
  /** The heading of the chapter that an event begins. */
  chapters?: (event: EventData) => Chapter | null;
  /** Additional lines of the result: fallen heroes, progress, statistics. */
  ending?: (view: View, events: readonly EventData[]) => string[];
  /** The parts of a player's score. */
  scoring?: (view: View, seat: number) => { key: string; value: number }[];
  /** True if events have story texts. */
  hasStory?: boolean;
  /** The legend of the symbols of the table. */
  Legend?: () => Promise<Component>;
  /** The mood of its music. */
  music?: () => Promise<Mood>;
  /** The pictures of its rulebook by name. */
  Picture?: () => Promise<Component<{ name: string }>>;
  lesson?: Lesson;
  /** The sprite of the guide in its lessons. */
  guide?: string;
}

/** The browser parts of the bundled games, from `web/index.ts` in their folders. */
const found = import.meta.glob<{ game: GameModule }>('../../src/undercroft/games/*/web/index.ts', { eager: true });

/** Return the id of the game from a path in its folder. */
const idIn = (path: string): string => (/games\/(\w+)\/web/.exec(path)?.[1] ?? '').replaceAll('_', '-');

const bundled: Record<string, GameModule> = Object.fromEntries(
  Object.entries(found).map(([path, module]) => [idIn(path), module.game]),
);

/** The ids of the bundled games. */
export const bundledGames: readonly string[] = Object.keys(bundled);

/** Return the browser part of a game: its own, or the generic one. */
export const gameOf = (id: string): GameModule => bundled[id] ?? plain;
