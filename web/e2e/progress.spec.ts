import { expect, test, type Page } from '@playwright/test';
import { byMouse, dice, expectAccessible, expectNoSideways, hurry, mine, phone } from './play';

interface Update {
  type: string;
  entry: number;
  status: string;
  view: { decision: { options: { text: string; back?: boolean }[] } };
  changes: object;
}

/** Play a table to its end like another window of the same player. */
const playOut = (page: Page, code: string): Promise<void> =>
  page.evaluate(
    (id) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
        let view: Update['view'];
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as Update;
          if (message.type === 'refused') reject(new Error(data));
          if (message.type !== 'view' && message.type !== 'update') return;
          view = message.type === 'view' ? message.view : { ...view, ...message.changes };
          if (message.status === 'over') {
            socket.close();
            return resolve();
          }
          const options = view.decision.options.filter((one) => !one.back);
          const option = options[(message.entry * 7) % options.length]?.text;
          socket.send(JSON.stringify({ type: 'choose', entry: message.entry, option }));
        };
      }),
    code,
  );

test('a puzzle is solved by mouse, and stays solved', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await page.getByRole('button', { name: 'Dragon Tower' }).click();
  await expect(page.getByText(/^0 of \d+ solved$/)).toBeVisible();
  await expectAccessible(page);
  await page.locator('ol .row').first().click();
  const banner = page.getByRole('region', { name: 'Puzzle 1' });
  await expect(banner).toContainText('Clear the room');
  await banner.getByRole('button', { name: 'Hint' }).click();
  await expect(banner).toContainText('Begin with:');
  await expectAccessible(page);
  await solve(page);
  await expect(banner).toContainText('Solved!');
  await expectAccessible(page);
  await banner.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(page.getByRole('region', { name: 'Puzzle 2' })).toBeVisible();
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByText(/^1 of \d+ solved$/)).toBeVisible();
  await expect(page.locator('ol .row').first()).toContainText('solved');
});

/** Click glowing targets until the goal is reached; start over after a failure. */
async function solve(page: Page): Promise<void> {
  const banner = page.locator('section.banner');
  const roll = dice(3);
  for (let attempt = 0; attempt < 60; attempt += 1) {
    for (let step = 0; step < 40 && /open/.test((await banner.getAttribute('class')) ?? ''); step += 1)
      await byMouse(page, roll);
    if (/solved/.test((await banner.getAttribute('class')) ?? '')) return;
    await banner.getByRole('button', { name: 'Try again' }).click();
    await expect(banner).toHaveClass(/open/);
    await expect(mine(page)).toBeVisible();
  }
}

test('the challenge of a day: one game, then the results and the best game', async ({ page }) => {
  await page.goto('/daily');
  const tower = page.getByRole('region', { name: 'Dragon Tower' });
  await expect(tower).toContainText('Play first');
  await expectAccessible(page);
  await tower.getByRole('button', { name: /^Play/ }).click();
  await expect(page).toHaveURL(/\/t\//);
  await playOut(page, page.url().split('/').at(-1) ?? '');
  await page.goto('/daily');
  await expect(tower).toContainText('Played');
  await expect(tower.getByRole('row')).not.toHaveCount(1);
  await expect(tower.locator('tr.mine')).toBeVisible();
  await expectAccessible(page);
  await tower.getByRole('link', { name: 'Watch the best game' }).click();
  await expect(page).toHaveURL(/\/r\//);
});

test('the profile counts games, and can be downloaded', async ({ page, browser }) => {
  await page.goto('/profile');
  await expect(page.getByText('Finish a game')).toBeVisible();
  await page.getByRole('button', { name: 'dragon', exact: true }).click();
  await expect(page.getByRole('button', { name: 'dragon', exact: true })).toHaveAttribute('aria-pressed', 'true');
  const made = await page.request.post('/api/tables', {
    data: { game: 'dragon-tower', seats: [{ kind: 'me' }], options: { heroes: 2, team: 'deal', skills: 'none' } },
  });
  await playOut(page, ((await made.json()) as { id: string }).id);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Dragon Tower' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'By hero' }).getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the profile to a file' }).click();
  expect((await download).suggestedFilename()).toBe('undercroft-profile.json');
  const small = await phone(browser, 'uk-UA');
  for (const path of ['/puzzles', '/daily', '/profile']) {
    await small.goto(path);
    await expect(small.locator('main')).toBeVisible();
    await expectNoSideways(small);
  }
});
