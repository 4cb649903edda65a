/** Typed access to the view of Boss Monster, and values that the table derives from it. */
import {
  cardIn,
  cardsIn,
  type Option,
  type ShownCard,
  type Target,
  type WithoutMetadata,
  type EventData,
  type View,
} from '$lib/server/model';
import type { BossView as Whole, Hero, Stack, Walk } from './view';

/** Treasures and hero classes, in the order of every list of counts. */
export const TREASURES = ['cleric', 'mage', 'fighter', 'thief', 'explorer'] as const;
export type Treasure = (typeof TREASURES)[number];

export type BossView = WithoutMetadata<Whole>;
export type { Bait, Effect, Hero, Miniboss, Player, Stack, Walk } from './view';

/** Return a view with the type of this game. */
export const bossView = (view: View | null): BossView | null => view as BossView | null;

// -- the phases of a round -----------------------------------------------------------------------------------------

export const PHASES = ['beginning', 'build', 'bait', 'adventure', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** Return the phase to mark, or null during the set-up; the reveal belongs to Build. */
export function phaseOf(view: BossView): Phase | null {
  if (view.phase === 'reveal') return view.round === 0 ? null : 'build';
  return PHASES.find((phase) => phase === view.phase) ?? null;
}

// -- seats ---------------------------------------------------------------------------------------------------------

/** Return the seat whose dungeon is large: the own one, for spectators the chosen one. */
export const largeSeat = (view: BossView, chosen: number | null): number => view.seat ?? chosen ?? 0;

/** Return the other seats in turn order, beginning after the large one. */
export function otherSeats(view: BossView, large: number): number[] {
  return Array.from({ length: view.seats - 1 }, (_, step) => (large + step + 1) % view.seats);
}

/** A place of a dungeon between entrance and boss; empty without a stack. */
export interface Place {
  slot: number;
  stack: Stack | undefined;
}

/** Return the places of a dungeon from left to right; heroes enter at the left. */
export function places(view: BossView, seat: number): Place[] {
  const { rooms } = view.limits;
  return Array.from({ length: rooms }, (_, index) => rooms - 1 - index).map((slot) => ({
    slot,
    stack: view.dungeons[seat]?.[slot],
  }));
}

/** Return the cards, by their ids, that the viewer has seen and that may lie hidden in a place. */
export const remembered = (view: BossView, zone: 'hand' | 'dungeon', index: number): string[] =>
  view.remembered
    .filter(({ places }) => places.some((place) => place.zone === zone && place.index === index))
    .flatMap(({ cards }) => cards);

/** Return the same for the top of a stack. */
export const rememberedAt = (view: BossView, seat: number, slot: number): string[] =>
  remembered(view, 'dungeon', seat * view.limits.rooms + slot);

/** Return the cards of a stack from the top down; a miniboss is the lowest. */
export const cardsOf = ({ top, beneath, miniboss }: Stack): ShownCard[] => [
  top,
  ...beneath.toReversed(),
  ...(miniboss ? [miniboss.card] : []),
];

/** Return the visible cards of a stack: its top room and its miniboss. */
export const inSight = ({ top, miniboss }: Stack): ShownCard[] => (miniboss ? [top, miniboss.card] : [top]);

/** Return the props of `RoomMarks` for a stack. */
export const marksOf = ({ tokens, space, minions, neutralized, asleep }: Stack) => ({
  tokens,
  space,
  minions,
  neutralized,
  asleep,
});

/** Return the kinds of treasure with a count above 0. */
export const treasureOf = (counts: readonly number[]): { kind: Treasure; count: number }[] =>
  TREASURES.map((kind, index) => ({ kind, count: counts[index] ?? 0 })).filter((one) => one.count > 0);

/** Return the kinds of treasure of a game; explorers exist only with their set. */
export const treasuresIn = (view: BossView): readonly Treasure[] => TREASURES.slice(0, view.leaders.length);

/** Return the state of a hero in play: item, health and damage. */
export const moreAbout = (view: BossView, hero: number | undefined): WithoutMetadata<Hero> | undefined =>
  view.heroes.find((one) => one.hero === hero);

// -- boards of editions --------------------------------------------------------------------------------------------

/** Additions of the edition with a city: minions, tokens, heroes at landmarks. */
export interface Board {
  landmarks: { heroes: number[] }[];
  /** By seat; both null while the minion is on its base. */
  minions: { space: string | null; card: number | null }[];
  /** By seat: true if the boss has a space for its minion. */
  boss_spaces: boolean[];
  health_tokens: { hero: number; token: number }[];
}

/** Return the board of an edition that has one, or null. */
export const boardOf = (view: BossView): Board | null => (view as BossView & { city?: Board }).city ?? null;

/** Return the seats whose minions stand on a card. */
export const minionsOn = (view: BossView, card: number | undefined): number[] =>
  boardOf(view)?.minions.flatMap((minion, seat) => (minion.card !== null && minion.card === card ? [seat] : [])) ?? [];

/** Return the change of a hero's health by its token. */
export const tokenOn = (view: BossView, hero: number | undefined): number =>
  boardOf(view)?.health_tokens.find((one) => one.hero === hero)?.token ?? 0;

/** Return true if a player's turn in this phase is over; in town, once the minion has moved. */
export function isTurnOver(view: BossView, seat: number): boolean {
  const minion = boardOf(view)?.minions[seat];
  if (minion === undefined || WITH_TURNS.includes(view.phase)) return view.turns_over.includes(seat);
  return view.phase === 'town' && (minion.space !== null || minion.card !== null);
}

/** Phases with turns of players that the view reports. */
const WITH_TURNS = ['build', 'adventure'];

/** Return the top heroes of the landmarks and the cards of the market. */
function cardsOnBoard(view: BossView): number[] {
  const { market = [] } = view.zones as BossView['zones'] & { market?: ShownCard[] };
  const heroes = boardOf(view)?.landmarks.flatMap((landmark) => landmark.heroes.slice(0, 1)) ?? [];
  return [...heroes, ...market.flatMap((card) => card.id ?? [])];
}

/** Phases of the edition with a city without plays from the hand. */
const TOWN_PHASES = ['town', 'minion', 'bait', 'end'];

/** Return true if the hand is of no use now: in a phase without plays, and no card of it glows. */
export function handIsIdle(view: BossView, glowing: readonly Target[]): boolean {
  const hand = new Set((view.seat === null ? [] : (view.zones.hand[view.seat] ?? [])).map((card) => card.id));
  return TOWN_PHASES.includes(view.phase) && !glowing.some(([kind, number]) => kind === 'card' && hand.has(number));
}

// -- cards that options touch --------------------------------------------------------------------------------------

/** Return the cards on the table: dungeons, bosses, town, board, entrances, announced cards, and the hand. */
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
 * Return the glowing cards outside the table: in the discard pile, a deck, a score area, another hand, and in hidden
 * dungeons.
 */
export function cardsToShow(view: BossView, glowing: readonly Target[], shut: readonly number[] = []): ShownCard[] {
  const there = cardsOnTable(view);
  for (const seat of shut) for (const { id } of view.dungeons[seat]?.flatMap(inSight) ?? []) there.delete(id ?? -1);
  const wanted = new Set(glowing.flatMap(([kind, card]) => (kind === 'card' && !there.has(card) ? [card] : [])));
  const found = wanted.size > 0 ? cardsIn(view.zones, wanted) : new Map<number, ShownCard>();
  return [...wanted].flatMap((card) => found.get(card) ?? []);
}

/** Return the seat whose dungeon contains a card. */
export const ownerOf = (view: BossView, card: number | undefined): number =>
  view.dungeons.findIndex((dungeon) => dungeon.flatMap(inSight).some(({ id }) => id === card));

export { cardIn };

/** An announced spell or effect. */
export interface Announced {
  seat: number;
  source: ShownCard;
  /** The targeted card or player. */
  aim: { card: string } | { seat: number } | null;
  /** True if it was announced last, so that the question is about it. */
  now: boolean;
}

/** Return the pending announcements, newest first; their aims come from events. */
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

/** A step of the track, over one room. */
export interface Step {
  slot: number;
  kind: 'behind' | 'here' | 'ahead';
  /** The damage that the room deals. */
  damage: number;
  /** The health after it; null for rooms behind the hero and without a forecast. */
  left: number | null;
  dies: boolean;
}

/**
 * Return the steps of a walk, from the first room to the last. The forecast comes from the server; rooms that the hero
 * will not enter are left out.
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

/** A walk during the playback of events; `end` is its outcome. */
export interface ShownWalk extends Walk {
  end: 'died' | 'survived' | 'left' | null;
  /** The damage taken in this step. */
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

/** Return a hero's health from an event. */
function healthFrom(event: EventData): Pick<Walk, 'hurt' | 'health' | 'left'> {
  const [hurt, health] = [Number(event.hurt), Number(event.health)];
  return { hurt, health, left: Math.max(0, health - hurt) };
}

export const isStep = (event: EventData): boolean => WALKING.includes(event.event);

/**
 * Return the walk after one more event; null for the death of a hero outside a dungeon.
 *
 * Used only for the playback of events, before the walk of the view is shown again: it repeats the numbers of the
 * events without a forecast, with the hero at the room that the event names.
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
      // If the room has been removed meanwhile, the hero is shown one step further.
      const now = slot >= 0 ? slot : Math.max(0, Math.min(walk.slot, stacks.length) - 1);
      return { ...walk, ...healthFrom(event), seat, room, slot: now, hit };
    }
    case 'room-passed': {
      const slot = stacks.findIndex((stack) => stack.top.id === idOf(event.room));
      return { ...walk, seat, room: null, slot: slot >= 0 ? slot : walk.slot };
    }
    case 'hero-hurt':
      return before === null ? null : { ...walk, ...healthFrom(event), hit: Number(event.damage) };
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

// -- events shown over the table -----------------------------------------------------------------------------------

const SHOWN_EVENTS = [
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

/** Return true if an event is shown over the table. */
export const isShownEvent = (event: EventData): boolean => SHOWN_EVENTS.includes(event.event);

/** Return the card to show with an event; for a space its landmark. */
export function faceOf(event: EventData): string | null {
  for (const name of ['spell', 'boss', 'hero', 'miniboss', 'room', 'source', 'first', 'card']) {
    const card = (event[name] as ShownCard | undefined)?.card;
    if (card !== undefined) return card;
  }
  return typeof event.space === 'string' ? event.space.replace(/_[a-z]+$/, '') : null;
}

// -- glow ----------------------------------------------------------------------------------------------------------

export const same = (one: Target, other: Target): boolean => one[0] === other[0] && one[1] === other[1];
export const touches = (option: Option, target: Target): boolean => option.targets.some((one) => same(one, target));
