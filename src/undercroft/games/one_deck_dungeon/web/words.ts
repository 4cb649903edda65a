/** Names and short descriptions in the current language. */
import { keyOf, messageOf } from '$lib/language/language';
import { current, has, t } from '$lib/language/language.svelte';
import type { ShownCard } from '$lib/server/model';
import type { Cost, Facts } from './cards/facts.svelte';
import { ICONS, baseOf, placeAmongSame, type Box, type DungeonView, type Losses, type Missing } from './model';

/** Return the name of a card, skill, potion or talent. */
export const nameOf = (card: string): string => t(messageOf(card));

/** Return the text of a skill, potion or talent. */
export const textOf = (card: string): string => (has(messageOf(card) + '-text') ? t(messageOf(card) + '-text') : '');

/** Return the place of a card in its row in words, if another one there has the same name. */
export function whichCard(row: readonly ShownCard[], id: number): string {
  const place = placeAmongSame(row, id);
  return place === null ? '' : t('word-nth-card', { n: place + 1 });
}

/** Return the name of a card's sprite. */
export const art = (card: string): string => 'one-deck-dungeon/' + baseOf(card);

export const dieName = (word: string): string => t('die-' + word);

/** Return the name of a die at the start of a sentence. */
export function dieAtFirst(word: string): string {
  const name = dieName(word);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

export function heroName(view: DungeonView, hero: number): string {
  const card = view.heroes[hero]?.hero;
  return card ? nameOf(card) : t('web-od-hero', { number: hero + 1 });
}

/** Return the name of a way through a peril. */
export const wayName = (card: string, way: number): string => t(`way-${keyOf(baseOf(card))}-${way}`);

/** Return the message key of a floor's name; with `-text` appended it is that of its text. */
export const floorKey = (name: string): string =>
  'floor-' +
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Return losses in words, such as: 2 hearts, 1 time. */
export function lossWords(losses: Losses): string {
  const parts = ICONS.flatMap((icon, index) => (losses[index] ? [t('count-' + icon, { n: losses[index] ?? 0 })] : []));
  return current.language?.join(parts) ?? '';
}

export const colourName = (colour: string): string => t(colour === 'any' ? 'word-any-colour' : 'colour-' + colour);

/** Return missing dice in words, such as: magic 3. */
export const missingWords = (missing: Missing): string =>
  Object.entries(missing)
    .map(([colour, count]) => `${colourName(colour)} ${count}`)
    .join(', ');

/** Describe a printed box for screen readers. */
export function boxWords(box: Box): string {
  const parts = [
    t('web-od-needs', {
      colour: colourName(box.colour),
      n: box.x && !box.value ? 'X' : box.value,
    }),
  ];
  if (box.wide) parts.push(t('word-wide'));
  if (box.armor) parts.push(t('word-armor'));
  if (box.skull) parts.push(t('word-skull'));
  const losses = lossWords([box.hearts, box.time, box.poison]);
  if (losses) parts.push(t('web-od-costs', { losses }));
  return parts.join(', ');
}

/** Return the cost of a skill or potion in words; empty if it is free or passive. */
export function costWords(cost: Cost): string {
  switch (cost.type) {
    case 'dice':
      return t('web-od-cost-dice', {
        n: cost.amount,
        colour: colourName(cost.colour ?? 'any'),
      });
    case 'mana':
      return t('web-od-cost-mana', { n: cost.amount });
    case 'potion':
      return t('web-od-cost-potion');
    default:
      return '';
  }
}

/** Return the gains of an item as lines. */
export function itemWords(item: Facts['item']): string[] {
  if (item === null) return [];
  const dice = (['strength', 'agility', 'magic'] as const).flatMap((colour) =>
    item[colour] > 0 ? [t('web-od-item-dice', { n: item[colour], colour: colourName(colour) })] : [],
  );
  return item.health > 0 ? [...dice, t('web-od-item-health', { n: item.health })] : dice;
}
