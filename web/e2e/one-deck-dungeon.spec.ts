import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  atSpeed,
  byMouse,
  expectAccessible,
  expectLargeTargets,
  expectNoSideways,
  expectNothingClipped,
  mine,
  phone,
  play,
  stopClock,
} from './play';
import { expectWholeTables, momentsOf, openMoment } from './moments';

const GAME = 'one-deck-dungeon';
const moment = momentsOf(GAME);

/** Open a table that begins at a moment, at the asked seat; return its address. */
async function open(page: Page, name: string): Promise<string> {
  const path = await openMoment(page, GAME, moment(name));
  await expect(mine(page)).toBeVisible();
  return path;
}

const dice = (page: Page): Locator => page.locator('[data-die]');
const laid = (page: Page): Locator => page.locator('.laid');
const glowingDice = (page: Page): Locator => page.locator('[data-die][data-legal]');
const glowingBoxes = (page: Page): Locator => page.locator('[data-box][data-legal]');
const number = (page: Page): Promise<number> => page.locator('[data-prompt]').getAttribute('data-entry').then(Number);

/** Do something that makes a move, and wait for the move. */
async function moves(page: Page, does: () => Promise<unknown>): Promise<void> {
  const before = await number(page);
  await does();
  await expect.poll(() => number(page)).not.toBe(before);
}

test.beforeAll(() => {
  moment('place');
});

test('a whole solo game by mouse, from the home page to its end', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/');
  await page.getByRole('button', { name: /^More options\s?: One Deck Dungeon/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(mine(page)).toBeVisible();
  await expectAccessible(page);
  expect(await play([page], byMouse, 11)).toBeGreaterThan(10);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /Victory|Defeat/ })).toBeVisible();
  await expect(dialog.locator('.reason')).toHaveText(/party (wins|loses)/);
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Watch' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('button', { name: 'One move on' }).click();
  await page.getByLabel('Jump to').selectOption({ label: 'Turn 2' });
  await expect(page.getByRole('region', { name: /^(Doors|Dragon)/ }).first()).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('the form offers only valid options, and reports those that no longer fit', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^More options\s?: One Deck Dungeon/ }).click();
  const form = page.getByRole('dialog', { name: 'One Deck Dungeon' });
  const names = (group: string): Promise<string[]> =>
    form.getByRole('group', { name: group, exact: true }).locator('label').allInnerTexts();
  const choose = (name: string): Promise<void> => form.getByText(name, { exact: true }).click();
  await choose('Forest of Shadows');
  await expect
    .poll(() => names('Dungeon'))
    .toEqual([
      'choose at the table',
      'The Mudlands · easy',
      'Realm of Venom · medium',
      'Smoldering Ruins · medium',
      'Vile Roots · hard',
      'Lair of Indrax · hard',
    ]);
  await choose('Vile Roots · hard');
  await choose('Luck');
  await expect(form.getByRole('status')).toBeEmpty();
  await expect(form.getByRole('group', { name: 'Turn card' })).toHaveCount(0); // the forest has its own
  await choose('hybrid: a mix of both');
  await expect(form.getByRole('radio', { name: 'Vile Roots' })).toBeChecked();
  await expect(form.getByRole('group', { name: 'Turn card' })).toBeVisible();
  await form.getByRole('radio', { name: 'One Deck Dungeon' }).check({ force: true });
  await expect(form.getByRole('status')).toContainText(
    'Dungeon: “Vile Roots · hard” no longer fits; now “choose at the table”.',
  );
  await expect(form.getByRole('status')).toContainText('Basic potion: “Luck” no longer fits');
  await expect(form.getByRole('group', { name: 'Basic potion' })).toHaveCount(0);
  await expect(form.getByRole('radio', { name: 'choose at the table' }).nth(1)).toBeChecked();
  await expectAccessible(page);
  // Three players lead four heroes, without a choice; with forest cards Hordes of Shadows is an option.
  await choose('hybrid: a mix of both');
  await form.getByRole('group', { name: 'Players' }).getByText('3', { exact: true }).click();
  await expect(form.getByRole('group', { name: 'Heroes' })).toHaveCount(0);
  await form.getByRole('group', { name: 'Hordes of Shadows' }).getByText('yes').click();
  await form.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('[data-prompt]')).toBeVisible();
});

test('an encounter with keys only: lay, take back, combine, best cover, loot', async ({ page }) => {
  await open(page, 'place');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const hand = await dice(page).count();
  // Arrows move to the first glowing die, Enter takes it up; then arrows and Enter choose a glowing box.
  const toward = async (what: Locator): Promise<void> => {
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('ArrowRight');
      if (await what.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))) return;
    }
    throw new Error('the focus does not come there');
  };
  await toward(glowingDice(page));
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-die][aria-pressed=true]')).toHaveCount(1);
  await toward(glowingBoxes(page));
  await moves(page, () => page.keyboard.press('Enter'));
  await expect(laid(page)).toHaveCount(1);
  await expect(dice(page)).toHaveCount(hand - 1);
  // Escape puts the held die down, and takes a laid one back.
  await toward(glowingDice(page));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-die][aria-pressed=true]')).toHaveCount(0);
  await expect(laid(page)).toHaveCount(1);
  await moves(page, () => page.keyboard.press('Escape'));
  await expect(laid(page)).toHaveCount(0);
  await expect(dice(page)).toHaveCount(hand);
  // Digits: every target shows its own.
  const press = async (what: Locator): Promise<void> => {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await page.keyboard.press((await what.first().getAttribute('data-key')) ?? '');
  };
  await press(glowingDice(page));
  await moves(page, () => press(glowingBoxes(page)));
  await expect(laid(page)).toHaveCount(1);
  // Two dice become one.
  await press(glowingDice(page));
  await moves(page, () => page.keyboard.press('c'));
  await expect(page.locator('[data-die].mixed')).toHaveCount(1);
  let given = 1;
  for (; await page.locator('[data-prompt] [data-back]').count(); given++)
    await moves(page, () => press(glowingDice(page)));
  await expect(dice(page)).toHaveCount(hand - given);
  // The best cover appears on the boxes and is played.
  await page.keyboard.press('b');
  await expect(page.getByRole('region', { name: 'Best cover' })).toBeVisible();
  const suggestedDice = await page.locator('.box .ghost').count();
  expect(suggestedDice).toBeGreaterThan(0);
  await page.locator('[data-advice]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => laid(page).count()).toBe(1 + suggestedDice);
  await expect(page.getByRole('region', { name: 'Dice' })).toHaveAttribute('aria-busy', 'false');
  // Stop, answer all further questions, and claim the card.
  const loot = page.getByRole('region', { name: 'Loot' });
  for (let step = 0; step < 8 && !(await loot.isVisible()); step++) {
    const stop = page.locator('[data-prompt] [data-legal]');
    if (await stop.first().evaluate((one) => one.classList.contains('grave'))) await press(stop); // needs confirmation
    await moves(page, () => press(stop));
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  }
  await expect(loot).toBeVisible();
  await moves(page, () => press(page.locator('[data-gain]')));
  await expect(loot).toBeHidden();
});

test('dice are laid by dragging and by clicks, and taken back by a click', async ({ page }) => {
  // The content security policy must not block anything.
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await open(page, 'place');
  await expect(page.locator('[data-box]').first()).toBeVisible();
  await glowingDice(page).first().hover();
  await page.mouse.down();
  await page.locator('[data-box]').first().hover({ force: true }); // the die is in between
  await expect(page.locator('[data-die].dragged')).toHaveCount(1);
  await glowingBoxes(page).first().hover({ force: true });
  await moves(page, () => page.mouse.up());
  await expect(laid(page)).toHaveCount(1);
  const [first = ''] = await laid(page).allTextContents();
  await glowingDice(page).first().click();
  await moves(page, () => glowingBoxes(page).first().click());
  await expect(laid(page)).toHaveCount(2);
  const second = (await laid(page).allTextContents()).find((words) => words !== first) ?? '';
  expect(second).not.toBe('');
  // Take back the first die: the other one is taken back and laid again meanwhile.
  await laid(page).filter({ hasText: first.trim() }).click();
  await expect(laid(page)).toHaveText([second]);
  await moves(page, () => laid(page).click());
  await expect(laid(page)).toHaveCount(0);
  // A roll cannot be undone: the reason is shown.
  await page.keyboard.press('u');
  await expect(page.locator('[data-prompt] [role=alert]')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a skill is used and paid for with dice', async ({ page }) => {
  await open(page, 'skills');
  const skill = page.locator('[data-effect^=skill_][data-legal]').first();
  const name = (await skill.locator('b').last().textContent()) ?? '';
  await moves(page, () => skill.click());
  for (let step = 0; step < 6 && (await mine(page).getByText(/pay/i).count()); step++)
    await moves(page, () => glowingDice(page).first().click());
  await expect(page.locator('.used')).toHaveText(new RegExp(name));
  await expect(page.locator('[data-effect][data-legal]').filter({ hasText: name })).toHaveCount(0);
  await expect(
    page
      .getByText(`Warrior uses ${name}.`)
      .or(page.getByText(`uses ${name}`))
      .last(),
  ).toBeVisible();
});

test('dice tumble and show the roll of the server; any key ends the tumbling', async ({ browser }) => {
  const page = await (await browser.newContext({ reducedMotion: 'no-preference' })).newPage();
  await stopClock(page);
  await atSpeed(page, '1');
  const tumbling = page.locator('.tumbles');
  const roll = async (): Promise<void> => {
    await open(page, 'way');
    await page.locator('.way[data-legal]').first().click();
    await expect(tumbling).not.toHaveCount(0);
  };
  await roll();
  // They end by themselves; on a busy machine the page may set the timer late.
  const soon = async (): Promise<number> => {
    await page.clock.runFor(500);
    return tumbling.count();
  };
  await expect.poll(soon).toBe(0);
  await roll();
  await page.keyboard.press('Shift');
  await expect(tumbling).toHaveCount(0);
  for (const word of await dice(page).evaluateAll((all) => all.map((die) => die.dataset.die ?? ''))) {
    const [, value] = word.split('-');
    await expect(page.locator(`[data-die="${word}"]`).first().locator('.pip')).toHaveCount(Number(value));
  }
});

test('spectators see everything and can do nothing', async ({ page, browser }) => {
  const path = await open(page, 'two');
  const other = await (await browser.newContext()).newPage();
  await other.goto(path);
  await expect(other.locator('[data-prompt]')).toBeVisible();
  await expect(other.locator('.box')).toHaveCount(await page.locator('.box').count());
  await expect(other.locator('[data-legal]')).toHaveCount(0);
  await glowingDice(page).first().click();
  await moves(page, () => glowingBoxes(page).first().click());
  await expect.poll(() => laid(other).count()).toBe(await laid(page).count());
  await expectAccessible(other);
});

test('the table is accessible and completely visible', async ({ page }) => {
  const names = ['doors', 'place', 'way', 'loot', 'boss', 'split', 'poison', 'stairs'];
  await expectWholeTables(page, GAME, names.map(moment));
});

// Russian texts are the longest; the larger suite checks the other languages, too.
for (const locale of ['ru', 'uk', 'pl'])
  test(
    `on a phone everything has its place (${locale})`,
    { tag: locale === 'ru' ? [] : '@all' },
    async ({ browser }) => {
      const page = await phone(browser, locale);
      for (const name of ['place', 'two', 'doors', 'loot', 'boss', 'four', 'way']) {
        await open(page, name);
        await expectNoSideways(page);
        await expectNothingClipped(page);
        await expectLargeTargets(page);
      }
      await open(page, 'place');
      await glowingDice(page).first().tap();
      await moves(page, () => glowingBoxes(page).first().tap());
      await expect(laid(page)).toHaveCount(1);
      await expectNothingClipped(page);
      // Drag the next one by touch.
      const finger = await page.context().newCDPSession(page);
      const touch = async (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        at?: { x: number; y: number },
      ): Promise<void> => {
        await finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
      };
      const middle = async (what: Locator): Promise<{ x: number; y: number }> => {
        await page.evaluate(() => document.fonts.ready.then(() => undefined)); // fonts that load late move elements
        const box = await what.boundingBox();
        if (!box) throw new Error('nothing there');
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const from = await middle(glowingDice(page).first());
      await touch('touchStart', from);
      await touch('touchMove', { x: from.x + 10, y: from.y - 40 });
      await expect(glowingBoxes(page).first()).toBeVisible();
      await glowingBoxes(page).first().scrollIntoViewIfNeeded();
      const onto = await middle(glowingBoxes(page).first());
      await touch('touchMove', onto);
      await moves(page, () => touch('touchEnd'));
      await expect(laid(page)).toHaveCount(2);
    },
  );
