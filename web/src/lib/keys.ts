/** The keyboard at a table: numbers and arrows reach what is legal, wherever on the page it stands. */

/** Everything that can be picked now: the buttons of the prompt bar first, then the table in reading order. */
export function legalThings(root: ParentNode = document): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>('[data-legal]')].filter((thing) => !thing.closest('[inert]'));
  const prompt = all.filter((thing) => thing.closest('[data-prompt]'));
  return [...prompt, ...all.filter((thing) => !prompt.includes(thing))];
}

/** Write on every legal thing the number key that picks it. */
export function numberThings(root: ParentNode = document): void {
  for (const thing of root.querySelectorAll<HTMLElement>('[data-key]:not([data-legal])')) delete thing.dataset.key;
  legalThings(root).forEach((thing, index) => {
    const key = index < 9 ? String(index + 1) : undefined;
    if (thing.dataset.key === key) return;
    if (key === undefined) delete thing.dataset.key;
    else {
      thing.dataset.key = key;
      thing.setAttribute('aria-keyshortcuts', key);
    }
  });
}

/** Keep the numbers right while the page changes. */
export function keepNumbered(root: HTMLElement): () => void {
  let waiting = 0;
  const soon = (): void => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(() => numberThings(root));
  };
  const observer = new MutationObserver(soon);
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-legal', 'inert'] });
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
  if (target instanceof HTMLInputElement && ['range', 'radio', 'checkbox', 'button'].includes(target.type)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** Move the focus to the next legal thing, or back. */
export function moveFocus(step: 1 | -1, root: ParentNode = document): void {
  const things = legalThings(root);
  if (things.length === 0) return;
  const now = things.findIndex((thing) => thing === document.activeElement);
  const next = now < 0 ? (step > 0 ? 0 : things.length - 1) : (now + step + things.length) % things.length;
  things[next]?.focus();
}
