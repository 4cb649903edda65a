/** A server that is about to restart, that is full, or whose storage is damaged. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { answers, freePort } from './server';
import { mine } from './play';

const python = process.env.UNDERCROFT_PYTHON ?? '../.venv/bin/python';
/** Arguments to run the command `undercroft`. */
const UNDERCROFT = ['-c', 'from undercroft.cli import main; main()'];
const folder = mkdtempSync(join(tmpdir(), 'undercroft-operating-'));
const file = join(folder, 'tables.sqlite');
const database = `sqlite:///${file}`;
let server: ChildProcess | null = null;
let base = '';

async function serve(): Promise<void> {
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  const command = [...UNDERCROFT, 'serve', '--port', String(port), '--database', database];
  server = spawn(python, command, { stdio: ['ignore', 'ignore', 'inherit'] });
  await answers(base);
}

async function stop(): Promise<void> {
  if (server === null || server.exitCode !== null) return;
  const ended = new Promise((resolve) => server?.once('exit', resolve));
  server.kill();
  await ended;
}

/** Start a solo game of Dragon Tower by quick start; return the address of its table. */
async function quickStart(page: Page): Promise<string> {
  await page.goto(base + '/');
  await page
    .getByRole('button', { name: /^Quick start\s?: Dragon Tower/ })
    .first()
    .click();
  await expect(mine(page)).toBeVisible();
  return page.url();
}

test.describe.configure({ mode: 'serial' });
test.beforeAll(serve);
test.afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

test('a guest with too many windows is refused until one is closed', async ({ page }) => {
  const table = await quickStart(page);
  await page.goto(base + '/'); // its socket is closed
  await page.evaluate((code) => {
    const address = `${location.origin.replace('http', 'ws')}/api/tables/${code}/socket`;
    const open = Array.from({ length: 20 }, () => new WebSocket(address));
    Object.assign(window, { open });
    return Promise.all(open.map((socket) => new Promise((opened) => (socket.onmessage = opened))));
  }, new URL(table).pathname.split('/').at(-1));
  const another = await page.context().newPage();
  await another.goto(table);
  await expect(another.getByText('You have games open in too many windows').first()).toBeVisible();
  await page.close();
  await expect(mine(another)).toBeVisible();
});

test('a restart is announced at tables and on the home page', async ({ page }) => {
  await quickStart(page);
  execFileSync(python, [...UNDERCROFT, 'admin', 'announce', '--minutes', '5', '--database', database]);
  await expect(page.getByText('The server restarts in 5 minutes').first()).toBeVisible();
  await page.goto(base + '/');
  await expect(page.getByRole('status').getByText('The server restarts in 5 minutes')).toBeVisible();
});

test('a damaged table shows an error page with a link home', async ({ page }) => {
  const table = await quickStart(page);
  await stop();
  const spoil = `import sqlite3; base = sqlite3.connect(${JSON.stringify(file)}); base.execute("update tables set entries = entries + 1"); base.commit()`;
  execFileSync(python, ['-c', spoil]);
  await serve();
  await page.goto(base + new URL(table).pathname);
  await expect(page.getByRole('heading', { name: /is damaged, so it is set aside/ })).toBeVisible();
  await page.getByRole('main').getByRole('button').click();
  await expect(page).toHaveURL(base + '/');
});
