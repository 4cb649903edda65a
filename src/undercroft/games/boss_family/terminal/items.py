"""Items of Boss Monster in words and signs: on heroes, in town, in score areas; and what heroes have taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.boss_family.terminal.city_marks import signed, token_on
from undercroft.games.boss_family.terminal.numbers import facts_of
from undercroft.games.boss_family.terminal.signs import HEALTH, ITEM_SIGN
from undercroft.games.boss_family.terminal.words import card_name, card_text, face_name, named, printed
from undercroft.terminal.widgets.looks import BLOOD, INK2, INK3, OK, ink, pack

if TYPE_CHECKING:
    from textual.content import Content

    from undercroft.games.boss_family.terminal.words import Card
    from undercroft.games.boss_family.view_types import BossView, Hero
    from undercroft.i18n import Language
    from undercroft.terminal.widgets.looks import LookAt


def more_about(view: BossView, hero: int) -> Hero | None:
    """The state of a hero in play, besides its card."""
    return next((one for one in view["heroes"] if one["hero"] == hero), None)


def health_sign(look: LookAt[BossView], item: Card) -> Content:
    """The current health of a hero, its damage and its item."""
    more = more_about(look.view, item["id"])
    if more is None:
        return ink(f" {HEALTH}{printed(item['card']).facts['health']}", BLOOD)
    hurt = f"−{more['hurt']}" if more["hurt"] else ""
    shown = ink(f" {HEALTH}{_health(look.view, item, more['health'])}{hurt}", BLOOD)
    if more["item"] is None:
        return shown
    name = ink(f" {ITEM_SIGN} {card_name(look.language, more['item'])}", INK2)
    return shown + look.thing(("card", more["item"]["id"]), name)


def _health(view: BossView, item: Card, health: int) -> str:
    """The health of a hero: printed value and token if nothing else changes it; else the total."""
    usual, token = printed(item["card"]).facts["health"], token_on(view, item["id"])
    return f"{usual}{signed(token)}" if token and health == usual + token else str(health)


def hero_words(language: Language, view: BossView, hero: Card) -> list[str]:
    """The changed health, damage and item of a hero in words; empty for most."""
    more = more_about(view, hero["id"])
    if more is None:
        return []
    words = []
    if more["health"] != printed(hero["card"]).facts["health"]:
        words.append(f"{language.text('word-health')} {more['health']}")
    if more["hurt"]:
        words.append(language.text("word-hurt", n=more["hurt"]))
    if more["item"] is not None:
        words.append(language.text("word-carries", item=named(more["item"])))
    return words


def score_items(look: LookAt[BossView], seat: int) -> list[Content]:
    """The usable items of a score area, and the number of face-down ones."""
    zones = look.view["zones"]
    shown = [
        look.thing(("card", item["id"]), ink(f"{ITEM_SIGN} {card_name(look.language, item)}", OK))
        for item in zones["items"][seat]
    ]
    spent = len(zones["items_spent"][seat])
    return [*shown, ink(f"{ITEM_SIGN}▒{spent}", INK3)] if spent else shown


def score_words(language: Language, view: BossView, seat: int) -> list[str]:
    """The items of a score area in words, with face-down ones."""
    words = []
    zones = view["zones"]
    for key, cards in (("zone-items", zones["items"][seat]), ("zone-items-spent", zones["items_spent"][seat])):
        if cards:
            names = ", ".join(card_name(language, item) for item in cards)
            words.append(f"{language.text(key)}: {names}")
    return words


def waiting_items(look: LookAt[BossView], width: int) -> list[Content]:
    """The items that wait in town for a hero."""
    items = [
        look.thing(("card", item["id"]), ink(f"{facts_of(look.language, item['card'], spoken=False)} ", INK3))
        + ink(face_name(look.language, look.view, item), INK2)
        for item in look.view["zones"]["items_waiting"]
    ]
    return pack(items, width)


def item_texts(language: Language, view: BossView) -> list[str]:
    """The texts of all visible items: on heroes, in town and in score areas."""
    zones = view["zones"]
    shown = [*zones["items_carried"], *zones["items_waiting"], *(item for area in zones["items"] for item in area)]
    return [f"{face_name(language, view, item)}: {card_text(language, view, item['card'])}" for item in shown]
