import { expect, test, type WebSocketRoute } from '@playwright/test';
import { mine, openAt, played } from './play';

const game = played('first-game');
/** In a fight, with a card laid already. */
const middle = game.steps.findIndex((step) => step.do.startsWith('play_card')) + 1;

test('a reload in the middle of a fight changes nothing', async ({ page }) => {
  await openAt(page, game, middle);
  const fight = page.getByRole('region', { name: 'The fight' });
  const state = async (): Promise<unknown[]> => [
    await page.locator('[data-prompt]').getAttribute('data-number'),
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
  expect(await state()).toEqual(before);

  // What was played can be taken back after the reload, too.
  await page.keyboard.press('u');
  await expect(page.locator('[data-prompt]')).not.toHaveAttribute('data-number', String(before[0]));

  await page.goto('/');
  await page.getByRole('link', { name: 'Your turn' }).first().click();
  await expect(fight).toBeVisible();
});

test('a lost connection is told, taken up again, and nothing is lost', async ({ page }) => {
  const sockets: WebSocketRoute[] = [];
  let reachable = true;
  await page.routeWebSocket(/\/socket/, (socket) => {
    if (!reachable) return void socket.close();
    socket.connectToServer();
    sockets.push(socket);
  });
  await openAt(page, game, middle);
  const number = await mine(page).getAttribute('data-number');

  reachable = false;
  for (const socket of sockets) await socket.close();
  await expect(page.getByText('The connection is lost')).toBeVisible();
  reachable = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The connection is lost')).toHaveCount(0);
  await expect(mine(page)).toHaveAttribute('data-number', number ?? '');
  await page.locator('[data-prompt] [data-legal]').first().click();
  await expect(page.locator('[data-prompt]')).not.toHaveAttribute('data-number', number ?? '');
});
