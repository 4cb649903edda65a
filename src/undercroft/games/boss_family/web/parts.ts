/** Hooks of the game module: primary answers, texts, chapters, journeys, tips. */
import type { Chapter, GameModule, Lesson } from '$games';
import { Name, type Arguments } from '$lib/language/language';
import type { Windows } from '$lib/table/automatic';
import type { Keyed } from '$lib/table/keys';
import type { Option, ShownCard, EventData, View } from '$lib/server/model';
import type { Blow, Journey } from '$lib/screen/motion';
import { bossView } from './model';

/** Verbs whose target is a place of the dungeon. */
const PLACING = ['place', 'lay_first', 'build_more', 'build_called', 'employ', 'buy_off', 'rush'];
/** Other verbs of a building turn. */
const PROMOTING = ['promote', 'promote_with'];
/** Verbs that give up a card of the hand: never the primary answer while the card could be built. */
const GIVING_UP = ['sell', 'spend'];
/** Verbs whose target glows. */
const AIMING = ['cast_at', 'cast_to', 'swap'];
/** Verbs with a button in addition to the glowing target, which is easy to miss. */
const LISTED = [
  'act',
  'draw_three',
  'search_rooms',
  'search_heroes',
  'aim_at_opponent',
  'choose_opponent',
  'board',
  'rob',
  'strip',
  'look_at_hand',
  'let_boss_act',
  'let_room_act',
  'let_act',
  'resolve_first',
  'resolve_first_at',
  'let_spell_go',
  'show_graduate',
  'trade_miniboss',
  'bribe',
  'swap_treasuries',
  'double',
  'relive',
  'use_at_once',
  'turn_over',
  'aim_item_on',
];
/** Questions about many cards, without a primary answer. */
const NO_PRIMARY = [
  'whom_to_rob',
  'whose_spell',
  'whose_hand',
  'which_target',
  'which_payment',
  'which_first',
  'which_acts_first',
  'which_deck',
  'which_way',
  'which_amount',
  'which_treasure',
  'how_many_coins',
  'whom_to_bribe',
  'whose_treasury',
  'which_acts_anew',
  'which_second_target',
  'which_opponent',
  'whom_to_board',
  'which_mask',
  'whom_to_copy',
  'which_to_uncover',
  'whom_to_bite',
  'which_item',
  'which_aim',
  'whom_to_arm',
];

const isShown = (option: Option): boolean => PLACING.includes(option.verb) || AIMING.includes(option.verb);

/** Return true if the option is shown by a glowing target alone; the last option left also gets a button. */
export const drawn = (option: Option, left: readonly Option[]): boolean => left.length > 1 && isShown(option);
export const listed = (option: Option): boolean => LISTED.includes(option.verb);

/** Return true if a room can be built or a miniboss promoted now. */
const mayBuild = (view: View): boolean =>
  view.decision?.options?.some((option) => PLACING.includes(option.verb) || PROMOTING.includes(option.verb)) ?? false;

/** Return the primary answer: never passing a building turn, and none for real choices. */
export function primary(answers: readonly Option[], view: View): Option | undefined {
  const wanted = answers.filter((option) => !option.back && !option.grave);
  const [only] = wanted;
  const picked = wanted.length === 1 && !only?.idle && !(GIVING_UP.includes(only?.verb ?? '') && mayBuild(view));
  if (picked) return only;
  if (NO_PRIMARY.includes(view.decision?.prompt ?? '') || mayBuild(view)) return undefined;
  return wanted[0];
}

/** Give building nothing its own key: digits are for rooms and places, never for the end of the turn. */
export const keyed = (option: Option, view: View): Keyed | undefined =>
  option.idle && mayBuild(view) ? 'own' : undefined;

/** Return the question about the rest of the picked option. */
export function question(_: View, begun: readonly Option[]): { key: string; args: Arguments } | null {
  const [first] = begun;
  const card = first?.names.card;
  if (first && card !== undefined && isShown(first)) {
    const key = PLACING.includes(first.verb) ? 'web-bm-ask-where' : 'web-bm-ask-target';
    return { key, args: { card: new Name(card) } };
  }
  return null;
}

/** Return the wounds by the hero inside the own dungeon if nobody acts. */
function woundsToCome(view: View): number {
  const situation = view.decision?.situation;
  const mine = situation?.key === 'hero_survives' && situation.args.seat_is === 'you';
  return mine ? Number(situation.args.n) : 0;
}

/** Situations in which the hero falls before the boss, so that walking on is not mentioned. */
const FALLS: readonly string[] = ['hero_dies', 'hero_saved'];

/** Windows: of a building turn, or of the rest of the round. */
export const windows: Windows = {
  stops: ['build', 'adventure'],
  stop: (view) => (bossView(view)?.phase === 'build' ? 'build' : 'adventure'),
  certain: mayBuild,
  answerable: (view) =>
    view.decision?.prompt === 'whether_to_cancel' ||
    (bossView(view)?.waiting.some((effect) => effect.seat !== view.decision?.seat) ?? false),
};

/** Return the text of passing: a pending effect happens, no room is built, the hero falls or walks on. */
export function answer(option: Option, view: View): { key: string; args: Arguments } | null {
  const boss = bossView(view);
  if (option.verb !== 'pass_on' || boss === null) return null;
  // The pending effect happens first, in a building turn too: the question to build comes again after it.
  if (boss.waiting.length > 0) return { key: 'web-bm-let-happen', args: {} };
  // If building nothing is a separate answer, a player who passes is asked again.
  const declines = (view.decision?.options ?? []).some((other) => other.verb === 'place_nothing');
  if (mayBuild(view)) return { key: declines ? 'web-bm-not-yet' : 'web-bm-build-nothing', args: {} };
  if (boss.walk?.seat !== boss.seat) return null;
  if (FALLS.includes(view.decision?.situation?.key ?? '')) return { key: 'web-bm-go-on', args: {} };
  const n = woundsToCome(view);
  return n > 0 ? { key: 'web-bm-walk-on-wound', args: { n } } : { key: 'web-bm-walk-on', args: {} };
}

/** Return true for letting the hero walk on to the boss although the player could still act. */
export function isGrave(option: Option, view: View): boolean {
  const boss = bossView(view);
  return option.verb === 'pass_on' && woundsToCome(view) > 0 && boss?.walk?.ahead.length === 0;
}

/** Return souls, wounds, and experience as the tiebreaker. */
export function scoring(view: View, seat: number): { key: string; value: number }[] {
  const player = bossView(view)?.players[seat];
  if (!player) return [];
  return [
    { key: 'count-souls', value: player.souls },
    { key: 'count-wounds', value: player.wounds },
    { key: 'web-bm-experience', value: player.xp },
  ];
}

/** Begin a chapter with each round. */
export function chapters(event: EventData): Chapter | null {
  return event.event === 'round-begun'
    ? { key: 'web-bm-round', args: { round: Number(event.round) }, saysAll: true }
    : null;
}

/** Return the `thing` field of a journey for a card; empty for unknown cards. */
const thingOf = (card: unknown): { thing: string } | object => {
  const id = (card as ShownCard | undefined)?.id;
  return id === undefined ? {} : { thing: `card-${id}` };
};
const cards = (value: unknown): ShownCard[] => (Array.isArray(value) ? (value as ShownCard[]) : []);
const deckOf = (card: ShownCard): string => `deck-${card.back ?? 'room'}`;

/** Return the players who are hit or gain something; the walk itself shows the damage to heroes. */
export const blows: NonNullable<GameModule['blows']> = (event): Blow[] => {
  const seat = Number(event.seat);
  switch (event.event) {
    case 'hero-died':
      return [{ place: `souls-${seat}`, text: `+${Number(event.souls)}`, gain: true }];
    case 'hero-survived':
      return [{ place: `wounds-${seat}`, text: `+${Number(event.wounds)}` }, { place: `dungeon-${seat}` }];
    case 'hero-hurt':
      return Number(event.hurt) > 0 ? [{ ...thingOf(event.hero), text: `−${Number(event.hurt)}` }] : [];
    case 'room-destroyed':
      return [{ place: `dungeon-${seat}` }];
    default:
      return [];
  }
};

/** Return the journeys of which the table shows only one end. */
export const journeys: NonNullable<GameModule['journeys']> = (event): Journey[] => {
  const seat = Number(event.seat);
  switch (event.event) {
    case 'cards-drawn':
      return cards(event.cards).map((card) => ({
        ...thingOf(card),
        from: deckOf(card),
        to: `hand-${seat}`,
      }));
    case 'heroes-revealed':
      return cards(event.heroes).map((card) => ({
        ...thingOf(card),
        from: 'deck-hero',
        to: 'town',
      }));
    case 'cards-discarded':
      return cards(event.cards).map((card) => ({
        ...thingOf(card),
        from: `hand-${seat}`,
        to: 'discard',
      }));
    case 'miniboss-discarded':
      return [{ ...thingOf(event.miniboss), from: `dungeon-${seat}`, to: 'discard' }];
    case 'miniboss-returned':
      return [{ ...thingOf(event.miniboss), from: `dungeon-${seat}`, to: `hand-${seat}` }];
    case 'miniboss-taken':
      return [{ ...thingOf(event.miniboss), from: `dungeon-${Number(event.opponent)}`, to: `dungeon-${seat}` }];
    case 'room-placed':
      return [{ ...thingOf(event.room), from: `hand-${seat}`, to: `dungeon-${seat}` }];
    case 'room-destroyed':
      return [{ ...thingOf(event.room), from: `dungeon-${seat}`, to: 'discard' }];
    case 'spell-announced':
      return [{ ...thingOf(event.spell), from: `hand-${seat}`, to: 'announced' }];
    case 'hero-died':
      return [{ ...thingOf(event.hero), from: `dungeon-${seat}`, to: `souls-${seat}` }];
    case 'hero-survived':
      return [{ ...thingOf(event.hero), from: `dungeon-${seat}`, to: `wounds-${seat}` }];
    case 'card-taken':
      return [{ ...thingOf(event.card), from: 'discard', to: `hand-${seat}` }];
    case 'card-stolen':
      return [
        {
          ...thingOf(event.card),
          from: `hand-${Number(event.opponent)}`,
          to: `hand-${seat}`,
        },
      ];
    default:
      return [];
  }
};

/** Return the tip for a kind of question; in windows, for the situation. */
function tip(view: View): string | null {
  const boss = bossView(view);
  switch (view.decision?.prompt) {
    case 'whether_to_redraw':
      return 'web-bm-tip-hand';
    case 'which_first_room':
      return 'web-bm-tip-first-room';
    case 'what_to_play':
      if (mayBuild(view)) return 'web-bm-tip-build';
      return boss?.walk?.seat === boss?.seat ? 'web-bm-tip-walk' : 'web-bm-tip-window';
    default:
      return null;
  }
}

/** The first game: against one bot. */
export const lesson: Lesson = {
  seats: [{ kind: 'me' }, { kind: 'bot', level: 'goblin' }],
  options: {},
  tip,
};
