"""A state as one seat may see it: reading a card face that the seat does not know raises an error."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, SupportsIndex, overload

from undercroft.kernel.state import bit_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.kernel.state import State


class Peeked(AssertionError):
    """Raised when code reads a hidden card."""


class KnownFaces(list[int]):
    """The faces of all cards; reading a hidden one raises `Peeked`. Copies are as strict."""

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
        """Raise `Peeked`: a search by face reads hidden cards."""
        raise Peeked("all faces are looked through")

    def count(self, face: Any) -> int:
        """Raise `Peeked`: a count by face reads hidden cards."""
        raise Peeked("all faces are looked through")

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        return KnownFaces, (list(range(len(self))), self._open)  # a pickled copy holds no faces


@contextmanager
def through_the_eyes_of(state: State, seat: int) -> Iterator[State]:
    """Let only the faces that a seat knows be read from a state; restore it afterwards."""
    faces = state.face
    state.face = KnownFaces(faces, [bool(known & bit_of(seat)) for known in state.known])
    try:
        yield state
    finally:
        state.face = faces
