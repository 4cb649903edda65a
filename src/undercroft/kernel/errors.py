"""Errors of several kinds, each with a code that screens can translate, and English sentences."""

from __future__ import annotations

import re
from importlib.resources import files
from math import log10
from typing import TYPE_CHECKING, ClassVar, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from importlib.resources.abc import Traversable

MESSAGE: Final = re.compile(r"^error-([\w-]+) = (.+)$", re.MULTILINE)
PLACEABLE: Final = re.compile(r"\{ \$(\w+) \}")
MAX_LISTED: Final = 20
"""The maximum number of alternatives that an error lists."""


def read_sentences(file: Traversable) -> dict[str, str]:
    """Read the `error-CODE` messages of a Fluent file as format strings by code.

    This supports only messages of one line without variants, because the kernel does not depend on a Fluent library.
    """
    messages = MESSAGE.findall(file.read_text(encoding="utf-8"))
    return {code: PLACEABLE.sub(r"{\1}", text) for code, text in messages}


SENTENCES: Final = read_sentences(files("undercroft") / "i18n" / "locale" / "en" / "errors.ftl")


def some_of(items: Sequence[object], separator: str = ", ") -> str:
    """Join the first few items, for an error that lists alternatives."""
    listed = [str(item) for item in items[:MAX_LISTED]]
    return separator.join(listed if len(items) <= MAX_LISTED else [*listed, "…"]) or "—"


def safe_repr(value: object, write: Callable[[object], str] = repr) -> str:
    """Return the `repr` of a value; a short form for integers that are too long for Python to convert."""
    try:
        return write(value)
    except ValueError:  # Python does not convert integers with thousands of digits
        return _magnitude(value) if isinstance(value, int) else type(value).__name__


def _magnitude(number: int) -> str:
    """Return the approximate power of ten of a number."""
    return f"{'-' if number < 0 else ''}10^{round(number.bit_length() * log10(2))}"


def _printable(detail: object) -> object:
    """Return a detail unchanged if it can be converted to text, else its `safe_repr`."""
    try:
        str(detail)
    except ValueError:
        return safe_repr(detail)
    return detail


class UndercroftError(Exception):
    """Base class of all errors, with a translatable `code` and its `details`.

    A detail may itself be such an error: the reason. A game with error codes of its own defines subclasses.
    """

    game: ClassVar[str | None] = None
    """The game whose messages have the text; None for the program's own."""
    sentences: ClassVar[Mapping[str, str]] = SENTENCES
    """The English sentences by code, as format strings; a game reads them from its messages with `read_sentences`."""

    def __init__(self, code: str, **details: object) -> None:
        self.code = code
        self.details = {name: _printable(detail) for name, detail in details.items()}
        super().__init__(self.sentences[code].format(**self.details))

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.code, self.details))


def _rebuild(kind: type[UndercroftError], code: str, details: dict[str, object]) -> UndercroftError:
    return kind(code, **details)


class Malformed(UndercroftError):
    """Raised for an input (option, record, scenario) that cannot be parsed."""


class Illegal(UndercroftError):
    """Raised for a well-formed move that the rules forbid now."""

    @property
    def rule(self) -> str | None:
        """The ledger clause that forbids the move, if it is known."""
        rule = self.details.get("rule")
        return rule if isinstance(rule, str) else None


class ImpossibleSetup(UndercroftError):
    """Raised for a game, number of seats, option or position that cannot exist."""


class Disagreement(UndercroftError):
    """Raised for a record or scenario that disagrees with the current rules."""
