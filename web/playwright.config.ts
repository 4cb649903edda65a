import { defineConfig } from '@playwright/test';
import { freePort } from './e2e/own-server';

// The workers read this file too: they inherit the port that the first reading chose.
process.env.UNDERCROFT_PORT ??= String(await freePort());
const base = `http://127.0.0.1:${process.env.UNDERCROFT_PORT}`;
const python = process.env.UNDERCROFT_PYTHON ?? '../.venv/bin/python';
const chromium = process.env.UNDERCROFT_CHROMIUM; // `make e2e` finds it
if (chromium === undefined) throw new Error('UNDERCROFT_CHROMIUM names no browser: run `make e2e` or set it');

export default defineConfig({
  // Time-outs only end what hangs: a busy machine is slow, and what works takes a fraction of them.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // More than there are processors: a test waits for the page more than it computes.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  projects: [
    // Tests tagged `@all` repeat others in more languages, sizes or at full length: `make test-all` takes them in.
    { name: 'e2e', testDir: 'e2e', grepInvert: process.env.UNDERCROFT_ALL ? [] : /@all/ },
    { name: 'layout', testDir: 'layout' },
    { name: 'screenshots', testDir: 'screenshots' },
  ],
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL: base,
    // What a service worker fetches goes past `page.route`; the tests of it let it in.
    serviceWorkers: 'block',
    // Which answer is bright must not depend on how fast a bot thinks; the tests of that switch it on.
    storageState: {
      cookies: [],
      origins: [{ origin: base, localStorage: [{ name: 'undercroft-suggestions', value: 'off' }] }],
    },
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `${python} e2e/server.py ${process.env.UNDERCROFT_PORT}`,
    url: `${base}/api/health`,
    timeout: 180_000,
  },
});
