/** Where something that speaks over the table stands, so that it covers nothing that it speaks of. */
import type { Box } from './motion';

/** What should not be covered, and how much that matters. */
export interface Kept {
  box: Box;
  weight: number;
}

const MARGIN = 8;
/** The places that are tried stand so far apart. */
const STEP = 16;

/** The area that two boxes share. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The place in a room that covers least of what matters; of equally good ones the lowest and rightmost. */
export function spotFor(size: { width: number; height: number }, room: Box, kept: readonly Kept[]): Box {
  const right = Math.max(room.left + MARGIN, room.left + room.width - size.width - MARGIN);
  const bottom = Math.max(room.top + MARGIN, room.top + room.height - size.height - MARGIN);
  const middle = room.left + (room.width - size.width) / 2;
  let best: Box | null = null;
  let least = Infinity;
  for (const left of [right, middle, room.left + MARGIN])
    for (let top = bottom; top >= room.top + MARGIN; top -= STEP) {
      const box = { left: Math.max(room.left, left), top, ...size };
      const cost = kept.reduce((sum, one) => sum + one.weight * shared(box, one.box), 0);
      if (cost < least) [best, least] = [box, cost];
    }
  return best ?? { left: right, top: bottom, ...size };
}
