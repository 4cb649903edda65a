import { expect, test, type Locator, type Page } from '@playwright/test';
import { momentsOf, openMoment } from './moments';
import { byMouse, expectAccessible, hurry, mine, play } from './play';

/** Begin a game and play it by mouse to its end; return the result dialog. */
async function playedToTheEnd(page: Page, begin: () => Promise<void>, least: number): Promise<Locator> {
  await hurry(page);
  await begin();
  await expect(mine(page)).toBeVisible();
  await expectAccessible(page);
  expect(await play([page], byMouse, 5)).toBeGreaterThan(least);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /Victory|Defeat/ })).toBeVisible();
  await expectAccessible(page);
  return dialog;
}

/** Begin a game with its default options, against a bot. */
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

/** Create a table without the form. */
async function made(page: Page, data: object): Promise<void> {
  const answer = await page.request.post('/api/tables', { data });
  expect(answer.status()).toBe(201);
  await page.goto(`/t/${((await answer.json()) as { id: string }).id}`);
}

const ALONE = { game: 'super-boss-monster', seats: [{ kind: 'me' }], options: {} };
const AGAINST_A_BOT = { ...ALONE, seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] };

test('a whole game of Super Boss Monster alone by mouse, to its title', async ({ page }) => {
  const dialog = await playedToTheEnd(page, () => made(page, ALONE), 10);
  await expect(dialog.locator('.ending')).toHaveText(/points?: (Loser|Kobold|Minion|Miniboss|Boss|Real Boss)/);
});

/** Check the result of a game of Boss Monster, and its replay. */
async function watchedAgain(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await dialog.getByRole('link', { name: 'Watch' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('button', { name: 'One move on' }).click();
  await page.getByLabel('Jump to').selectOption({ label: 'Round 2' });
  await expect(page.getByRole('region', { name: 'Town' })).toBeVisible();
  await expectAccessible(page);
}

for (const game of ['super-boss-monster', 'minibosses', 'boss-monster'])
  test(`the last turns of ${game} against a bot lead to its end`, async ({ page }) => {
    const begin = async (): Promise<void> => {
      await openMoment(page, game, momentsOf('last-turns')(game));
    };
    const dialog = await playedToTheEnd(page, begin, 0);
    if (game === 'boss-monster') await watchedAgain(page, dialog);
  });

// At full length; for `make test` one whole game by mouse is enough, and the ends of these are played above.

test('a whole game of Super Boss Monster against a bot', { tag: '@all' }, async ({ page }) => {
  await playedToTheEnd(page, () => made(page, AGAINST_A_BOT), 10);
});

test('a whole game of Rise of the Minibosses against a bot', { tag: '@all' }, async ({ page }) => {
  await playedToTheEnd(page, () => asOffered(page, /^More options\s?: Rise of the Minibosses/), 20);
});

test('a whole game of Boss Monster against a bot, and its replay', { tag: '@all' }, async ({ page }) => {
  await watchedAgain(page, await playedToTheEnd(page, () => asOffered(page, /^More options\s?: Boss Monster/), 20));
});
