/** Small answers that the shell asks of the game. */
import type { Chapter, GameModule, Lesson } from '..';
import { keyOf, type Arguments } from '../../lib/language';
import { optionText, t } from '../../lib/language.svelte';
import type { Keyed } from '../../lib/keys';
import type { Option, ToldEvent, View } from '../../lib/model';
import type { Journey } from '../../lib/motion';
import { allLosses, dungeonView, fallingBy, type DungeonView } from './model';
import { dieAtFirst, dieName, heroName, lossWords, missingWords } from './words';

/** What the table itself shows: dice, boxes, doors, skills, potions, loot, and the cards before the game. */
const DRAWN = [
  'lay',
  'combine',
  'put_back',
  'release',
  'use',
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

/** Choosing among things of equal worth: none of them is the obvious one. */
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

/** Potions stand beside the heroes; where nothing else is to be seen to, they are answers, too. */
const POTIONS = ['drink', 'take_antidote'];

export const drawn = (option: Option, left: readonly Option[] = []): boolean =>
  DRAWN.includes(option.verb) || (POTIONS.includes(option.verb) && left.some((one) => one.verb === 'had_enough'));
/** Heroes glow, too, but everybody finds a button. */
export const listed = (option: Option): boolean => !DRAWN.includes(option.verb);

/** The bright answer: none where players choose, and never to stop while a die can still cover something. */
export function primary(answers: readonly Option[], view: View): Option | undefined {
  const options = view.decision?.options ?? [];
  if (NO_PRIMARY.includes(view.decision?.prompt ?? '')) return undefined;
  return answers.find((option) => {
    if (option.back || option.grave || isGrave(option, view) || POTIONS.includes(option.verb)) return false;
    return option.verb !== 'had_enough' || !options.some((one) => one.verb === 'lay');
  });
}

/** Answers that end the laying or choosing of dice. */
const ENDING = ['had_enough', 'enough'];

/** Digits are for what lies on the table; to stop has its own key, and potions come after everything else. */
export function keyed(option: Option): Keyed {
  if (ENDING.includes(option.verb)) return 'own';
  return POTIONS.includes(option.verb) ? 'late' : 'after';
}

/** Whether an answer is the certain end of a hero. */
export const isGrave = (option: Option, view: View): boolean => fallingBy(dungeonView(view), option) !== null;

/** What is still to be said about the die or the box that is picked. */
export function question(view: View, begun: readonly Option[]): { key: string; args: Arguments } | null {
  const [first] = begun;
  if (view.decision?.prompt === 'what_to_do' && !view.decision.options?.some((option) => option.verb === 'explore'))
    return { key: 'web-od-ask-enter', args: {} };
  if (view.decision?.prompt === 'which_to_pay') return askedToPay(view);
  if (view.decision?.prompt !== 'how_to_place') return null;
  if (first === undefined) return { key: 'web-od-ask-place', args: {} };
  const dice = new Set(begun.map((option) => `${option.args.hero} ${option.args.die}`));
  if (dice.size > 1 || begun.every((option) => option.verb === 'lay' && begun.length === 1)) return { key: 'web-od-ask-die', args: {} };
  const lays = begun.some((option) => option.verb === 'lay');
  return { key: lays ? 'web-od-ask-box' : 'web-od-ask-useless', args: { die: dieAtFirst(String(first.args.die)) } };
}

/** Whoever pays is warned of dice that would not come back in time. */
function askedToPay(view: View): { key: string; args: Arguments } | null {
  const short = dungeonView(view)?.short ?? {};
  const dice = (view.decision?.options ?? []).filter((option) => option.text in short).map((option) => dieName(String(option.args.die)));
  return dice.length === 0 ? null : { key: 'web-od-ask-pay-short', args: { dice: dice.join(', ') } };
}

/** Answers that the view says better, with a warning where the supply lacks dice for one or a hero falls by it. */
export function answer(option: Option, view: View): { key: string; args: Arguments } | null {
  const dungeon = dungeonView(view);
  if (dungeon === null) return null;
  const better = betterWords(option, dungeon);
  const missing = dungeon.short[option.text];
  const falling = fallingBy(dungeon, option);
  if (missing === undefined && falling === null) return better;
  const words = better ? t(better.key, better.args) : optionText(option, []);
  if (falling !== null) {
    const hero = falling.hero === null ? t('web-od-a-hero') : heroName(dungeon, falling.hero);
    const key = falling.rescue ? 'web-od-needs-rescue' : 'web-od-falls';
    return words === hero ? { key: key + '-self', args: { hero } } : { key, args: { answer: words, hero } };
  }
  return { key: 'web-od-answer-short', args: { answer: words, dice: missingWords(missing ?? {}) } };
}

/** What stopping costs, and what the choices of a skill, feat or peril are. */
function betterWords(option: Option, dungeon: DungeonView): { key: string; args: Arguments } | null {
  switch (option.verb) {
    case 'had_enough': {
      if (dungeon.encounter === null) return null;
      const words = lossWords(allLosses(dungeon));
      if (dungeon.encounter.others_act)
        return words ? { key: 'web-od-done-for-me', args: { losses: words } } : { key: 'web-od-done-for-me-safe', args: {} };
      return words ? { key: 'web-od-done', args: { losses: words } } : { key: 'web-od-done-safe', args: {} };
    }
    case 'choose_way':
      return { key: `choice-${keyOf(String(dungeon.decision?.args.skill))}-${option.args.choice}`, args: {} };
    case 'take_time': {
      const feat = dungeon.heroes[Number(option.args.hero)]?.feat;
      return feat === undefined ? null : { key: `choice-${keyOf(feat)}-${option.args.number}`, args: {} };
    }
    default:
      return null;
  }
}

/** Each turn is a chapter, and the fight against the boss. */
export function chapters(event: ToldEvent): Chapter | null {
  if (event.event === 'turn-begun') return { key: 'web-od-turn', args: { n: Number(event.turn) }, saysAll: true };
  if (event.event === 'fight-begun') return { key: 'boss-' + keyOf(String(event.boss)), args: {} };
  return null;
}

/** Who fell, against whom or on which floor, and how far the party had come. */
export function ending(view: View): string[] {
  const dungeon = dungeonView(view);
  if (dungeon === null || dungeon.dungeon === null) return [];
  const fallen = dungeon.heroes.flatMap((one, hero) => (one.hero !== null && one.wounds >= one.health ? [heroName(dungeon, hero)] : []));
  return [
    ...(fallen.length > 0 ? [t('web-od-fallen', { heroes: fallen.join(', ') })] : []),
    dungeon.boss ? `${t('boss-' + keyOf(dungeon.boss.id))}, ${t('web-od-boss-round', { n: dungeon.boss.round })}` : t('web-od-floor', { n: dungeon.floor }),
    t('web-od-level', { n: dungeon.level.level }),
  ];
}

/** Ways of which the table shows only one end. */
export const journeys: NonNullable<GameModule['journeys']> = (event): Journey[] => {
  switch (event.event) {
    case 'time-spent':
      return [{ from: 'deck', to: 'discard' }];
    case 'doors-dealt':
      return Array.from({ length: Math.min(4, Number(event.count)) }, (_, door) => ({ from: 'deck', to: `door-${door}` }));
    default:
      return [];
  }
};

/** What is worth a word, by the kind of question. */
const TIPS: Record<string, string> = {
  what_to_do: 'web-od-tip-doors',
  face_or_flee: 'web-od-tip-flee',
  which_option: 'web-od-tip-peril',
  how_to_place: 'web-od-tip-place',
  which_loot: 'web-od-tip-loot',
};

/** A first game with the easiest dungeon and one hero. */
export const lesson: Lesson = {
  seats: [{ kind: 'me' }],
  options: { heroes: 1, team: ['warrior'], dungeon: 'dragons_cave', tier: 'novice' },
  tip: (view) => TIPS[view.decision?.prompt ?? ''] ?? null,
};

