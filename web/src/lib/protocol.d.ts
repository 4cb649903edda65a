/* Made by scripts/protocol.mjs from docs/reference/protocol.schema.json: do not edit. */

/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "FromClient".
 */
export type FromClient = Choose | Undo | Say | Chat | Advise | Suggest | AskHint | ListPhrases | Ping;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "FromServer".
 */
export type FromServer =
  TableView | Update | Refused | Notice | Spoken | Seats | Advised | Suggestion | Hinted | Phrases | Pong;

/**
 * The messages of version 2 of the protocol.
 */
export interface Protocol {
  [k: string]: unknown;
}
/**
 * Something that a guest has earned: at which table first, and when.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Achievement".
 */
export interface Achievement {
  id: string;
  table: string;
  earned: number;
}
/**
 * The achievements of a game: all of them, and those that the guest has.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Achievements".
 */
export interface Achievements {
  all: string[];
  earned: Achievement[];
}
/**
 * Something the seat that is asked might do: options in the order to play them, and what that leads to.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Advice".
 */
export interface Advice {
  texts: string[];
  notes: {
    [k: string]: number;
  };
  later?: ToldOption[];
}
/**
 * One legal thing to do.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ToldOption".
 */
export interface ToldOption {
  args: {
    [k: string]: number | string;
  };
  back?: boolean;
  grave?: boolean;
  idle?: boolean;
  names: {
    [k: string]: string;
  };
  seats?: string[];
  targets: [string, number][];
  text: string;
  verb: string;
}
/**
 * Ask what the game suggests for the decision that would make this entry.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Advise".
 */
export interface Advise {
  type: 'advise';
  entry: number;
}
/**
 * What the game suggests to the seat that asked, the best first; often nothing.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Advised".
 */
export interface Advised {
  type: 'advice';
  entry: number;
  advice: Advice[];
}
/**
 * How long every decision of a person may take, and what happens when somebody is late.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Allowance".
 */
export interface Allowance {
  seconds: 300 | 3600 | 86400 | 259200 | 604800;
  after?: 'bot' | 'end';
}
/**
 * An option of a decision, as it was told, and the result that could be expected of it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Alternative".
 */
export interface Alternative {
  option: ToldOption;
  value: number;
  error: number;
}
/**
 * Ask what a bot would do in the decision that would make this entry, what it expects of it, and why.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AskHint".
 */
export interface AskHint {
  type: 'hint';
  entry: number;
}
/**
 * What somebody has kept in a game, as a file to take along.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CampaignFile".
 */
export interface CampaignFile {
  undercroft?: 'campaign-1';
  game: string;
  kept: {
    [k: string]: unknown;
  };
}
/**
 * By how much an option leads to more (below 0: to less) of something than another one, on average.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Change".
 */
export interface Change {
  stake: string;
  by: number;
  good: boolean;
}
/**
 * Write a line to everybody at the table.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
  type: 'chat';
  text: string;
}
/**
 * Play an option; the entry is the number of the one that this would make.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Choose".
 */
export interface Choose {
  type: 'choose';
  entry: number;
  option: string;
}
/**
 * The code of a new table.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Created".
 */
export interface Created {
  id: string;
}
/**
 * A day's challenge in a game, and how it went.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DailyGame".
 */
export interface DailyGame {
  game: string;
  bot: string | null;
  table: string | null;
  played: boolean;
  shown: boolean;
  results: DailyResult[];
  best: string | null;
}
/**
 * A finished try of a day's challenge.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DailyResult".
 */
export interface DailyResult {
  name: string | null;
  won: boolean;
  score: number;
  entries: number;
  mine: boolean;
}
/**
 * The challenges of a day.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DailyPage".
 */
export interface DailyPage {
  day: string;
  today: boolean;
  games: DailyGame[];
}
/**
 * A finished game as a person played it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Finished".
 */
export interface Finished {
  game: string;
  ended: number;
  won: boolean;
  score: number;
  traits?: {
    [k: string]: string[];
  };
  bots?: string[];
}
/**
 * One moment of a finished or uploaded game.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Frame".
 */
export interface Frame {
  decisions: number;
  seat: number | null;
  option: string | null;
  events: {
    [k: string]: unknown;
  }[];
  view: {
    [k: string]: unknown;
  };
}
/**
 * Take back the last decision; the entry is the number of the one that this would make.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  type: 'undo';
  entry: number;
}
/**
 * Say one of the game's phrases.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  type: 'say';
  phrase: string;
}
/**
 * Ask what a good player would most likely do in the decision that would make this entry.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Suggest".
 */
export interface Suggest {
  type: 'suggest';
  entry: number;
}
/**
 * Ask what can be said now.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ListPhrases".
 */
export interface ListPhrases {
  type: 'phrases';
}
/**
 * Ask for a sign of life.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: 'ping';
}
/**
 * Everything a client needs to draw the table: sent on connect, and when updates could not be caught up with.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TableView".
 */
export interface TableView {
  type: 'view';
  table: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  entry: number;
  status: 'open' | 'over' | 'playing';
  seat: number | null;
  seats: Seat[];
  view: {
    [k: string]: unknown;
  } | null;
  events: {
    [k: string]: unknown;
  }[];
  talk: Talk[];
  undo: string | null;
  new_achievements?: string[];
  continued?: boolean;
  lesson?: Standing | null;
  numbers?: number[];
  puzzle?: PuzzleHere | null;
  hints?: boolean;
  allowance?: Allowance | null;
  seconds_left?: number | null;
  ended?: ('ended' | 'ended-late') | null;
}
/**
 * A seat as everybody sees it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Seat".
 */
export interface Seat {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string | null;
  level?: string | null;
  here?: boolean;
  mine?: boolean;
  picture?: string | null;
  late?: Late | null;
  agreed?: boolean;
}
/**
 * A person who was late, and for whom a bot plays on until they sit down again.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Late".
 */
export interface Late {
  name: string | null;
  me: boolean;
}
/**
 * Something said: a phrase of the game (in its text form), a line of chat, or a note of the server.
 *
 *     The text of a note is the end of the message that says it, `note-` before it: what became of the seat's deadline.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Talk".
 */
export interface Talk {
  entry: number;
  seat: number | null;
  name: string | null;
  kind: 'chat' | 'note' | 'phrase';
  text: string;
  phrase?: Phrase | null;
}
/**
 * Something said, or to be said, as it is told: as an option is.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Phrase".
 */
export interface Phrase {
  text: string;
  verb: string;
  args: {
    [k: string]: number | string;
  };
  names: {
    [k: string]: string;
  };
  seats?: string[];
}
/**
 * Where a table stands in its lesson.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Standing".
 */
export interface Standing {
  first: number;
  total: number;
  steps: ToldStep[];
  option: string | null;
}
/**
 * Something that is said now, and what of the table it speaks of.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ToldStep".
 */
export interface ToldStep {
  text: string;
  lit: string[];
}
/**
 * The puzzle that a table is, and what has become of it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PuzzleHere".
 */
export interface PuzzleHere {
  number: number;
  goal: string;
  args: {
    [k: string]: number;
  };
  level: number;
  verdict: 'missed' | 'open' | 'solved';
}
/**
 * What one entry changed: what happened, and the parts of the view that are different now.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  type: 'update';
  entry: number;
  status: 'open' | 'over' | 'playing';
  events: {
    [k: string]: unknown;
  }[];
  changes: {
    [k: string]: unknown;
  };
  undo: string | null;
  thinking?: boolean;
  new_achievements?: string[];
  lesson?: Standing | null;
  verdict?: ('missed' | 'open' | 'solved') | null;
  seconds_left?: number | null;
}
/**
 * A message that was not obeyed, and why; nothing has changed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  type: 'refused';
  code: string;
  details: {
    [k: string]: unknown;
  };
  entry?: number | null;
}
/**
 * Something that everybody at the table should know of and that is no move: the message `error-` and its code.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Notice".
 */
export interface Notice {
  type: 'notice';
  code: string;
  details: {
    [k: string]: unknown;
  };
}
/**
 * Somebody said something.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Spoken".
 */
export interface Spoken {
  type: 'talk';
  talk: Talk;
}
/**
 * Who sits where has changed, or who is connected.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Seats".
 */
export interface Seats {
  type: 'seats';
  status: 'open' | 'over' | 'playing';
  seats: Seat[];
  seconds_left?: number | null;
}
/**
 * What the strongest bot that does not search would do at the seat that asked; it sees no more than that seat.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Suggestion".
 */
export interface Suggestion {
  type: 'suggestion';
  entry: number;
  option: string;
}
/**
 * What a bot would do at the seat that asked, which sees no more than that seat does, and why.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hinted".
 */
export interface Hinted {
  type: 'hint';
  entry: number;
  options: RatedOption[];
  unit: ('chance' | 'points') | null;
  other: string | null;
  changes: Change[];
  worlds: number;
}
/**
 * An option and the result that is expected of it: a chance of winning, or points; null where nobody knows.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RatedOption".
 */
export interface RatedOption {
  option: string;
  value: number | null;
  error: number | null;
}
/**
 * The phrases of the game that make sense now; many games have none.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Phrases".
 */
export interface Phrases {
  type: 'phrases';
  phrases: Phrase[];
}
/**
 * A sign of life.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: 'pong';
}
/**
 * The results in a game.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameStatistics".
 */
export interface GameStatistics {
  total: Tally;
  best: number;
  traits: {
    [k: string]: {
      [k: string]: Tally;
    };
  };
  bots: {
    [k: string]: Tally;
  };
}
/**
 * How many games, and how many of them won.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Tally".
 */
export interface Tally {
  played?: number;
  won?: number;
}
/**
 * The first move of a puzzle's solution, as an option is told.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  option: {
    [k: string]: unknown;
  };
}
/**
 * A value that does not fit the rest, and the one that takes its place.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LostSetting".
 */
export interface LostSetting {
  name: string;
  value: unknown;
  now: unknown;
}
/**
 * The guest who asks; without a name until one was taken.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  name: string | null;
}
/**
 * A decision for which something else was better, as far as the seat could know then.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Mistake".
 */
export interface Mistake {
  number: number;
  prompt: string;
  chosen: Alternative;
  better: Alternative;
  others: Alternative[];
  loss: number;
  changes: Change[];
}
/**
 * A guest's wish to be called something.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewName".
 */
export interface NewName {
  name: string;
}
/**
 * A guest's wish to be shown with a picture.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewPicture".
 */
export interface NewPicture {
  picture: string;
}
/**
 * A table to be created; `record` and `upto` start it from a point of an earlier game.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  game: string;
  seats: SeatWanted[];
  options?: {
    [k: string]: unknown;
  };
  listed?: boolean;
  record?: string | null;
  upto?: number | null;
  hints?: boolean;
  deadline?: Allowance | null;
  lesson?: string | null;
}
/**
 * Who is to sit at a seat of a new table: the one who asks (`me`), a bot, or whoever comes (`open`).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatWanted".
 */
export interface SeatWanted {
  kind: 'bot' | 'me' | 'open';
  level?: string | null;
}
/**
 * A setting with something to choose.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OfferedSetting".
 */
export interface OfferedSetting {
  name: string;
  choices: (number | string)[];
  usual: number | string | null;
}
/**
 * A set-up that somebody is putting together: what is offered for it?
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlanWanted".
 */
export interface PlanWanted {
  seats: number;
  options?: {
    [k: string]: unknown;
  };
}
/**
 * What a form for a new table shows.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Planned".
 */
export interface Planned {
  offered: OfferedSetting[];
  lost: LostSetting[];
}
/**
 * A finished game of a guest, and its table.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlayedGame".
 */
export interface PlayedGame {
  table: string;
  finished: Finished;
}
/**
 * A decision of the seat, and the result that could be expected of what it chose.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Point".
 */
export interface Point {
  number: number;
  value: number;
}
/**
 * Why a request was refused.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  code: string;
  details: {
    [k: string]: unknown;
  };
}
/**
 * What a guest has played, won and solved.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Profile".
 */
export interface Profile {
  name: string | null;
  picture: string;
  pictures: string[];
  statistics: Statistics;
  puzzles: {
    [k: string]: Tally;
  };
  achievements: {
    [k: string]: Tally;
  };
}
/**
 * All results of a person.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Statistics".
 */
export interface Statistics {
  total: Tally;
  streaks: Streaks;
  games: {
    [k: string]: GameStatistics;
  };
}
/**
 * Games won in a row and days played in a row: now, and at their longest.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Streaks".
 */
export interface Streaks {
  wins: number;
  most_wins: number;
  days: number;
  most_days: number;
}
/**
 * A profile as a file.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ProfileFile".
 */
export interface ProfileFile {
  undercroft?: 'profile-1';
  profile: Profile;
  games: PlayedGame[];
}
/**
 * Whether this server tells those who are away that it is their turn.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PushOffer".
 */
export interface PushOffer {
  key: string | null;
}
/**
 * A puzzle in the list of its game.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PuzzleLine".
 */
export interface PuzzleLine {
  number: number;
  goal: string;
  args: {
    [k: string]: number;
  };
  level: number;
  about: string[];
  solved: boolean;
}
/**
 * What takes a guest to another browser: whoever says it there is that guest.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RecoveryPhrase".
 */
export interface RecoveryPhrase {
  phrase: string;
}
/**
 * A finished game, looked through from a seat.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Review".
 */
export interface Review {
  game: string;
  seat: number;
  unit: 'chance' | 'points';
  points: Point[];
  end: number;
  mistakes: Mistake[];
}
/**
 * The review of a finished game from a seat, or how far it is.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReviewTold".
 */
export interface ReviewTold {
  done: number;
  review: Review | null;
}
/**
 * What to do with a seat: sit down, get up (resign), or hand it to a bot.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatChange".
 */
export interface SeatChange {
  action: 'bot' | 'leave' | 'sit';
  level?: string | null;
}
/**
 * A browser in which the guest wants to be told, and in which language.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Subscription".
 */
export interface Subscription {
  endpoint: string;
  keys: SubscriptionKeys;
  language: string;
}
/**
 * What only the subscribed browser can open messages with, as browsers tell it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SubscriptionKeys".
 */
export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}
/**
 * A table in a list.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TableLine".
 */
export interface TableLine {
  id: string;
  game: string;
  status: 'open' | 'over' | 'playing';
  seats: Seat[];
  entries: number;
  updated: number;
  my_turn: boolean;
  result?: string | null;
  won?: boolean | null;
  lesson?: boolean;
  seconds_left?: number | null;
}
/**
 * The tables that concern a guest.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TableLists".
 */
export interface TableLists {
  mine: TableLine[];
  open: TableLine[];
  finished: TableLine[];
  restart?: number | null;
}
/**
 * A browser in which the guest wants to be told no more.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Unsubscribe".
 */
export interface Unsubscribe {
  endpoint: string;
}
/**
 * What is running.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Version".
 */
export interface Version {
  undercroft: string;
  protocol: number;
  games: {
    [k: string]: number;
  };
}
/**
 * Moments of a game: of a finished table or of an uploaded record, as a seat (None: a spectator) saw it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Watch".
 */
export interface Watch {
  table?: string | null;
  record?: string | null;
  seat?: number | null;
  first?: number;
  count?: number;
}
