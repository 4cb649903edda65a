/** Helpers of the browser tests: playing like a person, by glowing targets, and checks of the page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Return a seeded random generator, to reproduce failing games. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

// -- time ----------------------------------------------------------------------------------------------------------

/** Stop the clock of a page before it is opened: timers fire only in `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: Date.UTC(2026, 0, 1) });
  await page.clock.pauseAt(Date.UTC(2026, 0, 2)); // the clock runs until then, which no test reaches
}

// -- opening tables ------------------------------------------------------------------------------------------------

/** Return the button for a new game of Dragon Tower. */
export const playButton = (page: Page): Locator => page.getByRole('button', { name: /^More options\s?: Dragon Tower/ });

/** Start a game with default options from the home page, with two clicks. */
export async function startGame(page: Page): Promise<void> {
  await page.goto('/');
  await playButton(page).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(mine(page)).toBeVisible();
}

/** Start a first game of Dragon Tower from the home page, with one press. */
export async function quickStart(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^Quick start\s?: Dragon Tower/ }).click();
  await expect(mine(page)).toBeVisible();
}

/** Open a page of the app; from another page by the router, which is faster than loading it. */
export async function goTo(page: Page, path: string): Promise<void> {
  if (!page.url().startsWith('http')) {
    await page.goto(path);
    return;
  }
  await page.evaluate(async (to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    await Promise.resolve(); // the old page is removed in a microtask
  }, path);
}

/** Make moves at the table of this page like another window of the same player. */
export async function send(page: Page, steps: Played['steps']): Promise<void> {
  await page.evaluate(
    (options) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/api${location.pathname.replace('/t/', '/tables/')}/socket`);
        socket.onerror = () => reject(new Error('no connection'));
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as { type: string; entry: number };
          if (message.type === 'refused') reject(new Error(data));
          if (message.type !== 'view' && message.type !== 'update') return;
          const option = options[message.entry];
          if (option !== undefined)
            return socket.send(JSON.stringify({ type: 'choose', entry: message.entry, option }));
          socket.close();
          resolve();
        };
      }),
    steps.map((step) => step.do),
  );
}

/** A recorded game: its record, and the moves of its steps. */
export interface Played {
  game: string;
  seats: number;
  record: string;
  steps: { seat: number; do: string }[];
}

/** Return a game from the folder `games`. */
export function played(name: string): Played {
  const record = readFileSync(new URL(`games/${name}.undercroft`, import.meta.url), 'utf8');
  const [head, ...lines] = record
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const steps = lines.filter((line) => 'do' in line) as unknown as Played['steps'];
  return { game: String(head?.game), seats: Number(head?.seats), record, steps };
}

/** Open a new table that begins at a step of a recorded game, at the asked seat. */
export async function openAt(page: Page, { game, seats, record, steps }: Played, upto: number): Promise<void> {
  const wanted = Array.from({ length: seats }, (_, seat) => ({ kind: seat === steps[upto]?.seat ? 'me' : 'bot' }));
  const answer = await page.request.post('/api/tables', { data: { game, seats: wanted, record, upto } });
  expect(answer.status()).toBe(201);
  await goTo(page, `/t/${((await answer.json()) as { id: string }).id}`);
  await expect(mine(page)).toBeVisible();
}

/** The language with the widest texts, measured over all messages in the font of the tables. */
export const LONGEST = 'ru-RU';

/** Return all of a list in the larger suite, the first few in `make test`. */
export const share = <T>(all: readonly T[], few: number): readonly T[] =>
  process.env['UNDERCROFT_ALL'] ? all : all.slice(0, few);

/** Languages of checks on a phone: those with the longest texts; all in the larger suite. */
export const LANGUAGES = process.env['UNDERCROFT_ALL'] ? ['pl-PL', 'ru-RU', 'uk-UA', 'en-GB'] : ['pl-PL', 'ru-RU'];

/** Return the tag of a test in a language: `make test` checks only the longest one, the larger suite all. */
export const inLanguage = (locale: string): { tag: string[] } => ({ tag: locale === LONGEST ? [] : ['@all'] });

/** Open a page on a phone. */
export async function phone(browser: Browser, locale: string): Promise<Page> {
  const options = {
    viewport: { width: 390, height: 844 },
    locale,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 1,
  };
  return (await browser.newContext(options)).newPage();
}

/** Speed up the page's clock, to shorten automatic passes and events. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeout = window.setTimeout.bind(window);
    window.setTimeout = ((does: TimerHandler, wait = 0, ...rest: unknown[]) =>
      timeout(does, wait / 20, ...rest)) as typeof window.setTimeout;
  });
}

/** Show what happens at a speed of the settings before the next question, which other tests do not wait for. */
export async function atSpeed(page: Page, speed: string): Promise<void> {
  await page.addInitScript((wanted) => localStorage.setItem('undercroft-speed', wanted), speed);
}

/** Ask at every window of the family of Boss Monster in which something can be played, relevant or not. */
export async function askAlways(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const game of ['boss-monster', 'minibosses', 'super-boss-monster']) {
      const name = `undercroft-stops-${game}`;
      if (localStorage.getItem(name) === null) localStorage.setItem(name, 'build adventure');
    }
  });
}

// -- playing -------------------------------------------------------------------------------------------------------

/** Return the prompt bar while it asks this page. */
export const mine = (page: Page): Locator => page.locator('[data-prompt].mine');
const result = (page: Page): Locator => page.locator('dialog[open] .reason');

export type Act = (page: Page, roll: () => number) => Promise<void>;

/** Click the primary answer, or another glowing target. */
export const byMouse: Act = async (page, roll) => {
  const primary = page.locator('[data-prompt] [data-primary]');
  const chance = roll();
  if (chance < 0.8 && (await primary.count())) return primary.click();
  const things = page.locator('[data-legal]:not([data-back]):visible');
  const count = await things.count();
  // In the centre of the target, whatever is on top: that is where people click.
  if (count > 0) await things.nth(Math.floor(roll() * count)).click({ force: true });
};

/** The same by touch. */
export const byTouch: Act = async (page, roll) => {
  const primary = page.locator('[data-prompt] [data-primary]');
  const chance = roll();
  if (chance < 0.8 && (await primary.count())) return primary.tap();
  const things = page.locator('[data-legal]:not([data-back]):visible');
  const count = await things.count();
  if (count > 0) await things.nth(Math.floor(roll() * count)).tap({ force: true });
};

/** The same by keys: digits, arrows, Enter. */
export const byKeys: Act = async (page, roll) => {
  const count = Math.min(9, await page.locator('[data-legal]').count());
  const chance = roll();
  if (chance < 0.5 && (await page.locator('[data-primary]').count())) await page.keyboard.press('Enter');
  else if (chance < 0.85 && count > 0) await page.keyboard.press(String(1 + Math.floor(roll() * count)));
  else {
    for (let step = 0; step <= roll() * 4; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
};

/** Return the page that is asked; undefined once all of them show the result. */
async function pageToMove(pages: Page[]): Promise<Page | undefined> {
  let found: Page | undefined;
  const known = async (): Promise<boolean> => {
    const over = await Promise.all(pages.map((page) => result(page).count()));
    const turns = await Promise.all(pages.map((page) => mine(page).count()));
    found = pages.find((_, index) => !over[index] && turns[index]);
    return found !== undefined || over.every((count) => count > 0);
  };
  await expect.poll(known, { intervals: [10, 20, 40, 100] }).toBe(true);
  return found;
}

/**
 * Let each page act when it is asked, until all show the result; return the number of steps.
 *
 * A page is asked until it acts, and no page is while a move is pending, so the result of the search stays valid.
 */
export async function play(pages: Page[], act: Act, seed: number): Promise<number> {
  const roll = dice(seed);
  for (let step = 0; step < 900; step++) {
    const page = await pageToMove(pages);
    if (page === undefined) return step;
    await act(page, roll);
  }
  throw new Error('the game does not end');
}

// -- checks --------------------------------------------------------------------------------------------------------

// The page may still be changing: each check is repeated until it succeeds or times out.

/** Wait until all finite animations have ended. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    return Promise.allSettled(ending.map((one) => one.finished)).then(() => undefined);
  });

/** Let the asked pages pass until an element exists. */
export async function passUntil(pages: Page[], there: Locator): Promise<void> {
  for (let step = 0; step < 60; step++) {
    let asked: Page | undefined;
    const known = async (): Promise<boolean> => {
      if ((await there.count()) > 0) return true;
      const turns = await Promise.all(pages.map((page) => mine(page).count()));
      asked = pages.find((_, index) => turns[index]);
      return asked !== undefined;
    };
    await expect.poll(known, { intervals: [10, 20, 40, 100] }).toBe(true);
    if (asked === undefined) return;
    await asked
      .locator('[data-prompt]')
      .getByRole('button', { name: /^(Pass|Build nothing|Let |Go on|Walk on|Press again)/ })
      .click();
  }
  throw new Error('it does not come');
}

/**
 * Expect no violation that axe calls serious or critical.
 *
 * Rules that are never as severe are disabled, which saves a third of the time; so are preloading of style sheets,
 * selectors and frames. Attempts are counted, not timed, because a check of many cards is slow on a busy machine.
 * `within` restricts the check to a part.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const found = (): Promise<string[]> =>
    page.evaluate(async (part) => {
      interface Report {
        violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[];
      }
      interface Axe {
        run: (part: string, how: object) => Promise<Report>;
        _audit: { rules: { id: string; impact: string }[] };
      }
      const { run, _audit } = (window as unknown as { axe: Axe }).axe;
      const light = _audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate');
      const rules = Object.fromEntries(light.map(({ id }) => [id, { enabled: false }]));
      const { violations } = await run(part, {
        resultTypes: ['violations'],
        rules,
        preload: false,
        selectors: false,
        iframes: false,
      });
      return violations
        .filter((one) => one.impact === 'serious' || one.impact === 'critical')
        .map(
          (one) =>
            `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160) + ' ' + node.failureSummary).join(' | ')}`,
        );
    }, within);
  await settled(page);
  let violations = await found();
  for (let again = 0; again < 4 && violations.length > 0; again++) {
    await settled(page);
    violations = await found();
  }
  expect(violations).toEqual([]);
}

/** Expect that neither the page nor its scrolling parts are wider than the screen, and a table not higher. */
export async function expectNoSideways(page: Page): Promise<void> {
  const high = (): Promise<string[]> =>
    page.evaluate(() => {
      const root = document.documentElement;
      if (!document.querySelector('[data-prompt]') || root.scrollHeight <= root.clientHeight) return [];
      // Scrolled content of a table ends inside the screen; escaping elements have no positioned ancestor in it.
      return [...document.querySelectorAll<HTMLElement>('.unseen')]
        .filter(
          (part) => part.offsetParent === document.body && part.getBoundingClientRect().bottom > root.clientHeight,
        )
        .map((part) => `${part.textContent?.trim().slice(0, 40)} ${part.getBoundingClientRect().bottom}`)
        .concat(`the page is ${root.scrollHeight} high`)
        .slice(-8);
    });
  await expect.poll(high).toEqual([]);
  const wide = (): Promise<string[]> =>
    page.evaluate(() => {
      const root = document.documentElement;
      const parts = [root, ...document.querySelectorAll<HTMLElement>('main, dialog[open]')];
      const wider = parts.filter((part) => part.scrollWidth > part.clientWidth);
      if (wider.length === 0) return [];
      return [...document.querySelectorAll('body *')]
        .filter((part) => part.getBoundingClientRect().right > root.clientWidth + 0.5)
        .map((part) => `${part.tagName}.${part.getAttribute('class')} ${part.getBoundingClientRect().right}`)
        .slice(0, 8);
    });
  await expect.poll(wide).toEqual([]);
}

/** Expect that no text is clipped by its box or extends beyond its panel. */
export async function expectNothingClipped(page: Page): Promise<void> {
  const outside = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.panel *')]
        .filter((part) => {
          const words = [...part.childNodes].filter(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          );
          if (part.closest('.unseen') || words.length === 0 || !part.checkVisibility()) return false;
          const panel = part.closest('.panel');
          for (let around = part.parentElement; around !== null && around !== panel; around = around.parentElement)
            if (/auto|scroll/.test(getComputedStyle(around).overflowX)) return false; // a row that scrolls sideways
          const range = document.createRange();
          const edge = panel?.getBoundingClientRect().right ?? Infinity;
          return words.some((node) => {
            range.selectNodeContents(node);
            return range.getBoundingClientRect().right > edge + 1;
          });
        })
        .map((part) => `${part.tagName}.${part.className}: ${part.textContent?.trim().slice(0, 40)}`)
        .slice(0, 8),
    );
  await expect.poll(outside).toEqual([]);
  const clipped = (): Promise<string[]> =>
    page.evaluate(() => {
      // Elements clipped to nothing are for screen readers.
      const cuts = (style: CSSStyleDeclaration): boolean =>
        /hidden|clip/.test(style.overflowX + style.overflowY) && style.clipPath === 'none';
      return [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((part) => {
          if (part.closest('.unseen') || part.clientWidth === 0 || !part.textContent?.trim() || !part.checkVisibility())
            return false;
          const words = [...part.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          );
          if (!words || !cuts(getComputedStyle(part))) return false;
          return part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1;
        })
        .map((part) => `${part.tagName}.${part.className}: ${part.textContent?.trim().slice(0, 40)}`)
        .slice(0, 8);
    });
  await expect.poll(clipped).toEqual([]);
}

/** Expect that all touch targets are large enough, except names of cards inside sentences. */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a[href], select, input:not(.unseen, .chip input)')]
        .filter((part) => {
          if (
            !part.checkVisibility() ||
            part.closest('.unseen, p, footer') ||
            part.matches('[type=checkbox], [type=radio]')
          )
            return false;
          const { width, height } = part.getBoundingClientRect();
          return width > 0 && (width < 40 || height < 40);
        })
        .map(
          (part) =>
            `${part.tagName}.${part.className} ${part.offsetWidth}x${part.offsetHeight} ${part.textContent?.trim().slice(0, 24)}`,
        )
        .slice(0, 8),
    );
  await expect.poll(small).toEqual([]);
}
