"""Showing a table to seats, one look after the other: what has not changed, or looks alike, is not made again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from undercroft.kernel.state import State, bit_of
from undercroft.kernel.view import changed_zones, shared, shown_zones, zones_since

if TYPE_CHECKING:
    from undercroft.kernel.game import Game
    from undercroft.kernel.table import Table
    from undercroft.kernel.view_types import DecisionData, View
    from undercroft.kernel.zones import Zone

NOTHING: Final = object()
"""Instead of a part that was not there."""


class Shown(NamedTuple):
    """What a seat was shown of a state: the zones and the game's own part."""

    state: State
    zones: dict[str, Any]
    view_fields: Mapping[str, Any]


class ViewCache:
    """What everybody at a table was shown last."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._shown: dict[int | None, Shown] = {}
        """By seat; None is a spectator."""
        self._changed: tuple[State, State, list[tuple[Zone, list[int]]]] | None = None
        """The zones that changed between two states: they are the same ones for every seat."""

    def view(self, table: Table, seat: int | None) -> dict[str, Any]:
        """Everything that a seat may know."""
        state = table.state
        shown = self._show(state, seat)
        view: View = {
            "game": self._game.id,
            "seat": seat,
            "seats": table.seats,
            "number": len(table.moves),
            "options": table.options,
            "names": list(table.names),
            "zones": shown.zones,
            "said": [said.told() for said in table.said],
            "decision": self._told_decision(table, seat, shown.view_fields),
            "result": None if state.result is None else state.result.told(),
        }
        return {**view, **shown.view_fields}

    def changes(self, table: Table, seat: int | None) -> dict[str, Any]:
        """The parts of a view that are different from what a seat was shown last; of the zones only those.

        What was agreed on when the table was made stays as it is, and what is said is heard when it is said.
        """
        state, before = table.state, self._shown[seat]
        changed = self._changed_since(before.state, state)
        shown = self._show(state, seat)
        told: dict[str, Any] = {
            "number": len(table.moves),
            "decision": self._told_decision(table, seat, shown.view_fields),
        }
        if state.result is not before.state.result:
            told["result"] = None if state.result is None else state.result.told()
        zones = {
            zone.name: shown.zones[zone.name]
            for zone, _ in changed
            if shown.zones[zone.name] != before.zones[zone.name]
        }
        if zones:
            told["zones"] = zones
        old = before.view_fields
        for name, part in shown.view_fields.items():
            was = old.get(name, NOTHING)
            if was is not part and was != part:  # most parts are the very same: those need not be compared
                told[name] = part
        return told

    def has_shown(self, seat: int | None) -> bool:
        """Whether a seat was shown anything."""
        return seat in self._shown

    def forget_all_but(self, seats: set[int | None]) -> None:
        """Forget what others were shown."""
        for seat in tuple(self._shown):
            if seat not in seats:
                del self._shown[seat]

    def is_behind(self, state: State, seat: int | None) -> bool:
        """Whether a seat was shown another state last."""
        return seat in self._shown and self._shown[seat].state is not state

    def _told_decision(self, table: Table, seat: int | None, view_fields: Mapping[str, Any]) -> DecisionData | None:
        """The decision as a seat is told it, with what goes on."""
        decision = table.decision
        if decision is None:
            return None
        told = decision.told(with_options=decision.seat == seat)
        situation = self._game.describe_situation(table.state, seat, told["prompt"], view_fields)
        if situation is not None:
            told["situation"] = situation
        return told

    def _show(self, state: State, seat: int | None) -> Shown:
        """The zones and the game's own part of a view."""
        game, before = self._game, self._shown.get(seat)
        beside = next((shown for other, shown in self._shown.items() if shown.state is state and other != seat), None)
        if before is None or before.state is state:
            zones, view_fields = shown_zones(game, state, bit_of(seat)), game.view_fields(state, seat)
            if beside is not None:  # what two seats see alike is kept once
                zones, view_fields = shared(zones, beside.zones), shared(view_fields, beside.view_fields)
        else:
            zones = zones_since(game, state, bit_of(seat), before.zones, self._changed_since(before.state, state))
            others = None if beside is None else beside.view_fields
            view_fields = game.view_fields_since(state, seat, before.state, before.view_fields, others)
        shown = self._shown[seat] = Shown(state, zones, view_fields)
        if all(other.state is state for other in self._shown.values()):
            self._changed = None
        return shown

    def _changed_since(self, before: State, state: State) -> list[tuple[Zone, list[int]]]:
        if self._changed is None or self._changed[0] is not before or self._changed[1] is not state:
            self._changed = (before, state, changed_zones(self._game, before, state))
        return self._changed[2]
