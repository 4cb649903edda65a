/** Typed access to the view of One Deck Dungeon, and values that the table derives from it. */
import type { Option, ShownCard, WithoutMetadata, View } from '$lib/server/model';
import type { ActiveBox, Box as ShownBox, DungeonView as Whole, Fatal } from './view';

/** The colours of dice, in the order of every list of counts. */
export const COLOURS = ['strength', 'agility', 'magic', 'heroic'] as const;
export type Colour = (typeof COLOURS)[number];

/** The losses by open boxes, in the order of every list of losses. */
export const ICONS = ['hearts', 'time', 'poison'] as const;
export type Losses = readonly number[];

/** Number of missing dice by colour; `any` counts those that could have been of several colours. */
export type Missing = Partial<Record<Colour | 'any', number>>;

/** A printed challenge box; `x` if its number is calculated at the start of the encounter. */
export type Box = ShownBox & { x?: boolean };

export type DungeonView = WithoutMetadata<Whole>;
export type { ActiveBox, Boss, Encounter, Fatal, Floor, Hero } from './view';

/** Return a view with the type of this game. */
export const dungeonView = (view: View | null): DungeonView | null => view as DungeonView | null;

/** Return the places for doors up to the limit, with their cards. */
export const doorPlaces = (view: DungeonView): { cards: ShownCard[]; door: number }[] =>
  view.zones.door
    .map((cards, door) => ({ cards, door }))
    .filter(({ cards, door }) => door < view.door_limit || cards.length > 0);

/** Return the warning about heroes who certainly fall by an option, or null. */
export function fallingBy(view: DungeonView | null, option: Option): Fatal | null {
  const place = view?.decision?.options?.findIndex((one) => one.text === option.text) ?? -1;
  return view?.fatal.find((one) => one.option === place) ?? null;
}

/** A box of the encounter and its place among all of them. */
export interface Placed {
  box: ActiveBox;
  place: number;
}

export interface Groups {
  /** The boxes of the card or boss. */
  own: Placed[];
  /** The boxes of each floor in force, by floor. */
  floors: Placed[][];
}

/** Split the boxes of an encounter into those of the card and those of each floor. */
export function groups(view: DungeonView): Groups {
  const all: Placed[] = (view.encounter?.boxes ?? []).map((box, place) => ({
    box,
    place,
  }));
  const floors = view.boss === null ? (view.dungeon?.floors ?? []) : [];
  const side = view.encounter?.option === null ? 'combat' : 'peril';
  const counts = floors.map((floor) => (floor.in_force ? floor[side].length : 0));
  let from = all.length - counts.reduce((sum, count) => sum + count, 0);
  const own = all.slice(0, Math.max(0, from));
  return {
    own,
    floors: counts.map((count) => all.slice(Math.max(0, from), Math.max(0, (from += count)))),
  };
}

/** Return the losses of an open box. */
export const lossesOf = (box: Box): Losses => [box.hearts, box.time, box.poison];

/** Return the server's forecast of the losses of stopping now. */
export const losses = (view: DungeonView): Losses => view.encounter?.consequences ?? [0, 0, 0];

/** Return the same losses with the time that the foe's ability takes afterwards. */
export function allLosses(view: DungeonView): Losses {
  const [hearts = 0, time = 0, poison = 0] = losses(view);
  return [hearts, time + (view.encounter?.afterwards?.time ?? 0), poison];
}

/** A hero who would lose health now, with the health left, a range if the party chooses who loses more. */
export interface Hurt {
  hero: number;
  now: number;
  of: number;
  left: string;
}

/** Return the heroes who would lose health if the party stopped now. */
export function hurtNow(view: DungeonView): Hurt[] {
  const { party = [], health = [] } = view.encounter ?? {};
  return party.flatMap((number, index) => {
    const [hero, range] = [view.heroes[number], health[index]];
    if (!hero || !range) return [];
    const [least, most] = range;
    const now = hero.health - hero.wounds;
    return least < now
      ? [
          {
            hero: number,
            now,
            of: hero.health,
            left: least === most ? `${least}` : `${least}–${most}`,
          },
        ]
      : [];
  });
}

/** Return the numbers of the heroes that a seat leads. */
export const heroesOf = (view: DungeonView, seat: number | null): number[] =>
  view.heroes.flatMap((hero, index) => (hero.seat === seat ? [index] : []));

/** Return the side of the hero cards in use. */
export const sideOf = (view: DungeonView): '1p' | '2p' => (view.heroes.length === 1 ? '1p' : '2p');

/** Return the amount that a potion heals: a number, or a range over the heroes who may drink it. */
export function healing(view: DungeonView, drinks: Option[]): string {
  const points = drinks
    .filter((option) => option.verb === 'drink')
    .map((option) => view.heroes[Number(option.args.hero)]?.heals ?? 0);
  const least = Math.min(...points);
  const most = Math.max(...points);
  if (points.length === 0 || most === 0) return '';
  return least === most ? `${most}` : `${least}–${most}`;
}

/** Return the colours with a count above 0. */
export const byColour = (counts: readonly number[]): [colour: Colour, count: number][] =>
  COLOURS.flatMap((colour, index): [Colour, number][] => {
    const count = counts[index] ?? 0;
    return count > 0 ? [[colour, count]] : [];
  });

// -- loot ----------------------------------------------------------------------------------------------------------

export interface Gain {
  kind: 'item' | 'skill' | 'potion' | 'xp';
  ways: Option[];
}

const GAINS: [verb: string, kind: Gain['kind']][] = [
  ['take_item', 'item'],
  ['replace_item', 'item'],
  ['take_skill', 'skill'],
  ['replace_skill', 'skill'],
  ['take_potion', 'potion'],
  ['take_xp', 'xp'],
  ['take_xp_knowing', 'xp'],
];

/** Group the options to claim a card by its use. */
export function gains(options: readonly Option[]): Gain[] {
  const kinds = [...new Set(GAINS.map(([, kind]) => kind))];
  return kinds.map((kind) => {
    const verbs = GAINS.filter(([, one]) => one === kind).map(([verb]) => verb);
    return {
      kind,
      ways: options.filter((option) => verbs.includes(option.verb)),
    };
  });
}

/** Return a printed id without its variant; both variants of an encounter look alike. */
export const baseOf = (card: string): string => card.replace(/_[ab]$/, '');

/** Return the place of a card in its row if another one there has the same name, else null. */
export function placeAmongSame(row: readonly ShownCard[], id: number): number | null {
  const names = row.map((one) => baseOf(one.card ?? ''));
  const place = row.findIndex((one) => one.id === id);
  return names.filter((name) => name === names[place]).length > 1 ? place : null;
}

/** Group the options for two pairs by the card that comes first. */
export function pairings(options: readonly Option[]): Map<number, Option[]> {
  const found = new Map<number, Option[]>();
  for (const option of options) {
    if (option.verb !== 'send') continue;
    const card = Number(option.args.card);
    found.set(card, [...(found.get(card) ?? []), option]);
  }
  return found;
}
