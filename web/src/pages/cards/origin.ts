/** Sources of the parts of printed cards, and filters for cards. */
import { named } from '../../lib/language/language';
import { t } from '../../lib/language/language.svelte';
import type { Origin, PrintedCard } from '../../lib/server/model';

/** The sources, the most reliable first. */
export const SOURCES = ['rulebook', 'two-sources', 'public-list', 'inferred', 'memory', 'original'] as const;

/** Return the names of the parts with a source. */
export const partsIn = ({ parts }: Origin): string[] =>
  parts.map((part) => t(part.text, { ...part.args, ...named(part.names ?? {}) }));

/** Return true if a card belongs to a set; cards without a set belong to all. */
export const isOfSet = ({ facts }: PrintedCard, set: string): boolean =>
  !set || facts.set === undefined || facts.set === set;

/** Return true if a text contains a search text, ignoring case. */
export const matches = (text: string, search: string): boolean =>
  text.toLowerCase().includes(search.trim().replaceAll(/\s+/g, ' ').toLowerCase());
