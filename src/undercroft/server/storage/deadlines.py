"""Until when a decision is waited for: only where the host has set it, only for persons whom others wait for."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any, Final

import msgspec

from undercroft.server.ws_messages import Allowance, Ended

ENDED_LATE: Final[Ended] = "ended-late"
"""The result of a game that was ended by agreement because somebody was late."""

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from undercroft.server.storage.rows import SeatRow, TableRow


def allowance_of(setup: dict[str, Any]) -> Allowance | None:
    """What the host of a stored table has set."""
    stored = setup.get("deadline")
    return None if stored is None else msgspec.convert(stored, Allowance)


def people(seats: Iterable[SeatRow]) -> set[str | None]:
    """The guests who play at a table themselves."""
    return {seat.guest for seat in seats if seat.kind == "person"}


def deadline_of(
    allowance: Allowance | None, seats: Sequence[SeatRow], seat_to_move: int | None, now: float
) -> float | None:
    """The moment until which a decision that is asked now is waited for, if there is one.

    Bots have none, and neither has a person with whom nobody but bots plays.
    """
    if allowance is None or seat_to_move is None or seats[seat_to_move].kind != "person" or len(people(seats)) < 2:
        return None
    return float(ceil(now) + allowance.seconds)  # a whole second is the same moment in every database


def waiting_after(before: TableRow, after: TableRow, now: float) -> tuple[float | None, int | None]:
    """The deadline of a table at which somebody has sat down or got up, and the entry that is late there.

    Whoever is to move and stays keeps the deadline, or stays late; whoever came to be waited for has a fresh one.
    """
    fresh = deadline_of(allowance_of(after.setup), after.seats, after.seat_to_move, now)
    if fresh is None or after.status != "playing" or after.seat_to_move is None:
        return None, None
    was, sits = before.seats[after.seat_to_move], after.seats[after.seat_to_move]
    if (was.kind, was.guest) != (sits.kind, sits.guest):
        return fresh, None
    if is_late(after):  # others may be voting, and that has a time of its own
        return before.deadline, after.overdue
    return before.deadline or fresh, None


def seconds_left(deadline: float | None, late: bool, now: float) -> int | None:
    """How long somebody may still think, as it is told: 0 means that they are late."""
    if late:
        return 0
    return None if deadline is None else max(1, ceil(deadline - now))


def is_late(row: TableRow) -> bool:
    """Whether the decision that a stored table waits for was not made in time."""
    return row.status == "playing" and row.overdue == row.entries


def is_agreed(row: TableRow, *, silent: bool = False) -> bool:
    """Whether everybody who waits for somebody late has agreed to end the game, and somebody has.

    When the time for that is up, whoever has said nothing agrees with those who have.
    """
    if not is_late(row) or row.seat_to_move is None:
        return False
    late = row.seats[row.seat_to_move].guest
    agreed = [seat.agreed == row.entries for seat in row.seats if seat.kind == "person" and seat.guest != late]
    return any(agreed) if silent else bool(agreed) and all(agreed)
