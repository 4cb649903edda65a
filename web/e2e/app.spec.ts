/** Features of the app as a whole: light theme, offline page, notifications by consent. */
import { expect, test, type Page } from '@playwright/test';
import { startGame } from './play';

async function inTheLight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.addInitScript(
    () => localStorage.getItem('undercroft-theme') ?? localStorage.setItem('undercroft-theme', 'system'),
  );
}

test('the theme follows the system until it is chosen; theme and volume are remembered', async ({ page }) => {
  await inTheLight(page);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('heading', { name: 'Dragon Tower' }).first()).toBeVisible();
  await startGame(page);
  await expect(page.locator('[data-prompt]')).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('slider', { name: 'Volume of music' }).fill('5');
  expect(await page.evaluate(() => localStorage.getItem('undercroft-volume-music'))).toBe('5');
});

test.describe('in the longest language', () => {
  test.use({ locale: 'ru-RU' });

  test('the home page loads less than 300 KB', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.game .banner')).toHaveCount(10); // two parts of each of five
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
        name: entry.name,
        size: (entry as PerformanceResourceTiming).transferSize,
      })),
    );
    for (const part of ['banners', 'nunito-cyrillic', '/api/texts/ru/common'])
      expect(loaded.some(({ name, size }) => name.includes(part) && size > 0)).toBe(true);
    expect(loaded.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(300_000);
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow', locale: 'uk-UA' });

  test('the offline page is in the language of the app', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.getByRole('button', { name: 'Polski' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect
      .poll(() =>
        page.evaluate(async () => (await (await caches.open('undercroft / words')).match('/language'))?.text()),
      )
      .toBe('pl');
    const kept = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return caches_.flat().map((request) => new URL(request.url).pathname);
    });
    expect(kept.filter((path) => path.startsWith('/api') || path.startsWith('/assets') || path === '/')).toEqual([]);
    await context.setOffline(true);
    await page.goto('/daily');
    await expect(page.getByRole('heading', { name: 'Brak połączenia z serwerem' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Spróbuj ponownie' })).toHaveAttribute('href', '');
    await context.setOffline(false); // it retries by itself once there is a network
    await expect(page.locator('#app')).toBeVisible();
    await expect(page).toHaveURL(/\/daily$/);
  });
});

test('notifications are offered only with a server key, and only after consent', async ({ page }) => {
  await page.addInitScript(() => {
    const asked = { permission: 'default' as NotificationPermission, times: 0 };
    Object.assign(window, {
      asked,
      Notification: {
        get permission() {
          return asked.permission;
        },
        requestPermission: () => {
          asked.times++;
          asked.permission = 'denied';
          return Promise.resolve('denied');
        },
      },
      PushManager: class {},
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('radio', { name: 'dark' })).toBeVisible();
  await expect(page.getByText('Notifications')).toHaveCount(0);

  await page.route('**/api/push', (route) => route.fulfill({ json: { key: 'BAAA' } }));
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  const checkbox = page.getByRole('checkbox', { name: 'when it is my turn' });
  await expect(checkbox).not.toBeChecked();
  const times = (): Promise<number> =>
    page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times);
  expect(await times()).toBe(0);
  await checkbox.click();
  await expect(page.getByText('blocks notifications')).toBeVisible();
  expect(await times()).toBe(1);
});
