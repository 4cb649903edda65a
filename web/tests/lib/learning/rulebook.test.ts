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

describe('what is explained where', () => {
  it('goes by the question, and before it by what goes on', () => {
    expect(aboutQuestion(book, decision('what_to_play'))?.name).toBe('spells');
    expect(aboutQuestion(book, decision('what_to_play', 'turn'))?.name).toBe('spells');
    expect(aboutQuestion(book, decision('what_to_play', 'builds'))?.name).toBe('building');
    expect(aboutQuestion(book, decision('which_boss'))).toBeNull();
  });

  it('goes by the kind of an event', () => {
    expect(aboutEvent(book, { event: 'room-placed' })?.name).toBe('building');
    expect(aboutEvent(book, { event: 'round-begun' })).toBeNull();
  });
});

describe('searching the rules', () => {
  it('looks at how words begin, whatever their endings and marks', () => {
    expect(matches('Герои приходят в город.', stems('герой'))).toBe(true);
    expect(matches('Komnata zadaje obrażenia.', stems('KOMNATY obrazen'))).toBe(true);
    expect(matches('Поранення боса', stems('пораненням'))).toBe(true);
    expect(matches('Wypaśną kładzie się', stems('kladzie'))).toBe(true);
    expect(matches('A hero stays in town.', stems('hero town'))).toBe(true);
    expect(matches('A hero stays in town.', stems('hero dungeon'))).toBe(false);
    expect(matches('anything', stems('  '))).toBe(true);
  });

  it('marks what it found and keeps the rest as it is', () => {
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
