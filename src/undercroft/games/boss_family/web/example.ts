/** Example positions of Boss Monster for tests. */
import type { Option } from '$lib/server/model';
import type { BossView, Stack, Walk } from './model';

export const stack = (id: number, card: string, damage: number, more: Partial<Stack> = {}): Stack => ({
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
export const player = (treasure: number[]) => ({
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
export const pile = { count: 0, known: [] };

/** Return a view of three seats: seat 0 is asked, a hero is in the second of its three rooms. */
export function view(more: Partial<BossView> = {}): BossView {
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
    remembered: [],
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
export const option = (verb: string, args: Record<string, number>, more: Partial<Option> = {}): Option => ({
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
export const walk = (more: Partial<Walk> = {}): Walk => ({
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
export const decisionOn = (options: Option[], prompt = 'what_to_play') => ({
  number: 9,
  seat: 0,
  prompt,
  args: {},
  names: {},
  options,
});
export const pass = option('pass_on', {}, { idle: true });
