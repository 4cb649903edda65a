import { afterEach, describe, expect, it } from 'vitest';
import type { Option, ToldEvent } from '$lib/model';
import { facts } from './cards/facts.svelte';
import { inPlay } from './cards/inplay.svelte';
import { glowing, glows, isPressable } from './glow';
import {
  announced,
  bossView,
  cardIn,
  cardsOf,
  cardsToShow,
  faceOf,
  inSight,
  isStep,
  isTold,
  largeSeat,
  otherSeats,
  phaseOf,
  places,
  steps,
  treasureOf,
  walked,
  type BossView,
  type ShownWalk,
  type Stack,
  type Walk,
} from './model';
import { answer, chapters, drawn, isGrave, journeys, lesson, listed, primary, question } from './parts';

const stack = (id: number, card: string, damage: number, more: Partial<Stack> = {}): Stack => ({
  top: { id, card },
  beneath: [],
  face_down: false,
  deactivated: false,
  used: false,
  damage,
  treasure: [],
  silent: false,
  coins: 0,
  tokens: 0,
  neutralized: false,
  asleep: false,
  space: false,
  minions: [],
  miniboss: null,
  ...more,
});
const player = (treasure: number[]) => ({
  xp: 500,
  acts: 'between' as const,
  out: false,
  souls: 0,
  wounds: 0,
  rooms: 0,
  spells: 0,
  active_rooms: 0,
  treasure,
  leveled: false,
  placed: 0,
});
const pile = { count: 0, known: [] };

/** A table of three: seat 0 is asked, a hero stands in its middle room of three. */
function view(more: Partial<BossView> = {}): BossView {
  return {
    game: 'boss-monster',
    seat: 0,
    seats: 3,
    number: 9,
    round: 2,
    phase: 'adventure',
    limits: { rooms: 5, souls: 10, wounds: 5 },
    leaders: [[0, 1], [], [2, 0], []],
    announced: [],
    active: 0,
    order: [2, 0, 1],
    players: [player([1, 0, 2, 0]), player([1, 0, 1, 0]), player([0, 0, 2, 0])],
    dungeons: [[stack(10, 'boulder_ramp', 1), stack(11, 'golem_factory', 2), stack(12, 'dark_altar', 3)], [], []],
    bait: [],
    walk: null,
    waiting: [],
    turns_over: [],
    closed: [],
    building_forbidden: false,
    last_round: false,
    decision: null,
    result: null,
    zones: {
      items: [],
      items_waiting: [],
      room_deck: pile,
      spell_deck: pile,
      hero_deck: pile,
      epic_deck: pile,
      discard: { count: 1, known: [[0, { id: 30, card: 'open_grave' }]] },
      town: [{ id: 40, card: 'fool' }],
      walking: [{ id: 41, card: 'thief_8_a' }],
      announced: [],
      boss: [[{ id: 1, card: 'gorgona' }], [{ id: 2, card: 'xyzax' }], [{ id: 3, card: 'robobo' }], []],
      hand: [
        [
          { id: 20, card: 'freeze' },
          { id: 21, card: 'dark_altar' },
        ],
        [{ back: 'room' }],
        [],
        [],
      ],
      set_aside: [[], [], [], []],
      entrance: [[], [], [], []],
      souls: [[], [{ id: 50, card: 'mage_4_a' }], [], []],
      wounds: [[], [], [], []],
    },
    ...more,
  } as BossView;
}
const option = (verb: string, args: Record<string, number>, more: Partial<Option> = {}): Option => ({
  text: [verb, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(' '),
  verb,
  args,
  names: {},
  targets: Object.entries(args).map(([name, value]) => [
    name === 'slot' ? 'slot' : name === 'opponent' ? 'seat' : 'card',
    value,
  ]),
  ...more,
});
const walk = (more: Partial<Walk> = {}): Walk => ({
  hero: 41,
  seat: 0,
  room: 11,
  slot: 1,
  hurt: 5,
  health: 8,
  left: 3,
  ahead: [],
  dies_in: null,
  total: 8,
  ...more,
});
const decisionOn = (options: Option[], prompt = 'what_to_play') => ({
  number: 9,
  seat: 0,
  prompt,
  args: {},
  names: {},
  options,
});
const pass = option('pass_on', {}, { idle: true });

describe('seats and phases', () => {
  it('shows one’s own dungeon large, and to others the one they chose', () => {
    expect(largeSeat(view(), 2)).toBe(0);
    expect(largeSeat(view({ seat: null }), null)).toBe(0);
    expect(largeSeat(view({ seat: null }), 2)).toBe(2);
    expect(otherSeats(view(), 0)).toEqual([1, 2]);
    expect(otherSeats(view(), 2)).toEqual([0, 1]);
  });

  it('counts the reveal to building, and the set-up to nothing', () => {
    expect(phaseOf(view({ phase: 'reveal' }))).toBe('build');
    expect(phaseOf(view({ phase: 'reveal', round: 0 }))).toBe(null);
    expect(phaseOf(view({ phase: 'setup', round: 0 }))).toBe(null);
    expect(phaseOf(view({ phase: 'bait' }))).toBe('bait');
  });
});

describe('a dungeon', () => {
  it('has as many places as the server says, the first that heroes enter on the left', () => {
    const found = places(view(), 0);
    expect(found.map((place) => place.slot)).toEqual([4, 3, 2, 1, 0]);
    expect(found.map((place) => place.stack?.top.id)).toEqual([undefined, undefined, 12, 11, 10]);
  });

  it('opens a stack from its uppermost card down', () => {
    const beneath = [
      { id: 5, card: 'dark_altar' },
      { id: 6, card: 'mimic_vault' },
    ];
    expect(cardsOf(stack(7, 'the_crushinator', 2, { beneath })).map((card) => card.id)).toEqual([7, 6, 5]);
  });
});

describe('the walk of a hero', () => {
  it('says what is left after each room, and where the hero dies', () => {
    const stacks = [stack(9, 'open_grave', 2), ...(view().dungeons[0] ?? [])];
    const ahead = [{ slot: 1, hurt: 8, left: 0 }];
    expect(steps(walk({ dies_in: 1, slot: 2, hurt: 7, left: 1, ahead }), stacks)).toEqual([
      { slot: 3, kind: 'behind', damage: 3, left: null, dies: false },
      { slot: 2, kind: 'here', damage: 2, left: null, dies: false },
      { slot: 1, kind: 'ahead', damage: 1, left: 0, dies: true }, // the last one: nobody walks on from there
    ]);
  });

  it('shows the rooms ahead without a word while nothing is foretold', () => {
    expect(steps(walk(), view().dungeons[0] ?? []).at(-1)).toEqual({
      slot: 0,
      kind: 'ahead',
      damage: 1,
      left: null,
      dies: false,
    });
  });

  it('is played step by step from the events', () => {
    const hero = { id: 41, card: 'thief_8_a' };
    const told: ToldEvent[] = [
      { event: 'dungeon-entered', seat: 0, hero },
      {
        event: 'room-entered',
        seat: 0,
        hero,
        room: { id: 12, card: 'dark_altar' },
        damage: 3,
        hurt: 3,
        health: 8,
      },
      { event: 'hero-hurt', hero, damage: 2, hurt: 5, health: 8 },
      {
        event: 'room-entered',
        seat: 0,
        hero,
        room: { id: 99, card: 'gone' },
        damage: 1,
        hurt: 6,
        health: 8,
      },
      { event: 'hero-died', seat: 0, hero, souls: 1 },
    ];
    let now: ShownWalk | null = null;
    const seen = told.map((event) => {
      now = walked(now, event, view());
      return [now?.slot, now?.hit, now?.hurt, now?.left, now?.end];
    });
    expect(seen).toEqual([
      [3, 0, 0, 0, null],
      [2, 3, 3, 5, null],
      [2, 2, 5, 3, null],
      [1, 1, 6, 2, null], // that room is gone by now: one step further
      [1, 0, 6, 2, 'died'],
    ]);
    expect(told.every(isStep)).toBe(true);
    expect(walked(now, { event: 'hero-survived', seat: 0, hero, wounds: 1 }, view())).toMatchObject({
      slot: -1,
      end: 'survived',
    });
  });

  it('is none when a hero dies in town', () => {
    expect(
      walked(
        null,
        {
          event: 'hero-died',
          seat: 0,
          hero: { id: 40, card: 'fool' },
          souls: 1,
        },
        view(),
      ),
    ).toBe(null);
  });
});

describe('announced effects', () => {
  it('stand with the newest first, who announced them, and their aim', () => {
    const freeze = { id: 60, card: 'freeze' };
    const fear = { id: 61, card: 'trepidation' };
    const history: ToldEvent[] = [
      {
        event: 'target-chosen',
        seat: 1,
        source: freeze,
        target: { id: 10, card: 'boulder_ramp' },
      },
      { event: 'opponent-chosen', seat: 2, source: fear, opponent: 0 },
    ];
    const base = view();
    const now = view({
      waiting: [{ seat: 1, source: freeze, way: 0, target: 10, extra: null }],
      announced: [
        { card: 60, seat: 1 },
        { card: 61, seat: 2 },
      ],
      zones: { ...base.zones, announced: [freeze, fear] },
      decision: {
        number: 1,
        seat: 0,
        prompt: 'whether_to_cancel',
        args: { card: 61 },
        names: {},
      },
    });
    expect(announced(now, history)).toEqual([
      { seat: 2, source: fear, aim: { seat: 0 }, now: true },
      { seat: 1, source: freeze, aim: { card: 'boulder_ramp' }, now: false },
    ]);
  });
});

describe('what glows', () => {
  const castings = [option('cast_at', { card: 20, target: 10 }), option('cast_at', { card: 20, target: 11 })];
  const placings = [option('place', { card: 21, slot: 0 }), option('place', { card: 21, slot: 3 })];
  const all = [pass, ...castings, ...placings];

  it('is first the card, then what it can be played at', () => {
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
    expect(isPressable(picked, 'card', 21)).toBe(true); // it takes the place of what is picked
  });

  it('is only the place where the card is settled', () => {
    const left = [option('build_called', { card: 21, slot: 1 }), option('keep_called', {})];
    expect(glowing({ left, options: left, picked: [] })).toEqual([['slot', 1]]);
  });

  it('is either of two rooms that change places', () => {
    const left = [option('swap', { first: 10, second: 11 })];
    expect(glowing({ left, options: left, picked: [] })).toEqual([
      ['card', 10],
      ['card', 11],
    ]);
  });

  it('lies in a choice of its own if the table does not show it', () => {
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
});

describe('answers', () => {
  it('never make letting a building turn go by the bright one', () => {
    const options = [pass, option('place', { card: 21, slot: 0 })];
    expect(primary([pass], view({ decision: decisionOn(options) }))).toBe(undefined);
    expect(primary([pass], view({ decision: decisionOn([pass, option('cast', { card: 20 })]) }))).toBe(pass);
    const cast = option('cast', { card: 20 });
    expect(primary([cast], view({ decision: decisionOn([pass, cast]) }))).toBe(cast);
  });

  it('are not given for the player where a choice is dear', () => {
    const rob = [option('rob', { opponent: 1 }), option('rob', { opponent: 2 })];
    expect(primary(rob, view({ decision: decisionOn(rob, 'whom_to_rob') }))).toBe(undefined);
    expect(rob.every(listed)).toBe(true);
    const place = option('place', { card: 21, slot: 0 });
    expect(drawn(place, [place, pass])).toBe(true);
    expect(drawn(place, [place])).toBe(false);
  });

  it('say what passing means', () => {
    expect(
      answer(
        pass,
        view({
          decision: decisionOn([pass, option('place', { card: 21, slot: 0 })]),
        }),
      )?.key,
    ).toBe('web-bm-build-nothing');
    const again = [pass, option('place', { card: 21, slot: 0 }), option('place_nothing', {})];
    expect(answer(pass, view({ decision: decisionOn(again) }))?.key).toBe('web-bm-not-yet');
    expect(answer(pass, view({ decision: decisionOn([pass]), walk: walk() }))?.key).toBe('web-bm-walk-on');
    expect(answer(pass, view({ decision: decisionOn([pass]), walk: walk({ seat: 1 }) }))).toBe(null);
  });

  it('name the wound that walking on costs, and ask twice before the hero leaves the last room', () => {
    const situation = { key: 'hero_survives', args: { seat: 0, seat_is: 'you', n: 1 }, names: {} };
    const wounding = { ...decisionOn([pass]), situation };
    const inside = view({ decision: wounding, walk: walk({ dies_in: null, ahead: [{ slot: 0, hurt: 6, left: 2 }] }) });
    const last = view({ decision: wounding, walk: walk({ dies_in: null, ahead: [] }) });
    expect(answer(pass, last)).toEqual({ key: 'web-bm-walk-on-wound', args: { n: 1 } });
    expect([isGrave(pass, inside), isGrave(pass, last)]).toEqual([false, true]);
    const theirs = { ...situation, args: { ...situation.args, seat_is: 'other' } };
    expect(isGrave(pass, view({ decision: { ...wounding, situation: theirs }, walk: walk({ ahead: [] }) }))).toBe(
      false,
    );
  });

  it('ask for a target once a spell is picked', () => {
    const cast = option('cast_at', { card: 20, target: 10 }, { names: { card: 'card-freeze' } });
    const now = view({ decision: decisionOn([pass, cast]), walk: walk() });
    expect(question(now, [])).toBe(null); // the situation says it
    expect(question(now, [cast])?.key).toBe('web-bm-ask-target');
    expect(question(view({ decision: { ...decisionOn([]), seat: 1 } }), [])).toBe(null);
  });
});

describe('coins and minibosses', () => {
  const spike = { id: 15, card: 'spike' };
  const strong = stack(12, 'loot_box', 4, {
    beneath: [{ id: 14, card: 'goblin_market' }],
    coins: 2,
    miniboss: { card: spike, level: 2, in_force: 1, promotable: true, used: false },
  });
  const now = (options: Option[] = [], prompt?: string): BossView =>
    view({ coins: true, dungeons: [[strong], [], []], decision: decisionOn(options, prompt) });
  const promote = option('promote', { card: 15 });
  afterEach(() => inPlay.show(null));

  it('lie in sight under their stacks: they glow there, and are no choice of their own', () => {
    expect(inSight(strong).map(({ id }) => id)).toEqual([12, 15]);
    expect(cardsOf(strong).map(({ id }) => id)).toEqual([12, 14, 15]);
    expect(cardsToShow(now(), [['card', 15]])).toEqual([]);
    expect(glows({ left: [pass, promote], options: [pass, promote], picked: [] }, 'card', 15)).toBe(true);
  });

  it('are known by how they stand while their table is shown', () => {
    inPlay.show(now());
    expect(inPlay.of('spike')).toMatchObject({ level: 2, in_force: 1 });
    inPlay.show(null);
    expect(inPlay.of('spike')).toBe(undefined);
  });

  it('leave the building turn open: passing says so and is not bright', () => {
    const open = now([pass, promote]);
    expect(primary([pass], open)).toBe(undefined);
    expect(answer(pass, open)?.key).toBe('web-bm-build-nothing');
    expect(primary([promote], open)).toBe(promote);
  });

  it('never make giving up a card that could be built the bright answer', () => {
    const [place, sell, spend] = [
      option('place', { card: 21, slot: 0 }),
      option('sell', { card: 21 }),
      option('spend', { card: 21 }),
    ];
    expect(primary([sell], now([pass, place, sell]))).toBe(undefined);
    expect(primary([spend], now([pass, place, spend]))).toBe(undefined);
    expect(primary([spend], now([pass, spend]))).toBe(spend); // in an Adventure phase
  });

  it('are bought with the bright answer; how many coins or which treasure nobody guesses', () => {
    const [hire, dismiss] = [option('hire', { card: 15 }), option('dismiss', { card: 15 })];
    expect(primary([hire, dismiss], now([hire, dismiss], 'whether_to_pay'))).toBe(hire);
    const amounts = [0, 1].map((coins) => option('choose_amount', { coins }, { targets: [] }));
    expect(primary(amounts, now(amounts, 'which_amount'))).toBe(undefined);
    expect(listed(option('let_spell_go', { card: 20 }))).toBe(true);
  });

  it('ask only for a place where the miniboss is settled', () => {
    const left = [option('buy_off', { card: 15, slot: 1 }), option('decline', {})];
    expect(glowing({ left, options: left, picked: [] })).toEqual([['slot', 1]]);
    const employ = option('employ', { card: 30, slot: 0 }, { names: { card: 'card-spike' } });
    expect(question(now([employ]), [employ])?.key).toBe('web-bm-ask-where');
  });

  it('show the treasure that the view tells', () => {
    expect(treasureOf([1, 0, 2, 0])).toEqual([
      { kind: 'cleric', count: 1 },
      { kind: 'fighter', count: 2 },
    ]);
    expect(treasureOf([])).toEqual([]);
  });

  it('have journeys and moments of their own', () => {
    expect(journeys({ event: 'miniboss-taken', seat: 0, opponent: 1, miniboss: spike })).toEqual([
      { thing: 'card-15', from: 'dungeon-1', to: 'dungeon-0' },
    ]);
    expect(journeys({ event: 'miniboss-returned', seat: 2, miniboss: spike })).toEqual([
      { thing: 'card-15', from: 'dungeon-2', to: 'hand-2' },
    ]);
    expect(isTold({ event: 'miniboss-promoted' })).toBe(true);
    expect(faceOf({ event: 'miniboss-built', miniboss: spike, room: strong.top })).toBe('spike');
  });
});

describe('printed facts', () => {
  const printed = (id: string, set: string, more = {}) => ({
    id,
    kind: 'hero',
    back: 'hero',
    copies: 1,
    source: 'public-list',
    facts: { set, health: 4, ...more },
    origins: [],
    texts: [],
    given_by: [],
  });

  it('tell the classes of a hero, and whether cards of several sets can be in play', () => {
    facts.set([printed('cleric_4_a', 'boss-monster', { class: 'cleric' })]);
    expect(facts.mixed).toBe(false);
    facts.set([
      printed('cleric_4_a', 'boss-monster', { class: 'cleric' }),
      printed('paladin', 'minibosses', { class: 'cleric', class2: 'fighter' }),
    ]);
    expect(facts.mixed).toBe(true);
    expect(facts.of('paladin')?.classes).toEqual(['cleric', 'fighter']);
    expect(facts.of('cleric_4_a')?.set).toBe('boss-monster');
    facts.set([]);
  });
});

describe('the lesson', () => {
  it('has a word for what goes on', () => {
    expect(lesson.tip(view({ decision: decisionOn([], 'which_first_room') }))).toBe('web-bm-tip-first-room');
    expect(
      lesson.tip(
        view({
          decision: decisionOn([pass, option('place', { card: 21, slot: 0 })]),
        }),
      ),
    ).toBe('web-bm-tip-build');
    expect(lesson.tip(view({ decision: decisionOn([pass]), walk: walk() }))).toBe('web-bm-tip-walk');
    expect(lesson.tip(view({ decision: decisionOn([pass]), walk: walk({ seat: 1 }) }))).toBe('web-bm-tip-window');
    expect(lesson.tip(view({ decision: decisionOn([], 'which_to_swap') }))).toBe(null);
  });
});

describe('events', () => {
  it('begin a chapter with each round', () => {
    expect(chapters({ event: 'round-begun', round: 3 })).toEqual({
      key: 'web-bm-round',
      args: { round: 3 },
    });
    expect(chapters({ event: 'hero-died' })).toBe(null);
  });

  it('are shown with their card', () => {
    expect(faceOf({ event: 'spell-announced', spell: { id: 1, card: 'freeze' } })).toBe('freeze');
    expect(faceOf({ event: 'rooms-revealed', rooms: [] })).toBe(null);
    expect(isTold({ event: 'spell-announced' })).toBe(true);
    expect(isTold({ event: 'build-turn-begun' })).toBe(false);
  });

  it('move cards between places', () => {
    expect(journeys({ event: 'cards-drawn', seat: 1, cards: [{ back: 'spell' }] })).toEqual([
      { from: 'deck-spell', to: 'hand-1' },
    ]);
    expect(
      journeys({
        event: 'room-destroyed',
        seat: 0,
        room: { id: 10, card: 'dark_altar' },
      }),
    ).toEqual([{ thing: 'card-10', from: 'dungeon-0', to: 'discard' }]);
    expect(journeys({ event: 'round-begun' })).toEqual([]);
  });

  it('come as a view of this game', () => {
    expect(bossView(null)).toBe(null);
  });
});
