import { defineConfig } from '@playwright/test';
import { freePort } from './e2e/server';

// Workers read this file, too, and inherit the port chosen by the first reading.
process.env.UNDERCROFT_PORT ??= String(await freePort());
const base = `http://127.0.0.1:${process.env.UNDERCROFT_PORT}`;
const python = process.env.UNDERCROFT_PYTHON ?? '../.venv/bin/python';
const chromium = process.env.UNDERCROFT_CHROMIUM; // `make e2e` finds it
if (chromium === undefined) throw new Error('UNDERCROFT_CHROMIUM names no browser: run `make e2e` or set it');

export default defineConfig({
  // Time-outs only end hanging tests: passing ones take a fraction of them, even on a busy machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // More workers than processors: tests mostly wait for the page.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  projects: [
    // Tests tagged `@all` repeat others in more languages, sizes or at full length; only `make test-all` runs them.
    { name: 'e2e', testDir: 'e2e', grepInvert: process.env.UNDERCROFT_ALL ? [] : /@all/ },
    { name: 'layout', testDir: 'layout' },
    { name: 'screenshots', testDir: 'screenshots' },
  ],
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL: base,
    // Requests of a service worker bypass `page.route`; only its own tests allow it.
    serviceWorkers: 'block',
    // No question waits until something is shown, and nobody is dealt a name: only tests of these change it.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: base,
          localStorage: [
            { name: 'undercroft-speed', value: 'instant' },
            { name: 'undercroft-dealt', value: 'yes' },
          ],
        },
      ],
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
