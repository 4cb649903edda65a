"""Presses and decisions of a person, counted in whole games."""

from __future__ import annotations

import pytest

from tools.presses import Count, count_game, line


@pytest.mark.parametrize("game", ["boss-monster", "minibosses", "super-boss-monster"])
def test_a_person_presses_hardly_more_than_there_is_to_decide(game: str) -> None:
    counted = count_game(game, 2, seed=100)
    assert counted["decisions"] > 20
    assert counted.ratio <= 1.5
    assert counted["presses"] < 0.6 * counted["before"]
    assert counted["silent"] > 20
    assert counted["missed"] <= 1


def test_every_question_of_a_game_without_windows_is_a_press() -> None:
    counted = count_game("dragon-tower", 2, seed=100)
    assert counted["presses"] == counted["before"] == counted["decisions"] > 0
    assert counted["silent"] == 0


def test_the_numbers_are_told_in_a_line() -> None:
    counted = Count("dragon-tower")
    counted.update(games=1, presses=30, before=40, decisions=20, rounds=5)
    assert "40 presses before, 30 now, 20 decisions" in line(counted, 2)
    assert "1.50 presses a decision; 6.0 presses a round" in line(counted, 2)
