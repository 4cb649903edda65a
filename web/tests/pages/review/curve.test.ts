import { expect, it } from 'vitest';
import { HEIGHT, lineOf, nearest, placeOf, topOf, WIDTH } from '../../../src/pages/review/curve';

const points = [0, 0.5, 1].map((value, index) => ({ number: 10 * index, value }));

it('a curve goes from left to right, and up with the value', () => {
  const [low, middle, high] = points.map((point, index) => placeOf(index, point.value, 3, 1));
  expect(middle).toEqual([WIDTH / 2, HEIGHT / 2]);
  expect(low?.[0]).toBeLessThan(middle?.[0] ?? 0);
  expect(high?.[1]).toBeLessThan(middle?.[1] ?? 0);
  expect(lineOf(points, 1).split(' ')).toHaveLength(3);
});

it('values outside are drawn at the edge, and a single point in the middle', () => {
  expect(placeOf(0, 7, 1, 1)).toEqual([WIDTH / 2, placeOf(0, 1, 1, 1)[1]]);
});

it('the top is 1 for chances, and slightly above the maximum for points', () => {
  expect(topOf(points, 0, 'chance')).toBe(1);
  expect(topOf([{ number: 0, value: 10 }], 20, 'points')).toBeCloseTo(22);
});

it('a press picks the nearest point', () => {
  expect(nearest(0.49, 3)).toBe(1);
  expect(nearest(-1, 3)).toBe(0);
  expect(nearest(2, 3)).toBe(2);
  expect(nearest(0.5, 0)).toBe(0);
});
