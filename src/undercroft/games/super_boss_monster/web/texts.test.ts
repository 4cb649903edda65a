import { describe, expect, it } from 'vitest';
import { engineSays, playedSteps, sayStep, wordsOf } from '$tests/engine';
import { Language, LANGUAGES, type Code } from '$lib/language/language';
import { art as family } from '../../boss_family/web/art';
import { art } from './art';
import { effectOf, labelOf, landmarkOf, nameOfLandmark, SPACES } from './model';

const cards = [family, art].flatMap(({ sprites }) => Object.keys(sprites));
const read = new Map(LANGUAGES.map((code) => [code, wordsOf('super-boss-monster', code, cards)]));
const language = (code: Code): Language => read.get(code) ?? new Language(code, '');

/** The bosses, rooms and spells of this set, by their printed ids. */
const printed = engineSays(`
import json, undercroft
from undercroft.games.boss_family.rules.facts import PRINTED
cards = (card for card in PRINTED if card.facts.get("set") == "super-boss-monster")
print(json.dumps([card.id for card in cards if card.kind in ("boss", "room", "spell")]))
`) as string[];

describe('texts of the table', () => {
  const steps = playedSteps('super-boss-monster', {}, 300);

  it.each(LANGUAGES)('equal those of the server: prompts, options and log lines (%s)', (code) => {
    const words = language(code);
    for (const step of steps)
      expect(sayStep(words, step, ['Olena', '', 'Bartek'])).toEqual({ said: step.said[code], log: step.logs[code] });
    expect(steps.length).toBe(300);
  });

  it.each(LANGUAGES)(
    'say of every room, spell and boss in short what it does, and not too long for a card (%s)',
    (code) => {
      const words = language(code);
      const short = (id: string): string => 'web-bm-short-' + id.replaceAll('_', '-');
      expect(printed).toHaveLength(12 + 45 + 17);
      for (const id of printed) expect(words.has(short(id)), id).toBe(true);
      for (const id of printed) expect(words.text(short(id)).length, id).toBeLessThanOrEqual(52);
    },
  );

  it.each(LANGUAGES)('contain the place, label and action of every space (%s)', (code) => {
    const words = language(code);
    for (const id of SPACES) {
      const kind = id.endsWith('treasure') ? 'treasure' : id.endsWith('summon') ? 'summon' : 'bonus';
      for (const key of [effectOf(id), labelOf({ id, kind }), nameOfLandmark(landmarkOf(id))])
        expect(words.has(key), key).toBe(true);
    }
  });

  it.each(LANGUAGES)('contain the name and condition of every achievement (%s)', (code) => {
    const words = language(code);
    const names = engineSays(
      'import json; from undercroft.kernel.game import find_game; print(json.dumps(find_game("super-boss-monster").achievements))',
    ) as string[];
    expect(names).toHaveLength(20);
    for (const name of names)
      for (const end of ['', '-text']) {
        const key = `achievement-${name.replaceAll('_', '-')}${end}`;
        expect(words.has(key), key).toBe(true);
      }
  });
});
