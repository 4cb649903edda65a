import { describe, expect, it } from 'vitest';
import { playedSteps, sayStep, wordsOf } from '$tests/engine';
import { LANGUAGES, type Language } from '$lib/language/language';
import { art, base } from './art';
import { crashLanding, toolsOfHeroKind } from './expansions_art';

const language = (code: string): Language => wordsOf('boss-monster', code, Object.keys(art.sprites));

const OPTIONS = { variants: ['pick-boss', 'classic', 'machinations'], discard: 'seeded' };

describe('texts of the table', () => {
  const steps = playedSteps('boss-monster', OPTIONS, 400);

  it.each(LANGUAGES)('equal those of the server: prompts, options and log lines (%s)', (code) => {
    const words = language(code);
    const names = ['Olena', '', 'Bartek'];
    for (const step of steps)
      expect(sayStep(words, step, names)).toEqual({ said: step.said[code], log: step.logs[code] });
    expect(steps.length).toBe(400);
  });

  it.each(LANGUAGES)(
    'say of every room, spell and boss of the base set in short what it does, and not too long for a card (%s)',
    (code) => {
      const words = language(code);
      const heroes = /^(epic_)?(cleric|fighter|mage|thief)_\d|^fool$/;
      const explorers = (card: string): boolean =>
        art.sprites[card]?.ramp === 'pink' && art.sprites[card]?.wall === 'steel';
      const cards = Object.keys({ ...base, ...crashLanding, ...toolsOfHeroKind });
      for (const id of cards.filter((card) => !heroes.test(card) && !explorers(card))) {
        const key = 'web-bm-short-' + id.replaceAll('_', '-');
        expect(words.has(key), key).toBe(true);
        expect(words.text(key).length, key).toBeLessThanOrEqual(52);
      }
    },
  );
});
