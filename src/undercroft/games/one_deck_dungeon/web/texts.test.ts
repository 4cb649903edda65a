import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { engineSays, sayStep, wordsOf, type SaidStep } from '$tests/engine';
import { LANGUAGES, type Language } from '$lib/language/language';

const HERE = new URL('./', import.meta.url).pathname;

const language = (code: string): Language => wordsOf('one-deck-dungeon', code);

/** Games played by the engine, with every sentence as rendered by Python. */
const script = `
import json, undercroft
from undercroft.bots import make_bot
from undercroft.i18n import event_text, language, option_text, prompt_text, waiting_text
out = []
words = {code: language(code, "one-deck-dungeon") for code in ("en", "ru", "uk", "pl")}
names = ["Olena", ""]
for seed, options in enumerate([{"heroes": 2, "team": "deal"}, {"heroes": 4, "team": "deal", "cards": "forest"}]):
    table = undercroft.new("one-deck-dungeon", seats=2, seed=seed, options=options)
    bot = make_bot("one-deck-dungeon", "greedy", seed)
    for _ in range(60):
        if table.decision is None:
            break
        decision = table.view(table.decision.seat)["decision"]
        said = {c: [prompt_text(w, decision, names), waiting_text(w, decision, names), *(option_text(w, o, names) for o in decision["options"])] for c, w in words.items()}
        events = [e.told_to(0, table.game.deck) for e in table.apply(bot.choose(table.view(table.decision.seat)))]
        logs = {c: [event_text(w, e, names) for e in events] for c, w in words.items()}
        out.append({"decision": decision, "said": said, "events": events, "logs": logs})
print(json.dumps(out))
`;

describe('texts of the table', () => {
  const steps = engineSays(script) as SaidStep[];

  it.each(LANGUAGES)('equal those of the server: prompts, options and log lines (%s)', (code) => {
    const words = language(code);
    const names = ['Olena', ''];
    for (const step of steps)
      expect(sayStep(words, step, names)).toEqual({ said: step.said[code], log: step.logs[code] });
    expect(steps.length).toBeGreaterThan(60);
  });

  it.each(LANGUAGES)('exist (%s)', (code) => {
    const words = language(code);
    const sources = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.(ts|svelte)$/.test(name))
      .map((name) => readFileSync(`${HERE}${name}`, 'utf8'));
    const keys = sources.flatMap((source) =>
      [...source.matchAll(/'((?:web-od|word|count|advice|zone)-[a-z0-9-]+)'(?! \+)/g)].map((found) => found[1] ?? ''),
    );
    expect(keys.length).toBeGreaterThan(80);
    expect(keys.filter((key) => !key.endsWith('-') && !words.has(key))).toEqual([]);
  });
});
