import { describe, expect, it } from 'vitest';
import { engineSays, sayStep, wordsOf, type SaidStep } from '$tests/engine';
import { LANGUAGES, type Language } from '$lib/language/language';
import { art } from '../../boss_family/web/art';
import { minibosses } from '../../boss_family/web/minibosses_art';

const language = (code: string): Language => wordsOf('minibosses', code, Object.keys(art.sprites));

/** Games played by the engine, alone and with the base set, with every sentence as rendered by Python. */
const script = `
import json, random, undercroft
from undercroft.i18n import event_text, language, option_text, prompt_text, waiting_text
out = []
random.seed(7)
words = {code: language(code, "minibosses") for code in ("en", "ru", "uk", "pl")}
names = ["Olena", "", "Bartek"]
quiet = {"pass_on", "let_it_be", "decline", "dismiss", "never_mind"}
table = None
seed = 0
while len(out) < 600:
    if table is None or table.decision is None:
        seed += 1
        table = undercroft.new("minibosses", seats=3, seed=seed, options={"sets": ["boss-monster"] if seed % 2 else []})
    decision = table.view(table.decision.seat)["decision"]
    said = {c: [prompt_text(w, decision, names), waiting_text(w, decision, names), *(option_text(w, o, names) for o in decision["options"])] for c, w in words.items()}
    numbers = range(len(decision["options"]))
    lively = [number for number in numbers if decision["options"][number]["verb"] not in quiet]
    events = [e.told_to(0, table.game.deck) for e in table.apply(random.choice(lively or numbers))]
    logs = {c: [event_text(w, e, names) for e in events] for c, w in words.items()}
    out.append({"decision": decision, "said": said, "events": events, "logs": logs})
print(json.dumps(out))
`;

describe('texts of the table', () => {
  const steps = engineSays(script) as SaidStep[];

  it.each(LANGUAGES)('equal those of the server: prompts, options and log lines (%s)', (code) => {
    const words = language(code);
    const names = ['Olena', '', 'Bartek'];
    for (const step of steps)
      expect(sayStep(words, step, names)).toEqual({
        said: step.said[code],
        log: step.logs[code],
      });
    expect(steps.length).toBe(600);
  });

  it.each(LANGUAGES)('distinguish less damage from more (%s)', (code) => {
    const change = (damage: number) =>
      language(code).text('log-monsters-strengthened', {
        seat: 'Olena',
        damage,
      });
    expect(change(-1)).not.toBe(change(1));
    expect(change(-1)).not.toContain('-1');
  });

  it.each(LANGUAGES)(
    'say of every room, miniboss, spell and boss in short what it does, and not too long for a card (%s)',
    (code) => {
      const words = language(code);
      const short = (id: string): string => 'web-bm-short-' + id.replaceAll('_', '-');
      const shortened = Object.keys(minibosses).filter((id) => words.has(short(id)));
      expect(shortened).toHaveLength(12 + 42 + 10 + 15);
      for (const id of shortened) expect(words.text(short(id)).length, id).toBeLessThanOrEqual(52);
    },
  );
});
