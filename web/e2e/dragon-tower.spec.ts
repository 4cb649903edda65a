import { expect, test, type Locator, type Page } from '@playwright/test';
import { mine, openAt, played, quickStart, send, stopClock } from './play';

const game = played('first-game');
/** Cards are laid here. */
const laying = game.steps.findIndex((step) => step.do.startsWith('play_card'));

/** Whether something on the page glows up and down. */
const breathes = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    document.getAnimations().some((one) => one instanceof CSSAnimation && one.animationName.includes('breathe')),
  );

/** Count everything that begins to fly on a page, from its beginning. */
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

/** Lay the first card that can be laid; gives it as it lies in the fight. */
async function layCard(page: Page): Promise<Locator> {
  const card = page.locator('.hero.large .cap[data-legal]').first();
  const thing = (await card.getAttribute('data-thing')) ?? '';
  await card.click();
  return page.locator(`[data-place^="laid"] [data-thing="${thing}"]`);
}

test('the first quick game has a tip at each kind of question, until it is put away', async ({ page }) => {
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

test('a victory shows its story and achievements, and they are kept', async ({ page }) => {
  // The tests' server deals every table as the recorded game was dealt; a table made from a record would earn nothing.
  await quickStart(page);
  await send(page, game.steps.slice(0, -1));
  await expect(mine(page)).toHaveAttribute('data-entry', String(game.steps.length - 1));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Victory' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('.fresh').getByText('First Climb')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Story' })).toContainText('Floor 6');

  // On a phone all of that is longer than the window: what to do next stays in view, at the beginning and at the end.
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

  test('a card flies from the hand into the fight, and a click ends its flight', async ({ page }) => {
    // Flights stop in the air until somebody ends them.
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

  test('health that is lost is seen', async ({ page }) => {
    const hurt = game.steps.findIndex((step) => /^commit first=[1-9]/.test(step.do));
    await stopClock(page);
    await openAt(page, game, hurt);
    await page.keyboard.press('Enter');
    await expect(page.locator('.hearts .change')).toHaveText(/−\d/);
    await page.clock.runFor(1_500);
    await expect(page.locator('.hearts .change')).toHaveCount(0);
  });
});

test('without motion nothing flies or breathes', async ({ page }) => {
  await countFlights(page);
  await openAt(page, game, laying);
  await expect(await layCard(page)).toBeVisible();
  expect(await flights(page)).toBe(0);
  expect(await breathes(page)).toBe(false);
});
