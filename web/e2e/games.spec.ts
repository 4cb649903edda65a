import { expect, test, type Page, type WebSocketRoute } from '@playwright/test';
import { dice, expectAccessible, expectNoSideways, playToTheEnd, startGame, type Act } from './play';

/** Click the bright answer, or something else that glows. */
const byMouse: Act = async (page, roll) => {
  const primary = page.locator('[data-prompt] [data-primary]');
  if (roll() < 0.8 && (await primary.count())) return primary.click();
  const things = page.locator('[data-legal]:not([data-back]):visible');
  const count = await things.count();
  if (count > 0) await things.nth(Math.floor(roll() * count)).click();
};

/** Play some decisions. */
async function playSome(page: Page, decisions: number): Promise<void> {
  const prompt = page.locator('[data-prompt].mine');
  const roll = dice(5);
  const number = async (): Promise<number> => Number(await prompt.getAttribute('data-number'));
  const until = (await number()) + decisions;
  while ((await number()) < until) {
    await byMouse(page, roll);
    await page.waitForTimeout(50);
  }
}

/** The same with keys only: digits, arrows, Enter. */
const byKeys: Act = async (page, roll) => {
  const count = Math.min(9, await page.locator('[data-legal]').count());
  const chance = roll();
  if (chance < 0.5) await page.keyboard.press('Enter');
  else if (chance < 0.85 && count > 0) await page.keyboard.press(String(1 + Math.floor(roll() * count)));
  else {
    for (let step = 0; step <= roll() * 4; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
};

test('two clicks start a game, and a mouse plays it to the end', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await startGame(page);
  await expectAccessible(page);
  expect(await playToTheEnd(page, byMouse, 3)).toBeGreaterThan(10);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /Victory|Defeat/ })).toBeVisible();
  await expectAccessible(page);
  const table = new URL(page.url()).pathname.split('/').at(-1);

  await dialog.getByRole('link', { name: 'Watch' }).click();
  await expect(page).toHaveURL(`/r/${table}`);
  const scrub = page.getByRole('slider');
  await expect(scrub).toBeVisible();
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(page).toHaveURL(`/r/${table}#1`);
  await scrub.focus();
  await page.keyboard.press('End');
  await expect(page.getByText(/All heroes are dead|cannot be beaten|climbed/).first()).toBeVisible();
  await page.getByLabel('Who looks').selectOption({ index: 1 });
  await page.keyboard.press('Home');
  await expectAccessible(page);

  await page.goto(`/r/${table}#4`);
  await expect(scrub).toHaveValue('4');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/t\/[A-Z]{5}$/);
  expect(page.url()).not.toContain(table ?? '');
  await expect(page.locator('[data-prompt].mine')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a keyboard alone starts and plays a game', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-prompt].mine')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await playToTheEnd(page, byKeys, 7)).toBeGreaterThan(10);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Result' })).toBeVisible();
});

test('two browsers play one table by its link', async ({ browser }) => {
  const one = await (await browser.newContext()).newPage();
  const two = await (await browser.newContext()).newPage();
  await one.goto('/');
  await one.getByRole('button', { name: 'Your name' }).click();
  await one.getByRole('textbox', { name: 'Your name' }).fill('Mira');
  await one.getByRole('button', { name: 'Save' }).click();
  await one.getByRole('button', { name: /^Play/ }).click();
  await one.getByRole('radio', { name: '2' }).first().check({ force: true });
  await one.getByLabel('Player 2').selectOption('open');
  await one.getByRole('button', { name: 'Open the table' }).click();
  await expect(one.getByText('The table is open')).toBeVisible();
  await expectAccessible(one);
  const link = await one.getByRole('textbox', { name: 'Link' }).inputValue();

  await two.goto(link);
  await two.getByRole('button', { name: 'Sit down' }).click();
  await expect(one.locator('[data-prompt]')).toBeVisible();
  await expect(two.locator('[data-prompt]')).toBeVisible();
  await expect(two.getByText('Waiting for Mira').first()).toBeVisible();

  await two.getByRole('tab', { name: /Chat/ }).click();
  await two.getByRole('button', { name: 'Yes.' }).click();
  await one.getByRole('tab', { name: /Chat/ }).click();
  await expect(one.getByText('Yes.').first()).toBeVisible();
  await one.getByRole('textbox', { name: 'Write to everybody' }).fill('<b>hello</b>');
  await one.keyboard.press('Enter');
  await expect(two.getByText('<b>hello</b>')).toBeVisible();

  const before = await two.locator('[data-prompt]').getAttribute('data-number');
  await one.locator('[data-legal]').first().click();
  await expect(two.locator('[data-prompt]')).not.toHaveAttribute('data-number', before ?? '');
  await two.close();
  await expect(one.getByText('is away').or(one.getByText('is choosing'))).toBeVisible();
});

test('a reload and a lost connection change nothing', async ({ page }) => {
  const sockets: WebSocketRoute[] = [];
  let reachable = true;
  await page.routeWebSocket(/\/socket/, (socket) => {
    if (!reachable) return void socket.close();
    socket.connectToServer();
    sockets.push(socket);
  });
  await startGame(page);
  await playSome(page, 12);
  const prompt = page.locator('[data-prompt]');
  const number = (await prompt.getAttribute('data-number')) ?? '';
  const sentence = (await prompt.locator('.say').textContent()) ?? '';
  const lines = await page.locator('#side-body p').count();
  expect(Number(number)).toBeGreaterThan(5);

  await page.reload();
  await expect(prompt).toHaveAttribute('data-number', number);
  await expect(prompt.locator('.say')).toHaveText(sentence);
  await expect(page.locator('#side-body p')).toHaveCount(lines);

  reachable = false;
  for (const socket of sockets) await socket.close();
  await expect(page.getByText('The connection is lost')).toBeVisible();
  reachable = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The connection is lost')).toHaveCount(0);
  await expect(prompt).toHaveAttribute('data-number', number);
  await playSome(page, 2);
  await expect(prompt).not.toHaveAttribute('data-number', number);

  await page.goto('/');
  await page.getByRole('link', { name: 'Your turn' }).first().click();
  await expect(prompt).toBeVisible();
});

test('every language switches at once and is remembered', async ({ page }) => {
  await startGame(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  for (const [name, sentence] of [
    ['Українська', /Виберіть|Оберіть/],
    ['Русский', /Выберите/],
    ['Polski', /Wybierz/],
    ['English', /Choose/],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(page.locator('[data-prompt] .say')).toHaveText(sentence);
  }
  await page.getByRole('button', { name: 'Українська' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await page.reload();
  await expect(page.locator('[data-prompt] .say')).toHaveText(/Виберіть|Оберіть/);
});

for (const lang of ['en-GB', 'uk-UA']) {
  test(`a phone shows every page without scrolling sideways (${lang})`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: lang, hasTouch: true });
    const page = await context.newPage();
    await page.goto('/');
    await expectNoSideways(page);
    await page.locator('.game .btn.pri').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoSideways(page);
    await page.locator('dialog .btn.pri').click();
    await expect(page.locator('[data-prompt].mine')).toBeVisible();
    await expectNoSideways(page);
    const roll = (() => {
      let number = 0;
      return () => (number++ % 3 === 2 ? 0.9 : 0.1);
    })();
    for (let step = 0; step < 24; step++) {
      await byMouse(page, roll);
      await page.waitForTimeout(60);
      await expectNoSideways(page);
    }
    await expectAccessible(page);
    for (const path of ['/cards/dragon-tower', '/about']) {
      await page.goto(path);
      await expect(page.locator('main')).toBeVisible();
      await expectNoSideways(page);
    }
    await context.close();
  });
}

test('every page is accessible', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Play/ }).click();
  await expectAccessible(page);
  await page.goto('/cards/dragon-tower');
  await expect(page.getByText('106 cards')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('backflip');
  await expect(page.getByText('1 card', { exact: true })).toBeVisible();
  await page.goto('/about');
  await expect(page.getByText('CC BY 3.0').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/t/ABCDE');
  await expect(page.getByText('There is no table ABCDE.')).toBeVisible();
  await expectAccessible(page);
});
