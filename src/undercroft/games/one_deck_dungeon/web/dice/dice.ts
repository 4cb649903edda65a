/** Dice: their words, options, rolls and suggestions. */
import type { Option, EventData } from '$lib/server/model';
import { type ActiveBox, COLOURS, type Colour, type DungeonView } from '../model';

export interface Die {
  colour: Colour;
  value: number;
  /** A restriction to armor boxes or to mana. */
  only: 'armor' | 'mana' | null;
}

/** Parse the word of a die, such as `magic-2-mana`. */
export function dieOf(word: string): Die {
  const [colour = '', value = '', only] = word.split('-');
  return {
    colour: COLOURS.find((one) => one === colour) ?? 'heroic',
    value: Number(value),
    only: only === 'armor' || only === 'mana' ? only : null,
  };
}

/** Return the sum of the dice on a box. */
export const sumOn = (box: ActiveBox): number => box.dice.reduce((sum, word) => sum + dieOf(word).value, 0);

/** Verbs that use a die of a pool. */
const DIE_VERBS = ['lay', 'combine', 'put_back', 'pay', 'pick', 'lose_die'];

/** Return the options that use a die of this hero's pool. */
export function dieOptions(view: DungeonView, options: readonly Option[], hero: number, word: string): Option[] {
  return options.filter(
    (option) =>
      DIE_VERBS.includes(option.verb) &&
      option.args.die === word &&
      (option.args.hero ?? view.decision?.args.hero) === hero, // without a hero in the option, the asked hero's dice are meant
  );
}

/** Return the options to lay a die on a box. */
export const layings = (options: readonly Option[], place: number): Option[] =>
  options.filter((option) => option.verb === 'lay' && option.args.box === place);

/** Return true if dice are left to lay, and boxes to lay them on. */
export function canLay(view: DungeonView): boolean {
  const { boxes = [], party = [] } = view.encounter ?? {};
  return boxes.some((box) => !box.filled) && party.some((hero) => (view.heroes[hero]?.pool.length ?? 0) > 0);
}

/** Return true if a die can be used once the armor is covered. */
export const fitsLater = (view: DungeonView, word: string): boolean =>
  (view.encounter?.boxes ?? []).some((box) => box.waits && word in box.takes);

/** Return the sum on a box after a die is laid on it, and whether that covers it. */
export const withDie = (box: ActiveBox, word: string): { sum: number; covers: boolean } => ({
  sum: sumOn(box) + dieOf(word).value,
  covers: box.takes[word] ?? false,
});

/** Return the places in a pool of dice that were just rolled; of equal dice, the last ones. */
export function rolledPlaces(pool: readonly string[], rolled: readonly string[]): number[] {
  const left = [...rolled];
  const places: number[] = [];
  for (let place = pool.length - 1; place >= 0; place--) {
    const found = left.indexOf(pool[place] ?? '');
    if (found < 0) continue;
    left.splice(found, 1);
    places.push(place);
  }
  return places.reverse();
}

/** Return the dice that each hero has just rolled. */
export function rolls(events: readonly EventData[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const event of events) {
    if (event.event !== 'dice-rolled') continue;
    const hero = (event.hero as { number: number }).number;
    found.set(hero, [...(found.get(hero) ?? []), ...(event.dice as string[])]);
  }
  return found;
}

// -- suggestions --------------------------------------------------------------------------------------------------

/** A die of a suggestion; `later` if another seat has to lay it. */
export interface SuggestedDie {
  word: string;
  later: boolean;
}

/** Return the dice of a suggestion by the place of their box. */
export function suggested(texts: readonly string[], later: readonly string[] = []): Map<number, SuggestedDie[]> {
  const found = new Map<number, SuggestedDie[]>();
  for (const [index, text] of [...texts, ...later].entries()) {
    const laid = /^lay hero=\d+ die=(\S+) box=(\d+)$/.exec(text);
    if (!laid) continue;
    const place = Number(laid[2]);
    found.set(place, [...(found.get(place) ?? []), { word: String(laid[1]), later: index >= texts.length }]);
  }
  return found;
}
