"""Puzzles of Dragon Tower: a room that was just entered, and the cards in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tools.puzzles.positions import cards_in
from undercroft.games.dragon_tower.rules.fights import who_fights
from undercroft.games.dragon_tower.rules.state import STAGES, State
from undercroft.kernel.features.puzzle_task import PuzzleTask
from undercroft.kernel.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

GAME: Final = "dragon-tower"
SETUPS: Final[tuple[tuple[int, dict[str, Any]], ...]] = (
    (1, {"heroes": 2, "team": "deal", "skills": "none"}),
    (1, {"heroes": 3, "team": "deal", "skills": "none"}),
    (1, {"heroes": 2, "team": "deal", "skills": "one"}),
    (1, {"heroes": 2, "team": "deal", "skills": "one", "boss": "giant_troll"}),
    (1, {"heroes": 3, "team": "deal", "skills": "one", "boss": "dark_lord"}),
)
ZONES: Final = ("hero", "skill", "hand", "room", "under_boss", "beaten")
KEPT: Final = ("heroes", "skills", "boss")


def positions(table: Table) -> dict[str, Any] | None:
    """Return the position for a puzzle if the question is who fights."""
    state = table.state
    assert isinstance(state, State)
    if state.question is not who_fights or any(state.spent):
        return None
    position: dict[str, Any] = {"phase": "fight", "floor": state.floor, "health": list(state.health)}
    if state.way:
        position["room"] = state.way
    for name, marks in (("fought", state.fought), ("soloed", state.soloed)):
        heroes = [hero for hero, mark in enumerate(marks) if mark]
        if heroes:
            position[name] = heroes
    if state.stage:
        position["stage"] = STAGES[state.stage]
    if state.failed:
        position["failed"] = True
    zones = cards_in(table.game, state, ZONES)
    here = 2 * (state.floor - 1) + state.way  # the rest of the tower does not matter
    zones["room"] = [row if place == here else [] for place, row in enumerate(zones["room"][: here + 1])]
    options = {name: table.options[name] for name in KEPT}
    return {"game": GAME, "seats": 1, "options": options, "zones": zones, "position": position}


def tasks(table: Table) -> Iterator[PuzzleTask]:
    """Yield the goals to clear the room for at most 0, 1, … health."""
    for health in range(5):
        yield PuzzleTask("clear", {"health": health})
