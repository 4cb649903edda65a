/**
 * Elements that travel when the table changes. They have a name (`data-thing="card-17"`) and are inside places
 * (`data-place="hand-0"`). An element in another place after an update flies there from its old position; if the page
 * shows only one end of the way, the game's events name the other. Events also name elements that are hit afterwards.
 */

/** A movement of an element from a place, to a place, or both; without `thing` it is a face-down card. */
export interface Journey {
  thing?: string;
  from?: string;
  to?: string;
}

/** A hit or a reward: an element or a place shakes, and a number rises from it. */
export interface Blow {
  thing?: string;
  place?: string;
  /** The text that rises, such as −2; absent if the table shows it itself. */
  text?: string;
  /** True for a reward, which does not shake. */
  gain?: boolean;
}

/** A box on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The position of an element at some time. */
export interface Lying {
  box: Box;
  place: string;
}

/** A flight of an element (empty: a card's back) between two boxes; without an end it fades out. */
export interface Flight {
  thing: string;
  from: Box;
  to: Box | null;
}

/** Maximum number of flights per update. */
const MOST = 8;

/** Return the flights in the order of the events, from the positions before and after an update. */
export function flights(
  before: ReadonlyMap<string, Lying>,
  after: ReadonlyMap<string, Lying>,
  places: ReadonlyMap<string, Box>,
  journeys: readonly Journey[],
): Flight[] {
  const found: Flight[] = [];
  const announced = new Set<string>();
  const boxOf = (place: string | undefined): Box | null => (place === undefined ? null : (places.get(place) ?? null));
  for (const { thing = '', from, to } of journeys) {
    announced.add(thing);
    const start = before.get(thing)?.box ?? boxOf(from);
    const end = after.get(thing)?.box ?? boxOf(to);
    const moved = before.get(thing)?.place !== after.get(thing)?.place || thing === '';
    if (start !== null && moved) found.push({ thing, from: start, to: end });
  }
  for (const [thing, now] of after) {
    const was = before.get(thing);
    if (was !== undefined && was.place !== now.place && !announced.has(thing))
      found.push({ thing, from: was.box, to: now.box });
  }
  for (const [thing, was] of before)
    if (!after.has(thing) && !announced.has(thing) && was.place !== '') found.push({ thing, from: was.box, to: null });
  return found.slice(0, MOST);
}

/** Maximum number of blows per update. */
const MOST_BLOWS = 6;

/** Merge the blows on each element or place; their numbers are joined. */
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
