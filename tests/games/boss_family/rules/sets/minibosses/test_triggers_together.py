"""Effects that are due at the same moment: in whose order they take place, and when somebody is asked for it."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import hand_of, pass_all, souls_of
from tests.games.helpers import asked_now, offers, play, prompt
from tests.games.minibosses.tables import coins_of, table_at
from undercroft.kernel.table import Table

CHUTE = "let_act card=garbage_chute"
MARKET = "let_act card=black_market"
BUY = "act card=black_market moment=any_destroyed"


def after_a_destruction(*rooms: str, coins: int = 1) -> Table:
    """A player has destroyed Pixie Fountain, which gives coins for wounds; there are none."""
    table = table_at("adventure", dungeons=[[*rooms, "pixie_fountain"]], coins=[coins, 0])
    play(table, "use card=pixie_fountain")
    return table


@pytest.mark.rule("MB-132")
@pytest.mark.card("black_market", "garbage_chute")
@pytest.mark.parametrize("rooms", [("black_market", "garbage_chute"), ("garbage_chute", "black_market")])
def test_whose_effects_are_due_together_says_which_comes_first(rooms: tuple[str, str]) -> None:
    table = after_a_destruction(*rooms)
    assert asked_now(table) == (0, "which_acts_first")
    assert offers(table) == [CHUTE, MARKET]
    play(table, MARKET)
    assert coins_of(table, 0) == 1  # the chute waits
    play(table, BUY)
    assert (coins_of(table, 0), len(hand_of(table, 0))) == (2, 1)


@pytest.mark.rule("MB-132")
@pytest.mark.parametrize("rooms", [("black_market", "garbage_chute"), ("garbage_chute", "black_market")])
def test_what_cannot_act_yet_waits_for_what_makes_it_possible(rooms: tuple[str, str]) -> None:
    table = after_a_destruction(*rooms, coins=0)
    assert (asked_now(table), coins_of(table, 0)) == ((0, "whether_to_act"), 2)
    play(table, BUY)
    assert (coins_of(table, 0), len(hand_of(table, 0))) == (1, 1)


def test_nobody_is_asked_for_the_order_of_equal_cards() -> None:
    table = after_a_destruction("black_market", "black_market")
    assert prompt(table) == "whether_to_act"
    play(table, BUY)
    assert len(hand_of(table, 0)) == 1
    assert prompt(table) != "whether_to_act"  # there was one coin


def test_nobody_is_asked_for_the_order_of_what_only_gives() -> None:
    table = table_at(
        "adventure",
        ("gregore", "dr_deadly"),
        leveled=[0],
        dungeons=[["lightning_rod", "fetid_beast"]],
        entrances=[["felicity_joyful_nurse"]],
        coins=[0, 0],
    )
    pass_all(table, until=lambda later: souls_of(later, 0) > 0)
    assert coins_of(table, 0) == 3 + 1
    assert prompt(table) == "what_to_play"


@pytest.mark.rule("MB-128", "MB-132")
@pytest.mark.card("gregore", "mind_thresher")
@pytest.mark.parametrize(("first", "coins"), [("gregore", 1), ("mind_thresher", 0)])
def test_gregore_is_paid_for_a_soul_before_the_thresher_takes_it(first: str, coins: int) -> None:
    table = table_at(
        "adventure",
        ("gregore", "dr_deadly"),
        leveled=[0],
        dungeons=[["mind_thresher", "fetid_beast"]],
        entrances=[["felicity_joyful_nurse"]],
        coins=[0, 0],
    )
    pass_all(table, until=lambda later: prompt(later) == "which_acts_first")
    play(table, f"let_act card={first}", "act card=mind_thresher moment=hero_dies_here")
    assert (coins_of(table, 0), souls_of(table, 0)) == (coins, 0)


@pytest.mark.rule("MB-116", "MB-132")
@pytest.mark.card("vampire_lab", "black_market")
def test_a_room_that_is_uncovered_acts_together_with_those_that_saw_the_destruction() -> None:
    table = table_at(
        "adventure",
        dungeons=[["black_market", ["vampire_lab", "pixie_fountain"]]],
        hands=[["spike"]],
        wounds=[["felicity_joyful_nurse"]],
    )
    play(table, "use card=pixie_fountain")
    assert asked_now(table) == (0, "which_acts_first")
    assert sorted(offers(table)) == [MARKET, "let_act card=vampire_lab"]
