import { expect, test } from '@playwright/test';
import { momentsOf, openMoment } from './moments';
import { byKeys, byMouse, expectAccessible, mine, openAt, phone, play, playButton, played, startGame } from './play';

/** Number of decisions before the end at which a recorded game is continued. */
const BEFORE = 6;

for (const whole of [false, true])
  // At full length a mouse plays another game in `complete-bosses.spec.ts`.
  test(
    `two clicks start a game, and a mouse plays ${whole ? 'it' : 'another'} to the end`,
    { tag: whole ? ['@all'] : [] },
    async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        const blocked = /^Service Worker registration blocked/.test(message.text()); // by the tests, except those of the service worker
        if (!blocked && ['error', 'warning'].includes(message.type())) errors.push(message.text());
      });
      await startGame(page);
      await expectAccessible(page);
      const game = played('first-game');
      if (!whole) await openAt(page, game, game.steps.length - BEFORE);
      expect(await play([page], byMouse, 3)).toBeGreaterThan(whole ? 20 : 0);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { name: /Victory|Defeat/ })).toBeVisible();
      await expectAccessible(page);
      const table = new URL(page.url()).pathname.split('/').at(-1);

      // The later moves of the replay are held back: a position requested before they arrive must be kept.
      let letCome = (): void => undefined;
      const later = new Promise<void>((resolve) => (letCome = resolve));
      await page.route('**/api/watch', async (route) => {
        const range = route.request().postDataJSON() as { first: number };
        if (range.first > 0) await later;
        await route.continue(range.first > 0 ? {} : { postData: JSON.stringify({ ...range, count: 10 }) });
      });
      await dialog.getByRole('link', { name: 'Watch' }).click();
      await expect(page).toHaveURL(`/r/${table}`);
      const scrub = page.getByRole('slider');
      await expect(scrub).toBeVisible();
      await page.getByRole('button', { name: 'One move on' }).click();
      await expect(page).toHaveURL(`/r/${table}#1`);
      await scrub.press('End');
      const end = page.getByText(/All heroes are dead|cannot be beaten|climbed/).first();
      await expect(page).not.toHaveURL(`/r/${table}#1`);
      await expect(end).toHaveCount(0);
      letCome();
      await expect(end).toBeVisible();
      await page.getByLabel('View', { exact: true }).selectOption({ index: 1 });
      await page.keyboard.press('Home');
      await expectAccessible(page);

      await page.goto(`/r/${table}#4`);
      await expect(scrub).toHaveValue('4');
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await expect(page).toHaveURL(/\/t\/[A-Z]{5}-[A-Z]{18}$/);
      expect(page.url()).not.toContain(table ?? '');
      await expect(mine(page)).toBeVisible();
      expect(errors).toEqual([]);
    },
  );

test('a keyboard alone starts and plays a game', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press((await playButton(page).getAttribute('aria-keyshortcuts')) ?? '');
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(mine(page)).toBeVisible();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  const number = await mine(page).getAttribute('data-entry');
  await page.keyboard.press('1'); // the dialog is open: the key is not for the table
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await mine(page).getAttribute('data-entry')).toBe(number);

  expect(await play([page], byKeys, 7)).toBeGreaterThan(20);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Result' })).toBeVisible();
});

for (const whole of [false, true])
  // At full length a mouse plays another game in `complete-bosses.spec.ts`.
  test(
    `two browsers join by a link and play ${whole ? 'that game' : 'another'} to its end`,
    { tag: whole ? ['@all'] : [] },
    async ({ browser }) => {
      const one = await (await browser.newContext()).newPage();
      const two = await (await browser.newContext()).newPage();
      const third = await phone(browser, 'en-GB');
      await one.goto('/');
      await one.getByRole('button', { name: 'Your name' }).click();
      await one.getByRole('textbox', { name: 'Your name' }).fill('Mira');
      await one.getByRole('button', { name: 'Save' }).click();
      await playButton(one).click();
      await one.getByRole('radio', { name: '2' }).first().check({ force: true });
      await one.getByLabel('Player 2').selectOption('open');
      await one.getByRole('button', { name: 'Open the table' }).click();
      await expect(one.getByText('The table is open')).toBeVisible();
      await expectAccessible(one);
      const link = await one.getByRole('textbox', { name: 'Link' }).inputValue();

      await two.goto(link);
      await two.getByRole('button', { name: 'Sit down' }).click();
      await expect(one.locator('[data-prompt]')).toBeVisible();
      await expect(two.getByText('Waiting for Mira').first()).toBeVisible();

      // Waiting players and spectators see the party gather.
      await third.goto(link);
      for (const page of [two, third])
        await expect(page.getByRole('region', { name: 'The party gathers' })).toBeVisible();
      await expectAccessible(third);

      await two.getByRole('tab', { name: /Chat/ }).click();
      await two.getByRole('button', { name: 'Yes.' }).click();
      await two.getByRole('button', { name: 'Attributes' }).click();
      await two.getByRole('button', { name: 'I can cover Magic.' }).click();
      await one.getByRole('tab', { name: /Chat/ }).click();
      await expect(one.getByText('Yes.').first()).toBeVisible();
      await expect(one.locator('.said').getByText('I can cover Magic.')).toBeVisible();
      await one.getByRole('textbox', { name: 'Write to everybody' }).fill('<b>hello</b>');
      await one.keyboard.press('Enter');
      await expect(two.locator('.said').getByText('<b>hello</b>')).toBeVisible();

      // On a phone the chat is in a sheet, whose button counts unread lines.
      const sheet = third.getByRole('banner').getByRole('button', { name: /^Log and chat/ });
      await expect(sheet).toHaveAccessibleName('Log and chat: 3 new lines');
      await expect(sheet).toHaveText('3');
      await sheet.click();
      await expect(third.getByRole('tab', { name: 'Log' })).toBeVisible();
      await expect(sheet).toHaveAccessibleName('Log and chat: 3 new lines');
      await third.getByRole('tab', { name: /^Chat/ }).click();
      await expect(sheet).toHaveAccessibleName('Log and chat');
      await third.getByRole('button', { name: 'Close' }).click();
      await one.getByRole('textbox', { name: 'Write to everybody' }).fill('Begin?');
      await one.keyboard.press('Enter');
      await expect(sheet).toHaveAccessibleName('Log and chat: 1 new line'); // the sheet is closed, its chat is unread
      await sheet.click();
      await expect(third.locator('.said').getByText('Begin?')).toBeVisible();
      await expect(sheet).toHaveAccessibleName('Log and chat');
      await third.getByRole('button', { name: 'Close' }).click();

      if (!whole) {
        const path = await openMoment(one, 'dragon-tower', momentsOf('last-turns')('dragon-tower'), 'open');
        await two.goto(path);
        await two.getByRole('button', { name: 'Sit down' }).click();
        await third.goto(path);
        await expect(third.locator('[data-prompt]')).toBeVisible();
      }
      expect(await play([one, two], byMouse, 11)).toBeGreaterThan(whole ? 20 : 0);
      await expect(third.locator('dialog[open] .reason')).toBeVisible();
      await one.keyboard.press('Escape');
      await two.close();
      await expect(one.getByText('is away')).toBeVisible();
    },
  );
