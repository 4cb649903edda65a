/** A curve of what could be expected, as it is drawn. */
import type { Point } from '../../lib/server/protocol';

export const WIDTH = 600;
export const HEIGHT = 160;
const EDGE = 6;

/** Where a point of a curve lies: across by its place, up by its value; `most` is the top. */
export function placeOf(index: number, value: number, count: number, most: number): [x: number, y: number] {
  const across = count > 1 ? index / (count - 1) : 0.5;
  const up = Math.min(Math.max(value / most, 0), 1);
  return [EDGE + across * (WIDTH - 2 * EDGE), EDGE + (1 - up) * (HEIGHT - 2 * EDGE)];
}

/** The points of the line. */
export const lineOf = (points: readonly Point[], most: number): string =>
  points.map((point, index) => placeOf(index, point.value, points.length, most).join(',')).join(' ');

/** The top of a curve: whole chances, or a little more than the most points. */
export const topOf = (points: readonly Point[], end: number, unit: string): number =>
  unit === 'chance' ? 1 : Math.max(1, end, ...points.map((point) => point.value)) * 1.1;

/** The point that is nearest to a place across, from 0 to 1. */
export const nearest = (across: number, count: number): number =>
  Math.min(Math.max(Math.round(across * (count - 1)), 0), Math.max(count - 1, 0));
