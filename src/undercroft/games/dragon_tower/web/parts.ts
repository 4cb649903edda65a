/** Hooks of the game module: primary answers, texts, chapters, journeys, tips. */
import type { GameModule, Lesson } from '$games';
import { Name, messageOf, type Arguments } from '$lib/language/language';
import type { Option, ShownCard, EventData, View } from '$lib/server/model';
import type { Blow, Journey } from '$lib/screen/motion';
import { towerView, wayOf } from './model';

const CHOSEN_FROM_A_GRID = ['lead', 'take_skill', 'pay'];
const CHOSEN_BESIDE_THE_HERO = ['use_skill', 'put_away'];
/** Verbs that move on while fights are possible: never the primary answer. */
const MOVING_ON = ['pair_up', 'go_it_alone'];
const FIGHTING = ['fight_alone', 'fight_together'];

/** Return true for choices that the table shows as a grid of cards. */
export const inGrid = (option: Option): boolean => CHOSEN_FROM_A_GRID.includes(option.verb);

/** Return true for choices that the table shows itself. */
export const drawn = (option: Option): boolean => inGrid(option) || CHOSEN_BESIDE_THE_HERO.includes(option.verb);

/** Return the health that a way to settle leaves each fighter, if the view has it. */
function healthLeft(option: Option, view: View): readonly number[] | undefined {
  const fight = towerView(view)?.fight;
  return fight ? wayOf(option, fight)?.left : undefined;
}

/** Return the lowest health that a way to settle leaves a fighter; 0 if the view has no such way. */
const leastLeft = (option: Option, view: View): number => Math.min(...(healthLeft(option, view) ?? [0]));

/**
 * Return the primary answer: never skipping possible fights; of the payments that all fighters survive, the one that
 * leaves the weakest of them the most health. A heuristic of the interface: all numbers come from the server.
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

/** Return true if an option takes a hero's last health. */
export const isGrave = (option: Option, view: View): boolean =>
  option.verb === 'commit' && leastLeft(option, view) === 0;

/** Return the text of a payment with the names of the heroes and of those who die of it. */
export function answer(option: Option, view: View): { key: string; args: Arguments } | null {
  const tower = towerView(view);
  const heroes = tower?.fight?.heroes ?? [];
  if (option.verb !== 'commit') return null;
  const [first = '', second = ''] = heroes.map((hero) => tower?.heroes[hero]?.hero?.card ?? '');
  const paid = {
    first: Number(option.args.first),
    second: Number(option.args.second),
  };
  if (paid.first + paid.second === 0) return null;
  const left = healthLeft(option, view) ?? [];
  const victim = new Name(messageOf(left[0] === 0 ? first : second));
  const dead = left.filter((health) => health === 0).length;
  if (heroes.length < 2 && dead === 0) return null;
  if (paid.first === 0 || paid.second === 0) {
    const hero = new Name(messageOf(paid.first > 0 ? first : second));
    return {
      key: dead > 0 ? 'web-dt-dies-alone' : 'web-dt-pays-alone',
      args: { hero, health: paid.first + paid.second },
    };
  }
  return {
    key: dead > 0 ? 'web-dt-dies-both' : 'web-dt-pay-both',
    args: {
      first: new Name(messageOf(first)),
      second: new Name(messageOf(second)),
      paid: paid.first,
      more: paid.second,
      ...(dead > 0 ? { victim, dead } : {}),
    },
  };
}

/** Begin a chapter with each floor. */
export function chapters(event: EventData): { key: string; args: Arguments } | null {
  return event.event === 'floor-begun' ? { key: 'word-floor', args: { floor: Number(event.floor) } } : null;
}

/** Return the `thing` field of a journey for a card; empty for unknown cards. */
const thingOf = (card: unknown): { thing: string } | object => {
  const id = (card as ShownCard | undefined)?.id;
  return id === undefined ? {} : { thing: `card-${id}` };
};
const heroPlace = (hero: unknown): string => `hero-${(hero as ShownCard | undefined)?.card ?? ''}`;

/** Return the heroes who are hit; the hearts show the amount. */
export const blows: NonNullable<GameModule['blows']> = (event): Blow[] => {
  const heroes = (Array.isArray(event.heroes) ? event.heroes : []).map((hero) => ({ place: heroPlace(hero) }));
  if (event.event === 'fight-lost') return heroes;
  const paid = Array.isArray(event.paid) ? (event.paid as number[]) : [];
  return event.event === 'fight-won' ? heroes.filter((_, index) => (paid[index] ?? 0) > 0) : [];
};

/** Return the journeys of which the table shows only one end. */
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
