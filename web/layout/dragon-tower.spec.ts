/** Layout of Dragon Tower: one position for each kind of decision, in all window sizes. */
import { expect, test, type Page } from '@playwright/test';
import { DESKTOPS, LONGEST, PARTS, TOUCHED, faultsAt, learn, pageFor, partOf, type Size } from '../e2e/layout';
import { momentsIn, openMoment } from '../e2e/moments';
import { mine } from '../e2e/play';

const GAME = 'dragon-tower';
/** The most crowded positions, checked in English, too. */
const CROWDED = ['hero', 'skill', 'four-crowd', 'four-pair', 'dragon', 'seats-handed'];
/** Positions with a tip in a first game. */
const TAUGHT = ['first-deck', 'refill', 'room', 'fight', 'alone', 'pair'];

test.setTimeout(300_000); // many checks, and a busy machine is slow

async function walk(page: Page, names: string[], windows: readonly Size[]): Promise<void> {
  const faults: string[] = [];
  const note = (name: string, found: string[]): number => faults.push(...found.map((fault) => `${name}: ${fault}`));
  const moments = momentsIn(GAME);
  for (const name of names) {
    const moment = moments[name];
    if (!moment) throw new Error(`no moment ${name}`);
    const path = await openMoment(page, GAME, moment);
    await expect(mine(page)).toBeVisible();
    note(name, await faultsAt(page, windows));
    if (!TAUGHT.includes(name)) continue;
    await learn(page, path);
    await expect(page.locator('.tip')).toBeVisible();
    note(`${name}, with a tip`, await faultsAt(page, windows));
  }
  expect(faults).toEqual([]);
}

for (const touched of [false, true]) {
  const where = touched ? 'a tablet and a phone' : 'a desktop';
  const windows = touched ? TOUCHED : DESKTOPS;
  for (const part of PARTS)
    test(`every question fits ${where} (${LONGEST}, ${part})`, async ({ browser }) => {
      const page = await pageFor(browser, LONGEST, touched);
      await walk(page, partOf(Object.keys(momentsIn(GAME)), part), windows);
      await page.context().close();
    });
  test(`crowded positions fit ${where} (en-GB)`, async ({ browser }) => {
    const page = await pageFor(browser, 'en-GB', touched);
    await walk(page, CROWDED, windows);
    await page.context().close();
  });
}
