/** The browser part of games without their own: a generic table made from the declared zones. */
import type { GameModule } from '../games';
import type { Option, View } from '../lib/server/model';
import { isDrawn } from './zones';

export const plain: GameModule = {
  Table: async () => (await import('./Table.svelte')).default,
  CardFace: async () => (await import('./CardFace.svelte')).default,
  listed: (option: Option, view: View) => !option.targets.every((target) => isDrawn(view, target)),
  // There is a primary answer only if no target on the table can be picked instead.
  primary: (answers, view) =>
    answers.length === view.decision?.options?.length ? answers.find((one) => !one.back && !one.grave) : undefined,
};
