import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNoSideways, mine, phone } from './play';

/** Create a table and return its code. */
async function made(page: Page, game: string, more: object): Promise<string> {
  await page.goto('/');
  const answer = await page.request.post('/api/tables', { data: { game, ...more } });
  return ((await answer.json()) as { id: string }).id;
}

test('a hint shows the move of a bot, the values of the best options, and the reason', async ({ page }) => {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'rat' }];
  await page.goto('/t/' + (await made(page, 'boss-monster', { seats })));
  await expect(mine(page)).toBeVisible();
  await page.keyboard.press('h');
  const hint = page.getByRole('status', { name: 'Hint' });
  const why = /Better than|clearly better|the only option/;
  await expect(hint).toContainText(why);
  const options = hint.getByRole('list', { name: 'Best options' }).getByRole('listitem');
  await expect(options.first()).toContainText(/\d+ % to win give or take \d+/);
  await expectAccessible(page);
  await expectNoSideways(page);
  const entry = await mine(page).getAttribute('data-entry');
  await options.first().getByRole('button').click();
  await expect(page.locator('[data-prompt]')).not.toHaveAttribute('data-entry', entry ?? '');
  await expect(hint).toHaveCount(0);
});

test('a hint hides neither the hand nor the opponent', async ({ page, browser }) => {
  const small = await phone(browser, 'en-GB');
  for (const window of [page, small]) {
    if (window === page) await page.setViewportSize({ width: 1366, height: 768 });
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'rat' }];
    await window.goto('/t/' + (await made(window, 'boss-monster', { seats })));
    await expect(mine(window)).toBeVisible();
    /** Return the sizes of the parts of hand and opponent that the window shows. */
    const places = (): Promise<(string | undefined)[]> =>
      window.evaluate(() =>
        [...document.querySelectorAll('[data-hand] .thing, [data-place="hand-1"]')].map((part) => {
          const { width, height, top, bottom } = part.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight ? `${Math.round(width)} × ${Math.round(height)}` : undefined;
        }),
      );
    const before = await places();
    await window.getByRole('button', { name: 'Ask for a hint' }).click();
    await expect(window.getByRole('status', { name: 'Hint' })).toContainText(
      /Better than|clearly better|the only option/,
    );
    expect(await places()).toEqual(before);
  }
  await small.context().close();
});

test('a table without hints says so in its lobby and offers none', async ({ page }) => {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const code = await made(page, 'boss-monster', { seats, hints: false });
  await page.goto('/t/' + code);
  await expect(page.locator('.agreed')).toContainText('None at this table');
  await page.request.post(`/api/tables/${code}/seats/1`, { data: { action: 'bot', level: 'rat' } });
  await expect(page.locator('[data-prompt]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask for a hint' })).toHaveCount(0);
});

test('the review of a finished game has a curve with links to the replay', async ({ page }) => {
  const code = await made(page, 'super-boss-monster', { seats: [{ kind: 'me' }] });
  await page.request.post(`/api/tables/${code}/seats/0`, { data: { action: 'bot', level: 'rat' } });
  const over = async (): Promise<string> =>
    ((await (await page.request.get(`/api/tables/${code}`)).json()) as { status: string }).status;
  await page.goto(`/t/${code}`); // bots rest where nobody looks on
  await expect.poll(over, { timeout: 180_000 }).toBe('over');
  await page.goto(`/review/${code}/0`);
  const slider = page.getByRole('slider');
  await expect(slider).toBeVisible({ timeout: 240_000 });
  await expect(page.locator('[data-point]')).toContainText(/^Decision \d+: [\d.]+ points?$/);
  await expectAccessible(page);
  await expectNoSideways(page);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  const point = (await page.locator('[data-point]').textContent()) ?? '';
  const number = Number(/\d+/.exec(point)?.[0]) - 1;
  await page.locator('.told').getByRole('link', { name: 'Watch this moment' }).click();
  await expect(page).toHaveURL(new RegExp(`/r/${code}\\?seat=0#${number}$`));
  await expect(page.getByRole('button', { name: 'Play on from here' })).toBeEnabled();
});
