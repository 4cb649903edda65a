/** Loads the art of games from `web/art.ts` in their folders. */
import { existsSync, readdirSync } from 'node:fs';
import type { GameArt } from './list';

const FOLDER = new URL('../../src/undercroft/games/', import.meta.url);

/** Return the art of games by id; games without art are left out. */
export async function gamesArt(): Promise<Record<string, GameArt>> {
  const found: Record<string, GameArt> = {};
  for (const name of readdirSync(FOLDER).sort()) {
    const file = new URL(`${name}/web/art.ts`, FOLDER);
    if (existsSync(file)) found[name.replaceAll('_', '-')] = ((await import(file.href)) as { art: GameArt }).art;
  }
  return found;
}
