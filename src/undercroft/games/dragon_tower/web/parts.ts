/** Small answers that the shell asks of the game. */
import type { GameModule, Lesson } from '$games';
import { Name, messageOf, type Arguments } from '$lib/language/language';
import type { Option, ShownCard, EventData, View } from '$lib/server/model';
import type { Blow, Journey } from '$lib/screen/motion';
import { towerView, wayOf } from './model';

const CHOSEN_FROM_A_GRID = ['lead', 'take_skill', 'pay'];
const CHOSEN_BESIDE_THE_HERO = ['use_skill', 'put_away'];
/** Moving on while there is still somebody to fight is a choice of its own, not the obvious one. */
const MOVING_ON = ['pair_up', 'go_it_alone'];
const FIGHTING = ['fight_alone', 'fight_together'];

/** Choices that the table shows as a grid of cards. */
export const inGrid = (option: Option): boolean => CHOSEN_FROM_A_GRID.includes(option.verb);

/** Choices that have a place of their own on the table. */
export const drawn = (option: Option): boolean => inGrid(option) || CHOSEN_BESIDE_THE_HERO.includes(option.verb);

/** What a way to settle leaves the worst hurt of the fighters; nothing where the server tells of none. */
function leastLeft(option: Option, view: View): number {
  const fight = towerView(view)?.fight;
  return Math.min(...((fight && wayOf(option, fight)?.left) ?? [0]));
}

/**
 * The bright answer: never to give up a solo fight that is possible, and of the ways to pay the gentlest that all
 * survive. A wish of the screen, not of the rules: the server offers the answers and says what each leaves.
 */
export function primary(answers: readonly Option[], view: View): Option | undefined {
  const fights = view.decision?.options?.some((option) => FIGHTING.includes(option.verb)) ?? false;
  const ways = answers
    .filter((option) => option.verb === 'commit' && leastLeft(option, view) > 0)
    .sort((one, other) => leastLeft(other, view) - leastLeft(one, view));
  return (
    ways[0] ??
    answers.find(
      (option) =>
        !option.back && !option.grave && option.verb !== 'commit' && !(fights && MOVING_ON.includes(option.verb)),
    )
  );
}

/** What takes a hero's last health is pressed twice. */
export const isGrave = (option: Option, view: View): boolean =>
  option.verb === 'commit' && leastLeft(option, view) === 0;

/** Who pays how much, by name: the option itself only says first and second. */
export function answer(option: Option, view: View): { key: string; args: Arguments } | null {
  const tower = towerView(view);
  const heroes = tower?.fight?.heroes ?? [];
  if (option.verb !== 'commit' || heroes.length < 2) return null;
  const [first = '', second = ''] = heroes.map((hero) => tower?.heroes[hero]?.hero?.card ?? '');
  const paid = {
    first: Number(option.args.first),
    second: Number(option.args.second),
  };
  if (paid.first + paid.second === 0) return null;
  const payer = new Name(messageOf(paid.first > 0 ? first : second));
  if (paid.first === 0 || paid.second === 0)
    return {
      key: 'web-dt-pays-alone',
      args: { hero: payer, health: paid.first + paid.second },
    };
  return {
    key: 'web-dt-pay-both',
    args: {
      first: new Name(messageOf(first)),
      second: new Name(messageOf(second)),
      paid: paid.first,
      more: paid.second,
    },
  };
}

/** Each floor is a chapter. */
export function chapters(event: EventData): { key: string; args: Arguments } | null {
  return event.event === 'floor-begun' ? { key: 'word-floor', args: { floor: Number(event.floor) } } : null;
}

/** A card as a thing of the table; unknown ones are none. */
const thingOf = (card: unknown): { thing: string } | object => {
  const id = (card as ShownCard | undefined)?.id;
  return id === undefined ? {} : { thing: `card-${id}` };
};
const heroPlace = (hero: unknown): string => `hero-${(hero as ShownCard | undefined)?.card ?? ''}`;

/** Who is hit; the hearts themselves say how hard. */
export const blows: NonNullable<GameModule['blows']> = (event): Blow[] => {
  const heroes = (Array.isArray(event.heroes) ? event.heroes : []).map((hero) => ({ place: heroPlace(hero) }));
  if (event.event === 'fight-lost') return heroes;
  const paid = Array.isArray(event.paid) ? (event.paid as number[]) : [];
  return event.event === 'fight-won' ? heroes.filter((_, index) => (paid[index] ?? 0) > 0) : [];
};

/** Ways of which the table shows only one end. */
export const journeys: NonNullable<GameModule['journeys']> = (event): Journey[] => {
  switch (event.event) {
    case 'card-drawn':
      return [
        {
          ...thingOf(event.card),
          from: `deck-${String(event.deck)}`,
          to: heroPlace(event.hero),
        },
      ];
    case 'circumstance-revealed':
      return [{ ...thingOf(event.card), from: 'circumstances' }];
    case 'cards-traded':
      return [
        {
          ...thingOf(event.given),
          from: heroPlace(event.hero),
          to: heroPlace(event.other),
        },
        {
          ...thingOf(event.received),
          from: heroPlace(event.other),
          to: heroPlace(event.hero),
        },
      ];
    default:
      return [];
  }
};

const TIPS = ['which_deck', 'who_refills', 'which_room', 'who_fights', 'how_to_fight'];

/** The first game of the rulebook, for two heroes. */
export const lesson: Lesson = {
  seats: [{ kind: 'me' }],
  options: { heroes: 2, setup: 'first-game' },
  tip: (view) => {
    const prompt = view.decision?.prompt ?? '';
    if (!TIPS.includes(prompt)) return null;
    const tower = towerView(view);
    const key = 'web-dt-tip-' + prompt.replaceAll('_', '-');
    if (prompt === 'how_to_fight' && (tower?.fight?.heroes.length ?? 0) > 1) return key + '-together';
    return prompt === 'which_deck' && tower?.floor === 0 ? key + '-first' : key;
  },
};
