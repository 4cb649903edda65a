/** Names and short descriptions, in the language of the moment. */
import { Name, messageOf } from "$lib/language";
import { current, t } from "$lib/language.svelte";
import type { ShownCard } from "$lib/model";
import { facts } from "./cards/facts.svelte";
import { moreAbout, type BossView, type Stack } from "./model";

/** A card's name. */
export const nameOf = (card: string): string => t(messageOf(card));

/** The cards in whose names these words stand. */
export function withName(
  cards: readonly ShownCard[],
  words: string,
): ShownCard[] {
  const wanted = words.trim().toLowerCase();
  return cards.filter(({ card }) =>
    nameOf(card ?? "")
      .toLowerCase()
      .includes(wanted),
  );
}

/** A hero's name without the title after it: there is little room on a table. */
export const shortName = (card: string): string =>
  nameOf(card).split(",")[0] ?? "";

/** Whether a name has a word that a narrow card would have to break. */
export const hasLongWord = (name: string): boolean =>
  name.split(/[\s-]/).some((word) => word.length > 10);

/** The name of the sprite of a card, in the edition that is shown. */
export const art = (card: string): string => `${current.game}/${card}`;

/** What lies uppermost, in words for those who do not see it. */
export function stackWords(stack: Stack): string {
  const parts = [cardWords(stack.top)];
  if (stack.top.card !== undefined)
    parts.push(t("web-bm-damage", { n: stack.damage }));
  if (stack.face_down) parts.push(t("web-bm-face-down"));
  if (stack.deactivated) parts.push(t("web-bm-frozen"));
  if (stack.silent) parts.push(t("web-mb-silent"));
  if (stack.coins > 0) parts.push(t("count-coins", { n: stack.coins }));
  if (stack.beneath.length > 0)
    parts.push(t("web-bm-beneath", { n: stack.beneath.length }));
  return parts.join(", ");
}

/** A card in words: its name, and what a hero has. */
export function cardWords(card: ShownCard): string {
  if (card.card === undefined) return t("back-" + (card.back ?? "room"));
  const printed = facts.of(card.card);
  const name = nameOf(card.card);
  if (printed && printed.health > 0)
    return `${name}, ${t("web-bm-health", { n: printed.health })}`;
  return name;
}

/** A hero in play in words: with its health now, its damage and its item. */
export function heroWords(view: BossView, hero: ShownCard): string {
  const more = moreAbout(view, hero.id);
  if (!more || hero.card === undefined) return cardWords(hero);
  const parts = [nameOf(hero.card), t("web-bm-health", { n: more.health })];
  if (more.hurt > 0) parts.push(t("web-bm-hurt", { n: more.hurt }));
  if (more.item)
    parts.push(
      t("web-bm-carries", { item: new Name(messageOf(more.item.card)) }),
    );
  return parts.join(", ");
}
