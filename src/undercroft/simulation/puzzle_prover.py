"""Prover for puzzles: an exhaustive search for a solution that does not depend on luck or hidden cards.

A node is a position with the count of the goal so far. From the nodes that reach the goal the search works backward: a
node is won if one move of the solver leads to a won node, or if every move of an opponent does. A line is lost where
dice fall or an opponent learns a hidden card, and the solver does not play cards that it did not know at the start.
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
"""The maximum number of moves that the search tries."""


class TooManyLines(Exception):
    """Raised when a position has too many lines to search."""


class Proof(msgspec.Struct, frozen=True):
    """The result of a search: a solution, and statistics of its difficulty."""

    solution: tuple[str, ...]
    """The texts of its moves; the answers of opponents are examples."""
    own: int
    """The number of moves of the solver, without passes."""
    first_moves: int
    good_first_moves: tuple[str, ...]
    chance: float
    """The chance to solve it by random moves along the solution."""
    lines: int
    """The number of moves tried."""


class _Node:
    """A position of the search, with its moves and the nodes that they lead to."""

    __slots__ = ("above", "left", "moves", "own", "so_far", "state", "to", "won")

    def __init__(self, state: State, so_far: int, own: bool) -> None:
        self.state: State | None = state
        self.so_far = so_far
        self.own = own
        self.moves: list[Move] = []
        self.to: list[int] = []
        self.above: list[int] = []
        self.left = 0
        """The number of an opponent's moves that are not known to be won."""
        self.won = 0
        """The maximum distance to the goal, from 1; 0 while the node is not won."""


def prove(table: Table, task: PuzzleTask, most: int = MOST_LINES) -> Proof | None:
    """Search for a proof that a goal can be reached with certainty; return None if it cannot."""
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
        """Return False for moves that only take back or discard, and for own moves with cards unknown at the start."""
        verb = self.game.verb_of[move[0]]
        if verb.back or verb.wasteful:
            return False
        return not own or all(move[place] not in self.hidden for place in self.card_fields[move[0]])

    def _after(self, before: State, move: Move, so_far: int) -> int:
        """Return the node that a move leads to, or `WON` or `LOST`."""
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
                return LOST  # the move used the random generator
            if state.known != known:
                if self._is_revealed(known, state.known):
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
        if state.known != known and self._is_revealed(known, state.known):
            return LOST
        return self._node(state, so_far)

    def _is_revealed(self, before: list[int], now: list[int]) -> bool:
        """Return True if another seat learned a card that the solver did not know."""
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
        """Mark every position from which the goal can be reached with certainty."""
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
        """Count won moves of a position; return True if this makes it won."""
        if node.won or not ways:
            return False
        node.left -= ways
        if not node.own and node.left:
            return False
        node.won = depth
        return True

    def _good(self, node: _Node) -> list[int]:
        """Return the indices of the winning moves, the shortest way first."""
        good = [place for place, to in enumerate(node.to) if to == WON or (to >= 0 and self.nodes[to].won)]
        return sorted(good, key=lambda place: self._distance(node.to[place]))

    def _distance(self, to: int) -> int:
        return 0 if to == WON else self.nodes[to].won

    def proof(self) -> Proof | None:
        """Return the shortest solution and its statistics."""
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
