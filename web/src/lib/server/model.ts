/** What a view holds for every game; a game's own table reads further keys that only it knows. */
import type { ShownCard, DecisionData, OptionData, ResultData, View as WholeView } from './view';

export type { OpenCard, Pile, ShownCard } from './view';
export type { OptionData as Option, DecisionData as Decision, ResultData as Result };

/** Something that an option touches: its kind (such as `card` or `hero`) and number. */
export type Target = OptionData['targets'][number];

/** A view without what the server tells beside it. */
export type Told<V> = Omit<V, 'options' | 'names' | 'said'>;

/** What a seat may know of a table, whatever is played. */
export type View = Omit<Told<WholeView>, 'zones'> & { zones: object };

/** A line of a story: its message key and what it speaks of. */
export type StoryLine = [key: string, args: Record<string, unknown>];

/** An event as a seat was told it. */
export interface EventData {
  event: string;
  /** For fields that stand for named things, the message keys of the names. */
  names?: Record<string, string | string[]>;
  /** The fields that are seats. */
  seats?: string[];
  /** How far it turned the game, if it did. */
  swing?: number;
  /** The lines that tell the event as a story. */
  story?: StoryLine[];
  [key: string]: unknown;
}

/** One setting of a game as `/api/games` lists it; a default of null leaves it open. */
export interface Setting {
  name: string;
  choices: (number | string)[];
  default: number | string | string[] | null;
  many: boolean;
  cards?: string[];
}

/** A declared zone: who sees the faces in it, how cards lie, and whether it is one, a group, or one before each seat. */
export interface ZoneInfo {
  name: string;
  sight: 'everyone' | 'owner' | 'nobody';
  order: 'row' | 'hand' | 'pile';
  single: boolean;
  of_seats: boolean;
}

/** A game as `/api/games` lists it. */
export interface GameInfo {
  id: string;
  version: number;
  seats: [low: number, high: number];
  options: Setting[];
  /** When its players may wish to be passed for. */
  wishes: string[];
  languages: string[];
  /** The guided games that it brings along. */
  lessons: string[];
  /** The levels of bots, the weakest first, and the one that is offered. */
  bots: string[];
  usual_bot: string | null;
  /** Its finished games can be reviewed. */
  reviews?: boolean;
  zones: ZoneInfo[];
  /** The zones whose cards nobody used, each with the message that tells so at the end of a game. */
  leftovers: { zone: string; key: string }[];
  /** The events that are counted, each with its message; of those with a field it is the cards there. */
  tallies: { event: string; key: string; cards: string }[];
  /** The kinds of events of which several in a row are one line of the log. */
  gathered: string[];
  /** Where the module of a table that the game brings lies, if it brings one. */
  table: string | null;
}

/** A printed card as `/api/games/{game}/cards` lists it. */
export interface PrintedCard {
  id: string;
  kind: string;
  back: string;
  copies: number;
  source: string;
  facts: Record<string, unknown>;
  /** Where its parts come from, the surest source first. */
  origins: Origin[];
  /** The messages of all that is printed on it, as far as there are such. */
  texts: string[];
  /** The cards on which this one is printed. */
  given_by: string[];
}

/** The parts of a card that share a source: the message that names each. */
export interface Origin {
  source: string;
  parts: { text: string; args?: Record<string, number>; names?: Record<string, string> }[];
}

/** The cards of some zones that lie open and have one of these numbers, by number. */
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

/** A card that lies open somewhere, by its number. */
export const cardIn = (view: { zones: object }, id: number): ShownCard | undefined =>
  cardsIn(view.zones, new Set([id])).get(id);
