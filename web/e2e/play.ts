/** How the tests play: as a person would, by what glows. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A small generator, so that a failing game can be played again. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** From the first page to a table with the usual options: two clicks. */
export async function startGame(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('[data-prompt].mine')).toBeVisible();
}

/** What the page asks for: changes with every step. */
const asked = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const prompt = document.querySelector('[data-prompt]');
    const over = document.querySelector('dialog[open]') !== null;
    return JSON.stringify([over, prompt?.className, prompt?.getAttribute('data-number'), prompt?.textContent]);
  });

export type Act = (page: Page, roll: () => number) => Promise<void>;

/** Do something until the result is shown; gives how many steps it took. */
export async function playToTheEnd(page: Page, act: Act, seed = 1, most = 900): Promise<number> {
  const roll = dice(seed);
  for (let step = 0; step < most; step++) {
    if (await page.locator('dialog[open]').count()) return step;
    const before = await asked(page);
    if (await page.locator('[data-prompt].mine').count()) await act(page, roll);
    await page
      .waitForFunction(
        (old) => {
          const prompt = document.querySelector('[data-prompt]');
          const over = document.querySelector('dialog[open]') !== null;
          const now = [over, prompt?.className, prompt?.getAttribute('data-number'), prompt?.textContent];
          return JSON.stringify(now) !== old;
        },
        before,
        { timeout: 1500 },
      )
      .catch(() => undefined); // some steps only pick or unpick: go on
  }
  throw new Error(`no end after ${most} steps`);
}

/** Nothing that axe calls serious or critical. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    type Report = { violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[] };
    const run = (window as unknown as { axe: { run: () => Promise<Report> } }).axe.run;
    const { violations } = await run();
    return violations
      .filter((one) => one.impact === 'serious' || one.impact === 'critical')
      .map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160) + ' ' + node.failureSummary).join(' | ')}`);
  });
  expect(found).toEqual([]);
}

/** Neither the page nor its scrolling parts are wider than the screen; says what stands out. */
export async function expectNoSideways(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const root = document.documentElement;
    const parts = [root, ...document.querySelectorAll<HTMLElement>('main')];
    const wider = parts.filter((part) => part.scrollWidth > part.clientWidth);
    if (wider.length === 0) return [];
    return [...document.querySelectorAll('body *')]
      .filter((part) => part.getBoundingClientRect().right > root.clientWidth + 0.5)
      .map((part) => `${part.tagName}.${part.getAttribute('class')} ${part.getBoundingClientRect().right}`)
      .slice(0, 8);
  });
  expect(wide).toEqual([]);
}
