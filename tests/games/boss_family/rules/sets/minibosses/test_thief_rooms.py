"""The thief rooms that act by themselves, or are destroyed for their effect: effects and limits."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import (
    damages,
    discards,
    hand_of,
    pass_all,
    pass_phase,
    pass_round,
    pass_to,
    phase_of,
    room_names,
    stacks_of,
    treasure_of,
)
from tests.games.boss_family.walks import died, pass_to_room
from tests.games.helpers import decision_of, kinds, offers, play, prompt, refusal, seat_to_move, zone_of
from tests.games.minibosses.tables import coins_of, coins_on_rooms, table_at

MIX = {"sets": ["boss-monster"]}

# -- Delver's Quarry -------------------------------------------------------------------------------------------------


@pytest.mark.card("delvers_quarry")
def test_the_quarry_gives_a_room_card_when_built() -> None:
    table = table_at("build", hands=[["delvers_quarry"], ["spike"]])
    top = zone_of(table, "room_deck")[-1]
    play(table, "place card=delvers_quarry slot=0")
    pass_phase(table)
    assert hand_of(table, 0) == [top]


@pytest.mark.card("delvers_quarry")
@pytest.mark.rule("MB-116", "MB-098")
def test_the_quarry_gives_another_one_when_it_is_uncovered() -> None:
    table = table_at("adventure", dungeons=[[["delvers_quarry", "unstable_mine"]]], hands=[["spike"]])
    top = zone_of(table, "room_deck")[-1]
    play(table, "use card=unstable_mine")
    assert (hand_of(table, 0), room_names(table, 0)) == (["spike", top], ["delvers_quarry"])


@pytest.mark.card("delvers_quarry")
@pytest.mark.rule("MB-116")
@pytest.mark.parametrize(("coins", "answers"), [(0, []), (1, ["dismiss card=spike"]), (1, ["hire card=spike"])])
def test_the_quarry_is_not_uncovered_by_a_miniboss_paid_for_or_not(coins: int, answers: list[str]) -> None:
    table = table_at("build", dungeons=[["delvers_quarry"]], hands=[["spike"], ["loot_box"]], coins=[coins, 0])
    play(table, "place card=spike slot=0")
    pass_phase(table)
    play(table, *answers)
    assert (phase_of(table), hand_of(table, 0)) == ("adventure", [])


@pytest.mark.card("delvers_quarry")
@pytest.mark.rule("MB-116")
def test_the_quarry_is_not_uncovered_by_becoming_active_again() -> None:
    table = table_at("adventure", dungeons=[["delvers_quarry"]], hands=[["spike"]], deactivated=[(0, 0)])
    events = pass_all(table, until=lambda later: phase_of(later) == "build")
    assert "rooms-reactivated" in kinds(events)
    assert [kind for kind in kinds(events) if kind == "room-acted"] == []


# -- Garbage Chute ---------------------------------------------------------------------------------------------------


@pytest.mark.card("garbage_chute")
def test_the_chute_gives_2_coins_for_the_first_room_destroyed_anywhere() -> None:
    table = table_at(
        "build",
        dungeons=[["unstable_mine", "the_keystone"], ["garbage_chute"]],
        hands=[["spike"]],
        coins=[0, 0],
    )
    play(table, "use card=unstable_mine")
    assert (coins_of(table, 0), coins_of(table, 1)) == (3, 2)
    play(table, "use card=the_keystone")
    assert coins_of(table, 1) == 2  # once a round


@pytest.mark.card("garbage_chute")
def test_each_chute_counts_for_itself_and_not_its_own_destruction() -> None:
    table = table_at(
        "adventure",
        dungeons=[["garbage_chute", "garbage_chute"]],
        hands=[["cave_in", "spike"]],
        options=MIX,
        coins=[0, 0],
    )
    table.apply(decision_of(table).options[-1])  # the cave-in comes down on either of the two
    assert (room_names(table, 0), coins_of(table, 0)) == (["garbage_chute"], 2)


@pytest.mark.card("garbage_chute")
def test_a_deactivated_chute_and_a_covered_room_give_nothing() -> None:
    table = table_at(
        "build",
        dungeons=[["garbage_chute", "unstable_mine"], ["loot_box"]],
        hands=[["endless_gallery", "spike"]],
        deactivated=[(0, 0)],
        coins=[0, 0],
    )
    play(table, "use card=unstable_mine")
    assert coins_of(table, 0) == 3
    covered = table_at(
        "build", dungeons=[["garbage_chute", "loot_box"]], hands=[["unstable_mine"], ["spike"]], coins=[0, 0]
    )
    play(covered, "place card=unstable_mine slot=1")
    pass_phase(covered)
    assert coins_of(covered, 0) == 0  # a room that is built over is not destroyed


# -- Unstable Mine ---------------------------------------------------------------------------------------------------


@pytest.mark.card("unstable_mine")
@pytest.mark.rule("MB-034")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_the_mine_is_destroyed_for_3_coins(phase: str) -> None:
    table = table_at(phase, dungeons=[["unstable_mine", "loot_box"], ["unstable_mine"]], hands=[["spike"]])
    play(table, "use card=unstable_mine")
    assert (coins_of(table, 0), room_names(table, 0), discards(table)) == (6, ["loot_box"], ["unstable_mine"])
    assert room_names(table, 1) == ["unstable_mine"]


@pytest.mark.card("unstable_mine")
@pytest.mark.rule("MB-034", "MB-057")
def test_a_miniboss_goes_with_the_mine_and_only_its_owner_blows_it_up() -> None:
    table = table_at("build", dungeons=[[["spike", "unstable_mine"]]], hands=[["loot_box"], ["jinx"]])
    pass_to(table, 1)
    assert not [offer for offer in offers(table) if offer.startswith("use")]
    pass_all(table, until=lambda later: phase_of(later) == "adventure" and seat_to_move(later) == 0)
    play(table, "use card=unstable_mine")
    assert (coins_of(table, 0), sorted(discards(table))) == (6, ["spike", "unstable_mine"])


# -- Endless Gallery -------------------------------------------------------------------------------------------------


@pytest.mark.card("endless_gallery")
def test_the_gallery_is_destroyed_for_a_symbol_in_any_dungeon() -> None:
    table = table_at("build", dungeons=[["endless_gallery", "loot_box"], ["loot_box"]], hands=[["spike"]])
    before = treasure_of(table, 1)
    play(table, "use card=endless_gallery")
    assert offers(table) == ["aim_at_opponent opponent=0", "aim_at_opponent opponent=1", "never_mind"]
    play(table, "aim_at_opponent opponent=1")
    kinds_of_treasure = ("cleric", "mage", "fighter", "thief")
    assert offers(table) == [*(f"choose_treasure treasure={kind}" for kind in kinds_of_treasure), "never_mind"]
    events = play(table, "choose_treasure treasure=fighter")
    assert "treasure-added" in kinds(events)
    assert treasure_of(table, 1) == [before[0], before[1], before[2] + 1, before[3]]
    assert (room_names(table, 0), discards(table)) == (["loot_box"], ["endless_gallery"])
    pass_all(table, until=lambda later: phase_of(later) == "build" and later.view(None)["round"] == 2)
    assert treasure_of(table, 1) == before  # until the end of the round


@pytest.mark.card("endless_gallery")
def test_the_gallery_lures_a_hero_into_the_own_dungeon() -> None:
    table = table_at(
        "build",
        dungeons=[["endless_gallery", "loot_box"], ["loot_box"]],
        hands=[["spike"]],
        town=["tess_dwarven_shieldmaiden"],
        bosses=("gregore", "baron_hex"),
    )
    pass_to(table, 0)
    play(table, "use card=endless_gallery", "aim_at_opponent opponent=0", "choose_treasure treasure=fighter")
    pass_phase(table)
    assert zone_of(table, "entrance", 0) == ["tess_dwarven_shieldmaiden"]


# -- The Dreadmill ---------------------------------------------------------------------------------------------------


@pytest.mark.card("the_dreadmill")
@pytest.mark.rule("MB-113", "MB-110")
def test_the_mill_takes_a_coin_at_the_end_of_its_owners_build_turn() -> None:
    table = table_at("build", dungeons=[["the_dreadmill"], ["loot_box"]], hands=[["spike"], ["jinx"]], coins=[2, 2])
    assert (seat_to_move(table), coins_on_rooms(table), damages(table, 0)) == (0, {}, [2])
    pass_to(table, 1)
    assert coins_on_rooms(table) == {}  # still the owner's turn, in which the opponent may act
    play(table, "pass_on")
    assert (coins_on_rooms(table), coins_of(table, 0), damages(table, 0)) == ({"the_dreadmill": 1}, 1, [3])
    pass_round(table)
    assert coins_on_rooms(table) == {"the_dreadmill": 1}  # once a round
    pass_all(table, until=lambda later: phase_of(later) == "adventure")
    assert (coins_on_rooms(table), coins_of(table, 0), damages(table, 0)) == ({"the_dreadmill": 2}, 0, [4])


@pytest.mark.card("the_dreadmill")
@pytest.mark.rule("MB-113", "MB-026")
def test_a_mill_without_a_coin_is_destroyed_with_all_that_lies_on_it() -> None:
    table = table_at(
        "build",
        dungeons=[[["delvers_quarry", "the_dreadmill"]]],
        hands=[["spike"], ["jinx"]],
        coins=[0, 0],
        room_coins=[(0, 0, 3)],
    )
    assert damages(table, 0) == [5]
    events = pass_all(table, until=lambda later: "the_dreadmill" in discards(later))
    assert {"room-destroyed", "coins-lost"} <= set(kinds(events))
    assert (stacks_of(table, 0), coins_of(table, 0), coins_on_rooms(table)) == ([["delvers_quarry"]], 0, {})
    assert len(hand_of(table, 0)) == 2  # the quarry below was uncovered (MB-116)


@pytest.mark.card("the_dreadmill")
@pytest.mark.rule("MB-113")
@pytest.mark.parametrize("how", ["covered", "deactivated", "face down"])
def test_a_mill_that_is_not_visible_takes_no_coin(how: str) -> None:
    if how == "deactivated":
        table = table_at(
            "build", dungeons=[["the_dreadmill"]], hands=[["spike"], ["jinx"]], coins=[0, 0], deactivated=[(0, 0)]
        )
    elif how == "covered":
        table = table_at("build", dungeons=[["the_dreadmill"]], hands=[["garbage_chute"], ["jinx"]], coins=[0, 0])
        play(table, "place card=garbage_chute slot=0")
    else:
        table = table_at("build", dungeons=[["unstable_mine"]], hands=[["the_dreadmill"], ["jinx"]], coins=[0, 0])
        play(table, "place card=the_dreadmill slot=0")
    events = pass_phase(table)
    assert "room-destroyed" not in kinds(events)
    assert discards(table) == []


@pytest.mark.card("the_dreadmill")
@pytest.mark.rule("MB-113")
def test_the_mill_is_paid_with_what_its_owner_gains_in_the_turn() -> None:
    table = table_at("build", dungeons=[["the_dreadmill", "unstable_mine"]], hands=[["spike"]], coins=[0, 0])
    play(table, "use card=unstable_mine")
    pass_phase(table)
    assert (coins_on_rooms(table), coins_of(table, 0)) == ({"the_dreadmill": 1}, 2)


@pytest.mark.card("the_dreadmill")
def test_the_coins_on_the_mill_kill() -> None:
    table = table_at(
        "adventure",
        dungeons=[["the_dreadmill"]],
        entrances=[["felicity_joyful_nurse"]],
        hands=[["spike"]],
        room_coins=[(0, 0, 2)],
    )
    pass_to_room(table, "the_dreadmill")
    assert died(pass_round(table)) == ["felicity_joyful_nurse"]
    assert prompt(table) == "what_to_play"
    assert refusal(table, "use card=the_dreadmill") == "BM-144"
