/** Every page, dialog and table can be read by everybody, in dark and in light colours. */
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, mine, played } from './play';

const GAMES = ['Boss Monster', 'Rise of the Minibosses', 'Super Boss Monster', 'Dragon Tower', 'One Deck Dungeon'];

/** The pages by their addresses, each with what shows that it has loaded. */
const PAGES: Record<string, string> = {
  '/': '.game .btn',
  '/cards/boss-monster': 'main li',
  '/cards/dragon-tower': 'main li',
  '/rules/super-boss-monster': 'main h2',
  '/achievements': 'main li',
  '/profile': 'main h2',
  '/daily': 'main section',
  '/puzzles': 'main li',
  '/campaign/one-deck-dungeon': 'main h1, main h2',
  '/about': 'main li',
  '/no/such/page': 'main',
};

for (const theme of ['dark', 'light']) {
  test.describe(`in ${theme} colours`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('undercroft-theme', chosen), theme);
    });

    test('every page', async ({ page }) => {
      for (const [path, loaded] of Object.entries(PAGES)) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(page.locator(loaded).first()).toBeVisible();
        await expectAccessible(page);
      }
    });

    test('a replay', async ({ page }) => {
      await page.goto('/');
      const buffer = Buffer.from(played('first-game').record);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.undercroft', mimeType: 'application/x-ndjson', buffer });
      await expect(page.getByRole('slider')).toBeVisible();
      await expectAccessible(page);
    });

    for (const game of GAMES)
      test(`the table of ${game} and its dialogs`, async ({ page }) => {
        await page.goto('/');
        await page.getByRole('button', { name: new RegExp(`^More options\\s?: ${game}`) }).click();
        const begin = page.getByRole('button', { name: 'Start the game' });
        await expect(begin).toBeVisible();
        await expectAccessible(page);
        await begin.click();
        await expect(mine(page)).toBeVisible();
        await expectAccessible(page);
        for (const name of ['Help', 'Settings']) await lookInto(page, name);
      });
  });
}

/** Open a dialog by its button, look at it, and put it away. */
async function lookInto(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
