import { describe, expect, it } from 'vitest';
import type { Option, EventData } from '$lib/server/model';
import { glows } from './glow';
import {
  answered,
  needed,
  beatenHere,
  explained,
  faceOf,
  healthOf,
  heroesOf,
  largeHeroes,
  segments,
  total,
  wayOf,
  waysTaken,
  type Fight,
  type Hero,
  type TowerView,
} from './model';
import { Name } from '$lib/language/language';
import { answer, chapters, drawn, inGrid, journeys, lesson, isGrave, primary } from './parts';

function hero(card: string, base: number[], more: Partial<Hero> = {}): Hero {
  return {
    seat: 0,
    hero: { id: 1, card },
    base,
    health: 5,
    fought: false,
    refilled: true,
    skills: [],
    spent: [],
    cards: 0,
    ...more,
  };
}

const shaman = { id: 60, card: 'goblin_shaman', need: [0, 1, 3, 0] };
const party = [hero('paladin', [2, 1, 0, 0], { fought: true, health: 4 }), hero('mage', [0, 0, 2, 1], { seat: 1 })];
/** The example of the rulebook: Paladin and Mage against the Goblin Shaman. */
const fight: Fight = {
  heroes: [0, 1],
  foes: [shaman],
  need: [0, 2, 4, 0],
  base: [
    [0, 0, 0, 0],
    [0, 0, 2, 1],
  ],
  offers: [0, 0],
  skills: [],
  lowered: null,
  known: true,
  missing: [0, 0, 1, 0],
  cards: [
    { id: 130, card: 'daylight_amulet', attribute: 'faith', counts: 2 },
    { id: 150, card: 'magic_amulet', attribute: 'magic', counts: 1 },
  ],
  printed: [0, 1, 3, 0],
  raised: true,
  ways: [],
};

const pile = { count: 0, known: [] };

function view(more: Partial<TowerView> = {}): TowerView {
  return {
    game: 'dragon-tower',
    seat: 0,
    seats: 2,
    number: 0,
    decision: null,
    remembered: [],
    result: null,
    limits: { floors: 6, health: 6 },
    floor: 1,
    leader: 0,
    stage: 'solo',
    boss: 'dragon',
    warnings: [],
    heroes: party,
    tower: [],
    room: [],
    plan: [],
    fight: null,
    pair_fights: 0,
    achievements: [],
    phase: 'solo',
    zones: {
      unused_heroes: [],
      unused_skills: [],
      unused_bosses: [],
      hero: [],
      skill: [],
      hand: [[], [], [], []],
      laid: [[], [], [], []],
      capabilities: [],
      discards: [],
      normal_deck: pile,
      elite_deck: pile,
      circumstance_deck: pile,
      room: [],
      circumstances: [],
      under_boss: [],
      beaten: [],
      normal_discard: pile,
      elite_discard: pile,
      circumstance_discard: pile,
      boss_discard: pile,
    },
    ...more,
  };
}

const option = (text: string, targets: Option['targets'] = [], args: Option['args'] = {}): Option => ({
  text,
  verb: text.split(' ')[0] ?? '',
  args,
  names: {},
  targets,
});

const historyOf = (...events: EventData[]) => events.map((event) => ({ event, number: 0 }));

describe('points', () => {
  it('lists only attributes with a need', () => {
    expect(needed([0, 1, 3, 0])).toEqual([
      { attribute: 'faith', points: 1 },
      { attribute: 'magic', points: 3 },
    ]);
  });

  it('adds needs up', () => {
    expect(total([[1, 0, 2, 0], shaman.need])).toEqual([1, 1, 5, 0]);
    expect(total([])).toEqual([0, 0, 0, 0]);
  });
});

describe('the bar of an attribute', () => {
  it('is filled by base, then cards, then missing points', () => {
    const magic = segments(fight, party, 'magic');
    expect(magic).toEqual([
      { kind: 'base', card: 'mage', points: 2 },
      { kind: 'card', card: 'magic_amulet', points: 1 },
      { kind: 'missing', card: '', points: 1 },
    ]);
    expect(answered(magic)).toBe(3);
  });

  it('cuts off points beyond the need', () => {
    const strong = {
      ...fight,
      base: [[0, 3, 0, 0], []],
      missing: [0, 0, 1, 0],
    };
    expect(segments(strong, party, 'faith')).toEqual([{ kind: 'base', card: 'paladin', points: 2 }]);
  });

  it('stays open if cards are hidden', () => {
    const hidden: Fight = { ...fight, known: false };
    delete hidden.missing;
    delete hidden.cards;
    expect(segments(hidden, party, 'faith')).toEqual([{ kind: 'missing', card: '', points: 2 }]);
  });

  it('explains the raise for a pair and the reduction by a skill', () => {
    expect(explained(fight, 'magic')).toEqual({ printed: 3, change: 1 });
    expect(explained({ ...fight, need: [0, 0, 3, 0] }, 'faith')).toEqual({
      printed: 1,
      change: -1,
    });
  });
});

describe('the cost of settling', () => {
  const alone = { paid: [2], left: [3] };
  const shared = { paid: [1, 0], left: [3, 5] };

  it('comes from the server', () => {
    const pay = (first: number, second: number): Option => option('commit', [], { first, second });
    expect(
      wayOf(pay(1, 0), {
        ...fight,
        ways: [{ paid: [0, 1], left: [4, 4] }, shared],
      }),
    ).toBe(shared);
    expect(wayOf(pay(2, 0), { ...fight, heroes: [1], ways: [alone] })).toBe(alone);
    expect(wayOf(pay(0, 2), { ...fight, heroes: [1], ways: [alone] })).toBeUndefined();
    expect(
      wayOf(option('play_card card=5', [['card', 5]]), {
        ...fight,
        ways: [shared],
      }),
    ).toBeUndefined();
  });
});

describe('the history of a room', () => {
  const entered: EventData = {
    event: 'room-entered',
    floor: 1,
    room: 1,
    monsters: [],
  };
  const won: EventData = {
    event: 'fight-won',
    heroes: [{ id: 0, card: 'paladin' }],
    foes: [{ id: 60, card: 'goblin_shaman' }],
    paid: [2],
    parts: [],
  };

  it('lists the opponents beaten in this room and their heroes', () => {
    expect(beatenHere(historyOf(won, entered, won))).toEqual([{ id: 60, card: 'goblin_shaman', by: ['paladin'] }]);
  });

  it('is empty on the next floor', () => {
    expect(beatenHere(historyOf(entered, won, { event: 'floor-begun', floor: 2, leader: 0 }))).toEqual([]);
    expect(beatenHere([])).toEqual([]);
  });

  it('lists the rooms taken', () => {
    expect([...waysTaken(historyOf(entered, { ...entered, floor: 2, room: 0 }))]).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });

  it('has a card and a price for events', () => {
    expect(faceOf(won)).toBe('goblin_shaman');
    expect(healthOf(won)).toBe(-2);
    expect(healthOf({ event: 'hero-healed', hero: {}, health: 1, cause: 'rest' })).toBe(1);
    expect(faceOf({ event: 'floor-begun', floor: 1, leader: 0 })).toBeNull();
  });
});

describe('heroes of a seat', () => {
  it('are listed by number', () => {
    expect(heroesOf(view(), 1)).toEqual([1]);
    expect(heroesOf(view(), null)).toEqual([]);
  });

  it('are large while they act, and always if there is only one', () => {
    const mine = view({ heroes: party.map((one) => ({ ...one, seat: 0 })) });
    expect(largeHeroes(mine, [0, 1], () => false)).toEqual([]);
    expect(largeHeroes(mine, [0], () => false)).toEqual([0]);
    expect(largeHeroes({ ...mine, fight: { ...fight, heroes: [1] } }, [0, 1], () => false)).toEqual([1]);
    mine.zones.hand[1] = [{ id: 9, card: 'vow' }];
    expect(largeHeroes(mine, [0, 1], (card) => card === 9)).toEqual([1]);
  });
});

describe('a glowing target', () => {
  const left = [
    option('draw deck=strength', [
      ['hero', 0],
      ['attribute', 0],
    ]),
    option('draw deck=magic', [
      ['hero', 0],
      ['attribute', 2],
    ]),
  ];

  it('distinguishes options', () => {
    expect(glows({ left, picked: [] }, 'attribute', 2)).toBe(true);
    expect(glows({ left, picked: [] }, 'attribute', 1)).toBe(false);
    expect(glows({ left, picked: [] }, 'hero', 0)).toBe(false);
  });

  it('may also belong to the only option', () => {
    expect(glows({ left: left.slice(0, 1), picked: [] }, 'hero', 0)).toBe(true);
  });

  it('is not a hero whose skill has its own button', () => {
    const fury = option('use_skill hero=0 card=fury', [['hero', 0]]);
    expect(glows({ left: [fury, option('withdraw')], picked: [] }, 'hero', 0)).toBe(false);
  });

  it('is not a hero that all options share, in a grid neither', () => {
    const left = [option('take_skill hero=0 card=fury', [['hero', 0]]), option('no_skill hero=0', [['hero', 0]])];
    expect(glows({ left, picked: [] }, 'hero', 0)).toBe(false);
  });

  it('is not already picked', () => {
    expect(glows({ left, picked: [['attribute', 2]] }, 'attribute', 2)).toBe(false);
  });
});

describe('hooks of the game module', () => {
  it('cards are chosen on the table', () => {
    expect(drawn(option('lead hero=0 card=mage'))).toBe(true);
    expect(drawn(option('use_skill hero=0 card=fury'))).toBe(true);
    expect(inGrid(option('use_skill hero=0 card=fury'))).toBe(false);
    expect(drawn(option('no_skill hero=0'))).toBe(false);
  });

  it('begin a chapter with every floor', () => {
    expect(chapters({ event: 'floor-begun', floor: 3, leader: 0 })).toEqual({
      key: 'word-floor',
      args: { floor: 3 },
    });
    expect(chapters({ event: 'card-drawn' })).toBeNull();
  });
});

describe('the primary answer', () => {
  const commit = (first: number, second: number): Option =>
    option(`commit first=${first} second=${second}`, [], { first, second });
  const wayTo = ({ args }: Option) => {
    const paid = [Number(args.first), Number(args.second)];
    return {
      paid,
      left: paid.map((points, place) => (party[place]?.health ?? 0) - points),
    };
  };
  const asking = (...options: Option[]): TowerView =>
    view({
      fight: {
        ...fight,
        ways: options.filter((one) => one.verb === 'commit').map(wayTo),
      },
      decision: {
        number: 1,
        seat: 0,
        prompt: 'how_to_fight',
        args: {},
        names: {},
        options,
      },
    });

  it('never skips possible fights', () => {
    const on = option('pair_up');
    const alone = option('fight_alone hero=0 foe=60');
    expect(primary([on], asking(on, alone))).toBeUndefined();
    expect(primary([on], asking(on))).toBe(on);
  });

  it('is the payment that leaves the most health', () => {
    const ways = [commit(0, 2), commit(1, 1), commit(2, 0)];
    expect(primary(ways, asking(...ways))?.text).toBe('commit first=0 second=2');
    expect(primary(ways.slice(1), asking(...ways))?.text).toBe('commit first=1 second=1');
  });

  it('is never a death or a step back', () => {
    const back = { ...option('withdraw'), back: true };
    expect(primary([commit(4, 0), back], asking(commit(4, 0), back))).toBeUndefined();
  });

  it('needs confirmation if it takes the last health of a hero', () => {
    const ways = [commit(4, 0), commit(1, 0)];
    expect(ways.map((way) => isGrave(way, asking(...ways)))).toEqual([true, false]);
  });

  it('names the heroes who pay', () => {
    const both = answer(commit(1, 2), asking());
    expect(both).toEqual({
      key: 'web-dt-pay-both',
      args: {
        first: new Name('card-paladin'),
        second: new Name('card-mage'),
        paid: 1,
        more: 2,
      },
    });
    expect(answer(commit(0, 2), asking())?.args).toEqual({
      hero: new Name('card-mage'),
      health: 2,
    });
    expect(answer(commit(0, 0), asking())).toBeNull();
  });

  it('says who dies of a payment', () => {
    const [paladin, mage] = [party[0]?.health ?? 0, party[1]?.health ?? 0];
    const said = (first: number, second: number) => {
      const paid = commit(first, second);
      return answer(paid, asking(paid));
    };
    expect(said(paladin, 0)).toEqual({
      key: 'web-dt-dies-alone',
      args: { hero: new Name('card-paladin'), health: paladin },
    });
    expect(said(1, 0)?.key).toBe('web-dt-pays-alone');
    expect(said(1, mage)?.key).toBe('web-dt-dies-both');
    expect(said(1, mage)?.args).toMatchObject({ victim: new Name('card-mage'), dead: 1 });
    expect(said(paladin, mage)?.args).toMatchObject({ dead: 2 });
    expect(said(1, 1)?.key).toBe('web-dt-pay-both');
  });

  it('says so of a single fighter, too, and else leaves the text of the option', () => {
    const alone = (first: number, left: number) => {
      const paid = option(`commit first=${first} second=0`, [], { first, second: 0 });
      const shown = asking(paid);
      return answer(paid, {
        ...shown,
        fight: { ...fight, heroes: [0], ways: [{ paid: [first], left: [left] }] },
      } as TowerView);
    };
    expect(alone(2, 0)?.key).toBe('web-dt-dies-alone');
    expect(alone(2, 1)).toBeNull();
  });

  it('has no text of its own for other answers', () => {
    expect(answer(option('withdraw'), asking())).toBeNull();
  });
});

describe('journeys of cards', () => {
  it('lead from the deck to the hero, with known and unknown cards', () => {
    const drawn = {
      event: 'card-drawn',
      hero: { id: 1, card: 'mage' },
      deck: 'magic',
    };
    expect(journeys({ ...drawn, card: { id: 40, card: 'vow' } })).toEqual([
      { thing: 'card-40', from: 'deck-magic', to: 'hero-mage' },
    ]);
    expect(journeys({ ...drawn, card: { back: 'magic' } })).toEqual([{ from: 'deck-magic', to: 'hero-mage' }]);
    expect(journeys({ event: 'stage-begun' })).toEqual([]);
  });
});

describe('the first game', () => {
  const decidedOn = (prompt: string, more: Partial<TowerView> = {}): TowerView =>
    view({
      decision: { number: 0, seat: 0, prompt, args: {}, names: {} },
      ...more,
    });

  it('has a tip for each kind of question', () => {
    expect(lesson.tip(decidedOn('which_room'))).toBe('web-dt-tip-which-room');
    expect(lesson.tip(decidedOn('which_deck'))).toBe('web-dt-tip-which-deck');
    expect(lesson.tip(decidedOn('which_deck', { floor: 0 }))).toBe('web-dt-tip-which-deck-first');
    expect(lesson.tip(decidedOn('how_to_fight', { fight: { ...fight, heroes: [0] } }))).toBe('web-dt-tip-how-to-fight');
    expect(lesson.tip(decidedOn('how_to_fight', { fight }))).toBe('web-dt-tip-how-to-fight-together');
    expect(lesson.tip(decidedOn('whether_to_trade'))).toBeNull();
  });
});
