import { describe, expect, it } from 'vitest';
import { drawnAs } from '$art/drawn';

describe('the sprite of a card', () => {
  const drawn = { 'base/freeze': 'night', 'base/orc': 'moss', 'second/orc': 'rust', torch: 'brown' };
  const as = (name: string): string => drawnAs(name, drawn, { second: 'base', third: 'second' });

  it.each([
    ['its own', 'second/orc', 'second/orc'],
    ['that of the game which this one builds on', 'second/freeze', 'base/freeze'],
    ['the nearest in a line of games', 'third/orc', 'second/orc'],
    ['the only one in a line of games', 'third/freeze', 'base/freeze'],
    ['none, if nobody drew it', 'base/elf', 'base/elf'],
    ['the program’s own, if it names no game', 'torch', 'torch'],
  ])('is %s', (_, name, found) => {
    expect(as(name)).toBe(found);
  });
});
