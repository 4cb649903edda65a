/** Layout of the most frequent positions; `make layout-test` checks every kind of decision in every size. */
import { expect, test } from '@playwright/test';
import { LONGEST, faultsAt, learn, pageFor, type Size } from './layout';
import { momentsIn, openMoment } from './moments';
import { mine, share } from './play';

/** The two smallest windows; the larger suite checks the others, too. */
const DESKTOPS: readonly Size[] = share(
  [
    { width: 1280, height: 720 },
    { width: 1366, height: 768 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ],
  2,
);
const TOUCHED: readonly Size[] = [
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

/** Positions to check: the game, the script of its moments, their names, and the maximum number of seats. */
const LOOKED_AT: [game: string, script: string, moments: RegExp, seats: number][] = [
  [
    'boss-monster',
    'layout-boss-monster',
    /^boss-monster 4 (what_to_play (build build|adventure mine inside)|crowded)$/,
    4,
  ],
  ['minibosses', 'layout-boss-monster', /^minibosses 4 what_to_play (build build|adventure mine inside)$/, 4],
  ['super-boss-monster', 'layout-boss-monster', /^super-boss-monster 6 (what_to_play build build|where_to_send)$/, 6],
  ['dragon-tower', 'dragon-tower', /^(hero|room|four-pair|dragon|seats-fight)$/, 4],
  ['one-deck-dungeon', 'one-deck-dungeon', /^(doors|place|boss|shared)$/, 2],
];
/** The same kinds of decision with fewer seats or heroes, checked by the larger suite. */
const SMALLER: typeof LOOKED_AT = [
  ['boss-monster', 'layout-boss-monster', /^boss-monster 2 what_to_play (build build|adventure mine inside)$/, 2],
  ['minibosses', 'layout-boss-monster', /^minibosses 2 what_to_play (build build|adventure mine inside)$/, 2],
  ['super-boss-monster', 'layout-boss-monster', /^super-boss-monster 2 (what_to_play build build|where_to_send)$/, 2],
  ['dragon-tower', 'dragon-tower', /^(fight|pair)$/, 1],
];

for (const [game, script, wanted, seats] of [...LOOKED_AT, ...SMALLER])
  for (const touched of [false, true]) {
    const smaller = SMALLER.some(([, , moments]) => moments === wanted);
    const what = `${game}${smaller ? ', smaller,' : ''} fits ${touched ? 'a tablet and a phone' : 'a desktop'}`;
    test(what, { tag: smaller ? ['@all'] : [] }, async ({ browser }) => {
      const page = await pageFor(browser, LONGEST, touched);
      const moments = Object.entries(momentsIn(script)).filter(([name]) => wanted.test(name));
      expect(Math.max(...moments.map(([, moment]) => moment.seats))).toBe(seats);
      const faults: string[] = [];
      for (const [name, moment] of moments) {
        await openMoment(page, game, moment);
        await expect(mine(page)).toBeVisible();
        const found = await faultsAt(page, touched ? TOUCHED : DESKTOPS);
        faults.push(...found.map((fault) => `${name}: ${fault}`));
      }
      expect(faults).toEqual([]);
      await page.context().close();
    });
  }

test('on a small phone a tip without space is folded and opens on a press', async ({ browser }) => {
  const page = await pageFor(browser, LONGEST, true);
  const moment = momentsIn('layout-boss-monster')['minibosses 4 what_to_play build build answer'];
  if (moment === undefined) throw new Error('the moment was not found');
  await learn(page, await openMoment(page, 'minibosses', moment));
  const folded = page.getByRole('button', { name: 'Совет', exact: true });
  expect(await faultsAt(page, [{ width: 430, height: 932 }])).toEqual([]);
  expect(await faultsAt(page, [{ width: 360, height: 740 }])).toEqual([]);
  await folded.click();
  await expect(page.getByText('Раз в раунд кладут одну карту')).toBeVisible();
  await page.getByRole('button', { name: 'Понятно' }).click();
  await expect(folded).toBeHidden();
  expect(await faultsAt(page, [{ width: 360, height: 740 }])).toEqual([]);
  await page.context().close();
});

/** By game: the script of its moments, and the most crowded ones. */
const SIDEWAYS: Record<string, [script: string, moments: string[]]> = {
  'boss-monster': ['layout-boss-monster', ['boss-monster 4 what_to_play build build']],
  minibosses: ['layout-boss-monster', ['minibosses 4 what_to_play build build answer']],
  'super-boss-monster': [
    'layout-boss-monster',
    ['super-boss-monster 2 which_boss', 'super-boss-monster 4 what_to_play build build'],
  ],
  'dragon-tower': ['dragon-tower', ['fight', 'four-pair']],
};

test('a phone held sideways shows the board beside the prompt, with folded tips', async ({ browser }) => {
  const page = await pageFor(browser, LONGEST, true);
  await page.setViewportSize({ width: 740, height: 360 });
  for (const [game, [script, names]] of Object.entries(SIDEWAYS))
    for (const name of names) {
      const moment = momentsIn(script)[name];
      if (moment === undefined) throw new Error(`the moment ${name} was not found`);
      await learn(page, await openMoment(page, game, moment));
      await expect(page.locator('main.game').locator('.board, .middle').first()).toBeVisible();
      const seen = await page.evaluate(() => {
        const [board, prompt] = ['main.game :is(.board, .middle)', '[data-prompt]'].map((wanted) =>
          document.querySelector(wanted)?.getBoundingClientRect(),
        );
        const inside = prompt !== undefined && prompt.top >= 0 && prompt.bottom <= innerHeight;
        return { high: (board?.height ?? 0) >= 200, inside, beside: (board?.right ?? 0) <= (prompt?.left ?? 0) };
      });
      expect([name, seen]).toEqual([name, { high: true, inside: true, beside: true }]);
      await expect(page.locator('aside.tip')).toHaveCount(0);
    }
  await page.context().close();
});
