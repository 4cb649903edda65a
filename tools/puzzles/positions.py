"""Conversion of a state to the position of a scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from undercroft.kernel.game import Game
    from undercroft.kernel.state import State


def cards_in(game: Game[Any], state: State, names: Iterable[str]) -> dict[str, Any]:
    """Return the cards of these zones by printed id, as in scenario files; empty zones are left out."""
    found: dict[str, Any] = {}
    for name in names:
        zone = game.zones.named(name)
        assert zone is not None
        rows = [
            [game.deck.ids[state.face[card]] for card in state.zones[index]]
            for index in range(zone.first, zone.first + zone.count)
        ]
        if any(rows):
            while not rows[-1]:
                rows.pop()
            found[name] = rows[0] if zone.single else rows
    return found
