import { expect, test } from '@playwright/test';

const GAME = 'one-deck-dungeon';

test('two guests have distinct names, and see the game and the question of the other', async ({ page, browser }) => {
  await page.goto('/');
  const options = { heroes: 2, tier: 'novice' };
  const made = await page.request.post('/api/tables', {
    data: { game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }], options },
  });
  const path = `/t/${((await made.json()) as { id: string }).id}`;
  await page.goto(path);
  const other = await browser.newPage();
  await other.goto(path);
  await expect(other.getByRole('region', { name: 'Game options' })).toContainText('Novice');
  await other.getByRole('button', { name: 'Sit down' }).click();
  const prompt = other.locator('[data-prompt]');
  await expect(prompt).toContainText('Waiting for Guest 1');
  await expect(prompt).toContainText('Guest 1 chooses a hero.');
  await expect(other.locator('[data-choice]')).toHaveCount(10);
  await expect(other.locator('[data-choice][data-legal]')).toHaveCount(0);
  await page.locator('[data-choice="warrior"]').click();
  await expect(other.locator('.taken')).toContainText('Guest 1');
  await expect(other.locator('[data-choice][data-legal]')).toHaveCount(9);
});

test('visitors of an open table can choose a name before they take a seat', async ({ page, browser }) => {
  await page.goto('/');
  const made = await page.request.post('/api/tables', {
    data: { game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }], options: { heroes: 2 } },
  });
  const other = await browser.newPage();
  await other.goto(`/t/${((await made.json()) as { id: string }).id}`);
  await other.getByRole('button', { name: 'Change the name' }).click();
  await other.getByRole('textbox', { name: 'Your name' }).fill('Mira');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Your name is Mira.')).toBeVisible();
});
