/** The card picked last at a table. */
import { cardIn } from '../../lib/server/model';
import type { TableStore } from '../../lib/table/store.svelte';

export interface Picked {
  card: string;
  number: number;
}

/** Return the card picked last if its face is known, else null. */
export function pickedCard(store: TableStore): Picked | null {
  const last = store.picked.findLast(([kind]) => kind === 'card');
  const card = last && store.view ? cardIn(store.view, Number(last[1]))?.card : undefined;
  return last && card !== undefined ? { card, number: Number(last[1]) } : null;
}
