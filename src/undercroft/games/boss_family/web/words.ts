/** Names and short descriptions in the current language. */
import { Name, messageOf } from '$lib/language/language';
import { current, t } from '$lib/language/language.svelte';
import type { ShownCard } from '$lib/server/model';
import { facts, type Facts } from './cards/facts.svelte';
import { boardOf, minionsOn, moreAbout, TREASURES, type BossView, type Stack } from './model';

/** Return a card's name. */
export const nameOf = (card: string): string => t(messageOf(card));

/** Return the cards whose names contain a text. */
export function withName(cards: readonly ShownCard[], words: string): ShownCard[] {
  const wanted = words.trim().toLowerCase();
  return cards.filter(({ card }) =>
    nameOf(card ?? '')
      .toLowerCase()
      .includes(wanted),
  );
}

/** Return a hero's name without the title after it. */
export const shortName = (card: string): string => nameOf(card).split(',')[0] ?? '';

/** Return true if a name has a word that a narrow card would break. */
export const hasLongWord = (name: string): boolean => name.split(/[\s-]/).some((word) => word.length > 10);

const VOWELS = 'aeiouyąęóаеёиоуыэюяєії';
const isVowel = (letter: string): boolean => VOWELS.includes(letter.toLowerCase());
const ONE_SOUND = /^([scr]z|d[zźż]|[ctsp]h|ck)$/i;
const SHY = '\u00AD';
/** Minimum number of letters on either side of a break, and minimum length of a word with breaks. */
const LEAST = 3;
const LONG = 7;

/** Return a name with soft hyphens between the syllables of long words. */
export function softened(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    if (word.length < LONG) return word;
    const letters = [...word];
    /** Return the end of the sound at a position, which may have two letters. */
    const after = (at: number): number => (ONE_SOUND.test(letters.slice(at, at + 2).join('')) ? at + 2 : at + 1);
    const breaks = (at: number): boolean => {
      const [here = '', next = ''] = [letters[at], letters[after(at)]];
      // A syllable begins with a consonant before a vowel; soft and hard signs belong to the letter before.
      return !isVowel(here) && !/[ьъ]/i.test(here) && isVowel(next) && after(at - 1) === at;
    };
    return letters
      .map((letter, at) => (at >= LEAST && at <= letters.length - LEAST && breaks(at) ? SHY + letter : letter))
      .join('');
  });
}

/** Return the name of a card's sprite in the current edition. */
export const art = (card: string): string => `${current.game}/${card}`;

/** Name remembered cards that may be among hidden ones; empty if there are none. */
export const rememberedWords = (cards: readonly string[]): string =>
  cards.length > 0 ? t('web-bm-remembered', { cards: cards.map(nameOf).join(', ') }) : '';

/** Describe the top of a stack for screen readers; `remembered` are the cards that may be its face-down top. */
export function stackWords(stack: Stack, names: readonly string[] = [], remembered: readonly string[] = []): string {
  const parts = [cardWords(stack.top)];
  if (remembered.length > 0) parts.push(rememberedWords(remembered));
  if (stack.top.card !== undefined) parts.push(t('web-bm-damage', { n: stack.damage }));
  parts.push(...stateWords(stack, names));
  if (stack.beneath.length > 0) parts.push(t('web-bm-beneath', { n: stack.beneath.length }));
  return parts.join(', ');
}

/** List the states of a room in play. */
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

/** Name the dungeon that a hero in town would enter now. */
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

/** Describe a boss: its name, its space and the minions on it. */
export function bossWords(view: BossView, seat: number, names: readonly string[]): string {
  const boss = view.zones.boss[seat]?.[0];
  const parts = [`${t('word-boss')}: ${nameOf(boss?.card ?? '')}`];
  const minions = minionsOn(view, boss?.id);
  for (const owner of minions) parts.push(t('web-sb-minion-of', { seat: names[owner] ?? '' }));
  if (boardOf(view)?.boss_spaces[seat] && minions.length === 0) parts.push(t('word-space'));
  return parts.join(', ');
}

/** Return a card's name, for a hero with the printed health. */
export function cardWords(card: ShownCard): string {
  if (card.card === undefined) return t('back-' + (card.back ?? 'room'));
  const printed = facts.of(card.card);
  const name = nameOf(card.card);
  if (printed && printed.health > 0) return `${name}, ${t('web-bm-health', { n: printed.health })}`;
  return name;
}

/** Describe a card's kind, with the rank of a room and the phase of a spell. */
export function kindWords({ kind, advanced, sort, phase, xp }: Facts): string {
  switch (kind) {
    case 'room':
      return t('web-bm-kind-room', { rank: t(advanced ? 'rank-advanced' : 'rank-ordinary'), kind: t('kind-' + sort) });
    case 'spell':
      return t('web-bm-kind-spell', { phase: t('phase-' + phase) });
    case 'boss':
      return t('web-bm-kind-boss', { xp });
    case 'miniboss':
      return t('kind-miniboss');
    case 'item':
      return t('web-bm-kind-item');
    default:
      return t(kind === 'epic' ? 'web-bm-kind-epic' : 'web-bm-kind-hero');
  }
}

/** Describe the printed facts of a card for screen readers: kind, damage, treasure and cost. */
export function printedWords(card: string): string {
  const printed = facts.of(card);
  if (!printed) return '';
  const parts = [kindWords(printed)];
  if (printed.kind === 'room' && !printed.counted) parts.push(t('web-bm-damage', { n: printed.damage }));
  for (const { kind, count } of printed.treasure) if (count > 0) parts.push(`${t('treasure-' + kind)} ×${count}`);
  if (printed.cost > 0) parts.push(t('count-coins', { n: printed.cost }));
  return parts.join(', ');
}

/** Describe a hero in play: current health, damage and item. */
export function heroWords(view: BossView, hero: ShownCard): string {
  const more = moreAbout(view, hero.id);
  if (!more || hero.card === undefined) return cardWords(hero);
  const parts = [nameOf(hero.card), t('web-bm-health', { n: more.health })];
  if (more.hurt > 0) parts.push(t('web-bm-hurt', { n: more.hurt }));
  if (more.item) parts.push(t('web-bm-carries', { item: new Name(messageOf(more.item.card)) }));
  return parts.join(', ');
}

/** List the current effects of a card in play; empty for cards not in play. */
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
