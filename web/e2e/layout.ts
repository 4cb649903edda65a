/**
 * Checks of layout: the prompt, all legal elements and the own hand are in view, and no text is cut.
 *
 * A table marks its own hand with `data-hand` and each card in it with `data-card`. Parts that distinguish a card may be
 * marked with `data-telling`: on a phone only these have to be in view, elsewhere the whole card. `data-covers` marks a
 * button behind the content of the panel that it represents, `data-list` a scrolling list that is no list element.
 */
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { LONGEST, mine } from './play';

export { LONGEST };

export interface Size {
  width: number;
  height: number;
}

const sizes = (...texts: string[]): Size[] =>
  texts.map((text) => {
    const [width = 0, height = 0] = text.split('x').map(Number);
    return { width, height };
  });

/** Windows with a mouse, from a small laptop to a large screen. */
export const DESKTOPS = sizes('1280x720', '1366x768', '1440x900', '1920x1080', '2560x1440');
/** Touch screens: a tablet in both orientations, and phones. */
export const TOUCHED = sizes('768x1024', '1024x768', '360x740', '390x844', '430x932');
export const SIZES: readonly Size[] = [...DESKTOPS, ...TOUCHED];

const named = ({ width, height }: Size): string => `${width}x${height}`;
const isPhone = ({ width, height }: Size): boolean => Math.min(width, height) < 500;

/** The parts into which the positions of a game are divided, to run several tests in parallel. */
export const PARTS = [1, 2, 3, 4] as const;

/** Return the positions of a part. */
export const partOf = <T>(all: readonly T[], part: (typeof PARTS)[number]): T[] =>
  all.filter((_, index) => index % PARTS.length === part - 1);

/** Open a page with a mouse or with touch. */
export async function pageFor(browser: Browser, locale: string, touched: boolean): Promise<Page> {
  const options: BrowserContextOptions = touched
    ? { hasTouch: true, isMobile: true, deviceScaleFactor: 1, viewport: TOUCHED[0] ?? null }
    : { viewport: DESKTOPS[0] ?? null };
  return (await browser.newContext({ locale, reducedMotion: 'reduce', ...options })).newPage();
}

/** Show the tips of a first game at a table. */
export async function learn(page: Page, path: string): Promise<void> {
  await page.evaluate((code) => localStorage.setItem('undercroft-lesson', code), path.replace('/t/', ''));
  await page.reload();
  await expect(mine(page)).toBeVisible();
}

/** Wait for the page to adapt to a new size: observers run before the second frame, and the third shows the result. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Return the layout faults in these window sizes, each with its size; the page keeps the last size. */
export async function faultsAt(page: Page, windows: readonly Size[]): Promise<string[]> {
  const found: string[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    await settled(page);
    const faults = await page.evaluate(look, isPhone(size));
    found.push(...faults.map((fault) => `${named(size)}: ${fault}`));
  }
  return found;
}

/** Return the layout faults of the page, in which it runs; on a phone a card of the hand may be partly covered. */
function look(phone: boolean): string[] {
  const SLACK = 1.5;
  const MOST = 12;
  const root = document.documentElement;
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const faults: string[] = [];

  /** Cache a function of elements, which is called for the same ancestors of many texts. */
  const once = <T>(does: (part: Element) => T): ((part: Element) => T) => {
    const known = new Map<Element, T>();
    return (part) => {
      if (!known.has(part)) known.set(part, does(part));
      return known.get(part) as T;
    };
  };
  const styleOf = once((part) => getComputedStyle(part));
  const parentsOf = once((part) => {
    const found: Element[] = [];
    for (let one = part.parentElement; one !== null; one = one.parentElement) found.push(one);
    return found;
  });
  const scrolls = once((part) => {
    const { overflowX, overflowY } = styleOf(part);
    return (
      (/auto|scroll/.test(overflowX) && part.scrollWidth - part.clientWidth > 1) ||
      (/auto|scroll/.test(overflowY) && part.scrollHeight - part.clientHeight > 1)
    );
  });
  const clips = once((part) => /hidden|clip|auto|scroll/.test(styleOf(part).overflow));
  const hides = once((part) => /hidden|clip/.test(styleOf(part).overflow));
  const inner = once((part) => {
    const { left, top } = part.getBoundingClientRect();
    const scale = part.currentCSSZoom;
    const [x, y] = [left + part.clientLeft * scale, top + part.clientTop * scale];
    return new DOMRect(x, y, part.clientWidth * scale, part.clientHeight * scale);
  });
  /** Return the number of pixels by which a box exceeds another. */
  const outside = (box: DOMRect, of: DOMRect): number =>
    Math.max(of.left - box.left, of.top - box.top, box.right - of.right, box.bottom - of.bottom, 0);
  const nameOf = (part: Element): string => {
    const words = (part.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 48);
    return words ? `“${words}”` : `<${part.tagName.toLowerCase()} class="${part.getAttribute('class') ?? ''}">`;
  };
  const isCutAway = once((part) => styleOf(part).clipPath !== 'none');
  const isSeen = (part: Element): boolean =>
    part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    ![part, ...parentsOf(part)].some(isCutAway); // for screen readers

  /** Return true if a button represents a panel that contains an element. */
  const covers = (button: Element, part: Element): boolean =>
    button.hasAttribute('data-covers') && button.parentElement?.contains(part) === true;

  /** Return the reason why an element is not completely in view, or an empty text. */
  const hiddenBy = (part: Element): string => {
    const box = part.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return 'has no size';
    const out = outside(box, screen);
    if (out > SLACK) return `lies ${Math.round(out)} pixels outside the window`;
    for (const around of parentsOf(part)) {
      if (!clips(around) || around === document.body || around === root) continue;
      const cut = outside(box, inner(around));
      if (cut > SLACK) return `is cut by ${Math.round(cut)} pixels in ${shortly(around)}`;
    }
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (hit === null || !(part.contains(hit) || hit.contains(part) || covers(part, hit)))
      return `lies under ${hit ? shortly(hit) : 'nothing'}`;
    return '';
  };
  const shortly = (part: Element): string => {
    const place = part.closest<HTMLElement>('[data-place], [data-prompt], [aria-label]') ?? part;
    const name = place.getAttribute('data-place') ?? place.getAttribute('aria-label') ?? place.tagName.toLowerCase();
    return `${name} (.${part.getAttribute('class')?.split(' ')[0] ?? ''})`;
  };
  /** Return the scrolling list around an element; the table itself does not count. */
  const listAround = (part: Element): Element | undefined =>
    parentsOf(part).find((one) => one.matches('ul, ol, .answers, [data-list]') && scrolls(one));

  // -- the prompt --------------------------------------------------------------------------------------------------

  const prompt = document.querySelector('[data-prompt]');
  if (!prompt) return ['there is no prompt'];
  const promptIs = hiddenBy(prompt);
  if (promptIs) faults.push(`the prompt ${promptIs}`);

  // -- legal elements ----------------------------------------------------------------------------------------------

  const legal = [...document.querySelectorAll('[data-legal]')].filter((part) => !part.closest('[inert]'));
  const inView = new Map(legal.map((part) => [part, hiddenBy(part)]));
  for (const [part, why] of inView) {
    if (!why) continue;
    const list = listAround(part);
    const shown = list && hiddenBy(list) === '' && legal.some((one) => list.contains(one) && !inView.get(one));
    if (!shown) faults.push(`${nameOf(part)} can be chosen and ${why}`);
  }

  // -- the own hand ------------------------------------------------------------------------------------------------

  for (const card of document.querySelectorAll('[data-hand] [data-card]')) {
    const telling = phone ? [...card.querySelectorAll('[data-telling]')] : [];
    for (const part of telling.length > 0 ? telling : [card]) {
      const why = hiddenBy(part);
      if (why) faults.push(`${nameOf(card)} of the hand ${why}`);
    }
  }

  // -- words -------------------------------------------------------------------------------------------------------

  interface Words {
    node: Node;
    part: Element;
    text: string;
    boxes: DOMRect[];
  }
  const all: Words[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const part = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!text || !part || /^(SCRIPT|STYLE|OPTION)$/.test(part.tagName) || !isSeen(part)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (boxes.length > 0) all.push({ node, part, text: text.replace(/\s+/g, ' ').slice(0, 40), boxes });
  }
  /** Return true for an intended ellipsis: the full text is in a title or in a popover. */
  const isShortened = (part: Element): boolean =>
    [part, ...parentsOf(part)].some((one) => one.hasAttribute('title') || one.hasAttribute('data-card')) &&
    [part, ...parentsOf(part)].some(
      (one) => styleOf(one).textOverflow === 'ellipsis' || styleOf(one).webkitLineClamp !== 'none',
    );
  /** Return the box of the letters, which is lower than that of their line. */
  const letters = (box: DOMRect): DOMRect =>
    new DOMRect(box.left, box.top + box.height * 0.2, box.width, box.height * 0.55);
  const isFrame = once((part) => {
    const style = styleOf(part);
    return (
      style.display !== 'inline' &&
      (style.borderTopWidth !== '0px' ||
        style.boxShadow.includes('inset') ||
        !/, 0\)$|transparent/.test(style.backgroundColor))
    );
  });
  const reported = new Set<string>();
  const report = (fault: string): void => {
    if (!reported.has(fault)) faults.push(fault);
    reported.add(fault);
  };
  for (const { part, text, boxes } of all) {
    const around = [part, ...parentsOf(part)];
    const scroller = around.findIndex((one) => scrolls(one));
    const within = scroller < 0 ? around : around.slice(0, scroller); // content of a scroller is reachable
    const cutter = within.find((one) => hides(one) && one !== document.body);
    if (cutter && !isShortened(part)) {
      const cut = Math.max(...boxes.map((box) => outside(letters(box), inner(cutter))));
      if (cut > SLACK) report(`“${text}” is cut by ${Math.round(cut)} pixels in ${shortly(cutter)}`);
    }
    const frame = within.find(isFrame);
    if (frame && frame !== root && frame !== document.body && !cutter) {
      const out = Math.max(...boxes.map((box) => outside(letters(box), frame.getBoundingClientRect())));
      if (out > SLACK) report(`“${text}” leaves its frame by ${Math.round(out)} pixels in ${shortly(frame)}`);
    }
  }

  // Words may break only after a hyphen or at a soft hyphen.
  for (const { node, part, boxes } of all) {
    if (boxes.length < 2) continue;
    for (const { 0: letters, index } of (node.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const first = [...range.getClientRects()].at(-1)?.top; // preceded by the hyphen of the line above, if any
      range.setStart(node, index + 1);
      range.setEnd(node, index + letters.length);
      if ([...range.getClientRects()].some((box) => box.width > 1 && box.top !== first))
        report(`“${letters}” is broken in ${shortly(part)}`);
    }
  }

  /** Return true if one of two overlapping texts hides the other completely, like a bar over scrolled content. */
  const isCovered = (one: Element, other: Element, x: number, y: number): boolean => {
    const stack = document.elementsFromPoint(x, y);
    const [above, below] = [one, other].sort((a, b) => order(stack, a) - order(stack, b));
    if (!above || !below) return false;
    return [above, ...parentsOf(above)]
      .filter((part) => !part.contains(below))
      .some((part) => {
        const alpha = /rgba\(.*, ([\d.]+)\)/.exec(styleOf(part).backgroundColor)?.[1] ?? '1';
        return Number(alpha) > 0.6 || styleOf(part).backgroundImage !== 'none';
      });
  };
  const order = (stack: Element[], part: Element): number => {
    const place = stack.findIndex((one) => one === part || part.contains(one));
    return place < 0 ? stack.length : place;
  };
  const lines = all.flatMap(({ part, text, boxes }) => {
    const cuts = [part, ...parentsOf(part)].filter(clips).map(inner);
    return boxes
      .map(letters)
      .filter((box) => outside(box, screen) === 0 && cuts.every((cut) => outside(box, cut) < box.height / 2))
      .map((box) => ({ part, text, box }));
  });
  lines.sort((one, other) => one.box.top - other.box.top);
  lines.forEach(({ part, text, box }, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top > box.bottom) break;
      if (other.part === part || part.contains(other.part) || other.part.contains(part)) continue;
      const [left, right] = [Math.max(box.left, other.box.left), Math.min(box.right, other.box.right)];
      const [top, bottom] = [Math.max(box.top, other.box.top), Math.min(box.bottom, other.box.bottom)];
      if (right - left < 2 || bottom - top < 2) continue;
      if (isCovered(part, other.part, (left + right) / 2, (top + bottom) / 2)) continue;
      report(`“${text}” and “${other.text}” collide`);
    }
  });

  // Texts may be hidden by a bar or a sheet, but must not show through other elements.
  for (const { part, text, box } of lines)
    for (const share of [0.1, 0.5, 0.9]) {
      const [x, y] = [box.left + box.width * share, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      if (!hit || hit.contains(part) || part.contains(hit) || isCovered(hit, part, x, y)) continue;
      const place = hit.closest('[data-legal]')?.parentElement; // a legal element may overlap its own panel
      if (place?.contains(part)) continue;
      if (hit.closest('button, a') !== part.closest('button, a') && !covers(hit, part))
        report(`“${text}” lies under ${shortly(hit)}`);
    }

  // -- pictures ----------------------------------------------------------------------------------------------------

  // On a narrow card a scene is cropped on both sides: it must not cross the card's edge, and its figure must be complete.
  for (const scene of document.querySelectorAll('.scene')) {
    const figure = scene.querySelector('.sprite')?.getBoundingClientRect();
    const card = parentsOf(scene).find(isFrame)?.getBoundingClientRect();
    if (!figure || !card || !isSeen(scene)) continue;
    const cuts = parentsOf(scene).filter(hides).map(inner);
    const left = Math.max(scene.getBoundingClientRect().left, ...cuts.map((cut) => cut.left));
    const right = Math.min(scene.getBoundingClientRect().right, ...cuts.map((cut) => cut.right));
    const over = Math.max(card.left - left, right - card.right);
    const cut = Math.max(left - figure.left, figure.right - right);
    const name = nameOf(scene.closest('[data-target], [data-card], button') ?? scene);
    if (over > SLACK) report(`the picture of ${name} reaches ${Math.round(over)} pixels over the edge of its card`);
    if (cut > 2 * SLACK) report(`the figure of ${name} is cut by ${Math.round(cut)} pixels`);
  }

  // -- scrolling ---------------------------------------------------------------------------------------------------

  for (const part of [root, ...document.querySelectorAll('main, dialog[open]')])
    if (part.scrollWidth > part.clientWidth + 1)
      faults.push(`${part.tagName.toLowerCase()} scrolls sideways by ${part.scrollWidth - part.clientWidth} pixels`);
  if (root.scrollHeight > root.clientHeight + 1)
    faults.push(`the page is ${root.scrollHeight - root.clientHeight} pixels higher than the window`);

  return faults.length > MOST ? [...faults.slice(0, MOST), `and ${faults.length - MOST} more`] : faults;
}
