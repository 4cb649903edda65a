"""Windows: questions that a seat may pass, and the options that would change something there.

An option is relevant if playing it leads to another future than passing, in something that matters to the seat, when
everybody passes from then on. Futures are played in worlds sampled for the seat, so the answer depends only on what the
seat knows. Clients pass a window without a relevant option.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from undercroft.kernel.state import Move, State, play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.kernel.determinize import Worlds
    from undercroft.kernel.game import Game
    from undercroft.kernel.table import Table

Effect = Literal["fate", "gain"]
"""The difference that an option makes: a `gain` can be had at any window of a phase, a `fate` only in its moment."""

THROUGH: Final = "through"
"""The auto-pass mode that passes until a moment is over or something new can be done."""
WORLDS: Final = 2
"""The number of worlds in which futures are compared."""
LONGEST: Final = 500
"""The maximum number of decisions of a future."""
MOST_CHOICES: Final = 12
"""The maximum number of ways to carry out one option that are tried."""


class Futures(msgspec.Struct, frozen=True):
    """The functions by which a game compares futures."""

    is_window: Callable[[Any], bool]
    """True if the question of a state is a window."""
    moment: Callable[[Any], tuple[str, str, bool]]
    """The phase of a window, the moment in it, and True if the moment passes by itself, such as a hero's walk."""
    is_over: Callable[[Any, Any], bool]
    """True once the future of the first state, in which a window is open, need not be played further."""
    is_choosing: Callable[[Any, int], bool]
    """True while a seat still chooses how to carry out its option."""
    idle_moves: frozenset[Callable[..., None]]
    """Moves that change least outside windows: the other seats choose them."""
    effect: Callable[[Any, Any, int], Effect | None]
    """The effect of having played an option (second state) instead of passing (first state) on a seat."""


class Window(msgspec.Struct, frozen=True):
    """An open window of a seat, with its relevant options."""

    phase: str
    """Gains that were passed are not offered again in the same phase."""
    moment: str
    fleeting: bool
    """True if fates change from window to window of this moment."""
    options: dict[str, Effect]
    """The texts of the relevant options, with their effects."""


def open_window(table: Table) -> bool:
    """Return True if the question of a table is a window, in a game that can tell which options are relevant."""
    futures, state = table.game.futures, table.state
    return futures is not None and state.question is not None and futures.is_window(state)


def window_of(worlds: Worlds) -> Window:
    """Return the window of a seat from worlds sampled for it; see `open_window`."""
    game, seat = worlds.game, worlds.seat
    futures = game.futures
    assert futures is not None
    found: dict[str, Effect] = {}
    start = worlds.sample(0)
    for seed in range(WORLDS):
        start = worlds.sample(seed)
        passing = _idle_move(game, start)
        assert passing is not None
        passed = _played_on(game, start, _after(start, passing), seat)
        for move in start.options:
            text = game.shape_of(move)["text"]
            if move == passing or found.get(text) == "fate":
                continue
            for state in _carried_out(game, start, move, seat):
                effect = futures.effect(passed, _played_on(game, start, state, seat), seat)
                if effect is not None:
                    found[text] = effect
                if effect == "fate":
                    break
    phase, moment, fleeting = futures.moment(start)
    return Window(phase, moment, fleeting, found)


def _after(state: State, move: Move) -> State:
    after = state.clone()
    play(after, move)
    return after


def _idle_move(game: Game[Any], state: State) -> Move | None:
    return next((move for move in state.options if game.verb_of[move[0]].idle), None)


def _played_on(game: Game[Any], start: State, state: State, seat: int) -> State:
    """Let everybody pass until the future of `start` is over; change the state and return it."""
    assert game.futures is not None
    for _ in range(LONGEST):
        if state.question is None or game.futures.is_over(start, state):
            break
        play(state, _quiet_move(game, state, seat))
    return state


def _quiet_move(game: Game[Any], state: State, seat: int) -> Move:
    """Return the move that passes; the seat itself takes what it is offered, as its own option may offer something."""
    assert game.futures is not None
    idle = _idle_move(game, state) if game.futures.is_window(state) else None
    if idle is not None:
        return idle
    declines, mine = game.futures.idle_moves, state.seat == seat
    return next((move for move in state.options if (move[0] in declines) != mine), state.options[0])


def _carried_out(game: Game[Any], start: State, move: Move, seat: int) -> Iterator[State]:
    """Yield the states after an option, one for each way to choose its targets and costs."""
    assert game.futures is not None
    is_choosing = game.futures.is_choosing
    open_states = [_after(start, move)]
    for _ in range(MOST_CHOICES):
        while open_states[-1].question is not None and is_choosing(open_states[-1], seat):
            state = open_states.pop()
            forward = [choice for choice in state.options if not game.verb_of[choice[0]].back]
            open_states += [_after(state, choice) for choice in forward]
            if not open_states:
                return
        yield open_states.pop()
        if not open_states:
            return


class Attention:
    """Decides in which windows a player is asked, from the windows that were passed before."""

    def __init__(self) -> None:
        self._phase = self._moment = ""
        self._gains: set[str] = set()
        self._fates: set[str] = set()

    def asks(self, window: Window) -> bool:
        """Return True if the window has a relevant option that was not passed before."""
        self._enter(window)
        return any(
            option not in (self._gains if effect == "gain" else self._fates)
            for option, effect in window.options.items()
        )

    def passed(self, window: Window, *, through: bool = False) -> None:
        """Remember a window that the player has passed; with `through` all fates of its moment, too."""
        self._enter(window)
        self._gains |= {option for option, effect in window.options.items() if effect == "gain"}
        if through or not window.fleeting:
            self._fates |= {option for option, effect in window.options.items() if effect == "fate"}

    def _enter(self, window: Window) -> None:
        if window.phase != self._phase:
            self._phase = window.phase
            self._gains.clear()
        if window.moment != self._moment:
            self._moment = window.moment
            self._fates.clear()
