import { describe, expect, it } from 'vitest';
import { current } from '$lib/language/language.svelte';
import { seatLabel } from '$lib/table/seats';
import { wordsOf } from '$tests/engine';

describe('people without a name', () => {
  const seatOf = (seat: number, name: string | null) => ({
    seat,
    kind: 'person' as const,
    name,
    level: null,
    here: true,
    mine: false,
  });

  it('are numbered if there are several', () => {
    current.set(wordsOf('dragon-tower', 'en'), 'dragon-tower');
    const labels = (...names: (string | null)[]): string[] => {
      const seats = names.map((name, seat) => seatOf(seat, name));
      return seats.map((one) => seatLabel(one, seats));
    };
    expect(labels(null, null)).toEqual(['Guest 1', 'Guest 2']);
    expect(labels(null, 'Mira', null)).toEqual(['Guest 1', 'Mira', 'Guest 3']);
    expect(labels(null, 'Mira')).toEqual(['Guest', 'Mira']);
  });
});
