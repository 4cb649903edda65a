import { expect, test, type Page } from '@playwright/test';
import { atSpeed, expectNoSideways, mine, phone, stopClock } from './play';
import { momentsOf, openMoment } from './moments';

const moment = momentsOf('boss-monster');
const told = (page: Page) => page.locator('[data-told-line]');

/** Open a table in a Build phase and build, so that bots move until the next question. */
async function buildBeforeBots(page: Page): Promise<void> {
  await openMoment(page, 'boss-monster', moment('build'));
  await expect(mine(page)).toBeVisible();
  await page.locator('.hand [data-legal], [data-hand] [data-legal]').first().click();
  await page.locator('.spot, [data-prompt] [data-legal]').first().click();
  await expect(told(page)).toBeVisible();
}

test('what a bot does is shown before the next question, one thing after the other', async ({ page }) => {
  await stopClock(page);
  await atSpeed(page, '1');
  await buildBeforeBots(page);
  const sentences: string[] = [];
  for (let step = 0; step < 40 && (await mine(page).count()) === 0; step++) {
    if (await told(page).count()) {
      await expect(page.locator('[data-prompt] .answers')).toHaveCount(0); // no question yet
      sentences.push(await told(page).locator('p').innerText());
    }
    await page.clock.runFor(300);
  }
  expect(new Set(sentences).size).toBeGreaterThan(1);
  await expect(told(page)).toHaveCount(0);
});

test('any key or a press on the table skips to the question, and does nothing else', async ({ page }) => {
  await stopClock(page);
  await atSpeed(page, 'slow');
  for (const skip of [() => page.keyboard.press('1'), () => page.getByRole('region', { name: 'Town' }).click()]) {
    await buildBeforeBots(page);
    // Only skipping leads to the question: the clock of the page is stopped.
    await expect
      .poll(async () => {
        if (await told(page).count()) await skip();
        return mine(page).count();
      })
      .toBe(1);
    await expect(page.locator('[aria-pressed="true"].thing')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('on a phone the sentence fits into the prompt', async ({ browser }) => {
  const page = await phone(browser, 'uk-UA');
  await stopClock(page);
  await atSpeed(page, '1');
  await openMoment(page, 'boss-monster', moment('build'));
  await page.locator('.table [data-legal]:not(.btn)').first().tap();
  await page.locator('.spot, [data-prompt] [data-legal]').first().tap();
  await expect(told(page)).toBeInViewport({ ratio: 1 });
  await expectNoSideways(page);
  await page.context().close();
});

test('the log keeps to its newest line, or has a button back to it', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openMoment(page, 'boss-monster', moment('walk'));
  const log = page.locator('#side-body');
  const newest = log.locator('.new');
  const back = page.getByRole('button', { name: 'To the newest line' });
  await expect(newest).toBeInViewport();
  await log.evaluate((node) => node.scrollTo(0, 0));
  await expect(newest).not.toBeInViewport();
  await back.click();
  await expect(newest).toBeInViewport();
  await expect(back).toHaveCount(0);
});

test('the log speaks to its reader', async ({ page }) => {
  await openMoment(page, 'boss-monster', moment('build'));
  await expect(page.locator('#side-body')).toContainText('You draw');
  await expect(page.locator('#side-body')).not.toContainText('Guest');
});

test.describe('a newcomer', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('is dealt a name, which stays', async ({ page }) => {
    await page.goto('/');
    const names = /Bramble|Cinder|Ember|Fennel|Juniper|Pebble|Quill|Rowan|Sorrel|Thistle|Tinder|Willow/;
    const name = page.getByText(names).first();
    const dealt = names.exec((await name.textContent()) ?? '')?.[0] ?? '';
    expect(dealt).not.toBe('');
    await page.reload();
    await expect(page.getByText(dealt).first()).toBeVisible();
  });
});
