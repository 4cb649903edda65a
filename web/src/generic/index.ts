/** How a game is shown that brings no browser part of its own: a plain table made of what it declares. */
import type { GameModule } from '../games';
import type { Option, View } from '../lib/server/model';
import { isDrawn } from './zones';

export const plain: GameModule = {
  Table: async () => (await import('./Table.svelte')).default,
  CardFace: async () => (await import('./CardFace.svelte')).default,
  listed: (option: Option, view: View) => !option.targets.every((target) => isDrawn(view, target)),
  // Bright is an answer only where nothing on the table can be picked instead.
  primary: (answers, view) =>
    answers.length === view.decision?.options?.length ? answers.find((one) => !one.back && !one.grave) : undefined,
};
