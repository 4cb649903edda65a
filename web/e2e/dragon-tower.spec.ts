import { expect, test, type Locator, type Page } from '@playwright/test';
import { atSpeed, mine, openAt, played, quickStart, send, stopClock } from './play';

const game = played('first-game');
/** The first step at which a card is laid. */
const laying = game.steps.findIndex((step) => step.do.startsWith('play_card'));

/** Return true if an element on the page pulses. */
const breathes = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    document.getAnimations().some((one) => one instanceof CSSAnimation && one.animationName.includes('breathe')),
  );

/** Count the flights on a page from its start. */
const countFlights = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { flights: 0 };
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element && node.matches('.flying')) seen.flights++;
    }).observe(document, { childList: true, subtree: true });
  });

const flights = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { seen: { flights: number } }).seen.flights);

/** Lay the first legal card; return it in the fight. */
async function layCard(page: Page): Promise<Locator> {
  const card = page.locator('.hero.large .cap[data-legal]').first();
  const thing = (await card.getAttribute('data-thing')) ?? '';
  await card.click();
  return page.locator(`[data-place^="laid"] [data-thing="${thing}"]`);
}

test('the first quick game has a tip for each kind of question, until it is dismissed', async ({ page }) => {
  await quickStart(page);
  const tip = page.getByRole('complementary', { name: 'Tip' });
  await expect(tip).toContainText('Welcome!');
  await page.reload();
  await expect(tip).toContainText('Welcome!');
  await tip.getByRole('button', { name: 'Got it' }).click();
  await expect(tip).toHaveCount(0);
  while (((await page.locator('.say').textContent()) ?? '').startsWith('Choose a deck')) {
    const number = await mine(page).getAttribute('data-entry');
    await page.keyboard.press('1');
    await expect(page.locator('[data-prompt]')).not.toHaveAttribute('data-entry', number ?? '');
  }
  await expect(tip).toContainText('Before every floor');
  await tip.getByRole('button', { name: 'No more tips' }).click();
  await expect(tip).toHaveCount(0);
  await page.keyboard.press('1');
  await expect(page.locator('.say')).toContainText('Choose a deck');
  await expect(tip).toHaveCount(0);
});

test('a victory shows its story and achievements, which are saved', async ({ page }) => {
  // The test server deals every table like the recorded game; a table made from a record would earn nothing.
  await quickStart(page);
  await send(page, game.steps.slice(0, -1));
  await expect(mine(page)).toHaveAttribute('data-entry', String(game.steps.length - 1));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Victory' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('.fresh').getByText('First Climb')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Story' })).toContainText('Floor 6');

  // On a phone the result scrolls: the next steps stay in view at its top and its bottom.
  await expect(dialog.locator('.ways').getByRole('button', { name: 'Rematch' })).toBeVisible();
  const usual = page.viewportSize() ?? { width: 0, height: 0 };
  for (const [width, height] of [
    [390, 844],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const end of [0, 1]) {
      const hidden = (): Promise<number> =>
        dialog.evaluate((part, at) => {
          const more = part.scrollHeight - part.clientHeight;
          part.scrollTop = more * at;
          return more;
        }, end);
      await expect.poll(hidden).toBeGreaterThan(20);
      for (const way of await dialog.locator('.ways .btn').all()) await expect(way).toBeInViewport({ ratio: 1 });
    }
  }
  await page.setViewportSize(usual);
  await dialog.getByRole('link', { name: 'To the first page' }).click();
  await page.getByRole('link', { name: 'Achievements' }).click();
  await expect(page.locator('.earned').getByText('First Climb')).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'Watch' }).first().click();
  await expect(page.getByRole('slider')).toBeVisible();
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });
  test.beforeEach(({ page }) => atSpeed(page, '1'));

  test('a card flies from the hand into the fight, and a click ends its flight', async ({ page }) => {
    // Flights are paused until they are ended.
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...how) {
        const one = animate.apply(this, how);
        if (this.matches('.flying')) one.pause();
        return one;
      };
    });
    await openAt(page, game, laying);
    const laid = await layCard(page);
    await expect(page.locator('.flying')).not.toHaveCount(0);
    await page.locator('[data-prompt] .say').click();
    await expect(page.locator('.flying')).toHaveCount(0);
    await expect(laid).toBeVisible();
    await expect.poll(() => breathes(page)).toBe(true);
  });

  test('a card that flies arrives', async ({ page }) => {
    await countFlights(page);
    await openAt(page, game, laying);
    await expect(await layCard(page)).toBeVisible();
    expect(await flights(page)).toBeGreaterThan(0);
    await expect(page.locator('.flying')).toHaveCount(0);
  });

  test('a loss of health is animated', async ({ page }) => {
    const hurt = game.steps.findIndex((step) => /^commit first=[1-9]/.test(step.do));
    await stopClock(page);
    await openAt(page, game, hurt);
    await page.keyboard.press('Enter');
    await expect(page.locator('.hearts .change')).toHaveText(/−\d/);
    await page.clock.runFor(1_500);
    await expect(page.locator('.hearts .change')).toHaveCount(0);
  });
});

test('with reduced motion nothing flies or pulses', async ({ page }) => {
  await atSpeed(page, '1');
  await countFlights(page);
  await openAt(page, game, laying);
  await expect(await layCard(page)).toBeVisible();
  expect(await flights(page)).toBe(0);
  expect(await breathes(page)).toBe(false);
});
