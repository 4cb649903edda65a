import { describe, expect, it } from 'vitest';
import { engineSays, sayStep, wordsOf, type SaidStep } from '$tests/engine';
import { LANGUAGES, type Language } from '$lib/language';
import { art } from './art';

const language = (code: string): Language => wordsOf('boss-monster', code, Object.keys(art.sprites));

/** Games played by the engine, with every sentence as Python says it. */
const script = `
import json, random, undercroft
from undercroft.lang import event_text, language, option_text, prompt_text
out = []
random.seed(5)
words = {code: language(code, "boss-monster") for code in ("en", "ru", "uk", "pl")}
names = ["Olena", "", "Bartek"]
table = None
seed = 0
while len(out) < 400:
    if table is None or table.decision is None:
        seed += 1
        options = {"variants": ["pick-boss", "classic", "machinations"], "discard": "seeded"}
        table = undercroft.new("boss-monster", seats=3, seed=seed, options=options)
    told = table.decision.told(with_options=True)
    said = {c: [prompt_text(w, told, names), *(option_text(w, o, names) for o in told["options"])] for c, w in words.items()}
    events = [e.told_to(0, table.game.deck) for e in table.apply(random.randrange(len(told["options"])))]
    logs = {c: [event_text(w, e, names) for e in events] for c, w in words.items()}
    out.append({"decision": told, "said": said, "events": events, "logs": logs})
print(json.dumps(out))
`;

describe('the words of the table', () => {
  const steps = engineSays(script) as SaidStep[];

  it.each(LANGUAGES)('are the server’s: prompts, options and log lines (%s)', (code) => {
    const words = language(code);
    const names = ['Olena', '', 'Bartek'];
    for (const step of steps)
      expect(sayStep(words, step, names)).toEqual({ said: step.said[code], log: step.logs[code] });
    expect(steps.length).toBe(400);
  });

  it.each(LANGUAGES)(
    'say of every room, spell and boss in short what it does, and not too long for a card (%s)',
    (code) => {
      const words = language(code);
      const heroes = /^(epic_)?(cleric|fighter|mage|thief)_\d|^fool$/;
      for (const id of Object.keys(art.sprites).filter((card) => !heroes.test(card))) {
        const key = 'web-bm-short-' + id.replaceAll('_', '-');
        expect(words.has(key), key).toBe(true);
        expect(words.text(key).length, key).toBeLessThanOrEqual(52);
      }
    },
  );
});
