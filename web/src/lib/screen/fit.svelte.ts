/** A table that fits its window: it leaves out more and more of what can be had elsewhere, until the rest fits. */
import { flushSync } from 'svelte';

/** What has to be in view: everything if anyhow possible, or on a small screen, where that is rare, what can be chosen. */
export type Wanted = 'everything' | 'legal';

interface Stretch {
  top: number;
  bottom: number;
}

const SLACK = 1;

/** The list in which a thing can be scrolled to: it is enough that the list is seen. */
function listAround(thing: Element): Element | null {
  const list = thing.closest('ul, ol');
  return list && list.scrollHeight > list.clientHeight + SLACK && /auto/.test(getComputedStyle(list).overflowY)
    ? list
    : null;
}

/** Where some things lie, from the beginning of what scrolls; null if there are none. */
function stretchOf(board: HTMLElement, wanted: string): Stretch | null {
  const from = board.getBoundingClientRect().top;
  const scale = board.currentCSSZoom ?? 1;
  const things = [...board.querySelectorAll(wanted)].map((thing) =>
    (listAround(thing) ?? thing).getBoundingClientRect(),
  );
  const seen = things.filter((box) => box.width > 0);
  if (seen.length === 0) return null;
  const top = Math.min(...seen.map((box) => box.top));
  const bottom = Math.max(...seen.map((box) => box.bottom));
  return { top: (top - from) / scale + board.scrollTop, bottom: (bottom - from) / scale + board.scrollTop };
}

const LEGAL = '[data-legal]';
/** What a table marks as its main part is seen with what can be chosen, if both can be. */
const MAIN = '[data-main]';
const GLOW = 12;
/** So much room has to be left before something is shown again that was left out. */
const MORE = 24;

/** Whether even with all that can be left out a small screen is too small: what explains folds then, too. */
export const cramped = $state({ now: false });

/** Whether the parts that do not give way find room, too. */
function isWhole(board: HTMLElement): boolean {
  const table = board.parentElement;
  return table === null || table.scrollHeight <= table.clientHeight + SLACK;
}

function fits(board: HTMLElement, wanted: Wanted): boolean {
  if (board.scrollHeight <= board.clientHeight + SLACK) return true;
  if (wanted === 'everything') return false;
  const legal = stretchOf(board, LEGAL);
  return legal === null || legal.bottom - legal.top + GLOW <= board.clientHeight;
}

/** Whether so much is empty below what is shown that something more may fit. */
function hasRoom(board: HTMLElement): boolean {
  return board.clientHeight - (board.firstElementChild?.scrollHeight ?? 0) >= MORE;
}

/** Scroll so that what can be chosen is seen, and the main part if there is room for it: not at all where they are. */
function showLegal(board: HTMLElement): void {
  const room = board.clientHeight;
  const both = stretchOf(board, `${LEGAL}, ${MAIN}`);
  const shown = both && both.bottom - both.top + GLOW <= room ? both : stretchOf(board, LEGAL);
  if (shown === null) return;
  if (shown.bottom + GLOW <= room) board.scrollTop = 0;
  else if (shown.top < board.scrollTop || shown.bottom > board.scrollTop + room)
    board.scrollTop = Math.min(shown.top - GLOW, shown.bottom + GLOW - room);
}

/** What a table leaves out, found anew whenever its window or what it shows changes. */
export class Fitting<What extends string> {
  private out = $state.raw<ReadonlySet<What>>(new Set());
  private board: HTMLElement | null = null;
  private waits = 0;
  private readonly order: readonly What[];
  private readonly wanted: () => Wanted;

  /** What can be left out, first what is missed least; the last of it is what nothing can be done with. */
  constructor(order: readonly What[], wanted: () => Wanted = () => 'everything') {
    this.order = order;
    this.wanted = wanted;
  }

  /** Whether something is left out. */
  without(what: What): boolean {
    return this.out.has(what);
  }

  /** Watch the part of a table that gives way, between parts that do not: `{@attach fitting.watch}`. */
  readonly watch = (board: HTMLElement): (() => void) => {
    this.board = board;
    const observer = new ResizeObserver(() => this.soon());
    for (const part of [board, ...board.children, ...(board.parentElement?.children ?? [])]) observer.observe(part);
    void document.fonts.ready.then(() => this.soon());
    return () => {
      observer.disconnect();
      cancelAnimationFrame(this.waits);
      this.board = null;
      cramped.now = false;
    };
  };

  /** Look again before the next frame is drawn: something else is shown. */
  again(): void {
    // On a small screen a question may need little of what an earlier one needed.
    queueMicrotask(() => this.fit(this.wanted() === 'legal'));
  }

  private soon(): void {
    cancelAnimationFrame(this.waits);
    this.waits = requestAnimationFrame(() => this.fit());
  }

  private fit(anew = false): void {
    const { board } = this;
    if (board === null) return;
    if (anew) cramped.now = false;
    if (anew || !this.stays(board)) this.search(board);
    if (this.wanted() === 'legal' && !cramped.now && !(fits(board, 'legal') && isWhole(board))) {
      flushSync(() => (cramped.now = true));
      this.search(board);
    }
    showLegal(board);
  }

  /** Whether nothing needs to change: it fits, and there is no room for more, or somebody is at it with the keyboard. */
  private stays(board: HTMLElement): boolean {
    if (this.out.size === 0 || !fits(board, this.wanted())) return false;
    return !hasRoom(board) || board.contains(document.activeElement);
  }

  private search(board: HTMLElement): void {
    const most = this.order.length;
    const wanted = this.wanted();
    const fitsWithout = (out: readonly What[], enough: Wanted): boolean => {
      flushSync(() => (this.out = new Set(out)));
      return fits(board, enough);
    };
    if (fitsWithout([], 'everything')) return;
    // What nothing can be done with is left out only where even what can be chosen is not in view.
    for (let count = 1; count < (wanted === 'legal' ? most + 1 : most); count += 1) {
      const out = this.order.slice(0, count);
      if (!fitsWithout(out, wanted)) continue;
      if (wanted === 'everything' && hasRoom(board)) this.putBack(out, fitsWithout);
      return;
    }
    if (wanted === 'everything' && !fitsWithout(this.order.slice(0, -1), 'legal')) fitsWithout(this.order, 'legal');
  }

  /** Something large went last, and there is room now: show again what fits, first what is missed most. */
  private putBack(out: readonly What[], fitsWithout: (out: readonly What[], enough: Wanted) => boolean): void {
    let needed = out;
    for (const what of out.slice(0, -1).reverse()) {
      const fewer = needed.filter((one) => one !== what);
      if (fitsWithout(fewer, 'everything')) needed = fewer;
    }
    fitsWithout(needed, 'everything');
  }
}
