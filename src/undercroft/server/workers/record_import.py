"""Records of strangers, in a worker: read within limits, and looked at from every side before anybody plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.errors import ImpossibleSetup, UndercroftError
from undercroft.kernel.formats.record import read_record
from undercroft.kernel.formats.replay import replay
from undercroft.kernel.playout import random_playout, take_backs
from undercroft.kernel.rng import seeded
from undercroft.server.errors import ApiError

if TYPE_CHECKING:
    from undercroft.kernel.formats.record import Record
    from undercroft.kernel.table import Table

TRIES: Final = 3
"""So often a game is played on at random from a position that a record begins with."""


def bounded_record(text: str, most: int) -> Record:
    """A record from its text, if it is not longer than the server takes."""
    # A line end makes it the text of a record, whatever it is: without one it would be the path of a file.
    if text.count("\n") > 2 * most:
        raise ApiError("record-too-long", limit=most)
    record = read_record(text + "\n")
    if sum(line.option is not None for line in record.lines) > most:
        raise ApiError("record-too-long", limit=most)
    return record


def imported(text: str, upto: int | None, most: int) -> Table:
    """The table that a record leads to; one that the rules cannot go on with is refused, whatever goes wrong there."""
    record = bounded_record(text, most)
    try:
        table = replay(record, upto)
        look_at(table)
        if record.header.position is not None:  # nobody has ever played there
            for number in range(TRIES):
                try_out(table, number)
    except (UndercroftError, ApiError):
        raise
    except Exception as error:  # a position that no game comes to: there is no end to what rules rely on
        raise ImpossibleSetup("position-fails", reason=repr(error)[:200]) from error
    return table


def look_at(table: Table) -> None:
    """See a table as everybody would."""
    for seat in (*range(table.seats), None):
        table.view(seat)
        table.game.tell(table.opening, seat, 0)
    table.phrases()
    if table.decision is not None:
        table.determinize(table.decision.seat, seed=1)


def try_out(table: Table, number: int) -> None:
    """Play on at random to the end, and look at how it came out."""
    after = table.clone()
    after.state.script = []  # what a position says of chance fits the moves that it was written for
    random_playout(after.state, take_backs(table.game), seeded(number))
    look_at(after)
