"""The rooms of thieves: effects and limits."""

from __future__ import annotations

import pytest

from tests.games.boss_family.rules.test_piles import ALL_ROOMS, but
from tests.games.boss_family.tables import (
    Dungeon,
    damages,
    discards,
    entrance_of,
    hand_of,
    pass_all,
    pass_round,
    pass_to,
    phase_of,
    room_names,
    souls_of,
    stacks_of,
    state_of,
    table_at,
    town_of,
    treasure_of,
    wounds_of,
)
from tests.games.boss_family.walks import card_at, died, entered, hurt_of, pass_to_room, room_of_hero, survived
from tests.games.helpers import kinds, of_kind, offers, play, prompt, refusal, seat_to_move
from undercroft.games.boss_family.rules.events import CardsDrawn, HeroDied, RoomDestroyed

# -- Bottomless Pit --------------------------------------------------------------------------------------------------


@pytest.mark.card("bottomless_pit")
@pytest.mark.rule("BM-224", "BM-190")
@pytest.mark.parametrize(("hero", "souls"), [("cleric_8_a", 1), ("epic_cleric_13_a", 2)])
def test_the_pit_is_destroyed_to_kill_the_hero_in_it(hero: str, souls: int) -> None:
    table = table_at("adventure", dungeons=[["bottomless_pit"]], entrances=[[hero]], hands=[["fear"]])
    pass_to_room(table, "bottomless_pit")
    events = play(table, "use card=bottomless_pit")
    assert died(events) == [hero]
    assert (souls_of(table, 0), wounds_of(table, 0), room_names(table, 0)) == (souls, 0, [])
    assert discards(table) == ["bottomless_pit"]


@pytest.mark.card("bottomless_pit")
def test_the_pit_waits_for_a_hero_to_stand_in_it() -> None:
    table = table_at(
        "adventure",
        dungeons=[["bottomless_pit", "golem_factory"], ["bottomless_pit"]],
        entrances=[["cleric_8_a"]],
        hands=[["fear"], ["fear"]],
    )
    assert offers(table) == ["pass_on"]  # at the entrance
    pass_to_room(table, "golem_factory")
    assert "use card=bottomless_pit" not in offers(table)
    pass_to_room(table, "bottomless_pit")
    assert "use card=bottomless_pit" in offers(table)
    pass_to(table, 1)
    assert not any(offer.startswith("use") for offer in offers(table))  # the opponent's pit is another one


@pytest.mark.card("bottomless_pit")
@pytest.mark.rule("BM-226")
def test_a_pit_frozen_around_the_hero_drops_nobody() -> None:
    table = table_at("adventure", dungeons=[["bottomless_pit"]], entrances=[["cleric_8_a"]], hands=[["freeze", "fear"]])
    pass_to_room(table, "bottomless_pit")
    play(table, "cast_at card=freeze target=bottomless_pit")
    assert refusal(table, "use card=bottomless_pit") == "BM-012"


@pytest.mark.card("bottomless_pit")
def test_the_pit_drops_one_hero_and_the_next_one_walks_over_nothing() -> None:
    table = table_at(
        "adventure", dungeons=[["bottomless_pit"]], entrances=[["cleric_8_a", "mage_4_a"]], hands=[["fear"]]
    )
    pass_to_room(table, "bottomless_pit")
    events = play(table, "use card=bottomless_pit") + pass_round(table)
    assert (died(events), survived(events)) == (["cleric_8_a"], ["mage_4_a"])


# -- Boulder Ramp ----------------------------------------------------------------------------------------------------


@pytest.mark.card("boulder_ramp")
def test_the_ramp_destroys_another_room_for_5_damage_to_the_hero_on_it() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "boulder_ramp", "dark_laboratory"], ["haunted_library"]],
        entrances=[["epic_cleric_13_a", "cleric_4_a"]],
        hands=[["fear"]],
    )
    pass_to_room(table, "boulder_ramp")
    assert hurt_of(table) == (2, 13)
    play(table, "use card=boulder_ramp")
    assert offers(table) == ["pay_with card=golem_factory", "pay_with card=dark_laboratory", "never_mind"]
    play(table, "pay_with card=dark_laboratory")
    assert hurt_of(table) == (7, 13)
    play(table, "use card=boulder_ramp")  # again, as long as there are other rooms
    assert (hurt_of(table), room_names(table, 0)) == ((12, 13), ["boulder_ramp"])
    assert refusal(table, "use card=boulder_ramp") == "BM-153"
    assert died(pass_round(table)) == []  # and nobody but the hero on the ramp was hit


@pytest.mark.card("boulder_ramp")
@pytest.mark.rule("BM-229")
def test_the_ramp_needs_a_hero_on_it_and_an_active_room_to_destroy() -> None:
    table = table_at(
        "adventure",
        dungeons=[["boulder_ramp", "golem_factory", "haunted_library"]],
        entrances=[["epic_cleric_13_a"]],
        hands=[["fear"]],
        deactivated=[[0, 2]],
    )
    pass_to_room(table, "golem_factory")
    assert refusal(table, "use card=boulder_ramp") == "BM-153"
    pass_to_room(table, "boulder_ramp")
    play(table, "use card=boulder_ramp")  # the deactivated library cannot pay: there is no question
    assert room_names(table, 0) == ["boulder_ramp", "haunted_library"]
    assert refusal(table, "use card=boulder_ramp") == "BM-153"


@pytest.mark.card("boulder_ramp")
def test_the_damage_of_the_ramp_may_be_deadly_but_the_hero_dies_on_leaving() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "boulder_ramp"]],
        entrances=[["cleric_6_a"]],
        hands=[["fear"]],
    )
    pass_to_room(table, "boulder_ramp")
    assert died(play(table, "use card=boulder_ramp")) == []
    assert hurt_of(table) == (6, 6)
    assert died(pass_round(table)) == ["cleric_6_a"]


# -- Dizzygas Hallway ------------------------------------------------------------------------------------------------


@pytest.mark.card("dizzygas_hallway")
@pytest.mark.rule("BM-199", "BM-203", "BM-196", "BM-200")
@pytest.mark.parametrize(
    ("rooms", "deactivated", "dealt"),
    [
        (["dark_altar", "dizzygas_hallway"], [], [3, 1]),  # the trap room a hero enters next
        (["recycling_center", "dizzygas_hallway"], [], [5, 1]),  # advanced ones as well
        (["golem_factory", "dizzygas_hallway"], [], [2, 1]),  # no monster rooms
        (["dizzygas_hallway", "dark_altar"], [], [1, 1]),  # nothing to its left, and the boss is no room
        (["dark_altar", "golem_factory", "dizzygas_hallway"], [], [1, 2, 1]),  # only directly to its right
        (["dark_altar", "golem_factory", "dizzygas_hallway"], [[0, 1]], [1, 0, 1]),  # a gap is no bridge
        (["dark_altar", "dizzygas_hallway"], [[0, 1]], [1, 0]),
        (["dizzygas_hallway", "dizzygas_hallway"], [], [3, 1]),
        (["dark_altar", ["dizzygas_hallway", "golem_factory"]], [], [1, 2]),  # covered
    ],
)
def test_the_hallway_makes_a_trap_room_directly_to_its_right_deal_2_more(
    rooms: Dungeon, deactivated: list[list[int]], dealt: list[int]
) -> None:
    table = table_at("build", dungeons=[rooms], hands=[["fear"]], deactivated=deactivated)
    assert damages(table, 0) == dealt


@pytest.mark.card("dizzygas_hallway")
def test_a_hero_takes_the_damage_that_the_hallway_adds() -> None:
    table = table_at(
        "adventure", dungeons=[["bottomless_pit", "dizzygas_hallway"]], entrances=[["cleric_4_a"]], hands=[["fear"]]
    )
    events = pass_round(table)
    assert entered(events) == [("dizzygas_hallway", 1), ("bottomless_pit", 3)]
    assert died(events) == ["cleric_4_a"]


# -- Jackpot Stash ---------------------------------------------------------------------------------------------------


@pytest.mark.card("jackpot_stash")
def test_the_stash_is_destroyed_to_double_the_treasure_of_the_rooms_for_the_round() -> None:
    table = table_at(
        "build",
        ("draculord", "gorgona"),
        dungeons=[["dark_altar", "torture_chamber", "jackpot_stash"], ["dark_altar"]],
        hands=[["fear"]],
        town=["cleric_8_a"],
    )
    assert treasure_of(table, 0) == [4, 0, 0, 3]
    play(table, "use card=jackpot_stash")
    assert treasure_of(table, 0) == [1 + 2 * 3, 0, 0, 2]  # the boss's own is not doubled, the stash's is gone
    assert treasure_of(table, 1) == [2, 0, 0, 1]
    pass_round(table)
    assert treasure_of(table, 0) == [4, 0, 0, 1]


@pytest.mark.card("jackpot_stash")
@pytest.mark.rule("BM-235")
def test_rooms_that_appear_later_in_the_round_are_doubled_too() -> None:
    table = table_at(
        "build",
        dungeons=[[["dark_laboratory", "jackpot_stash"]]],
        hands=[["golem_factory", "fear"], ["dark_altar", "haunted_library"]],
        town=["fighter_8_a"],
    )
    play(table, "use card=jackpot_stash")
    assert treasure_of(table, 0) == [1, 4, 0, 0]  # what lay beneath
    play(table, "place card=golem_factory slot=1")
    assert treasure_of(table, 0) == [1, 4, 0, 0]  # not while it lies face down
    pass_all(table, until=lambda later: phase_of(later) == "adventure")
    assert treasure_of(table, 0) == [1, 4, 2, 0]
    assert state_of(table).active == 0
    assert entrance_of(table, 0) == ["fighter_8_a"]


@pytest.mark.card("jackpot_stash")
@pytest.mark.rule("BM-238")
def test_two_stashes_make_four_times_the_treasure() -> None:
    table = table_at("build", dungeons=[["dark_altar", "jackpot_stash", "jackpot_stash"]], hands=[["fear"]])
    play(table, f"use card={card_at(table, 0, 1)}")
    assert treasure_of(table, 0) == [1 + 2 * 2, 0, 0, 2 * 2]
    play(table, "use card=jackpot_stash")
    assert treasure_of(table, 0) == [1 + 4 * 2, 0, 0, 0]


@pytest.mark.card("jackpot_stash")
@pytest.mark.rule("BM-088", "BM-100")
def test_a_stash_that_has_just_been_built_is_too_late_for_this_rounds_heroes() -> None:
    table = table_at(
        "reveal",
        ("draculord", "robobo"),
        dungeons=[["jackpot_stash", "torture_chamber"], ["jackpot_stash"]],
        town=["thief_8_a"],
        face_down=[[0, 0]],
    )
    assert kinds(table.opening)[:2] == ["rooms-revealed", "hero-lured"]
    assert (phase_of(table), entrance_of(table, 0)) == ("adventure", ["thief_8_a"])
    assert "use card=jackpot_stash" in offers(table)


# -- Recycling Center ------------------------------------------------------------------------------------------------


@pytest.mark.card("recycling_center")
def test_the_center_may_draw_two_rooms_whenever_another_room_of_the_dungeon_is_destroyed() -> None:
    table = table_at(
        "build",
        dungeons=[["recycling_center", "jackpot_stash", "jackpot_stash"]],
        hands=[["fear"]],
    )
    for number in (1, 2):  # there is no limit
        play(table, f"use card={card_at(table, 0, 1)}")
        assert (seat_to_move(table), prompt(table)) == (0, "whether_to_act")
        events = play(table, "act card=recycling_center moment=other_destroyed")
        assert [len(event.cards) for event in of_kind(events, CardsDrawn)] == [2]
        assert len(hand_of(table, 0)) == 1 + 2 * number


@pytest.mark.card("recycling_center")
def test_the_center_may_be_left_alone() -> None:
    table = table_at("build", dungeons=[["recycling_center", "jackpot_stash"]], hands=[["fear"]])
    play(table, "use card=jackpot_stash", "decline")
    assert hand_of(table, 0) == ["fear"]


@pytest.mark.card("recycling_center")
def test_two_centers_both_see_it() -> None:
    table = table_at("build", dungeons=[["recycling_center", "recycling_center", "jackpot_stash"]], hands=[["fear"]])
    play(table, "use card=jackpot_stash")
    for _ in range(2):
        assert prompt(table) == "whether_to_act"
        table.apply(0)
    assert len(hand_of(table, 0)) == 1 + 4


@pytest.mark.card("recycling_center")
@pytest.mark.rule("BM-012")
@pytest.mark.parametrize(
    ("mine", "theirs", "deactivated", "used"),
    [
        (["recycling_center", "jackpot_stash"], [], [[0, 0]], "jackpot_stash"),  # deactivated
        ([["recycling_center", "jackpot_stash"]], [], [], "jackpot_stash"),  # covered by what is destroyed
        (["jackpot_stash"], ["recycling_center"], [], "jackpot_stash"),  # in another dungeon
        (["the_crushinator", "recycling_center"], [], [], "the_crushinator"),  # destroyed itself
    ],
)
def test_the_center_sees_only_other_rooms_of_its_own_dungeon_and_only_while_active(
    mine: Dungeon, theirs: Dungeon, deactivated: list[list[int]], used: str
) -> None:
    table = table_at("build", dungeons=[mine, theirs], hands=[["fear"]], deactivated=deactivated)
    events = play(table, f"use card={used}")
    assert len(of_kind(events, RoomDestroyed)) == 1
    assert prompt(table) == "what_to_play"


@pytest.mark.card("recycling_center")
@pytest.mark.rule("BM-215")
def test_the_center_does_not_ask_when_there_is_no_room_to_draw_and_draws_what_there_is() -> None:
    table = table_at(
        "build",
        dungeons=[["recycling_center", "jackpot_stash"]],
        hands=[["fear"]],
        zones={"removed": but(ALL_ROOMS, "recycling_center", "jackpot_stash")},
    )
    play(table, "use card=jackpot_stash")
    assert prompt(table) == "whether_to_act"  # the stash itself lies in the discard pile by now
    play(table, "act card=recycling_center moment=other_destroyed")
    assert hand_of(table, 0) == ["fear", "jackpot_stash"]


# -- The Crushinator -------------------------------------------------------------------------------------------------


@pytest.mark.card("the_crushinator")
@pytest.mark.rule("BM-133", "BM-235")
def test_the_crushinator_destroys_another_room_and_all_others_deal_2_more_for_the_round() -> None:
    table = table_at(
        "adventure",
        dungeons=[["the_crushinator", ["golem_factory", "dark_altar"], "haunted_library"], ["golem_factory"]],
        hands=[["fear"]],
    )
    play(table, "use card=the_crushinator")
    assert offers(table) == ["pay_with card=dark_altar", "pay_with card=haunted_library", "never_mind"]
    play(table, "pay_with card=dark_altar")
    assert stacks_of(table, 0) == [["the_crushinator"], ["golem_factory"], ["haunted_library"]]
    assert damages(table, 0) == [4, 4, 3]  # what was uncovered as well
    assert damages(table, 1) == [2]
    pass_round(table)
    assert damages(table, 0) == [2, 2, 1]


@pytest.mark.card("the_crushinator")
@pytest.mark.rule("BM-225")
def test_a_hero_inside_feels_the_crushinator_at_once() -> None:
    table = table_at(
        "adventure",
        dungeons=[["the_crushinator", "golem_factory", "haunted_library"]],
        entrances=[["cleric_8_a"]],
        hands=[["fear"]],
    )
    pass_to_room(table, "golem_factory")
    assert hurt_of(table) == (3, 8)
    play(table, "use card=the_crushinator", "pay_with card=haunted_library")
    assert hurt_of(table) == (5, 8)
    events = pass_round(table)
    assert entered(events) == [("the_crushinator", 4)]
    assert died(events) == ["cleric_8_a"]


@pytest.mark.card("the_crushinator")
@pytest.mark.rule("BM-126", "BM-236")
def test_the_crushinator_may_take_the_room_from_under_a_hero() -> None:
    table = table_at(
        "adventure",
        dungeons=[["the_crushinator", "golem_factory"]],
        entrances=[["cleric_8_a"]],
        hands=[["fear"]],
    )
    pass_to_room(table, "golem_factory")
    play(table, "use card=the_crushinator")
    assert (room_of_hero(table), hurt_of(table)) == (None, (2, 8))
    assert entered(pass_round(table)) == [("the_crushinator", 4)]


@pytest.mark.card("the_crushinator", "cave_in")
def test_what_the_crushinator_gave_stays_when_it_is_destroyed() -> None:
    table = table_at(
        "adventure",
        dungeons=[["the_crushinator", "golem_factory", "haunted_library"]],
        hands=[["cave_in", "fear"]],
    )
    play(table, "use card=the_crushinator", "pay_with card=haunted_library")
    play(table, "cast_at card=cave_in target=the_crushinator")
    assert (room_names(table, 0), damages(table, 0)) == (["golem_factory"], [4])


@pytest.mark.card("the_crushinator")
@pytest.mark.rule("BM-155")
@pytest.mark.parametrize("printing", ["unlimited", "once"])
def test_the_later_printing_works_once_a_round(printing: str) -> None:
    table = table_at(
        "adventure",
        dungeons=[["the_crushinator", "golem_factory", "torture_chamber", "dark_laboratory"]],
        hands=[["fear"]],
        options={"crushinator": printing},
    )
    play(table, "use card=the_crushinator", "pay_with card=golem_factory")
    if printing == "once":
        assert refusal(table, "use card=the_crushinator") == "BM-155"
        pass_round(table)
        assert "use card=the_crushinator" in offers(table)
    else:
        play(table, "use card=the_crushinator", "pay_with card=torture_chamber")
        assert damages(table, 0) == [6, 5]


@pytest.mark.card("the_crushinator")
@pytest.mark.rule("BM-229", "BM-194")
def test_the_crushinator_needs_another_active_room() -> None:
    table = table_at(
        "adventure", dungeons=[["the_crushinator", "golem_factory"]], hands=[["fear"]], deactivated=[[0, 1]]
    )
    assert refusal(table, "use card=the_crushinator") == "BM-153"


# -- one destruction, one benefit ------------------------------------------------------------------------------------


@pytest.mark.card("the_crushinator", "jackpot_stash", "bottomless_pit")
@pytest.mark.rule("BM-230")
@pytest.mark.parametrize("lost", ["jackpot_stash", "bottomless_pit", "dark_altar", "torture_chamber", "zombie_prison"])
def test_a_room_destroyed_as_a_cost_gives_no_benefit_of_its_own(lost: str) -> None:
    table = table_at(
        "adventure",
        dungeons=[["the_crushinator", lost]],
        hands=[["fear"], ["golem_factory"]],
        entrances=[["cleric_8_a"]],
        souls=[[], ["mage_8_a"]],
        discard=["freeze"],
    )
    pass_to_room(table, lost)
    before = (hand_of(table, 0), hand_of(table, 1), souls_of(table, 1))
    events = play(table, "use card=the_crushinator")
    assert [event.seat for event in of_kind(events, RoomDestroyed)] == [0]
    assert "treasure-doubled" not in kinds(events)
    assert of_kind(events, HeroDied) == []
    assert (hand_of(table, 0), hand_of(table, 1), souls_of(table, 1)) == before
    assert (discards(table), town_of(table)) == (["freeze", lost], [])
