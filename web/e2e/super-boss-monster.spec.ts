import { expect, test, type Page } from '@playwright/test';
import { expectWholeTables, momentsOf, openMoment } from './moments';
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSideways,
  expectNothingClipped,
  hurry,
  mine,
  passUntil,
  phone,
  inLanguage,
  LANGUAGES,
  LONGEST,
} from './play';

const GAME = 'super-boss-monster';
const moment = momentsOf(GAME);
const MOMENTS = ['market', 'minion', 'alone', 'stack', 'walk'];

const hand = (page: Page) => page.getByRole('region', { name: 'Your hand' });
const answer = (page: Page, name: string | RegExp) => page.locator('[data-prompt]').getByRole('button', { name });
const say = (page: Page) => page.locator('[data-prompt] .say');
const log = (page: Page) => page.locator('#side-body');

test.beforeAll(() => {
  moment('market');
});

test('a card is taken and a minion sent by keys, with the action of its space shown before', async ({ page }) => {
  await openMoment(page, GAME, moment('market'));
  await expect(mine(page)).toBeVisible();
  await expect(page.locator('[data-place="market"] [data-legal]')).toHaveCount(4);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(say(page)).toContainText('Send your minion');
  await expect(page.locator('[data-place="market"] .slot')).toContainText('taken by you');

  // Covered spaces are hidden, those without a hero closed; hovering shows the action of a space.
  const stadium = page.locator('[data-place="landmark-stadium"]');
  await expect(stadium.locator('.space')).toHaveCount(1);
  const library = page.locator('[data-place="landmark-library"]');
  await expect(library.locator('.space[data-legal]')).toHaveCount(2);
  await stadium.locator('.space').hover();
  await expect(page.getByRole('tooltip')).toContainText('health token of +2');
  await library.locator('.space').first().click();
  await expect(say(page)).toHaveText('Until the end of the turn, your boss has one more mage treasure.');
  await page.keyboard.press('Escape');
  await page
    .locator('[data-place="dungeon-0"]')
    .getByRole('button', { name: /Elemental Dojo/ })
    .click();
  await expect(say(page)).toHaveText('Put a damage token on this room.');
  await page.keyboard.press('Escape');
  await stadium.locator('.space').click();
  await expect(say(page)).toContainText('the Gladiator');
  await page.keyboard.press('1'); // the focus is on the space: Enter would drop it
  await expect(log(page)).toContainText('You send your minion to the stadium');
});

test('two browsers: a spell is answered, and the answer takes place first', async ({ browser }) => {
  const one = await (await browser.newContext()).newPage();
  const two = await (await browser.newContext()).newPage();
  for (const page of [one, two]) await hurry(page);
  const path = await openMoment(one, GAME, moment('stack'), 'open');
  await two.goto(path);
  await two.getByRole('button', { name: 'Sit down' }).click();

  await expect(mine(one)).toBeVisible();
  await hand(one).getByRole('button', { name: 'Loot Drop' }).click();
  await one.locator('[data-prompt] [data-primary]').click();
  const stack = (page: Page) => page.getByRole('region', { name: 'Announced' });
  await answer(one, /^Let it happen/).click(); // the player who announced it is asked first
  await expect(mine(two)).toBeVisible();
  await expect(stack(two)).toContainText('You may answer');
  await hand(two).getByRole('button', { name: 'Dream Catcher' }).click();
  const target = two.locator('[data-place="announced"] [data-legal]');
  if (await target.count()) await target.first().click();
  else await two.locator('[data-prompt] [data-primary]').click();
  await expect(stack(one).getByRole('listitem')).toHaveCount(2);
  await expect(stack(one).getByRole('listitem').first()).toContainText('Dream Catcher');
  await expect(stack(one)).toContainText('the last takes place first');
  await expectAccessible(one);
  const cancelled = log(one).getByText('Your spell is cancelled: Loot Drop');
  await passUntil([one, two], cancelled);
  await expect(cancelled).toBeVisible();
});

for (const locale of LANGUAGES)
  test(`a phone shows everything with large targets (${locale})`, inLanguage(locale), async ({ browser }) => {
    const page = await phone(browser, locale);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const name of MOMENTS) {
      await openMoment(page, GAME, moment(name));
      await expect(mine(page)).toBeVisible();
      for (const picked of [false, true]) {
        if (picked) await page.locator('.table [data-legal]').last().click();
        await expectNoSideways(page);
        await expectNothingClipped(page);
        await expectLargeTargets(page);
        await expect(page.locator('[data-prompt]')).toBeInViewport({ ratio: 1 });
      }
      // axe checks every position on a desktop; on a phone only in the larger suite.
      if (locale !== LONGEST || name === 'market') await expectAccessible(page);
    }
    await page.context().close();
  });

for (const locale of [LONGEST, 'uk-UA', 'en-GB'])
  test(`a desktop shows the whole table (${locale})`, inLanguage(locale), async ({ browser }) => {
    const page = await (await browser.newContext({ locale, viewport: { width: 1366, height: 768 } })).newPage();
    await expectWholeTables(page, GAME, MOMENTS.map(moment), [{ width: 1440, height: 900 }]);
    await page.context().close();
  });
