"""The state of a game as plain data, including unfinished effects and the random generator."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from undercroft.kernel.events import Event
    from undercroft.kernel.result import Result

Move: TypeAlias = tuple[Any, ...]
"""A legal move: the module-level function that carries it out, then its plain arguments."""

Step: TypeAlias = tuple[Any, ...]
"""A pending step of the agenda: a module-level function and its plain arguments."""

Pool: TypeAlias = tuple[int, int, tuple[int, ...]]
"""The mask of some seats, a bit set of cards, and the faces, sorted, that the seats know to lie among these cards."""

NOBODY: Final = 0
EVERYONE: Final = 0xFF
SPECTATOR: Final = 7
"""The bit of `known` masks for spectators; seats have the bits 0 to 6."""


def is_open(state: State, card: int) -> bool:
    """Return True if everybody knows a card's face, or if the number is not a card."""
    return not 0 <= card < len(state.face) or bool(state.known[card] & 1 << SPECTATOR)


def bit_of(seat: int | None) -> int:
    """Return the bit of `known` masks for a seat, or for a spectator (None)."""
    return 1 << (SPECTATOR if seat is None else seat)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State:
    """The common part of every game's state; games add fields that are numbers, texts, or lists of them.

    `clone` and `snapshot` include these fields; a game can override both for speed.
    """

    __slots__ = (
        "agenda",
        "alike",
        "chance",
        "events",
        "face",
        "known",
        "options",
        "pooled",
        "pools",
        "question",
        "question_args",
        "result",
        "script",
        "seat",
        "sight",
        "zones",
    )

    def __init__(self) -> None:
        self.chance: int = 0
        self.script: list[int] = []
        self.face: list[int] = []
        self.known: list[int] = []
        self.alike: tuple[
            int, ...
        ] = ()  # fixed: for each card the set of those with its back; empty: all have one back
        self.pools: tuple[Pool, ...] = ()  # remembered faces: see `pools`
        self.pooled: tuple[int, ...] = ()  # masks of the seats that know a card to be of a pool; empty if all are 0
        self.zones: list[list[int]] = []
        self.sight: tuple[int, ...] = ()
        self.agenda: list[Step] = []
        self.question: Callable[..., list[Move]] | None = None
        self.question_args: tuple[int, ...] = ()
        self.seat: int = 0
        self.options: list[Move] = []
        self.events: list[Event] | None = None
        self.result: Result | None = None

    def clone(self) -> State:
        """Return an independent copy that shares immutable parts and collects no events."""
        other = type(self).__new__(type(self))
        self.copy_core(other)
        for name in own_fields(self):
            value = getattr(self, name)
            setattr(other, name, value[:] if isinstance(value, list) else value)
        other.events = None
        return other

    def copy_core(self, other: State) -> None:
        """Copy the common part of every state into `other`."""
        other.chance = self.chance
        other.script = self.script[:]
        other.face = self.face[:]
        other.known = self.known[:]
        other.alike = self.alike
        other.pools = self.pools
        other.pooled = self.pooled
        other.zones = self.zones[:]  # zones are never changed in place, so copies of a state share them
        other.sight = self.sight
        other.agenda = self.agenda[:]
        other.question = self.question
        other.question_args = self.question_args
        other.seat = self.seat
        other.options = self.options
        other.result = self.result

    def snapshot(self) -> tuple[object, ...]:
        """Return all data that equal states share, with functions by name."""
        question = self.question
        return (
            self.chance,
            tuple(self.script),
            tuple(self.face),
            tuple(self.known),
            tuple([tuple(zone) for zone in self.zones]),
            tuple([(step[0].__name__, *step[1:]) for step in self.agenda]),
            None if question is None else question.__name__,
            self.question_args,
            self.seat,
            None if self.result is None else self.result.reason,
            *((self.pools, self.pooled) if self.pools else ()),
            *[repr(getattr(self, name)) for name in own_fields(self)],
        )

    def digest(self) -> str:
        """Return a short hash of the whole state."""
        return blake2b(repr(self.snapshot()).encode(), digest_size=8).hexdigest()


def run(state: State) -> None:
    """Carry out steps of the agenda until there is a question or the agenda is empty."""
    agenda = state.agenda
    while state.question is None and agenda:
        step = agenda.pop()
        if len(step) == 2:  # most steps have at most one argument; calling them without unpacking is faster
            step[0](state, step[1])
        elif len(step) == 1:
            step[0](state)
        else:
            step[0](state, *step[1:])


def run_stepwise(state: State) -> Iterator[str]:
    """Do the same as a generator that yields the name of each step before carrying it out."""
    while state.question is None and state.agenda:
        yield state.agenda[-1][0].__name__
        step = state.agenda.pop()
        step[0](state, *step[1:])


def ask(state: State, seat: int, question: Callable[..., list[Move]], *args: int, always: bool = False) -> None:
    """Ask a seat a question: a function that lists the legal moves.

    A question with a single option is answered at once, unless `always`.
    """
    state.seat = seat
    options = question(state, *args) if args else question(state)
    state.question_args = args
    state.options = options
    if len(options) == 1 and not always:
        move = options[0]
        move[0](state, *move[1:])
        return
    if not options:
        raise RuntimeError(f"{question.__name__}{args} leaves no legal move")
    state.question = question


def tell(state: State, event: Event) -> None:
    """Append an event, if the state collects events."""
    if state.events is not None:
        state.events.append(event)


def play(state: State, move: Move) -> None:
    """Carry out a legal move and the steps that follow from it, up to the next question."""
    state.question = None
    if len(move) == 2:  # as in `run`
        move[0](state, move[1])
    elif len(move) == 1:
        move[0](state)
    else:
        move[0](state, *move[1:])
    run(state)


def play_stepwise(state: State, move: Move) -> Iterator[str]:
    """Carry out a legal move, then yield the name of each following step before carrying it out."""
    state.question = None
    move[0](state, *move[1:])
    yield from run_stepwise(state)


def finish(state: State, result: Result) -> None:
    """End the game and drop all pending steps."""
    state.result = result
    state.agenda.clear()
    state.question = None
    state.options = []
    state.question_args = ()


def own_fields(state: State) -> list[str]:
    """Return the names of the fields that a game's state adds; none if it overrides `clone`."""
    kind = type(state)
    if kind.clone is not State.clone:
        return []
    # `vars` of each class: a class without slots of its own would return the inherited ones.
    slots = [name for base in kind.__mro__ if base is not State for name in vars(base).get("__slots__", ())]
    return [*slots, *getattr(state, "__dict__", ())]
