/** Shows what happens where it happens: marks the cards of the event that is shown, plays its sound, and skips on request. */
import { gameOf } from '../../games';
import { eventText } from '../language/language.svelte';
import type { EventData } from '../server/model';
import { play } from '../sound/sound';
import type { TableStore } from '../table/store.svelte';

/** Duration (in milliseconds) of what others do, in games that do not say. */
const MOVE = 700;
/** The part of the page in which a press skips; bars, dialogs and the log stay usable. */
const TABLE = 'main';

/** Return the numbers of the cards in an event. */
export function cardsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(cardsIn);
  if (value === null || typeof value !== 'object') return [];
  const { id } = value as { id?: unknown };
  return typeof id === 'number' ? [id] : Object.values(value).flatMap(cardsIn);
}

/** Return how long an event of a table is shown: only if it has a sentence. */
export function lasts(store: TableStore, event: EventData, own: boolean): number {
  const game = gameOf(store.game);
  const wanted = game.lasts ? game.lasts(event, own) : own ? 0 : MOVE;
  return wanted > 0 && eventText(event, store.names, store.seat)?.length ? wanted : 0;
}

/** Show every event of a table where it happens. */
export function tell(store: TableStore): void {
  store.playback.lasts = (event, own) => lasts(store, event, own);
  $effect(() => {
    const event = store.playback.shown;
    if (event === null) return;
    const sound = gameOf(store.game).sound?.(event);
    if (sound) play(sound);
    const ids = cardsIn(Object.values(event));
    const marked = ids.flatMap((id) => [...document.querySelectorAll(`[data-thing="card-${id}"]`)]);
    for (const node of marked) node.setAttribute('data-told', '');
    return () => marked.forEach((node) => node.removeAttribute('data-told'));
  });
}

/** Skip what is being shown by any key, or by a press on the table; the press does nothing else. */
export function skipByPress(store: TableStore): void {
  let pressed = false;
  const isTable = ({ target }: Event): boolean =>
    target instanceof Element && target.closest(TABLE) !== null && target.closest('dialog') === null;
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const press = (event: Event): void => {
    pressed = store.playback.busy && isTable(event);
    if (!pressed) return;
    swallow(event);
    store.playback.skip();
  };
  const click = (event: Event): void => {
    if (pressed && isTable(event)) swallow(event);
    pressed = false;
  };
  const key = (event: KeyboardEvent): void => {
    const isOnTable = isTable(event) || event.target === document.body;
    const modified = event.ctrlKey || event.metaKey || event.altKey || ['Tab', 'Shift', 'Control'].includes(event.key);
    if (!store.playback.busy || !isOnTable || modified) return;
    swallow(event);
    store.playback.skip();
  };
  const hide = (): void => {
    if (document.visibilityState === 'hidden') store.playback.skip();
  };
  $effect(() => {
    addEventListener('pointerdown', press, true);
    addEventListener('click', click, true);
    addEventListener('keydown', key, true);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('click', click, true);
      removeEventListener('keydown', key, true);
      document.removeEventListener('visibilitychange', hide);
    };
  });
}
