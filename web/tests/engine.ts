/** Access of tests to the Python part of the project: texts, and results of its engine. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Language, type Piece } from '../src/lib/language/language';
import type { Decision, Option, EventData } from '../src/lib/server/model';

// Not `import.meta.url`: with a DOM that would be a URL of the page.
const ROOT = `${import.meta.dirname}/../../`;

/** Return the texts of a game in a language, as the server sends them; `cards` are known ids. */
export function wordsOf(game: string, code: string, cards?: readonly string[]): Language {
  messageFiles ??= engineSays(MESSAGE_FILES) as Record<string, string[]>;
  const files = messageFiles[`${code}/${game}`] ?? [];
  return new Language(code, files.map((file) => readFileSync(file, 'utf8')).join('\n'), cards);
}

/** Script that prints the message files of every game and language, in order of precedence. */
const MESSAGE_FILES = `
import json, undercroft
from undercroft.kernel.game import registered
from undercroft.i18n.language import LANGUAGES, message_files
files = {f"{code}/{game}": [str(file) for file in message_files(code, game)] for code in LANGUAGES for game in registered()}
print(json.dumps(files))
`;
let messageFiles: Record<string, string[]> | undefined;

/** Run a Python script at the root of the project and parse its JSON output. */
export const engineSays = (script: string): unknown =>
  JSON.parse(
    execFileSync(`${ROOT}.venv/bin/python`, ['-c', script], { encoding: 'utf8', cwd: ROOT, maxBuffer: 1 << 27 }),
  );

/** A step of a game played by the engine, with all sentences as rendered by Python, by language. */
export interface SaidStep {
  decision: Decision & { options: Option[] };
  /** The question and the options. */
  said: Record<string, string[]>;
  events: EventData[];
  /** The lines of the log; null for omitted events. */
  logs: Record<string, (string | null)[]>;
}

/** Return steps of random games of three seats with these options, with sentences in every language. */
export const playedSteps = (game: string, options: object, count: number): SaidStep[] =>
  engineSays(`
import json, random, undercroft
from undercroft.i18n import event_text, language, option_text, prompt_text, waiting_text
game, options = ${JSON.stringify(game)}, json.loads(${JSON.stringify(JSON.stringify(options))})
out = []
random.seed(5)
words = {code: language(code, game) for code in ("en", "ru", "uk", "pl")}
names = ["Olena", "", "Bartek"]
table = None
seed = 0
while len(out) < ${count}:
    if table is None or table.decision is None:
        seed += 1
        table = undercroft.new(game, seats=3, seed=seed, options=options)
    decision = table.view(table.decision.seat)["decision"]
    said = {c: [prompt_text(w, decision, names), waiting_text(w, decision, names), *(option_text(w, o, names) for o in decision["options"])] for c, w in words.items()}
    events = [e.told_to(0, table.game.deck) for e in table.apply(random.randrange(len(decision["options"])))]
    logs = {c: [event_text(w, e, names) for e in events] for c, w in words.items()}
    out.append({"decision": decision, "said": said, "events": events, "logs": logs})
print(json.dumps(out))
`) as SaidStep[];

/** Return the sentences about a step as rendered by the browser. */
export function sayStep(
  words: Language,
  { decision, events }: SaidStep,
  names: readonly string[],
): { said: string[]; log: (string | null)[] } {
  const whole = (line: readonly Piece[]): string => line.map((piece) => piece.text).join('');
  return {
    said: [
      whole(words.prompt(decision, names)),
      whole(words.waiting(decision, names)),
      ...decision.options.map((option) => words.option(option, names)),
    ],
    log: events.map((event) => {
      const line = words.event(event, names);
      return line && whole(line);
    }),
  };
}
