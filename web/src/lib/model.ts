/** What a view holds for every game; a game's own table reads further keys that only it knows. */

/** A printed card that somebody may see, or only its back. */
export interface ShownCard {
  id?: number;
  card?: string;
  back?: string;
}

/** Something that an option touches: its kind (such as `card` or `hero`) and number. */
export type Target = [kind: string, number: number];

/** One legal thing to do. */
export interface Option {
  text: string;
  verb: string;
  args: Record<string, number | string>;
  /** For arguments that stand for named things, the message key of the name. */
  names: Record<string, string>;
  targets: Target[];
  /** It only takes back what was put together before. */
  back?: boolean;
  /** It cannot be undone and may cost dearly: ask twice. */
  grave?: boolean;
  /** It only lets others go on: the client may take it for a player who has nothing else to do. */
  idle?: boolean;
}

/** A question put to a seat; only that seat gets the options. */
export interface Decision {
  number: number;
  seat: number;
  prompt: string;
  args: Record<string, number | string>;
  names: Record<string, string>;
  options?: Option[];
}

/** How a game ended. */
export interface Result {
  winners: number[];
  scores: number[];
  reason: string;
}

/** What a seat may know of a table. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  number: number;
  zones: Record<string, unknown>;
  decision: Decision | null;
  result: Result | null;
  [key: string]: unknown;
}

/** An event as a seat was told it. */
export interface ToldEvent {
  event: string;
  [key: string]: unknown;
}

/** These choices of an option need another option, or the number of `seats`, to have one of these values. */
export interface Need {
  choices: (number | string)[];
  option: string;
  values: (number | string)[];
}

/** One option of a game as `/api/games` lists it; a default of null is the first choice that fits the others. */
export interface Setting {
  name: string;
  choices: (number | string)[];
  default: number | string | string[] | null;
  many: boolean;
  cards?: string[];
  needs?: Need[];
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
  languages: string[];
  bots: string[];
  zones: ZoneInfo[];
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
}
