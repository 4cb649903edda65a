/** Placement of the guide over the table, so that it covers nothing important. */
import type { Box } from './motion';

/** A box that should not be covered, with its weight. */
export interface Obstacle {
  box: Box;
  weight: number;
}

const MARGIN = 8;
/** Distance in pixels between candidate positions. */
const STEP = 16;

/** Return the area of the intersection of two boxes. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Return the position with the least weighted overlap; of equal ones the lowest and rightmost. */
export function spotFor(size: { width: number; height: number }, room: Box, obstacles: readonly Obstacle[]): Box {
  const right = Math.max(room.left + MARGIN, room.left + room.width - size.width - MARGIN);
  const bottom = Math.max(room.top + MARGIN, room.top + room.height - size.height - MARGIN);
  const middle = room.left + (room.width - size.width) / 2;
  let best: Box | null = null;
  let least = Infinity;
  for (const left of [right, middle, room.left + MARGIN])
    for (let top = bottom; top >= room.top + MARGIN; top -= STEP) {
      const box = { left: Math.max(room.left, left), top, ...size };
      const cost = obstacles.reduce((sum, one) => sum + one.weight * shared(box, one.box), 0);
      if (cost < least) [best, least] = [box, cost];
    }
  return best ?? { left: right, top: bottom, ...size };
}
