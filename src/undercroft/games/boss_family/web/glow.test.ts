import { describe, expect, it } from 'vitest';
import { glowing, glows, isPressable } from './glow';
import { cardIn, cardsToShow, ownerOf, type BossView } from './model';
import { view, option, pass } from './example';

describe('glowing targets', () => {
  const castings = [option('cast_at', { card: 20, target: 10 }), option('cast_at', { card: 20, target: 11 })];
  const placings = [option('place', { card: 21, slot: 0 }), option('place', { card: 21, slot: 3 })];
  const all = [pass, ...castings, ...placings];

  it('are first cards, then the targets of the picked card', () => {
    const store = { left: all, options: all, picked: [] };
    expect(glows(store, 'card', 20)).toBe(true);
    expect(glows(store, 'card', 10)).toBe(false);
    expect(glows(store, 'slot', 0)).toBe(false);
    const picked = {
      left: castings,
      options: all,
      picked: [['card', 20]] as [string, number][],
    };
    expect(glows(picked, 'card', 10)).toBe(true);
    expect(glows(picked, 'card', 20)).toBe(false);
    expect(glows(picked, 'card', 21)).toBe(false);
    expect(isPressable(picked, 'card', 21)).toBe(true); // it replaces the picked one
  });

  it('are only places if the card is settled', () => {
    const left = [option('build_called', { card: 21, slot: 1 }), option('keep_called', {})];
    expect(glowing({ left, options: left, picked: [] })).toEqual([['slot', 1]]);
  });

  it('include both rooms of a swap', () => {
    const left = [option('swap', { first: 10, second: 11 })];
    expect(glowing({ left, options: left, picked: [] })).toEqual([
      ['card', 10],
      ['card', 11],
    ]);
  });

  it('appear in a separate list if the table does not show them', () => {
    expect(
      cardsToShow(view(), [
        ['card', 30],
        ['card', 10],
        ['seat', 30],
        ['card', 50],
      ]),
    ).toEqual([
      { id: 30, card: 'open_grave' },
      { id: 50, card: 'mage_4_a' },
    ]);
    expect(cardIn(view(), 41)?.card).toBe('thief_8_a');
  });

  it('appear in that list if their dungeon is hidden, but not while they wait to take place', () => {
    const zones = { ...view().zones, dungeon: [[{ id: 11, card: 'golem_factory' }]] };
    expect(cardsToShow(view({ zones }), [['card', 11]], [0])).toEqual([{ id: 11, card: 'golem_factory' }]);
    expect(ownerOf(view(), 11)).toBe(0);
    const waiting = [{ seat: 0, source: { id: 30, card: 'open_grave' } }] as BossView['waiting'];
    expect(cardsToShow(view({ waiting }), [['card', 30]])).toEqual([]);
  });
});
