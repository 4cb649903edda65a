import { describe, expect, it } from 'vitest';
import { partsOf } from '$lib/learning/suggested';

describe('a suggested answer', () => {
  const option = {
    text: 'place card=7 slot=1',
    targets: [
      ['card', 7],
      ['slot', 1],
    ] as [string, number][],
  };
  it('highlights its button and its targets', () => {
    expect(partsOf(option, []).split(', [')).toHaveLength(3);
    expect(partsOf(option, [])).toContain('[data-option="place card=7 slot=1"]');
  });
  it('does not highlight picked targets', () => {
    const parts = partsOf(option, [['card', 7]]);
    expect(parts).not.toContain('card:7');
    expect(parts).toContain('[data-target="slot:1"]:is([data-legal], :has([data-legal]))');
  });
});
