/**
 * Things that travel when the table changes. Elements say what they are (`data-thing="card-17"`) and lie in places
 * (`data-place="hand-0"`). What lies in another place after an update flies there from where it was; where the screen
 * shows only one end of a way, the game's events say the other, and what is struck when all have arrived.
 */

/** One thing on its way: out of a place, into a place, or both. Without a thing it is a card seen from its back. */
export interface Journey {
  thing?: string;
  from?: string;
  to?: string;
}

/** Something that is struck or rewarded: a thing, or else a place, shakes, and a number rises from it. */
export interface Blow {
  thing?: string;
  place?: string;
  /** What rises, such as −2; nothing where the table shows it itself. */
  text?: string;
  /** It is good news: nothing shakes. */
  gain?: boolean;
}

/** A box on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A thing as it lay at some moment. */
export interface Lying {
  box: Box;
  place: string;
}

/** A flight to be shown: of a thing (empty: a card's back) from a box to a box; without an end it fades where it is. */
export interface Flight {
  thing: string;
  from: Box;
  to: Box | null;
}

/** Of more flights than these only the first are shown. */
const MOST = 8;

/** What flies where, in the order of the events, given how everything lay before and lies now. */
export function flights(
  before: ReadonlyMap<string, Lying>,
  after: ReadonlyMap<string, Lying>,
  places: ReadonlyMap<string, Box>,
  journeys: readonly Journey[],
): Flight[] {
  const found: Flight[] = [];
  const told = new Set<string>();
  const boxOf = (place: string | undefined): Box | null => (place === undefined ? null : (places.get(place) ?? null));
  for (const { thing = '', from, to } of journeys) {
    told.add(thing);
    const start = before.get(thing)?.box ?? boxOf(from);
    const end = after.get(thing)?.box ?? boxOf(to);
    const moved = before.get(thing)?.place !== after.get(thing)?.place || thing === '';
    if (start !== null && moved) found.push({ thing, from: start, to: end });
  }
  for (const [thing, now] of after) {
    const was = before.get(thing);
    if (was !== undefined && was.place !== now.place && !told.has(thing))
      found.push({ thing, from: was.box, to: now.box });
  }
  for (const [thing, was] of before)
    if (!after.has(thing) && !told.has(thing) && was.place !== '') found.push({ thing, from: was.box, to: null });
  return found.slice(0, MOST);
}

/** Of more blows than these only the first are shown. */
const MOST_BLOWS = 6;

/** What is struck, each thing or place once: the numbers of several blows stand behind one another. */
export function gathered(blows: readonly Blow[]): Blow[] {
  const found = new Map<string, Blow>();
  for (const blow of blows) {
    const key = `${blow.thing ?? ''}/${blow.place ?? ''}/${blow.gain ?? false}`;
    const before = found.get(key);
    const text = [before?.text, blow.text].filter(Boolean).join(' ');
    found.set(key, { ...blow, ...(text ? { text } : {}) });
  }
  return [...found.values()].slice(0, MOST_BLOWS);
}
