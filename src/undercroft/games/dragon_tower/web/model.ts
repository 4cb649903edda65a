/** Typed access to the view of Dragon Tower, and values that the table derives from it. */
import type { HistoryEntry } from '$lib/table/history.svelte';
import type { Option, ShownCard, WithoutMetadata, EventData, View } from '$lib/server/model';
import type { Fight, Hero, TowerView as Whole, Way } from './view';

export const ATTRIBUTES = ['strength', 'faith', 'magic', 'agility'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
/** Points by attribute, in the order of ATTRIBUTES. */
export type Points = number[];

export type TowerView = WithoutMetadata<Whole>;
export type { Fight, Floor, Hero, LaidCard, Opponent, Way } from './view';

/** Return a view with the type of this game. */
export const towerView = (view: View | null): TowerView | null => view as TowerView | null;

/** Return the attributes with a need, and their points. */
export function needed(points: Points): { attribute: Attribute; points: number }[] {
  return ATTRIBUTES.map((attribute, index) => ({
    attribute,
    points: points[index] ?? 0,
  })).filter((one) => one.points > 0);
}

/** Return the sum of several needs, as an overview of a room; no rule uses it (see `Fight.printed`). */
export function total(needs: readonly Points[]): Points {
  return ATTRIBUTES.map((_, index) => needs.reduce((sum, need) => sum + (need[index] ?? 0), 0));
}

/** Return true once the tower is built; before that its opponents are unknown. */
export const isBuilt = (view: TowerView | null): boolean =>
  view !== null && (view.floor > 0 || view.tower.some((floor) => floor.rooms.some((room) => room.length > 0)));

// -- the phases of a floor -----------------------------------------------------------------------------------------

/** The phases of a floor in order. */
export const PHASES: readonly NonNullable<TowerView['phase']>[] = ['way', 'refill', 'enter', 'solo', 'pairs'];

// -- the fight in preparation --------------------------------------------------------------------------------------

/** A part of the bar of one attribute: points of a hero's base, of a card, or missing. */
export interface Segment {
  kind: 'base' | 'card' | 'missing';
  /** The printed id of the hero or card; empty for missing points. */
  card: string;
  points: number;
}

/**
 * Return the segments of an attribute's bar: base, then cards, cut off at the need, then the missing points. All
 * numbers come from the server; if cards are hidden, the rest of the bar stays open.
 */
export function segments(fight: Fight, heroes: readonly Hero[], attribute: Attribute): Segment[] {
  const index = ATTRIBUTES.indexOf(attribute);
  let open = fight.need[index] ?? 0;
  const found: Segment[] = [];
  const add = (kind: Segment['kind'], card: string, points: number) => {
    const used = Math.min(points, open);
    if (used > 0) found.push({ kind, card, points: used });
    open -= used;
  };
  fight.heroes.forEach((hero, place) => add('base', heroes[hero]?.hero?.card ?? '', fight.base[place]?.[index] ?? 0));
  for (const card of fight.cards ?? []) if (card.attribute === attribute) add('card', card.card, card.counts);
  const missing = fight.missing?.[index] ?? open;
  if (missing > 0) found.push({ kind: 'missing', card: '', points: missing });
  return found;
}

/** Return the points of an attribute that are covered: the length of the bar's filled part. */
export const answered = (parts: readonly Segment[]): number =>
  parts.reduce((sum, part) => sum + (part.kind === 'missing' ? 0 : part.points), 0);

/** Return the printed need of an attribute and its change in this fight. */
export function explained(fight: Fight, attribute: Attribute): { printed: number; change: number } {
  const index = ATTRIBUTES.indexOf(attribute);
  const printed = fight.printed[index] ?? 0;
  return { printed, change: (fight.need[index] ?? 0) - printed };
}

/** Return the cost of an option to settle, from the server. */
export const wayOf = (option: Option, fight: Fight): Way | undefined =>
  option.verb === 'commit'
    ? fight.ways.find(({ paid: [first, second = 0] }) => option.args.first === first && option.args.second === second)
    : undefined;

// -- history of the room -------------------------------------------------------------------------------------------

const cardsOf = (value: unknown): ShownCard[] => (Array.isArray(value) ? (value as ShownCard[]) : []);

/** An opponent that was beaten in this room. */
export interface Beaten {
  id: number;
  card: string;
  /** The printed ids of the heroes who beat it. */
  by: string[];
}

/** Return the opponents beaten since the party entered its room. */
export function beatenHere(history: readonly HistoryEntry[]): Beaten[] {
  const events = history.map((entry) => entry.event);
  const entered = events.findLastIndex((event) => event.event === 'room-entered');
  if (entered < 0 || events.slice(entered).some((event) => event.event === 'floor-begun')) return [];
  return events.slice(entered).flatMap((event) => {
    if (event.event !== 'fight-won') return [];
    const by = cardsOf(event.heroes).map((hero) => hero.card ?? '');
    return cardsOf(event.foes).map((foe) => ({
      id: foe.id ?? -1,
      card: foe.card ?? '',
      by,
    }));
  });
}

/** Return the rooms taken, by floor. */
export function waysTaken(history: readonly HistoryEntry[]): Map<number, number> {
  const taken = new Map<number, number>();
  for (const { event } of history)
    if (event.event === 'room-entered') taken.set(Number(event.floor), Number(event.room));
  return taken;
}

// -- events shown over the table -----------------------------------------------------------------------------------

const SHOWN_EVENTS = [
  'tower-built',
  'floor-begun',
  'circumstances-divined',
  'circumstance-revealed',
  'boss-grew',
  'fight-won',
  'fight-lost',
  'hero-died',
  'hero-healed',
];

/** Return true if an event is shown over the table. */
export const isShownEvent = (event: EventData): boolean => SHOWN_EVENTS.includes(event.event);

/** Return the card to show with an event. */
export function faceOf(event: EventData): string | null {
  const first = (value: unknown): string | null => cardsOf(value)[0]?.card ?? null;
  const one = (value: unknown): string | null => (value as ShownCard | undefined)?.card ?? null;
  switch (event.event) {
    case 'tower-built':
      return String(event.boss);
    case 'circumstance-revealed':
      return one(event.card);
    case 'circumstances-divined':
      return first(event.cards);
    case 'boss-grew':
      return one(event.boss);
    case 'fight-won':
    case 'fight-lost':
      return first(event.foes);
    case 'hero-died':
    case 'hero-healed':
      return one(event.hero);
    default:
      return null;
  }
}

/** Return the change of health by an event. */
export function healthOf(event: EventData): number {
  if (event.event === 'hero-healed') return Number(event.health);
  if (event.event !== 'fight-won' || !Array.isArray(event.paid)) return 0;
  return -(event.paid as number[]).reduce((sum, paid) => sum + paid, 0);
}

// -- seats ---------------------------------------------------------------------------------------------------------

/** Return the numbers of the heroes that a seat leads. */
export const heroesOf = (view: TowerView, seat: number | null): number[] =>
  view.heroes.flatMap((hero, number) => (hero.seat === seat ? [number] : []));

/** Return the heroes to show large: those who fight, draw or have a card to play, and always a single one. */
export function largeHeroes(view: TowerView, mine: readonly number[], glows: (card: number) => boolean): number[] {
  const acting = mine.filter(
    (hero) =>
      view.fight?.heroes.includes(hero) ||
      view.decision?.args.hero === hero ||
      view.zones.hand[hero]?.some((card) => card.id !== undefined && glows(card.id)),
  );
  return acting.length > 0 || mine.length > 1 ? acting : [...mine];
}
