/** Moments of games that a script beside this file finds by playing with bots, and tables that begin at them. */
import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSideways, expectNothingClipped, goTo, mine, share } from './play';

export interface Moment {
  seats: number;
  seat: number;
  record: string;
  upto: number;
}

const python = process.env.UNDERCROFT_PYTHON ?? '../.venv/bin/python';

/** What was found by game, in this process. */
const found = new Map<string, Record<string, Moment>>();

/** Where the processes of a run leave for each other what they have found: the run is known by the port of its server. */
const shared = join('test-results', `found-${process.env.UNDERCROFT_PORT}`);
/** How long a process waits for another that looks already, in steps of so many milliseconds, before it looks itself. */
const PATIENCE = 240_000;
const STEP = 50;

/** Run the script of a game, or of a family of games. */
const run = (game: string): string =>
  execFileSync(python, [`e2e/${game.replaceAll('-', '_')}.py`], { encoding: 'utf8', maxBuffer: 2 ** 25 });

/** Whether this process is the first to come; the others wait for it. */
function isFirst(path: string): boolean {
  mkdirSync(shared, { recursive: true });
  try {
    closeSync(openSync(path, 'wx'));
    return true;
  } catch {
    return false;
  }
}

/** What the script of a game prints: it runs once for all processes of a run. */
function printed(game: string): string {
  const path = join(shared, `${game}.json`);
  if (isFirst(`${path}.begun`)) {
    writeFileSync(`${path}.new`, run(game));
    renameSync(`${path}.new`, path); // whoever sees it sees all of it
  }
  for (let waited = 0; !existsSync(path) && waited < PATIENCE; waited += STEP)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STEP);
  return existsSync(path) ? readFileSync(path, 'utf8') : run(game);
}

/** The moments of a game, or of a family of games. */
function find(game: string): Record<string, Moment> {
  const moments = found.get(game) ?? (JSON.parse(printed(game)) as Record<string, Moment>);
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
  await goTo(page, path);
  return path;
}

/**
 * At each of these moments the whole table is shown: nothing beside the window, nothing cut off, and what is asked is
 * accessible; at the first of them, and in the larger suite at each, all of the page is. Sizes beside that of the page are
 * looked at by resizing it, without axe.
 */
export async function expectWholeTables(
  page: Page,
  game: string,
  moments: readonly Moment[],
  more: readonly { width: number; height: number }[] = [],
): Promise<void> {
  const first = page.viewportSize();
  for (const moment of moments) {
    await openMoment(page, game, moment);
    await expect(mine(page)).toBeVisible();
    await expectNoSideways(page);
    await expectNothingClipped(page);
    await expectAccessible(page, share(moments, 1).includes(moment) ? 'html' : '[data-prompt]');
    for (const size of more) {
      await page.setViewportSize(size);
      await expectNoSideways(page);
      await expectNothingClipped(page);
    }
    if (first !== null && more.length > 0) await page.setViewportSize(first);
  }
}
