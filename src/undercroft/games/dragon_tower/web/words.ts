/** Names and short descriptions in the current language. */
import { Name, messageOf } from '$lib/language/language';
import { t } from '$lib/language/language.svelte';
import { facts } from './cards/facts.svelte';
import { ATTRIBUTES, needed, type Points, type TowerView } from './model';

/** Return a card's name. */
export const nameOf = (card: string): string => t(messageOf(card));

/** Return the name of a card's sprite. */
export const art = (card: string): string => 'dragon-tower/' + card;

/** Return points in words, such as `Faith 1, Magic 3`. */
export const pointsText = (points: Points): string =>
  needed(points)
    .map((one) => `${t('attribute-' + one.attribute)} ${one.points}`)
    .join(', ');

/** Name the heroes whom the plan assigns to an opponent; empty if it assigns none. */
export function planWords(view: TowerView, foe: number): string {
  const [, ...heroes] = view.plan.find(([card]) => card === foe) ?? [];
  return heroes.map((hero) => nameOf(view.heroes[hero]?.hero?.card ?? '')).join(' + ');
}

/** Return a card as an argument of a message. */
export const named = (card: string): Name => new Name(messageOf(card));

/** List the effects of a card on the fight in preparation, with numbers from the view. */
export function nowWords(view: TowerView, number: number): string[] {
  const fight = view.fight;
  if (fight === null) return [];
  const laid = fight.cards?.find((card) => card.id === number);
  if (laid) return [t('web-dt-now-counts', { n: laid.counts })];
  const [foe, ...others] = fight.foes;
  if (foe?.id === number && others.length === 0) return [t('web-dt-now-asks', { points: pointsText(fight.need) })];
  const plays = view.decision?.options?.some((option) => option.verb === 'play_card' && option.args.card === number);
  const card = view.zones.hand.flat().find((one) => one.id === number)?.card;
  const printed = facts.of(card);
  if (!plays || !printed?.attribute) return [];
  const missing = fight.missing?.[ATTRIBUTES.indexOf(printed.attribute)] ?? 0;
  if (missing === 0) return [];
  const attribute = t('attribute-' + printed.attribute);
  return [t('web-dt-now-covers', { n: Math.min(printed.value, missing), missing, attribute })];
}
