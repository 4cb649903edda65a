"""Marks of the city on players and cards: first player, minions, health tokens; only one edition has a city."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from undercroft.games.boss_family.rules.city_events import LANDMARK_NAMES
from undercroft.i18n.render import key_of
from undercroft.kernel.cards import message_of

if TYPE_CHECKING:
    from undercroft.games.boss_family.view_types import BossView
    from undercroft.i18n import Language

FIRST_PLAYER: Final = "⚑"
MINION: Final = "☻"
SPACE: Final = "◇"
TOKEN: Final = "▲"
NEUTRALIZED: Final = "⊖"
ASLEEP: Final = "☾"


def city_of(view: BossView) -> dict[str, Any] | None:
    """The city of a view; None in editions without one."""
    return cast("dict[str, Any]", view).get("city")


def is_first(view: BossView, seat: int) -> bool:
    """True if a player has the first-player marker."""
    city = city_of(view)
    return city is not None and city["marker"] == seat


def plays_alone(view: BossView) -> bool:
    """True in a solo game, where souls have no goal."""
    city = city_of(view)
    return city is not None and city["solo"] is not None


def has_boss_space(view: BossView, seat: int) -> bool:
    """True if a player's boss has an action space that may be used."""
    city = city_of(view)
    return city is not None and bool(city["boss_spaces"][seat])


def token_on(view: BossView, hero: int) -> int:
    """The health token on a hero; 0 without one."""
    city = city_of(view)
    tokens = [] if city is None else city["health_tokens"]
    return next((token["token"] for token in tokens if token["hero"] == hero), 0)


def signed(token: int) -> str:
    """A health token as it is printed: `+2`, `−2`; empty for 0."""
    return f"{token:+d}".replace("-", "−") if token else ""


def stands_on(view: BossView, card: int) -> bool:
    """True if a minion stands on a card."""
    city = city_of(view)
    return city is not None and any(minion["card"] == card for minion in city["minions"])


def minion_place(language: Language, view: BossView, seat: int) -> str:
    """The place of a player's minion: a landmark, a card, its base; empty in editions without minions."""
    city = city_of(view)
    if city is None:
        return ""
    minion = city["minions"][seat]
    if minion["space"] is not None:
        landmark = next(name for name in LANDMARK_NAMES if minion["space"].startswith(name))
        return language.text("landmark-" + key_of(landmark))
    if minion["card"] is None:
        return language.text("word-base")
    cards = [*view["zones"]["boss"][seat], *(stack["top"] for stack in view["dungeons"][seat])]
    return language.text(next(message_of(card["card"]) for card in cards if card.get("id") == minion["card"]))
