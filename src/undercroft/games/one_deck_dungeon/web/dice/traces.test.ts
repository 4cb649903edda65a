import { describe, expect, it } from 'vitest';
import type { DungeonView } from '../model';
import { diceOf, named, roundOf, type Rows } from './traces';

/** Rows by their dice, such as `{ 'pool-0': 'S4 M2' }`. */
const words = (rows: Record<string, string>): Map<string, string[]> =>
  new Map(Object.entries(rows).map(([row, dice]) => [row, dice.split(' ').filter(Boolean)]));

/** Name the dice through several changes; return the names in each row after the last. */
function followed(changes: Record<string, string>[], leaving = ''): Record<string, string> {
  let count = 0;
  const rows = changes.reduce<Rows>(
    (before, now) => named(before, words(now), () => `d${count++}`, leaving),
    new Map(),
  );
  return Object.fromEntries([...rows].map(([row, dice]) => [row, dice.map((die) => die.name).join(' ')]));
}

describe('names of dice', () => {
  it('follow a die onto a box and back', () => {
    const [rolled, laid] = [
      { 'pool-0': 'S4 M2 A1', 'box-0': '' },
      { 'pool-0': 'S4 A1', 'box-0': 'M2' },
    ];
    expect(followed([rolled])).toEqual({ 'pool-0': 'd0 d1 d2', 'box-0': '' });
    expect(followed([rolled, laid])).toEqual({
      'pool-0': 'd0 d2',
      'box-0': 'd1',
    });
    expect(followed([rolled, laid, rolled])).toEqual({
      'pool-0': 'd0 d1 d2',
      'box-0': '',
    });
  });

  it('stay with an equal die on another box', () => {
    const first = { 'pool-0': 'S4', 'box-0': 'S4', 'box-1': '' };
    expect(followed([first, { 'pool-0': '', 'box-0': 'S4', 'box-1': 'S4' }])).toEqual({
      'pool-0': '',
      'box-0': 'd1',
      'box-1': 'd0',
    });
  });

  it('follow the held one of equal dice', () => {
    const changes = [
      { 'pool-0': 'S4 S4 S4', 'box-0': '' },
      { 'pool-0': 'S4 S4', 'box-0': 'S4' },
    ];
    expect(followed(changes, 'd1')).toEqual({
      'pool-0': 'd0 d2',
      'box-0': 'd1',
    });
    expect(followed(changes, 'd0')).toEqual({
      'pool-0': 'd1 d2',
      'box-0': 'd0',
    });
    expect(followed(changes)).toEqual({ 'pool-0': 'd0 d1', 'box-0': 'd2' });
  });

  it('follow several dice from both pools at once', () => {
    const rolled = {
      'pool-0': 'S4 M2',
      'pool-1': 'M2',
      'box-0': '',
      'box-1': '',
    };
    const laid = { 'pool-0': '', 'pool-1': 'M2', 'box-0': 'M2', 'box-1': 'S4' };
    expect(followed([rolled, laid])).toEqual({
      'pool-0': '',
      'pool-1': 'd2',
      'box-0': 'd1',
      'box-1': 'd0',
    });
  });

  it('do not follow a changed die, which is a new one', () => {
    expect(followed([{ 'pool-0': 'S4 S1' }, { 'pool-0': 'S4 S6' }])).toEqual({
      'pool-0': 'd0 d2',
    });
    expect(followed([{ 'pool-0': 'S4 S1' }, { 'pool-0': '' }, { 'pool-0': 'S4' }])).toEqual({ 'pool-0': 'd2' });
  });
});

describe('rows of dice', () => {
  const view = (round: number): DungeonView =>
    ({
      turn: 20,
      boss: { round },
      heroes: [{ pool: ['magic-2'] }, { pool: ['strength-1'] }],
      encounter: {
        card: null,
        party: [1],
        boxes: [{ dice: ['heroic-6'] }, { dice: [] }],
      },
    }) as unknown as DungeonView;

  it('are the pools of the party and the boxes', () => {
    expect([...diceOf(view(1))]).toEqual([
      ['pool-1', ['strength-1']],
      ['box-0', ['heroic-6']],
      ['box-1', []],
    ]);
    expect(diceOf({ ...view(1), encounter: null }).size).toBe(0);
  });

  it('are named anew in each round', () => {
    expect(roundOf(view(1))).toBe(roundOf(view(1)));
    expect(roundOf(view(1))).not.toBe(roundOf(view(2)));
  });
});
