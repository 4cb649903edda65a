/** The rulebook of a game: where in it something is explained, and how its words are searched. */
import type { Decision, EventData } from '../server/model';

/** A piece that is read at once; its words are messages, `rulebook-NAME` and `rulebook-NAME-title`. */
export interface RuleSection {
  name: string;
  /** The clauses of the ledger that it says. */
  clauses: string[];
  /** Printed cards that illustrate it. */
  cards: string[];
  /** The picture that the game draws for it. */
  picture: string | null;
}

export interface RuleChapter {
  name: string;
  sections: RuleSection[];
}

export interface Rulebook {
  chapters: RuleChapter[];
  /** The section that each kind of question is about; with what goes on then (`question/situation`) it counts before. */
  questions: Record<string, string>;
  events: Record<string, string>;
  /** Cards with a word of their own (`ruling-CARD`). */
  rulings: Record<string, string[]>;
}

/** A piece of a text, and whether it is what was searched for. */
export interface Cut {
  text: string;
  found: boolean;
}

export const sectionsOf = (book: Rulebook): RuleSection[] => book.chapters.flatMap(({ sections }) => sections);

const named = (book: Rulebook, name: string | undefined): RuleSection | null =>
  sectionsOf(book).find((section) => section.name === name) ?? null;

/** The section that a question concerns. */
export const aboutQuestion = (book: Rulebook, { prompt, situation }: Decision): RuleSection | null =>
  named(book, book.questions[`${prompt}/${situation?.key}`] ?? book.questions[prompt]);

/** The section that explains an event. */
export const aboutEvent = (book: Rulebook, { event }: EventData): RuleSection | null => named(book, book.events[event]);

/** A text as it is compared: small letters without marks, as many as before. */
export const fold = (text: string): string =>
  [...text]
    .map((letter) => letter.toLowerCase().normalize('NFD').charAt(0))
    .join('')
    .replaceAll('ł', 'l');

const WORD = /[\p{L}\p{N}]+/gu;

/** How the words that are searched for begin; endings are left out, as words change them. */
export const stems = (words: string): string[] =>
  (fold(words).match(WORD) ?? []).map((word) => word.slice(0, Math.max(4, word.length - 2)));

/** Whether every one of the words stands in the text. */
export function matches(text: string, wanted: readonly string[]): boolean {
  const words = fold(text).match(WORD) ?? [];
  return wanted.every((stem) => words.some((word) => word.startsWith(stem)));
}

/** A text cut at the words that were searched for. */
export function cutAt(text: string, wanted: readonly string[]): Cut[] {
  const cuts: Cut[] = [];
  let done = 0;
  for (const word of wanted.length > 0 ? text.matchAll(WORD) : []) {
    if (!wanted.some((stem) => fold(word[0]).startsWith(stem))) continue;
    if (word.index > done) cuts.push({ text: text.slice(done, word.index), found: false });
    cuts.push({ text: word[0], found: true });
    done = word.index + word[0].length;
  }
  if (done < text.length || cuts.length === 0) cuts.push({ text: text.slice(done), found: false });
  return cuts;
}
