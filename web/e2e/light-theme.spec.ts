/** Accessibility of all pages, tables and dialogs in the light theme. */
import { expect, test } from '@playwright/test';
import { expectAccessible, goTo, mine, played } from './play';

const GAMES = ['Boss Monster', 'Rise of the Minibosses', 'Super Boss Monster', 'Dragon Tower', 'One Deck Dungeon'];

/** Pages by address, each with an element that shows that it is loaded. */
const PAGES: Record<string, string> = {
  '/': '.game .btn',
  '/cards/boss-monster': 'main li',
  '/rules/super-boss-monster': 'main h2',
  '/achievements': 'main li',
  '/profile': 'main h2',
  '/daily': 'main section',
  '/puzzles': 'main li',
  '/campaign/one-deck-dungeon': 'main h1, main h2',
  '/about': 'main li',
  '/no/such/page': 'main',
};

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('undercroft-theme', 'light')));

test('every page', async ({ page }) => {
  for (const [path, loaded] of Object.entries(PAGES)) {
    await goTo(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator(loaded).first()).toBeVisible();
    await expectAccessible(page);
  }
});

for (const game of GAMES)
  test(`the options, the table and the help of ${game}`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: new RegExp(`^More options\\s?: ${game}`) }).click();
    const begin = page.getByRole('button', { name: 'Start the game' });
    await expect(begin).toBeVisible();
    await expectAccessible(page);
    await begin.click();
    await expect(mine(page)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

test('a replay and the settings', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const buffer = Buffer.from(played('first-game').record);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.undercroft', mimeType: 'application/x-ndjson', buffer });
  await expect(page.getByRole('slider')).toBeVisible();
  await expectAccessible(page);
});
