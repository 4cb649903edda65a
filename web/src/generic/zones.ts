/** The sides of a generic table, from the declared zones: the middle, and the zones of each seat. */
import type { ShownCard, Target, View, ZoneInfo } from '../lib/server/model';

/** The cards of a zone: a row, a hand, or a pile with its top first. */
export interface Place {
  key: string;
  zone: ZoneInfo;
  /** Its index in a group that belongs to no seats. */
  number: number | null;
  /** The cards; of a pile the known ones, the top first. */
  cards: ShownCard[];
  count: number;
  /** True if the top of a pile is known. */
  topKnown: boolean;
}

/** The zones in the middle (seat null) or of a seat. */
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

/** Return the middle, then the other seats in order, then the viewing seat. */
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

/** Return true if the generic table shows a target: a seat, or a card with a visible face. */
export function isDrawn(view: View, [kind, number]: Target): boolean {
  if (kind === 'seat') return view.seats > 1;
  return kind === 'card' && holds(view.zones, number);
}

function holds(part: unknown, card: number): boolean {
  if (part === null || typeof part !== 'object') return false;
  if ('id' in part && part.id === card && 'card' in part) return true;
  return Object.values(part).some((item) => holds(item, card));
}

/** Return the numbers in the game's own fields of a view: those of the table, or from lists those of a seat. */
export function numbersOf(view: View, seat: number | null): [name: string, value: number][] {
  return Object.entries(view).flatMap(([name, value]): [string, number][] => {
    const number: unknown = seat === null ? value : Array.isArray(value) ? value[seat] : undefined;
    return typeof number === 'number' ? [[name, number]] : [];
  });
}
