import { expect, test, type Page } from '@playwright/test';
import { learn, mine, openAt, played, send } from './play';

const game = played('first-game');

/** Whether something on the page glows up and down. */
const breathes = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    document.getAnimations().some((one) => one instanceof CSSAnimation && one.animationName.includes('breathe')),
  );

test('the first game teaches: a tip at each kind of question, until it is put away', async ({ page }) => {
  await learn(page);
  const tip = page.getByRole('complementary', { name: 'Tip' });
  await expect(tip).toContainText('Welcome!');
  await page.reload();
  await expect(tip).toContainText('Welcome!');
  await tip.getByRole('button', { name: 'Got it' }).click();
  await expect(tip).toHaveCount(0);
  while (((await page.locator('.say').textContent()) ?? '').startsWith('Choose a deck')) {
    const number = await mine(page).getAttribute('data-number');
    await page.keyboard.press('1');
    await expect(page.locator('[data-prompt]')).not.toHaveAttribute('data-number', number ?? '');
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
  await learn(page);
  await send(page, game.steps.slice(0, -1));
  await expect(mine(page)).toHaveAttribute('data-number', String(game.steps.length - 1));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Victory' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('.fresh').getByText('First Climb')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Story' })).toContainText('Floor 6');
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
    await page.addInitScript(() => {
      const seen = { flights: 0, longest: 0 };
      Object.assign(window, { seen });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof Element && node.matches('.flying')) seen.flights++;
      }).observe(document, { childList: true, subtree: true });
    });
    const step = game.steps.findIndex((step) => step.do.startsWith('play_card'));
    await openAt(page, game, step);
    const card = page.locator('.hero.large .cap[data-legal]').first();
    const thing = (await card.getAttribute('data-thing')) ?? '';
    await card.click();
    await expect(page.locator(`[data-place^="laid"] [data-thing="${thing}"]`)).toBeVisible();
    await expect(page.locator('.flying')).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { seen: { flights: number } }).seen.flights))
      .toBeGreaterThan(0);
    await expect.poll(() => breathes(page)).toBe(true);
  });

  test('health that is lost is seen', async ({ page }) => {
    const hurt = game.steps.findIndex((step) => /^commit first=[1-9]/.test(step.do));
    await openAt(page, game, hurt);
    await page.keyboard.press('Enter');
    await expect(page.locator('.hearts .change')).toHaveText(/−\d/);
    await expect(page.locator('.hearts .change')).toHaveCount(0);
  });
});

test('without motion nothing flies or breathes', async ({ page }) => {
  await openAt(
    page,
    game,
    game.steps.findIndex((step) => step.do.startsWith('play_card')),
  );
  await page.locator('.hero.large .cap[data-legal]').first().click();
  expect(await page.evaluate(() => document.querySelectorAll('.flying').length)).toBe(0);
  expect(await breathes(page)).toBe(false);
});
