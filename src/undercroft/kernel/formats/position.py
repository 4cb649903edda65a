"""Checks of the position in a scenario, for the `place` function of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from undercroft.kernel.errors import ImpossibleSetup, Malformed

if TYPE_CHECKING:
    from collections.abc import Collection

T = TypeVar("T")


def read_position(data: dict[str, Any], kind: type[T]) -> T:
    """Convert a position to a game's own struct; raise `Malformed` if it does not fit."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise Malformed("bad-scenario", reason=str(error)) from error


def check_word(name: str, word: str, choices: Collection[str]) -> None:
    """Raise `ImpossibleSetup` unless a word is one of the choices."""
    if word not in choices:
        raise ImpossibleSetup("position-word", name=name, choices=", ".join(choices))


def check_number(name: str, number: int, low: int, high: int) -> None:
    """Raise `ImpossibleSetup` unless a number is in a range, both ends included."""
    if not low <= number <= high:
        raise ImpossibleSetup("position-number", name=name, low=low, high=high)
