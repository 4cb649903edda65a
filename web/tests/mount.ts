/** Helpers that mount real components in a simulated DOM, to check their texts and states for a view. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { vi } from 'vitest';
import type { SocketLike } from '../src/lib/table/connection.svelte';
import type { View } from '../src/lib/server/model';
import type { Seat } from '../src/lib/server/protocol';
import { TableStore } from '../src/lib/table/store.svelte';

// Without a server, requests of components fail.
vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));

const mounted: Record<string, unknown>[] = [];

/** Mount a component into the empty page. */
export function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): HTMLElement {
  mounted.push(mount(part, { target: document.body, props }));
  flushSync();
  return document.body;
}

/** Remove all mounted components. */
export async function clearPage(): Promise<void> {
  await Promise.all(mounted.splice(0).map((one) => unmount(one)));
  document.body.replaceChildren();
}

/** Return a socket without a server. */
const silent = (): SocketLike => ({
  onopen: null,
  onmessage: null,
  onclose: null,
  send: () => undefined,
  close: () => undefined,
});

/** Return a table for the asked seat of a view; people have the other seats. */
export function tableWith(view: View): TableStore {
  const store = new TableStore('TESTS', silent);
  const seat = view.seat ?? 0;
  const seats = Array.from({ length: view.seats }, (_, number): Seat => ({
    seat: number,
    kind: 'person',
    name: ['Olena', 'Bartek', 'Ivo', 'Mira'][number] ?? null,
    level: null,
    here: true,
    mine: number === seat,
    picture: null,
    late: null,
    agreed: false,
  }));
  store.receive({
    type: 'view',
    table: 'TESTS',
    game: view.game,
    options: {},
    entry: view.number,
    status: 'playing',
    seat,
    seats,
    view: view as unknown as Record<string, unknown>,
    events: [],
    talk: [],
    undo: 'undo-start',
  });
  return store;
}

/** Return the text of an element, with single spaces. */
export const wordsIn = (part: Element | null | undefined): string =>
  (part?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Return the descendants of an element with a matching text. */
export const partsWith = (within: ParentNode, selector: string, words: string | RegExp): Element[] =>
  [...within.querySelectorAll(selector)].filter((part) =>
    typeof words === 'string' ? wordsIn(part).includes(words) : words.test(wordsIn(part)),
  );

/** Return the accessible name of an element. */
export function nameOf(part: Element): string {
  const by = part.getAttribute('aria-labelledby');
  if (by)
    return by
      .split(' ')
      .map((id) => wordsIn(document.getElementById(id)))
      .join(' ');
  return part.getAttribute('aria-label') ?? wordsIn(part);
}

/** Return the regions of the page with an accessible name. */
export const regions = (name: string): Element[] =>
  [...document.querySelectorAll('section, [role=region]')].filter(
    (part) => part.matches('[aria-label], [aria-labelledby]') && nameOf(part) === name,
  );
