/** The card in the popover: any element with `data-card="printed id"` opens it on hover, focus or tap. */

export interface OpenCard {
  card: string;
  /** The number of a card in play. */
  number?: number;
  /** The element that opened the popover. */
  anchor: Element;
}

class Popover {
  looked = $state.raw<OpenCard | null>(null);
}

export const popover = new Popover();
const HOVER = 150;
const LONG_PRESS = 450;

/** Timer for a delayed opening or closing. */
let timer: ReturnType<typeof setTimeout> | undefined;

export function openCard(card: string, anchor: Element): void {
  clearTimeout(timer); // a tap moves the focus first, which would close it again
  const number = anchor instanceof HTMLElement ? anchor.dataset.number : undefined;
  popover.looked = { card, anchor, ...(number === undefined ? {} : { number: Number(number) }) };
}

export function closeCard(): void {
  popover.looked = null;
}

/** The last position of the mouse, to ignore elements that appear under a resting mouse. */
let mouse: { x: number; y: number } | null = null;

/** Update the position of the mouse; return true if it has moved. */
function moves(event: PointerEvent): boolean {
  const { clientX: x, clientY: y } = event;
  const moved = mouse === null || mouse.x !== x || mouse.y !== y;
  mouse = { x, y };
  return moved;
}

if (typeof window !== 'undefined') window.addEventListener('pointerdown', moves, { capture: true });

/** Attachment that lets an element open a card: `{@attach card(id)}`, with the number of a card in play. */
export function card(id: string | undefined, number?: number) {
  return (node: HTMLElement): void => {
    if (id === undefined) delete node.dataset.card;
    else node.dataset.card = id;
    if (number === undefined) delete node.dataset.number;
    else node.dataset.number = String(number);
  };
}

/** Open and close the popover on events of a page; return a function to stop. */
export function watchCards(page: HTMLElement): () => void {
  const end = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(name: K, does: (event: HTMLElementEventMap[K]) => void): void =>
    page.addEventListener(name, does, { signal: end.signal });
  const cardAt = (target: EventTarget | null): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
  const show = (thing: HTMLElement | null): void => {
    if (thing?.dataset.card && thing.isConnected) openCard(thing.dataset.card, thing);
  };
  const soon = (thing: HTMLElement | null, wait: number): void => {
    clearTimeout(timer);
    // Always delayed: an element that is being removed loses the focus during rendering.
    timer = setTimeout(() => (thing === null ? closeCard() : show(thing)), wait);
  };
  /** The element that appeared under the resting mouse. */
  let under: HTMLElement | null = null;
  on('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const thing = cardAt(event.target);
    const points = moves(event);
    under = points ? null : thing;
    if (points) soon(thing, HOVER);
    else if (thing?.dataset.card !== popover.looked?.card) soon(null, 0);
  });
  on('pointermove', (event) => {
    if (event.pointerType !== 'mouse' || !moves(event) || under === null) return;
    soon(under, HOVER);
    under = null;
  });
  on('pointerleave', () => soon(null, 0));
  on('pointerdown', (event) => {
    if (event.pointerType === 'mouse') return soon(null, 0);
    closeCard();
    soon(cardAt(event.target), LONG_PRESS);
  });
  on('pointerup', () => clearTimeout(timer));
  on('pointercancel', () => clearTimeout(timer));
  on('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) show(cardAt(event.target));
  });
  on('focusout', () => soon(null, 0));
  page.addEventListener('inspect', (event) => show(cardAt(event.target)), { signal: end.signal });
  return () => {
    end.abort();
    soon(null, 0);
  };
}
