"""Puzzle goals of the Boss Monster family; each must be reached before the current round ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.boss_family.rules.events import GameEnded, HeroDied, HeroSurvived, RoundBegun
from undercroft.kernel.features.puzzle_task import Goal, Verdict

if TYPE_CHECKING:
    from undercroft.kernel.events import Event
    from undercroft.kernel.features.puzzle_task import PuzzleTask


def slay(task: PuzzleTask, so_far: int, event: Event) -> int | Verdict:
    """Solved once `heroes` heroes have died in the solver's dungeon."""
    if isinstance(event, HeroDied) and event.seat == task.seat:
        so_far += 1
        return Verdict.SOLVED if so_far == task.args["heroes"] else so_far
    return Verdict.MISSED if _is_over(event) else so_far


def slay_unhurt(task: PuzzleTask, so_far: int, event: Event) -> int | Verdict:
    """Solved if `heroes` heroes die in the solver's dungeon in this round and none reaches the boss."""
    if isinstance(event, HeroSurvived) and event.seat == task.seat:
        return Verdict.MISSED
    if isinstance(event, HeroDied) and event.seat == task.seat:
        return so_far + 1
    if _is_over(event):
        return Verdict.SOLVED if so_far >= task.args["heroes"] else Verdict.MISSED
    return so_far


def unhurt(task: PuzzleTask, so_far: int, event: Event) -> int | Verdict:
    """Solved if no hero reaches the solver's boss in this round."""
    if isinstance(event, HeroSurvived) and event.seat == task.seat:
        return Verdict.MISSED
    return Verdict.SOLVED if _is_over(event) else so_far


def wound(task: PuzzleTask, so_far: int, event: Event) -> int | Verdict:
    """Solved once a hero reaches the boss of an opponent."""
    if isinstance(event, HeroSurvived) and event.seat != task.seat:
        return Verdict.SOLVED
    return Verdict.MISSED if _is_over(event) else so_far


def win(task: PuzzleTask, so_far: int, event: Event) -> int | Verdict:
    """Solved if the solver wins the game at the end of this round."""
    if isinstance(event, GameEnded):
        return Verdict.SOLVED if event.seat == task.seat else Verdict.MISSED
    return Verdict.MISSED if isinstance(event, RoundBegun) else so_far


def _is_over(event: Event) -> bool:
    return isinstance(event, (RoundBegun, GameEnded))


GOALS: Final[dict[str, Goal]] = {
    "slay": Goal(slay, ("heroes",)),
    "slay-unhurt": Goal(slay_unhurt, ("heroes",)),
    "unhurt": Goal(unhurt),
    "wound": Goal(wound),
    "win": Goal(win),
}
