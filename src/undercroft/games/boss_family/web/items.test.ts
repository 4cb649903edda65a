import { describe, expect, it } from 'vitest';
import { cardsOnTable, cardsToShow, moreAbout, treasuresIn, type BossView } from './model';

/** A table with three items: with a hero inside a dungeon, in a score area, and in town. */
const table = {
  seat: null,
  dungeons: [[], []],
  leaders: [[], [], [], []],
  heroes: [{ hero: 41, item: { id: 70, card: 'ice_rod' }, health: 8, hurt: 3 }],
  waiting: [],
  zones: {
    boss: [[], []],
    town: [{ id: 40, card: 'fool' }],
    entrance: [[], []],
    walking: [{ id: 41, card: 'thief_8_a' }],
    announced: [],
    items: [[{ id: 71, card: 'pet_monster' }], []],
    items_waiting: [{ id: 72, card: 'goblin_suit' }],
    items_carried: [{ id: 70, card: 'ice_rod' }],
  },
} as unknown as BossView;

describe('items', () => {
  it('are on the table in town and in score areas; those of heroes appear in the list to choose from', () => {
    const there = cardsOnTable(table);
    expect([70, 71, 72].map((card) => there.has(card))).toEqual([false, true, true]);
    expect(cardsToShow(table, [['card', 70]])).toEqual([{ id: 70, card: 'ice_rod' }]);
  });

  it('are described with the hero who has them', () => {
    expect(moreAbout(table, 41)?.item?.card).toBe('ice_rod');
    expect(moreAbout(table, 40)).toBeUndefined();
  });

  it('have a fifth treasure only in games with explorers', () => {
    expect(treasuresIn(table)).toHaveLength(4);
    expect(treasuresIn({ ...table, leaders: [[], [], [], [], []] })).toContain('explorer');
  });
});
