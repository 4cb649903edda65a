import { describe, expect, it } from 'vitest';
import { choiceWords } from '../src/lib/choice';
import { current } from '../src/lib/language.svelte';
import type { GameInfo } from '../src/lib/model';
import { fallBack, offeredBy, recalledPlan, usualPlan, withSeats, type Plan } from '../src/lib/plan';
import { engineSays, wordsOf } from './engine';

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
      needs: [
        { choices: [1], setting: 'seats', values: [1] },
        { choices: [2], setting: 'seats', values: [1, 2] },
      ],
    },
    {
      name: 'dungeon',
      choices: ['choose', 'cave', 'roots'],
      default: 'choose',
      many: false,
      needs: [
        { choices: ['cave'], setting: 'cards', values: ['base', 'hybrid'] },
        { choices: ['roots'], setting: 'cards', values: ['forest', 'hybrid'] },
      ],
    },
    { name: 'cards', choices: ['base', 'forest', 'hybrid'], default: 'base', many: false },
    {
      name: 'turn_card',
      choices: ['cure', 'healing'],
      default: null,
      many: false,
      needs: [
        { choices: ['cure'], setting: 'cards', values: ['forest', 'hybrid'] },
        { choices: ['healing'], setting: 'cards', values: ['base', 'hybrid'] },
      ],
    },
    {
      name: 'potion',
      choices: ['choose', 'luck'],
      default: 'choose',
      many: false,
      needs: [{ choices: ['luck'], setting: 'turn_card', values: ['cure'] }],
    },
    {
      name: 'hordes',
      choices: ['no', 'yes'],
      default: 'no',
      many: false,
      needs: [{ choices: ['yes'], setting: 'heroes', values: [4] }],
    },
    {
      name: 'variants',
      choices: ['hard', 'venom'],
      default: [],
      many: true,
      needs: [{ choices: ['venom'], setting: 'cards', values: ['forest'] }],
    },
    { name: 'campaign', choices: ['yes'], default: 'yes', many: false },
  ],
  wishes: [],
  languages: ['en'],
  bots: ['random', 'greedy'],
  zones: [],
  table: null,
};

const planned = (count: number, options: Plan['options'] = {}): Plan => {
  const plan = usualPlan(game);
  return { ...plan, seats: withSeats(game, plan.seats, count), options: { ...plan.options, ...options } };
};
const offered = (plan: Plan): Record<string, unknown> =>
  Object.fromEntries(offeredBy(game, plan).map(({ setting, choices }) => [setting.name, choices]));

describe('what a form offers', () => {
  it('is only what fits, and nothing where other options leave no choice', () => {
    expect(offered(planned(1))).toEqual({
      heroes: [1, 2, 4],
      dungeon: ['choose', 'cave'],
      cards: ['base', 'forest', 'hybrid'],
      variants: ['hard'],
      campaign: ['yes'],
    });
    expect(offered(planned(2, { cards: 'forest' }))).toEqual({
      heroes: [2, 4],
      dungeon: ['choose', 'roots'],
      cards: ['base', 'forest', 'hybrid'],
      potion: ['choose', 'luck'],
      variants: ['hard', 'venom'],
      campaign: ['yes'],
    });
  });

  it('reckons with what an open option comes to', () => {
    expect(offered(planned(3))).toMatchObject({ hordes: ['no', 'yes'] });
    expect(offered(planned(3))).not.toHaveProperty('heroes');
    expect(offered(planned(1, { heroes: 4 }))).toMatchObject({ hordes: ['no', 'yes'] });
    expect(offered(planned(1, { cards: 'hybrid' }))).toMatchObject({
      turn_card: ['cure', 'healing'],
      potion: ['choose', 'luck'],
    });
    expect(offered(planned(1, { cards: 'hybrid', turn_card: 'healing' }))).not.toHaveProperty('potion');
  });
});

describe('what stops fitting', () => {
  it('falls back to the default, and is told', () => {
    const plan = planned(1, { cards: 'forest', dungeon: 'roots', potion: 'luck', variants: ['venom', 'hard'] });
    expect(fallBack(game, plan)).toEqual([]);
    plan.options['cards'] = 'base';
    expect(fallBack(game, plan)).toEqual([
      { name: 'dungeon', value: 'roots', now: 'choose' },
      { name: 'potion', value: 'luck', now: 'choose' },
      { name: 'variants', value: ['venom', 'hard'], now: [] },
    ]);
    expect(plan.options).toEqual(planned(1).options);
    expect(fallBack(game, plan)).toEqual([]);
  });

  it('comes to what an open option becomes', () => {
    const plan = planned(3, { heroes: 2, hordes: 'yes' });
    expect(fallBack(game, plan)).toEqual([{ name: 'heroes', value: 2, now: 4 }]);
    expect(plan.options).toMatchObject({ heroes: null, hordes: 'yes' });
  });
});

describe('what depends on a list', () => {
  const mixable: GameInfo = {
    ...game,
    options: [
      {
        name: 'heroes',
        choices: ['own', 'base'],
        default: 'own',
        many: false,
        needs: [{ choices: ['base'], setting: 'sets', values: ['base'] }],
      },
      { name: 'sets', choices: ['base', 'tools'], default: [], many: true },
      {
        name: 'coin',
        choices: ['off', 'on'],
        default: null,
        many: false,
        prefers: [{ choices: ['on'], setting: 'sets', values: ['base'] }],
      },
    ],
  };
  const mixed = (options: Plan['options']): Plan => {
    const plan = usualPlan(mixable);
    return { ...plan, options: { ...plan.options, ...options } };
  };

  it.each([
    [[], ['sets', 'coin'], 'off'],
    [['tools'], ['sets', 'coin'], 'off'],
    [['base'], ['heroes', 'sets', 'coin'], 'on'],
    [['tools', 'base'], ['heroes', 'sets', 'coin'], 'on'],
  ])('is offered, and usual, by what is in it: %j', (sets, names, coin) => {
    const offered = offeredBy(mixable, mixed({ sets }));
    expect(offered.map(({ setting }) => setting.name)).toEqual(names);
    expect(offered.at(-1)).toMatchObject({ choices: ['off', 'on'], usual: coin });
  });

  it('falls back when that is taken out; what was chosen on purpose stays', () => {
    const plan = mixed({ sets: ['base'], heroes: 'base', coin: 'on' });
    expect(fallBack(mixable, plan)).toEqual([]);
    plan.options['sets'] = [];
    expect(fallBack(mixable, plan)).toEqual([{ name: 'heroes', value: 'base', now: 'own' }]);
    expect(plan.options).toEqual({ sets: [], heroes: 'own', coin: 'on' });
  });
});

describe('a value in words', () => {
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

describe('what was played last', () => {
  const kept = (plan: unknown): Plan => recalledPlan(game, JSON.stringify(plan));

  it('comes back', () => {
    const plan = planned(2, { cards: 'forest', dungeon: 'roots', heroes: 4 });
    expect(kept({ ...plan, listed: true })).toEqual({ ...plan, listed: true });
  });

  it('comes back as far as the game still has it and it fits', () => {
    const before = {
      seats: ['me'],
      options: { cards: 'base', dungeon: 'roots', heroes: 9, turn_card: 'healing', old: 'x' },
    };
    expect(kept(before)).toEqual(planned(1, { turn_card: 'healing' }));
    expect(kept({ seats: ['open', 'genius'], options: { cards: 'forest' } })).toEqual(planned(1, { cards: 'forest' }));
  });

  it.each(['{', 'null', '7', '"x"', null])('is forgotten if it is no plan: %s', (text) => {
    expect(recalledPlan(game, text)).toEqual(usualPlan(game));
  });
});

it('keeps a seat for me when there are fewer', () => {
  expect(withSeats(game, ['greedy', 'open', 'me'], 2)).toEqual(['me', 'open']);
  expect(withSeats(game, ['me'], 3)).toEqual(['me', 'greedy', 'greedy']);
});

describe('the same plan as the engine', () => {
  const script = `
import json, random, msgspec
from tests.editions import MIXED
from undercroft.kernel.game import game_list, registered
from undercroft.kernel.settings import planned, read_settings
random.seed(11)

def some(setting):
    if setting.many:
        return random.sample(setting.choices, random.randrange(len(setting.choices) + 1))
    return random.choice([None, *setting.choices])

games = [(told, registered()[told["id"]].settings) for told in game_list()]
games.append(({"id": "mixable", "seats": [2, 4], "options": [setting.told() for setting in MIXED]}, MIXED))
cases = []
for told, settings in games:
    for _ in range(200):
        seats = random.randint(*told["seats"])
        chosen = {setting.name: some(setting) for setting in settings if not setting.quiet}
        values = read_settings(told["id"], settings, chosen)
        plan = planned(settings, seats, values)
        options = {setting["name"]: values[setting["name"]] for setting in told["options"]}
        usual = {name: plan.values[name] for name in plan.offered if values[name] is None}
        case = {"offered": plan.offered, "usual": usual, "lost": msgspec.to_builtins(plan.lost)}
        cases.append({"game": told, "seats": seats, "options": options, **case})
print(json.dumps(cases))
`;
  interface Case {
    game: GameInfo;
    seats: number;
    options: Plan['options'];
    offered: Record<string, unknown>;
    /** What open options come to. */
    usual: Record<string, unknown>;
    lost: unknown[];
  }
  const cases = engineSays(script) as Case[];

  it('offers the same choices and lets the same values fall back', () => {
    for (const { game, seats, options, offered, usual, lost } of cases) {
      const told = { ...game, bots: [] };
      const plan: Plan = { seats: Array.from({ length: seats }, () => 'me'), options, listed: false };
      const found = offeredBy(told, plan);
      const choices = found.map((one) => [one.setting.name, one.choices]);
      expect(Object.fromEntries(choices), game.id).toEqual(offered);
      const open = found.filter((one) => options[one.setting.name] === null);
      expect(Object.fromEntries(open.map((one) => [one.setting.name, one.usual])), game.id).toEqual(usual);
      expect(fallBack(told, plan), game.id).toEqual(lost);
    }
    expect(cases.some(({ lost }) => lost.length > 0)).toBe(true);
    expect(new Set(cases.flatMap(({ usual }) => usual['coin'] ?? []))).toEqual(new Set(['off', 'on']));
    expect(new Set(cases.map(({ game }) => game.id)).size).toBeGreaterThan(2);
  });
});
