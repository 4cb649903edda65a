"""The titles of the game for one player are achievements."""

from __future__ import annotations

import pytest

import undercroft
from tests.games.boss_family.tables import state_of
from undercroft.games.super_boss_monster.achievements import ACHIEVEMENTS, CHALLENGES, earned
from undercroft.kernel.result import Result


@pytest.mark.parametrize(
    ("challenge", "points", "reached"),
    [
        ("off", -1, ()),
        ("off", 0, ACHIEVEMENTS[:1]),
        ("off", 17, ACHIEVEMENTS[:4]),
        ("off", 36, ACHIEVEMENTS[:10]),
        ("on", 30, CHALLENGES[:7]),
    ],
)
def test_a_title_and_all_lesser_ones_are_earned(challenge: str, points: int, reached: tuple[str, ...]) -> None:
    state = state_of(undercroft.new("super-boss-monster", seats=1, seed=1, options={"challenge": challenge}))
    assert earned(state) == []
    state.result = Result((0,) if points >= 0 else (), (points,), "heroes-gone")
    assert earned(state) == list(reached)
    assert set(reached) <= set(ACHIEVEMENTS)


def test_several_players_earn_none() -> None:
    state = state_of(undercroft.new("super-boss-monster", seats=2, seed=1))
    state.result = Result((0,), (10, 3), "souls")
    assert earned(state) == []
