import { describe, expect, it } from 'vitest';
import type { ToldEvent } from '$lib/model';
import { tell } from './story';

const mage = { id: 2, card: 'mage' };
const ghost = { id: 40, card: 'ghost' };
const symbol = { id: 120, card: 'holy_symbol' };

function won(parts: unknown[]): ToldEvent {
  return {
    event: 'fight-won',
    heroes: [mage],
    foes: [ghost],
    paid: [1],
    parts,
  };
}

describe('the story of a fight', () => {
  it('has a line for each attribute in the order of the parts, and an end', () => {
    const event = won([
      { attribute: 'agility', cards: [], hurt: 0 },
      { attribute: 'faith', cards: [symbol], hurt: 0 },
    ]);
    expect(tell(event, 0).map(([key]) => key)).toEqual(['story-agility-bare-1', 'story-faith-card-1', 'story-won-1']);
  });

  it('tells cards from wounds', () => {
    const parts = [
      { attribute: 'magic', cards: [symbol], hurt: 1 },
      { attribute: 'strength', cards: [], hurt: 2 },
    ];
    expect(tell(won(parts), 0).map(([key]) => key)).toEqual([
      'story-magic-card-hurt-1',
      'story-strength-hurt-1',
      'story-won-1',
    ]);
  });

  it('names the cards only where some were played', () => {
    const parts = [
      { attribute: 'faith', cards: [symbol], hurt: 0 },
      { attribute: 'strength', cards: [], hurt: 1 },
    ];
    const [faith, strength] = tell(won(parts), 0);
    expect(faith?.[1]).toEqual({
      heroes: [mage],
      foes: [ghost],
      cards: [symbol],
    });
    expect(strength?.[1]).toEqual({ heroes: [mage], foes: [ghost] });
  });

  it('takes the two wordings in turn', () => {
    const event: ToldEvent = { event: 'hero-died', hero: mage, cards: [] };
    expect([0, 1, 2].map((number) => tell(event, number)[0]?.[0])).toEqual([
      'story-death-1',
      'story-death-2',
      'story-death-1',
    ]);
  });
});

describe('the rest of the story', () => {
  it.each([
    [{ event: 'circumstance-revealed', card: ghost }, 'story-circumstance-1', { foe: ghost }],
    [
      { event: 'fight-lost', heroes: [mage], foes: [ghost], cards: [] },
      'story-fight-lost-1',
      { heroes: [mage], foes: [ghost] },
    ],
    [{ event: 'room-entered', floor: 2, room: 1, monsters: [ghost] }, 'story-enter-1', { floor: 2, foes: [ghost] }],
    [{ event: 'game-won', alive: 2 }, 'story-victory-1', { alive: 2 }],
    [{ event: 'game-lost', reason: 'all-dead', floor: 4 }, 'story-defeat-1', { floor: 4 }],
  ])('tells %o', (event, key, args) => {
    expect(tell(event, 0)).toEqual([[key, args]]);
  });

  it('is silent about small things', () => {
    expect(
      tell(
        {
          event: 'card-drawn',
          hero: mage,
          deck: 'magic',
          card: { back: 'magic' },
        },
        0,
      ),
    ).toEqual([]);
  });
});
