"""The state of a game: plain data, the unfinished effect and the random generator included."""

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
"""Something still to happen: a module-level function and its plain arguments."""

NOBODY: Final = 0
EVERYONE: Final = 0xFF
SPECTATOR: Final = 7
"""The bit of `known` that stands for people who hold no seat; seats have the bits 0 to 6."""


def is_open(state: State, card: int) -> bool:
    """Whether everybody knows a card's face; a number that is no card hides nothing."""
    return not 0 <= card < len(state.face) or bool(state.known[card] & 1 << SPECTATOR)


def bit_of(seat: int | None) -> int:
    """The bit of the `known` masks for a seat, or for a spectator."""
    return 1 << (SPECTATOR if seat is None else seat)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State:
    """What every game's state has; a game's own state adds its counters: numbers, texts, and lists of such.

    Copies and fingerprints take them along; a game that has to be fast writes its own `clone` and `snapshot`.
    """

    __slots__ = (
        "agenda",
        "chance",
        "events",
        "face",
        "known",
        "options",
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
        """An independent copy; what is immutable is shared, and nobody listens to the copy's events."""
        other = type(self).__new__(type(self))
        self.copy_core(other)
        for name in own_fields(self):
            value = getattr(self, name)
            setattr(other, name, value[:] if isinstance(value, list) else value)
        other.events = None
        return other

    def copy_core(self, other: State) -> None:
        """Copy what every state has into `other`."""
        other.chance = self.chance
        other.script = self.script[:]
        other.face = self.face[:]
        other.known = self.known[:]
        other.zones = self.zones[:]  # a zone is never changed in place: copies of a state share their zones
        other.sight = self.sight
        other.agenda = self.agenda[:]
        other.question = self.question
        other.question_args = self.question_args
        other.seat = self.seat
        other.options = self.options
        other.result = self.result

    def snapshot(self) -> tuple[object, ...]:
        """Everything that makes two states equal, functions given by name."""
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
            *[repr(getattr(self, name)) for name in own_fields(self)],
        )

    def digest(self) -> str:
        """A short fingerprint of the whole state."""
        return blake2b(repr(self.snapshot()).encode(), digest_size=8).hexdigest()


def run(state: State) -> None:
    """Carry out what is on the agenda until somebody is asked something or nothing is left."""
    agenda = state.agenda
    while state.question is None and agenda:
        step = agenda.pop()
        if len(step) == 2:  # most steps have one argument or none: without unpacking they are called faster
            step[0](state, step[1])
        elif len(step) == 1:
            step[0](state)
        else:
            step[0](state, *step[1:])


def run_stepwise(state: State) -> Iterator[str]:
    """The same step by step: each step is named before it happens, and happens when the next one is wanted."""
    while state.question is None and state.agenda:
        yield state.agenda[-1][0].__name__
        step = state.agenda.pop()
        step[0](state, *step[1:])


def ask(state: State, seat: int, question: Callable[..., list[Move]], *args: int, always: bool = False) -> None:
    """Ask a seat a question: a function that lists the legal moves.

    A question with a single answer answers itself, unless `always`.
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
    """Say that something happened, if anybody listens."""
    if state.events is not None:
        state.events.append(event)


def play(state: State, move: Move) -> None:
    """Carry out a legal move and everything that follows from it, up to the next question."""
    state.question = None
    if len(move) == 2:  # as in `run`
        move[0](state, move[1])
    elif len(move) == 1:
        move[0](state)
    else:
        move[0](state, *move[1:])
    run(state)


def play_stepwise(state: State, move: Move) -> Iterator[str]:
    """Carry out a legal move, and step by step what follows from it."""
    state.question = None
    move[0](state, *move[1:])
    yield from run_stepwise(state)


def finish(state: State, result: Result) -> None:
    """End the game: nothing that was still to happen happens."""
    state.result = result
    state.agenda.clear()
    state.question = None
    state.options = []
    state.question_args = ()


def own_fields(state: State) -> list[str]:
    """What a game's own state holds besides, by name; nothing if it copies and tells that itself."""
    kind = type(state)
    if kind.clone is not State.clone:
        return []
    # Each class by itself: one without slots of its own would answer with those that it inherits.
    slots = [name for base in kind.__mro__ if base is not State for name in vars(base).get("__slots__", ())]
    return [*slots, *getattr(state, "__dict__", ())]
