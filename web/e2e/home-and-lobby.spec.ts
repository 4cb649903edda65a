import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSideways, phone } from './play';

test('newcomers are led into a lesson, and back into it', async ({ page }) => {
  await page.goto('/');
  const next = page.getByRole('navigation', { name: 'What next' });
  await expect(next.getByRole('heading')).toHaveText('Your first game');
  await expect(next.getByRole('button', { name: /^Daily challenge/ })).toBeVisible();
  await expect(page.locator('.btn.pri')).toHaveCount(1);
  await expectAccessible(page);
  await next.getByRole('button', { name: 'Learn by playing' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await page.goto('/');
  await expect(next.getByRole('heading')).toHaveText('Go on with your lesson');
});

test('a lobby shows seats and missing players, to guests, too', async ({ page, browser }) => {
  await page.goto('/');
  const made = await page.request.post('/api/tables', {
    data: { game: 'boss-monster', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }, { kind: 'open' }] },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto('/t/' + id);
  await expect(page.getByText('Boss Monster: waiting for 2 more players')).toBeVisible();
  const seats = page.getByRole('list', { name: 'Seats' }).getByRole('listitem');
  await expect(seats.nth(2)).toContainText('witch');
  await seats.nth(1).getByRole('button', { name: 'Add a bot' }).click();
  await expect(page.getByText('Boss Monster: waiting for one more player')).toBeVisible();
  const names = await seats.locator('b').allInnerTexts();
  expect(new Set(names).size).toBe(4);
  await expectAccessible(page);

  const guest = await phone(browser, 'en-GB');
  await guest.goto('/t/' + id);
  await expect(guest.getByText('Take a free seat')).toBeVisible();
  await expectNoSideways(guest);
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByText('The table is open')).toBeHidden();
  expect(await seats.nth(1).locator('b').innerText()).toBe(names[1]);
});

test('the other pages show the banners of their games', async ({ page }) => {
  for (const path of ['/achievements', '/daily', '/campaign/one-deck-dungeon']) {
    await page.goto(path);
    await expect(page.locator('.stage .banner').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
  }
});
