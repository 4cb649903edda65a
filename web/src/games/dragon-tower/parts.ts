/** Small answers that the shell asks of the game. */
import type { Arguments } from '../../lib/language';
import type { Option, ToldEvent } from '../../lib/model';

const CHOSEN_FROM_A_GRID = ['lead', 'take_skill', 'pay'];
const CHOSEN_BESIDE_THE_HERO = ['use_skill', 'put_away'];

/** Choices that the table shows as a grid of cards. */
export const inGrid = (option: Option): boolean => CHOSEN_FROM_A_GRID.includes(option.verb);

/** Choices that have a place of their own on the table. */
export const drawn = (option: Option): boolean => inGrid(option) || CHOSEN_BESIDE_THE_HERO.includes(option.verb);

/** Each floor is a chapter. */
export function chapters(event: ToldEvent): { key: string; args: Arguments } | null {
  return event.event === 'floor-begun' ? { key: 'word-floor', args: { floor: Number(event.floor) } } : null;
}
