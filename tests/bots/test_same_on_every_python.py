"""Bots choose alike on every version of Python: `sum` of floats gives other results from 3.12 on."""

from __future__ import annotations

import builtins
from collections.abc import Iterable
from typing import Any

import pytest

import undercroft
from tests.bots.games import play_out

GAMES: list[tuple[str, int, int, dict[str, Any]]] = [
    ("boss-monster", 2, 1, {}),
    ("boss-monster", 3, 2, {"variants": ["classic", "machinations"], "discard": "seeded"}),
    ("minibosses", 2, 7, {}),
    ("minibosses", 3, 8, {"sets": ["boss-monster"]}),
    ("super-boss-monster", 1, 9, {}),
    ("super-boss-monster", 3, 10, {"sets": ["boss-monster", "minibosses"]}),
    ("dragon-tower", 1, 3, {"heroes": 3, "team": "deal", "skills": "many"}),
    ("dragon-tower", 2, 4, {"team": "deal", "boss": "giant_troll"}),
    ("one-deck-dungeon", 1, 5, {"heroes": 1, "team": "deal"}),
    ("one-deck-dungeon", 2, 6, {"heroes": 2, "team": "choose", "cards": "hybrid"}),
]


def sum_of_whole_numbers(numbers: Iterable[Any], /, start: Any = 0) -> Any:
    """A `sum` that rejects floats; `math.fsum` gives the same result on every version."""
    total = start
    for number in numbers:
        assert not isinstance(number, float), f"a float is added up: {number}"
        total = total + number
    return total


@pytest.mark.parametrize(("game", "seats", "seed", "options"), GAMES, ids=str)
def test_no_float_is_added_up_by_sum(
    game: str, seats: int, seed: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = undercroft.new(game, seats=seats, seed=seed, options=options)
    monkeypatch.setattr(builtins, "sum", sum_of_whole_numbers)
    play_out(table, ["greedy"] * seats, seed)
    assert table.result is not None


def test_all_games_are_looked_at() -> None:
    assert {game for game, _, _, _ in GAMES} == {game["id"] for game in undercroft.games()}
