"""Every card of the box has a test of its effect."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.card_marks import cards_shown_in
from undercroft.games.dragon_tower.rules.facts import TABLE

SECTIONS = ("hero", "skill", "monster", "circumstance", "capability", "boss", "achievement")


@pytest.fixture(scope="module")
def shown(request: pytest.FixtureRequest) -> set[str]:
    """The cards that the tests of this game show."""
    return cards_shown_in(Path(__file__).parent, request.session)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_card_is_shown_by_a_test(shown: set[str], section: str) -> None:
    cards = {row["id"] for row in TABLE[section]}
    assert cards
    assert cards - shown == set()


def test_marks_name_only_cards_of_the_game(shown: set[str]) -> None:
    assert shown - {row["id"] for section in SECTIONS for row in TABLE[section]} == set()
