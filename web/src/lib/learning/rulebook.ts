/** The rulebook of a game: its index of questions and events, and the text search. */
import type { Decision, EventData } from '../server/model';

/** A section; its texts are the messages `rulebook-NAME` and `rulebook-NAME-title`. */
export interface RuleSection {
  name: string;
  /** The clauses of the ledger that it covers. */
  clauses: string[];
  /** Printed ids of cards that illustrate it. */
  cards: string[];
  /** The name of the game's picture for it. */
  picture: string | null;
}

export interface RuleChapter {
  name: string;
  sections: RuleSection[];
}

export interface Rulebook {
  chapters: RuleChapter[];
  /** Sections by question; an entry for a situation (`question/situation`) comes first. */
  questions: Record<string, string>;
  events: Record<string, string>;
  /** Cards with rulings (`ruling-CARD`). */
  rulings: Record<string, string[]>;
}

/** A piece of a text; true if it matches the search. */
export interface Cut {
  text: string;
  found: boolean;
}

export const sectionsOf = (book: Rulebook): RuleSection[] => book.chapters.flatMap(({ sections }) => sections);

const named = (book: Rulebook, name: string | undefined): RuleSection | null =>
  sectionsOf(book).find((section) => section.name === name) ?? null;

/** Return the section about a question, or null. */
export const aboutQuestion = (book: Rulebook, { prompt, situation }: Decision): RuleSection | null =>
  named(book, book.questions[`${prompt}/${situation?.key}`] ?? book.questions[prompt]);

/** Return the section that explains an event, or null. */
export const aboutEvent = (book: Rulebook, { event }: EventData): RuleSection | null => named(book, book.events[event]);

/** Fold a text for comparison: lower case without diacritics, with the same length. */
export const fold = (text: string): string =>
  [...text]
    .map((letter) => letter.toLowerCase().normalize('NFD').charAt(0))
    .join('')
    .replaceAll('ł', 'l');

const WORD = /[\p{L}\p{N}]+/gu;

/** Return the stems of search words, without endings, which inflection changes. */
export const stems = (words: string): string[] =>
  (fold(words).match(WORD) ?? []).map((word) => word.slice(0, Math.max(4, word.length - 2)));

/** Return true if a text contains all words. */
export function matches(text: string, wanted: readonly string[]): boolean {
  const words = fold(text).match(WORD) ?? [];
  return wanted.every((stem) => words.some((word) => word.startsWith(stem)));
}

/** Split a text at the search words. */
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
