import { describe, expect, it } from 'vitest';
import { playedSteps, sayStep, wordsOf } from '$tests/engine';
import type { Drawn } from '$drawing/list';
import { LANGUAGES } from '$lib/language';
import { art as base } from '$house/boss_monster/web/art';
import { art } from './art';
import { game } from '.';

describe('the words of the table', () => {
  const steps = playedSteps('minibosses', { sets: ['boss-monster'] }, 600);

  it.each(LANGUAGES)('are the server’s: prompts, options and log lines (%s)', (code) => {
    const cards = Object.keys({ ...base.sprites, ...art.sprites });
    const words = wordsOf('minibosses', code, cards);
    const names = ['Olena', '', 'Bartek'];
    for (const step of steps)
      expect(sayStep(words, step, names)).toEqual({ said: step.said[code], log: step.logs[code] });
    expect(steps.length).toBe(600);
  });

  it.each(LANGUAGES)('say of every room, miniboss, spell and boss in short what it does (%s)', (code) => {
    const words = wordsOf('minibosses', code, Object.keys(art.sprites));
    const heroes = ({ sizes }: Drawn): boolean => !sizes.includes(20); // only they are never shown at that size
    const cards = Object.entries(art.sprites).filter(([, drawn]) => !heroes(drawn));
    expect(cards).toHaveLength(79);
    for (const [id] of cards) {
      const key = 'web-bm-short-' + id.replaceAll('_', '-');
      expect(words.has(key), key).toBe(true);
      expect(words.text(key).length, key).toBeLessThanOrEqual(52);
    }
  });

  it.each(LANGUAGES)('explain the rules in short (%s)', (code) => {
    const words = wordsOf('minibosses', code);
    expect(game.rules).toEqual(expect.arrayContaining(['help-coins', 'help-minibosses']));
    for (const key of game.rules) expect(words.has(key), key).toBe(true);
  });
});
