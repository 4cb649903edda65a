import { describe, expect, it } from 'vitest';
import { errorText, reasonText, valueText } from '$lib/learning/hints';
import type { Arguments } from '$lib/language/language';
import { wordsOf } from '$tests/engine';

const says = (code: string) => {
  const words = wordsOf('boss-monster', code, []);
  return (key: string, args: Arguments = {}): string => words.text(key, args);
};
const en = says('en');
const SOULS = { stake: 'souls', by: 0.6, good: true };
const WOUNDS = { stake: 'wounds', by: 1, good: false };
const RIVAL = { stake: 'rival_souls', by: -0.4, good: true };

describe('hints', () => {
  it('show chances in whole per cent and points with tenths, and their uncertainty', () => {
    expect(valueText(en, 0.624, 'chance')).toBe('62 % to win');
    expect(errorText(en, 0.001, 'chance')).toBe('give or take 1');
    expect(valueText(en, 12.34, 'points')).toBe('12.3 points');
    expect(errorText(en, 0.02, 'points')).toBe('give or take 0.1');
    expect(valueText(en, null, null)).toBe('');
  });

  it('show gains and costs of an option, in the grammar of the language', () => {
    expect(reasonText(en, 'Pass', [SOULS, WOUNDS, RIVAL])).toBe(
      'Better than “Pass”: on average it means 0.6 more souls and 0.4 fewer souls for the best rival, but also 1 more wound.',
    );
    expect(reasonText(says('ru'), 'Пас', [SOULS, WOUNDS])).toBe(
      'Лучше, чем «Пас»: в среднем на 0,6 души больше, но и на 1 рану больше.',
    );
    expect(reasonText(says('pl'), 'Pas', [WOUNDS])).toBe('W sumie lepsze niż „Pas”, choć średnio o 1 ranę więcej.');
  });

  it('say if no evaluation term distinguishes options', () => {
    expect(reasonText(en, 'Pass', [])).toContain('Better than “Pass”: games played on from here');
  });
});
