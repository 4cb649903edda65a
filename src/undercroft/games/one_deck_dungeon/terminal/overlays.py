"""Full-screen panels of One Deck Dungeon, opened by function keys: everything with its text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content

from undercroft.games.one_deck_dungeon.provenance import floor_key, potion_of, skill_of
from undercroft.games.one_deck_dungeon.rules.facts import BOSS_OF, DECK
from undercroft.games.one_deck_dungeon.terminal import encounter_lines, panels
from undercroft.games.one_deck_dungeon.terminal.box_words import CLOSED_SIGN, HEART_SIGN, TOKEN_SIGN, box_signs
from undercroft.games.one_deck_dungeon.terminal.cards import card_name, card_text, cost_of_skill, hero_facts, loot_words
from undercroft.games.one_deck_dungeon.terminal.missing_dice import missing_for_potion, missing_for_skill, missing_words
from undercroft.games.one_deck_dungeon.terminal.sheet_words import quiet_talents
from undercroft.games.one_deck_dungeon.terminal.targets import (
    cards_of,
    door_name,
    feat_name,
    feat_text,
    floor_text,
    hero_name,
    heroes_with_names,
)
from undercroft.games.one_deck_dungeon.view import shown_box
from undercroft.terminal.widgets.looks import BLOOD, INK, INK2, INK3, OK, ink, pack

if TYPE_CHECKING:
    from undercroft.games.one_deck_dungeon.view_types import DungeonView
    from undercroft.terminal.widgets.looks import LookAt


def dungeon(look: LookAt[DungeonView], width: int) -> list[Content]:
    """The whole dungeon card: every floor, and the boss on its back."""
    shown, language = look.view["dungeon"], look.language
    if shown is None:
        return [ink(language.text("terminal-nothing"), INK3)]
    lines = [ink(card_name(language, shown["card"]), INK, bold=True)]
    for number, floor in enumerate(shown["floors"], 1):
        lines.append(
            ink(f"{number} {language.text(floor_key(floor['name']))}", INK if floor["in_force"] else INK3, bold=True)
        )
        for side in ("combat", "peril"):
            boxes = [box_signs(language, box) for box in floor[side]]
            if boxes:
                lines += pack([ink(f"{language.text('word-' + side)}:", INK3), *boxes], width, indent=2)
        lines += _text(floor_text(language, floor["name"]), width)
    boss = BOSS_OF[DECK.index[shown["card"]]]
    key = "boss-" + boss.id.replace("_", "-")
    lines.append(Content(""))
    name = ink(f"{language.text('word-boss')}: {language.text(key)}", INK, bold=True)
    lines.append(name + ink(f" {HEART_SIGN}{(look.view['boss'] or {'health': boss.health})['health']}", BLOOD))
    lines += pack([box_signs(language, shown_box(box)) for box in boss.boxes], width, indent=2)
    return lines + _text(language.text(key + "-text"), width)


def heroes(look: LookAt[DungeonView], width: int) -> list[Content]:
    """Every hero with the texts of feat, skills and items."""
    view, language = look.view, look.language
    lines: list[Content] = []
    for number, shown in heroes_with_names(view):
        if lines:
            lines.append(Content(""))
        facts = [fact.signs for fact in hero_facts(language, shown)]
        lines += pack([ink(hero_name(language, view, number), INK, bold=True), *facts], width)
        lines.append(ink(f"{language.text('word-feat')}: {feat_name(language, shown)}", INK2))
        lines += _text(feat_text(language, view, shown), width)
        for skill in shown["skills"]:
            price = cost_of_skill(language, skill, spoken=True)
            used = f", {language.text('word-used')}" if skill in shown["used"] else ""
            lines += ink(f"{language.text('word-skill')}: {card_name(language, skill)} ({price}{used})", INK2).wrap(
                width
            )
            lines += _text(card_text(language, skill), width)
            lines += _warning(look, missing_for_skill(view, number, skill), width)
        for talent in quiet_talents(shown):
            lines.append(ink(f"{language.text('word-talent')}: {card_name(language, talent)}", INK2))
            lines += _text(card_text(language, talent), width)
        for card in cards_of(view, "items", number):
            lines += ink(f"{language.text('word-item')}: {panels.item(look, card)}", INK2).wrap(width)
    return lines or [ink(language.text("terminal-no-hero"), INK3)]


def doors(look: LookAt[DungeonView], width: int) -> list[Content]:
    """The current encounter and all doors with their loot; then the discard pile."""
    view, language = look.view, look.language
    lines = pack(panels.time_left(look), width)
    for card in view["zones"]["faced"]:
        lines += _card(look, language.text("word-encounter"), card["card"], width)
    for door, cards in enumerate(view["zones"]["door"]):
        for card in cards:
            if "card" in card:
                lines += _card(look, door_name(language, door), card["card"], width)
            else:
                lines.append(ink(f"{CLOSED_SIGN} {door_name(language, door)}", INK3))
    pile = [card_name(language, card["card"]) for _, card in view["zones"]["discard"]["known"]]
    if pile:
        lines.append(Content(""))
        lines += ink(f"{language.text('word-discard')}: {', '.join(sorted(pile))}", INK3).wrap(width)
    return lines


def _card(look: LookAt[DungeonView], where: str, card_id: str, width: int) -> list[Content]:
    language = look.language
    lines = [ink(f"{where}: ", INK3) + ink(card_name(language, card_id), INK, bold=True)]
    facts = encounter_lines.card_facts(look, card_id, width - 2)
    facts += encounter_lines.challenge(look, card_id, width - 2)
    facts += ink(f"{language.text('word-loot')}: {', '.join(loot_words(language, card_id, spoken=True))}", OK).wrap(
        width - 2
    )
    for gift in (skill_of(card_id), potion_of(card_id)):
        if gift is not None:
            facts += ink(f"{card_name(language, gift)}: {card_text(language, gift)}", INK3).wrap(width - 2)
    return lines + encounter_lines.indented(facts)


def potions(look: LookAt[DungeonView], width: int) -> list[Content]:
    """The potions that were found with their texts, the level, the supply, the XP cards."""
    view, language = look.view, look.language
    lines = panels.party(look, width)
    lines.append(Content(""))
    for name in view["found"]:
        lines.append(ink(f"{TOKEN_SIGN} {card_name(language, name)}", INK, bold=True))
        lines += _text(card_text(language, name), width)
        lines += _warning(look, missing_for_potion(view, name), width)
    cards = [card_name(language, card["card"]) for card in view["zones"]["xp"]]
    if cards:
        lines += ink(f"{language.text('word-xp')}: {', '.join(cards)}", INK3).wrap(width)
    return lines


def _text(text: str, width: int) -> list[Content]:
    return encounter_lines.indented(ink(text, INK3).wrap(width - 2)) if text else []


def _warning(look: LookAt[DungeonView], missing: dict[str, int], width: int) -> list[Content]:
    return ink(f"⚠ {missing_words(look.language, missing)}", BLOOD).wrap(width) if missing else []
