/**
 * Games without a browser part, and with a table module of their own. The server of these tests is below a path of its
 * host.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { DESKTOPS, TOUCHED, faultsAt } from './layout';
import { answers, freePort } from './server';
import { byKeys, byTouch, expectAccessible, expectLargeTargets, expectNoSideways, mine, play } from './play';

const EXAMPLE = new URL('../../examples/lantern_run', import.meta.url).pathname;
const BELOW = '/games/undercroft';
const python = process.env.UNDERCROFT_PYTHON ?? '../.venv/bin/python';

/** Copy the game under another name, with its own table; return its folder. */
function withTable(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'undercroft-')), 'lamp_run');
  cpSync(EXAMPLE, folder, { recursive: true, filter: (path) => !path.includes('__pycache__') });
  for (const name of ['__init__.py', 'game.py', 'locale/en/game.ftl'])
    writeFileSync(
      join(folder, name),
      readFileSync(join(folder, name), 'utf8')
        .replaceAll('lantern_run', 'lamp_run')
        .replaceAll('lantern-run', 'lamp-run')
        .replace('title = Lantern Run', 'title = Lamp Run'),
    );
  mkdirSync(join(folder, 'web'));
  writeFileSync(
    join(folder, 'web', 'table.js'),
    `import { heading } from './heading.js';
     export function mount(element, host) {
       const title = element.appendChild(document.createElement('h2'));
       const list = element.appendChild(document.createElement('ul'));
       const update = () => {
         title.textContent = heading(host.view().zones.row.length) + ' ' + host.names().join(', ');
         list.replaceChildren(...host.options().map((option) => {
           const item = document.createElement('li');
           const button = item.appendChild(document.createElement('button'));
           button.textContent = 'My own: ' + host.optionText(option);
           button.onclick = () => host.choose(option);
           return item;
         }));
       };
       return { update, destroy: () => element.replaceChildren() };
     }`,
  );
  writeFileSync(
    join(folder, 'web', 'heading.js'),
    'export const heading = (count) => `Cards in the light: ${count}.`;',
  );
  return folder;
}

// Sequentially in one process, because each process would start a server.
test.describe.configure({ mode: 'default' });

let server: ChildProcess;
let base = '';
let lamp = '';

test.beforeAll(async () => {
  lamp = withTable();
  const port = await freePort();
  base = `http://127.0.0.1:${port}${BELOW}`;
  const env = { ...process.env, UNDERCROFT_GAMES: `${EXAMPLE}:${lamp}`, UNDERCROFT_BASE_PATH: BELOW };
  server = spawn(python, ['e2e/server.py', String(port)], { env, stdio: 'inherit' });
  await answers(base);
});

/** Check that all requests of a page are below the path. */
test.beforeEach(({ page }) => {
  page.on('request', (request) => expect(new URL(request.url()).pathname).toMatch(new RegExp(`^${BELOW}/`)));
});

test.afterAll(() => {
  server.kill();
  rmSync(join(lamp, '..'), { recursive: true });
});

/** Start a solo game of this game from the home page. */
async function start(page: Page, title: string): Promise<void> {
  await page.goto(base + '/');
  await page
    .getByRole('button', { name: new RegExp(`^More options\\s?: ${title}`) })
    .first()
    .click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(mine(page)).toBeVisible();
}

const FINGERS = { hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

for (const [device, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}))
  test.describe(device, () => {
    test.use({ viewport, ...(device === 'phone' ? FINGERS : {}) });

    test(`a bare game is played to its end and replayed, and its cards are listed`, async ({ page }) => {
      await start(page, 'Lantern Run');
      await expect(page.getByRole('region', { name: 'In the light' }).getByRole('button')).toHaveCount(4);
      await expect(page.getByRole('region', { name: 'Oil at hand' }).getByRole('button')).toHaveCount(3);
      await expect(page.getByText('Shadows until dark')).toBeVisible();
      await expect(page.getByText('Gold: 0')).toBeVisible();
      await expectAccessible(page);
      await expectNoSideways(page);
      if (device === 'phone') await expectLargeTargets(page);
      expect(await faultsAt(page, device === 'phone' ? TOUCHED : DESKTOPS)).toEqual([]);
      await page.setViewportSize(viewport);
      expect(await play([page], device === 'phone' ? byTouch : byKeys, 3)).toBeGreaterThan(2);
      await expect(page.getByRole('dialog')).toContainText(/The lanterns are out|The thieves are home/);
      await page.getByRole('link', { name: 'Watch' }).click();
      await expect(page.getByRole('button', { name: 'One move on' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Crypt' })).toBeVisible();
      await page.goto(base + '/cards/lantern-run');
      await expect(page.locator('li', { hasText: 'Drowned Crown' })).toContainText('gold 5');
      await expect(page.locator('li', { hasText: 'Torn Map' })).toContainText('You may bury it.');
    });
  });

test('a bare game has a log, undo, help and a bot, and English texts in every language', async ({ page }) => {
  await page.goto(base + '/');
  await page.getByRole('button', { name: /^More options\s?: Lantern Run/ }).click();
  const form = page.getByRole('dialog', { name: 'Lantern Run' });
  await form.getByRole('radio', { name: '2' }).check({ force: true });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(mine(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Oil at hand' })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Undo: There is nothing to undo.' })).toBeVisible();
  await page.getByRole('button', { name: /^Rest/ }).click();
  await expect(page.getByText(/^\S.* rests\./).first()).toBeVisible();
  await expect(mine(page)).toBeVisible(); // the bot has moved
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('The richest thief wins.');
  await page.keyboard.press('Escape');
  await page.evaluate(() => localStorage.setItem('undercroft-language', 'pl'));
  await page.reload();
  await expect(page.getByRole('region', { name: 'In the light' })).toBeVisible();
  await expect(page.getByText('Twój ruch').first()).toBeVisible();
});

test('a package may contain a table as a plain module', async ({ page }) => {
  await start(page, 'Lamp Run');
  await expect(page.getByRole('heading', { name: /^Cards in the light: 4\./ })).toBeVisible();
  await page.getByRole('button', { name: 'My own: Rest' }).click();
  await expect(page.getByText(/^\S.* rests\./).first()).toBeVisible();
  const outside = await Promise.all(
    ['game.py', '..%2Fgame.py', '..%2f..%2f__init__.py', 'table.ts'].map(async (name) =>
      (await page.request.get(`${base}/api/games/lamp-run/web/${name}`)).status(),
    ),
  );
  expect(outside).toEqual([404, 404, 404, 404]);
});
