"""Records: a game as a text file (JSON lines) that can be replayed, with digests that locate a disagreement."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import msgspec

from undercroft.kernel.errors import Malformed
from undercroft.kernel.formats.files import text_of

FORMAT: Final = 1
DIGEST_EVERY: Final = 10
DIGEST: Final = re.compile(r"[0-9a-f]{16}")
KINDS: Final = ({"seat", "option"}, {"seat", "option", "digest"}, {"seat", "say"}, {"result"})
"""The fields of the lines after the header: a decision, a decision with a digest, a phrase, or the result."""


class Header(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The first line of a record: the set-up of the game."""

    undercroft: int
    game: str
    rules: int
    seats: int
    seed: int
    options: dict[str, Any] = {}
    names: tuple[str, ...] = ()
    position: dict[str, Any] | None = None


class Made(msgspec.Struct, frozen=True):
    """A decision: the seat, the text of the option, and sometimes a digest of the state after it."""

    seat: int
    option: str
    digest: str | None = None


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A line after the header: a decision (sometimes with a digest of the state after it), a phrase, or the result."""

    seat: int | None = None
    option: str | None = msgspec.field(default=None, name="do")
    """The text of the option; files call it `do`."""
    say: str | None = None
    result: str | None = None
    digest: str | None = None

    @property
    def is_whole(self) -> bool:
        """True if its fields are exactly those of a decision, a phrase or the result."""
        given = {name for name in self.__struct_fields__ if getattr(self, name) is not None}
        return given in KINDS and (self.digest is None or DIGEST.fullmatch(self.digest) is not None)


class Record(msgspec.Struct, frozen=True):
    """A record: its header and its lines."""

    header: Header
    lines: tuple[Line, ...]
    numbers: tuple[int, ...] = ()
    """The numbers of the lines in the text if there are blank lines; empty if they follow the header directly."""

    def number_of(self, place: int) -> int:
        """Return the number of a line in the text, from 1; the header is line 1 unless there are blank lines."""
        return self.numbers[place] if self.numbers else place + 2

    def text(self) -> str:
        """Return the record as the text of an `.undercroft` file."""
        encode = msgspec.json.Encoder().encode
        return "".join(encode(part).decode() + "\n" for part in (self.header, *self.lines))

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        if not isinstance(path, (str, Path)):
            raise Malformed("not-a-text", kind=type(path).__name__)
        place, text = Path(path), self.text()
        try:
            place.write_text(text, encoding="utf-8")
        except (OSError, ValueError) as error:  # an invalid character in a path raises ValueError
            reason = getattr(error, "strerror", None) or error
            raise Malformed("unwritable-file", path=str(place), reason=reason) from error


def read_record(source: Record | str | Path) -> Record:
    """Read a record from a file's path or its text."""
    if isinstance(source, Record):
        return source
    # Only "\n" ends a line: str.splitlines() also splits at characters that JSON does not escape.
    numbered = [(number, line) for number, line in enumerate(text_of(source).split("\n"), 1) if line.strip()]
    if not numbered:
        raise Malformed("empty-record")
    (header_number, first), *others = numbered
    header = _decode(first, Header, header_number)
    if header.undercroft != FORMAT:
        raise Malformed("record-format", actual=header.undercroft, expected=FORMAT)
    lines = tuple(_line(line, line_number) for line_number, line in others)
    numbers = tuple(line_number for line_number, _ in others)
    return Record(header, lines, () if numbers == tuple(range(2, len(lines) + 2)) else numbers)


def _line(text: str, line_number: int) -> Line:
    line: Line = _decode(text, Line, line_number)
    if not line.is_whole:
        raise Malformed("record-line", line=line_number)
    return line


def _decode(line: str, kind: type[Any], line_number: int) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed("bad-record", line=line_number, reason=str(error)) from error
