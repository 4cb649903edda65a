"""The two achievements that only editions with coins and minibosses have."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.minibosses.tables import table_at
from undercroft.games.boss_family.achievements import WITH_COINS
from undercroft.kernel.game import find_game

SOULS = [
    "felicity_joyful_nurse", "holkin_propheteer", "josie_vampire_slayer", "tess_dwarven_shieldmaiden",
    "rotgut_half_giant_berserker", "joe_the_smith", "eloi_marlborn", "clebrina_familiar",
    "dovkro_born_of_the_dragon", "kbothi_the_spy",
]  # fmt: skip
SPIKE = [[["spike", "tomb_of_terrors"]], [["unstable_mine"]]]
"""Dungeons, the first with a miniboss in its only room."""


def earned(seat: int = 0, dungeons: Any = (["unstable_mine"], ["pixie_fountain"]), **position: Any) -> set[str]:
    """Return the achievements with coins that a seat earns when the first seat has just reached ten souls."""
    table = table_at("end", dungeons=dungeons, souls=[SOULS], round=9, **position)
    assert table.result is not None
    assert table.result.winners == (0,)
    return set(table.game.earned(table.state, seat)) & set(WITH_COINS)


def test_only_editions_with_coins_have_them() -> None:
    assert set(WITH_COINS) <= set(find_game("minibosses").achievements)
    assert not set(WITH_COINS) & set(find_game("boss-monster").achievements)


@pytest.mark.parametrize(("coins", "names"), [(8, {"treasury"}), (20, {"treasury"}), (7, set()), (0, set())])
def test_a_full_treasury_has_eight_coins(coins: int, names: set[str]) -> None:
    assert earned(coins=[coins, 3]) == names


def test_what_others_have_counts_for_nobody_else() -> None:
    assert earned(coins=[3, 20]) == set()
    assert earned(seat=1, coins=[3, 20]) == set(), "the second has not won"
    assert earned(dungeons=list(reversed(SPIKE)), levels=[(1, 0, 3)]) == set()


@pytest.mark.parametrize(("level", "names"), [(3, {"right_hand"}), (2, set()), (1, set())])
def test_a_right_hand_is_a_miniboss_on_its_highest_level(level: int, names: set[str]) -> None:
    assert earned(dungeons=SPIKE, levels=[(0, 0, level)]) == names


def test_both_at_once() -> None:
    assert earned(dungeons=SPIKE, levels=[(0, 0, 3)], coins=[9, 0]) == {"treasury", "right_hand"}
