/** Finds what the games have drawn: `web/art.ts` in the folder of each game that has one. */
import { existsSync, readdirSync } from 'node:fs';
import type { GameArt } from './list';

const FOLDER = new URL('../../src/undercroft/games/', import.meta.url);

/** The art of every game that has some, by the game's id. */
export async function gamesArt(): Promise<Record<string, GameArt>> {
  const found: Record<string, GameArt> = {};
  for (const name of readdirSync(FOLDER).sort()) {
    const file = new URL(`${name}/web/art.ts`, FOLDER);
    if (existsSync(file)) found[name.replaceAll('_', '-')] = ((await import(file.href)) as { art: GameArt }).art;
  }
  return found;
}
