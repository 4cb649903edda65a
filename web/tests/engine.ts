/** What tests take from the Python half of the project: its texts, and what its engine answers. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Language, type Piece } from '../src/lib/language';
import type { Decision, Option, ToldEvent } from '../src/lib/model';

const ROOT = new URL('../../', import.meta.url).pathname;

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
from undercroft.lang.language import LANGUAGES, message_files
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
  events: ToldEvent[];
  /** The lines of the log; null where it leaves an event out. */
  logs: Record<string, (string | null)[]>;
}

/** The sentences about such a step as the browser says them. */
export function sayStep(
  words: Language,
  { decision, events }: SaidStep,
  names: readonly string[],
): { said: string[]; log: (string | null)[] } {
  const whole = (line: readonly Piece[]): string => line.map((piece) => piece.text).join('');
  return {
    said: [whole(words.prompt(decision, names)), ...decision.options.map((option) => words.option(option, names))],
    log: events.map((event) => {
      const line = words.event(event, names);
      return line && whole(line);
    }),
  };
}
