import { expect, test, type WebSocketRoute } from '@playwright/test';
import { mine, openAt, played, stopClock } from './play';

const game = played('first-game');
/** The step in a fight after a card was laid. */
const middle = game.steps.findIndex((step) => step.do.startsWith('play_card')) + 1;

test('a reload in the middle of a fight changes nothing', async ({ page }) => {
  await openAt(page, game, middle);
  const fight = page.getByRole('region', { name: 'The fight' });
  const state = async (): Promise<unknown[]> => [
    await page.locator('[data-prompt]').getAttribute('data-entry'),
    await page.locator('[data-prompt] .say').textContent(),
    await fight.textContent(),
    await page.locator('#side-body p').allTextContents(),
    await page.locator('[data-legal]').count(),
  ];
  await expect(fight).toBeVisible();
  await expect(page.locator('#side-body p').first()).toBeVisible();
  const before = await state();
  await page.reload();
  await expect(fight).toBeVisible();
  await expect.poll(state).toEqual(before);

  // The move can be undone after the reload, too.
  await page.keyboard.press('u');
  await expect(page.locator('[data-prompt]')).not.toHaveAttribute('data-entry', String(before[0]));

  await page.goto('/');
  await page.getByRole('link', { name: 'Your turn' }).first().click();
  await expect(fight).toBeVisible();
});

test('a lost connection is reported and restored without a loss', async ({ page }) => {
  const sockets: WebSocketRoute[] = [];
  let reachable = true;
  let refused = 0;
  await page.routeWebSocket(/\/socket/, (socket) => {
    if (!reachable) {
      refused++;
      return void socket.close();
    }
    socket.connectToServer();
    sockets.push(socket);
  });
  // The page retries by itself after a while; with a stopped clock it waits for this test.
  await stopClock(page);
  await openAt(page, game, middle);
  const number = await mine(page).getAttribute('data-entry');
  const lost = page.getByText('Connection lost');
  const lose = async (): Promise<void> => {
    for (const socket of sockets.splice(0)) await socket.close();
    await expect(lost).toBeVisible();
  };

  // By the button.
  await lose();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(lost).toHaveCount(0);
  await expect(mine(page)).toHaveAttribute('data-entry', number ?? '');

  // By itself: in vain while the server is unreachable, then successfully.
  reachable = false;
  await lose();
  await page.clock.runFor(499);
  expect(refused).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => refused).toBe(1);
  await expect(lost).toBeVisible();
  reachable = true;
  await page.clock.resume();
  await expect(lost).toHaveCount(0);
  await expect(mine(page)).toHaveAttribute('data-entry', number ?? '');
  await page.locator('[data-prompt] [data-legal]').first().click();
  await expect(page.locator('[data-prompt]')).not.toHaveAttribute('data-entry', number ?? '');
});

test('a table that cannot be reopened shows the reason, and no connection trouble', async ({ page }) => {
  const sockets: WebSocketRoute[] = [];
  let refusal: string | null = null;
  await page.routeWebSocket(/\/socket/, (socket) => {
    if (refusal === null) {
      socket.connectToServer();
      sockets.push(socket);
    } else {
      const details = { table: 'ABCDE', over: false };
      socket.send(JSON.stringify({ type: 'refused', code: refusal, details }));
      void socket.close();
    }
  });
  await stopClock(page);
  const lost = page.getByText('Connection lost');
  for (const [code, words] of [
    ['table-outdated', 'The rules have changed since this game began'],
    ['table-damaged', 'is damaged, so it is set aside'],
    ['no-such-table', 'There is no table'],
  ] as const) {
    refusal = null;
    await openAt(page, game, middle);
    for (const socket of sockets.splice(0)) await socket.close();
    await expect(lost).toBeVisible();
    refusal = code;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
    await expect(lost).toHaveCount(0);
  }
});

test('a slow server and a missing network are reported', async ({ page, context }) => {
  let silent = false;
  let withheld = 0;
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      // A suggestion that arrives meanwhile is an answer, too.
      if (message.toString().includes('"suggestion"')) return;
      if (silent) withheld += 1;
      else socket.send(message);
    });
  });
  await stopClock(page);
  await openAt(page, game, middle);
  const number = await mine(page).getAttribute('data-entry');
  const slow = page.getByText('The server is not answering');
  silent = true;
  await page.locator('[data-prompt] [data-legal]').first().click();
  await page.clock.runFor(2_999);
  await expect(slow).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(slow).toBeVisible();
  await expect.poll(() => withheld).toBeGreaterThan(0); // the answer has arrived and was held back
  silent = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(slow).toHaveCount(0);
  await expect(mine(page)).not.toHaveAttribute('data-entry', number ?? '');

  await context.setOffline(true);
  await expect(page.getByText('This device is offline')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('This device is offline')).toHaveCount(0);
});
