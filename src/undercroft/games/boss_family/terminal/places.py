"""Locations of the cards of a view."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from undercroft.games.boss_family.terminal.words import Card, printed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.games.boss_family.view_types import BossView, Stack, Walk

HAND_ORDER: Final = ("room", "miniboss", "spell")


class Place(msgspec.Struct, frozen=True):
    """The location of a stack, given by its uppermost room or its miniboss."""

    seat: int
    slot: int
    stack: Stack


def focus_of(view: BossView) -> int:
    """The seat whose dungeon is drawn large: the viewer's own; for spectators the active player's."""
    if view["seat"] is not None:
        return int(view["seat"])
    return 0 if view["active"] is None else int(view["active"])


def others_of(view: BossView) -> list[int]:
    """The other seats: those in the game in acting order, then those out of it."""
    order = [*view["order"], *(seat for seat in range(view["seats"]) if seat not in view["order"])]
    return [seat for seat in order if seat != focus_of(view)]


def places_of(view: BossView) -> dict[int, Place]:
    """The locations of known uppermost rooms, by card."""
    return {
        stack["top"]["id"]: Place(seat, slot, stack)
        for seat, dungeon in enumerate(view["dungeons"])
        for slot, stack in enumerate(dungeon)
        if "id" in stack["top"]
    }


def minibosses_of(view: BossView) -> dict[int, Place]:
    """The locations of minibosses in play, by card."""
    return {
        stack["miniboss"]["card"]["id"]: Place(seat, slot, stack)
        for seat, dungeon in enumerate(view["dungeons"])
        for slot, stack in enumerate(dungeon)
        if stack["miniboss"] is not None
    }


def known_cards(view: BossView) -> dict[int, Card]:
    """All identified cards of a view, by number."""
    return {card["id"]: card for zone in view["zones"].values() for card in _cards_in(zone)}


def _cards_in(part: Any) -> Iterator[Card]:
    if isinstance(part, dict):
        if "id" in part:
            yield cast("Card", part)
        else:
            yield from _cards_in([card for _, card in part.get("known", ())])
    elif isinstance(part, list):
        for item in part:
            yield from _cards_in(item)


def hand_of(view: BossView, seat: int) -> list[Card]:
    """The known cards of a hand: rooms, minibosses, spells."""
    cards = [card for card in view["zones"]["hand"][seat] if "id" in card]
    return sorted(cards, key=lambda card: HAND_ORDER.index(printed(card["card"]).kind))


def own_cards(view: BossView, seat: int) -> dict[str, list[Card]]:
    """A player's own cards by zone: those to choose from in the set-up, the hand, those set aside."""
    zones = view["zones"]
    return {
        "boss_choice": [*zones["boss_choice"][seat]],
        "hand": hand_of(view, seat),
        "set_aside": [*zones["set_aside"][seat]],
    }


def discard_of(view: BossView) -> list[tuple[Card, int]]:
    """The discard pile, the latest card first; copies are counted."""
    cards = [card for _, card in reversed(view["zones"]["discard"]["known"])]
    counts = Counter(card["card"] for card in cards)
    first = {card["card"]: card for card in reversed(cards)}
    return [(first[card_id], counts[card_id]) for card_id in dict.fromkeys(card["card"] for card in cards)]


def boss_of(view: BossView, seat: int) -> Card | None:
    """The boss of a seat; None until it is revealed."""
    bosses = view["zones"]["boss"][seat]
    return bosses[0] if bosses else None


def walker_of(view: BossView) -> Card:
    """The hero inside a dungeon."""
    hero: Card = view["zones"]["walking"][0]
    return hero


def walk_in(view: BossView, seat: int) -> Walk | None:
    """The walk of the hero inside this seat's dungeon; None without one."""
    walk = view["walk"]
    return walk if walk is not None and walk["seat"] == seat else None
