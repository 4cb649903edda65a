"""The powers of the minibosses on level 1: damage, treasure, what may be built over the room, Jinx's cards."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import damages, discards, hand_of, pass_phase, room_names, state_of, treasure_of
from tests.games.boss_family.walks import card_at, entered
from tests.games.helpers import asked_now, kinds, offers, play, refusal, zone_of
from tests.games.minibosses.powers import MIXED, pass_to_turn, silence, table_with
from tests.games.minibosses.tables import table_at
from undercroft.games.boss_family.rules.durations import BARE, ONE_OF_EACH, TREASURE_SET, replace

TREASURES = [
    pytest.param("kid_croak", [2, 0, 1, 0], marks=pytest.mark.card("kid_croak")),
    pytest.param("draculad", [3, 0, 0, 0], marks=pytest.mark.card("draculad")),
    pytest.param("cerebella", [2, 1, 0, 0], marks=pytest.mark.card("cerebella")),
    pytest.param("paddywhack", [2, 0, 0, 1], marks=pytest.mark.card("paddywhack")),
]
"""Treasure of Gregore's dungeon with such a miniboss on a cleric room: cleric, mage, fighter, thief."""

HITTING = [pytest.param(name, marks=pytest.mark.card(name)) for name in ("spike", "icicle_man", "brassknuckle")]


# -- damage --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MB-050", "MB-062")
@pytest.mark.parametrize("miniboss", HITTING)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_three_minibosses_make_their_room_deal_1_more_on_every_level(miniboss: str, level: int) -> None:
    table = table_with(miniboss, level, "adventure", beside=["delvers_quarry"], entrances=[["felicity_joyful_nurse"]])
    assert damages(table, 0) == [3, 1]  # printed 2 and 1: the room beside it gains nothing
    events = table.opening + pass_phase(table)
    assert entered(events)[:2] == [("delvers_quarry", 1), ("vampire_lab", 3)]


@pytest.mark.rule("MB-120")
@pytest.mark.parametrize("miniboss", HITTING)
def test_the_damage_is_gone_with_the_text_and_with_the_room(miniboss: str) -> None:
    table = table_with(miniboss, 1, "build", hands=[["fetid_beast"]])
    silence(table, 0)
    assert damages(table, 0) == [2]
    assert damages(table_with(miniboss, 1, "build", deactivated=[[0, 0]]), 0) == [0]


@pytest.mark.card("mageseeker")
@pytest.mark.rule("MB-050")
def test_mageseeker_makes_its_room_deal_1_more_for_each_treasure_that_it_has_now() -> None:
    assert damages(table_with("mageseeker", 1, "build"), 0) == [3]
    table = table_with("mageseeker", 3, "build", host="trophy_room", beside=["personnel_office"])
    assert damages(table, 0) == [3, 1]  # printed 1, two symbols
    replace(state_of(table), TREASURE_SET, card_at(table, 0, 0), ONE_OF_EACH)
    assert damages(table, 0) == [5, 1]
    replace(state_of(table), TREASURE_SET, card_at(table, 0, 0), BARE)
    assert damages(table, 0) == [1, 1]


# -- treasure ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MB-049", "MB-050", "MB-062")
@pytest.mark.parametrize(("miniboss", "shown"), TREASURES)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_four_minibosses_give_their_room_a_treasure(miniboss: str, shown: list[int], level: int) -> None:
    table = table_with(miniboss, level, "build")
    assert treasure_of(table, 0) == shown
    assert sum(table.view(None)["dungeons"][0][0]["treasure"]) == 2


@pytest.mark.rule("MB-063", "MB-064", "MB-120")
@pytest.mark.parametrize(("miniboss", "shown"), TREASURES)
def test_the_treasure_is_gone_while_the_room_is_silent_deactivated_or_covered(miniboss: str, shown: list[int]) -> None:
    table = table_with(miniboss, 1, "build")
    silence(table, 0)
    assert treasure_of(table, 0) == [2, 0, 0, 0]
    assert treasure_of(table_with(miniboss, 1, "build", deactivated=[[0, 0]]), 0) == [1, 0, 0, 0]
    table = table_at(
        "build",
        turn=1,
        dungeons=[[[miniboss, "vampire_lab", "fetid_beast"]]],
        face_down=[[0, 0]],
        hands=[[], ["power_leech"]],
    )
    assert treasure_of(table, 0) == [1, 0, 0, 0]


@pytest.mark.rule("MB-063", "MB-112")
@pytest.mark.card("kid_croak")
def test_a_room_built_over_it_has_the_treasure_after_the_reveal() -> None:
    table = table_at("reveal", dungeons=[[["kid_croak", "vampire_lab", "delvers_quarry"]]], face_down=[[0, 0]])
    assert treasure_of(table, 0) == [1, 0, 1, 1]


# -- Rocky ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("rocky")
@pytest.mark.rule("MB-050", "MB-063")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_any_advanced_room_may_be_built_over_rockys_room(level: int) -> None:
    table = table_with(
        "rocky", level, "build", host="delvers_quarry", beside=["mysterious_portal"], hands=[["haunted_cavern"]]
    )
    assert refusal(table, "place card=haunted_cavern slot=1") == "BM-066"
    assert refusal(table, "place card=haunted_cavern slot=2") == "BM-067"  # it still has to go over a room
    play(table, "place card=haunted_cavern slot=0")
    assert room_names(table, 0) == ["haunted_cavern", "mysterious_portal"]


@pytest.mark.card("rocky")
@pytest.mark.rule("MB-064", "MB-120")
def test_rocky_changes_only_what_treasure_forbids_and_only_while_in_force() -> None:
    table = table_with(
        "rocky", 1, "build", host="neanderthal_cave", hands=[["haunted_cavern"]], options=MIXED
    )  # no advanced room may be built over that cave
    assert refusal(table, "place card=haunted_cavern slot=0") == "BM-219"
    table = table_with("rocky", 1, "build", host="delvers_quarry", hands=[["haunted_cavern"]], deactivated=[[0, 0]])
    assert refusal(table, "place card=haunted_cavern slot=0") == "BM-071"
    table = table_with(
        "rocky",
        1,
        "build",
        host="delvers_quarry",
        hands=[["haunted_cavern"], ["fetid_beast"]],
        bosses=("dr_deadly", "gregore"),
    )
    silence(table, 0)
    pass_to_turn(table, 0)
    assert refusal(table, "place card=haunted_cavern slot=0") == "BM-066"


# -- Jinx ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("jinx")
@pytest.mark.rule("MB-113", "MB-108")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_jinx_draws_and_discards_a_room_card_before_the_first_build_turn(level: int) -> None:
    table = table_with(
        "jinx",
        level,
        "build",
        bosses=("dr_deadly", "gregore"),  # the other seat is the first to build
        hands=[["fetid_beast", "windfall", "spike"], ["power_leech"]],
        zones={"room_deck": ["the_keystone"]},
    )
    assert "build-turn-begun" not in kinds(table.opening)
    assert asked_now(table) == (0, "which_room_card_to_discard")
    assert hand_of(table, 0) == ["fetid_beast", "windfall", "spike", "the_keystone"]
    assert offers(table) == ["discard card=fetid_beast", "discard card=spike", "discard card=the_keystone"]
    play(table, "discard card=spike")
    assert (hand_of(table, 0), discards(table)) == (["fetid_beast", "windfall", "the_keystone"], ["spike"])
    assert asked_now(table) == (1, "what_to_play")


@pytest.mark.card("jinx")
@pytest.mark.rule("MB-113")
def test_jinx_does_it_in_every_build_phase_and_with_the_only_card_too() -> None:
    table = table_with("jinx", 1, "build", zones={"room_deck": ["fetid_beast", "power_leech", "the_keystone"]})
    assert discards(table) == ["the_keystone"]  # drawn and discarded: there is no other
    assert hand_of(table, 0) == []
    table = table_with("jinx", 1, "end", zones={"room_deck": ["power_leech", "the_keystone", "fetid_beast", "spike"]})
    assert asked_now(table) == (0, "which_room_card_to_discard")  # the next round: one card drawn as usual, one by Jinx
    assert len(offers(table)) == 2


@pytest.mark.card("jinx")
@pytest.mark.rule("BM-215", "MB-113")
def test_jinx_asks_for_nothing_where_there_is_no_room_card() -> None:
    rooms = zone_of(table_with("jinx", 1, "adventure", hands=[["windfall"]], entrances=[["the_fool"]]), "room_deck")
    table = table_with("jinx", 1, "build", hands=[["windfall"]], zones={"removed": rooms})
    assert asked_now(table) == (0, "what_to_play")
    assert (hand_of(table, 0), discards(table)) == (["windfall"], [])


@pytest.mark.card("jinx")
@pytest.mark.rule("BM-205")
def test_being_asked_by_jinx_does_not_tell_the_hand() -> None:
    table = table_with("jinx", 1, "build", hands=[["fetid_beast"]], zones={"room_deck": ["fetid_beast"]})
    assert asked_now(table) == (0, "which_room_card_to_discard")  # two of the same: asked all the same
    assert offers(table) == ["discard card=fetid_beast"]


@pytest.mark.card("jinx")
@pytest.mark.rule("MB-064")
def test_jinx_does_nothing_in_a_deactivated_room_and_gives_no_treasure_on_level_1() -> None:
    table = table_with("jinx", 1, "build", hands=[["fetid_beast"]], deactivated=[[0, 0]])
    assert asked_now(table) == (0, "what_to_play")
    assert hand_of(table, 0) == ["fetid_beast"]
    assert treasure_of(table_with("jinx", 1, "build"), 0) == [2, 0, 0, 0]
