import { describe, expect, it } from 'vitest';
import { aboutEvent, aboutQuestion, cutAt, fold, matches, stems, type Rulebook } from '$lib/learning/rulebook';
import type { Decision } from '$lib/server/model';

const section = (name: string) => ({ name, clauses: [], cards: [], picture: null });
const book: Rulebook = {
  chapters: [{ name: 'all', sections: [section('spells'), section('building')] }],
  questions: { what_to_play: 'spells', 'what_to_play/builds': 'building' },
  events: { 'room-placed': 'building' },
  rulings: {},
};
const decision = (prompt: string, key?: string): Decision =>
  ({ prompt, ...(key === undefined ? {} : { situation: { key } }) }) as Decision;

describe('the index of a rulebook', () => {
  it('finds sections by situation, then by question', () => {
    expect(aboutQuestion(book, decision('what_to_play'))?.name).toBe('spells');
    expect(aboutQuestion(book, decision('what_to_play', 'turn'))?.name).toBe('spells');
    expect(aboutQuestion(book, decision('what_to_play', 'builds'))?.name).toBe('building');
    expect(aboutQuestion(book, decision('which_boss'))).toBeNull();
  });

  it('finds sections by event', () => {
    expect(aboutEvent(book, { event: 'room-placed' })?.name).toBe('building');
    expect(aboutEvent(book, { event: 'round-begun' })).toBeNull();
  });
});

describe('searching the rules', () => {
  it('matches stems, ignoring endings and diacritics', () => {
    expect(matches('Герои приходят в город.', stems('герой'))).toBe(true);
    expect(matches('Komnata zadaje obrażenia.', stems('KOMNATY obrazen'))).toBe(true);
    expect(matches('Поранення боса', stems('пораненням'))).toBe(true);
    expect(matches('Wypaśną kładzie się', stems('kladzie'))).toBe(true);
    expect(matches('A hero stays in town.', stems('hero town'))).toBe(true);
    expect(matches('A hero stays in town.', stems('hero dungeon'))).toBe(false);
    expect(matches('anything', stems('  '))).toBe(true);
  });

  it('marks matches and keeps the rest unchanged', () => {
    expect(cutAt('Żeton życia, żetony.', stems('zeton'))).toEqual([
      { text: 'Żeton', found: true },
      { text: ' życia, ', found: false },
      { text: 'żetony', found: true },
      { text: '.', found: false },
    ]);
    expect(cutAt('nothing', [])).toEqual([{ text: 'nothing', found: false }]);
    expect(fold('Її Ёж Łódź')).toHaveLength(10);
  });
});
