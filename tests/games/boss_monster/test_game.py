"""Descriptions of the games of the family."""

from __future__ import annotations

import pytest

from undercroft.kernel.game import find_game


@pytest.mark.parametrize("game", ["boss-monster", "minibosses", "super-boss-monster"])
def test_the_cards_of_a_game_begin_with_those_of_its_own_set(game: str) -> None:
    sets = [card.facts["set"] for card in find_game(game).cards()]
    own = sets.count(game)
    assert sets[:own] == [game] * own
    assert 0 < own < len(sets)
