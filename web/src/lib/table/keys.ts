/** The keyboard at a table: numbers and arrows reach all legal targets on the page. */

/** Return all legal elements: buttons of the prompt bar, then the table in reading order. */
export function legalThings(root: ParentNode = document): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>('[data-legal]')].filter((thing) => !thing.closest('[inert]'));
  const prompt = all.filter((thing) => thing.closest('[data-prompt]'));
  return [...prompt, ...all.filter((thing) => !prompt.includes(thing))];
}

/**
 * The position of a legal element among the keys, if not the default: `after` the targets of the table, `late` after
 * everything else, with its `own` key (`OWN_KEY`), or `none`, because an answer in the prompt bar does the same.
 */
export type Keyed = 'after' | 'late' | 'own' | 'none';

/** The key of an answer that ends an action; never assigned to other elements. */
export const OWN_KEY = 'E';
/** Digits, then letters without another meaning at any table. */
const KEYS = [...'123456789AFGJKMNOPQRSTVWXYZ'];
const RANKS: readonly (Keyed | undefined)[] = [undefined, 'after', 'late'];

/** Return the legal elements by key. */
export function keyedThings(root: ParentNode = document): Map<string, HTMLElement> {
  const things = legalThings(root);
  const of = (keyed: Keyed | undefined): HTMLElement[] => things.filter((thing) => thing.dataset.keyed === keyed);
  const found = new Map<string, HTMLElement>();
  RANKS.flatMap(of).forEach((thing, index) => {
    const key = KEYS[index];
    if (key !== undefined) found.set(key, thing);
  });
  const [own] = of('own');
  if (own) found.set(OWN_KEY, own);
  return found;
}

/** Return the legal element of a pressed key; letters are matched by physical position, independent of the layout. */
export function pressedThing(event: KeyboardEvent): HTMLElement | undefined {
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  return keyedThings().get(/^[1-9]$/.test(event.key) ? event.key : (letter ?? ''));
}

/** Label every legal element with its key. */
export function numberThings(root: ParentNode = document): void {
  const keys = new Map([...keyedThings(root)].map(([key, thing]) => [thing, key]));
  for (const thing of root.querySelectorAll<HTMLElement>('[data-key]')) {
    if (keys.has(thing)) continue;
    delete thing.dataset.key;
    thing.removeAttribute('aria-keyshortcuts');
  }
  for (const [thing, key] of keys) {
    if (thing.dataset.key === key) continue;
    thing.dataset.key = key;
    thing.setAttribute('aria-keyshortcuts', key);
  }
}

/** Update the labels while the page changes. */
export function keepNumbered(root: HTMLElement): () => void {
  let waiting = 0;
  const soon = (): void => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(() => numberThings(root));
  };
  const observer = new MutationObserver(soon);
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-legal', 'data-keyed', 'inert'],
  });
  soon();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(waiting);
  };
}

/** Return true if a key is not for the table: typed into a field, in an open dialog, or a browser shortcut. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const shortcut = event.ctrlKey || event.metaKey || event.altKey;
  return shortcut || isTyping(event.target) || document.querySelector('dialog[open]') !== null;
}

/** Return true if the target of a key is a text field. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && ['range', 'radio', 'checkbox', 'button'].includes(target.type))
    return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** Focus the prompt. */
export function focusPrompt(): void {
  document.querySelector<HTMLElement>('[data-prompt]')?.focus();
}

/** Pick an element by its key, and remove the focus, so that Enter gives the primary answer. */
export function pickThing(thing: HTMLElement): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement) focused.blur();
  thing.click();
}

/** Return true if an element is a picked target. */
export const isPicked = (element: Element | null): boolean =>
  element?.closest('[data-target][aria-pressed=true]') != null;

/** Return the element that Enter presses: one that the table marks, or the primary answer. */
export const brightThing = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-primary=first]:enabled') ??
  document.querySelector<HTMLElement>('[data-prompt] [data-primary]');

/** Return the legal elements in the order of arrow keys: by their keys, with `own` ones near the end. */
function inOrder(root: ParentNode): HTMLElement[] {
  const rank = (thing: HTMLElement): number =>
    (RANKS.indexOf(thing.dataset.keyed as Keyed | undefined) + RANKS.length + 1) % (RANKS.length + 1);
  return legalThings(root).sort((one, other) => rank(one) - rank(other));
}

/** Move the focus to the next or previous legal element; skip grave ones unless `grave`. */
export function moveFocus(step: 1 | -1, root: ParentNode = document, grave = true): void {
  const things = inOrder(root).filter((thing) => grave || thing.dataset.grave === undefined);
  if (things.length === 0) return;
  const now = things.findIndex((thing) => thing === document.activeElement);
  const next = now < 0 ? (step > 0 ? 0 : things.length - 1) : (now + step + things.length) % things.length;
  things[next]?.focus();
}
