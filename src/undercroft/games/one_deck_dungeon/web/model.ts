/** The part of a view that only One Deck Dungeon has, and what the table reads from it. */
import type { Option, ShownCard, Told, View } from '$lib/server/model';
import type { ActiveBox, Box as ShownBox, DungeonView as Whole, Fatal } from './view';

/** The colours of dice, in the order of every list of counts. */
export const COLOURS = ['strength', 'agility', 'magic', 'heroic'] as const;
export type Colour = (typeof COLOURS)[number];

/** What an empty box costs, in the order of every list of losses. */
export const ICONS = ['hearts', 'time', 'poison'] as const;
export type Losses = readonly number[];

/** How many dice of a colour are missing; `any` counts those that could have become one of several colours. */
export type Missing = Partial<Record<Colour | 'any', number>>;

/** A challenge box as it is printed; `x` if its number is reckoned when the encounter begins. */
export type Box = ShownBox & { x?: boolean };

export type DungeonView = Told<Whole>;
export type { ActiveBox, Boss, Encounter, Fatal, Floor, Hero } from './view';

/** A view as this game's. */
export const dungeonView = (view: View | null): DungeonView | null => view as DungeonView | null;

/** The places for doors, as many as there may be doors, with what lies there. */
export const doorPlaces = (view: DungeonView): { cards: ShownCard[]; door: number }[] =>
  view.zones.door
    .map((cards, door) => ({ cards, door }))
    .filter(({ cards, door }) => door < view.door_limit || cards.length > 0);

/** Whose fall an option is, if it is for certain. */
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
  /** The boxes of the card or the boss. */
  own: Placed[];
  /** The boxes of each floor in force, by floor. */
  floors: Placed[][];
}

/** Which boxes belong to the card, and which to the floors of the dungeon: these come last, floor by floor. */
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

/** The losses of a box that stays open. */
export const lossesOf = (box: Box): Losses => [box.hearts, box.time, box.poison];

/** What would be lost if the heroes stopped now, as the server foresees it. */
export const losses = (view: DungeonView): Losses => view.encounter?.consequences ?? [0, 0, 0];

/** The same with the time that the foe's ability takes afterwards. */
export function allLosses(view: DungeonView): Losses {
  const [hearts = 0, time = 0, poison = 0] = losses(view);
  return [hearts, time + (view.encounter?.afterwards?.time ?? 0), poison];
}

/** A hero of the party who would lose health now: what is left of it, as a range where the party chooses who loses more. */
export interface Hurt {
  hero: number;
  now: number;
  of: number;
  left: string;
}

/** Who would lose health if the heroes stopped now. */
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

/** The seats whose heroes this one leads. */
export const heroesOf = (view: DungeonView, seat: number | null): number[] =>
  view.heroes.flatMap((hero, index) => (hero.seat === seat ? [index] : []));

/** The side of the hero cards in use. */
export const sideOf = (view: DungeonView): '1p' | '2p' => (view.heroes.length === 1 ? '1p' : '2p');

/** How much drinking a potion heals, told for those who may have it: one number, or from the least to the most. */
export function healing(view: DungeonView, drinks: Option[]): string {
  const points = drinks
    .filter((option) => option.verb === 'drink')
    .map((option) => view.heroes[Number(option.args.hero)]?.heals ?? 0);
  const least = Math.min(...points);
  const most = Math.max(...points);
  if (points.length === 0 || most === 0) return '';
  return least === most ? `${most}` : `${least}–${most}`;
}

/** Dice by colour, without the colours of which there are none. */
export const byColour = (counts: readonly number[]): [colour: Colour, count: number][] =>
  COLOURS.flatMap((colour, index): [Colour, number][] => {
    const count = counts[index] ?? 0;
    return count > 0 ? [[colour, count]] : [];
  });

// -- what the card may become --------------------------------------------------------------------------------------

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

/** The ways to claim a card, by what it becomes. */
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

/** The printed name without its variant: both variants of an encounter look alike. */
export const baseOf = (card: string): string => card.replace(/_[ab]$/, '');

/** The place of a card in its row if another one there has the same name, which then does not tell it. */
export function placeAmongSame(row: readonly ShownCard[], id: number): number | null {
  const names = row.map((one) => baseOf(one.card ?? ''));
  const place = row.findIndex((one) => one.id === id);
  return names.filter((name) => name === names[place]).length > 1 ? place : null;
}

/** The cards of two pairs: for each card who may face it first. */
export function pairings(options: readonly Option[]): Map<number, Option[]> {
  const found = new Map<number, Option[]>();
  for (const option of options) {
    if (option.verb !== 'send') continue;
    const card = Number(option.args.card);
    found.set(card, [...(found.get(card) ?? []), option]);
  }
  return found;
}
