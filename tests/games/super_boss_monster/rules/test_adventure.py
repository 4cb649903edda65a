"""The Adventure phase: heroes walk through the dungeons one by one, and all may act on the way."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import (
    damages,
    entrance_of,
    pass_all,
    phase_of,
    room_names,
    souls_of,
    state_of,
    town_of,
    wounds_of,
)
from tests.games.boss_family.walks import (
    asked_on_the_way,
    died,
    entered,
    hurt_of,
    pass_to_room,
    room_of_hero,
    survived,
    walked,
)
from tests.games.helpers import Cards, kinds, of_kind, offers, play, refusal, seat_to_move, zone_of
from tests.games.super_boss_monster.tables import table_at, tokens_of
from undercroft.games.boss_family.rules.dungeon import top_of
from undercroft.games.boss_family.rules.durations import NEUTRALIZED, replace
from undercroft.games.boss_family.rules.events import AdventureTurnBegun
from undercroft.games.boss_family.rules.heroes import send_to_entrance
from undercroft.games.boss_family.rules.state import ENTRANCE
from undercroft.kernel.table import Table

MIXED = {"sets": ["boss-monster"]}
THREE = ("bishop_bonemeal", "madame_marionette", "captain_rustclaw")


def walking(dungeon: Cards, heroes: Cards, hands: list[Cards] | None = None, **more: Any) -> Table:
    """The Adventure phase with heroes at the first player's entrance; without hands nothing stops them."""
    return table_at("adventure", dungeons=[dungeon], entrances=[heroes], hands=hands or [], options=MIXED, **more)


@pytest.mark.rule("SB-129", "SB-136")
def test_players_with_heroes_become_active_clockwise_from_the_first() -> None:
    table = table_at(
        "adventure", THREE, entrances=[["bunny"], [], ["pockets"]], hands=[["freeze"]], marker=1, options=MIXED
    )
    events = [*table.opening, *pass_all(table)]
    assert [event.seat for event in of_kind(events, AdventureTurnBegun)] == [2, 0]
    assert survived(events) == ["pockets", "bunny"]


@pytest.mark.rule("SB-130", "SB-257")
def test_heroes_go_through_one_after_another_in_their_order() -> None:
    table = walking(["bone_choir", "wailing_crypt"], ["laliho", "bunny"], [["freeze"]])
    events = pass_all(table)
    assert walked(events) == [
        *(("laliho", "wailing_crypt"), ("laliho", "bone_choir")),
        *(("bunny", "wailing_crypt"), ("bunny", "bone_choir")),
    ]


@pytest.mark.rule("SB-131", "SB-134", "SB-269")
def test_damage_adds_up_and_kills_in_the_room_where_it_reaches_the_health() -> None:
    dungeon = ["wailing_crypt", "golem_factory", "minion_arena"]  # from the entrance 2, 2 and 1
    table = walking(dungeon, ["bunny", "dent_shield_tester"], bosses=THREE)
    assert entered(table.opening) == [
        ("minion_arena", 2),
        ("golem_factory", 2),
        *[("minion_arena", 2), ("golem_factory", 2), ("wailing_crypt", 1)],
    ]
    assert died(table.opening) == ["bunny"]  # health 4
    assert survived(table.opening) == ["dent_shield_tester"]  # health 6
    assert zone_of(table, "souls", 0) == ["bunny"]
    order = kinds(table.opening)
    assert order.index("hero-died") < order.index("room-acted")  # the factory: it died there


@pytest.mark.rule("SB-134", "SB-135")
@pytest.mark.parametrize(("hero", "worth"), [("bunny", 1), ("sir_overkill", 2)])
def test_a_dead_hero_is_souls_and_one_that_reaches_the_boss_wounds(hero: str, worth: int) -> None:
    deadly = walking(["minion_arena"] * 2 + ["neanderthal_cave"] * 2 + ["boulder_ramp_sbm"], [hero])
    assert (souls_of(deadly, 0), wounds_of(deadly, 0)) == (worth, 0)
    harmless = walking(["bone_choir"], [hero])
    assert (souls_of(harmless, 0), wounds_of(harmless, 0)) == (0, worth)
    assert zone_of(harmless, "wounds", 0) == [hero]


@pytest.mark.rule("SB-132", "SB-183")
def test_a_room_deals_what_is_printed_its_tokens_and_every_bonus() -> None:
    table = walking(["goblin_armory", "minion_arena"], ["laliho"], [["giant_size", "freeze"]], tokens=[[0, 1, 2]])
    assert damages(table, 0) == [1, 2 + 2 + 1]
    play(table, "cast_at card=giant_size target=minion_arena", "pass_on")
    assert damages(table, 0) == [1, 2 + 2 + 1 + 3]
    assert entered(pass_all(table)) == [("minion_arena", 8)]


@pytest.mark.rule("SB-133", "SB-137", "SB-138", "SB-295")
def test_all_may_act_before_a_hero_enters_after_each_room_and_at_the_end() -> None:
    table = walking(["bone_choir", "minotaurs_maze"], ["laliho"], [["freeze"], ["freeze"]])
    windows = asked_on_the_way(table, 8)
    assert windows == [
        *((0, None), (1, None)),
        *((0, "minotaurs_maze"), (1, "minotaurs_maze")),  # it deals nothing, and there is a window all the same
        *((0, "bone_choir"), (1, "bone_choir")),
        *((0, None), (1, None)),  # the common one at the end
    ]
    assert phase_of(table) == "town"


@pytest.mark.rule("SB-295")
def test_there_is_a_window_at_the_end_also_if_no_hero_came() -> None:
    table = table_at("adventure", hands=[["freeze"], ["fear"]], options=MIXED, marker=1)
    assert (phase_of(table), table.view(None)["active"]) == ("adventure", None)
    assert asked_on_the_way(table, 2) == [(1, None), (0, None)]  # the first player first
    assert phase_of(table) == "town"


@pytest.mark.rule("SB-139")
def test_a_hero_with_deadly_damage_is_still_there_in_the_window() -> None:
    table = walking(["bone_choir", "neanderthal_cave"], ["bunny"], [["fear", "freeze"]], tokens=[[0, 1, 1]])
    pass_to_room(table, "neanderthal_cave")
    assert hurt_of(table) == (4, 4)
    assert souls_of(table, 0) == 0
    play(table, "cast_at card=fear target=bunny", "pass_on")
    assert (souls_of(table, 0), town_of(table)) == (0, ["bunny"])


@pytest.mark.rule("SB-140", "SB-184", "SB-197")
def test_a_deactivated_room_is_passed_and_a_neutralized_one_entered_without_damage() -> None:
    table = walking(
        ["bone_choir", "golem_factory", "minion_arena"],
        ["laliho"],
        [["freeze"]],
        deactivated=[[0, 2]],
        tokens=[[0, 1, 2], [0, 2, 1]],
    )
    state = state_of(table)
    replace(state, NEUTRALIZED, top_of(state, 0, 1), 1)
    assert damages(table, 0) == [1, 0, 0]
    assert entered(pass_all(table)) == [("golem_factory", 0), ("bone_choir", 1)]
    assert tokens_of(table) == {"golem_factory": 2, "minion_arena": 1}
    assert damages(table, 0) == [1, 4, 3]  # both work again in the next turn


@pytest.mark.rule("SB-303", "SB-263")
def test_a_neutralized_room_deals_none_of_its_damage_but_does_everything_else() -> None:
    table = walking(["bone_choir", "bottomless_pit"], ["laliho"], [["freeze"]], tokens=[[0, 1, 2]])
    state = state_of(table)
    replace(state, NEUTRALIZED, top_of(state, 0, 1), 1)
    shown = table.view(None)["dungeons"][0][1]
    assert (shown["neutralized"], shown["damage"], shown["treasure"]) == (True, 0, [0, 0, 0, 1])
    pass_to_room(table, "bottomless_pit")
    assert hurt_of(table)[0] == 0
    play(table, "use card=bottomless_pit", "pass_on")
    assert souls_of(table, 0) == 1


@pytest.mark.rule("SB-141", "SB-264", "SB-267")
def test_a_hero_stays_in_a_room_that_is_destroyed_until_the_window_closes() -> None:
    dungeon = ["bone_choir", ["neanderthal_cave", "jackpot_stash"], "wailing_crypt"]
    table = table_at(
        "adventure", dungeons=[dungeon], entrances=[["laliho"]], hands=[["freeze"], ["fear"]], options=MIXED
    )
    pass_to_room(table, "jackpot_stash")
    play(table, "use card=jackpot_stash", "pass_on", "pass_on")
    assert room_of_hero(table) == "jackpot_stash"  # it lies in the discard pile now
    assert room_names(table, 0) == ["bone_choir", "neanderthal_cave", "wailing_crypt"]
    assert hurt_of(table)[0] == 2
    events = pass_all(table)
    assert entered(events) == [("bone_choir", 1)]  # the uncovered one does not touch it


@pytest.mark.rule("SB-141", "SB-264")
def test_the_walk_goes_on_to_the_right_when_a_whole_stack_is_gone() -> None:
    table = walking(["bone_choir", "jackpot_stash", "wailing_crypt"], ["laliho"], [["freeze"]])
    pass_to_room(table, "jackpot_stash")
    play(table, "use card=jackpot_stash", "pass_on")
    assert room_names(table, 0) == ["bone_choir", "wailing_crypt"]
    assert entered(pass_all(table)) == [("bone_choir", 1)]


@pytest.mark.rule("SB-296")
def test_a_hero_meets_the_boss_at_once_where_no_room_can_be_entered() -> None:
    table = walking(["bone_choir"], ["bunny"], [["freeze"]], deactivated=[[0, 0]])
    assert asked_on_the_way(table, 1) == [(0, None)]
    assert wounds_of(table, 0) == 1


@pytest.mark.rule("SB-297")
def test_a_hero_moved_to_another_entrance_is_last_there_and_walks_if_that_turn_has_not_ended() -> None:
    table = table_at(
        "adventure",
        THREE,
        dungeons=[["bone_choir"], ["wailing_crypt"], ["runic_study"]],
        entrances=[["bunny"], ["laliho", "pockets"], ["velvet_vic"]],
        hands=[["freeze"]],
        options=MIXED,
        turn=1,
        marker=0,
    )
    state = state_of(table)
    hero = state.zones[ENTRANCE + 1][1]
    send_to_entrance(state, 2, hero, ENTRANCE + 1)
    assert entrance_of(table, 2) == ["velvet_vic", "pockets"]
    events = pass_all(table)
    assert [each for each in walked(events) if each[0] == "pockets"] == [("pockets", "runic_study")]
    assert "bunny" not in [hero for hero, _ in walked(events)]  # that turn is over: the next Adventure phase
    assert entrance_of(table, 0) == ["bunny"]


@pytest.mark.rule("SB-308")
def test_damage_raised_while_a_hero_is_in_the_room_does_not_reach_it() -> None:
    table = walking(["bone_choir", "minion_arena"], ["laliho", "bunny"], [["giant_size", "freeze"]])
    pass_to_room(table, "minion_arena")
    play(table, "cast_at card=giant_size target=minion_arena", "pass_on")
    assert hurt_of(table) == (2, 8)
    events = pass_all(table)
    assert ("minion_arena", 5) in entered(events)  # the next one takes it


@pytest.mark.rule("SB-149", "SB-150")
def test_a_spell_is_played_only_in_a_phase_of_its_icon() -> None:
    adventure = walking(["bone_choir"], ["laliho"], [["motivation", "fear"], ["freeze"]])
    assert refusal(adventure, "cast card=motivation") == "SB-150"
    build = table_at("build", dungeons=[["bone_choir"]], hands=[["giant_size", "freeze"]], options=MIXED)
    assert refusal(build, "cast_at card=giant_size target=bone_choir") == "SB-150"
    assert "cast_at card=freeze target=bone_choir" in offers(build)
    pass_to_room(adventure, "bone_choir")
    while seat_to_move(adventure) != 1:
        play(adventure, "pass_on")
    assert "cast_at card=freeze target=bone_choir" in offers(adventure)  # both icons
