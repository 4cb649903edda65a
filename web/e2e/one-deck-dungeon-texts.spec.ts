import { expect, test, type Page } from '@playwright/test';
import { momentsOf, openMoment } from './moments';
import { expectLargeTargets, expectNothingClipped, mine, phone, stopClock } from './play';

const GAME = 'one-deck-dungeon';
const moment = momentsOf(GAME);

async function open(page: Page, name: string): Promise<void> {
  await openMoment(page, GAME, moment(name));
  await expect(mine(page)).toBeVisible();
}

test.beforeAll(() => {
  moment('place');
});

test('with several seats the page shows who leads, that stopping passes the turn, and moves of others in advice', async ({
  page,
}) => {
  await open(page, 'shared');
  await expect(page.getByText('leads this turn')).toHaveCount(1);
  await expect(mine(page).getByRole('button', { name: /^I’m done/ })).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByRole('region', { name: 'Best cover' })).toContainText(/Then the others: Paladin: .* → #\d/);
  await expect(page.locator('.box .later').first()).toBeVisible();
  await expect(page.locator('[data-box="1"]')).toContainText('#2');
});

test('a card that appears under a resting mouse stays closed; hovering opens it', async ({ page }) => {
  await stopClock(page);
  // Record the elements under the mouse, from the browser's events.
  await page.addInitScript(() => {
    const under = (event: Event): unknown =>
      Object.assign(window, { under: (event.target as Element).closest('[data-card]')?.getAttribute('data-card') });
    addEventListener('pointerover', under, true);
  });
  await page.goto('/');
  await page.getByRole('button', { name: /^More options\s?: One Deck Dungeon/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('[data-choice]').nth(1).click();
  await expect(mine(page)).toContainText('Choose the dungeon');
  await expect.poll(() => page.evaluate(() => (window as unknown as { under?: string }).under)).toBe('dragons_cave');
  const card = page.getByRole('tooltip');
  await page.clock.runFor(500); // longer than it takes to open
  await expect(card).toHaveCount(0);
  await page.locator('[data-choice]').nth(2).hover();
  await page.clock.runFor(149);
  await expect(card).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(card).toBeVisible();
});

test('on a phone a tap shows the text of a feat or skill that is not usable', async ({ browser }) => {
  const page = await phone(browser, 'pl');
  await open(page, 'shared');
  await page.locator('.hero .told').first().tap();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.locator('.effect.look').first().tap();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.getByRole('button', { name: 'Co robi: Leczenie' }).tap();
  await expect(page.getByRole('tooltip')).toContainText('Leczenie');
  await expectNothingClipped(page);
  await expectLargeTargets(page);
});

test('the name of a pile appears once', async ({ page }) => {
  await open(page, 'doors');
  await page.locator('[data-place=discard]').click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Discard pile' })).toHaveCount(1);
});
