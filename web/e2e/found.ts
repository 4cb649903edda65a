/** Moments of games that a script beside this file finds by playing with bots, and tables that begin at them. */
import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSideways, expectNothingClipped, mine } from './play';

export interface Moment {
  seats: number;
  seat: number;
  record: string;
  upto: number;
}

const python = process.env.UNDERCROFT_PYTHON ?? '../.venv/bin/python';

/** What was found by game: its script runs once for all files of tests that a process runs. */
const found = new Map<string, Record<string, Moment>>();

/** Run the script of a game, or of a family of games. */
function find(game: string): Record<string, Moment> {
  const script = `e2e/${game.replaceAll('-', '_')}.py`;
  const moments =
    found.get(game) ??
    (JSON.parse(execFileSync(python, [script], { encoding: 'utf8', maxBuffer: 2 ** 25 })) as Record<string, Moment>);
  found.set(game, moments);
  return moments;
}

/** All moments that a script finds, by name. */
export const momentsIn = find;

/** The moments of a game by name; they are looked for when the first of them is asked for. */
export const momentsOf =
  (game: string) =>
  (name: string): Moment => {
    const moment = find(game)[name];
    if (!moment) throw new Error(`no moment ${name}`);
    return moment;
  };

/** Open a table that begins at such a moment; the asked seat is mine, the others are bots or open. Gives its address. */
export async function openMoment(
  page: Page,
  game: string,
  { seats, seat, record, upto }: Moment,
  others: 'bot' | 'open' = 'bot',
): Promise<string> {
  const wanted = Array.from({ length: seats }, (_, number) => ({ kind: number === seat ? 'me' : others }));
  // A connection that the server has put away meanwhile is opened again.
  const data = { game, seats: wanted, record, upto };
  const answer = await page.request.post('/api/tables', { data, maxRetries: 2 });
  expect(answer.status(), await answer.text()).toBe(201);
  const path = `/t/${((await answer.json()) as { id: string }).id}`;
  await page.goto(path);
  return path;
}

/** At each of these moments the whole table is shown: nothing beside the window, nothing cut off, all of it accessible. */
export async function expectWholeTables(page: Page, game: string, moments: readonly Moment[]): Promise<void> {
  for (const moment of moments) {
    await openMoment(page, game, moment);
    await expect(mine(page)).toBeVisible();
    await expectNoSideways(page);
    await expectNothingClipped(page);
    await expectAccessible(page);
  }
}
