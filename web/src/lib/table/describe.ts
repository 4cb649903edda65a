/** Summaries of the history of a table, and grouping of events in the log. */
import type { GameInfo, EventData, View } from '../server/model';
import type { HistoryEntry } from './history.svelte';

/** Number of turning points to show at the end of a game. */
export const TURNING_POINTS = 5;

/** Return the events that turned the game most, in chronological order. */
export function turningPoints(history: readonly HistoryEntry[], most = TURNING_POINTS): HistoryEntry[] {
  const turns = history.map((entry, index) => ({ entry, index })).filter(({ entry }) => entry.event.swing);
  return turns
    .sort((one, other) => (other.entry.event.swing ?? 0) - (one.entry.event.swing ?? 0) || one.index - other.index)
    .slice(0, most)
    .sort((one, other) => one.index - other.index)
    .map(({ entry }) => entry);
}

/** A sentence about a finished game. */
export interface SummaryLine {
  key: string;
  n: number;
  others: number;
  cards: string[];
}

type Cards = readonly { card?: string }[];

/** Return the summary of a game: cards left unused and counted events. */
export function summarize(
  { leftovers, tallies, zones }: Pick<GameInfo, 'leftovers' | 'tallies' | 'zones'>,
  view: View,
  history: readonly HistoryEntry[],
): SummaryLine[] {
  const counted = tallies.map(({ event, key, cards }) => {
    const counts = history.flatMap(({ event: one }) => {
      if (one.event !== event) return [];
      const mine = one.seat === undefined || one.seat === view.seat;
      return [{ mine, count: cards ? (one[cards] as unknown[]).length : 1 }];
    });
    const sum = (mine: boolean): number =>
      counts.reduce((total, one) => total + (one.mine === mine ? one.count : 0), 0);
    return { key, n: sum(true), others: sum(false), cards: [] };
  });
  const left = leftovers.map(({ zone, key }) => {
    const info = zones.find(({ name }) => name === zone);
    const found = (view.zones as Record<string, unknown>)[zone] as Cards | readonly Cards[];
    const parts = info?.single ? [found as Cards] : (found as readonly Cards[]);
    const own = info?.of_seats && parts.length === view.seats;
    const cards = own ? (parts[view.seat ?? 0] ?? []) : parts.flat();
    const known = cards.flatMap(({ card }) => (card === undefined ? [] : [card]));
    const hidden = info?.sight === 'owner'; // hidden cards of others stay secret
    return { key, n: hidden ? known.length : cards.length, others: 0, cards: known };
  });
  return [...counted, ...left].filter(({ n, others }) => n > 0 || others > 0);
}

/** Fields of an event that are not in its sentence. */
const BESIDES = ['story', 'swing'];
const isCard = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && ('card' in value || 'back' in value);

/** Return the fields in which two events differ. */
const differences = (one: EventData, other: EventData): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => !BESIDES.includes(name) && JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  );

/** Return true if an event can share a sentence with those before it: they differ only in a single card. */
export function belongs(events: readonly EventData[], event: EventData): boolean {
  const [first] = events;
  if (first === undefined) return false;
  const fields = new Set([...events, event].flatMap((one) => differences(first, one)));
  return [...fields].every((name) => isCard(event[name])) && fields.size < 2;
}

/** Merge such events: the card in which they differ becomes a list of cards. */
export function together(events: readonly EventData[]): EventData {
  const [first = { event: '' }] = events;
  const fields = events.flatMap((event) => differences(first, event));
  return Object.fromEntries(
    Object.entries(first).map(([name, value]) => [
      name,
      fields.includes(name) ? events.map((event) => event[name]) : value,
    ]),
  ) as EventData;
}
