"""Proves puzzles: every line of play is searched, and nothing hidden or left to chance may be what decides.

A position is a node, with what the goal has counted so far. From the nodes where the goal is reached the search goes
backward: a node is won if one move of the solver leads to a won one, or every move of an opponent does. What a line
owes to luck does not count: where dice fall or an opponent learns a hidden card it ends, and of cards that the solver
did not know at the beginning no use is made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from undercroft.kernel.actions import CARD
from undercroft.kernel.features.puzzle_task import Verdict
from undercroft.kernel.state import Move, State, bit_of, play_stepwise

if TYPE_CHECKING:
    from undercroft.kernel.events import Event
    from undercroft.kernel.features.puzzle_task import PuzzleTask
    from undercroft.kernel.game import Game
    from undercroft.kernel.table import Table

encode = msgspec.msgpack.Encoder().encode
WON: Final = -1
LOST: Final = -2
MOST_LINES: Final = 60_000
"""A position from which more moves than that have to be tried is given up."""


class TooManyLines(Exception):
    """There are too many lines to look at all of them."""


class Proof(msgspec.Struct, frozen=True):
    """What a search found: a way to the goal, and how many ways there are to miss it."""

    solution: tuple[str, ...]
    """Moves as options are written; an opponent's answer is one of several."""
    own: int
    """How many of them are the solver's and more than passing."""
    first_moves: int
    good_first_moves: tuple[str, ...]
    chance: float
    """How likely somebody solves it who picks among the moves of the solution's positions at random."""
    lines: int
    """How many moves were tried."""


class _Node:
    """A position of the search: whose move it is, and where the moves lead."""

    __slots__ = ("above", "left", "moves", "own", "so_far", "state", "to", "won")

    def __init__(self, state: State, so_far: int, own: bool) -> None:
        self.state: State | None = state
        self.so_far = so_far
        self.own = own
        self.moves: list[Move] = []
        self.to: list[int] = []
        self.above: list[int] = []
        self.left = 0
        """Of an opponent's moves those not known to be won."""
        self.won = 0
        """How far the goal is at most, from 1; 0 if it cannot be reached for sure."""


def prove(table: Table, task: PuzzleTask, most: int = MOST_LINES) -> Proof | None:
    """The proof that a goal can be reached for sure; None if it cannot."""
    search = _Search(table.game, task, table.state, most)
    search.explore()
    search.go_backward()
    return search.proof()


class _Search:
    def __init__(self, game: Game[Any], task: PuzzleTask, state: State, most: int) -> None:
        self.game = game
        self.task = task
        self.most = most
        self.watch = game.goals[task.goal].watch
        self.bit = bit_of(task.seat)
        self.hidden = frozenset(card for card, mask in enumerate(state.known) if not mask & self.bit)
        self.card_fields = {
            verb.does: tuple(place for place, (_, kind) in enumerate(verb.fields, 1) if kind == CARD)
            for verb in game.verbs
        }
        self.nodes: list[_Node] = []
        self.number: dict[tuple[bytes, int], int] = {}
        self.lines = 0
        self._node(state.clone(), 0)

    # -- forward -------------------------------------------------------------------------------------------------

    def explore(self) -> None:
        """Try every move of every position."""
        done = 0
        while done < len(self.nodes):
            node = self.nodes[done]
            state = node.state
            assert state is not None
            node.moves = [move for move in state.options if self._counts(move, node.own)]
            self.lines += len(node.moves)
            if self.lines > self.most:
                raise TooManyLines
            for move in node.moves:
                target = self._after(state, move, node.so_far)
                node.to.append(target)
                if target >= 0:
                    self.nodes[target].above.append(done)
            node.left = len(node.to)
            node.state = None
            done += 1

    def _counts(self, move: Move, own: bool) -> bool:
        """Neither taking back nor throwing away leads on, and nobody can count on a card that was not known."""
        verb = self.game.verb_of[move[0]]
        if verb.back or verb.wasteful:
            return False
        return not own or all(move[place] not in self.hidden for place in self.card_fields[move[0]])

    def _after(self, before: State, move: Move, so_far: int) -> int:
        """The node that a move leads to, or how the puzzle ends."""
        state = before.clone()
        events: list[Event] = []
        state.events = events
        seen = 0
        known = before.known
        for _ in play_stepwise(state, move):
            while seen < len(events):
                found = self.watch(self.task, so_far, events[seen])
                seen += 1
                if isinstance(found, Verdict):
                    return WON if found is Verdict.SOLVED else LOST
                so_far = found
            if state.chance != before.chance or state.script != before.script:
                return LOST  # dice fell or cards were shuffled
            if state.known != known:
                if self._is_shown(known, state.known):
                    return LOST
                known = state.known[:]
        for event in events[seen:]:
            found = self.watch(self.task, so_far, event)
            if isinstance(found, Verdict):
                return WON if found is Verdict.SOLVED else LOST
            so_far = found
        state.events = None
        if state.question is None or state.chance != before.chance or state.script != before.script:
            return LOST
        if state.known != known and self._is_shown(known, state.known):
            return LOST
        return self._node(state, so_far)

    def _is_shown(self, before: list[int], now: list[int]) -> bool:
        """Whether somebody else saw a card that the solver had not seen."""
        others = ~self.bit
        for was, is_now in zip(before, now, strict=True):
            if was != is_now and is_now & ~was & others and not was & self.bit:
                return True
        return False

    def _node(self, state: State, so_far: int) -> int:
        key = (encode(state.snapshot()), so_far)
        number = self.number.get(key)
        if number is None:
            number = self.number[key] = len(self.nodes)
            self.nodes.append(_Node(state, so_far, state.seat == self.task.seat))
        return number

    # -- backward ------------------------------------------------------------------------------------------------

    def go_backward(self) -> None:
        """Mark every position from which the goal is reached whatever the others do."""
        depth = 1
        new = [number for number, node in enumerate(self.nodes) if self._wins(node, node.to.count(WON), depth)]
        while new:
            depth += 1
            reached, new = new, []
            for number in reached:
                for above in self.nodes[number].above:
                    if self._wins(self.nodes[above], 1, depth):
                        new.append(above)

    def _wins(self, node: _Node, ways: int, depth: int) -> bool:
        """Count won moves of a position; whether it is won by them now."""
        if node.won or not ways:
            return False
        node.left -= ways
        if not node.own and node.left:
            return False
        node.won = depth
        return True

    def _good(self, node: _Node) -> list[int]:
        """The places of the moves that still reach the goal, the shortest way first."""
        good = [place for place, to in enumerate(node.to) if to == WON or (to >= 0 and self.nodes[to].won)]
        return sorted(good, key=lambda place: self._distance(node.to[place]))

    def _distance(self, to: int) -> int:
        return 0 if to == WON else self.nodes[to].won

    def proof(self) -> Proof | None:
        """The shortest way, and how easy it is to leave it."""
        root = self.nodes[0]
        if not root.won:
            return None
        shape_of, verb_of = self.game.shape_of, self.game.verb_of
        solution: list[str] = []
        own, chance, here = 0, 1.0, 0
        while here != WON:
            node = self.nodes[here]
            good = self._good(node)
            move = node.moves[good[0]]
            solution.append(shape_of(move)["text"])
            if node.own:
                chance *= len(good) / len(node.to)
                own += not verb_of[move[0]].idle
            here = node.to[good[0]]
        first = tuple(shape_of(root.moves[place])["text"] for place in self._good(root))
        return Proof(tuple(solution), own, len(root.to), first, chance, self.lines)
