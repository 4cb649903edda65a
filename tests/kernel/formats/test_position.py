"""Checks of positions: each accepts what fits and names what does not."""

from __future__ import annotations

import msgspec
import pytest

from undercroft.kernel.errors import ImpossibleSetup, Malformed
from undercroft.kernel.formats.position import check_number, check_word, read_position


class Counters(msgspec.Struct, forbid_unknown_fields=True):
    """A position with one counter."""

    turn: int = 1


def test_a_position_is_read_as_the_games_own_struct() -> None:
    assert read_position({"turn": 3}, Counters).turn == 3
    assert read_position({}, Counters).turn == 1


@pytest.mark.parametrize("data", [{"turn": "three"}, {"luck": 1}])
def test_a_position_that_does_not_fit_is_malformed(data: dict[str, object]) -> None:
    with pytest.raises(Malformed) as refused:
        read_position(data, Counters)
    assert refused.value.code == "bad-scenario"


def test_a_word_is_one_of_the_choices() -> None:
    check_word("phase", "build", ("build", "bait"))
    with pytest.raises(ImpossibleSetup, match="In a position phase must be one of: build, bait"):
        check_word("phase", "lunch", ("build", "bait"))


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_range_includes_both_ends(number: int) -> None:
    check_number("turn", number, 1, 3)


@pytest.mark.parametrize("number", [0, 4])
def test_a_number_outside_its_range_is_refused(number: int) -> None:
    with pytest.raises(ImpossibleSetup, match="In a position turn must be a number from 1 to 3"):
        check_number("turn", number, 1, 3)
