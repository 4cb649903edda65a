"""The rooms with several treasures: effects and limits."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import (
    damages,
    discards,
    hand_of,
    pass_round,
    phase_of,
    room_names,
    stacks_of,
    treasure_of,
)
from tests.games.boss_family.walks import entered
from tests.games.helpers import asked_now, kinds, offers, play, zone_of
from tests.games.super_boss_monster.tables import ALONE, QUIET, decline_all, market_of, table_at, tokens_of

MIX = {"sets": ["boss-monster"]}
"""Spells of the base set, which are well known (SB-198)."""

# -- Crusader Kennel and Elemental Dojo ------------------------------------------------------------------------------


@pytest.mark.card("crusader_kennel")
def test_the_kennel_gets_a_token_when_built_and_keeps_it() -> None:
    table = table_at("build", dungeons=[["runic_study"]], hands=[["crusader_kennel"], ["runic_study"]])
    play(table, "place card=crusader_kennel slot=1")
    assert tokens_of(table) == {}
    decline_all(table)
    assert (phase_of(table), tokens_of(table), damages(table, 0)) == ("town", {"crusader_kennel": 1}, [1, 2])


@pytest.mark.card("crusader_kennel")
@pytest.mark.rule("SB-101")
def test_a_kennel_that_is_uncovered_gets_no_token() -> None:
    table = table_at("build", dungeons=[[["crusader_kennel", "spring_floor"], "dart_gallery"]], hands=[["runic_study"]])
    play(table, "use card=spring_floor")
    decline_all(table)
    assert (room_names(table, 0)[0], tokens_of(table)) == ("crusader_kennel", {"dart_gallery": 2})


@pytest.mark.card("elemental_dojo")
@pytest.mark.rule("SB-170")
def test_a_minion_in_the_dojo_puts_a_token_there() -> None:
    table = table_at(
        "minions",
        dungeons=[["elemental_dojo", "elemental_dojo"], ["runic_study"]],
        minions=[(0, "elemental_dojo")],
        tokens=[(0, 0, 1)],
    )
    assert (damages(table, 0), phase_of(table)) == ([3, 1], "town")


@pytest.mark.card("elemental_dojo")
@pytest.mark.rule("SB-236", "SB-237")
def test_alone_a_fifth_token_is_not_placed() -> None:
    table = table_at(
        "minions", ALONE, dungeons=[["elemental_dojo"]], minions=[(0, "elemental_dojo")], tokens=[(0, 0, 4)]
    )
    assert tokens_of(table) == {"elemental_dojo": 4}


@pytest.mark.card("elemental_dojo")
@pytest.mark.rule("SB-111")
def test_a_deactivated_dojo_gets_no_token() -> None:
    table = table_at("minions", dungeons=[["elemental_dojo"]], minions=[(0, "elemental_dojo")], deactivated=[(0, 0)])
    assert tokens_of(table) == {}


# -- Clock Tower of Doom ---------------------------------------------------------------------------------------------


@pytest.mark.card("clock_tower_of_doom")
@pytest.mark.rule("SB-305")
def test_trap_rooms_on_both_sides_of_the_tower_deal_1_more() -> None:
    table = table_at(
        "build",
        dungeons=[["spring_floor", "clock_tower_of_doom", "runic_study", "runic_study"], ["spring_floor"]],
        hands=[["wisp_aviary"]],
    )
    assert (damages(table, 0), damages(table, 1)) == ([3, 3, 2, 1], [2])


@pytest.mark.card("clock_tower_of_doom")
def test_monster_rooms_beside_the_tower_and_neighbours_of_a_deactivated_one_deal_no_more() -> None:
    table = table_at("build", dungeons=[["wisp_aviary", "clock_tower_of_doom"]], hands=[["wisp_aviary"]])
    assert damages(table, 0) == [1, 3]
    table = table_at(
        "build",
        dungeons=[["spring_floor", "clock_tower_of_doom"]],
        hands=[["wisp_aviary"]],
        deactivated=[(0, 1)],
    )
    assert damages(table, 0)[0] == 2


# -- Mirror Bazaar ---------------------------------------------------------------------------------------------------


@pytest.mark.card("mirror_bazaar")
@pytest.mark.rule("SB-063", "SB-289")
def test_the_bazaar_gives_a_room_instead_of_a_market_card() -> None:
    table = table_at("round", dungeons=[["mirror_bazaar", "cursed_bookshelf"], ["mirror_bazaar"]])
    top = zone_of(table, "room_deck")[-1]
    market = market_of(table)
    instead = [offer for offer in offers(table) if offer.startswith("draw_instead")]
    assert instead == [
        "draw_instead source=mirror_bazaar pile=room",
        "draw_instead source=cursed_bookshelf pile=spell",
    ]
    play(table, instead[0])
    assert (hand_of(table, 0), market_of(table), asked_now(table)) == ([top], market, (0, "where_to_send"))


@pytest.mark.card("mirror_bazaar")
def test_a_deactivated_bazaar_of_last_turn_works_again_and_a_covered_one_does_not() -> None:
    table = table_at(
        "end",
        dungeons=[["runic_study"], ["mirror_bazaar"]],
        deactivated=[(1, 0)],
    )
    assert asked_now(table) == (1, "which_market_card")
    assert "draw_instead source=mirror_bazaar pile=room" in offers(table)
    covered = table_at("round", dungeons=[[["mirror_bazaar", "runic_study"]]])
    assert not [offer for offer in offers(covered) if offer.startswith("draw_instead")]


# -- Booby-trapped Armory --------------------------------------------------------------------------------------------


@pytest.mark.card("booby_trapped_armory")
def test_the_armory_gives_a_room_when_it_is_revealed_and_built() -> None:
    table = table_at("build", hands=[["booby_trapped_armory"], ["runic_study"]])
    top = zone_of(table, "room_deck")[-1]
    play(table, "place card=booby_trapped_armory slot=0")
    assert hand_of(table, 0) == []
    decline_all(table)
    assert (hand_of(table, 0), room_names(table, 0)) == ([top], ["booby_trapped_armory"])


@pytest.mark.card("booby_trapped_armory")
@pytest.mark.rule("SB-036")
def test_an_armory_as_the_first_room_gives_a_room_too() -> None:
    table = table_at("first-rooms", hands=[["booby_trapped_armory"], []])
    play(table, "lay_first card=booby_trapped_armory slot=0")
    assert len(hand_of(table, 0)) == 1


# -- Beggar's Catacomb -----------------------------------------------------------------------------------------------


@pytest.mark.card("beggars_catacomb")
@pytest.mark.rule("SB-110")
def test_a_minion_in_the_catacomb_takes_a_card_that_the_market_has_left() -> None:
    table = table_at(
        "minions",
        dungeons=[["beggars_catacomb"]],
        minions=[(0, "beggars_catacomb")],
        market=["runic_study", "freeze"],
        options=MIX,
    )
    assert asked_now(table) == (0, "which_leftover")
    assert offers(table) == ["take_leftover card=runic_study", "take_leftover card=freeze"]  # it is no choice (SB-114)
    play(table, "take_leftover card=freeze")
    assert (hand_of(table, 0), market_of(table), discards(table)) == (["freeze"], [], ["runic_study"])


@pytest.mark.card("beggars_catacomb")
def test_an_empty_market_gives_the_beggars_nothing() -> None:
    table = table_at("minions", dungeons=[["beggars_catacomb"]], minions=[(0, "beggars_catacomb")])
    assert (hand_of(table, 0), phase_of(table)) == ([], "town")


# -- Haunted Scriptorium ---------------------------------------------------------------------------------------------


@pytest.mark.card("haunted_scriptorium")
@pytest.mark.rule("SB-310")
@pytest.mark.parametrize("choice", ["draw_from pile=room", "take card=fear"])
def test_the_scriptorium_gives_a_room_or_a_discarded_spell(choice: str) -> None:
    table = table_at(
        "reveal",
        dungeons=[["haunted_scriptorium"]],
        face_down=[(0, 0)],
        discard=["freeze", "runic_study", "fear", "fear"],
        options=MIX,
    )
    top = zone_of(table, "room_deck")[-1]
    assert asked_now(table) == (0, "room_or_old_spell")
    assert offers(table) == ["draw_from pile=room", "take card=freeze", "take card=fear"]
    play(table, choice)
    assert hand_of(table, 0) == ([top] if choice.startswith("draw") else ["fear"])
    assert len(discards(table)) == (4 if choice.startswith("draw") else 3)


@pytest.mark.card("haunted_scriptorium")
def test_without_discarded_spells_the_scriptorium_gives_a_room() -> None:
    table = table_at("reveal", dungeons=[["haunted_scriptorium"]], face_down=[(0, 0)], discard=["runic_study"])
    assert (len(hand_of(table, 0)), discards(table)) == (1, ["runic_study"])


# -- Grand Menagerie -------------------------------------------------------------------------------------------------


@pytest.mark.card("grand_menagerie")
@pytest.mark.rule("SB-087", "SB-285")
def test_the_menagerie_goes_over_any_room_and_shows_every_treasure() -> None:
    table = table_at("build", dungeons=[["runic_study", "cutpurse_alley"]], hands=[["grand_menagerie"]])
    assert "place card=grand_menagerie slot=2" not in offers(table)
    play(table, "place card=grand_menagerie slot=1")
    decline_all(table)
    assert stacks_of(table, 0) == [["runic_study"], ["cutpurse_alley", "grand_menagerie"]]
    assert treasure_of(table, 0) == [2, 2, 1, 1]  # a cleric symbol of the boss, a mage symbol of the study


# -- Sanctum of Whispers ---------------------------------------------------------------------------------------------


@pytest.mark.card("sanctum_of_whispers")
@pytest.mark.rule("SB-184", "SB-197")
def test_a_minion_in_the_sanctum_neutralizes_a_room_of_an_opponent_for_the_turn() -> None:
    table = table_at(
        "minions",
        dungeons=[["sanctum_of_whispers", "wisp_aviary"], ["runic_study", "storm_djinn"]],
        minions=[(0, "sanctum_of_whispers")],
        entrances=[[], ["laliho"]],
        tokens=[(1, 1, 1)],
        hands=[[], ["fear"]],
        options=MIX,
    )
    assert asked_now(table) == (0, "which_room_to_neutralize")
    assert offers(table) == ["whisper_in card=runic_study", "whisper_in card=storm_djinn"]
    before = treasure_of(table, 1)
    events = play(table, "whisper_in card=storm_djinn")
    assert "room-neutralized" in kinds(events)
    assert (damages(table, 1), treasure_of(table, 1)) == ([1, 0], before)
    assert "use card=storm_djinn" in offers(table)  # its abilities stay
    assert entered(pass_round(table)) == [("storm_djinn", 0), ("runic_study", 1)]
    assert damages(table, 1) == [1, 4]


@pytest.mark.card("sanctum_of_whispers")
def test_the_whisper_reaches_every_opponent_but_no_deactivated_room() -> None:
    table = table_at(
        "minions",
        (*QUIET, "captain_rustclaw"),
        dungeons=[["runic_study"], ["sanctum_of_whispers", "wisp_aviary"], ["spring_floor", "dart_gallery"]],
        minions=[(1, "sanctum_of_whispers")],
        deactivated=[(2, 0)],
    )
    assert asked_now(table) == (1, "which_room_to_neutralize")
    assert sorted(offers(table)) == ["whisper_in card=dart_gallery", "whisper_in card=runic_study"]


@pytest.mark.card("sanctum_of_whispers")
@pytest.mark.rule("SB-238")
def test_alone_nobody_hears_the_whisper() -> None:
    table = table_at(
        "minions", ALONE, dungeons=[["sanctum_of_whispers", "wisp_aviary"]], minions=[(0, "sanctum_of_whispers")]
    )
    assert (phase_of(table), damages(table, 0)) == ("town", [2, 1])
