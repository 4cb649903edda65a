/** Hints in words: values of options, and the reason as a sentence about evaluation terms. */
import type { Arguments } from '../language/language';
import { keyOf } from '../language/language';
import type { Change, Review } from '../server/protocol';

/** The unit of values: chances of winning, or points. */
export type Unit = Review['unit'];

type Say = (key: string, args?: Arguments) => string;

/** Return the value of an option, such as: 62 % to win; empty if unknown. */
export function valueText(say: Say, value: number | null, unit: Unit | null): string {
  if (value === null || unit === null) return '';
  return say('hint-' + unit, { n: unit === 'chance' ? Math.round(value * 100) : tenths(value) });
}

/** Return the standard error of a value in words. */
export function errorText(say: Say, error: number | null, unit: Unit | null): string {
  if (error === null || unit === null) return '';
  const n = unit === 'chance' ? Math.max(1, Math.round(error * 100)) : Math.max(0.1, tenths(error));
  return say('hint-error', { n });
}

/** Return a change in words, such as: 0.4 fewer wounds. */
export const changeText = (say: Say, change: Change): string =>
  say('stake-' + keyOf(change.stake), { n: Math.abs(change.by), way: change.by > 0 ? 'more' : 'less' });

/** Return the reason why an option is better than another: its gains and costs in a sentence. */
export function reasonText(say: Say, other: string, changes: readonly Change[]): string {
  const words = (good: boolean): string => {
    const texts = changes.filter((change) => change.good === good).map((change) => changeText(say, change));
    const last = texts.pop() ?? '';
    return texts.length > 0 ? say('list-and', { first: texts.join(', '), last }) : last;
  };
  const [gains, costs] = [words(true), words(false)];
  const kind = gains ? (costs ? 'both' : 'gains') : costs ? 'costs' : 'value';
  return say('hint-why-' + kind, { other, gains, costs });
}

const tenths = (number: number): number => Math.round(number * 10) / 10;
