/** What of all that happened is worth telling again, and what of it belongs together in a log. */
import type { ToldEvent } from './model';
import type { Happened } from './table.svelte';

/** So many turning points are named at the end of a game. */
export const TURNING_POINTS = 5;

/** The events that turned the game furthest, in the order in which they happened. */
export function turningPoints(history: readonly Happened[], most = TURNING_POINTS): Happened[] {
  const turns = history.map((happened, index) => ({ happened, index })).filter(({ happened }) => happened.event.swing);
  return turns
    .sort(
      (one, other) => (other.happened.event.swing ?? 0) - (one.happened.event.swing ?? 0) || one.index - other.index,
    )
    .slice(0, most)
    .sort((one, other) => one.index - other.index)
    .map(({ happened }) => happened);
}

/** Several events of a kind in a row as one: fields that are cards become lists of them. */
export function together(events: readonly ToldEvent[]): ToldEvent {
  const [first = { event: '' }] = events;
  const fields = Object.entries(first).map(([name, value]) => {
    const isCard = value !== null && typeof value === 'object' && ('card' in value || 'back' in value);
    return [name, isCard && events.length > 1 ? events.map((event) => event[name]) : value];
  });
  return Object.fromEntries(fields) as ToldEvent;
}
