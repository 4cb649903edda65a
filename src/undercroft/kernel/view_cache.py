"""A cache of the views of a table: views reuse unchanged parts and the equal parts of other seats' views."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from undercroft.kernel.state import State, bit_of
from undercroft.kernel.view import changed_zones, remembered, shared, shown_zones, zones_since

if TYPE_CHECKING:
    from undercroft.kernel.game import Game
    from undercroft.kernel.table import Table
    from undercroft.kernel.view_types import DecisionData, RememberedCards, View
    from undercroft.kernel.zones import Zone

MISSING: Final = object()
"""The default for a missing part."""


class CachedView(NamedTuple):
    """The expensive parts of a seat's last view, and the state that it shows."""

    state: State
    zones: dict[str, Any]
    remembered: list[RememberedCards]
    view_fields: Mapping[str, Any]


class ViewCache:
    """The last views of a table, by seat."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._shown: dict[int | None, CachedView] = {}
        """By seat; None is a spectator."""
        self._changed: tuple[State, State, list[tuple[Zone, list[int]]]] | None = None
        """Two states and the zones that differ between them, which are the same for every seat."""

    def view(self, table: Table, seat: int | None) -> dict[str, Any]:
        """Return all that a seat may know."""
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
            "said": [said.data() for said in table.said],
            "remembered": shown.remembered,
            "decision": self._decision(table, seat, shown.view_fields),
            "result": None if state.result is None else state.result.data(),
        }
        return {**view, **shown.view_fields}

    def changes(self, table: Table, seat: int | None) -> dict[str, Any]:
        """Return the parts of a view that differ from the seat's last one, with only the zones that differ.

        Options, names and phrases are not included: the first two are constant, and phrases are sent on their own.
        """
        state, before = table.state, self._shown[seat]
        changed = self._changed_since(before.state, state)
        shown = self._show(state, seat)
        changes: dict[str, Any] = {
            "number": len(table.moves),
            "decision": self._decision(table, seat, shown.view_fields),
        }
        if state.result is not before.state.result:
            changes["result"] = None if state.result is None else state.result.data()
        zones = {
            zone.name: shown.zones[zone.name]
            for zone, _ in changed
            if shown.zones[zone.name] != before.zones[zone.name]
        }
        if zones:
            changes["zones"] = zones
        if shown.remembered != before.remembered:
            changes["remembered"] = shown.remembered
        old = before.view_fields
        for name, part in shown.view_fields.items():
            was = old.get(name, MISSING)
            if was is not part and was != part:  # most parts are identical objects, which saves the comparison
                changes[name] = part
        return changes

    def has_shown(self, seat: int | None) -> bool:
        """Return True if the cache has a view of a seat."""
        return seat in self._shown

    def forget_all_but(self, seats: set[int | None]) -> None:
        """Drop the views of all other seats."""
        for seat in tuple(self._shown):
            if seat not in seats:
                del self._shown[seat]

    def is_behind(self, state: State, seat: int | None) -> bool:
        """Return True if a seat's last view shows another state."""
        return seat in self._shown and self._shown[seat].state is not state

    def _decision(self, table: Table, seat: int | None, view_fields: Mapping[str, Any]) -> DecisionData | None:
        """Return the decision as a seat may see it, with its situation."""
        decision = table.decision
        if decision is None:
            return None
        data = decision.data(with_options=decision.seat == seat)
        situation = self._game.describe_situation(table.state, seat, data["prompt"], view_fields)
        if situation is not None:
            data["situation"] = situation
        return data

    def _show(self, state: State, seat: int | None) -> CachedView:
        """Return the zones and the game's own fields of a view, and cache them."""
        game, before = self._game, self._shown.get(seat)
        beside = next((shown for other, shown in self._shown.items() if shown.state is state and other != seat), None)
        if before is None or before.state is state:
            zones, view_fields = shown_zones(game, state, bit_of(seat)), game.view_fields(state, seat)
            if beside is not None:  # store equal parts of two views once
                zones, view_fields = shared(zones, beside.zones), shared(view_fields, beside.view_fields)
        else:
            zones = zones_since(game, state, bit_of(seat), before.zones, self._changed_since(before.state, state))
            others = None if beside is None else beside.view_fields
            view_fields = game.view_fields_since(state, seat, before.state, before.view_fields, others)
        shown = self._shown[seat] = CachedView(state, zones, remembered(game, state, bit_of(seat)), view_fields)
        if all(other.state is state for other in self._shown.values()):
            self._changed = None
        return shown

    def _changed_since(self, before: State, state: State) -> list[tuple[Zone, list[int]]]:
        if self._changed is None or self._changed[0] is not before or self._changed[1] is not state:
            self._changed = (before, state, changed_zones(self._game, before, state))
        return self._changed[2]
