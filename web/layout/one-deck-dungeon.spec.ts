/** One Deck Dungeon and Forest of Shadows fit every window: one moment of each kind of decision, on all sizes. */
import { expect, test, type Page } from '@playwright/test';
import { DESKTOPS, LONGEST, PARTS, TOUCHED, faultsAt, learn, pageFor, partOf, type Size } from '../e2e/fit';
import { momentsIn, openMoment } from '../e2e/found';
import { mine } from '../e2e/play';

const GAME = 'one-deck-dungeon';
/** What is looked at in English too: where there is least room. */
const CROWDED = ['two', 'four', 'floors', 'boss', 'doors', 'loot'];
/** Where dice are laid: looked at with a die in the hand, too, as boxes can be chosen then. */
const LAID = ['place', 'two', 'four', 'floors'];
/** What a game that teaches has a tip for. */
const TAUGHT = ['doors', 'place'];

test.setTimeout(300_000); // many looks; a busy machine is slow

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
    if (LAID.includes(name)) {
      await page.locator('[data-dock] [data-die][data-legal]').first().click({ force: true });
      note(`${name}, a die in the hand`, await faultsAt(page, windows));
    }
    if (!TAUGHT.includes(name)) continue;
    await learn(page, path);
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
  test(`what needs most room fits ${where} (en-GB)`, async ({ browser }) => {
    const page = await pageFor(browser, 'en-GB', touched);
    await walk(page, CROWDED, windows);
    await page.context().close();
  });
}
