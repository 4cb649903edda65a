"""Puzzle goals of Dragon Tower: clear a room at little cost, without losing a hero."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.dragon_tower.rules.events import FightWon, GameLost, HeroDied, RoomCleared
from undercroft.kernel.features.puzzle_task import Goal, Verdict

if TYPE_CHECKING:
    from undercroft.kernel.events import Event
    from undercroft.kernel.features.puzzle_task import PuzzleTask


def clear(task: PuzzleTask, so_far: int, event: Event) -> int | Verdict:
    """Solved if the room is cleared for at most `health` health and no hero dies."""
    if isinstance(event, FightWon):
        so_far += sum(event.paid)
        return so_far if so_far <= task.args["health"] else Verdict.MISSED
    if isinstance(event, (HeroDied, GameLost)):
        return Verdict.MISSED
    return Verdict.SOLVED if isinstance(event, RoomCleared) else so_far


GOALS: Final[dict[str, Goal]] = {"clear": Goal(clear, ("health",))}
