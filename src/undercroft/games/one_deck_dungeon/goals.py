"""Puzzle goals of One Deck Dungeon: limits on the consequences of an encounter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.one_deck_dungeon.rules.events import ConsequencesCounted, EncounterSkipped
from undercroft.kernel.features.puzzle_task import Goal, Verdict

if TYPE_CHECKING:
    from undercroft.kernel.events import Event
    from undercroft.kernel.features.puzzle_task import PuzzleTask


def lose_at_most(task: PuzzleTask, so_far: int, event: Event) -> int | Verdict:
    """Solved if the encounter costs at most `hearts`, `time` and `poison`."""
    if isinstance(event, ConsequencesCounted):
        args = task.args
        kept = event.hearts <= args["hearts"] and event.time <= args["time"] and event.poison <= args["poison"]
        return Verdict.SOLVED if kept else Verdict.MISSED
    return Verdict.MISSED if isinstance(event, EncounterSkipped) else so_far


def lose_nothing(task: PuzzleTask, so_far: int, event: Event) -> int | Verdict:
    """Solved if the encounter costs neither hearts nor time nor poison."""
    if isinstance(event, ConsequencesCounted):
        return Verdict.MISSED if event.hearts or event.time or event.poison else Verdict.SOLVED
    return Verdict.MISSED if isinstance(event, EncounterSkipped) else so_far


def lose_no_heart(task: PuzzleTask, so_far: int, event: Event) -> int | Verdict:
    """Solved if the encounter costs neither hearts nor poison; time does not matter."""
    if isinstance(event, ConsequencesCounted):
        return Verdict.MISSED if event.hearts or event.poison else Verdict.SOLVED
    return Verdict.MISSED if isinstance(event, EncounterSkipped) else so_far


GOALS: Final[dict[str, Goal]] = {
    "lose-nothing": Goal(lose_nothing),
    "lose-at-most": Goal(lose_at_most, ("hearts", "time", "poison")),
    "lose-no-heart": Goal(lose_no_heart),
}
