"""The zones of views: the cards that a seat may know, and incremental updates."""

from __future__ import annotations

from itertools import compress, count
from operator import is_not, ne
from typing import TYPE_CHECKING, Any, cast

from undercroft.kernel.pools import candidates, is_remembered
from undercroft.kernel.state import State
from undercroft.kernel.zones import Order

if TYPE_CHECKING:
    from collections.abc import Mapping

    from undercroft.kernel.game import Game
    from undercroft.kernel.view_types import Pile, RememberedCards, ShownCard
    from undercroft.kernel.zones import Zone


def shown_zone(game: Game[Any], state: State, index: int, order: Order, bit: int) -> Pile | list[ShownCard]:
    """Return the cards of one zone as a viewer may see them; `bit` is the viewer's bit of `known` masks."""
    cards = state.zones[index]
    if not cards:
        return {"count": 0, "known": []} if order is Order.PILE else []
    shown_card, face, known = game.deck.shown, state.face, state.known
    if order is Order.PILE:
        seen = [[place, shown_card(card, face[card], True)] for place, card in enumerate(cards) if known[card] & bit]
        return {"count": len(cards), "known": cast("list[tuple[int, ShownCard]]", seen)}
    shown = [shown_card(card, face[card], bool(known[card] & bit)) for card in cards]
    if order is Order.HAND:
        # Sort hidden cards by their backs: their order must not reveal anything.
        hidden = [card for card in shown if "back" in card]
        if hidden:
            return [card for card in shown if "id" in card] + sorted(hidden, key=_back)
    return shown


def _back(card: ShownCard) -> str:
    return card["back"]


def shown_zones(game: Game[Any], state: State, bit: int) -> dict[str, Any]:
    """Return every zone as a viewer may see it."""
    zones: dict[str, Any] = {}
    for zone in game.zones:
        if zone.single:
            zones[zone.name] = shown_zone(game, state, zone.first, zone.order, bit)
        else:
            indices = range(zone.first, zone.first + zone.count)
            zones[zone.name] = [shown_zone(game, state, index, zone.order, bit) for index in indices]
    return zones


def zones_since(
    game: Game[Any], state: State, bit: int, before: dict[str, Any], changed: list[tuple[Zone, list[int]]]
) -> dict[str, Any]:
    """Return every zone, reusing those of an earlier view except the changed ones."""
    zones = dict(before)
    for zone, indices in changed:
        if zone.single:
            zones[zone.name] = shown_zone(game, state, zone.first, zone.order, bit)
        else:
            group = zones[zone.name] = before[zone.name][:]
            for index in indices:
                group[index - zone.first] = shown_zone(game, state, index, zone.order, bit)
    return zones


def remembered(game: Game[Any], state: State, bit: int) -> list[RememberedCards]:
    """Return the faces that a viewer knows to lie among hidden cards, unless one of these cards may be in a pile."""
    if not is_remembered(state, bit):
        return []
    deck, face, known = game.deck, state.face, state.known
    backs = {deck.backs[printed] for group, _, faces in state.pools if group & bit for printed in faces}
    found: list[RememberedCards] = []
    for back in sorted(backs):
        cards: list[int] = []
        zone_of: list[int] = []
        for index, zone in enumerate(state.zones):
            for card in zone:
                if not known[card] & bit and deck.backs[face[card]] == back:
                    cards.append(card)
                    zone_of.append(index)
        for places, faces in candidates(state, cards, back, deck.backs, bit)[0]:
            counts: dict[int, int] = {}
            for place, index in enumerate(zone_of):
                if places >> place & 1:
                    counts[index] = counts.get(index, 0) + 1
            zones = [(game.zones.zone_of[index], index, number) for index, number in counts.items()]
            if all(zone.order is not Order.PILE for zone, _, _ in zones):
                found.append(
                    {
                        "cards": [deck.ids[printed] for printed in sorted(faces)],
                        "places": [
                            {"zone": zone.name, "index": index - zone.first, "count": number}
                            for zone, index, number in zones
                        ],
                    }
                )
    return found


def shared(parts: Mapping[str, Any], others: Mapping[str, Any]) -> dict[str, Any]:
    """Return the parts of a view, with equal parts of another view reused."""
    return {name: other if (other := others.get(name)) == part else part for name, part in parts.items()}


def changed_zones(game: Game[Any], before: State, after: State) -> list[tuple[Zone, list[int]]]:
    """Return the zones whose cards, faces or `known` masks differ, each with the differing indices of its group."""
    turned: set[int] = set()
    for old, new in ((before.known, after.known), (before.face, after.face)):
        if old != new:
            turned.update(compress(count(), map(ne, old, new)))
    other = compress(count(), map(is_not, before.zones, after.zones))
    changed = {index for index in other if before.zones[index] != after.zones[index]}
    for index in changed:
        turned.difference_update(after.zones[index])
    if turned:  # cards that changed without moving
        changed.update([index for index, cards in enumerate(after.zones) if not turned.isdisjoint(cards)])
    found: dict[str, tuple[Zone, list[int]]] = {}
    for index in changed:
        zone = game.zones.zone_of[index]
        found.setdefault(zone.name, (zone, []))[1].append(index)
    return list(found.values())
