"""Every card of both boxes has a test of its effect."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.card_marks import cards_shown_in
from undercroft.games.one_deck_dungeon.rules.facts import DECK

KINDS = ("combat", "peril", "hero", "dungeon", "skill", "potion", "basic", "talent", "level", "hordes")


@pytest.fixture(scope="module")
def shown(request: pytest.FixtureRequest) -> set[str]:
    """The cards that the tests of this game show."""
    return cards_shown_in(Path(__file__).parent, request.session)


@pytest.mark.parametrize("kind", KINDS)
def test_every_card_is_shown_by_a_test(shown: set[str], kind: str) -> None:
    cards = {DECK.ids[face] for face in DECK.of_kind(kind)}
    assert cards
    assert cards - shown == set()


def test_no_kind_of_card_is_forgotten() -> None:
    assert {card.kind for card in DECK.printed} == set(KINDS)


def test_marks_name_only_cards_of_the_game(shown: set[str]) -> None:
    assert shown - set(DECK.ids) == set()
