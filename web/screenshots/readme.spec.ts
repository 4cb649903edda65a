/** Screenshots of the README, updated by `make screenshots`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { momentsOf, openMoment } from '../e2e/moments';
import { mine, openAt, phone, played, quickStart, send } from '../e2e/play';

const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const QUALITY = 0.88;

const first = played('first-game');
const party = played('party');
/** Return the step at which a verb is played for the `time`-th time. */
const step = (game: typeof first, verb: string, time = 1): number =>
  game.steps.map((one, index) => (one.do.startsWith(verb) ? index : -1)).filter((index) => index >= 0)[time - 1] ?? 0;

/** Take a screenshot and let the browser convert it to WebP. */
async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const png = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const blank = await page.context().newPage();
  const webp = await blank.evaluate(
    async ([data, quality]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${data}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [picture.width, picture.height];
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [png, QUALITY] as const,
  );
  await blank.close();
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${name}.webp`, Buffer.from(webp.split(',')[1] ?? '', 'base64'));
}

const call = (page: Page, name: string): Promise<unknown> => page.request.put('/api/me', { data: { name } });

test('home and result', async ({ page, browser }) => {
  const friend = await (await browser.newContext()).newPage();
  await call(friend, 'Olena');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }];
  await friend.request.post('/api/tables', { data: { game: 'dragon-tower', seats, listed: true } });

  await page.goto('/');
  await call(page, 'Mira');
  await openAt(page, party, step(party, 'enter', 2));
  await quickStart(page);
  await send(page, first.steps.slice(0, -1));
  await expect(mine(page)).toHaveAttribute('data-entry', String(first.steps.length - 1));
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open] .reason')).toBeVisible();
  await take(page, 'result');

  await quickStart(page);
  await send(page, first.steps.slice(0, 12));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Your turn' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch' })).toBeVisible();
  await expect(page.locator('.game').first()).toBeVisible();
  await expect(page.locator('.game[aria-busy]')).toHaveCount(0);
  await take(page, 'home');
});

test('table and fight', async ({ page }) => {
  await page.goto('/');
  await call(page, 'Mira');
  await openAt(page, party, step(party, 'enter', 2));
  await expect(page.getByRole('region', { name: 'Left room' })).toBeVisible();
  await take(page, 'table');
  const together = step(first, 'pair_up');
  await openAt(
    page,
    first,
    first.steps.findIndex((one, index) => index > together && one.do.startsWith('play_card')) + 2,
  );
  await expect(page.locator('.fight')).toBeVisible();
  await take(page, 'fight');
});

test('dungeon', async ({ page }) => {
  await page.goto('/');
  await call(page, 'Mira');
  await openMoment(page, 'boss-monster', momentsOf('boss-monster')('walk'));
  await expect(mine(page)).toBeVisible();
  await take(page, 'dungeon');
});

test('dice', async ({ page }) => {
  await page.goto('/');
  await call(page, 'Mira');
  await openMoment(page, 'one-deck-dungeon', momentsOf('one-deck-dungeon')('two'));
  await expect(mine(page)).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.locator('[data-box]').first()).toBeVisible();
  await take(page, 'dice');
});

test('phone', async ({ browser }) => {
  for (const [locale, name, upto] of [
    ['en-GB', 'phone', step(first, 'play_card', 4)],
    ['uk-UA', 'phone-uk', step(first, 'enter', 2)],
  ] as const) {
    const page = await phone(browser, locale);
    await openAt(page, first, upto);
    await take(page, name);
    await page.context().close();
  }
});
