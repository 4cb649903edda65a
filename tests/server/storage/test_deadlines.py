"""Rules of deadlines."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from undercroft.server.storage.deadlines import deadline_of, is_agreed, is_late, seconds_left, waiting_after
from undercroft.server.storage.rows import SeatRow, TableRow
from undercroft.server.ws_messages import Allowance

DAY = Allowance(86400)
OLENA, BARTEK, ZOFIA = (SeatRow(seat, "person", name, name, None) for seat, name in enumerate("obz"))
BOT = SeatRow(1, "bot", None, "witch", "witch")
STAND_IN = SeatRow(0, "bot", "o", "o", "witch")


def row(*seats: SeatRow, **others: Any) -> TableRow:
    """Return a table in play where the first seat is to move."""
    setup = {"deadline": {"seconds": DAY.seconds, "after": DAY.after}}
    table = TableRow("AAAAA", "dragon-tower", setup, "o", "playing", False, 4, 0, None, None, 0, 0, seats)
    return replace(table, **others)


@pytest.mark.parametrize(
    ("allowance", "seats", "seat_to_move", "expected"),
    [
        (DAY, (OLENA, BARTEK), 0, 87401.0),
        (None, (OLENA, BARTEK), 0, None),
        (DAY, (OLENA, BARTEK), None, None),
        (DAY, (OLENA, BOT), 0, None),
        (DAY, (OLENA, BOT, ZOFIA), 1, None),
        (DAY, (OLENA, replace(BARTEK, guest="o")), 0, None),
        (DAY, (STAND_IN, BARTEK), 0, None),
    ],
    ids=["persons", "not set", "nobody is asked", "alone", "a bot is asked", "one person twice", "a bot plays on"],
)
def test_only_people_who_play_with_people_have_a_deadline(
    allowance: Allowance | None, seats: tuple[SeatRow, ...], seat_to_move: int | None, expected: float | None
) -> None:
    assert deadline_of(allowance, seats, seat_to_move, 1000.5) == expected


def test_the_same_player_keeps_the_deadline_and_another_gets_a_fresh_one() -> None:
    waits = row(OLENA, BARTEK, ZOFIA, deadline=5000.0)
    assert waiting_after(waits, replace(waits, seats=(OLENA, BOT, ZOFIA)), 1000) == (5000.0, None)
    assert waiting_after(waits, replace(waits, seats=(OLENA, BOT)), 1000) == (None, None)
    back = row(OLENA, BARTEK)
    assert waiting_after(replace(back, seats=(STAND_IN, BARTEK)), back, 1000) == (87400.0, None)
    other = row(OLENA, BARTEK, seat_to_move=1)
    assert waiting_after(replace(other, seats=(STAND_IN, BARTEK)), other, 1000) == (87400.0, None)
    late = row(OLENA, BARTEK, ZOFIA, overdue=4)
    assert waiting_after(late, replace(late, seats=(OLENA, BOT, ZOFIA)), 1000) == (None, 4), "a late player stays late"
    assert waiting_after(late, replace(late, seats=(OLENA, BOT)), 1000) == (None, None)


def test_it_is_late_until_another_entry_is_made() -> None:
    late = row(OLENA, BARTEK, overdue=4)
    assert is_late(late)
    assert not is_late(replace(late, entries=5))
    assert not is_late(replace(late, status="over"))


def test_all_other_people_have_to_agree() -> None:
    late = row(OLENA, BARTEK, ZOFIA, overdue=4)
    agrees = (replace(BARTEK, agreed=4), replace(ZOFIA, agreed=4))
    assert is_agreed(replace(late, seats=(OLENA, *agrees)))
    assert is_agreed(replace(late, seats=(OLENA, BOT, agrees[1]))), "bots are not asked"
    assert not is_agreed(replace(late, seats=(OLENA, agrees[0], ZOFIA)))
    assert not is_agreed(replace(late, seats=(OLENA, agrees[0], replace(ZOFIA, agreed=3)))), (
        "that vote was for an earlier entry"
    )
    assert not is_agreed(replace(late, seats=(OLENA, BOT))), "nobody has agreed"
    assert not is_agreed(replace(late, overdue=None, seats=(OLENA, *agrees)))


def test_the_time_left_is_in_whole_seconds_and_zero_means_late() -> None:
    assert seconds_left(None, False, 1000) is None
    assert seconds_left(1300.0, False, 1000.2) == 300
    assert seconds_left(1300.0, False, 1300.0) == 1, "until the server has handled it"
    assert seconds_left(None, True, 1000) == 0
