"""Puzzles: positions with a goal that can be reached with certainty, and the check of a solution."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from undercroft.kernel.cards import message_of
from undercroft.kernel.errors import ImpossibleSetup, safe_repr
from undercroft.kernel.features.puzzle_task import PuzzleTask, Verdict
from undercroft.kernel.formats.scenario import Scenario, read_scenario, table_of
from undercroft.kernel.game import find_game, find_package
from undercroft.kernel.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from undercroft.kernel.events import Event
    from undercroft.kernel.game import Game
    from undercroft.kernel.view_types import OptionData

FOLDER: Final = "puzzles"
FILE: Final = re.compile(r"\d{2,3}\.toml")
"""The names of puzzle files: numbers in the order of difficulty, the easiest first."""


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle of a game."""

    game: str
    number: int
    """Its place among the puzzles of the game, from 1."""
    scenario: Scenario

    @property
    def task(self) -> PuzzleTask:
        """Its goal."""
        assert self.scenario.puzzle is not None
        return self.scenario.puzzle

    def table(self) -> Table:
        """Return a new table with the position of the puzzle."""
        return table_of(self.scenario)

    @property
    def about(self) -> tuple[str, ...]:
        """The message keys of the cards that label the puzzle."""
        labels = find_game(self.game).puzzle_labels(self.scenario.zones, self.task.seat)
        return tuple(message_of(card) for card in labels)

    def hint(self) -> OptionData:
        """Return the first move of the solution that does more than pass, as views hold it."""
        table = self.table()
        for step in self.scenario.steps:
            assert step.option is not None
            assert table.decision is not None
            move = table.find(step.option)
            option = next(option for option in table.decision.options if option.move == move)
            if table.decision.seat == self.task.seat and not table.game.verb_of[move[0]].idle:
                return option.data()
            table.apply(option)
        raise ImpossibleSetup("no-puzzle")


def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, the easiest first; some games have none."""
    return _puzzles(find_package(game).game.id)


@cache
def _puzzles(game: str) -> tuple[Puzzle, ...]:
    folder = find_package(game).folder / FOLDER
    if not folder.is_dir():
        return ()
    files = sorted((file for file in folder.iterdir() if FILE.fullmatch(file.name)), key=lambda file: file.name)
    read = [read_scenario(file.read_text(encoding="utf-8")) for file in files]
    return tuple(Puzzle(game, number, scenario) for number, scenario in enumerate(read, 1))


def find_puzzle(game: str, number: int) -> Puzzle:
    """Return the puzzle of a game with a number, from 1."""
    found = puzzles(game)
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= len(found):
        raise ImpossibleSetup("no-such-puzzle", game=game, number=safe_repr(number), count=len(found))
    return found[number - 1]


def task_of(table: Table) -> PuzzleTask | None:
    """Return the goal of a table that started from a puzzle."""
    task = None if table.position is None else table.position.get("puzzle")
    return None if task is None else msgspec.convert(task, PuzzleTask)


def judged(game: Game[Any], task: PuzzleTask, events: Iterable[Event]) -> Verdict:
    """Return the verdict on a puzzle after all events since its start."""
    watch = game.goals[task.goal].watch
    so_far = 0
    for event in events:
        found = watch(task, so_far, event)
        if isinstance(found, Verdict):
            return found
        so_far = found
    return Verdict.OPEN


def verdict_of(table: Table) -> Verdict:
    """Return the verdict on the puzzle that a table started from; this replays the table's moves."""
    task = task_of(table) if isinstance(table, Table) else None
    if task is None or table.position is None:
        raise ImpossibleSetup("no-puzzle")
    again = table_of(table.position)
    events = again.opening[:]
    for made in table.moves:
        events += again.apply(made.option)
    return judged(table.game, task, events)
