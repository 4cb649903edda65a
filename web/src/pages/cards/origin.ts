/** Where the parts of a printed card come from, and what is looked for among cards. */
import { named } from '../../lib/language/language';
import { t } from '../../lib/language/language.svelte';
import type { Origin, PrintedCard } from '../../lib/server/model';

/** The sources from the surest to our own. */
export const SOURCES = ['rulebook', 'two-sources', 'public-list', 'inferred', 'memory', 'original'] as const;

/** The parts that share a source, in words. */
export const partsIn = ({ parts }: Origin): string[] =>
  parts.map((part) => t(part.text, { ...part.args, ...named(part.names ?? {}) }));

/** Whether a card belongs to a set; one that names none belongs to all. */
export const isOfSet = ({ facts }: PrintedCard, set: string): boolean =>
  !set || facts.set === undefined || facts.set === set;

/** Whether what is searched for stands in a text, large or small. */
export const matches = (text: string, search: string): boolean =>
  text.toLowerCase().includes(search.trim().replaceAll(/\s+/g, ' ').toLowerCase());
