import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectLargeTargets, expectNoSideways, expectNothingClipped, phone, LANGUAGES } from './play';

const GAME = 'one-deck-dungeon';
const PAGE = `/campaign/${GAME}`;

interface Kept {
  ticked?: Record<string, number[]>;
  unspent?: number[];
  games?: number;
  bosses?: string[];
}

const file = (kept: Record<string, Kept>, game = GAME): object => ({ undercroft: 'campaign-1', game, kept });

const SHEETS = file({
  warrior: {
    games: 7,
    bosses: ['dragon', 'poison_elemental'],
    unspent: [2, 3, 1],
    ticked: { talent_veteran: [6, 0, 0], talent_durability: [5, 1, 0] },
  },
  mage: { games: 1, unspent: [0, 0, 4] },
});

/** Upload a file through the page's file input. */
const load = (page: Page, content: unknown): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({
    name: 'campaign.json',
    mimeType: 'application/json',
    buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
  });

const talent = (page: Page, name: string): Locator =>
  page.locator('.talent', { has: page.getByRole('heading', { name }) });
const next = (page: Page, name: string, colour: string): Locator =>
  talent(page, name).getByRole('button', { name: new RegExp(`^${name}, tick a mark: ${colour}`) });

/** Tick a mark; that is final, so it takes two presses. */
async function tick(mark: Locator): Promise<void> {
  await mark.click();
  await expect(mark).toHaveClass(/armed/);
  await mark.click();
}

/** Return the counts of unspent marks, by difficulty. */
const unspent = (page: Page): Locator => page.locator('.unspent li b');

/** Download the page's export and return its content. */
async function saved(page: Page): Promise<unknown> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the sheets to a file' }).click();
  const done = await download;
  expect(done.suggestedFilename()).toBe('one-deck-dungeon-campaign.json');
  return JSON.parse(readFileSync(await done.path(), 'utf8'));
}

/** Play a table to its end like another window of the same player, with any answer that is not a step back. */
async function playOut(page: Page, code: string): Promise<void> {
  await page.evaluate(
    (table) =>
      new Promise<void>((resolve, reject) => {
        interface Option {
          text: string;
          back?: boolean;
        }
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
        let options: Option[] = [];
        let answered = -1;
        socket.onerror = () => reject(new Error('no connection'));
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as Record<string, unknown>;
          if (message.type === 'refused') return reject(new Error(data));
          if (message.type !== 'view' && message.type !== 'update') return;
          const view = (message.type === 'view' ? message.view : message.changes) as Record<string, unknown>;
          if ('decision' in view) options = (view.decision as { options?: Option[] } | null)?.options ?? [];
          if (view.result != null) {
            socket.close();
            return resolve();
          }
          const entry = message.entry as number;
          const option = options.find((one) => !one.back)?.text;
          if (option === undefined || entry === answered) return;
          answered = entry;
          socket.send(JSON.stringify({ type: 'choose', entry, option }));
        };
      }),
    code,
  );
}

test('a sheet is imported, ticked until a talent is learned, and exported', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Campaign: One Deck Dungeon' }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByText('There are no sheets yet')).toBeVisible();
  await expectAccessible(page);
  await load(page, SHEETS);
  await expect(page.getByRole('heading', { name: 'Sheet of the Warrior' })).toBeVisible();
  await expect(page.getByText('Games played: 7')).toBeVisible();
  await expect(page.locator('.bosses')).toContainText('2 of 10');
  await expect(page.locator('.bosses')).toContainText('Poison Elemental');
  await expect(unspent(page)).toHaveText(['2', '3', '1']);
  await expect(talent(page, 'Veteran')).toContainText('Learned');
  await expect(talent(page, 'Veteran').getByRole('button')).toHaveCount(0);
  await expect(talent(page, 'Veteran')).not.toContainText('our own');
  await expect(talent(page, 'Crafty')).toContainText('our own');
  await expectAccessible(page);

  // One press ticks nothing; a press elsewhere or Escape takes it back.
  const mark = next(page, 'Durability', 'green circle');
  await mark.click();
  await expect(page.getByRole('status')).toHaveText('Press again: tick a mark for Durability (green circle)');
  await expect(talent(page, 'Durability')).toContainText('Press again');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(mark).not.toHaveClass(/armed/);
  await mark.click();
  await page.getByText('Games played: 7').click();
  await expect(mark).not.toHaveClass(/armed/);
  await next(page, 'Grit', 'green circle').click();
  await mark.click();
  await expect(next(page, 'Grit', 'green circle')).not.toHaveClass(/armed/);
  await page.keyboard.press('Escape');
  await expect(unspent(page)).toHaveText(['2', '3', '1']);
  // By mouse, the last green circle: its button disappears, and the focus stays at the talent.
  await tick(mark);
  await expect(next(page, 'Durability', 'green circle')).toHaveCount(0);
  await expect(talent(page, 'Durability').getByRole('heading')).toBeFocused();
  await expect(unspent(page)).toHaveText(['1', '3', '1']);
  // By keyboard: the button of a colour keeps the focus while there is more to tick.
  await page.keyboard.press('Tab');
  await expect(next(page, 'Durability', 'yellow square')).toBeFocused();
  for (const left of ['2', '1', '0']) {
    await page.keyboard.press('Enter');
    await expect(next(page, 'Durability', 'yellow square')).toHaveClass(/armed/);
    await page.keyboard.press('Enter');
    await expect(unspent(page)).toHaveText(['1', left, '1']);
  }
  await expect(talent(page, 'Durability')).toContainText('Learned');
  await expect(page.getByRole('status')).toHaveText('Learned: Durability. It works from the next game on.');
  // The mark of the hard dungeon fits all colours, that of the easy one only green circles.
  await tick(next(page, 'Grit', 'red mark'));
  await expect(unspent(page)).toHaveText(['1', '0', '0']);
  await expect(page.getByRole('button', { name: /tick a mark: (yellow|red)/ })).toHaveCount(0);
  await expectAccessible(page);

  expect(await saved(page)).toEqual(
    file({
      warrior: {
        games: 7,
        bosses: ['dragon', 'poison_elemental'],
        unspent: [1, 0, 0],
        ticked: { talent_veteran: [6, 0, 0], talent_durability: [6, 4, 0], talent_grit: [0, 0, 1] },
      },
      mage: { games: 1, bosses: [], unspent: [0, 0, 4], ticked: {} },
    }),
  );
  await page.getByRole('button', { name: 'Mage' }).click();
  await expect(page.getByRole('heading', { name: 'Sheet of the Mage' })).toBeVisible();
  await expect(unspent(page)).toHaveText(['0', '0', '4']);
  await page.reload();
  await expect(talent(page, 'Durability')).toContainText('Learned');
});

test('an import asks before it replaces, and reports errors in a file', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.getByText('There are no sheets yet')).toBeVisible();
  for (const [content, words] of [
    ['no JSON', 'This file is not a campaign saved by Undercroft.'],
    [file({}, 'dragon-tower'), 'This file belongs to the campaign of another game.'],
    [file({ mage: { games: -3 } }), 'This campaign cannot be read'],
  ] as const) {
    await load(page, content);
    await expect(page.getByRole('alert')).toContainText(words);
  }
  await load(page, SHEETS);
  await expect(page.getByRole('heading', { name: 'Sheet of the Warrior' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  const other = file({ archer: { games: 3 } });
  const dialog = page.getByRole('dialog', { name: 'Replace the sheets?' });
  await load(page, other);
  await expect(dialog).toContainText('Heroes in the file: Archer.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep what is here' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sheet of the Warrior' })).toBeVisible();
  await load(page, other);
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByRole('heading', { name: 'Sheet of the Archer' })).toBeVisible();
  await expect(page.getByText('Nothing to tick now')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Warrior' })).toHaveCount(0);
});

test('a mark ticked in another window is refused with a message, and the page is updated', async ({ page }) => {
  await page.goto(PAGE);
  await load(page, file({ warrior: { unspent: [1, 0, 0] } }));
  await expect(next(page, 'Veteran', 'green circle')).toBeVisible();
  const change = { hero: 'warrior', talent: 'talent_prepared', colour: 'green' };
  expect((await page.request.post(`/api/campaigns/${GAME}`, { data: change })).ok()).toBe(true);
  await tick(next(page, 'Veteran', 'green circle'));
  await expect(page.getByRole('alert')).toContainText('No mark is left');
  await expect(unspent(page)).toHaveText(['0', '0', '0']);
  await expect(page.getByRole('button', { name: /tick a mark/ })).toHaveCount(0);
});

test('a game of the campaign begins here, and its result links to the sheets', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Play a game of the campaign' }).click();
  const form = page.getByRole('dialog', { name: 'One Deck Dungeon' });
  await expect(form.getByRole('group', { name: 'Campaign' }).getByRole('radio')).toHaveCount(1);
  await expect(form.getByRole('radio', { name: 'a game of the campaign' })).toBeChecked();
  await form.getByText('Fearless: start without a potion token').click();
  await form.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/\/t\/[A-Z]{5}-[A-Z]{18}$/);
  await playOut(page, page.url().split('/').at(-1) ?? '');
  const earned = page.getByText(/^Earned in this game: \d+ marks?$/);
  await expect(earned).toBeVisible();
  await expect(page.locator('.dungeon .agreed')).toHaveText('Fearless · campaign');
  await expectAccessible(page);
  const marks = Number(/\d+/.exec((await earned.textContent()) ?? '')?.[0]);
  expect(marks).toBeGreaterThanOrEqual(3);
  await page.getByRole('dialog').getByRole('link', { name: 'Open the sheets' }).click();
  await expect(page.getByText('Games played: 1')).toBeVisible();
  await expect(page.locator('.unspent h3 .num')).toHaveText(String(marks));
});

test('a game outside the campaign shows no marks', async ({ page }) => {
  await page.goto('/');
  const options = { team: ['warrior'], dungeon: 'dragons_cave', tier: 'fearless' };
  const made = await page.request.post('/api/tables', { data: { game: GAME, seats: [{ kind: 'me' }], options } });
  const { id } = (await made.json()) as { id: string };
  await playOut(page, id);
  await page.goto(`/t/${id}`);
  await expect(page.locator('dialog[open] .reason')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the sheets' })).toHaveCount(0);
});

test('the page of a game without a campaign says so', async ({ page }) => {
  await page.goto('/campaign/dragon-tower');
  await expect(page.getByRole('alert')).toContainText('has no campaign');
});

// Russian texts are the longest; the larger suite checks the other languages, too.
for (const locale of ['ru-RU', ...LANGUAGES.filter((code) => code !== 'ru-RU')]) {
  const tag = locale === 'ru-RU' ? [] : '@all';
  test(`a phone shows the sheets with large targets (${locale})`, { tag }, async ({ browser }) => {
    const page = await phone(browser, locale);
    const look = async (): Promise<void> => {
      await expectNoSideways(page);
      await expectNothingClipped(page);
      await expectLargeTargets(page);
      await expectAccessible(page);
    };
    await page.goto(PAGE);
    await expect(page.locator('.empty')).toBeVisible();
    await look();
    await load(page, SHEETS);
    await expect(page.locator('.talent')).toHaveCount(15);
    await look();
    await page.locator('.talent .next').first().tap();
    await expect(page.locator('.talent .next.armed')).toHaveCount(1);
    await look();
    await page.locator('.talent .next.armed').tap();
    await expect(unspent(page)).toHaveText(['1', '3', '1']);
    await load(page, SHEETS);
    await expect(page.locator('dialog .lost')).toBeVisible();
    await look();
    await page.context().close();
  });
}
