/** Whether the table of One Deck Dungeon has room for what matters, on screens of all sizes. */
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { expectLargeTargets, expectNoSideways, expectNothingClipped, mine, phone } from './play';
import { momentsOf, openMoment } from './found';

const GAME = 'one-deck-dungeon';
const moment = momentsOf(GAME);

async function open(page: Page, name: string): Promise<void> {
  await openMoment(page, GAME, moment(name));
  await expect(mine(page)).toBeVisible();
}

/** A phone held sideways, with a page on it. */
async function sideways(browser: Browser): Promise<Page> {
  const page = await phone(browser, 'uk');
  await page.setViewportSize({ width: 844, height: 390 });
  return page;
}

/** How many of these things can be reached without scrolling: nothing lies over their middle. */
const reached = (things: Locator): Promise<number> =>
  things.evaluateAll(
    (all) =>
      all.filter((thing) => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }).length,
  );

test.beforeAll(() => {
  moment('place');
});

for (const name of ['place', 'two', 'boss'])
  test(`on a phone held sideways boxes, dice and answers are side by side: ${name}`, async ({ browser }) => {
    const page = await sideways(browser);
    await open(page, name);
    await expectNoSideways(page);
    await expectNothingClipped(page);
    await expectLargeTargets(page);
    await expect.poll(() => reached(page.locator('[data-box]'))).toBeGreaterThan(2);
    await expect.poll(() => reached(page.locator('[data-die]'))).toBeGreaterThan(3);
    await expect.poll(() => reached(page.locator('[data-prompt] [data-legal]'))).toBe(1);
    await page.locator('[data-die][data-legal]').first().tap();
    await expect.poll(() => reached(page.locator('[data-box][data-legal]'))).toBeGreaterThan(0);
  });

test('four heroes and their potions are in view; where more lies below, it shows', async ({ page }) => {
  await open(page, 'split');
  const party = page.locator('.hero .head');
  await expect(party).toHaveCount(4);
  await expect.poll(() => reached(party)).toBe(4);
  await expect(page.getByRole('region', { name: 'Potions' })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-more]')).toHaveCount(0);
  await page.setViewportSize({ width: 1366, height: 640 });
  await expect(page.locator('[data-more]').first()).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
] as const) {
  test(`name and health of every hero are in view on ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [name, heroes] of [
      ['two', 2],
      ['boss', 2],
      ['poison', 2],
      ['four', 4],
      ['pair', 4],
    ] as const) {
      await open(page, name);
      await expect(page.locator('.hero .head')).toHaveCount(heroes);
      for (const part of ['.title', '.hearts'])
        await expect.poll(() => reached(page.locator(`.hero ${part}`)), name).toBe(heroes);
    }
  });

  test(`all boxes are in view on ${width}x${height}, and the dice of a hero lie in one row`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const name of ['floors', 'two', 'boss']) {
      await open(page, name);
      const boxes = page.locator('.box');
      await expect(boxes.first()).toBeVisible();
      for (const box of await boxes.all()) await expect(box, name).toBeInViewport({ ratio: 0.95 });
      const rows = (): Promise<number[]> =>
        page
          .locator('.pool')
          .evaluateAll((pools) =>
            pools.map(
              (pool) =>
                new Set([...pool.querySelectorAll('[data-die]')].map((die) => die.getBoundingClientRect().top)).size,
            ),
          );
      await expect.poll(rows, name).toEqual(name === 'floors' ? [1] : [1, 1]);
    }
  });
}

test('the door that is faced shows its card and says that the party is there', async ({ page }) => {
  await open(page, 'two');
  const here = page
    .getByRole('region', { name: 'Doors' })
    .getByRole('listitem')
    .filter({ hasText: 'The party is here' });
  await expect(here).toHaveCount(1);
  await expect(here.getByRole('button')).toHaveCount(1);
});

test('on a phone a new question brings what it asks into view', async ({ browser }) => {
  const page = await phone(browser, 'en-GB');
  await open(page, 'skills');
  const boxes = page.locator('[data-box]');
  await page.locator('.party').scrollIntoViewIfNeeded();
  await page.locator('[data-effect^=skill_][data-legal]').first().tap();
  await expect(mine(page)).toContainText(/pay/i);
  await expect.poll(() => reached(boxes)).toBeGreaterThan(0);
  // Suggestions are shown on boxes.
  await open(page, 'place');
  await page.locator('.party').evaluate((party) => party.scrollIntoView());
  await expect.poll(() => reached(boxes)).toBe(0);
  await page.getByRole('button', { name: 'Best cover' }).tap();
  await expect.poll(() => reached(page.locator('.box:has(.ghost) [data-box]'))).toBeGreaterThan(0);
});

test('on a phone health and time are in view when a door or a way is chosen', async ({ browser }) => {
  const page = await phone(browser, 'en-GB');
  for (const name of ['doors', 'way']) {
    await open(page, name);
    const summary = page.locator('.summary');
    await expect(summary).toBeInViewport({ ratio: 1 });
    await expect(summary.getByRole('img', { name: /^Health: \d+ of \d+$/ })).toHaveCount(1);
  }
});

test('on a phone health is in view while dice are laid, and the own hero is marked', async ({ browser }) => {
  const page = await phone(browser, 'en-GB');
  await open(page, 'shared');
  const summary = page.locator('.summary');
  await expect(summary).toBeInViewport({ ratio: 1 });
  await expect(summary.getByRole('img', { name: /^Health: \d+ of \d+$/ })).toHaveCount(2);
  await expect(summary.getByText('(you)')).toHaveCount(1);
});

test('what a feat does stands beside the question whether to use it', async ({ browser }) => {
  const page = await phone(browser, 'en-GB');
  await open(page, 'feat');
  await expect(page.locator('[data-dock]').getByText(/^Frenzy\. /)).toBeInViewport({ ratio: 1 });
});

test('the content security policy has nothing to forbid', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await open(page, 'place');
  await expect(page.locator('[data-box]').first()).toBeVisible();
  expect(errors).toEqual([]);
});
