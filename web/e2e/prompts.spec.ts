import { expect, test, type Page } from '@playwright/test';
import { askAlways, expectAccessible, mine, openAt, phone, played, stopClock } from './play';
import { momentsOf, openMoment } from './moments';

const GAME = 'boss-monster';
const moment = momentsOf(GAME);
const say = (page: Page) => page.locator('[data-prompt] .say');

test.beforeAll(() => {
  moment('waiting');
});

test('a prompt names the players and the effect of passing; spectators see it, too', async ({ page, browser }) => {
  await askAlways(page);
  const path = await openMoment(page, GAME, moment('waiting'));
  await expect(mine(page)).toBeVisible();
  await expect(say(page)).toHaveText(/^\S.* (plays|uses) .*\. Answer, or let it happen\?$/);
  await expect(page.getByRole('button', { name: /^Let it happen/ })).toBeVisible();

  const other = await browser.newPage();
  await other.goto(path);
  await expect(other.locator('[data-prompt] .who')).toHaveText('You are watching');
  await expect(say(other)).toHaveText(/^\S.* (plays|uses) .*\. \S.* may answer\.$/);
  await expectAccessible(other);
});

test('the outcome of a hero inside is shown before any choice, on a phone in Ukrainian, too', async ({
  page,
  browser,
}) => {
  await openMoment(page, GAME, moment('inside'));
  await expect(say(page)).toHaveText(
    /(will die in your .*: \d souls? for you|will reach your boss with .*: \d wounds?)/,
  );
  const small = await phone(browser, 'uk-UA');
  await openMoment(small, GAME, moment('inside'));
  await expect(say(small)).toHaveText(/(помре у вашій кімнаті|дійде до вашого боса)/);
  await expect(say(small)).toBeInViewport({ ratio: 1 });
});

test.describe('with suggestions', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => (localStorage['undercroft-suggestions'] ??= 'on'));
  });

  test('the primary answer is the move of the strongest bot, and a setting switches that off', async ({ page }) => {
    const suggestions: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as { type: string; option: string };
        if (message.type === 'suggestion') suggestions.push(message.option);
      }),
    );
    await openMoment(page, GAME, moment('walk'));
    await expect(mine(page)).toBeVisible();
    await expect.poll(() => suggestions.length).toBe(1);
    const bright = page.locator('[data-prompt] [data-primary]');
    await expect(bright).toHaveCount(suggestions[0] === 'pass_on' ? 1 : 0);

    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'in lessons and hints' }).check();
    await page.keyboard.press('Escape');
    await expect(bright).toHaveCount(1); // the primary answer of the interface alone
    await page.reload();
    await expect(mine(page)).toBeVisible();
    await expect(bright).toHaveCount(1);
    expect(suggestions).toHaveLength(1);
  });

  test('there is no primary answer while a suggestion is pending', async ({ page }) => {
    await page.routeWebSocket(/\/socket/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        if (!message.toString().includes('"suggestion"')) socket.send(message);
      });
    });
    await stopClock(page);
    await openMoment(page, 'dragon-tower', momentsOf('dragon-tower')('divine'));
    await expect(mine(page)).toBeVisible();
    const bright = page.locator('[data-prompt] [data-primary]');
    await page.clock.runFor(3_999);
    await expect(bright).toHaveCount(0);
    await page.clock.runFor(1); // no suggestion arrived: the interface decides
    await expect(bright).toHaveCount(1);
  });
});

test('the end of a game shows its turning points, with links to the replay', async ({ page }) => {
  const game = played('first-game');
  const last = game.steps.length - 1;
  await openAt(page, game, last);
  await page.evaluate(
    (option) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/api${location.pathname.replace('/t/', '/tables/')}/socket`);
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const { type, entry } = JSON.parse(data) as { type: string; entry: number };
          if (type === 'view') socket.send(JSON.stringify({ type: 'choose', entry, option }));
          if (type === 'update') resolve(socket.close());
        };
      }),
    game.steps[last]?.do ?? '',
  );
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Turning points' })).toBeVisible();
  await expectAccessible(page);
  const turn = dialog.getByRole('link', { name: /^Move \d+/ }).first();
  const number = /\d+/.exec(await turn.innerText())?.[0] ?? '';
  await turn.click();
  await expect(page).toHaveURL(new RegExp(`/r/[\\w-]+#${number}$`));
  await expect(page.getByRole('slider')).toHaveValue(number);
});
