/** The keyboard at a table: numbers and arrows reach what is legal, wherever on the page it stands. */

/** Everything that can be picked now: the buttons of the prompt bar first, then the table in reading order. */
export function legalThings(root: ParentNode = document): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>('[data-legal]')].filter((thing) => !thing.closest('[inert]'));
  const prompt = all.filter((thing) => thing.closest('[data-prompt]'));
  return [...prompt, ...all.filter((thing) => !prompt.includes(thing))];
}

/**
 * Where a legal thing stands among the keys, if not in the usual order: an answer after the things of the table, or
 * late, after everything else; with a key of its own that it shares with nothing (`OWN_KEY`); or with none, because an
 * answer in the prompt bar stands for the same.
 */
export type Keyed = 'after' | 'late' | 'own' | 'none';

/** The key of an answer that ends something: no thing ever has it. */
export const OWN_KEY = 'E';
/** Digits, then the letters that mean nothing else at any table. */
const KEYS = [...'123456789AFGJKMNOPQRSTVWXYZ'];
const RANKS: readonly (Keyed | undefined)[] = [undefined, 'after', 'late'];

/** The legal things by the keys that pick them. */
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

/** The legal thing that a pressed key picks; letters count by their place, whatever the layout. */
export function pressedThing(event: KeyboardEvent): HTMLElement | undefined {
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  return keyedThings().get(/^[1-9]$/.test(event.key) ? event.key : (letter ?? ''));
}

/** Write on every legal thing the key that picks it. */
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

/** Keep the numbers right while the page changes. */
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

/** Whether a key is not for the page: typed into a field, meant for an open dialog, or a shortcut of the browser. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const shortcut = event.ctrlKey || event.metaKey || event.altKey;
  return shortcut || isTyping(event.target) || document.querySelector('dialog[open]') !== null;
}

/** Whether a key belongs to a field that somebody types into. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && ['range', 'radio', 'checkbox', 'button'].includes(target.type))
    return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** Focus what is asked. */
export function focusPrompt(): void {
  document.querySelector<HTMLElement>('[data-prompt]')?.focus();
}

/** Pick a thing by its key. What had the focus lets go of it: Enter means the bright answer then, not that thing. */
export function pickThing(thing: HTMLElement): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement) focused.blur();
  thing.click();
}

/** What Enter presses: what a table puts before all answers, or the bright answer. */
export const brightThing = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-primary=first]:enabled') ??
  document.querySelector<HTMLElement>('[data-prompt] [data-primary]');

/** The legal things in the order in which the arrows reach them: those with the first keys first, to stop near the end. */
function inOrder(root: ParentNode): HTMLElement[] {
  const rank = (thing: HTMLElement): number =>
    (RANKS.indexOf(thing.dataset.keyed as Keyed | undefined) + RANKS.length + 1) % (RANKS.length + 1);
  return legalThings(root).sort((one, other) => rank(one) - rank(other));
}

/** Move the focus to the next legal thing, or back; not to what is grave, unless an arrow asks for it. */
export function moveFocus(step: 1 | -1, root: ParentNode = document, grave = true): void {
  const things = inOrder(root).filter((thing) => grave || thing.dataset.grave === undefined);
  if (things.length === 0) return;
  const now = things.findIndex((thing) => thing === document.activeElement);
  const next = now < 0 ? (step > 0 ? 0 : things.length - 1) : (now + step + things.length) % things.length;
  things[next]?.focus();
}
