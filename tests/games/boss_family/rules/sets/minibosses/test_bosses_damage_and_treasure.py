"""The lasting Level Ups that change damage and treasure: Ravenus, Scott and Kirax."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import damages, pass_all, pass_to, state_of, treasure_of
from tests.games.boss_family.walks import hurt_of, pass_to_room
from tests.games.boss_family.windows import waiting
from tests.games.helpers import kinds, offers, play, refusal, seat_to_move
from tests.games.minibosses.powers import HOST, can_use, pass_to_turn
from tests.games.minibosses.tables import coins_of, table_at

# -- Ravenus -------------------------------------------------------------------------------------------------------


@pytest.mark.card("ravenus")
@pytest.mark.rule("MB-119")
def test_ravenus_doubles_the_damage_of_a_monster_room_of_any_dungeon_for_2_coins() -> None:
    table = table_at(
        "build",
        ("ravenus", "calabeza"),
        leveled=[0],
        coins=[4, 0],
        dungeons=[[["spike", HOST], "delvers_quarry"], ["fetid_beast"]],
        hands=[["windfall"]],
    )
    play(table, "use card=ravenus")
    assert offers(table) == [f"aim_at card={HOST}", "aim_at card=fetid_beast", "never_mind"]
    play(table, f"aim_at card={HOST}")
    assert damages(table, 0) == [6, 1]  # 2 and 1 of the miniboss, then doubled
    assert coins_of(table, 0) == 2
    assert refusal(table, "use card=ravenus") == "BM-155"
    pass_all(table, until=lambda later: later.view(None)["round"] == 2)
    assert damages(table, 0) == [3, 1]


@pytest.mark.card("ravenus")
@pytest.mark.rule("MB-119", "BM-225")
def test_two_doublings_make_four_times_and_reach_the_hero_inside() -> None:
    table = table_at(
        "adventure",
        ("ravenus", "calabeza"),
        leveled=[0],
        coins=[2, 0],
        dungeons=[[["brassknuckle", HOST]]],
        levels=[(0, 0, 3)],
        entrances=[["the_progenitors"]],
        hands=[["windfall"]],
    )
    pass_to_room(table, HOST)
    assert hurt_of(table) == (3, 20)
    play(table, "use card=ravenus")
    assert hurt_of(table) == (6, 20)
    play(table, "use card=brassknuckle", "choose_way way=level_3")
    assert (damages(table, 0), hurt_of(table)) == ([12], (12, 20))


@pytest.mark.card("ravenus")
def test_ravenus_does_nothing_before_the_level_up_or_without_a_monster_room() -> None:
    table = table_at("build", ("ravenus", "calabeza"), dungeons=[[HOST]], hands=[["windfall"]])
    assert not can_use(table, "ravenus")
    table = table_at("build", ("ravenus", "calabeza"), leveled=[0], dungeons=[["delvers_quarry"]], hands=[["windfall"]])
    assert not can_use(table, "ravenus")


# -- Scott ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("scott")
@pytest.mark.rule("MB-035")
def test_scotts_trap_rooms_deal_1_more_after_his_level_up() -> None:
    for leveled, dealt in (([], [1, 2]), ([0], [2, 2])):
        table = table_at(
            "build",
            ("scott", "calabeza"),
            leveled=leveled,
            dungeons=[["garbage_chute", HOST], ["garbage_chute"]],
            hands=[["windfall"]],
        )
        assert damages(table, 0) == dealt
        assert damages(table, 1) == [1]


@pytest.mark.card("scott")
@pytest.mark.rule("MB-118", "MB-110")
def test_any_opponent_may_give_scott_a_coin_to_stop_it_until_the_end_of_the_round() -> None:
    table = table_at(
        "build",
        ("scott", "calabeza", "lamia"),
        leveled=[0],
        dungeons=[["garbage_chute", HOST]],
        coins=[0, 1, 1],
        hands=[["windfall"], ["windfall"], ["heist"]],
    )
    assert not can_use(table, "scott")  # his own player cannot
    pass_to(table, 2)
    assert can_use(table, "scott")
    events = play(table, "use card=scott")
    assert "coins-given" in kinds(events)
    assert [coins_of(table, seat) for seat in range(3)] == [1, 1, 0]
    assert waiting(table) == [(2, "scott")]  # an effect of the player who pays
    assert damages(table, 0) == [2, 2]
    pass_all(table, until=lambda later: not state_of(later).pending)
    assert damages(table, 0) == [1, 2]
    pass_to_turn(table, 1)
    assert not can_use(table, "scott")  # it is off already
    pass_all(table, until=lambda later: later.view(None)["round"] == 2)
    assert damages(table, 0) == [2, 2]


@pytest.mark.card("scott")
@pytest.mark.rule("MB-118")
def test_an_opponent_whose_payment_waits_is_not_offered_another() -> None:
    table = table_at(
        "build",
        ("scott", "calabeza", "lamia"),
        leveled=[0],
        dungeons=[["garbage_chute", HOST]],
        coins=[0, 2, 2],
        hands=[["windfall"], ["windfall"], ["heist"]],
    )
    pass_to(table, 2)
    play(table, "use card=scott")
    pass_to(table, 1)
    assert can_use(table, "scott")
    play(table, "use card=scott")
    while state_of(table).pending:
        assert not (seat_to_move(table) in (1, 2) and can_use(table, "scott"))
        play(table, "pass_on")


@pytest.mark.card("scott")
@pytest.mark.rule("MB-028")
def test_nobody_stops_scott_without_a_coin_or_before_his_level_up() -> None:
    for leveled, coins in (([0], 0), ([], 1)):
        table = table_at(
            "build",
            ("scott", "calabeza"),
            leveled=leveled,
            coins=[0, coins],
            dungeons=[["garbage_chute"]],
            hands=[[], ["windfall"]],
        )
        pass_to_turn(table, 1)
        assert not can_use(table, "scott")


# -- Kirax ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("kirax")
@pytest.mark.parametrize("dungeon", [0, 1])
def test_kirax_adds_a_treasure_of_any_kind_to_any_dungeon_for_2_coins(dungeon: int) -> None:
    table = table_at("build", ("kirax", "calabeza"), leveled=[0], coins=[4, 0], hands=[["windfall"]], town=["the_fool"])
    plain = [treasure_of(table, 0), treasure_of(table, 1)]
    assert plain == [[0, 0, 0, 1], [1, 0, 0, 0]]
    play(table, "use card=kirax", f"aim_at_opponent opponent={dungeon}")
    assert offers(table) == [
        *(f"choose_treasure treasure={kind}" for kind in ("cleric", "mage", "fighter", "thief")),
        "never_mind",
    ]
    play(table, "choose_treasure treasure=mage")
    plain[dungeon][1] += 1
    assert [treasure_of(table, 0), treasure_of(table, 1)] == plain
    assert coins_of(table, 0) == 2
    assert refusal(table, "use card=kirax") == "BM-155"
    pass_all(table, until=lambda later: later.view(None)["round"] == 2)
    plain[dungeon][1] -= 1
    assert [treasure_of(table, 0), treasure_of(table, 1)] == plain


@pytest.mark.card("kirax")
def test_kirax_lures_with_the_treasure_and_needs_the_level_up_and_2_coins() -> None:
    table = table_at(
        "build", ("kirax", "calabeza"), leveled=[0], coins=[2, 0], hands=[["windfall"]], town=["eloi_marlborn"]
    )
    play(table, "use card=kirax", "aim_at_opponent opponent=0", "choose_treasure treasure=mage")
    assert table.view(None)["bait"][0]["to"] == 0
    for leveled, coins in (([], 2), ([0], 1)):
        table = table_at("build", ("kirax", "calabeza"), leveled=leveled, coins=[coins, 0], hands=[["windfall"]])
        assert not can_use(table, "kirax")
