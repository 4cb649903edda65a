/** A table that fits its window: it leaves out more and more of what can be had elsewhere, until the rest fits. */
import { flushSync } from 'svelte';

/** What has to be in view: everything if anyhow possible, or on a small screen what can be chosen. */
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

/** Where the things lie that can be chosen, from the beginning of what scrolls; null if there are none. */
function legalIn(board: HTMLElement): Stretch | null {
  const from = board.getBoundingClientRect().top;
  const scale = board.currentCSSZoom ?? 1;
  const things = [...board.querySelectorAll('[data-legal]')].map((thing) =>
    (listAround(thing) ?? thing).getBoundingClientRect(),
  );
  const seen = things.filter((box) => box.width > 0);
  if (seen.length === 0) return null;
  const top = Math.min(...seen.map((box) => box.top));
  const bottom = Math.max(...seen.map((box) => box.bottom));
  return { top: (top - from) / scale + board.scrollTop, bottom: (bottom - from) / scale + board.scrollTop };
}

const GLOW = 12;
/** So much room has to be left before something is shown again that was left out. */
const MORE = 24;

function fits(board: HTMLElement, wanted: Wanted): boolean {
  if (board.scrollHeight <= board.clientHeight + SLACK) return true;
  if (wanted === 'everything') return false;
  const legal = legalIn(board);
  return legal === null || legal.bottom - legal.top + GLOW <= board.clientHeight;
}

/** Scroll so that what can be chosen is seen: not at all where it is. */
function showLegal(board: HTMLElement): void {
  const legal = legalIn(board);
  if (legal === null) return;
  const room = board.clientHeight;
  if (legal.bottom + GLOW <= room) board.scrollTop = 0;
  else if (legal.top < board.scrollTop || legal.bottom > board.scrollTop + room)
    board.scrollTop = Math.min(legal.top - GLOW, legal.bottom + GLOW - room);
}

/** How much a table leaves out, found anew whenever its window or what it shows changes. */
export class Fitting {
  /** 0 is everything; each level leaves out something more. */
  level = $state(0);
  private board: HTMLElement | null = null;
  private waits = 0;
  private readonly most: number;
  private readonly wanted: () => Wanted;

  constructor(most: number, wanted: () => Wanted = () => 'everything') {
    this.most = most;
    this.wanted = wanted;
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
    };
  };

  /** Look again before the next frame is drawn: something else is shown. */
  again(): void {
    queueMicrotask(() => this.fit());
  }

  private soon(): void {
    cancelAnimationFrame(this.waits);
    this.waits = requestAnimationFrame(() => this.fit());
  }

  private fit(): void {
    const { board } = this;
    if (board === null) return;
    if (!this.stays(board)) this.search(board);
    showLegal(board);
  }

  /** Whether nothing needs to change: it fits, and there is no room for more, or somebody is at it with the keyboard. */
  private stays(board: HTMLElement): boolean {
    if (this.level === 0 || !fits(board, this.wanted())) return false;
    const shown = board.firstElementChild?.scrollHeight ?? 0;
    return board.clientHeight - shown < MORE || board.contains(document.activeElement);
  }

  private search(board: HTMLElement): void {
    const levels = Array.from({ length: this.most + 1 }, (_, level) => level);
    const fitting = (some: number[], wanted: Wanted): boolean =>
      some.some((level) => {
        flushSync(() => (this.level = level));
        return fits(board, wanted);
      });
    // The last level leaves out what nothing can be done with: only where even what can be chosen is not in view.
    if (this.wanted() === 'legal') fitting(levels, 'legal');
    else if (!fitting(levels.slice(0, -1), 'everything')) fitting(levels.slice(-2), 'legal');
  }
}
