"""Records: a game as a text file (JSON lines) that can be replayed, with digests that say where it stops agreeing."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from undercroft.kernel.errors import Disagreement, Malformed, UndercroftError

if TYPE_CHECKING:
    from undercroft.kernel.table import Table

FORMAT: Final = 1
DIGEST_EVERY: Final = 10


class Header(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The first line of a record: the set-up from which everything follows."""

    undercroft: int
    game: str
    rules: int
    seats: int
    seed: int
    options: dict[str, Any] = {}
    names: tuple[str, ...] = ()
    position: dict[str, Any] | None = None


class Made(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision that was made: by which seat, and the option's text."""

    seat: int
    do: str


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A line after the first: a decision, something said, or the result; with a digest of the state now and then."""

    seat: int | None = None
    do: str | None = None
    say: str | None = None
    result: str | None = None
    digest: str | None = None


class Record(msgspec.Struct, frozen=True):
    """A whole record: its header and its lines."""

    header: Header
    lines: tuple[Line, ...]

    def text(self) -> str:
        """The record as the text of an `.undercroft` file."""
        encode = msgspec.json.Encoder().encode
        return "".join(encode(part).decode() + "\n" for part in (self.header, *self.lines))

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.text(), encoding="utf-8")


def record_of(table: Table) -> Record:
    """The record of a table, with digests found by playing it once more."""
    header = Header(
        undercroft=FORMAT,
        game=table.game.id,
        rules=table.game.version,
        seats=table.seats,
        seed=table.seed,
        options=table.options,
        names=table.names,
        position=table.position,
    )
    lines: list[Line] = []
    again = start_of(header)
    said = list(table.said)
    for number, made in enumerate(table.moves):
        while said and said[0].number <= number:
            lines.append(Line(seat=said[0].seat, say=said.pop(0).text))
        again.apply(made.do)
        digest = again.digest() if (number + 1) % DIGEST_EVERY == 0 or number + 1 == len(table.moves) else None
        lines.append(Line(seat=made.seat, do=made.do, digest=digest))
    lines += [Line(seat=item.seat, say=item.text) for item in said]
    if table.result is not None:
        lines.append(Line(result=table.result.reason))
    return Record(header, tuple(lines))


def start_of(header: Header) -> Table:
    """The table at the beginning of a record."""
    from undercroft.kernel.scenario import table_of
    from undercroft.kernel.table import new_table

    if header.position is not None:
        return table_of(header.position)
    return new_table(header.game, seats=header.seats, seed=header.seed, options=header.options, names=header.names)


def read_record(source: Record | str | Path) -> Record:
    """A record from a file's path or its text."""
    if isinstance(source, Record):
        return source
    if isinstance(source, Path) or "\n" not in source:
        try:
            source = Path(source).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError, ValueError) as error:
            reason = getattr(error, "strerror", None) or "it is not a text file"
            raise Malformed("unreadable-file", path=str(source), reason=reason) from error
    lines = [line for line in source.splitlines() if line.strip()]
    if not lines:
        raise Malformed("bad-record", line=1, reason="it is empty")
    header = _decode(lines[0], Header, 1)
    if header.undercroft != FORMAT:
        raise Malformed("bad-record", line=1, reason=f"it has format {header.undercroft}, not {FORMAT}")
    return Record(header, tuple(_decode(line, Line, number) for number, line in enumerate(lines[1:], 2)))


def _decode(line: str, kind: type[Any], number: int) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed("bad-record", line=number, reason=str(error)) from error


def replay(source: Record | str | Path, upto: int | None = None) -> Table:
    """Play a record again, up to a number of decisions, and check that it still agrees with the rules."""
    record = read_record(source)
    table = start_of(record.header)
    header = record.header
    if header.rules != table.game.version:
        raise Disagreement("record-rules", game=header.game, expected=header.rules, actual=table.game.version)
    for number, line in enumerate(record.lines, 2):
        if line.say is not None:
            table.say(line.seat or 0, line.say)
        if line.do is not None:
            if upto is not None and len(table.moves) >= upto:
                return table
            _replay_move(table, line, number)
        if line.result is not None:
            actual = None if table.result is None else table.result.reason
            if actual != line.result:
                raise Disagreement("record-result", line=number, expected=line.result, actual=actual)
    return table


def _replay_move(table: Table, line: Line, number: int) -> None:
    assert line.do is not None
    decision = table.decision
    if decision is not None and line.seat is not None and decision.seat != line.seat:
        raise Disagreement("record-seat", line=number, expected=line.seat, actual=decision.seat)
    try:
        table.apply(line.do)
    except UndercroftError as error:
        raise Disagreement("record-move", line=number, reason=str(error)) from error
    if line.digest is not None and line.digest != table.digest():
        raise Disagreement("record-digest", line=number, expected=line.digest, actual=table.digest())
