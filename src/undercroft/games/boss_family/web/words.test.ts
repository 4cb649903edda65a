import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { current } from '$lib/language/language.svelte';
import { wordsOf } from '$tests/engine';
import { facts } from './cards/facts.svelte';
import { stack } from './example';
import { printedWords, softened, stackWords } from './words';

describe('a card for screen readers', () => {
  const printed = (id: string, kind: string, more: object) => ({
    id,
    kind,
    back: kind,
    copies: 1,
    source: 'public-list',
    facts: { set: 'minibosses', ...more },
    origins: [],
    texts: [],
    given_by: [],
  });

  beforeAll(() => {
    current.set(wordsOf('minibosses', 'en'), 'minibosses');
    facts.set([
      printed('a', 'room', {
        kind: 'trap',
        damage: 2,
        treasure: { mage: 1, thief: 2 },
      }),
      printed('b', 'room', {
        kind: 'monster',
        advanced: true,
        damage_formula: 'rooms',
        cost_coins: 3,
      }),
      printed('c', 'spell', { phase: 'both' }),
      printed('d', 'miniboss', {}),
    ]);
  });
  afterAll(() => facts.set([]));

  it.each([
    ['a', 'trap room, ordinary, 2 damage, Mage ×1, Thief ×2'],
    ['b', 'monster room, advanced, 3 coins'],
    ['c', 'spell: either phase'],
    ['d', 'miniboss'],
    ['e', ''],
  ])('is described in words: %s', (id, words) => {
    expect(printedWords(id)).toBe(words);
  });

  it('lying face down, is one of those that were seen before', () => {
    expect(stackWords({ ...stack(1, '', 0), top: { back: 'room' } }, [], ['dark_altar'])).toBe(
      'a room card, Known to be here or among other hidden cards: Dark Altar',
    );
  });
});

describe('a long name', () => {
  it.each([
    ['Тоннель сороконожки', 'Тон-нель соро-ко-ножки'],
    ['Фальшивая сокровищница', 'Фаль-ши-вая сок-ро-вищ-ница'],
    ['Smok-książkożerca', 'Smok-książ-ko-żerca'],
    ['Skrytka z kumulacją', 'Skrytka z kumu-lacją'],
    ['Mechaniczny tor przeszkód', 'Mecha-niczny tor przesz-kód'],
    ['Goblin Armory', 'Goblin Armory'],
  ])('may be broken between syllables, and short words not at all: %s', (name, broken) => {
    expect(softened(name).replaceAll('\u00AD', '-')).toBe(broken);
    expect(softened(name).replaceAll('\u00AD', '')).toBe(name);
  });
});
