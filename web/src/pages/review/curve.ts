/** The geometry of an evaluation curve. */
import type { Point } from '../../lib/server/protocol';

export const WIDTH = 600;
export const HEIGHT = 160;
const EDGE = 6;

/** Return the position of a point of a curve; `most` is the value at the top. */
export function placeOf(index: number, value: number, count: number, most: number): [x: number, y: number] {
  const across = count > 1 ? index / (count - 1) : 0.5;
  const up = Math.min(Math.max(value / most, 0), 1);
  return [EDGE + across * (WIDTH - 2 * EDGE), EDGE + (1 - up) * (HEIGHT - 2 * EDGE)];
}

/** Return the points of the line. */
export const lineOf = (points: readonly Point[], most: number): string =>
  points.map((point, index) => placeOf(index, point.value, points.length, most).join(',')).join(' ');

/** Return the value at the top of a curve: 1 for chances, slightly above the maximum for points. */
export const topOf = (points: readonly Point[], end: number, unit: string): number =>
  unit === 'chance' ? 1 : Math.max(1, end, ...points.map((point) => point.value)) * 1.1;

/** Return the point nearest to a relative horizontal position (0 to 1). */
export const nearest = (across: number, count: number): number =>
  Math.min(Math.max(Math.round(across * (count - 1)), 0), Math.max(count - 1, 0));
