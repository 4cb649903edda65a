import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSideways, hurry, mine, phone, playButton } from './play';

test('a game with a deadline of days: a bot takes over a late seat, and the player takes it back', async ({
  browser,
  page,
}) => {
  await hurry(page);
  await page.goto('/');
  await playButton(page).click();
  const form = page.getByRole('dialog');
  await form.getByRole('radio', { name: '2', exact: true }).first().check({ force: true });
  await form.getByRole('combobox').nth(1).selectOption('open');
  await form.getByRole('combobox', { name: 'Time for a decision' }).selectOption('1 day');
  await expect(form.getByRole('combobox', { name: 'If a player is late' })).toHaveValue('bot');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('1 day; then a bot plays on until the player comes back')).toBeVisible();

  const friend = await phone(browser, 'ru-RU');
  await friend.goto(page.url());
  await friend.getByRole('button', { name: 'Сесть' }).click();
  await expect(mine(page)).toContainText(/until \w+day/);
  await expect(friend.locator('[data-prompt]')).toContainText(/срок: [а-я]+/);
  await friend.goto('/');
  await expect(friend.getByText(/срок: [а-я]+/)).toBeVisible();
  await friend.goBack();
  await expect(friend.locator('[data-prompt]')).toContainText(/срок: [а-я]+/);

  expect((await page.request.post('/tests/a-day-later')).ok()).toBe(true);
  const banner = page.getByRole('status').filter({ hasText: 'a bot plays on for you' });
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(friend);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(page.locator('#side-body')).toContainText('ran out of time: a bot plays on until they come back.');
  await banner.getByRole('button', { name: 'Take my seat again' }).click();
  await expect(banner).toBeHidden();
  await expect(page.locator('#side-body')).toContainText('is back and has taken the seat again.');
});
