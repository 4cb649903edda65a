/** What tests take from the Python half of the project: its texts, and what its engine answers. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Language } from '../src/lib/language';

const ROOT = new URL('../../', import.meta.url).pathname;

/** The words of a game in a language, as the server sends them; some cards may be given as known. */
export function wordsOf(game: string, code: string, cards?: readonly string[]): Language {
  const folders = ['src/undercroft/lang/locale', `src/undercroft/games/${game.replaceAll('-', '_')}/locale`];
  const files = folders.flatMap((folder) =>
    readdirSync(`${ROOT}${folder}/${code}`)
      .filter((name) => name.endsWith('.ftl'))
      .map((name) => readFileSync(`${ROOT}${folder}/${code}/${name}`, 'utf8')),
  );
  return new Language(code, files.join('\n'), cards);
}

/** What a Python script prints as JSON; it runs at the root of the project. */
export const engineSays = (script: string): unknown =>
  JSON.parse(
    execFileSync(`${ROOT}.venv/bin/python`, ['-c', script], { encoding: 'utf8', cwd: ROOT, maxBuffer: 1 << 27 }),
  );
