/** Where the parts of a printed card come from: the printed game, or us. */
import type { PrintedCard } from './model';

/** The sources from the surest to our own. */
export const SOURCES = ['rulebook', 'two-sources', 'public-list', 'memory', 'original'] as const;
const OWN = 'original';

/** A part of a card in a few words, and its source. */
export interface Part {
  words: string;
  source: string;
}

/** The parts that share a source. */
export interface Origin {
  source: string;
  parts: string[];
}

/** The parts of a card by their sources, the surest first. */
export function originsOf(parts: readonly Part[]): Origin[] {
  return SOURCES.map((source) => ({
    source,
    parts: parts.filter((part) => part.source === source).map((part) => part.words),
  })).filter((origin) => origin.parts.length > 0);
}

/** The source of a field of a row: what `known` lists is backed by a public source even where the row is our own. */
export function sourceOf(row: Record<string, unknown>, field: string): string {
  const source = String(row.source);
  const known = Array.isArray(row.known) && row.known.includes(field);
  return known && (source === OWN || source === 'memory') ? 'public-list' : source;
}

/** Everything of a card that the current language can search: the messages of its name, text and flavour. */
export const ownKeys = (key: string): string[] => [key, key + '-text', key + '-flavour'];

/** Whether a card belongs to a set; one that names none belongs to all. */
export const isOfSet = ({ facts }: PrintedCard, set: string): boolean =>
  !set || facts.set === undefined || facts.set === set;

/** Whether what is searched for stands in a text, large or small. */
export const matches = (text: string, search: string): boolean =>
  text.toLowerCase().includes(search.trim().replaceAll(/\s+/g, ' ').toLowerCase());
