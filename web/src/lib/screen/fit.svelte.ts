/** Fits a table into its window by leaving out parts, available elsewhere, until the rest fits. */
import { flushSync } from 'svelte';

/** The parts that must be visible: everything, or on a small screen only legal targets. */
export type Wanted = 'everything' | 'legal';

interface Stretch {
  top: number;
  bottom: number;
}

const SLACK = 1;

/** Return the scrolling list around an element; it suffices that the list is visible. */
function listAround(thing: Element): Element | null {
  const list = thing.closest('ul, ol');
  return list && list.scrollHeight > list.clientHeight + SLACK && /auto/.test(getComputedStyle(list).overflowY)
    ? list
    : null;
}

/** Return the vertical range of some elements in the scrolled content; null if there are none. */
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
/** The main part of a table, shown together with the legal targets if possible. */
const MAIN = '[data-main]';
const GLOW = 12;
/** Free space in pixels needed before a part is shown again. */
const MORE = 24;

/** True if a small screen is too small even without the optional parts, so that explanations fold, too. */
export const cramped = $state({ now: false });

/** Return true if the parts around the board fit, too. */
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

/** Return true if the space below the content may suffice for another part. */
function hasRoom(board: HTMLElement): boolean {
  return board.clientHeight - (board.firstElementChild?.scrollHeight ?? 0) >= MORE;
}

/** Scroll to the legal targets, and to the main part if both fit, unless they are visible. */
function showLegal(board: HTMLElement): void {
  const room = board.clientHeight;
  const both = stretchOf(board, `${LEGAL}, ${MAIN}`);
  const shown = both && both.bottom - both.top + GLOW <= room ? both : stretchOf(board, LEGAL);
  if (shown === null) return;
  if (shown.bottom + GLOW <= room) board.scrollTop = 0;
  else if (shown.top < board.scrollTop || shown.bottom > board.scrollTop + room)
    board.scrollTop = Math.min(shown.top - GLOW, shown.bottom + GLOW - room);
}

/** The parts that a table leaves out, updated whenever its size or content changes. */
export class Fitting<What extends string> {
  private out = $state.raw<ReadonlySet<What>>(new Set());
  private board: HTMLElement | null = null;
  private waits = 0;
  private readonly order: readonly What[];
  private readonly wanted: () => Wanted;

  /** `order` lists the parts to leave out, the least important first; the last one has no legal targets. */
  constructor(order: readonly What[], wanted: () => Wanted = () => 'everything') {
    this.order = order;
    this.wanted = wanted;
  }

  /** Return true if a part is left out. */
  without(what: What): boolean {
    return this.out.has(what);
  }

  /** Attachment for the part of a table that shrinks, between fixed parts: `{@attach fitting.watch}`. */
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

  /** Measure again before the next frame, after a change of content. */
  again(): void {
    // On a small screen a new question may allow other parts than the one before.
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

  /** Return true if nothing needs to change: it fits without space for more, or the keyboard focus is inside. */
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
    // The part without legal targets is left out only if otherwise legal targets are not visible.
    for (let count = 1; count < (wanted === 'legal' ? most + 1 : most); count += 1) {
      const out = this.order.slice(0, count);
      if (!fitsWithout(out, wanted)) continue;
      if (wanted === 'everything' && hasRoom(board)) this.putBack(out, fitsWithout);
      return;
    }
    if (wanted === 'everything' && !fitsWithout(this.order.slice(0, -1), 'legal')) fitsWithout(this.order, 'legal');
  }

  /** After leaving out a large part, show again the parts that fit, the most important first. */
  private putBack(out: readonly What[], fitsWithout: (out: readonly What[], enough: Wanted) => boolean): void {
    let needed = out;
    for (const what of out.slice(0, -1).reverse()) {
      const fewer = needed.filter((one) => one !== what);
      if (fitsWithout(fewer, 'everything')) needed = fewer;
    }
    fitsWithout(needed, 'everything');
  }
}
