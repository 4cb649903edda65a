/** Layout of One Deck Dungeon: important parts are in view on screens of all sizes. */
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { expectLargeTargets, expectNoSideways, expectNothingClipped, mine, phone } from './play';
import { momentsOf, openMoment } from './moments';

const GAME = 'one-deck-dungeon';
const moment = momentsOf(GAME);

async function open(page: Page, name: string): Promise<void> {
  await openMoment(page, GAME, moment(name));
  await expect(mine(page)).toBeVisible();
}

/** Open a page on a phone held sideways. */
async function sideways(browser: Browser): Promise<Page> {
  const page = await phone(browser, 'uk');
  await page.setViewportSize({ width: 844, height: 390 });
  return page;
}

/** Return the number of elements that can be pressed without scrolling: nothing covers their centre. */
const reached = (things: Locator): Promise<number> =>
  things.evaluateAll(
    (all) =>
      all.filter((thing) => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }).length,
  );

/** Return the number of elements inside the window, with a tolerance of a pixel, and their total number. */
const inView = (things: Locator): Promise<string> =>
  things.evaluateAll((all) => {
    const boxes = all.map((thing) => thing.getBoundingClientRect());
    const inside = boxes.filter(
      ({ left, top, right, bottom, height }) =>
        height > 0 && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1,
    );
    return `${inside.length} of ${all.length}`;
  });

test.beforeAll(() => {
  moment('place');
});

test('on a phone held sideways boxes, dice and answers are side by side', async ({ browser }) => {
  const page = await sideways(browser);
  for (const name of ['place', 'two', 'boss']) {
    await open(page, name);
    await expectNoSideways(page);
    await expectNothingClipped(page);
    await expectLargeTargets(page);
    await expect.poll(() => reached(page.locator('[data-box]')), name).toBeGreaterThan(2);
    await expect.poll(() => reached(page.locator('[data-die]')), name).toBeGreaterThan(3);
    await expect.poll(() => reached(page.locator('[data-prompt] [data-legal]')), name).toBe(1);
    await page.locator('[data-die][data-legal]').first().tap();
    await expect.poll(() => reached(page.locator('[data-box][data-legal]')), name).toBeGreaterThan(0);
  }
});

test('four heroes and their potions are in view; scrolling parts show that there is more', async ({ page }) => {
  await open(page, 'split');
  const party = page.locator('.hero .head');
  await expect(party).toHaveCount(4);
  await expect.poll(() => reached(party)).toBe(4);
  await expect(page.getByRole('region', { name: 'Potions' })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-more]')).toHaveCount(0);
  await page.setViewportSize({ width: 1366, height: 640 });
  await expect(page.locator('[data-more]').first()).toBeVisible();
});

/** Return the number of rows of each hero's dice. */
const rows = (page: Page): Promise<number[]> =>
  page
    .locator('.pool')
    .evaluateAll((pools) =>
      pools.map(
        (pool) => new Set([...pool.querySelectorAll('[data-die]')].map((die) => die.getBoundingClientRect().top)).size,
      ),
    );

/** By moment: number of heroes with name and health in view, and rows of each hero's dice beside all boxes. */
const SHOWN: Record<string, { heroes?: number; rows?: number[] }> = {
  two: { heroes: 2, rows: [1, 1] },
  boss: { heroes: 2, rows: [1, 1] },
  floors: { rows: [1] },
  poison: { heroes: 2 },
  four: { heroes: 4 },
  pair: { heroes: 4 },
};

test('name and health of every hero and all boxes are in view, the dice of a hero in one row', async ({ page }) => {
  for (const [name, shown] of Object.entries(SHOWN)) {
    await open(page, name);
    for (const [width, height] of [
      [1366, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const where = `${name} on ${width}x${height}`;
      if (shown.heroes !== undefined) {
        await expect(page.locator('.hero .head')).toHaveCount(shown.heroes);
        for (const part of ['.title', '.hearts'])
          await expect.poll(() => reached(page.locator(`.hero ${part}`)), where).toBe(shown.heroes);
      }
      if (shown.rows !== undefined) {
        await expect.poll(() => inView(page.locator('.box')), where).toMatch(/^([1-9]\d*) of \1$/);
        await expect.poll(() => rows(page), where).toEqual(shown.rows);
      }
    }
  }
});

test('on a phone a new question scrolls its targets into view', async ({ browser }) => {
  const page = await phone(browser, 'en-GB');
  await open(page, 'skills');
  const boxes = page.locator('[data-box]');
  await page.locator('.party').scrollIntoViewIfNeeded();
  await page.locator('[data-effect^=skill_][data-legal]').first().tap();
  await expect(mine(page)).toContainText(/pay/i);
  await expect.poll(() => reached(boxes)).toBeGreaterThan(0);
  // Suggestions appear on boxes.
  await open(page, 'place');
  await page.locator('.party').evaluate((party) => party.scrollIntoView());
  await expect.poll(() => reached(boxes)).toBe(0);
  await page.getByRole('button', { name: 'Best cover' }).tap();
  await expect.poll(() => reached(page.locator('.box:has(.ghost) [data-box]'))).toBeGreaterThan(0);
});

test('on a phone health, time, potions and the text of a feat are in view beside the question', async ({ browser }) => {
  const page = await phone(browser, 'en-GB');
  const summary = page.locator('.summary');
  for (const [name, heroes] of [
    ['doors', 1],
    ['way', 1],
    ['shared', 2],
  ] as const) {
    await open(page, name);
    await expect(summary).toBeInViewport({ ratio: 1 });
    await expect(summary.getByRole('img', { name: /^Health: \d+ of \d+$/ })).toHaveCount(heroes);
  }
  await expect(summary.getByText('(you)')).toHaveCount(1);
  await open(page, 'feat');
  await expect(page.locator('[data-dock]').getByText(/^Frenzy\. /)).toBeInViewport({ ratio: 1 });
  await open(page, 'hurt');
  await expect(page.locator('[data-dock] [data-effect][data-legal]').first()).toBeInViewport({ ratio: 1 });
});
