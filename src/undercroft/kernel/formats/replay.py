"""Replay of records, with a check against the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.errors import Disagreement, Malformed, UndercroftError, safe_repr
from undercroft.kernel.formats.record import Header, Line, Record, read_record
from undercroft.kernel.formats.scenario import table_of
from undercroft.kernel.table import Table, new_table

if TYPE_CHECKING:
    from pathlib import Path


def start_of(header: Header) -> Table:
    """Return the table at the start of a record."""
    if header.position is not None:
        return table_of(header.position)
    return new_table(header.game, seats=header.seats, seed=header.seed, options=header.options, names=header.names)


def replay(source: Record | str | Path, upto: int | None = None) -> Table:
    """Replay a record up to a number of decisions; raise `Disagreement` where it no longer agrees with the rules."""
    if upto is not None and (isinstance(upto, bool) or not isinstance(upto, int) or upto < 0):
        raise Malformed("bad-value", name="upto", value=safe_repr(upto))
    record = read_record(source)
    table = start_of(record.header)
    header = record.header
    if header.rules != table.game.version:
        raise Disagreement("record-rules", game=header.game, expected=header.rules, actual=table.game.version)
    for place, line in enumerate(record.lines):
        line_number = record.number_of(place)
        if line.say is not None:
            try:
                table.say(line.seat or 0, line.say)
            except UndercroftError as error:
                raise Disagreement("record-move", line=line_number, reason=error) from error
        if line.option is not None:
            if upto is not None and len(table.moves) >= upto:
                return table
            _replay_move(table, line, line_number)
        if line.result is not None:
            actual = None if table.result is None else table.result.reason
            if actual != line.result:
                raise Disagreement("record-result", line=line_number, expected=line.result, actual=actual)
    return table


def _replay_move(table: Table, line: Line, line_number: int) -> None:
    assert line.option is not None
    decision = table.decision
    if decision is not None and line.seat is not None and decision.seat != line.seat:
        raise Disagreement("record-seat", line=line_number, expected=line.seat, actual=decision.seat)
    try:
        table.apply(line.option)
    except UndercroftError as error:
        raise Disagreement("record-move", line=line_number, reason=error) from error
    if line.digest is not None and line.digest != table.digest():
        raise Disagreement("record-digest", line=line_number, expected=line.digest, actual=table.digest())
