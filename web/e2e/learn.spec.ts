import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSideways, phone, share } from './play';

/** Lessons: the first one by keyboard, with a mistake, left and resumed; and every lesson to its end. */

const guide = (page: Page): Locator => page.getByRole('complementary', { name: 'Guide' });

/** Return the guide while it speaks, not while others move. */
const speaking = (page: Page): Locator => page.locator('[data-guide]:not(.waits)');

async function begin(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`^Learn to play \\(10 minutes\\)\\s?: ${game}`) }).click();
  await expect(guide(page)).toBeVisible();
  await expect(page.locator('[data-prompt]')).toBeVisible(); // the table is loaded after the guide
}

/** Return the win screen at the end. */
const end = (page: Page): Locator => page.getByRole('dialog');

/** Return a key of the state of guide and table. */
const mark = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>('[data-guide]:not(.waits)');
    const entry = document.querySelector<HTMLElement>('[data-prompt]')?.dataset.entry;
    return panel ? `${panel.dataset.guide}/${entry}` : 'waits';
  });

/** Wait until the state of the guide changes. */
async function after(page: Page, before: string): Promise<void> {
  await expect.poll(() => mark(page), { intervals: [10, 20, 40, 100] }).not.toBe(before);
  await expect(speaking(page)).toBeVisible();
}

/** Expect that the first highlighted part is in view, and not behind a part that stays in place. */
async function expectInView(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const rect = document.querySelector('.dark rect')?.getBoundingClientRect();
        if (!rect) return true;
        const y = rect.top + rect.height / 2;
        const dock = document.querySelector('[data-prompt]')?.getBoundingClientRect();
        const behind = dock !== undefined && y > dock.top && y < dock.bottom && rect.height < dock.height;
        return !behind && y > 0 && y < innerHeight;
      }),
    )
    .toBe(true);
}

/** Expect that the guide covers no highlighted part. */
async function expectNothingCovered(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const panel = document.querySelector('[data-guide]')?.getBoundingClientRect();
        if (!panel) return 'no guide';
        const over = [...document.querySelectorAll('.dark rect')].some((rect) => {
          const box = rect.getBoundingClientRect();
          const wide = Math.min(panel.right, box.right) - Math.max(panel.left, box.left);
          const high = Math.min(panel.bottom, box.bottom) - Math.max(panel.top, box.top);
          return wide > 8 && high > 8;
        });
        return over ? 'covered' : 'free';
      }),
    )
    .toBe('free');
}

/**
 * Start a whole game from the end of a lesson over a bad connection: the first answer of the server is late and then
 * lost. A second press meanwhile has no effect; one afterwards finds the table of the lesson deleted.
 */
async function playOn(page: Page): Promise<void> {
  let letCome = (): void => undefined;
  const late = new Promise<void>((resolve) => (letCome = resolve));
  const asked: string[] = [];
  await page.route('**/api/tables/*/seats/*', async (route) => {
    asked.push('leave');
    if (asked.length > 1) return route.continue();
    await late;
    await route.fetch();
    await route.abort();
  });
  await page.route('**/api/tables', (route) => {
    asked.push('make');
    return route.continue();
  });
  const lesson = page.url();
  const play = end(page).getByRole('button', { name: 'Play a whole game' });
  await play.dblclick();
  await expect(play).toBeDisabled();
  await expect(play).toBeFocused(); // keys press this button, too, not an answer at the table
  await page.keyboard.press('Enter');
  letCome();
  await expect(end(page).getByRole('alert')).toBeVisible();
  expect(asked).toEqual(['leave']);
  await play.click();
  await expect(page).not.toHaveURL(lesson);
  expect(asked).toEqual(['leave', 'leave', 'make']);
}

test('a lesson by keyboard: mistakes are explained, and it can be left and resumed', async ({ page }) => {
  await begin(page, 'Boss Monster');
  await expect(guide(page)).toContainText('Step 1 of 25');
  await expect(guide(page)).toBeFocused();
  await expectAccessible(page);
  for (let step = 2; step <= 6; step++) {
    await page.keyboard.press('Enter');
    await expect(guide(page)).toContainText(`Step ${step} of 25`);
  }
  await expect(guide(page)).toContainText('Your move');
  await expectAccessible(page);

  // Building nothing: the lesson explains the mistake, and the move is not made.
  await page.keyboard.press('e');
  await expect(guide(page)).toContainText('a round in which you build nothing is a gift to the heroes');
  await expect(page.locator('[data-prompt]')).toHaveAttribute('data-entry', '0');

  // The right move: the card, then the place.
  await page.keyboard.press('1');
  await expect(page.locator('[data-target="slot:3"]')).toBeVisible();
  await page.locator('[data-target="slot:3"]').focus();
  await page.keyboard.press('Enter');
  await expect(guide(page)).toContainText('Step 7 of 25');
  await page.keyboard.press('Enter');
  await expect(guide(page)).toContainText('Step 8 of 25');

  // Reload, then leave and resume from the home page.
  await page.reload();
  await expect(guide(page)).toContainText('Step 8 of 25');
  await guide(page).getByRole('button', { name: 'Leave' }).click();
  const code = await page.getByRole('link', { name: 'Your turn' }).getAttribute('href');
  await begin(page, 'Boss Monster');
  expect(new URL(page.url()).pathname).toBe('/' + code);
  await expect(guide(page)).toContainText('Step 8 of 25');
  await guide(page).getByRole('button', { name: 'Back' }).click();
  await expect(guide(page)).toContainText('Step 7 of 25');
});

const LESSONS = ['Boss Monster', 'Dragon Tower', 'Rise of the Minibosses', 'Super Boss Monster', 'One Deck Dungeon'];

for (const game of LESSONS) {
  const title = `${game}: what the lesson speaks of is lit at every step, and it leads to a whole game`;
  // The engine's tests play every lesson and check that highlighted parts exist.
  test(title, { tag: share(LESSONS, 2).includes(game) ? [] : ['@all'] }, async ({ page }) => {
    await begin(page, game);
    for (;;) {
      const before = await mark(page);
      await expect(page.locator('[data-guide]')).not.toHaveAttribute('data-missing');
      await expectNothingCovered(page);
      if (await end(page).isVisible()) break;
      const show = guide(page).getByRole('button', { name: 'Show me' });
      if (await show.isVisible()) await show.click();
      else {
        await expect(page.locator('[data-prompt] [data-primary]')).toHaveCount(0); // no star while there is something to read
        await page.keyboard.press('Enter');
      }
      await after(page, before);
    }
    await expect(end(page)).toContainText(`You can play ${game} now`);
    await expect(end(page).getByRole('heading', { name: 'Victory' })).toHaveCount(game === 'One Deck Dungeon' ? 0 : 1);
    await expectAccessible(page);
    if (game === 'Boss Monster') await playOn(page);
    else await end(page).getByRole('button', { name: 'Play a whole game' }).click();
    await expect(page.locator('[data-prompt]')).toBeVisible();
    await expect(guide(page)).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByText('Lesson', { exact: true })).toHaveCount(0);
  });
}

test('no card window lies over the guide', async ({ page, browser }) => {
  const small = await phone(browser, 'en-GB');
  for (const window of [page, small]) {
    if (window === page) await page.setViewportSize({ width: 1366, height: 768 });
    await begin(window, 'Super Boss Monster');
    for (let step = 2; step <= 6; step++) await guide(window).getByRole('button', { name: 'Continue' }).click();
    const cards = window.locator('main.game [data-card]');
    for (let index = 0; index < (await cards.count()); index++) {
      const card = cards.nth(index);
      if (!(await card.isVisible())) continue;
      // Any scrolling closes the card, and a step of the lesson scrolls what it speaks of into view.
      await expect(async () => {
        await card.evaluate((part) => part.dispatchEvent(new CustomEvent('inspect', { bubbles: true })));
        await expect(window.locator('.focus')).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect
        .poll(() =>
          window.evaluate(() => {
            const [guide, card] = ['[data-guide]', '.focus'].map((part) =>
              document.querySelector(part)?.getBoundingClientRect(),
            );
            if (!guide || !card) return 'closed';
            const wide = Math.min(guide.right, card.right) - Math.max(guide.left, card.left);
            const high = Math.min(guide.bottom, card.bottom) - Math.max(guide.top, card.top);
            return wide > 0 && high > 0 ? 'covered' : 'free';
          }),
        )
        .not.toBe('covered');
      await window.keyboard.press('Escape');
    }
  }
  await small.context().close();
});

test('the guide fits on a phone, in the longest language, too', async ({ browser }) => {
  const page = await phone(browser, 'uk-UA');
  await page.goto('/');
  await page.getByRole('button', { name: /^Навчитися грати \(10 хвилин\)\s?: Бос-монстр/ }).click();
  for (let step = 1; step <= 9; step++) {
    await expect(speaking(page)).toContainText(`Крок ${step} з 25`);
    await expectNothingCovered(page);
    await expectNoSideways(page);
    const ways = speaking(page).getByRole('button');
    const before = await mark(page);
    await ways.first().click();
    await after(page, before);
  }
  await page.context().close();
});

test('what the lesson speaks of is scrolled into view on a phone', async ({ browser }) => {
  const page = await phone(browser, 'en-GB');
  for (const [game, steps] of [
    ['Super Boss Monster', 3],
    ['One Deck Dungeon', 25],
  ] as const) {
    await begin(page, game);
    for (let step = 1; step <= steps;) {
      await expectInView(page);
      const before = await mark(page);
      await speaking(page).getByRole('button').first().click();
      await after(page, before);
      step = Number(/\d+/.exec(await speaking(page).locator('.count').innerText())?.[0]);
    }
    await expectInView(page);
  }
  await page.context().close();
});
