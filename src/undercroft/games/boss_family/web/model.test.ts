import { describe, expect, it } from 'vitest';
import type { EventData } from '$lib/server/model';
import { facts } from './cards/facts.svelte';
import {
  announced,
  cardsOf,
  isStep,
  largeSeat,
  otherSeats,
  phaseOf,
  places,
  remembered,
  rememberedAt,
  steps,
  walked,
  type ShownWalk,
} from './model';
import { stack, view, walk } from './example';

describe('seats and phases', () => {
  it('shows players their own dungeon large, and spectators the chosen one', () => {
    expect(largeSeat(view(), 2)).toBe(0);
    expect(largeSeat(view({ seat: null }), null)).toBe(0);
    expect(largeSeat(view({ seat: null }), 2)).toBe(2);
    expect(otherSeats(view(), 0)).toEqual([1, 2]);
    expect(otherSeats(view(), 2)).toEqual([0, 1]);
  });

  it('counts the reveal as building, and the set-up as no phase', () => {
    expect(phaseOf(view({ phase: 'reveal' }))).toBe('build');
    expect(phaseOf(view({ phase: 'reveal', round: 0 }))).toBe(null);
    expect(phaseOf(view({ phase: 'setup', round: 0 }))).toBe(null);
    expect(phaseOf(view({ phase: 'bait' }))).toBe('bait');
  });
});

describe('a dungeon', () => {
  it('has the number of places from the server, the entrance on the left', () => {
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

describe('cards that went out of sight', () => {
  const places = [
    { zone: 'hand', index: 1, count: 3 },
    { zone: 'dungeon', index: 7, count: 1 },
  ];
  const shown = view({ remembered: [{ cards: ['dark_altar', 'open_grave'], places }] });

  it('may be in each of their places, and nowhere else', () => {
    expect(remembered(shown, 'hand', 1)).toEqual(['dark_altar', 'open_grave']);
    expect(remembered(shown, 'hand', 0)).toEqual([]);
    expect(rememberedAt(shown, 1, 2)).toEqual(['dark_altar', 'open_grave']);
    expect(rememberedAt(shown, 1, 1)).toEqual([]);
  });
});

describe('the walk of a hero', () => {
  it('shows the health after each room, and the room where the hero dies', () => {
    const stacks = [stack(9, 'open_grave', 2), ...(view().dungeons[0] ?? [])];
    const ahead = [{ slot: 1, hurt: 8, left: 0 }];
    expect(steps(walk({ dies_in: 1, slot: 2, hurt: 7, left: 1, ahead }), stacks)).toEqual([
      { slot: 3, kind: 'behind', damage: 3, left: null, dies: false },
      { slot: 2, kind: 'here', damage: 2, left: null, dies: false },
      { slot: 1, kind: 'ahead', damage: 1, left: 0, dies: true }, // the last one: the hero dies there
    ]);
  });

  it('shows the rooms ahead without health if the server forecasts nothing', () => {
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
    const events: EventData[] = [
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
    const seen = events.map((event) => {
      now = walked(now, event, view());
      return [now?.slot, now?.hit, now?.hurt, now?.left, now?.end];
    });
    expect(seen).toEqual([
      [3, 0, 0, 0, null],
      [2, 3, 3, 5, null],
      [2, 2, 5, 3, null],
      [1, 1, 6, 2, null], // the room was removed: one step further
      [1, 0, 6, 2, 'died'],
    ]);
    expect(events.every(isStep)).toBe(true);
    expect(walked(now, { event: 'hero-survived', seat: 0, hero, wounds: 1 }, view())).toMatchObject({
      slot: -1,
      end: 'survived',
    });
  });

  it('does not exist for a hero who dies in town', () => {
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
  it('are listed newest first, with the player and the aim', () => {
    const freeze = { id: 60, card: 'freeze' };
    const fear = { id: 61, card: 'trepidation' };
    const history: EventData[] = [
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

  it('contain the classes of a hero, and detect games with several sets', () => {
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
