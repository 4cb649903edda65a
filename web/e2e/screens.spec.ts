import { expect, test } from '@playwright/test';
import {
  byMouse,
  dice,
  expectAccessible,
  expectLargeTargets,
  expectNoSideways,
  expectNothingClipped,
  goTo,
  mine,
  openAt,
  phone,
  playButton,
  played,
  startGame,
  inLanguage,
  LANGUAGES,
  share,
} from './play';

test('every language switches at once and is remembered', async ({ page }) => {
  await startGame(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  for (const [name, sentence] of [
    ['Українська', /Виберіть|Оберіть/],
    ['Русский', /Выберите/],
    ['Polski', /Wybierz/],
    ['English', /Choose/],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(page.locator('[data-prompt] .say')).toHaveText(sentence);
  }
  await page.getByRole('button', { name: 'Українська' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await page.reload();
  await expect(page.locator('[data-prompt] .say')).toHaveText(/Виберіть|Оберіть/);
});

for (const locale of LANGUAGES) {
  test(`a phone shows everything with large targets (${locale})`, inLanguage(locale), async ({ browser }) => {
    const page = await phone(browser, locale);
    const look = async (): Promise<void> => {
      await expectNoSideways(page);
      await expectNothingClipped(page);
      await expectLargeTargets(page);
    };
    await page.goto('/');
    const dragonTower = page
      .locator('.game', { hasText: /Dragon Tower|Башня Дракона|Вежа Дракона|Wieża Smoka/ })
      .getByRole('button', { name: /^(More options|Другие настройки|Інші налаштування|Więcej ustawień)/ });
    await expect(dragonTower).toBeVisible();
    await look();
    await dragonTower.click();
    await expect(page.locator('dialog .btn.pri')).toBeVisible();
    await look();
    await page.locator('dialog .btn.pri').click();
    const roll = dice(4);
    for (let step = 0; step < 22; step++) {
      await expect(mine(page)).toBeVisible();
      await look();
      await byMouse(page, roll);
    }
    await expect(mine(page)).toBeVisible();
    await expectAccessible(page);
    await page.locator('.ib[aria-expanded]').first().click();
    await expect(page.locator('#side-body')).toBeVisible();
    await look();
    for (const path of ['/cards/dragon-tower', '/cards/one-deck-dungeon', '/achievements', '/about']) {
      await goTo(page, path);
      await expect(page.locator('main li').first()).toBeVisible();
      await look();
    }
    await page.context().close();
  });
}

test('a fight fits on a phone: sums, answers and hand', async ({ browser }) => {
  const game = played('first-game');
  const page = await phone(browser, 'pl-PL');
  await openAt(
    page,
    game,
    game.steps.findIndex((step) => step.do.startsWith('play_card')),
  );
  await expect(page.locator('.fight')).toBeInViewport();
  await expect(page.locator('[data-prompt] [data-primary]')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.hero.large .cap').first()).toBeInViewport({ ratio: 1 });
  await page.context().close();
});

test('a replay on a phone has its log', async ({ browser }) => {
  const page = await phone(browser, 'en-GB');
  const { record } = played('first-game');
  await page.goto('/');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.undercroft', mimeType: 'application/x-ndjson', buffer: Buffer.from(record) });
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByLabel('Jump to').selectOption({ label: 'Floor 3' });
  await page.getByRole('button', { name: 'Log and chat' }).click();
  await expect(page.locator('#side-body').getByText('Floor 2', { exact: true })).toBeVisible();
  await expectNoSideways(page);
  await expectLargeTargets(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('#side-body')).toBeHidden();
  await page.context().close();
});

test('every page is accessible', async ({ page }) => {
  await page.goto('/');
  await expect(playButton(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await playButton(page).click();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await expectAccessible(page);
  await goTo(page, '/cards/dragon-tower');
  await expect(page.getByText('106 cards')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('backflip');
  await expect(page.getByText('1 card', { exact: true })).toBeVisible();
  await goTo(page, '/cards/one-deck-dungeon');
  await expect(page.getByText('198 cards')).toBeVisible();
  await expect(page.getByText('0 copies')).toHaveCount(0);
  for (const [words, name] of [
    ['ethereal', 'Phantom'],
    ['flame aura', "Dragon's Cave"],
    ['armor crush', 'Pit of Spikes'],
  ] as const) {
    await page.getByRole('searchbox').fill(words);
    await expect(page.getByRole('heading', { name }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Warrior' })).toHaveCount(0);
  }
  await page.getByRole('searchbox').fill('');
  await page.getByLabel('Kind').selectOption({ label: 'dungeons' });
  await page.getByLabel('Set').selectOption({ label: 'Forest of Shadows' });
  await expect(page.getByText('5 cards')).toBeVisible();
  for (const summary of await page.locator('summary').all()) await summary.click();
  await expect(page.locator('main')).toContainText('Clinging Mud'); // a floor
  await expect(page.locator('main')).not.toContainText(/(web|source|card)-[a-z]/); // no text is missing
  await expectAccessible(page);
  await goTo(page, '/achievements');
  await expect(page.getByRole('heading', { name: 'Boss Monster', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dragon Tower' }).click();
  await expect(page.getByRole('heading', { name: 'Dragon Tower' })).toBeVisible();
  await expectAccessible(page);
  await goTo(page, '/about');
  await expect(page.getByText('CC BY 3.0').first()).toBeVisible();
  await expectAccessible(page);
  await goTo(page, '/t/ABCDE');
  await expect(page.getByText('There is no table ABCDE.')).toBeVisible();
  await expectAccessible(page);
});

/** Kinds of questions of Dragon Tower; those with a different page come first. */
const QUESTIONS = [
  'lead',
  'enter',
  'play_card',
  'take_skill',
  'draw',
  'refill',
  'replace',
  'divine',
  'send_away',
  'fight_alone',
  'fight_together',
];

test('every kind of question is accessible', async ({ page }) => {
  const game = played('party');
  for (const verb of QUESTIONS) {
    await openAt(
      page,
      game,
      game.steps.findLastIndex((step) => step.do.startsWith(verb)),
    );
    // The rest of the page is the same as for the question before.
    await expectAccessible(page, share(QUESTIONS, 3).includes(verb) ? 'html' : '[data-prompt]');
  }
});
