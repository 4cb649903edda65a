/** The common part of the views of all games; tables of games read additional keys. */
import type { ShownCard, DecisionData, OptionData, ResultData, View as WholeView } from './view';

export type { OpenCard, Pile, ShownCard } from './view';
export type { OptionData as Option, DecisionData as Decision, ResultData as Result };

/** A target of an option: its kind (such as `card` or `hero`) and number. */
export type Target = OptionData['targets'][number];

/** A view without the metadata that the server adds. */
export type WithoutMetadata<V> = Omit<V, 'options' | 'names' | 'said'>;

/** The view of a table from a seat, for any game. */
export type View = Omit<WithoutMetadata<WholeView>, 'zones'> & { zones: object };

/** A line of a story: message key and arguments. */
export type StoryLine = [key: string, args: Record<string, unknown>];

/** An event in the form that a seat receives. */
export interface EventData {
  event: string;
  /** The message keys of names, by field. */
  names?: Record<string, string | string[]>;
  /** The names of fields that are seats. */
  seats?: string[];
  /** How much the event turned the game; absent if it did not. */
  swing?: number;
  /** The story lines of the event. */
  story?: StoryLine[];
  [key: string]: unknown;
}

/** A setting of a game in `/api/games`; a default of null leaves it open. */
export interface Setting {
  name: string;
  choices: (number | string)[];
  default: number | string | string[] | null;
  many: boolean;
  cards?: string[];
}

/** A declared zone: visibility, arrangement, and whether it is single, a group, or one per seat. */
export interface ZoneInfo {
  name: string;
  sight: 'everyone' | 'owner' | 'nobody';
  order: 'row' | 'hand' | 'pile';
  single: boolean;
  of_seats: boolean;
}

/** A game in `/api/games`. */
export interface GameInfo {
  id: string;
  version: number;
  seats: [low: number, high: number];
  options: Setting[];
  /** Additional modes of automatic passing. */
  wishes: string[];
  languages: string[];
  /** The ids of its lessons. */
  lessons: string[];
  /** The levels of bots, the weakest first; `usual_bot` is the default. */
  bots: string[];
  usual_bot: string | null;
  /** True if finished games can be reviewed. */
  reviews?: boolean;
  zones: ZoneInfo[];
  /** Zones of unused cards, each with the message about them at the end of a game. */
  leftovers: { zone: string; key: string }[];
  /** Events to count at the end of a game, each with its message; `cards` names a field whose cards are counted. */
  tallies: { event: string; key: string; cards: string }[];
  /** Kinds of events that are merged into one line of the log. */
  gathered: string[];
  /** The path of the game's own table module, or null. */
  table: string | null;
}

/** A printed card in `/api/games/{game}/cards`. */
export interface PrintedCard {
  id: string;
  kind: string;
  back: string;
  copies: number;
  source: string;
  facts: Record<string, unknown>;
  /** The sources of its parts, the most reliable first. */
  origins: Origin[];
  /** The messages of its printed texts. */
  texts: string[];
  /** The cards on which it is printed. */
  given_by: string[];
}

/** The parts of a card with the same source, by their message keys. */
export interface Origin {
  source: string;
  parts: { text: string; args?: Record<string, number>; names?: Record<string, string> }[];
}

/** Return the visible cards with these numbers in some zones, by number. */
export function cardsIn(zones: object, wanted: ReadonlySet<number>): Map<number, ShownCard> {
  const found = new Map<number, ShownCard>();
  const collect = (part: unknown): void => {
    if (part === null || typeof part !== 'object') return;
    const { id, card } = part as ShownCard;
    if (id !== undefined && card !== undefined && wanted.has(id)) found.set(id, part as ShownCard);
    else Object.values(part).forEach(collect);
  };
  collect(zones);
  return found;
}

/** Return a visible card by its number. */
export const cardIn = (view: { zones: object }, id: number): ShownCard | undefined =>
  cardsIn(view.zones, new Set([id])).get(id);
