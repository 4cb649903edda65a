/** Any table in parts, made from the declared zones: the middle, and what lies before each seat. */
import type { ShownCard, Target, View, ZoneInfo } from '../lib/server/model';

/** Cards that lie together: in a row, in a hand, or in a pile whose top comes first. */
export interface Place {
  key: string;
  zone: ZoneInfo;
  /** Which one of a group it is, where the group belongs to no seats. */
  number: number | null;
  /** All cards that somebody can tell apart or count; of a pile the known ones, the top first. */
  cards: ShownCard[];
  count: number;
  /** Of a pile: whether its top is known. */
  topKnown: boolean;
}

/** What lies in the middle (seat null) or before a seat. */
export interface Side {
  seat: number | null;
  places: Place[];
}

interface Pile {
  count: number;
  known: [place: number, card: ShownCard][];
}

const isPile = (shown: unknown): shown is Pile => shown !== null && typeof shown === 'object' && 'count' in shown;

function placeOf(key: string, zone: ZoneInfo, shown: unknown, number: number | null): Place {
  if (isPile(shown)) {
    const known = [...shown.known].sort((one, other) => other[0] - one[0]);
    const topKnown = known[0]?.[0] === shown.count - 1;
    return { key, zone, number, cards: known.map(([, card]) => card), count: shown.count, topKnown };
  }
  const cards = shown as ShownCard[];
  return { key, zone, number, cards, count: cards.length, topKnown: false };
}

/** The middle first, then the other seats in their order, last the seat that looks. */
export function sidesOf(view: View, zones: readonly ZoneInfo[]): Side[] {
  const middle: Side = { seat: null, places: [] };
  const order = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== view.seat);
  if (view.seat !== null) order.push(view.seat);
  const before: Side[] = order.map((seat) => ({ seat, places: [] }));
  for (const zone of zones) {
    const shown = (view.zones as Record<string, unknown>)[zone.name];
    if (zone.single) middle.places.push(placeOf(zone.name, zone, shown, null));
    else if (zone.of_seats)
      for (const side of before) {
        const part = (shown as unknown[])[side.seat ?? 0];
        side.places.push(placeOf(`${zone.name}-${side.seat}`, zone, part, null));
      }
    else
      (shown as unknown[]).forEach((part, number) =>
        middle.places.push(placeOf(`${zone.name}-${number}`, zone, part, number)),
      );
  }
  return [middle, ...before];
}

/** Whether something that an option touches can be seen at a plain table: a seat, or a card whose face is shown. */
export function isDrawn(view: View, [kind, number]: Target): boolean {
  if (kind === 'seat') return view.seats > 1;
  return kind === 'card' && holds(view.zones, number);
}

function holds(part: unknown, card: number): boolean {
  if (part === null || typeof part !== 'object') return false;
  if ('id' in part && part.id === card && 'card' in part) return true;
  return Object.values(part).some((item) => holds(item, card));
}

/** The numbers of the game's own part of a view, by name: those of the table, or in lists those of a seat. */
export function numbersOf(view: View, seat: number | null): [name: string, value: number][] {
  return Object.entries(view).flatMap(([name, value]): [string, number][] => {
    const number: unknown = seat === null ? value : Array.isArray(value) ? value[seat] : undefined;
    return typeof number === 'number' ? [[name, number]] : [];
  });
}
