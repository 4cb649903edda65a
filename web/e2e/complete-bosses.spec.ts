import { expect, test, type Locator, type Page } from '@playwright/test';
import { byMouse, expectAccessible, hurry, mine, play } from './play';

/** Play a game by mouse to its end, as soon as it has begun; gives the dialog that tells how it ended. */
async function playedToTheEnd(page: Page, begin: () => Promise<void>, least: number): Promise<Locator> {
  await hurry(page);
  await begin();
  await expect(mine(page)).toBeVisible({ timeout: 20_000 }); // the bot may begin, and has to be started first
  await expectAccessible(page);
  expect(await play([page], byMouse, 5)).toBeGreaterThan(least);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /Victory|Defeat/ })).toBeVisible();
  await expectAccessible(page);
  return dialog;
}

/** Begin a game as it is offered: against a bot. */
async function asOffered(page: Page, game: RegExp): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: game }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
}

let errors: string[];

test.beforeEach(({ page }) => {
  errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
});

test.afterEach(() => {
  expect(errors).toEqual([]);
});

for (const [name, bots] of [
  ['alone, to its title', 0],
  ['against a bot', 1],
] as const)
  test(`a whole game of Super Boss Monster ${name}`, async ({ page }) => {
    const seats = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'random' }))];
    const begin = async () => {
      const made = await page.request.post('/api/tables', { data: { game: 'super-boss-monster', seats, options: {} } });
      expect(made.status()).toBe(201);
      await page.goto(`/t/${((await made.json()) as { id: string }).id}`);
    };
    const dialog = await playedToTheEnd(page, begin, 10);
    if (bots === 0)
      await expect(dialog.locator('.ending')).toHaveText(/points?: (Loser|Kobold|Minion|Miniboss|Boss|Real Boss)/);
  });

test('a whole game of Rise of the Minibosses against a bot', async ({ page }) => {
  await playedToTheEnd(page, () => asOffered(page, /^More options\s?: Rise of the Minibosses/), 20);
});

test('a whole game of Boss Monster against a bot, and watching it again', async ({ page }) => {
  const dialog = await playedToTheEnd(page, () => asOffered(page, /^More options\s?: Boss Monster/), 20);
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await dialog.getByRole('link', { name: 'Watch' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('button', { name: 'One move on' }).click();
  await page.getByLabel('Jump to').selectOption({ label: 'Round 2' });
  await expect(page.getByRole('region', { name: 'Town' })).toBeVisible();
  await expectAccessible(page);
});
