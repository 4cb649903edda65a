import { expect, test, type Page } from '@playwright/test';
import {
  askAlways,
  atSpeed,
  expectAccessible,
  expectLargeTargets,
  expectNoSideways,
  expectNothingClipped,
  hurry,
  mine,
  phone,
  stopClock,
  inLanguage,
  LANGUAGES,
  LONGEST,
} from './play';
import { faultsAt } from './layout';
import { expectWholeTables, momentsOf, openMoment } from './moments';

const GAME = 'boss-monster';
/** The smallest window with cards of full size in the dungeon and a panel beside the table. */
const NARROW_CARDS = { width: 1240, height: 800 };
const moment = momentsOf(GAME);

const hand = (page: Page) => page.getByRole('region', { name: 'Your hand' });

test.beforeAll(() => {
  moment('walk');
});

/** Expect that the signs of places for a picked room cover no numbers of the rooms. */
async function expectNumbersFree(page: Page): Promise<void> {
  const places = page.locator('.place:has(.spot.over)');
  await expect(places).not.toHaveCount(0);
  const covered = (): Promise<string[]> =>
    places.evaluateAll((all) =>
      all.flatMap((place) => {
        const sign = place.querySelector('.sign')?.getBoundingClientRect() ?? new DOMRect();
        return [...place.querySelectorAll('.room .foot > *')]
          .filter((part) => {
            const box = part.getBoundingClientRect();
            const wide = Math.min(sign.right, box.right) - Math.max(sign.left, box.left);
            const high = Math.min(sign.bottom, box.bottom) - Math.max(sign.top, box.top);
            return wide > 0 && high > 0;
          })
          .map((part) => `${place.textContent?.trim().slice(0, 40)}: .${part.getAttribute('class')}`);
      }),
    );
  await expect.poll(covered).toEqual([]);
}

test('two browsers: a spell is answered by the other player', async ({ browser }) => {
  const one = await (await browser.newContext()).newPage();
  const two = await (await browser.newContext()).newPage();
  const third = await (await browser.newContext()).newPage();
  await hurry(one);
  await askAlways(one);
  await askAlways(two);
  const path = await openMoment(one, GAME, moment('cancel'), 'open');
  await expect(one.getByText('The table is open')).toBeVisible();
  await two.goto(path);
  await two.getByRole('button', { name: 'Sit down' }).click();
  await third.goto(path);
  await expect(third.getByRole('region', { name: 'Town' })).toBeVisible();
  await expect(hand(third)).toHaveCount(0);

  // First the spell, then its target: only then the rooms to play it on glow.
  await expect(mine(one)).toBeVisible();
  const freeze = hand(one).getByRole('button', { name: 'Freeze' }).first();
  await expect(freeze).toHaveAccessibleDescription('spell: either phase');
  await freeze.click();
  await expect(freeze).toHaveAttribute('aria-pressed', 'true');
  await expect(one.locator('[data-prompt] .say')).toHaveText('Choose the target of Freeze.');
  await one.keyboard.press('Escape');
  await expect(freeze).toHaveAttribute('aria-pressed', 'false');
  await freeze.focus();
  await one.keyboard.press('Enter');
  const room = one.locator('[data-place^="dungeon"] [data-legal]').first();
  await room.focus();
  await one.keyboard.press('Enter');

  // The other player is asked and sees the announcement; a spectator sees who is asked.
  const stack = two.getByRole('region', { name: 'Announced' });
  await expect(stack.getByRole('button', { name: /Freeze →/ })).toBeVisible();
  await expect(stack.getByText('You may answer')).toBeVisible();
  await expect(two.locator('[data-prompt] .say')).toHaveText(/plays Freeze on .*\. Cancel it, or let it happen\?$/);
  await expect(third.getByRole('region', { name: 'Announced' }).getByText('Guest 2 may answer')).toBeVisible();
  await expectAccessible(two);
  await hand(two).getByRole('button', { name: 'Counterspell' }).first().click();
  await two.locator('[data-prompt] [data-primary]').click();
  for (const page of [two, third]) await expect(page.locator('#side-body')).toContainText('Freeze is cancelled');
  await expect(one.locator('#side-body')).toContainText('Your spell is cancelled: Freeze');
  await expect(one.getByRole('region', { name: 'Announced' })).toHaveCount(0);
  await expectAccessible(third);
});

test('windows are passed until a hero is through, and by settings that are kept', async ({ page }) => {
  await askAlways(page);
  await openMoment(page, GAME, moment('walk'));
  const settings = page.getByRole('group', { name: 'Windows for spells' });
  await expect(settings.getByRole('switch', { name: 'always: Adventure' })).toBeChecked();
  const control = settings.getByRole('switch', { name: 'full control' });
  await control.click();
  await expect(control).toBeChecked();
  await page.reload();
  await expect(control).toBeChecked();
  await expect(mine(page)).toBeVisible();
  await control.click();
  await settings.getByRole('switch', { name: 'always: Adventure' }).click();
  await expect(mine(page)).toBeVisible(); // the question at hand stays
  const number = await mine(page).getAttribute('data-entry');
  await page.getByRole('button', { name: 'To my next build' }).click();
  await expect(page.locator('[data-prompt]')).not.toHaveAttribute('data-entry', number ?? '');
  const passed = page.getByText(/Passed for you/).first();
  await passed.click();
  await expect(page.getByText('Passed for you, as you chose: pass until my next build.')).toBeVisible();
});

test('stacks can be opened and the discard pile searched', async ({ page }) => {
  await openMoment(page, GAME, moment('build'));
  await expect(mine(page)).toBeVisible();
  expect(await faultsAt(page, [NARROW_CARDS])).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page
    .getByRole('button', { name: /\+\d beneath/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.getByRole('listitem').count()).toBeGreaterThan(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^\d+ discard$/ }).click();
  await expect(dialog.getByRole('searchbox')).toBeVisible();
  const all = await dialog.getByRole('listitem').count();
  await dialog.getByRole('searchbox').fill((await dialog.locator('h3').first().textContent()) ?? '');
  await expect.poll(() => dialog.getByRole('listitem').count()).toBeLessThan(all);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);

  // A room is picked, then its place: by number keys alone.
  const number = await mine(page).getAttribute('data-entry');
  await hand(page).locator('[data-legal]').first().click();
  await expect(page.locator('[data-prompt] .say')).toHaveText(/^Where does /);
  await expectNumbersFree(page);
  await page.locator('.spot').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-prompt]')).not.toHaveAttribute('data-entry', number ?? '');
});

test('cards outside the table are listed, picked and confirmed', async ({ page }) => {
  await openMoment(page, GAME, moment('discard'));
  const choice = page.getByRole('region', { name: 'Choose a card' });
  await expect(choice).toBeVisible();
  const cards = await choice.locator('[data-legal]').count();
  expect(cards).toBeGreaterThan(2);
  await choice.locator('[data-legal]').first().click();
  await expect(choice.getByRole('button')).toHaveCount(cards);
  await expectAccessible(page);
  await page.keyboard.press('Enter'); // confirms, although the picked card has the focus
  await expect(page.locator('#side-body')).toContainText(/You take/);
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a hero walks from room to room, and a click skips the rest', async ({ page }) => {
    await stopClock(page);
    await atSpeed(page, '1');
    const walker = page.locator('.walker');
    const health = walker.locator('.count');
    const letIn = async (): Promise<void> => {
      await openMoment(page, GAME, moment('walk'));
      await page.locator('[data-prompt] [data-primary]').click();
      await expect(walker).toBeVisible();
      await expect(health).toHaveCount(0); // no damage yet
    };
    await letIn();
    await expect(page.locator('.step').first()).toBeVisible();
    const isHit = async (): Promise<boolean> => {
      await page.clock.runFor(100);
      return (await walker.locator('.hit').count()) > 0;
    };
    await expect.poll(isHit).toBe(true);
    await expect(health).toHaveText(/\d+\/\d+/);

    // The clock is stopped: only the click leads to the current state.
    await letIn();
    await walker.click();
    await expect(health).toHaveText(/\d+\/\d+/);
    await expect(walker.locator('.hit')).toHaveCount(0);
    await expect(page.locator('[data-told-line]')).toHaveCount(0);
  });
});

for (const locale of LANGUAGES)
  test(`a phone shows everything with large targets (${locale})`, inLanguage(locale), async ({ browser }) => {
    const page = await phone(browser, locale);
    for (const name of ['inside', 'build', 'waiting', 'deactivated', 'discard', 'bosses']) {
      await openMoment(page, GAME, moment(name));
      await expect(mine(page)).toBeVisible();
      for (const picked of [false, true]) {
        if (picked) await page.locator('.table [data-legal]:not(.btn)').first().click();
        await expectNoSideways(page);
        await expectNothingClipped(page);
        await expectLargeTargets(page);
        await expect(page.locator('[data-prompt]')).toBeInViewport({ ratio: 1 });
      }
      if (name === 'build') await expectNumbersFree(page);
      // axe checks every position on a desktop; on a phone only in the larger suite.
      if (locale !== LONGEST || name === 'build') await expectAccessible(page);
    }
    await page.context().close();
  });

for (const locale of ['ru-RU', 'en-GB'])
  test(`a desktop shows the whole table (${locale})`, inLanguage(locale), async ({ browser }) => {
    const page = await (await browser.newContext({ locale })).newPage();
    await expectWholeTables(page, GAME, ['inside', 'build', 'deactivated', 'bosses'].map(moment));
    await page.context().close();
  });
