import { describe, expect, it } from 'vitest';
import type { Option, EventData } from '$lib/server/model';
import { engineSays } from '$tests/engine';
import { cardsToShow, handIsIdle, isTurnOver, minionsOn, tokenOn } from '$packages/boss_family/web/model';
import { glowing } from '$packages/boss_family/web/glow';
import {
  doings,
  isBoardPhase,
  labelOf,
  landmarkOf,
  marketPlaces,
  numberOf,
  phaseOf,
  SPACES,
  spaceIn,
  standsAt,
  titleOf,
  whyShut,
  type SuperView,
} from './model';
import { answer, keyed, listed, primary, question } from './parts';

const space = (id: string, more: object = {}) => ({ id, kind: 'treasure', open: true, minions: [], token: 0, ...more });

/** Return a view of three seats in town: seat 2 is first and has chosen, seat 0 is asked, a hero is in the stadium. */
function view(more: object = {}): SuperView {
  return {
    seat: 0,
    seats: 3,
    round: 2,
    phase: 'town',
    order: [2, 0, 1],
    turns_over: [1],
    players: [{}, {}, {}],
    decision: null,
    dungeons: [[], [], []],
    waiting: [],
    city: {
      landmarks: [
        {
          id: 'temple',
          treasure: 'cleric',
          heroes: [],
          spaces: [space('temple_treasure'), space('temple_bonus', { kind: 'bonus', minions: [2] })],
        },
        {
          id: 'stadium',
          treasure: 'fighter',
          heroes: [41, 42],
          spaces: [space('stadium_treasure', { open: false }), space('stadium_summon', { kind: 'summon', token: 2 })],
        },
      ],
      minions: [
        { space: null, card: null },
        { space: null, card: 7 },
        { space: 'temple_bonus', card: null },
      ],
      health_tokens: [{ hero: 41, token: -2 }],
      boss_spaces: [false, true, false],
      marker: 2,
      solo: null,
    },
    zones: {
      items: [],
      items_waiting: [],
      market: [{ id: 11, card: 'soul_mill' }],
      hand: [[{ id: 20, card: 'freeze_sbm' }], [], []],
      set_aside: [[], [], []],
      boss: [[], [{ id: 7, card: 'professor_polyp' }], []],
      town: [],
      entrance: [[], [], []],
      walking: [],
      announced: [],
      landmark: [
        { count: 0, known: [] },
        {
          count: 2,
          known: [
            [0, { id: 42, card: 'bunny' }],
            [1, { id: 41, card: 'gladiator' }],
          ],
        },
      ],
    },
    ...more,
  } as unknown as SuperView;
}

const option = (verb: string, args: Record<string, string | number>, targets: Option['targets']): Option => ({
  text: verb,
  verb,
  args,
  names: {},
  targets,
});
const send = option('send_minion', { space: 'stadium_summon' }, [['space', numberOf('stadium_summon')]]);
const asked = (prompt: string, options: Option[], args: object = {}): SuperView =>
  view({ decision: { seat: 0, prompt, args, names: {}, options } });

describe('the board', () => {
  it('numbers spaces like the engine', () => {
    const spaces = engineSays(
      'import json; from undercroft.games.boss_family.rules.city_events import SPACES; print(json.dumps(SPACES))',
    );
    expect(SPACES).toEqual(spaces);
  }, 30_000);

  it('has landmarks and labels of spaces', () => {
    expect(landmarkOf('launch_pad_bonus')).toBe('launch_pad');
    expect(labelOf({ id: 'launch_pad_bonus', kind: 'bonus' })).toBe('web-sb-space-launch-pad-bonus');
    expect(labelOf({ id: 'temple_summon', kind: 'summon' })).toBe('web-sb-space-summon');
    expect(spaceIn(view().city, 'stadium_summon')?.landmark.id).toBe('stadium');
    expect(spaceIn(view().city, 'tavern_summon')).toBeNull();
  });

  it('explains why a space is closed, by a hero or for want of one; not for spaces with a minion', () => {
    const shut = space('temple_treasure', { open: false }) as never;
    expect(whyShut(shut)).toBe('web-sb-covered');
    expect(whyShut({ ...(shut as object), kind: 'summon' } as never)).toBe('web-sb-no-hero');
    expect(whyShut({ ...(shut as object), minions: [1] } as never)).toBeNull();
    expect(whyShut(space('temple_treasure') as never)).toBeNull();
  });

  it('is high in the phases that use it', () => {
    expect(['town', 'build', 'minion', 'bait', 'adventure'].map((phase) => isBoardPhase(view({ phase })))).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
    expect(phaseOf(view({ phase: 'reveal' }))).toBe('build');
    expect(phaseOf(view({ phase: 'reveal', round: 0 }))).toBeNull();
    expect(phaseOf(view({ phase: 'minion' }))).toBe('minion');
  });

  it('shows the places of the market, and the players who took cards', () => {
    const events = [
      { event: 'market-filled', cards: [{ id: 9, card: 'loot_drop' }] },
      { event: 'market-cleared', cards: [] },
      { event: 'market-filled', cards: [{ id: 10, card: 'goblin_gym' }, { id: 11, card: 'soul_mill' }, { id: 12 }] },
      { event: 'market-card-taken', seat: 2, card: { id: 10, card: 'goblin_gym' } },
    ] as unknown as EventData[];
    expect(marketPlaces(view(), events)).toEqual([
      { taken: { seat: 2, card: { id: 10, card: 'goblin_gym' } } },
      { card: { id: 11, card: 'soul_mill' } },
      { taken: null },
    ]);
    expect(marketPlaces(view(), [])).toEqual([{ card: { id: 11, card: 'soul_mill' } }]);
  });

  it('distinguishes the players who have chosen in town, the asked one and the next one', () => {
    const now = view({
      decision: { seat: 0 },
      city: {
        ...view().city,
        minions: [
          { space: null, card: null },
          { space: null, card: null },
          { space: 'temple_bonus', card: null },
        ],
      },
    });
    expect(doings(now)).toEqual(['now', 'next', 'done']);
    expect(isTurnOver(now, 1)).toBe(false); // actions of the turn before do not count
    expect(doings(view({ phase: 'build' }))).toEqual(['waits', 'done', 'next']);
    expect(doings(view({ phase: 'minion' }))).toEqual(['waits', 'waits', 'waits']);
  });

  it('finds minions and tokens', () => {
    const printed = (id: number) => (id === 7 ? { id, card: 'professor_polyp' } : undefined);
    expect([0, 1, 2].map((seat) => standsAt(view(), seat, printed))).toEqual([
      null,
      'card-professor-polyp',
      'landmark-temple',
    ]);
    expect(minionsOn(view(), 7)).toEqual([1]);
    expect(minionsOn(view(), undefined)).toEqual([]);
    expect([tokenOn(view(), 41), tokenOn(view(), 42)]).toEqual([-2, 0]);
  });

  it('shows the market and the top heroes of landmarks; other cards appear in the list to choose from', () => {
    const chosen = cardsToShow(view(), [
      ['card', 11],
      ['card', 41],
      ['card', 42],
    ]);
    expect(chosen.map(({ id }) => id)).toEqual([42]);
  });

  it('reduces the hand while it is of no use', () => {
    expect(handIsIdle(view(), [])).toBe(true);
    expect(handIsIdle(view(), [['card', 20]])).toBe(false);
    expect(handIsIdle(view({ phase: 'build' }), [])).toBe(false);
  });

  it('names the title of a score, in the challenge a “true” one', () => {
    const solo = { title: 'real_boss', challenge: false } as never;
    expect(titleOf(solo)).toBe('title-real-boss');
    expect(titleOf({ ...(solo as object), challenge: true } as never)).toBe('title-true-real-boss');
  });
});

describe('the prompt', () => {
  it('describes the picked space and the hero that it summons', () => {
    const now = asked('where_to_send', [send]);
    expect(question(now, [send])).toMatchObject({ key: 'web-sb-ask-summon', args: { token: '+2' } });
    const treasure = option('send_minion', { space: 'temple_treasure' }, [['space', 0]]);
    expect(question(now, [treasure])).toEqual({ key: 'space-temple-treasure-text', args: {} });
    const post = option('post_minion', { card: 7 }, [['card', 7]]);
    expect(question(now, [post])).toEqual({ key: 'card-professor-polyp-space', args: {} });
    expect(question(now, [])).toBeNull();
    expect(answer(send, now)?.key).toBe('web-sb-send');
  });

  it('asks for the dungeon of the summoned hero by name', () => {
    const to = option('summon_to', { opponent: 1, space: 'stadium_summon' }, [
      ['seat', 1],
      ['space', numberOf('stadium_summon')],
    ]);
    const now = asked('whose_dungeon', [to], { space: 'stadium_summon' });
    expect(question(now, [])?.key).toBe('web-sb-ask-dungeon');
    expect(listed(to)).toBe(true);
    // The space is settled: it never glows.
    expect(glowing({ left: [to], options: [to], picked: [['seat', 1]] })).toEqual([]);
  });

  it('has no primary answer among many, and never building nothing', () => {
    const other = { ...send, text: 'other' };
    expect(primary([send, other], asked('where_to_send', [send, other]))).toBeUndefined();
    expect(primary([send], asked('where_to_send', [send, other]))).toBe(send);
    const nothing = option('place_nothing', {}, []);
    expect(primary([nothing], asked('what_to_build', [nothing]))).toBeUndefined();
    expect(keyed(nothing, asked('what_to_build', [nothing]))).toBe('own');
  });
});
