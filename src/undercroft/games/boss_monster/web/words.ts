/** Names and short descriptions, in the language of the moment. */
import { Name, messageOf } from '$lib/language';
import { current, t } from '$lib/language.svelte';
import type { ShownCard } from '$lib/model';
import { facts } from './cards/facts.svelte';
import { boardOf, minionsOn, moreAbout, TREASURES, type BossView, type Stack } from './model';

/** A card's name. */
export const nameOf = (card: string): string => t(messageOf(card));

/** The cards in whose names these words stand. */
export function withName(cards: readonly ShownCard[], words: string): ShownCard[] {
  const wanted = words.trim().toLowerCase();
  return cards.filter(({ card }) =>
    nameOf(card ?? '')
      .toLowerCase()
      .includes(wanted),
  );
}

/** A hero's name without the title after it: there is little room on a table. */
export const shortName = (card: string): string => nameOf(card).split(',')[0] ?? '';

/** Whether a name has a word that a narrow card would have to break. */
export const hasLongWord = (name: string): boolean => name.split(/[\s-]/).some((word) => word.length > 10);

/** The name of the sprite of a card, in the edition that is shown. */
export const art = (card: string): string => `${current.game}/${card}`;

/** What lies uppermost, in words for those who do not see it. */
export function stackWords(stack: Stack, names: readonly string[] = []): string {
  const parts = [cardWords(stack.top)];
  if (stack.top.card !== undefined) parts.push(t('web-bm-damage', { n: stack.damage }));
  parts.push(...stateWords(stack, names));
  if (stack.beneath.length > 0) parts.push(t('web-bm-beneath', { n: stack.beneath.length }));
  return parts.join(', ');
}

/** What is special about a room in play, in words. */
function stateWords(stack: Stack, names: readonly string[]): string[] {
  const parts: string[] = [];
  if (stack.face_down) parts.push(t('web-bm-face-down'));
  if (stack.deactivated) parts.push(t('web-bm-frozen'));
  if (stack.silent) parts.push(t('web-mb-silent'));
  if (stack.tokens > 0) parts.push(t('count-tokens', { n: stack.tokens }));
  if (stack.neutralized) parts.push(t('web-sb-neutralized'));
  else if (stack.asleep) parts.push(t('web-sb-asleep'));
  for (const seat of stack.minions) parts.push(t('web-sb-minion-of', { seat: names[seat] ?? '' }));
  if (stack.space && stack.minions.length === 0) parts.push(t('word-space'));
  if (stack.coins > 0) parts.push(t('count-coins', { n: stack.coins }));
  return parts;
}

/** Whom a hero in town would follow as things stand, in a few words. */
export function baitWords(view: BossView, names: readonly string[], hero: number | undefined, card: string): string {
  const bait = view.bait.find((one) => one.hero === hero);
  if (!bait) return '';
  if (bait.tie) return t('web-bm-tie');
  if (bait.to === null) return t('web-bm-nobody');
  const [most = 0, next = 0] = bait.counts.toSorted((one, other) => other - one);
  const drawn = facts.of(card)?.classes.some((one) => (TREASURES as readonly string[]).includes(one));
  const race = drawn ? ` (${most}:${next})` : '';
  const whom = bait.to === view.seat ? t('web-bm-to-you') : t('web-bm-to', { seat: names[bait.to] ?? '' });
  return whom + race;
}

/** A boss in words: its name, its space and the minions on it. */
export function bossWords(view: BossView, seat: number, names: readonly string[]): string {
  const boss = view.zones.boss[seat]?.[0];
  const parts = [`${t('word-boss')}: ${nameOf(boss?.card ?? '')}`];
  const minions = minionsOn(view, boss?.id);
  for (const owner of minions) parts.push(t('web-sb-minion-of', { seat: names[owner] ?? '' }));
  if (boardOf(view)?.boss_spaces[seat] && minions.length === 0) parts.push(t('word-space'));
  return parts.join(', ');
}

/** A card in words: its name, and the health that is printed on a hero. */
export function cardWords(card: ShownCard): string {
  if (card.card === undefined) return t('back-' + (card.back ?? 'room'));
  const printed = facts.of(card.card);
  const name = nameOf(card.card);
  if (printed && printed.health > 0) return `${name}, ${t('web-bm-health', { n: printed.health })}`;
  return name;
}

/** A hero in play in words: with its health now, its damage and its item. */
export function heroWords(view: BossView, hero: ShownCard): string {
  const more = moreAbout(view, hero.id);
  if (!more || hero.card === undefined) return cardWords(hero);
  const parts = [nameOf(hero.card), t('web-bm-health', { n: more.health })];
  if (more.hurt > 0) parts.push(t('web-bm-hurt', { n: more.hurt }));
  if (more.item) parts.push(t('web-bm-carries', { item: new Name(messageOf(more.item.card)) }));
  return parts.join(', ');
}

/** What a card in play does as things stand, in a few words; nothing of one that only waits to be played. */
export function nowWords(view: BossView, names: readonly string[], number: number): string[] {
  const stack = view.dungeons.flat().find((one) => one.top.id === number);
  if (stack) return stateWords(stack, names);
  const seat = view.zones.boss.findIndex(([boss]) => boss?.id === number);
  const player = view.players[seat];
  if (player) {
    const { rooms } = view.limits;
    return [player.leveled ? t('web-bm-leveled') : t('web-bm-level', { n: player.active_rooms, most: rooms })];
  }
  const { walk } = view;
  if (walk?.hero === number) {
    const left = t('web-bm-left-of', { n: walk.left, most: walk.health });
    return [left, t(walk.dies_in === null ? 'web-bm-survived' : 'web-bm-will-die')];
  }
  const waits = [...view.zones.town, ...view.zones.entrance.flat()].find((hero) => hero.id === number);
  if (waits?.card === undefined) return [];
  const bait = baitWords(view, names, number, waits.card);
  const more = moreAbout(view, number);
  const health = more?.health ?? facts.of(waits.card)?.health ?? 0;
  const hurt = more && more.hurt > 0 ? [t('web-bm-hurt', { n: more.hurt })] : [];
  return [t('web-bm-health', { n: health }), ...hurt, ...(bait ? [bait] : [])];
}
