"""Every card of the shared sets has a test of its effect."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.card_marks import cards_shown_in
from undercroft.games.boss_family.rules.facts import CRASH_TABLE, MINIBOSSES_TABLE, TABLE, TOOLS_TABLE

SECTIONS = ("boss", "room", "miniboss", "spell", "hero", "item")
TABLES = (TABLE, CRASH_TABLE, TOOLS_TABLE, MINIBOSSES_TABLE)
CARDS = {section: {row["id"] for table in TABLES for row in table.get(section, ())} for section in SECTIONS}


@pytest.fixture(scope="module")
def shown(request: pytest.FixtureRequest) -> set[str]:
    """The cards that the tests of the family show."""
    return cards_shown_in(Path(__file__).parent, request.session)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_card_is_shown_by_a_test(shown: set[str], section: str) -> None:
    assert CARDS[section]
    assert CARDS[section] - shown == set()


def test_marks_name_only_cards_of_the_game(shown: set[str]) -> None:
    assert shown - set().union(*CARDS.values()) == set()
