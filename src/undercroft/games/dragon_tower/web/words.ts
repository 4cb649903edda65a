/** Names and short descriptions, in the language of the moment. */
import { Name, messageOf } from '$lib/language';
import { t } from '$lib/language.svelte';
import { needed, type Points, type TowerView } from './model';

/** A card's name. */
export const nameOf = (card: string): string => t(messageOf(card));

/** The name of the sprite of a card. */
export const art = (card: string): string => 'dragon-tower/' + card;

/** Points in words, such as `Faith 1, Magic 3`. */
export const pointsText = (points: Points): string =>
  needed(points)
    .map((one) => `${t('attribute-' + one.attribute)} ${one.points}`)
    .join(', ');

/** The heroes who are to face an opponent by the plan; empty if it says nothing of it. */
export function planWords(view: TowerView, foe: number): string {
  const [, ...heroes] = view.plan.find(([card]) => card === foe) ?? [];
  return heroes.map((hero) => nameOf(view.heroes[hero]?.hero?.card ?? '')).join(' + ');
}

/** A card as the argument of a message. */
export const named = (card: string): Name => new Name(messageOf(card));
