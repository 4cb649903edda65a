"""Rules of deadlines: a host sets one per decision; it applies to people while other people play with them."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any, Final

import msgspec

from undercroft.server.ws_messages import Allowance, Ended

ENDED_LATE: Final[Ended] = "ended-late"
"""The result of a game that the other players ended because a player missed a deadline."""

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from undercroft.server.storage.rows import SeatRow, TableRow


def allowance_of(setup: dict[str, Any]) -> Allowance | None:
    """Return the time per decision in a stored setup, if the host has set one."""
    stored = setup.get("deadline")
    return None if stored is None else msgspec.convert(stored, Allowance)


def people(seats: Iterable[SeatRow]) -> set[str | None]:
    """Return the guests in these seats, without those whom bots replace."""
    return {seat.guest for seat in seats if seat.kind == "person"}


def deadline_of(
    allowance: Allowance | None, seats: Sequence[SeatRow], seat_to_move: int | None, now: float
) -> float | None:
    """Return the deadline of a decision that starts now; None for a bot, and for the only person at a table."""
    if allowance is None or seat_to_move is None or seats[seat_to_move].kind != "person" or len(people(seats)) < 2:
        return None
    return float(ceil(now) + allowance.seconds)  # every database stores whole seconds exactly


def waiting_after(before: TableRow, after: TableRow, now: float) -> tuple[float | None, int | None]:
    """Return the deadline and the overdue entry of a table after a change of its seats.

    If the same player is still to move, both stay as they were; a different player gets a fresh deadline.
    """
    fresh = deadline_of(allowance_of(after.setup), after.seats, after.seat_to_move, now)
    if fresh is None or after.status != "playing" or after.seat_to_move is None:
        return None, None
    old, new = before.seats[after.seat_to_move], after.seats[after.seat_to_move]
    if (old.kind, old.guest) != (new.kind, new.guest):
        return fresh, None
    if is_late(after):  # the deadline, if any, is that of the vote to end the game
        return before.deadline, after.overdue
    return before.deadline or fresh, None


def seconds_left(deadline: float | None, late: bool, now: float) -> int | None:
    """Return the whole seconds until the deadline, at least 1, or 0 if the decision is late."""
    if late:
        return 0
    return None if deadline is None else max(1, ceil(deadline - now))


def is_late(row: TableRow) -> bool:
    """Return True if the current decision of a stored table has missed its deadline."""
    return row.status == "playing" and row.overdue == row.entries


def is_agreed(row: TableRow, *, silent: bool = False) -> bool:
    """Return True if all people but the late one have agreed to end the game.

    With `silent`, when the time to agree is up, one of them is enough.
    """
    if not is_late(row) or row.seat_to_move is None:
        return False
    late = row.seats[row.seat_to_move].guest
    agreed = [seat.agreed == row.entries for seat in row.seats if seat.kind == "person" and seat.guest != late]
    return any(agreed) if silent else bool(agreed) and all(agreed)
