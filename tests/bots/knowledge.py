"""A state as one seat may look at it: whoever reads a face that the seat does not know is caught."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, SupportsIndex, overload

from undercroft.kernel.state import bit_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.kernel.state import State


class Peeked(AssertionError):
    """Somebody has looked at a hidden card."""


class KnownFaces(list[int]):
    """The faces of all cards, of which only some may be read; copies are as strict."""

    def __init__(self, faces: list[int], open_to_all: list[bool]) -> None:
        super().__init__(faces)
        self._open = open_to_all

    @overload
    def __getitem__(self, card: SupportsIndex) -> int: ...
    @overload
    def __getitem__(self, card: slice) -> list[int]: ...
    def __getitem__(self, card: SupportsIndex | slice) -> int | list[int]:
        if isinstance(card, slice):
            return KnownFaces(list.__getitem__(self, card), self._open[card])
        if not self._open[card]:
            raise Peeked(f"card {card} is hidden")
        return list.__getitem__(self, card)

    def __iter__(self) -> Iterator[int]:
        return (self[card] for card in range(len(self)))

    def __contains__(self, face: object) -> bool:
        return any(one == face for one in self)

    def index(self, *args: Any) -> int:
        """Which card has a face: nobody may ask who does not know all of them."""
        raise Peeked("all faces are looked through")

    def count(self, face: Any) -> int:
        """How many cards have a face: nobody may ask who does not know all of them."""
        raise Peeked("all faces are looked through")

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        return KnownFaces, (list(range(len(self))), self._open)  # a copy by pickling has nothing to tell


@contextmanager
def through_the_eyes_of(state: State, seat: int) -> Iterator[State]:
    """The state with the faces that a seat knows; as it was afterwards."""
    faces = state.face
    state.face = KnownFaces(faces, [bool(known & bit_of(seat)) for known in state.known])
    try:
        yield state
    finally:
        state.face = faces
