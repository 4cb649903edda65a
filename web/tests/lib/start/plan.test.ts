import { describe, expect, it } from 'vitest';
import { choiceWords } from '$lib/start/choice';
import { current } from '$lib/language/language.svelte';
import type { GameInfo } from '$lib/server/model';
import { recalledPlan, usualPlan, withSeats, type Plan } from '$lib/start/plan';
import { wordsOf } from '$tests/engine';

const game: GameInfo = {
  id: 'one-deck-dungeon',
  version: 1,
  seats: [1, 4],
  options: [
    {
      name: 'heroes',
      choices: [1, 2, 4],
      default: null,
      many: false,
    },
    {
      name: 'dungeon',
      choices: ['choose', 'cave', 'roots'],
      default: 'choose',
      many: false,
    },
    { name: 'cards', choices: ['base', 'forest', 'hybrid'], default: 'base', many: false },
    {
      name: 'turn_card',
      choices: ['cure', 'healing'],
      default: null,
      many: false,
    },
    {
      name: 'potion',
      choices: ['choose', 'luck'],
      default: 'choose',
      many: false,
    },
    {
      name: 'hordes',
      choices: ['no', 'yes'],
      default: 'no',
      many: false,
    },
    {
      name: 'variants',
      choices: ['hard', 'venom'],
      default: [],
      many: true,
    },
    { name: 'campaign', choices: ['yes'], default: 'yes', many: false },
  ],
  wishes: [],
  languages: ['en'],
  lessons: [],
  bots: ['rat', 'witch'],
  usual_bot: 'witch',
  zones: [],
  leftovers: [],
  tallies: [],
  gathered: [],
  table: null,
};

const planned = (count: number, options: Plan['options'] = {}): Plan => {
  const plan = usualPlan(game);
  return { ...plan, seats: withSeats(game, plan.seats, count), options: { ...plan.options, ...options } };
};
describe('the text of a value', () => {
  it.each([
    ['variants', ['hard', 'classic'], ['setting-variants-hard', 'setting-variants-classic']],
    ['variants', [], ['setting-nothing']],
    ['discard', 'seeded', ['setting-discard-seeded']],
    ['team', ['draculord', 'seducia'], ['card-draculord', 'card-seducia']],
  ])('is its text, or the texts of a list: %s %j', (name, value, keys) => {
    const language = wordsOf('boss-monster', 'en');
    current.set(language, 'boss-monster');
    expect(keys.every((key) => language.has(key))).toBe(true);
    expect(choiceWords(name, value)).toBe(keys.map((key) => language.text(key)).join(', '));
  });
});

describe('the plan of the last game', () => {
  const kept = (plan: unknown): Plan => recalledPlan(game, JSON.stringify(plan));

  it('is restored', () => {
    const plan = planned(2, { cards: 'forest', dungeon: 'roots', heroes: 4 });
    expect(kept({ ...plan, listed: true })).toEqual({ ...plan, listed: true });
  });

  it('is restored without options that the game no longer has', () => {
    const before = {
      seats: ['me'],
      options: { cards: 'base', dungeon: 'roots', heroes: 9, turn_card: 'healing', old: 'x' },
    };
    expect(kept(before)).toEqual(planned(1, { dungeon: 'roots', turn_card: 'healing' }));
    expect(kept({ seats: ['open', 'genius'], options: { cards: 'forest' } })).toEqual(planned(1, { cards: 'forest' }));
  });

  it.each(['{', 'null', '7', '"x"', null])('is ignored if it is invalid: %s', (text) => {
    expect(recalledPlan(game, text)).toEqual(usualPlan(game));
  });
});

it('keeps a seat for the player when there are fewer', () => {
  expect(withSeats(game, ['witch', 'open', 'me'], 2)).toEqual(['me', 'open']);
  expect(withSeats(game, ['me'], 3)).toEqual(['me', 'witch', 'witch']);
});
