import { describe, expect, it } from 'vitest';
import type { EventData } from '$lib/server/model';
import { belongs, together, turningPoints } from '$lib/table/describe';

const at = (number: number, event: string, swing?: number): { event: EventData; number: number } => ({
  event: { event, ...(swing === undefined ? {} : { swing }) },
  number,
});

describe('turning points', () => {
  it('are the events that turned the game most, in chronological order', () => {
    const history = [at(1, 'small', 1), at(2, 'quiet'), at(3, 'great', 9), at(4, 'middle', 4), at(5, 'equal', 4)];
    expect(turningPoints(history, 2).map(({ event, number }) => [event.event, number])).toEqual([
      ['great', 3],
      ['middle', 4],
    ]);
    expect(turningPoints(history).map(({ number }) => number)).toEqual([1, 3, 4, 5]);
  });
});

describe('related events', () => {
  it('are merged with all their cards; a single one is unchanged', () => {
    const [pit, wolf] = [
      { event: 'time-spent', card: { card: 'pit' }, left: 3 },
      { event: 'time-spent', card: { card: 'wolf' }, left: 3 },
    ];
    expect(together([pit, wolf])).toEqual({ event: 'time-spent', card: [{ card: 'pit' }, { card: 'wolf' }], left: 3 });
    expect(together([pit])).toEqual(pit);
  });

  it('are of the same kind and differ only in one card', () => {
    const drawn = (hero: string, card: string): EventData => ({
      event: 'card-drawn',
      hero: { card: hero },
      card: { card },
      swing: card.length,
    });
    const [swing, song, jab] = [drawn('paladin', 'swing'), drawn('paladin', 'song'), drawn('priest', 'jab')];
    expect(belongs([swing], song)).toBe(true);
    expect(together([swing, song])).toMatchObject({
      hero: { card: 'paladin' },
      card: [{ card: 'swing' }, { card: 'song' }],
    });
    expect(belongs([swing], jab)).toBe(false); // another hero and another card
    expect(belongs([swing, song], drawn('priest', 'swing'))).toBe(false);
    expect(belongs([{ ...swing, left: 3 }], { ...swing, left: 2 })).toBe(false); // no card
    expect(belongs([], swing)).toBe(false);
  });
});
