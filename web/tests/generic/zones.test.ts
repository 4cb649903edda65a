import { describe, expect, it } from 'vitest';
import type { View, ZoneInfo } from '$lib/server/model';
import { isDrawn, numbersOf, sidesOf } from '../../src/generic/zones';

const zone = (name: string, order: ZoneInfo['order'], more: Partial<ZoneInfo> = {}): ZoneInfo => ({
  name,
  order,
  sight: 'everyone',
  single: true,
  of_seats: false,
  ...more,
});
const ZONES = [
  zone('deck', 'pile'),
  zone('door', 'row', { single: false }),
  zone('hand', 'hand', { single: false, of_seats: true, sight: 'owner' }),
];
/** A view with the game's own numbers. */
const VIEW = {
  game: 'any',
  seat: 0,
  seats: 2,
  number: 0,
  zones: {
    deck: {
      count: 3,
      known: [
        [0, { id: 4, card: 'bat' }],
        [2, { id: 5, card: 'rat' }],
      ],
    },
    door: [[], [{ id: 6, card: 'imp' }]],
    hand: [[{ id: 7, card: 'key' }], [{ back: 'item' }], []],
  },
  decision: null,
  remembered: [],
  result: null,
  light: 4,
  gold: [3, null],
} satisfies View & Record<string, unknown>;

describe('the sides of a generic table', () => {
  it('are the middle, the other seats and the viewing seat', () => {
    const sides = sidesOf(VIEW, ZONES);
    expect(sides.map((side) => side.seat)).toEqual([null, 1, 0]);
    expect(sides[0]?.places.map((place) => [place.key, place.number])).toEqual([
      ['deck', null],
      ['door-0', 0],
      ['door-1', 1],
    ]);
    expect(sides[1]?.places[0]?.cards).toEqual([{ back: 'item' }]);
    expect(sides[2]?.places[0]?.cards).toEqual([{ id: 7, card: 'key' }]);
  });

  it('contain the top of a pile first, and whether it is known', () => {
    const deck = sidesOf(VIEW, ZONES)[0]?.places[0];
    expect(deck).toMatchObject({ count: 3, topKnown: true });
    expect(deck?.cards.map((card) => card.card)).toEqual(['rat', 'bat']);
  });

  it('contain only seats with zones, for spectators, too', () => {
    expect(sidesOf({ ...VIEW, seat: null }, ZONES).map((side) => side.seat)).toEqual([null, 0, 1]);
  });
});

describe('a generic table', () => {
  it('shows visible cards, and seats if there are several', () => {
    expect(isDrawn(VIEW, ['card', 6])).toBe(true);
    expect(isDrawn(VIEW, ['card', 9])).toBe(false);
    expect(isDrawn(VIEW, ['seat', 1])).toBe(true);
    expect(isDrawn({ ...VIEW, seats: 1 }, ['seat', 0])).toBe(false);
    expect(isDrawn(VIEW, ['slot', 0])).toBe(false);
  });

  it('has numbers of the table and of each seat', () => {
    expect(numbersOf(VIEW, null)).toContainEqual(['light', 4]);
    expect(numbersOf(VIEW, 0)).toEqual([['gold', 3]]);
    expect(numbersOf(VIEW, 1)).toEqual([]);
  });
});
