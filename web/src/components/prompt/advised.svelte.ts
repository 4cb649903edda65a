/** The tip for the current question, and whether it is folded. */
import { gameOf } from '../../games';
import { cramped } from '../../lib/screen/fit.svelte';
import { learning } from '../../lib/learning/lesson.svelte';
import { screen } from '../../lib/screen/screen.svelte';
import type { TableStore } from '../../lib/table/store.svelte';
import { pickedCard } from '../side/picked';

const state = $state({ unfolded: '' });

/** Return the message key of the tip at a table, or null. */
export function tipAt(store: TableStore): string | null {
  const tip = store.view && store.myTurn ? (gameOf(store.game).lesson?.tip(store.view) ?? null) : null;
  return tip !== null && learning.shows(store.code, tip) ? tip : null;
}

/** Return the tip at the prompt, without a panel; a picked card or a hint takes the same place. */
export function tipAtPrompt(store: TableStore): string | null {
  const taken = store.advisor.hinting || store.advisor.hint !== null || pickedCard(store) !== null;
  return screen.sided || taken ? null : tipAt(store);
}

/** Return true if a tip is folded for want of space and opens on a press. */
export const isFolded = (tip: string | null): boolean =>
  tip !== null && (screen.short || (screen.small && cramped.now)) && state.unfolded !== tip;

export function unfold(tip: string): void {
  state.unfolded = tip;
}
