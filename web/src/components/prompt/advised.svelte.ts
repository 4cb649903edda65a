/** The tip for what is asked now: whether there is one, and whether its words wait for a press. */
import { gameOf } from '../../games';
import { cramped } from '../../lib/screen/fit.svelte';
import { learning } from '../../lib/learning/lesson.svelte';
import { screen } from '../../lib/screen/screen.svelte';
import type { TableStore } from '../../lib/table/store.svelte';
import { pickedCard } from '../side/picked';

const state = $state({ unfolded: '' });

/** The tip at a table that teaches. */
export function tipAt(store: TableStore): string | null {
  const tip = store.view && store.myTurn ? (gameOf(store.game).lesson?.tip(store.view) ?? null) : null;
  return tip !== null && learning.shows(store.code, tip) ? tip : null;
}

/** The tip beside the prompt, where there is no panel: the text of a picked card or a hint stands in the same place. */
export function tipAtPrompt(store: TableStore): string | null {
  const taken = store.counsel.hinting || store.counsel.hint !== null || pickedCard(store) !== null;
  return screen.sided || taken ? null : tipAt(store);
}

/** Whether there is no room for its words, so that they come at a press. */
export const isFolded = (tip: string | null): boolean =>
  tip !== null && (screen.short || (screen.small && cramped.now)) && state.unfolded !== tip;

export function unfold(tip: string): void {
  state.unfolded = tip;
}
