"""Doors, heroes, floors and the boss of One Deck Dungeon in words, and the targets of options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from undercroft.games.one_deck_dungeon.provenance import floor_key
from undercroft.games.one_deck_dungeon.rules.dice import DIE_WORDS
from undercroft.games.one_deck_dungeon.rules.facts import EFFECT_OF
from undercroft.games.one_deck_dungeon.terminal.cards import card_name
from undercroft.games.one_deck_dungeon.terminal.view_state import boss_of, card_faced

if TYPE_CHECKING:
    from undercroft.games.one_deck_dungeon.view_types import DungeonView, Hero
    from undercroft.i18n import Language


def door_name(language: Language, door: int) -> str:
    return f"{language.text('word-door')} {door + 1}"


def doors_count(language: Language, view: DungeonView) -> str:
    """The number of doors in play, and its limit."""
    return f"{language.text('word-doors')} {sum(map(bool, view['zones']['door']))}/{view['door_limit']}"


def hero_name(language: Language, view: DungeonView, hero: int) -> str:
    """The name of a hero, or a placeholder until one is chosen."""
    card = view["heroes"][hero]["hero"]
    return card_name(language, card) if card is not None else language.text("terminal-no-hero")


def heroes_with_names(view: DungeonView) -> list[tuple[int, Hero]]:
    """The heroes that have been chosen."""
    return [(number, hero) for number, hero in enumerate(view["heroes"]) if hero["hero"] is not None]


def side(view: DungeonView) -> str:
    """The side of the hero cards that is in use."""
    return "1p" if len(view["heroes"]) == 1 else "2p"


def feat_name(language: Language, hero: Hero) -> str:
    return language.text("feat-" + hero["feat"].replace("_", "-"))


def feat_text(language: Language, view: DungeonView, hero: Hero) -> str:
    return language.text(f"feat-{hero['feat'].replace('_', '-')}-{side(view)}-text")


def cards_of(view: DungeonView, zone: Literal["items", "skills"], hero: int) -> list[str]:
    """The items or skills of a hero."""
    return [card["card"] for card in view["zones"][zone][hero]]


def floor_text(language: Language, name: str) -> str:
    """The effect of a floor; empty if it has none."""
    key = floor_key(name) + "-text"
    return language.text(key) if language.has(key) else ""


def boss_key(view: DungeonView) -> str:
    """The message of the boss that is fought; with `-text` what it does."""
    return "boss-" + boss_of(view)["id"].replace("_", "-")


def foe_name(language: Language, view: DungeonView) -> str:
    """The name of the boss or card that is faced; empty if there is none."""
    if view["boss"] is not None:
        return language.text(boss_key(view))
    return card_name(language, card_faced(view)) if view["encounter"] is not None else ""


def open_cards(view: DungeonView) -> dict[int, str]:
    """All visible encounter cards, by number."""
    zones = view["zones"]
    rows = [*zones["door"], zones["faced"], *zones["items"], *zones["skills"], zones["potions"], zones["xp"]]
    return {card["id"]: card["card"] for row in rows for card in row if "card" in card}


def die_target(hero: int, word: str) -> tuple[str, int]:
    """The target of a die in a hero's pool."""
    return ("pool", hero << 8 | DIE_WORDS.index(word))


def skill_target(hero: int, skill: str) -> tuple[str, int]:
    """The target of a hero's skill."""
    return ("skill", hero << 16 | EFFECT_OF[skill])


def potion_target(potion: str) -> tuple[str, int]:
    """The target of a potion."""
    return ("potion", EFFECT_OF[potion])


def is_facing(view: DungeonView) -> bool:
    """True if the party faces a card or the boss."""
    return view["encounter"] is not None or view["boss"] is not None
