"""Boss Monster in words: cards by their names and texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.boss_family.rules.facts import FACE, MOST_ROOMS, PRINTED
from undercroft.games.boss_family.rules.minibosses import TOP_LEVEL
from undercroft.i18n.language import Name
from undercroft.kernel.cards import Printed, message_of
from undercroft.kernel.view_types import OpenCard, ShownCard

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.boss_family.view_types import Bait, BossView, Walk
    from undercroft.i18n import Language
    from undercroft.kernel.view_types import RememberedPlace

POWERS: Final = range(1, TOP_LEVEL + 1)
"""The levels of a miniboss, each of which has a power."""

Card = ShownCard | OpenCard
"""A card of a view: its number and its printed id, or its back."""


def printed(card_id: str) -> Printed:
    return PRINTED[FACE[card_id]]


def card_name(language: Language, card: Card) -> str:
    """A card's name, or the name of its back."""
    return language.text(name_key(card))


def name_key(card: Card) -> str:
    """The message of a card's name, or of its back."""
    return message_of(card["card"]) if "card" in card else "back-" + card["back"]


def named(card: Card) -> Name:
    """A card's name with its grammatical cases."""
    return Name(name_key(card))


def face_name(language: Language, view: BossView, card: Card) -> str:
    """A card's name with the mark of its set, where two sets are in play."""
    mark = set_mark(language, view, card)
    return f"{card_name(language, card)} {mark}" if mark else card_name(language, card)


def set_mark(language: Language, view: BossView, card: Card) -> str:
    """The mark of a card's set, where two are in play; heroes have none, since all come from one set (MB-004)."""
    if not view["options"].get("sets") or "card" not in card or printed(card["card"]).kind in ("hero", "epic"):
        return ""
    return f"‹{language.text('terminal-mark-' + printed(card['card']).facts['set'])}›"


def remembered_words(language: Language, view: BossView, names: Sequence[str]) -> list[str]:
    """The cards that were seen and are now hidden, with the places where they can be."""
    lines = []
    for remembered in view["remembered"]:
        cards = ", ".join(language.text(message_of(card)) for card in remembered["cards"])
        places = dict.fromkeys(
            f"{language.text('zone-' + place['zone'].replace('_', '-'))}: {names[owner_of(place)]}"
            for place in remembered["places"]
        )
        lines.append(language.text("terminal-bm-remembered", cards=cards, places="; ".join(places)))
    return lines


def owner_of(place: RememberedPlace) -> int:
    """The seat that has a hand or a room."""
    return place["index"] // MOST_ROOMS if place["zone"] == "dungeon" else place["index"]


def card_text(language: Language, view: BossView, card_id: str) -> str:
    """The text of a card; where there are two printings, the one in use."""
    if is_miniboss(card_id):
        return " ".join(power_text(language, card_id, level) for level in POWERS)
    if printed(card_id).kind == "item":
        return " ".join(
            f"{language.text('word-' + user)}: {language.text(f'{message_of(card_id)}-{user}')}"
            for user in ("hero", "boss")
        )
    key = message_of(card_id) + "-text"
    if card_id == "the_crushinator" and view["options"].get("crushinator") == "once":
        key += "-limited"
    texts = [language.text(key) if language.has(key) else "", space_text(language, card_id)]
    return " ".join(text for text in texts if text)


def space_text(language: Language, card_id: str) -> str:
    """The effect of a card's action space: `Action space: …`; empty if it has none."""
    key = message_of(card_id) + "-space"
    return f"{language.text('word-space')}: {language.text(key)}" if language.has(key) else ""


def is_miniboss(card_id: str) -> bool:
    """True if a card is a miniboss, which has the back of a room."""
    return printed(card_id).kind == "miniboss"


def power_text(language: Language, card_id: str, level: int) -> str:
    """The power that a miniboss has from a level on: `Level 2: …`."""
    power = language.text(f"{message_of(card_id)}-level-{level}")
    return f"{language.text('word-level')} {level}: {power}"


def bait_text(language: Language, names: Sequence[str], bait: Bait, *, spoken: bool) -> str:
    """The expected destination of a hero in town."""
    if bait["to"] is not None:
        seat = names[bait["to"]]
        return language.text("terminal-bm-would-go", seat=seat) if spoken else f"→ {seat}"
    return language.text("terminal-bm-tie" if bait["tie"] else "terminal-bm-stays")


def bait_of(view: BossView, hero: Card) -> Bait | None:
    """The expected destination of a hero in town."""
    return next((bait for bait in view["bait"] if bait["hero"] == hero["id"]), None)


def bait_counts(names: Sequence[str], bait: Bait) -> str:
    """The treasure with which each player lures a hero: `Anna 2, Ben 0`."""
    return ", ".join(f"{names[seat]} {count}" for seat, count in enumerate(bait["counts"]))


def walk_words(language: Language, view: BossView, walk: Walk) -> tuple[str, str]:
    """The damage of the hero inside a dungeon, and the expected end of its walk."""
    hurt = language.text("terminal-bm-hurt", hurt=walk["hurt"], health=walk["health"])
    if walk["dies_in"] is None:
        return hurt, language.text("terminal-bm-survives")
    top = view["dungeons"][walk["seat"]][walk["dies_in"]]["top"]
    return hurt, language.text("terminal-bm-dies", room=named(top))


def place_name(language: Language, slot: int) -> str:
    """The name of a slot of a dungeon."""
    return language.text("slot-place", slot=slot)
