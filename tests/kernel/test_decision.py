"""Options: their stable text form and their targets."""

from __future__ import annotations

from undercroft.kernel.actions import CARD, NUMBER, SEAT, Kind, verb
from undercroft.kernel.decision import Option
from undercroft.kernel.state import State

COLOUR = Kind("colour", ("red", "blue"))


def paint(state: State, card: int, colour: int, times: int) -> None:
    """Do nothing, in place of a rule."""


PAINT = verb(paint, card=CARD, colour=COLOUR, times=NUMBER)


def painting(card: int, colour: int, times: int, names: dict[str, str] | None = None) -> Option:
    return Option(PAINT.shape((card, colour, times)), (paint, card, colour, times), names or {}, 0)


def test_the_text_form_names_verb_and_arguments() -> None:
    option = painting(17, 1, 2)
    assert option.text == str(option) == "paint card=17 colour=blue times=2"
    assert repr(option) == "Option('paint card=17 colour=blue times=2')"
    assert option.args == {"card": 17, "colour": "blue", "times": 2}
    assert option.verb == "paint"


def test_an_option_points_at_what_it_touches() -> None:
    assert painting(17, 1, 2).targets == (("card", 17),)


def test_options_are_equal_by_what_they_do() -> None:
    first, second = painting(1, 0, 0), painting(1, 0, 0, {"card": "x"})
    assert first == second
    assert hash(first) == hash(second)
    assert first != painting(2, 0, 0)
    assert first != "paint card=1 colour=red times=0"


def test_flags_are_told_only_when_set() -> None:
    plain = painting(1, 0, 0).data()
    grave = Option(verb(paint, grave=True, back=True, card=CARD).shape((1,)), (paint, 1), {}, 0).data()
    assert "grave" not in plain
    assert "back" not in plain
    assert grave["grave"] is grave["back"] is True


def test_of_a_seat_it_is_told_whether_it_is_the_one_that_is_asked() -> None:
    given = verb(paint, to=SEAT)
    data = [Option(given.shape((seat,)), (paint, seat), {}, 1).data() for seat in (0, 1)]
    assert [one["args"] for one in data] == [{"to": 0, "to_is": "other"}, {"to": 1, "to_is": "you"}]
    assert [one["text"] for one in data] == ["paint to=0", "paint to=1"]
