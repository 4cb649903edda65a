/** Layout of every edition of Boss Monster: one position for each kind of decision, in all window sizes. */
import { expect, test, type Page } from '@playwright/test';
import { DESKTOPS, LONGEST, PARTS, TOUCHED, faultsAt, learn, pageFor, partOf, type Size } from '../e2e/layout';
import { momentsIn, openMoment, type Moment } from '../e2e/moments';
import { mine } from '../e2e/play';

const GAMES = ['boss-monster', 'minibosses', 'super-boss-monster'];
/** Frequent positions, checked in English, too, and with every number of seats. */
const USUAL =
  /(what_to_play (build build|adventure mine inside|build build answer)|which_first_room|where_to_send|crowded)$/;

/** Return the positions to check in a language: of rare ones, only those with most seats. */
function chosen(game: string, usual: boolean): [string, Moment][] {
  const all = Object.entries(momentsIn('layout-boss-monster')).filter(([name]) => name.startsWith(game + ' '));
  const kind = (name: string): string => name.split(' ').slice(2).join(' ');
  const most = (name: string): number =>
    Math.max(...all.filter(([other]) => kind(other) === kind(name)).map(([, { seats }]) => seats));
  return all.filter(([name, { seats }]) => USUAL.test(name) || (!usual && seats === most(name)));
}

/** Return the smallest windows, for rare positions and small changes. */
const few = (windows: readonly Size[]): Size[] => windows.filter((_, index) => index === 0 || index === 2);

async function walk(page: Page, game: string, moments: [string, Moment][], windows: readonly Size[]): Promise<void> {
  const faults: string[] = [];
  const note = (name: string, found: string[]): number => faults.push(...found.map((fault) => `${name}: ${fault}`));
  for (const [name, moment] of moments) {
    const path = await openMoment(page, game, moment);
    await expect(mine(page)).toBeVisible();
    note(name, await faultsAt(page, USUAL.test(name) ? windows : few(windows)));
    if (USUAL.test(name)) {
      const card = page.locator('[data-hand] [data-legal]').first();
      if (await card.count()) {
        await card.click({ force: true });
        note(`${name}, a card picked`, await faultsAt(page, few(windows)));
      }
      await learn(page, path);
      note(`${name}, with a tip`, await faultsAt(page, few(windows)));
    }
  }
  expect(faults).toEqual([]);
}

test.setTimeout(300_000); // many checks, and a busy machine is slow

for (const game of GAMES)
  for (const locale of [LONGEST, 'en-GB'])
    for (const touched of [false, true])
      for (const part of PARTS)
        test(`${game} fits ${touched ? 'a tablet and a phone' : 'a desktop'} (${locale}, ${part})`, async ({
          browser,
        }) => {
          const page = await pageFor(browser, locale, touched);
          const moments = partOf(chosen(game, locale !== LONGEST), part);
          await walk(page, game, moments, touched ? TOUCHED : DESKTOPS);
          await page.context().close();
        });
