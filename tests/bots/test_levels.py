"""Bot levels, and the random bot."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft.bots import bot_levels, level_named, make_bot, usual_bot
from undercroft.bots.random_bot import RandomBot
from undercroft.kernel.bot import choice_of
from undercroft.kernel.errors import ImpossibleSetup
from undercroft.kernel.game import registered


def view_with(options: list[dict[str, Any]]) -> dict[str, Any]:
    return {"decision": {"options": options}}


LADDER = ["rat", "goblin", "witch", "lich", "dragon"]


def test_levels_have_the_same_names_in_every_game() -> None:
    for game in registered():
        levels = bot_levels(game)
        assert levels == LADDER[: len(levels)]
        assert len(levels) >= 3
        assert usual_bot(game) == "witch"


def test_old_names_are_still_understood() -> None:
    assert [level_named(name) for name in ("random", "greedy", "lich", "sleepy")] == ["rat", "witch", "lich", "sleepy"]
    assert type(make_bot("dragon-tower", "greedy", 1)) is type(make_bot("dragon-tower", "witch", 1))
    assert isinstance(make_bot("dragon-tower", "random", 1), RandomBot)


def test_a_goblin_plays_as_a_witch_does_and_slips_now_and_then() -> None:
    table = undercroft.new("boss-monster", seats=2, seed=8)
    goblins = [make_bot("boss-monster", "goblin", 5) for _ in range(2)]
    witch = make_bot("boss-monster", "witch", 5)
    alike = choices = 0
    while table.decision is not None:
        view = table.view(table.decision.seat)
        choice, again = (goblin.choose(view) for goblin in goblins)
        assert choice == again
        if len(table.decision.options) > 1:
            choices += 1
            alike += choice == witch.choose(view)
        table.apply(choice)
    assert choices * 0.6 < alike < choices


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ImpossibleSetup, match=r"no bot wizard for dragon-tower\. Choose one of: rat, goblin, witch"):
        make_bot("dragon-tower", "wizard", 1)


@pytest.mark.parametrize("level", [[], {}, None, 3])
def test_a_level_is_a_name(level: Any) -> None:
    with pytest.raises(ImpossibleSetup) as refusal:
        make_bot("dragon-tower", level, 1)
    assert refusal.value.code == "unknown-bot"


@pytest.mark.parametrize("seed", [float("nan"), 1.0, [], "1", None, True, -1])
@pytest.mark.parametrize("level", LADDER)
def test_the_seed_of_a_bot_is_a_whole_number(level: str, seed: Any) -> None:
    with pytest.raises(ImpossibleSetup) as refusal:
        make_bot("dragon-tower", level, seed)
    assert refusal.value.code == "bad-seed"


def test_the_seed_of_a_bot_may_be_larger_than_that_of_a_table() -> None:
    table = undercroft.new("boss-monster", seats=2, seed=(1 << 256) - 1)
    bot = make_bot("boss-monster", "lich", table.seed * 8 + 1)
    view = table.view(0)
    assert choice_of(bot, view, lambda: table.worlds(0)) in range(len(view["decision"]["options"]))


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
