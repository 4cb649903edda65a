"""Import of untrusted records: limits, replay, and checks that games can be played on from them."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final

from undercroft.kernel.errors import ImpossibleSetup, UndercroftError
from undercroft.kernel.formats.record import read_record
from undercroft.kernel.formats.replay import replay
from undercroft.kernel.playout import random_playout, take_backs
from undercroft.kernel.rng import seeded
from undercroft.server.errors import ApiError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.kernel.formats.record import Record
    from undercroft.kernel.table import Table

PLAYOUTS: Final = 3
"""Random playouts from a record that starts with a position."""


def bounded_record(text: str, limit: int) -> Record:
    """Return the record in a text; raise if it has more decisions than the limit."""
    if text.count("\n") > 2 * limit:
        raise ApiError("record-too-long", limit=limit)
    record = read_record(text + "\n")  # without a line end it could be taken for the path of a file
    if sum(line.option is not None for line in record.lines) > limit:
        raise ApiError("record-too-long", limit=limit)
    return record


def imported(text: str, upto: int | None, limit: int) -> Table:
    """Return the table after a record; raise if the rules fail there."""
    record = bounded_record(text, limit)
    with failures_as_refusals():
        table = replay(record, upto)
        check_table(table)
    return table


@contextlib.contextmanager
def failures_as_refusals() -> Iterator[None]:
    """Turn any failure of the rules into an error for the client: no game may lead to the position of a record."""
    try:
        yield
    except (UndercroftError, ApiError):
        raise
    except Exception as error:
        raise ImpossibleSetup("position-fails", reason=repr(error)[:200]) from error


def check_table(table: Table) -> None:
    """Fail now if the rules fail on a table from a record, or on what may follow from its position."""
    check_views(table)
    if table.position is not None:  # no game has led there
        for number in range(PLAYOUTS):
            play_out(table, number)


def check_views(table: Table) -> None:
    """Compute all that is shown of a table, to fail now if the rules fail on it."""
    for seat in (*range(table.seats), None):
        table.view(seat)
        table.game.tell(table.opening, seat, 0)
    table.phrases()
    if table.decision is not None:
        table.determinize(table.decision.seat, seed=1)


def play_out(table: Table, number: int) -> None:
    """Play a copy at random to its end and check its views."""
    after = table.clone()
    after.state.script = []  # scripted chance fits only the moves that it was written for
    random_playout(after.state, take_backs(table.game), seeded(number))
    check_views(after)
