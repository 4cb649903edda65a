"""Showing a state to seats, one look after the other: what has not changed, or looks alike, is not made again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from undercroft.kernel.state import State, bit_of
from undercroft.kernel.view import changed_zones, shared, shown_zones, zones_since

if TYPE_CHECKING:
    from undercroft.kernel.game import Game
    from undercroft.kernel.zones import Zone


class Shown(NamedTuple):
    """What a seat was shown of a state: the zones and the game's own part."""

    state: State
    zones: dict[str, Any]
    extras: Mapping[str, Any]


class Showing:
    """What everybody at a table was shown last."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._shown: dict[int | None, Shown] = {}
        """By seat; None is a spectator."""
        self._changed: tuple[State, State, list[tuple[Zone, list[int]]]] | None = None
        """The zones that changed between two states: they are the same ones for every seat."""

    def show(self, state: State, seat: int | None) -> Shown:
        """The zones and the game's own part of a view."""
        game, before = self._game, self._shown.get(seat)
        beside = next((shown for other, shown in self._shown.items() if shown.state is state and other != seat), None)
        if before is None or before.state is state:
            zones, extras = shown_zones(game, state, bit_of(seat)), game.extras(state, seat)
            if beside is not None:  # what two seats see alike is kept once
                zones, extras = shared(zones, beside.zones), shared(extras, beside.extras)
        else:
            zones = zones_since(game, state, bit_of(seat), before.zones, self._changed_since(before.state, state))
            others = None if beside is None else beside.extras
            extras = game.extras_since(state, seat, before.state, before.extras, others)
        shown = self._shown[seat] = Shown(state, zones, extras)
        if all(other.state is state for other in self._shown.values()):
            self._changed = None
        return shown

    def _changed_since(self, before: State, state: State) -> list[tuple[Zone, list[int]]]:
        if self._changed is None or self._changed[0] is not before or self._changed[1] is not state:
            self._changed = (before, state, changed_zones(self._game, before, state))
        return self._changed[2]
