import { describe, expect, it } from 'vitest';
import { shared, spotFor } from '$lib/screen/spot';

const room = { left: 0, top: 0, width: 1000, height: 600 };
const size = { width: 300, height: 100 };

describe('the position of the guide', () => {
  it('is at the bottom right by default', () => {
    expect(spotFor(size, room, [])).toEqual({ left: 692, top: 492, ...size });
  });

  it('covers no important box if there is space elsewhere', () => {
    const lit = { left: 600, top: 300, width: 400, height: 300 };
    const spot = spotFor(size, room, [{ box: lit, weight: 100 }]);
    expect(shared(spot, lit)).toBe(0);
  });

  it('covers the less important box if necessary', () => {
    const lit = { left: 0, top: 300, width: 1000, height: 300 };
    const game = { left: 0, top: 0, width: 1000, height: 600 };
    const spot = spotFor(size, room, [
      { box: lit, weight: 100 },
      { box: game, weight: 0.1 },
    ]);
    expect(spot.top + spot.height).toBeLessThanOrEqual(300);
  });

  it('stays inside a window that is hardly larger', () => {
    const narrow = { left: 0, top: 0, width: 310, height: 110 };
    expect(spotFor(size, narrow, [])).toEqual({ left: 8, top: 8, ...size });
  });
});
