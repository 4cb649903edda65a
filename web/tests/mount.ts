/** Mounts real components in a document without a browser: what a part says and which states it has, given a view. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { vi } from 'vitest';
import type { SocketLike } from '../src/lib/table/connection.svelte';
import type { View } from '../src/lib/server/model';
import type { Seat } from '../src/lib/server/protocol';
import { TableStore } from '../src/lib/table/store.svelte';

// There is no server: what a part would fetch it does without.
vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));

const mounted: Record<string, unknown>[] = [];

/** Mount a component into the empty page. */
export function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): HTMLElement {
  mounted.push(mount(part, { target: document.body, props }));
  flushSync();
  return document.body;
}

/** Take everything away that a test has mounted. */
export async function clearPage(): Promise<void> {
  await Promise.all(mounted.splice(0).map((one) => unmount(one)));
  document.body.replaceChildren();
}

/** A socket that nobody answers. */
const silent = (): SocketLike => ({
  onopen: null,
  onmessage: null,
  onclose: null,
  send: () => undefined,
  close: () => undefined,
});

/** A table as the server tells it to the seat that is asked in this view; other people hold the other seats. */
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

/** The words of a part, with single spaces. */
export const wordsIn = (part: Element | null | undefined): string =>
  (part?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The parts below this one whose words fit. */
export const partsWith = (within: ParentNode, selector: string, words: string | RegExp): Element[] =>
  [...within.querySelectorAll(selector)].filter((part) =>
    typeof words === 'string' ? wordsIn(part).includes(words) : words.test(wordsIn(part)),
  );

/** What a screen reader calls a part. */
export function nameOf(part: Element): string {
  const by = part.getAttribute('aria-labelledby');
  if (by)
    return by
      .split(' ')
      .map((id) => wordsIn(document.getElementById(id)))
      .join(' ');
  return part.getAttribute('aria-label') ?? wordsIn(part);
}

/** The regions of the page with this name. */
export const regions = (name: string): Element[] =>
  [...document.querySelectorAll('section, [role=region]')].filter(
    (part) => part.matches('[aria-label], [aria-labelledby]') && nameOf(part) === name,
  );
