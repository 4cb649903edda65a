/** What tests take from the Python half of the project: its texts, and what its engine answers. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Language, type Piece } from '../src/lib/language/language';
import type { Decision, Option, EventData } from '../src/lib/server/model';

// Not as a URL of this file: with a document around, that would be an address of the page.
const ROOT = `${import.meta.dirname}/../../`;

/** The words of a game in a language, as the server sends them; some cards may be given as known. */
export function wordsOf(game: string, code: string, cards?: readonly string[]): Language {
  messageFiles ??= engineSays(MESSAGE_FILES) as Record<string, string[]>;
  const files = messageFiles[`${code}/${game}`] ?? [];
  return new Language(code, files.map((file) => readFileSync(file, 'utf8')).join('\n'), cards);
}

/** The files with the messages of every game in every language, in the order in which they count. */
const MESSAGE_FILES = `
import json, undercroft
from undercroft.kernel.game import registered
from undercroft.i18n.language import LANGUAGES, message_files
files = {f"{code}/{game}": [str(file) for file in message_files(code, game)] for code in LANGUAGES for game in registered()}
print(json.dumps(files))
`;
let messageFiles: Record<string, string[]> | undefined;

/** What a Python script prints as JSON; it runs at the root of the project. */
export const engineSays = (script: string): unknown =>
  JSON.parse(
    execFileSync(`${ROOT}.venv/bin/python`, ['-c', script], { encoding: 'utf8', cwd: ROOT, maxBuffer: 1 << 27 }),
  );

/** A step of a game that the engine played, with every sentence about it as Python says it, by language. */
export interface SaidStep {
  decision: Decision & { options: Option[] };
  /** What was asked, and the options. */
  said: Record<string, string[]>;
  events: EventData[];
  /** The lines of the log; null where it leaves an event out. */
  logs: Record<string, (string | null)[]>;
}

/** Steps of games that the engine plays at random with these options, for three, with the words of every language. */
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
    told = table.view(table.decision.seat)["decision"]
    said = {c: [prompt_text(w, told, names), waiting_text(w, told, names), *(option_text(w, o, names) for o in told["options"])] for c, w in words.items()}
    events = [e.told_to(0, table.game.deck) for e in table.apply(random.randrange(len(told["options"])))]
    logs = {c: [event_text(w, e, names) for e in events] for c, w in words.items()}
    out.append({"decision": told, "said": said, "events": events, "logs": logs})
print(json.dumps(out))
`) as SaidStep[];

/** The sentences about such a step as the browser says them. */
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
