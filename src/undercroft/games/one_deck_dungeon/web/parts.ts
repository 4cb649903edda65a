/** Hooks of the game module: primary answers, texts, chapters, journeys, tips. */
import type { Chapter, GameModule, Lesson } from '$games';
import { keyOf, type Arguments } from '$lib/language/language';
import { current, optionText, promptText, t } from '$lib/language/language.svelte';
import type { Keyed } from '$lib/table/keys';
import type { Option, EventData, View } from '$lib/server/model';
import type { Blow, Journey } from '$lib/screen/motion';
import { fitsLater } from './dice/dice';
import { COLOURS, allLosses, dungeonView, fallingBy, type DungeonView } from './model';
import { dieAtFirst, dieName, heroName, lossWords, missingWords } from './words';

/** Verbs that the table itself shows: dice, boxes, doors, skills, potions, loot, and the cards before the game. */
const DRAWN = [
  'lay',
  'combine',
  'put_back',
  'release',
  'use',
  'drink',
  'take_antidote',
  'pay',
  'pick',
  'lose_die',
  'enter',
  'look_behind',
  'send',
  'choose_option',
  'drain',
  'lead',
  'go_into',
  'take_basic_potion',
  'learn_basic',
  'take_item',
  'replace_item',
  'take_skill',
  'replace_skill',
  'take_potion',
  'take_xp',
  'take_xp_knowing',
  'pay_with_card',
];

/** Questions about targets of equal worth, without a primary answer. */
const NO_PRIMARY = [
  'who_is_wounded',
  'who_is_poisoned',
  'who_takes_more',
  'who_gets_tokens',
  'who_rolls_bonus',
  'who_takes_first',
  'who_gets_heroic',
  'who_fights_first',
  'who_sheds_poison',
  'which_groups',
  'which_colour',
  'which_way',
  'which_icon',
  'which_focus',
  'which_to_throw_away',
  'whom_to_cleanse',
  'whom_to_cure',
  'wound_or_poison',
  'which_feat',
  'whether_to_kite',
  'whether_to_buy_potion',
  'whether_to_sneak',
  'whether_to_descend',
  'face_or_flee',
];

export const drawn = (option: Option): boolean => DRAWN.includes(option.verb);
/** Return true for options with a button; heroes also glow, but a button is easier to find. */
export const listed = (option: Option): boolean => !DRAWN.includes(option.verb);

/** Return the primary answer: none for real choices, and never stopping while a die can cover a box. */
export function primary(answers: readonly Option[], view: View): Option | undefined {
  const options = view.decision?.options ?? [];
  if (NO_PRIMARY.includes(view.decision?.prompt ?? '')) return undefined;
  return answers.find((option) => {
    if (option.back || option.grave || isGrave(option, view)) return false;
    return option.verb !== 'had_enough' || !options.some((one) => one.verb === 'lay');
  });
}

/** Verbs that end laying or picking dice. */
const ENDING = ['had_enough', 'enough'];

/** Give stopping its own key: digits are for the table. */
export const keyed = (option: Option): Keyed => (ENDING.includes(option.verb) ? 'own' : 'after');

/** Return true if an answer certainly kills a hero, or returns a stored die while the supply has heroic dice. */
export function isGrave(option: Option, view: View): boolean {
  const dungeon = dungeonView(view);
  if (option.verb === 'release') return (dungeon?.supply[COLOURS.indexOf('heroic')] ?? 0) > 0;
  return fallingBy(dungeon, option) !== null;
}

/** Return the question about the picked die or box, or a better one than the server's. */
export function question(view: View, begun: readonly Option[]): { key: string; args: Arguments } | null {
  const [first] = begun;
  if (view.decision?.prompt === 'what_to_do' && !view.decision.options?.some((option) => option.verb === 'explore'))
    return { key: 'web-od-ask-enter', args: {} };
  if (view.decision?.prompt === 'whether_to_descend') return descendQuestion(view);
  if (view.decision?.prompt === 'which_to_pay') return payQuestion(view);
  if (view.decision?.prompt !== 'how_to_place') return null;
  if (first === undefined) return null;
  const dice = new Set(begun.map((option) => `${option.args.hero} ${option.args.die}`));
  if (dice.size > 1 || begun.every((option) => option.verb === 'lay' && begun.length === 1))
    return { key: 'web-od-ask-die', args: {} };
  const word = String(first.args.die);
  const dungeon = dungeonView(view);
  const useless = dungeon && fitsLater(dungeon, word) ? 'web-od-ask-not-yet' : 'web-od-ask-useless';
  return {
    key: begun.some((option) => option.verb === 'lay') ? 'web-od-ask-box' : useless,
    args: { die: dieAtFirst(word) },
  };
}

/** Return the question at the stairs with the cost of waiting. */
function descendQuestion(view: View): { key: string; args: Arguments } | null {
  const dungeon = dungeonView(view);
  return (
    dungeon && {
      key: 'web-od-ask-descend',
      args: { most: dungeon.stairs_hold, tokens: dungeon.stair_tokens },
    }
  );
}

/** Return the question of a payment: the amount paid, and a warning of dice that would not return in time. */
function payQuestion(view: View): { key: string; args: Arguments } | null {
  const dungeon = dungeonView(view);
  const payment = dungeon?.encounter?.payment;
  if (!dungeon || !payment || !view.decision) return null;
  const dice = (view.decision.options ?? [])
    .filter((option) => option.text in dungeon.short)
    .map((option) => dieName(String(option.args.die)));
  const question =
    dice.length === 0 ? promptText(view.decision, []) : t('web-od-ask-pay-short', { dice: dice.join(', ') });
  const what = t(payment.of === 'mana' ? 'word-mana' : 'colour-' + payment.of);
  return {
    key: 'web-od-ask-pay',
    args: {
      question,
      paid: t('paid-so-far', { what, need: payment.need, paid: payment.paid }),
    },
  };
}

/** Return a better text of an answer, with a warning if the supply lacks dice for it or a hero falls by it. */
export function answer(option: Option, view: View): { key: string; args: Arguments } | null {
  const dungeon = dungeonView(view);
  if (dungeon === null) return null;
  const better = betterWords(option, dungeon);
  const missing = dungeon.short[option.text];
  const falling = fallingBy(dungeon, option);
  if (missing === undefined && falling === null) return better;
  const words = better ? t(better.key, better.args) : optionText(option, []);
  if (falling !== null) {
    const names = falling.heroes.map((hero) => heroName(dungeon, hero));
    const hero = names.length === 0 ? t('web-od-a-hero') : (current.language?.join(names) ?? '');
    const key = falling.rescue ? 'web-od-needs-rescue' : 'web-od-falls';
    const args = { hero, n: Math.max(1, names.length) };
    return words === hero ? { key: key + '-self', args } : { key, args: { answer: words, ...args } };
  }
  return {
    key: 'web-od-answer-short',
    args: { answer: words, dice: missingWords(missing ?? {}) },
  };
}

/** Return the text of stopping with its cost, or that of a choice of a skill, feat or peril. */
function betterWords(option: Option, dungeon: DungeonView): { key: string; args: Arguments } | null {
  switch (option.verb) {
    case 'had_enough': {
      if (dungeon.encounter === null) return null;
      const words = lossWords(allLosses(dungeon));
      const key = dungeon.encounter.others_act ? 'web-od-done-for-me' : 'web-od-done';
      const done: { key: string; args: Arguments } = words
        ? { key, args: { losses: words } }
        : { key: key + '-safe', args: {} };
      return dungeon.encounter.loot_lost
        ? {
            key: 'web-od-done-no-loot',
            args: { answer: t(done.key, done.args) },
          }
        : done;
    }
    case 'stay': {
      if (dungeon.waiting === null) return null;
      const { time, wounds } = dungeon.waiting;
      return wounds > 0
        ? { key: 'web-od-stay-hurts', args: { time, damage: wounds } }
        : { key: 'web-od-stay', args: { time } };
    }
    case 'choose_way':
      return {
        key: `choice-${keyOf(String(dungeon.decision?.args.skill))}-${option.args.choice}`,
        args: {},
      };
    case 'take_time': {
      const feat = dungeon.heroes[Number(option.args.hero)]?.feat;
      return feat === undefined ? null : { key: `choice-${keyOf(feat)}-${option.args.number}`, args: {} };
    }
    default:
      return null;
  }
}

/** Begin a chapter with each turn and with the boss fight. */
export function chapters(event: EventData): Chapter | null {
  if (event.event === 'turn-begun')
    return {
      key: 'web-od-turn',
      args: { n: Number(event.turn) },
      saysAll: true,
    };
  if (event.event === 'fight-begun') return { key: 'boss-' + keyOf(String(event.boss)), args: {} };
  return null;
}

/** Return the lines about the end: the fallen hero, the opponent or floor, and the party's progress. */
export function ending(view: View, events: readonly EventData[]): string[] {
  const dungeon = dungeonView(view);
  if (dungeon === null || dungeon.dungeon === null) return [];
  const fallen = dungeon.heroes.flatMap((one, hero) =>
    one.hero !== null && one.wounds >= one.health ? [heroName(dungeon, hero)] : [],
  );
  return [
    ...(fallen.length > 0 ? [t('web-od-fallen', { heroes: fallen.join(', ') })] : []),
    dungeon.boss
      ? `${t('boss-' + keyOf(dungeon.boss.id))}, ${t('web-od-boss-round', { n: dungeon.boss.round })}`
      : t('web-od-floor', { n: dungeon.floor }),
    t('web-od-level', { n: dungeon.level.level }),
    ...statistics(dungeon, events),
  ];
}

/** Return statistics of the whole game. */
function statistics(dungeon: DungeonView, events: readonly EventData[]): string[] {
  const of = (...names: string[]): EventData[] => events.filter((event) => names.includes(event.event));
  const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
  return [
    t('web-od-stat-turns', { n: dungeon.turn }),
    t('web-od-stat-won', { n: of('loot-claimed', 'loot-lost').length }),
    t('web-od-stat-damage', {
      n: sum(of('hero-wounded').map((event) => Number(event.count))),
    }),
    t('web-od-stat-dice', {
      n: sum(of('dice-rolled').map((event) => (event.dice as string[]).length)),
    }),
  ];
}

/** Return who is hit; panels of heroes show the amount themselves, the boss does not. */
export const blows: NonNullable<GameModule['blows']> = (event): Blow[] => {
  switch (event.event) {
    case 'hero-wounded':
    case 'poison-struck':
      return [{ place: `hero-${String((event.hero as { number?: number }).number)}` }];
    case 'boss-wounded':
      return [{ place: 'faced', text: `−${Number(event.count)}` }];
    default:
      return [];
  }
};

/** Return the journeys of which the table shows only one end. */
export const journeys: NonNullable<GameModule['journeys']> = (event): Journey[] => {
  switch (event.event) {
    case 'time-spent':
      return [{ from: 'deck', to: 'discard' }];
    case 'doors-dealt':
      return Array.from({ length: Math.min(4, Number(event.count)) }, (_, door) => ({
        from: 'deck',
        to: `door-${door}`,
      }));
    default:
      return [];
  }
};

/** Tips by question. */
const TIPS: Record<string, string> = {
  what_to_do: 'web-od-tip-doors',
  face_or_flee: 'web-od-tip-flee',
  which_option: 'web-od-tip-peril',
  how_to_place: 'web-od-tip-place',
  which_loot: 'web-od-tip-loot',
};

/** The first game: the easiest dungeon and one hero. */
export const lesson: Lesson = {
  seats: [{ kind: 'me' }],
  options: {
    heroes: 1,
    team: ['warrior'],
    dungeon: 'dragons_cave',
    tier: 'novice',
  },
  tip: (view) => TIPS[view.decision?.prompt ?? ''] ?? null,
};
