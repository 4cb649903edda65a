/** Rules: the page with its search, the rule of a question, and the rule of a line of the log. */
import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSideways, hurry } from './play';

test('the rulebook can be read, searched and linked, on a phone, too', async ({ page }) => {
  await page.goto('/rules/dragon-tower#together');
  await expect(page.getByRole('region', { name: 'Fighting in a pair' })).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('/');
  await page.keyboard.type('withdraw');
  await expect(page.getByRole('status')).toHaveText('1 section found');
  await expect(page.locator('mark')).toHaveText('withdraw');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'The tower' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideways(page);
});

test('a question and a line of the log open their rules over the table', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  const made = await page.request.post('/api/tables', {
    headers: { origin: new URL(page.url()).origin },
    data: { game: 'dragon-tower', seats: [{ kind: 'me' }], options: { heroes: 2, team: 'deal', skills: 'none' } },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto('/t/' + id);
  await page.getByRole('button', { name: 'The rule for this' }).click();
  const sheet = page.getByRole('dialog', { name: 'The rule for this' });
  await expect(sheet).toContainText('Drawing cards');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.keyboard.press('i');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0); // gone, not just closed: its close event closes the next one
  await page.locator('#side-body .why').last().press('Enter');
  await expect(page.getByRole('dialog', { name: 'The rule behind this' })).toBeVisible();
});
