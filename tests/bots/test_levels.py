"""Which bots there are, and the one that plays at random."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.bots import bot_levels, make_bot
from undercroft.kernel.errors import ImpossibleSetup


def view_with(options: list[dict[str, Any]]) -> dict[str, Any]:
    return {"decision": {"options": options}}


def test_dragon_tower_has_a_random_and_a_greedy_bot() -> None:
    assert bot_levels("dragon-tower") == ["random", "greedy"]


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ImpossibleSetup, match="There is no bot wizard for dragon-tower; there are: random, greedy"):
        make_bot("dragon-tower", "wizard", 1)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(ImpossibleSetup) as refusal:
        bot_levels("chess")
    assert refusal.value.code == "unknown-game"


def test_the_random_bot_never_takes_back_while_it_can_go_on() -> None:
    bot = make_bot("dragon-tower", "random", 1)
    view = view_with([{"back": True}, {}, {"back": True}, {}])
    assert {bot.choose(view) for _ in range(50)} == {1, 3}


def test_the_random_bot_takes_back_where_nothing_else_is_left() -> None:
    bot = make_bot("dragon-tower", "random", 1)
    assert {bot.choose(view_with([{"back": True}, {"back": True}])) for _ in range(50)} == {0, 1}


def test_random_bots_of_one_seed_choose_alike() -> None:
    view = view_with([{} for _ in range(10)])
    one, same, other = (make_bot("dragon-tower", "random", seed) for seed in (5, 5, 6))
    choices = [[bot.choose(view) for _ in range(20)] for bot in (one, same, other)]
    assert choices[0] == choices[1] != choices[2]
    assert one.phrase(view) is None
