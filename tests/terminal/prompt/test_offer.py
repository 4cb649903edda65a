"""The lines of options: marks and keys, pointing, and lines that hold several options."""

from __future__ import annotations

from undercroft.terminal.prompt.offer import SEVERAL, Offer
from undercroft.terminal.texts import Row
from undercroft.terminal.widgets.looks import KEYS

FIVE, SIX, BOX, HERO = ("pool", 5), ("pool", 6), ("box", 0), ("hero", 1)
TARGETS = [[FIVE, BOX], [FIVE], [SIX, BOX], [SIX], [HERO]]
OPTIONS = [{"text": str(number)} for number in range(5)]


def grouped() -> Offer:
    rows = [Row((0, 1), "five", target=FIVE), Row((2, 3), "six", target=SIX), Row((4,))]
    return Offer(OPTIONS, TARGETS, rows)


def test_a_thing_has_the_key_of_its_only_line_or_an_arrow() -> None:
    assert grouped().marks() == {FIVE: "1", BOX: SEVERAL, SIX: "2", HERO: "3"}


def test_a_thing_that_a_line_only_leads_to_has_an_arrow() -> None:
    offer = Offer(OPTIONS[:2], TARGETS[:2], [Row((0, 1), "five", target=FIVE)])
    assert offer.marks() == {FIVE: "1", BOX: SEVERAL}
    assert offer.line_for(FIVE) == 0
    assert offer.line_for(BOX) is None


def test_a_line_far_down_has_no_key_and_its_thing_an_arrow() -> None:
    count = len(KEYS) + 1
    offer = Offer([{}] * count, [[("card", n)] for n in range(count)], [Row((n,)) for n in range(count)])
    assert offer.key(count - 2) == KEYS[-1]
    assert offer.key(count - 1) == ""
    assert offer.marks()[("card", count - 1)] == SEVERAL


def test_opening_a_line_lists_its_options_and_marks_what_they_touch() -> None:
    offer = grouped()
    offer.open(offer.rows[1])
    assert offer.shown == [2, 3]
    assert offer.pointed == SIX
    assert offer.marks() == {BOX: "1", SIX: SEVERAL}
    offer.point_at(None)
    assert offer.shown == [0, 1, 2, 3, 4]
    assert offer.marks()[SIX] == "2"


def test_pointing_lists_what_touches_the_thing_one_by_one() -> None:
    offer = grouped()
    offer.point_at(BOX)
    assert [row.options for row in offer.rows] == [(0,), (2,)]
    assert offer.places(SIX) == [1]
    assert offer.marks()[HERO] == SEVERAL  # it can still be pointed at


def test_going_round_what_can_be_pointed_at() -> None:
    offer = grouped()
    assert offer.next_target(1) == FIVE
    assert offer.next_target(-1) == HERO
    offer.point_at(HERO)
    assert offer.next_target(1) == FIVE
    assert Offer().next_target(1) is None
