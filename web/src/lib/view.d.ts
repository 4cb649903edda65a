/* Made by scripts/protocol.mjs from docs/reference/views/every-game.schema.json: do not edit. */

export interface ViewsOfEveryGame {
  [k: string]: unknown;
}
/**
 * A card that lies open for the one who looks.
 *
 * This interface was referenced by `ViewsOfEveryGame`'s JSON-Schema
 * via the `definition` "OpenCard".
 */
export interface OpenCard {
  /**
   * The id of what is printed on it.
   */
  card: string;
  /**
   * The number of the card at this table.
   */
  id: number;
}
/**
 * A stack of cards.
 *
 * This interface was referenced by `ViewsOfEveryGame`'s JSON-Schema
 * via the `definition` "Pile".
 */
export interface Pile {
  /**
   * How many cards it has.
   */
  count: number;
  /**
   * The cards whose faces may be known, each with its place; the bottom is 0.
   */
  known: [number, ShownCard][];
}
/**
 * A card with number and printed id, if the one who looks may know them; otherwise only with its back.
 *
 * This interface was referenced by `ViewsOfEveryGame`'s JSON-Schema
 * via the `definition` "ShownCard".
 */
export interface ShownCard {
  /**
   * What its back shows.
   */
  back?: string;
  /**
   * The id of what is printed on it.
   */
  card?: string;
  /**
   * The number of the card at this table.
   */
  id?: number;
}
/**
 * A question put to a seat.
 *
 * This interface was referenced by `ViewsOfEveryGame`'s JSON-Schema
 * via the `definition` "ToldDecision".
 */
export interface ToldDecision {
  /**
   * What the question is about, by name.
   */
  args: {
    [k: string]: number | string;
  };
  /**
   * For arguments that stand for named things, the message key of the name.
   */
  names: {
    [k: string]: string;
  };
  /**
   * How many decisions were made before it.
   */
  number: number;
  /**
   * Every legal answer; only the seat that is asked gets them.
   */
  options?: ToldOption[];
  /**
   * The wishes under which the client of the seat that is asked passes for it.
   */
  passed_by?: string[];
  /**
   * What is asked.
   */
  prompt: string;
  /**
   * Who is asked.
   */
  seat: number;
  /**
   * The names of the arguments that are seats.
   */
  seats?: string[];
  situation?: ToldSituation;
}
/**
 * One legal thing to do.
 *
 * This interface was referenced by `ViewsOfEveryGame`'s JSON-Schema
 * via the `definition` "ToldOption".
 */
export interface ToldOption {
  /**
   * With what, by name; beside a seat also, with `_is` after its name, whether that is `you` who are asked.
   */
  args: {
    [k: string]: number | string;
  };
  /**
   * It only takes back what was put together before.
   */
  back?: boolean;
  /**
   * It cannot be undone and may cost dearly: ask twice.
   */
  grave?: boolean;
  /**
   * It only lets others go on: a client may take it for a player who has nothing else to do.
   */
  idle?: boolean;
  /**
   * For arguments that stand for named things, the message key of the name.
   */
  names: {
    [k: string]: string;
  };
  /**
   * The names of the arguments that are seats.
   */
  seats?: string[];
  /**
   * The things that it touches, each with its kind (such as `card` or `hero`) and number.
   */
  targets: [string, number][];
  /**
   * Its stable text form: what is sent back to choose it.
   */
  text: string;
  /**
   * What is done.
   */
  verb: string;
}
/**
 * What goes on while somebody is asked: who did what to whom, what is at stake, and what passing means.
 *
 * This interface was referenced by `ViewsOfEveryGame`'s JSON-Schema
 * via the `definition` "ToldSituation".
 */
export interface ToldSituation {
  /**
   * Of what it speaks, by name; beside a seat also, with `_is` after its name, whether that is `you` who look.
   */
  args: {
    [k: string]: number | string;
  };
  /**
   * Which text says it.
   */
  key: string;
  /**
   * For arguments that stand for named things, the message key of the name.
   */
  names: {
    [k: string]: string;
  };
  /**
   * The names of the arguments that are seats.
   */
  seats?: string[];
}
/**
 * A phrase that a seat said.
 *
 * This interface was referenced by `ViewsOfEveryGame`'s JSON-Schema
 * via the `definition` "ToldPhrase".
 */
export interface ToldPhrase {
  /**
   * After how many decisions.
   */
  after: number;
  /**
   * Of what, by name.
   */
  args: {
    [k: string]: number | string;
  };
  /**
   * For arguments that stand for named things, the message key of the name.
   */
  names: {
    [k: string]: string;
  };
  /**
   * Who said it.
   */
  seat: number;
  /**
   * The names of the arguments that are seats.
   */
  seats?: string[];
  /**
   * The phrase in its text form.
   */
  text: string;
  /**
   * What is said.
   */
  verb: string;
}
/**
 * How a game ended.
 *
 * This interface was referenced by `ViewsOfEveryGame`'s JSON-Schema
 * via the `definition` "ToldResult".
 */
export interface ToldResult {
  /**
   * Why the game is over.
   */
  reason: string;
  /**
   * The score of each seat.
   */
  scores: number[];
  /**
   * The seats that have won.
   */
  winners: number[];
}
/**
 * What a seat may know of a table, whatever is played; a game adds its own part.
 *
 * This interface was referenced by `ViewsOfEveryGame`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  /**
   * The question being asked; null when the game is over.
   */
  decision: ToldDecision | null;
  /**
   * The id of the game.
   */
  game: string;
  /**
   * The names of the players, if they have any.
   */
  names: string[];
  /**
   * How many decisions were made.
   */
  number: number;
  /**
   * What was agreed when the table was made.
   */
  options: {
    [k: string]: unknown;
  };
  /**
   * How the game ended; null while it goes on.
   */
  result: ToldResult | null;
  /**
   * What was said so far.
   */
  said: ToldPhrase[];
  /**
   * Who looks; null is a spectator.
   */
  seat: number | null;
  /**
   * How many seats the table has.
   */
  seats: number;
  /**
   * Every declared zone: a list of cards or a pile, or a list of these where there are several equal ones.
   */
  zones: {
    [k: string]: unknown;
  };
}
