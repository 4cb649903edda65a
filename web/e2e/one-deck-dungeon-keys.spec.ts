import { expect, test, type Locator, type Page } from '@playwright/test';
import { momentsOf, openMoment } from './moments';
import { expectAccessible, mine } from './play';

const GAME = 'one-deck-dungeon';
const moment = momentsOf(GAME);

async function open(page: Page, name: string): Promise<void> {
  await openMoment(page, GAME, moment(name));
  await expect(mine(page)).toBeVisible();
  await expect(page.locator('[data-key]').first()).toBeVisible();
}

const number = (page: Page): Promise<string | null> => page.locator('[data-prompt]').getAttribute('data-entry');
const key = (page: Page, name: string): Locator => page.locator(`[data-key="${name}"]`);
const result = (page: Page): Locator => page.locator('dialog[open] .reason');
const stop = (page: Page): Locator => page.locator('[data-prompt] [data-keyed=own]');

test.beforeAll(() => {
  moment('deadly');
});

test('a fatal answer has a warning and needs confirmation', async ({ page }) => {
  await open(page, 'deadly');
  const before = await number(page);
  await expect(stop(page)).toContainText(/falls/);
  await expect(stop(page)).not.toHaveAttribute('data-primary');
  await page.keyboard.press('e');
  await expect(stop(page)).toContainText('Press again');
  expect(await number(page)).toBe(before);
  await expectAccessible(page);
  await page.keyboard.press('e');
  await expect.poll(async () => (await result(page).count()) > 0 || (await number(page)) !== before).toBe(true);
});

test('digits are for dice, boxes and doors; stopping has its own key, potions come last', async ({ page }) => {
  await open(page, 'place');
  await expect(key(page, '1')).toHaveAttribute('data-die');
  await expect(key(page, 'E')).toHaveText(/Done/);
  await page.keyboard.press('1');
  await expect(key(page, '1')).toHaveAttribute('data-box');
  await expect(page.getByRole('region', { name: 'If you stop now' })).toContainText(/Health|The deck/);
  await page.keyboard.press('1');
  await expect(page.locator('.laid')).toHaveCount(1);
  await expect(stop(page)).toBeVisible();
  await open(page, 'hurt');
  await expect(key(page, '1')).toHaveClass(/door/);
  const keys = await page
    .locator('[data-prompt] [data-key]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.key));
  expect(keys).not.toContain('1');
});

test('targets after the ninth have letters', async ({ page }) => {
  await open(page, 'four');
  const before = await number(page);
  await expect(key(page, '9')).toBeVisible();
  await expect(key(page, 'A')).toHaveAttribute('data-legal');
  await page.keyboard.press('a');
  await expect.poll(() => number(page)).not.toBe(before);
});

test('Enter lays the best cover while it is shown, and never chooses a fatal answer', async ({ page }) => {
  await open(page, 'deadly');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-die]:focus')).toHaveCount(1);
  await page.keyboard.press('b');
  await expect(page.locator('[data-advice]')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.laid').first()).toBeVisible();
  await open(page, 'deadly');
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('Enter');
    await expect(mine(page)).toBeVisible(); // its moves have been answered
  }
  await expect(page.locator('[data-grave]:focus')).toHaveCount(0);
  await expect(page.getByText('Press again')).toHaveCount(0);
  await expect(result(page)).toHaveCount(0);
});

test('the focus moves to the prompt after the best cover; the help lists the symbols and all keys', async ({
  page,
}) => {
  await open(page, 'place');
  await page.keyboard.press('b');
  await page.locator('[data-advice]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.laid').first()).toBeVisible();
  await expect(page.locator('[data-prompt]')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').locator('kbd')).toHaveText([
    '1–9, A…',
    '← →',
    'Enter',
    'Esc',
    'U',
    'H',
    'L',
    'I',
    '?',
    'E',
    'B',
    'C',
    'D',
  ]);
  const help = page.getByRole('dialog');
  await expect(help.getByRole('heading', { level: 3 }).first()).toHaveText('Symbols');
  await expect(help.getByText('Wide box: several dice, their sum counts')).toBeVisible();
  await expectAccessible(page);
});
