import { expect, test, type Page } from '@playwright/test';
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
import { expectWholeTables, momentsOf, openMoment } from './moments';

const GAME = 'minibosses';
const moment = momentsOf(GAME);

const hand = (page: Page) => page.getByRole('region', { name: 'Your hand' });
const answer = (page: Page, name: string | RegExp) => page.locator('[data-prompt]').getByRole('button', { name });
const log = (page: Page) => page.locator('#side-body');
/** Return the minibosses under the stacks of the dungeons. */
const miniboss = (page: Page, name: string | RegExp) => page.locator('.tucked').filter({ hasText: name });

test.beforeAll(() => {
  moment('build');
});

test('two browsers: a miniboss is bought, promoted and used', async ({ browser }) => {
  const one = await (await browser.newContext()).newPage();
  const two = await (await browser.newContext()).newPage();
  for (const page of [one, two]) await hurry(page);
  const path = await openMoment(one, GAME, moment('bought'), 'open');
  await expect(one.getByText('The table is open')).toBeVisible();
  await two.goto(path);
  await two.getByRole('button', { name: 'Sit down' }).click();

  // It joins a room; the other player sees an ordinary face-down card.
  await expect(mine(one)).toBeVisible();
  await hand(one).getByRole('button', { name: 'Kid Croak' }).click();
  await expect(one.locator('[data-prompt] .say')).toHaveText('Where does Kid Croak go?');
  await one.getByRole('button', { name: "Put it on Delver's Quarry" }).click();
  await expect(log(two)).toContainText('places a room card face down');

  // The coin is paid when it is revealed; then all see it at level 1.
  await passUntil([one, two], answer(one, 'Pay 1 coin for Kid Croak'));
  await expect(miniboss(one, 'waits for its coin')).toBeVisible();
  await answer(one, 'Pay 1 coin for Kid Croak').click();
  for (const page of [one, two]) {
    await expect(log(page)).toContainText(/builds? Kid Croak into/);
    await expect(miniboss(page, 'Kid Croak, level 1')).toBeVisible();
  }
  await expect(one.locator('[data-place="coins-0"]')).toContainText('2 coins');
  await expect(two.locator('[data-place="coins-0"]')).toContainText('2 coins');

  // Hovering shows its three powers, one of them in force.
  await miniboss(two, 'Kid Croak').hover();
  const powers = two.getByRole('tooltip').getByRole('listitem');
  await expect(powers).toHaveCount(3);
  await expect(two.getByRole('tooltip').locator('.lit')).toHaveCount(1);
  await expectAccessible(two);

  // Promote it in the next building turn, by keys alone.
  const glowing = one.locator('.tucked[data-legal]');
  await passUntil([one, two], glowing);
  await glowing.focus();
  await one.keyboard.press('Enter');
  await expect(answer(one, 'Promote Kid Croak for 1 coin')).toBeVisible();
  await answer(one, 'Promote Kid Croak for 1 coin').focus();
  await one.keyboard.press('Enter');
  for (const page of [one, two]) await expect(miniboss(page, 'Kid Croak, level 2')).toBeVisible();
  await expect(one.locator('[data-place="coins-0"]')).toContainText('promotion of this round used');

  // Its second power swaps two rooms.
  const rooms = one.locator('[data-place="dungeon-0"] .room');
  const before = await rooms.allTextContents();
  await glowing.click();
  await one.locator('[data-prompt] [data-primary]').click();
  await answer(one, 'Level 2: swap two rooms').click();
  await expect(one.locator('[data-prompt] .say')).toContainText(/swap/i);
  await one.locator('.room[data-legal]').first().click();
  await one.locator('.room[data-legal][aria-pressed="false"]').click();
  await expect(log(two)).toContainText('change places in the dungeon of Guest 1');
  await expect.poll(() => rooms.allTextContents()).not.toEqual(before);
  await expectAccessible(one);
});

test('all choices work: selling, ways, amounts, treasures, promotion', async ({ page }) => {
  await openMoment(page, GAME, moment('duel'));
  await expect(mine(page)).toBeVisible();
  const coins = page.locator('[data-place="coins-0"]');
  await expect(coins).toContainText('5 coins');

  // A room that acts from the hand: places glow, and the prompt bar has its other uses.
  await hand(page).getByRole('button', { name: 'Cursed Well' }).click();
  await expect(page.locator('.spot')).toHaveCount(4);
  await expect(answer(page, 'Discard Cursed Well for 1 coin')).toBeVisible();
  await expect(page.locator('[data-prompt] [data-primary]')).toHaveCount(0);
  await answer(page, 'Discard Cursed Well for its effect').click();
  await expect(answer(page, 'Draw a spell')).toBeVisible();
  await answer(page, 'Gain 2 coins').click();
  await expect(coins).toContainText('7 coins');

  // A spell with X: its target, then the number of coins.
  await hand(page).getByRole('button', { name: 'Pay to Win' }).click();
  await page.locator('[data-prompt] [data-primary]').click();
  await page.locator('[data-place="dungeon-1"] [data-legal]').first().click();
  await expect(answer(page, /^(No|\d) coin/)).toHaveCount(8);
  await answer(page, '3 coins').click();
  await expect(coins).toContainText('4 coins');

  // One of four treasures.
  await page.getByRole('button', { name: /Endless Gallery,/ }).click();
  await page.locator('[data-prompt] [data-primary]').click();
  const rival = await page.getByRole('list', { name: 'Seats' }).getByRole('listitem').nth(1).locator('b').innerText();
  await answer(page, new RegExp(rival)).click();
  await expect(answer(page, /^(Cleric|Mage|Fighter|Thief)/).locator('svg')).toHaveCount(4);
  await answer(page, 'Never mind').click();

  // Selling once a round, and a promotion.
  await hand(page).locator('[data-legal]').filter({ hasText: 'Loot Box' }).click(); // once it is offered again
  await answer(page, 'Discard Loot Box for 1 coin').click();
  await expect(coins).toContainText('5 coins');
  await page.locator('.tucked[data-legal]').filter({ hasText: 'Spike' }).click();
  await answer(page, 'Promote Spike for 1 coin').click();
  await expect(miniboss(page, 'Spike, level 3')).toBeVisible();
  await expect(coins).toContainText('4 coins');
});

test('effects of a round are shown: silent rooms, heroes held back, expensive spells', async ({ page }) => {
  await openMoment(page, GAME, moment('silenced'));
  await expect(mine(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /Cursed Well.*without abilities/ })).toBeVisible();
  await expect(miniboss(page, 'Paddywhack, level 3, without power now')).toBeVisible();
  await expect(page.getByRole('button', { name: /Joe the Smith.*waits until the next round/ })).toBeVisible();
  await openMoment(page, GAME, moment('taxed'));
  await expect(answer(page, 'Pay 1 coin')).toBeVisible();
  await expect(answer(page, /be cancelled/)).toBeVisible();
  await expect(page.locator('[data-place="coins-0"]')).toContainText('each spell costs 1 coin this round');
});

test('cards show the mark of their set, and minibosses their three levels', async ({ page }) => {
  await page.goto(`/cards/${GAME}`);
  const cards = page.locator('main li.panel');
  await expect(cards.filter({ hasText: 'Freeze' }).locator('[title="Boss Monster"] svg')).toBeVisible();
  await page.getByRole('combobox').first().selectOption({ label: 'minibosses' });
  await expect(cards).toHaveCount(10);
  await expect(cards.first().locator('[title="Rise of the Minibosses"] svg')).toBeVisible();
  await expect(cards.first().getByRole('listitem')).toHaveCount(3);
  await page.getByRole('searchbox').fill('demote Spike');
  await expect(cards).toHaveCount(1);
  await expectAccessible(page);
});

const MOMENTS = ['build', 'duel', 'bought', 'revealed', 'silenced', 'taxed'];

for (const locale of LANGUAGES)
  test(`a phone shows everything with large targets (${locale})`, inLanguage(locale), async ({ browser }) => {
    const page = await phone(browser, locale);
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
      if (locale !== LONGEST || name === 'build') await expectAccessible(page);
    }
    await page.context().close();
  });

for (const locale of [LONGEST, 'en-GB'])
  test(`a desktop shows the whole table (${locale})`, inLanguage(locale), async ({ browser }) => {
    const page = await (await browser.newContext({ locale, viewport: { width: 1366, height: 768 } })).newPage();
    await expectWholeTables(page, GAME, MOMENTS.map(moment), [{ width: 1440, height: 900 }]);
    await page.context().close();
  });
