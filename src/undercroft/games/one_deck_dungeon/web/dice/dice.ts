/** Dice: what a die is, what the server says it can do, and which were rolled or are suggested. */
import type { Option, EventData } from '$lib/server/model';
import { type ActiveBox, COLOURS, type Colour, type DungeonView } from '../model';

export interface Die {
  colour: Colour;
  value: number;
  /** It may only cover armor boxes, or only pay mana. */
  only: 'armor' | 'mana' | null;
}

/** A die by its word, such as `magic-2-mana`. */
export function dieOf(word: string): Die {
  const [colour = '', value = '', only] = word.split('-');
  return {
    colour: COLOURS.find((one) => one === colour) ?? 'heroic',
    value: Number(value),
    only: only === 'armor' || only === 'mana' ? only : null,
  };
}

/** The sum of the dice on a box. */
export const sumOn = (box: ActiveBox): number => box.dice.reduce((sum, word) => sum + dieOf(word).value, 0);

/** Verbs that touch a die of a pool. */
const DIE_VERBS = ['lay', 'combine', 'put_back', 'pay', 'pick', 'lose_die'];

/** The options that touch a die of this hero's pool. */
export function dieOptions(view: DungeonView, options: readonly Option[], hero: number, word: string): Option[] {
  return options.filter(
    (option) =>
      DIE_VERBS.includes(option.verb) &&
      option.args.die === word &&
      (option.args.hero ?? view.decision?.args.hero) === hero, // where the option does not say it, the asked hero's dice are meant
  );
}

/** The ways to lay a die on a box. */
export const layings = (options: readonly Option[], place: number): Option[] =>
  options.filter((option) => option.verb === 'lay' && option.args.box === place);

/** Whether there are dice left to lay, and boxes to lay them on. */
export function canLay(view: DungeonView): boolean {
  const { boxes = [], party = [] } = view.encounter ?? {};
  return boxes.some((box) => !box.filled) && party.some((hero) => (view.heroes[hero]?.pool.length ?? 0) > 0);
}

/** Whether a die has its use as soon as the armor is covered. */
export const fitsLater = (view: DungeonView, word: string): boolean =>
  (view.encounter?.boxes ?? []).some((box) => box.waits && word in box.takes);

/** What a box holds if a die is laid on it, and whether that covers it. */
export const withDie = (box: ActiveBox, word: string): { sum: number; covers: boolean } => ({
  sum: sumOn(box) + dieOf(word).value,
  covers: box.takes[word] ?? false,
});

/** Which places of a pool show dice that were just rolled: of each word as many as were rolled, the last ones. */
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

/** The dice that each hero has just rolled. */
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

/** A die that a suggestion would lay; `later` if others have to lay it. */
export interface Wish {
  word: string;
  later: boolean;
}

/** The dice that a suggestion would lay, by the place of their box. */
export function suggested(texts: readonly string[], later: readonly string[] = []): Map<number, Wish[]> {
  const found = new Map<number, Wish[]>();
  for (const [index, text] of [...texts, ...later].entries()) {
    const laid = /^lay hero=\d+ die=(\S+) box=(\d+)$/.exec(text);
    if (!laid) continue;
    const place = Number(laid[2]);
    found.set(place, [...(found.get(place) ?? []), { word: String(laid[1]), later: index >= texts.length }]);
  }
  return found;
}
