"""The initial state of a stored table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.bots.names import Called, persona_at, written
from undercroft.kernel.errors import Disagreement
from undercroft.kernel.formats.scenario import table_of
from undercroft.kernel.game import registered
from undercroft.kernel.table import Table, new_table

if TYPE_CHECKING:
    from undercroft.server.storage.rows import SeatRow, TableRow


def table_at_start(row: TableRow) -> Table:
    """Return the table before its first entry; raise `Disagreement` if the rules have changed since."""
    setup: dict[str, Any] = row.setup
    names = tuple(recorded_name(row.id, seat) for seat in row.seats)
    if setup["position"] is not None:
        table = table_of(setup["position"])
        table.names = names
    else:
        seed, options = int(setup["seed"]), setup["options"]
        table = new_table(row.game, seats=setup["seats"], seed=seed, options=options, names=names)
    if setup["rules"] != table.game.version:
        raise Disagreement("record-rules", game=row.game, expected=setup["rules"], actual=table.game.version)
    return table


def has_todays_rules(game: str, rules: int | None) -> bool:
    """Return True if this is the current version of the game's rules."""
    known = registered().get(game)
    return known is not None and known.version == rules


def recorded_name(table: str, seat: SeatRow) -> str:
    """Return the name of a seat's player in the record of the table."""
    if seat.kind != "bot":
        return seat.name or ""
    return written(Called(persona_at(table, seat.seat), seat.level or "random"))
