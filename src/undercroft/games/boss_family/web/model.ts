/** The part of a view that only Boss Monster has, and what the table reads from it. */
import {
  cardIn,
  cardsIn,
  type Option,
  type ShownCard,
  type Target,
  type Told,
  type EventData,
  type View,
} from '$lib/server/model';
import type { BossView as Whole, Hero, Stack, Walk } from './view';

/** Treasures and hero classes, in the order of every list of counts. */
export const TREASURES = ['cleric', 'mage', 'fighter', 'thief', 'explorer'] as const;
export type Treasure = (typeof TREASURES)[number];

export type BossView = Told<Whole>;
export type { Bait, Effect, Hero, Miniboss, Player, Stack, Walk } from './view';

/** A view as this game's. */
export const bossView = (view: View | null): BossView | null => view as BossView | null;

// -- the phases of a round -----------------------------------------------------------------------------------------

export const PHASES = ['beginning', 'build', 'bait', 'adventure', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** The phase that the strip shows, or null while the game is being set up: one place for Build and its end, the reveal. */
export function phaseOf(view: BossView): Phase | null {
  if (view.phase === 'reveal') return view.round === 0 ? null : 'build';
  return PHASES.find((phase) => phase === view.phase) ?? null;
}

// -- whose is what -------------------------------------------------------------------------------------------------

/** The dungeon that is shown large: one's own, or for those who look on the one they chose. */
export const largeSeat = (view: BossView, chosen: number | null): number => view.seat ?? chosen ?? 0;

/** The other seats in the order in which they sit, beginning after the large one. */
export function otherSeats(view: BossView, large: number): number[] {
  return Array.from({ length: view.seats - 1 }, (_, step) => (large + step + 1) % view.seats);
}

/** A place of a dungeon from the entrance to the boss; without a stack it is empty. */
export interface Place {
  slot: number;
  stack: Stack | undefined;
}

/** The places of a dungeon as they lie on the table: the leftmost is the first that heroes enter. */
export function places(view: BossView, seat: number): Place[] {
  const { rooms } = view.limits;
  return Array.from({ length: rooms }, (_, index) => rooms - 1 - index).map((slot) => ({
    slot,
    stack: view.dungeons[seat]?.[slot],
  }));
}

/** The cards of a stack, uppermost first; a miniboss lies lowest. */
export const cardsOf = ({ top, beneath, miniboss }: Stack): ShownCard[] => [
  top,
  ...beneath.toReversed(),
  ...(miniboss ? [miniboss.card] : []),
];

/** The cards of a stack that lie in sight: its uppermost room and its miniboss. */
export const inSight = ({ top, miniboss }: Stack): ShownCard[] => (miniboss ? [top, miniboss.card] : [top]);

/** What lies on a room, and what keeps it from dealing damage, as its marks want it. */
export const marksOf = ({ tokens, space, minions, neutralized, asleep }: Stack) => ({
  tokens,
  space,
  minions,
  neutralized,
  asleep,
});

/** Counts of treasure in their order as marks: each kind that there is, with its number. */
export const treasureOf = (counts: readonly number[]): { kind: Treasure; count: number }[] =>
  TREASURES.map((kind, index) => ({ kind, count: counts[index] ?? 0 })).filter((one) => one.count > 0);

/** The kinds of treasure of a game: explorers come with a set of their own. */
export const treasuresIn = (view: BossView): readonly Treasure[] => TREASURES.slice(0, view.leaders.length);

/** What there is to know of a hero in play besides its card: item, health and damage now. */
export const moreAbout = (view: BossView, hero: number | undefined): Told<Hero> | undefined =>
  view.heroes.find((one) => one.hero === hero);

// -- what a board of its own adds ----------------------------------------------------------------------------------

/** What the board of the edition with a city adds to the cards of all: minions, tokens, heroes at landmarks. */
export interface Board {
  landmarks: { heroes: number[] }[];
  /** By seat; on its base it is nowhere. */
  minions: { space: string | null; card: number | null }[];
  /** By seat whether the boss has a space that its minion may use. */
  boss_spaces: boolean[];
  health_tokens: { hero: number; token: number }[];
}

/** The board, in an edition that has one. */
export const boardOf = (view: BossView): Board | null => (view as BossView & { city?: Board }).city ?? null;

/** The seats whose minions stand on a card. */
export const minionsOn = (view: BossView, card: number | undefined): number[] =>
  boardOf(view)?.minions.flatMap((minion, seat) => (minion.card !== null && minion.card === card ? [seat] : [])) ?? [];

/** By how much a token changes the health of a hero. */
export const tokenOn = (view: BossView, hero: number | undefined): number =>
  boardOf(view)?.health_tokens.find((one) => one.hero === hero)?.token ?? 0;

/** Whether a player's turn in this phase is over; in town it is when the minion has gone. */
export function isTurnOver(view: BossView, seat: number): boolean {
  const minion = boardOf(view)?.minions[seat];
  if (minion === undefined || WITH_TURNS.includes(view.phase)) return view.turns_over.includes(seat);
  return view.phase === 'town' && (minion.space !== null || minion.card !== null);
}

/** The phases in which players have turns that the view tells of. */
const WITH_TURNS = ['build', 'adventure'];

/** The heroes of the landmarks that lie uppermost, and the cards of the market. */
function cardsOnBoard(view: BossView): number[] {
  const { market = [] } = view.zones as BossView['zones'] & { market?: ShownCard[] };
  const heroes = boardOf(view)?.landmarks.flatMap((landmark) => landmark.heroes.slice(0, 1)) ?? [];
  return [...heroes, ...market.flatMap((card) => card.id ?? [])];
}

/** The phases of an edition with a city in which no card of a hand is played. */
const TOWN_PHASES = ['town', 'minion', 'bait', 'end'];

/** Whether nothing can be done with the hand: its phase has not come, and no card of it glows. */
export function handIsIdle(view: BossView, glowing: readonly Target[]): boolean {
  const hand = new Set((view.seat === null ? [] : (view.zones.hand[view.seat] ?? [])).map((card) => card.id));
  return TOWN_PHASES.includes(view.phase) && !glowing.some(([kind, number]) => kind === 'card' && hand.has(number));
}

// -- cards that options touch --------------------------------------------------------------------------------------

/** The cards that the table itself shows: dungeons, bosses, town, board, entrances, the announced, and the hand. */
export function cardsOnTable(view: BossView): Set<number> {
  const { zones, seat } = view;
  const hand = seat === null ? [] : [...(zones.hand[seat] ?? []), ...(zones.set_aside[seat] ?? [])];
  const lying = [
    ...view.dungeons.flat().flatMap(inSight),
    ...zones.boss.flat(),
    ...zones.town,
    ...zones.entrance.flat(),
    ...zones.walking,
    ...zones.announced,
    ...view.waiting.map((effect) => effect.source),
    ...zones.items.flat(),
    ...zones.items_waiting,
    ...hand,
  ];
  return new Set([...lying.flatMap((card) => card.id ?? []), ...cardsOnBoard(view)]);
}

/**
 * The cards to choose from that lie nowhere on the table: in the discard pile, a deck, a score area, another's hand; and
 * those in dungeons that there is no room for.
 */
export function cardsToShow(view: BossView, glowing: readonly Target[], shut: readonly number[] = []): ShownCard[] {
  const there = cardsOnTable(view);
  for (const seat of shut) for (const { id } of view.dungeons[seat]?.flatMap(inSight) ?? []) there.delete(id ?? -1);
  const wanted = new Set(glowing.flatMap(([kind, card]) => (kind === 'card' && !there.has(card) ? [card] : [])));
  const found = wanted.size > 0 ? cardsIn(view.zones, wanted) : new Map<number, ShownCard>();
  return [...wanted].flatMap((card) => found.get(card) ?? []);
}

/** In whose dungeon a card lies. */
export const ownerOf = (view: BossView, card: number | undefined): number =>
  view.dungeons.findIndex((dungeon) => dungeon.flatMap(inSight).some(({ id }) => id === card));

export { cardIn };

/** An announced spell or effect as the small stack shows it. */
export interface Announced {
  seat: number;
  source: ShownCard;
  /** The card or the player at whom it is aimed. */
  aim: { card: string } | { seat: number } | null;
  /** It has just been announced: it is what the question is about. */
  now: boolean;
}

/** Everything announced that has not taken place, the newest first; events say at what it was aimed. */
export function announced(view: BossView, history: readonly EventData[]): Announced[] {
  const waiting = new Set<number | undefined>(view.waiting.map((effect) => effect.source.id));
  const spells = view.zones.announced.filter((spell) => !waiting.has(spell.id));
  const sources = [...view.waiting.map((effect) => effect.source), ...spells];
  return sources.toReversed().map((source) => {
    const about = (event: EventData, part: string): boolean => idOf(event[part]) === source.id;
    const aimed = history.findLast((event) => AIMED.includes(event.event) && about(event, 'source'));
    const waits = view.waiting.find((effect) => effect.source.id === source.id);
    const seat = (waits ?? view.announced.find((spell) => spell.card === source.id))?.seat ?? -1;
    return {
      seat,
      source,
      aim: aimOf(aimed),
      now: view.decision?.args.card === source.id,
    };
  });
}

const AIMED = ['target-chosen', 'opponent-chosen'];

function aimOf(event: EventData | undefined): Announced['aim'] {
  if (event?.event === 'opponent-chosen') return { seat: Number(event.opponent) };
  const card = (event?.target as ShownCard | undefined)?.card;
  return card === undefined ? null : { card };
}

const idOf = (card: unknown): number => (card as ShownCard | undefined)?.id ?? -1;

// -- the walk of a hero --------------------------------------------------------------------------------------------

/** What the track over a room says. */
export interface Step {
  slot: number;
  kind: 'behind' | 'here' | 'ahead';
  /** The damage of the room, if it counts. */
  damage: number;
  /** The health that the hero will have after it; null for what lies behind and where nothing is foretold. */
  left: number | null;
  dies: boolean;
}

/**
 * The steps of a walk through a dungeon, from the first room to the last. The server says what awaits the hero: rooms
 * that it will not enter are left out.
 */
export function steps(walk: Walk, stacks: readonly Stack[]): Step[] {
  const foretold = walk.ahead.length > 0 || walk.dies_in !== null;
  const order = stacks.map((stack, slot) => ({ slot, stack })).toReversed();
  return order.flatMap(({ slot, stack }) => {
    const kind = slot > walk.slot ? 'behind' : slot === walk.slot ? 'here' : 'ahead';
    const ahead = kind === 'ahead' ? walk.ahead.findLast((step) => step.slot === slot) : undefined;
    if (kind === 'ahead' && foretold && ahead === undefined) return [];
    return [{ slot, kind, damage: stack.damage, left: ahead?.left ?? null, dies: walk.dies_in === slot }];
  });
}

/** A walk as it is shown while events are played; `end` says how it ended. */
export interface ShownWalk extends Walk {
  end: 'died' | 'survived' | 'left' | null;
  /** The damage taken in this very step. */
  hit: number;
}

/** Events that move a hero through a dungeon. */
const WALKING = [
  'dungeon-entered',
  'room-entered',
  'hero-turned-back',
  'room-passed',
  'hero-hurt',
  'hero-died',
  'hero-survived',
  'hero-sent-to-town',
  'hero-sent-to-start',
];

/** A hero's health as an event tells it. */
function toldHealth(event: EventData): Pick<Walk, 'hurt' | 'health' | 'left'> {
  const [hurt, health] = [Number(event.hurt), Number(event.health)];
  return { hurt, health, left: Math.max(0, health - hurt) };
}

export const isStep = (event: EventData): boolean => WALKING.includes(event.event);

/**
 * The walk after one more event. A death of a hero who is not inside (in town) is none: null.
 *
 * Only for the eye while events are played, before the view's own walk is shown again: it repeats the numbers that the
 * events tell, foretells nothing, and stands the hero at the room that the event names.
 */
export function walked(before: ShownWalk | null, event: EventData, view: BossView): ShownWalk | null {
  const hero = idOf(event.hero);
  const seat = Number(event.seat ?? before?.seat ?? 0);
  const stacks = view.dungeons[seat] ?? [];
  const start: ShownWalk = {
    hero,
    seat,
    room: null,
    slot: stacks.length,
    hurt: 0,
    health: 0,
    left: 0,
    ahead: [],
    dies_in: null,
    total: 0,
    end: null,
    hit: 0,
  };
  const walk = before?.hero === hero ? { ...before, hit: 0 } : start;
  switch (event.event) {
    case 'dungeon-entered':
      return start;
    case 'room-entered': {
      const room = idOf(event.room);
      const slot = stacks.findIndex((stack) => stack.top.id === room);
      const hit = Number(event.damage);
      // The room may be gone by now: then the hero is shown one step further.
      const now = slot >= 0 ? slot : Math.max(0, Math.min(walk.slot, stacks.length) - 1);
      return { ...walk, ...toldHealth(event), seat, room, slot: now, hit };
    }
    case 'room-passed': {
      const slot = stacks.findIndex((stack) => stack.top.id === idOf(event.room));
      return { ...walk, seat, room: null, slot: slot >= 0 ? slot : walk.slot };
    }
    case 'hero-hurt':
      return before === null ? null : { ...walk, ...toldHealth(event), hit: Number(event.damage) };
    case 'hero-turned-back':
      return { ...walk, slot: Math.min(walk.slot, stacks.length) };
    case 'hero-sent-to-start':
      return { ...walk, slot: stacks.length, room: null };
    case 'hero-died':
      return before?.hero === hero ? { ...walk, end: 'died' } : null;
    case 'hero-survived':
      return { ...walk, slot: -1, room: null, end: 'survived' };
    case 'hero-sent-to-town':
      return before?.hero === hero ? { ...walk, end: 'left' } : null;
    default:
      return before;
  }
}

// -- events worth a moment of their own ----------------------------------------------------------------------------

const TOLD = [
  'heroes-revealed',
  'rooms-revealed',
  'room-built',
  'leveled-up',
  'hero-lured',
  'spell-announced',
  'effect-announced',
  'spell-cancelled',
  'target-lost',
  'room-destroyed',
  'room-deactivated',
  'room-strengthened',
  'dungeon-strengthened',
  'treasure-doubled',
  'hero-strengthened',
  'hero-sent-to-entrance',
  'dungeon-closed',
  'building-forbidden',
  'rooms-swapped',
  'wound-healed',
  'player-lost',
  'miniboss-built',
  'miniboss-promoted',
  'miniboss-demoted',
  'miniboss-discarded',
  'miniboss-returned',
  'miniboss-taken',
  'build-failed',
  'treasuries-swapped',
  'spell-taxed',
  'text-lost',
  'dungeon-text-lost',
  'damage-doubled',
  'hero-held-back',
  'market-card-taken',
  'drawn-instead',
  'hero-pushed',
  'hero-went-straight',
  'minion-sent',
  'minion-posted',
  'minion-moved',
  'minion-idle',
  'errand-done',
  'card-errand-done',
  'errand-in-vain',
  'hero-summoned',
  'tokens-placed',
  'tokens-removed',
  'tokens-moved',
  'room-neutralized',
  'boss-treasure-added',
  'room-treasure-added',
  'last-room-strengthened',
  'hero-unseen',
  'spells-forbidden',
  'stack-shuffled',
];

/** Whether an event is shown for a moment over the table. */
export const isTold = (event: EventData): boolean => TOLD.includes(event.event);

/** The card to show with an event; of a space its landmark. */
export function faceOf(event: EventData): string | null {
  for (const name of ['spell', 'boss', 'hero', 'miniboss', 'room', 'source', 'first', 'card']) {
    const card = (event[name] as ShownCard | undefined)?.card;
    if (card !== undefined) return card;
  }
  return typeof event.space === 'string' ? event.space.replace(/_[a-z]+$/, '') : null;
}

// -- what glows ----------------------------------------------------------------------------------------------------

export const same = (one: Target, other: Target): boolean => one[0] === other[0] && one[1] === other[1];
export const touches = (option: Option, target: Target): boolean => option.targets.some((one) => same(one, target));
