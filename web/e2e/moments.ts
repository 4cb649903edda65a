/** Moments of games, found by scripts that play with bots, and tables that begin at them. */
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

/** Moments by game in this process. */
const found = new Map<string, Record<string, Moment>>();

/** Folder in which the processes of a run, identified by its server's port, share their results. */
const shared = join('test-results', `found-${process.env.UNDERCROFT_PORT}`);
/** Maximum wait for the search of another process, and polling interval (in milliseconds). */
const MAX_WAIT = 240_000;
const STEP = 50;

/** Run the script of a game or of a family of games. */
const run = (game: string): string =>
  execFileSync(python, [`e2e/${game.replaceAll('-', '_')}.py`], { encoding: 'utf8', maxBuffer: 2 ** 25 });

/** Return true if this process is the first one; the others wait for it. */
function isFirst(path: string): boolean {
  mkdirSync(shared, { recursive: true });
  try {
    closeSync(openSync(path, 'wx'));
    return true;
  } catch {
    return false;
  }
}

/** Return the output of a game's script, which runs once for all processes of a run. */
function printed(game: string): string {
  const path = join(shared, `${game}.json`);
  const failed = `${path}.failed`;
  if (isFirst(`${path}.begun`)) {
    try {
      writeFileSync(`${path}.new`, run(game));
    } catch (error) {
      writeFileSync(failed, ''); // the other processes need not wait
      throw error;
    }
    renameSync(`${path}.new`, path); // atomic: readers see the complete file
  }
  for (let waited = 0; !existsSync(path) && !existsSync(failed) && waited < MAX_WAIT; waited += STEP)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STEP);
  return existsSync(path) ? readFileSync(path, 'utf8') : run(game);
}

/** Return the moments of a game or of a family of games. */
function find(game: string): Record<string, Moment> {
  const moments = found.get(game) ?? (JSON.parse(printed(game)) as Record<string, Moment>);
  found.set(game, moments);
  return moments;
}

/** All moments that a script finds, by name. */
export const momentsIn = find;

/** Return a function that gives the moments of a game by name; the search runs on first use. */
export const momentsOf =
  (game: string) =>
  (name: string): Moment => {
    const moment = find(game)[name];
    if (!moment) throw new Error(`no moment ${name}`);
    return moment;
  };

/** Open a table that begins at a moment, at the asked seat, with bots or open seats besides. Return its address. */
export async function openMoment(
  page: Page,
  game: string,
  { seats, seat, record, upto }: Moment,
  others: 'bot' | 'open' = 'bot',
): Promise<string> {
  const wanted = Array.from({ length: seats }, (_, number) => ({ kind: number === seat ? 'me' : others }));
  // Reopen a connection that the server has closed meanwhile.
  const data = { game, seats: wanted, record, upto };
  const answer = await page.request.post('/api/tables', { data, maxRetries: 2 });
  expect(answer.status(), await answer.text()).toBe(201);
  const path = `/t/${((await answer.json()) as { id: string }).id}`;
  await goTo(page, path);
  return path;
}

/**
 * Expect that the whole table is visible at each moment: nothing outside the window, nothing clipped, an accessible
 * prompt; at the first moment, and in the larger suite at each, an accessible page. Additional sizes are checked by
 * resizing, without axe.
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
