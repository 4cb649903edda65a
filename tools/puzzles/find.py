"""Search for puzzles: bots play games, and positions that look like puzzles are proven or dropped."""

from __future__ import annotations

import random
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from undercroft.bots import make_bot
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.features.puzzle import judged
from undercroft.kernel.features.puzzle_task import PuzzleTask, Verdict
from undercroft.kernel.formats.scenario import option_by_name, table_of
from undercroft.kernel.state import play
from undercroft.kernel.table import Table, new_table
from undercroft.simulation.puzzle_prover import Proof, TooManyLines, prove

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.kernel.events import Event

TRIES: Final = 40
"""Random playouts of a position, to see which goals can be reached."""
TOO_EASY: Final = 0.5
"""A goal that a larger share of the playouts reaches is too easy for a puzzle."""
ONE_MOVE: Final = 0.2
"""The same limit for puzzles of a single move."""
MOST_MOVES: Final = 60
LINES: Final = 6_000
ATTEMPTS: Final = 2
"""Goals for which a proof is tried in a position."""


class Source(Protocol):
    """Interface of a game's module for the search."""

    GAME: str
    SETUPS: tuple[tuple[int, dict[str, Any]], ...]

    def positions(self, table: Table) -> dict[str, Any] | None:
        """Return the position of a table as a scenario, or None if it cannot be a puzzle."""

    def tasks(self, table: Table) -> Iterator[PuzzleTask]:
        """Yield possible goals of the position, the hardest first."""


class Found(msgspec.Struct, frozen=True):
    """A proven puzzle."""

    scenario: dict[str, Any]
    task: PuzzleTask
    proof: Proof
    solution: tuple[str, ...]
    """The moves of the solution, with printed ids of cards where these are unambiguous."""
    game_seed: int
    luck: float
    """Share of the random playouts that reached the goal."""
    by_bot: bool
    """True if the greedy bot solves it."""


def find(source: Source, first_seed: int, seconds: float) -> Iterator[Found]:
    """Yield puzzles from games with the seeds from `first_seed` on, until the time is over."""
    end = monotonic() + seconds
    seed = first_seed
    while monotonic() < end:
        seats, options = source.SETUPS[seed % len(source.SETUPS)]
        table = new_table(source.GAME, seats=seats, seed=seed, options=options)
        bots = [make_bot(source.GAME, "greedy", seed * 8 + seat) for seat in range(seats)]
        while table.decision is not None and monotonic() < end:
            position = source.positions(table)
            found = None if position is None else _puzzle_at(source, {**position, "seed": seed}, seed)
            if found is not None:
                yield found
            seat = table.decision.seat
            table.apply(bots[seat].choose(table.view(seat)))
        seed += 1


def _puzzle_at(source: Source, position: dict[str, Any], seed: int) -> Found | None:
    """Return the puzzle in a position, or None."""
    table = table_of(position)
    if table.decision is None:
        return None
    lines = [line for number in range(TRIES) if (line := _at_random(table, number)) is not None]
    attempts = 0
    for task in source.tasks(table):
        reached = [judged(table.game, task, line) is Verdict.SOLVED for line in lines]
        luck = sum(reached) / max(1, len(reached))
        if not luck:
            continue
        if luck > TOO_EASY:
            return None  # the next goals are easier still
        try:
            proof = prove(table, task, LINES)
        except TooManyLines:
            return None
        attempts += 1
        if proof is None and attempts < ATTEMPTS:
            continue
        if proof is None or not proof.own or (proof.own == 1 and luck > ONE_MOVE):
            return None
        by_bot = _solved_by_bot(table, task)
        return Found(position, task, proof, _by_names(table, proof), seed, luck, by_bot)
    return None


def _at_random(table: Table, number: int) -> list[Event] | None:
    """Play random moves, without those that take back or waste something, and return the events."""
    chooser = random.Random(number)
    state = table.state.clone()
    events: list[Event] = []
    state.events = events
    verb_of = table.game.verb_of
    for _ in range(MOST_MOVES):
        if state.question is None:
            break
        moves = [move for move in state.options if not (verb_of[move[0]].back or verb_of[move[0]].wasteful)]
        if not moves:
            return None
        play(state, chooser.choice(moves))
    return events


def _solved_by_bot(table: Table, task: PuzzleTask) -> bool:
    played = table.clone()
    bots = [make_bot(table.game.id, "greedy", seat) for seat in range(table.seats)]
    events: list[Event] = []
    for _ in range(MOST_MOVES):
        if played.decision is None or judged(table.game, task, events) is not Verdict.OPEN:
            break
        seat = played.decision.seat
        events += played.apply(bots[seat].choose(played.view(seat)))
    return judged(table.game, task, events) is Verdict.SOLVED


def _by_names(table: Table, proof: Proof) -> tuple[str, ...]:
    """Return the moves of the solution in the form that scenarios use."""
    played = table.clone()
    steps: list[str] = []
    for text in proof.solution:
        move = played.find(text)
        named = option_by_name(played, move)
        steps.append(named if _means(played, named, text) else text)
        played.apply(text)
    return tuple(steps)


def _means(table: Table, named: str, text: str) -> bool:
    """Return True if an option with printed ids is parsed as the intended option."""
    try:
        return table.find(named) == table.find(text)
    except UndercroftError:
        return False
