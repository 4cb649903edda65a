"""Dungeons: stacks, neighbours, destroyed and deactivated rooms, the entrance."""

from __future__ import annotations

import pytest

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
    treasure_of,
    wounds_of,
)
from tests.games.boss_family.walks import asked_on_the_way, card_at, died, entered, hurt_of, pass_to_room, walked
from tests.games.helpers import kinds, of_kind, offers, play, refusal, seat_to_move
from undercroft.games.boss_family.rules.dungeon import active_at, active_rooms, is_active, place_of, stack_of
from undercroft.games.boss_family.rules.events import RoomDestroyed
from undercroft.games.boss_family.rules.facts import FIRST_DECK
from undercroft.games.boss_family.rules.state import NO_CARD, NO_SLOT, NOBODY_SEAT

# -- the entrance ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-187")
def test_heroes_enter_left_of_the_leftmost_room_in_the_order_of_their_arrival() -> None:
    table = table_at(
        "bait",
        dungeons=[["golem_factory", "dragon_hatchery", "haunted_library"]],
        entrances=[["epic_thief_13_a"]],
        town=["mage_8_a", "cleric_8_a"],
        hands=[["fear"]],
    )
    assert entrance_of(table, 0) == ["epic_thief_13_a", "mage_8_a", "cleric_8_a"]
    first_rooms = [(hero, room) for hero, room in walked(pass_round(table)) if room == "haunted_library"]
    assert first_rooms == [(hero, "haunted_library") for hero in ("epic_thief_13_a", "mage_8_a", "cleric_8_a")]


@pytest.mark.rule("BM-228")
@pytest.mark.card("fear", "teleportation", "exhaustion")
def test_the_entrance_and_the_score_areas_are_no_part_of_the_dungeon() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory"]],
        entrances=[["cleric_8_a"], ["thief_8_a"]],
        souls=[["mage_4_a"]],
        wounds=[["mage_6_a"]],
        hands=[["fear", "teleportation", "exhaustion"]],
    )
    assert offers(table) == ["pass_on"]
    pass_to_room(table, "golem_factory")
    assert [offer.split("target=")[1] for offer in offers(table)[1:]] == ["cleric_8_a"] * 3


# -- deactivated rooms -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-192", "BM-125")
@pytest.mark.card("freeze")
def test_a_deactivated_room_has_no_damage_no_treasure_and_no_effect() -> None:
    table = table_at(
        "build",
        dungeons=[["witchs_kitchen", "haunted_library"]],
        hands=[["freeze", "golem_factory", "fear"]],
    )
    assert (damages(table, 0), treasure_of(table, 0)) == ([1, 1], [1, 2, 0, 0])
    assert "use card=witchs_kitchen" in offers(table)
    play(table, "cast_at card=freeze target=witchs_kitchen")
    assert (damages(table, 0), treasure_of(table, 0)) == ([0, 1], [1, 1, 0, 0])
    assert "use card=witchs_kitchen" not in offers(table)
    pass_round(table)
    play(table, "draw_from pile=room")
    assert (damages(table, 0), treasure_of(table, 0)) == ([1, 1], [1, 2, 0, 0])


@pytest.mark.rule("BM-192")
def test_a_hero_walks_past_a_deactivated_room_without_entering_it() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "neanderthal_cave", "dark_laboratory"]],
        entrances=[["cleric_8_a"]],
        deactivated=[[0, 1]],
    )
    assert entered(table.opening) == [("dark_laboratory", 1), ("golem_factory", 2)]


@pytest.mark.rule("BM-193")
def test_what_lies_under_a_deactivated_room_does_not_become_visible() -> None:
    table = table_at(
        "build",
        dungeons=[[["jackpot_stash", "golem_factory"]]],
        hands=[["fear"]],
        deactivated=[[0, 0]],
    )
    assert active_rooms(state_of(table), 0) == []
    assert (damages(table, 0), treasure_of(table, 0)) == ([0], [1, 0, 0, 0])
    assert offers(table) == ["pass_on"]  # the stash cannot be used


@pytest.mark.rule("BM-194")
@pytest.mark.card("the_crushinator", "cave_in")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_a_deactivated_room_cannot_be_destroyed_or_built_over(phase: str) -> None:
    table = table_at(
        phase,
        dungeons=[["golem_factory", "jackpot_stash", "the_crushinator"]],
        hands=[["cave_in", "goblin_armory"]],
        deactivated=[[0, 0], [0, 1]],
    )
    touched = [offer for offer in offers(table) if "golem_factory" in offer or "jackpot_stash" in offer]
    assert touched == []
    assert refusal(table, "use card=jackpot_stash") == "BM-012"
    assert refusal(table, "use card=the_crushinator") == "BM-153"  # nothing to pay with
    if phase == "build":
        assert [offer for offer in offers(table) if offer.startswith("place")] == [
            "place card=goblin_armory slot=2",
            "place card=goblin_armory slot=3",
        ]
        assert refusal(table, "place card=goblin_armory slot=0") == "BM-071"


@pytest.mark.rule("BM-194", "BM-211")
@pytest.mark.card("robobo")
def test_who_must_destroy_a_room_cannot_choose_a_deactivated_one() -> None:
    table = table_at(
        "reveal",
        dungeons=[["golem_factory", "haunted_library", "dark_altar"], ["goblin_armory"] * 3 + ["dark_altar"] * 2],
        deactivated=[[0, 1]],
        face_down=[[1, 4]],
    )
    assert (seat_to_move(table), offers(table)) == (0, ["give_up card=golem_factory", "give_up card=dark_altar"])


@pytest.mark.rule("BM-195")
@pytest.mark.card("monsters_ballroom", "exhaustion", "motivation")
def test_effects_that_count_rooms_do_not_count_deactivated_ones() -> None:
    rooms = ["monsters_ballroom", "golem_factory", "goblin_armory"]
    table = table_at(
        "adventure",
        dungeons=[rooms],
        entrances=[["epic_mage_13_a"]],
        hands=[["exhaustion", "fear"]],
        deactivated=[[0, 1]],
    )
    pass_to_room(table, "monsters_ballroom")
    assert hurt_of(table) == (1 + 2, 13)
    play(table, "cast_at card=exhaustion target=epic_mage_13_a")
    assert hurt_of(table) == (1 + 2 + 2, 13)
    table = table_at(
        "build", dungeons=[["golem_factory"], ["golem_factory"] * 2], hands=[["motivation"]], deactivated=[[1, 0]]
    )
    assert offers(table) == ["pass_on"]  # one room each


# -- neighbours ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-199", "BM-196", "BM-200")
@pytest.mark.card("goblin_armory")
@pytest.mark.parametrize(
    ("rooms", "deactivated", "dealt"),
    [
        (["golem_factory", "goblin_armory"], [], [3, 1]),  # side by side
        (["golem_factory", "dark_altar", "goblin_armory"], [], [2, 1, 1]),  # something between
        (["golem_factory", "dark_altar", "goblin_armory"], [[0, 1]], [2, 0, 1]),  # an empty space between
        (["goblin_armory", "dark_altar", "golem_factory"], [], [1, 1, 2]),  # the boss joins nobody
        (["dark_altar", "dark_altar", "dark_altar", "golem_factory", "goblin_armory"], [], [1, 1, 1, 3, 1]),
        (["dark_altar", "dark_altar", "dark_altar", "goblin_armory", "golem_factory"], [], [1, 1, 1, 1, 3]),
    ],
)
def test_adjacent_are_rooms_next_to_each_other_with_nothing_and_no_space_between(
    rooms: Dungeon, deactivated: list[list[int]], dealt: list[int]
) -> None:
    table = table_at("build", dungeons=[rooms], hands=[["fear"]], deactivated=deactivated)
    assert damages(table, 0) == dealt


@pytest.mark.rule("BM-199", "BM-210")
@pytest.mark.card("goblin_armory", "jackpot_stash")
def test_rooms_that_slide_together_become_adjacent() -> None:
    table = table_at("build", dungeons=[["golem_factory", "jackpot_stash", "goblin_armory"]], hands=[["fear"]])
    assert damages(table, 0) == [2, 1, 1]
    play(table, "use card=jackpot_stash")
    assert damages(table, 0) == [3, 1]


@pytest.mark.rule("BM-200", "BM-005")
def test_the_boss_is_no_room_beside_the_rightmost_one() -> None:
    table = table_at("build", dungeons=[["golem_factory"]], hands=[["fear"]])
    state = state_of(table)
    assert active_at(state, 0, -1) == NO_CARD
    assert active_at(state, 0, 1) == NO_CARD
    assert FIRST_DECK.ids[state.face[active_at(state, 0, 0)]] == "golem_factory"


# -- a deactivated room keeps its place ------------------------------------------------------------------------------


@pytest.mark.rule("BM-197")
def test_a_deactivated_room_takes_one_of_the_five_places() -> None:
    table = table_at("build", dungeons=[["golem_factory"] * 3 + ["dark_altar"] * 2], hands=[["haunted_library"]])
    assert "place card=haunted_library slot=5" not in offers(table)
    table = table_at(
        "build",
        dungeons=[["golem_factory"] * 3 + ["dark_altar"] * 2],
        hands=[["haunted_library"]],
        deactivated=[[0, 2], [0, 4]],
    )
    assert offers(table) == ["pass_on", *(f"place card=haunted_library slot={slot}" for slot in (0, 1, 3))]
    assert refusal(table, "place card=haunted_library slot=5") == "BM-063"


@pytest.mark.rule("BM-198")
def test_a_room_built_at_the_left_end_goes_left_of_a_deactivated_one() -> None:
    table = table_at(
        "build", dungeons=[["golem_factory", "dark_altar"]], hands=[["haunted_library"]], deactivated=[[0, 1]]
    )
    assert refusal(table, "place card=haunted_library slot=1") == "BM-071"
    play(table, "place card=haunted_library slot=2")
    pass_round(table)
    assert room_names(table, 0) == ["golem_factory", "dark_altar", "haunted_library"]


@pytest.mark.rule("BM-198", "BM-187")
def test_a_deactivated_leftmost_room_does_not_move_the_entrance() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "dark_altar"]],
        entrances=[["cleric_8_a"]],
        hands=[["fear"]],
        deactivated=[[0, 1]],
    )
    assert asked_on_the_way(table, 2) == [(0, None), (0, "golem_factory")]  # no window for the empty space
    assert wounds_of(table, 0) == 1


# -- destroyed rooms -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-209", "BM-212", "BM-087")
@pytest.mark.card("jackpot_stash")
def test_a_destroyed_room_goes_to_the_discard_and_the_room_under_it_becomes_visible_without_being_built() -> None:
    table = table_at(
        "build",
        dungeons=[[["haunted_library", "construction_zone", "jackpot_stash"]]],
        hands=[["fear", "golem_factory"]],
    )
    events = play(table, "use card=jackpot_stash")
    assert len(of_kind(events, RoomDestroyed)) == 1  # the top card only
    assert discards(table) == ["jackpot_stash"]
    assert stacks_of(table, 0) == [["haunted_library", "construction_zone"]]
    assert FIRST_DECK.ids[state_of(table).face[active_rooms(state_of(table), 0)[0]]] == "construction_zone"
    assert "room-acted" not in kinds(events)
    assert offers(table)[0] == "pass_on"  # nothing may be built at once


@pytest.mark.rule("BM-210")
@pytest.mark.card("jackpot_stash")
def test_a_gap_closes_towards_the_boss_and_every_stack_stays_whole() -> None:
    table = table_at(
        "build",
        dungeons=[["golem_factory", "jackpot_stash", ["dark_altar", "haunted_library"], "goblin_armory"]],
        hands=[["fear", "dark_laboratory"]],
    )
    play(table, "use card=jackpot_stash")
    assert stacks_of(table, 0) == [["golem_factory"], ["dark_altar", "haunted_library"], ["goblin_armory"]]
    assert "place card=dark_laboratory slot=3" in offers(table)  # the left end has come nearer
    assert "place card=dark_laboratory slot=4" not in offers(table)


@pytest.mark.rule("BM-211")
def test_no_room_is_destroyed_unless_an_effect_says_so() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "neanderthal_cave"], ["dark_altar", "goblin_armory"]],
        entrances=[["cleric_8_a", "fool"], ["mage_8_a"]],
        hands=[["fear", "haunted_library"]],
    )
    assert not any("destroy" in offer or offer.startswith(("use", "give_up")) for offer in offers(table))
    events = pass_round(table)
    assert "room-destroyed" not in kinds(events)
    assert discards(table) == []


@pytest.mark.rule("BM-012", "BM-229")
def test_active_is_what_is_visible_built_and_not_deactivated() -> None:
    table = table_at(
        "build",
        dungeons=[["golem_factory", ["haunted_library", "dark_altar"], "goblin_armory", "torture_chamber"]],
        hands=[["fear", "freeze"], ["fear"]],
        face_down=[[0, 2]],
        deactivated=[[0, 3]],
    )
    state = state_of(table)
    assert [FIRST_DECK.ids[state.face[room]] for room in active_rooms(state, 0)] == ["golem_factory", "dark_altar"]
    covered = state.zones[stack_of(0, 1)][0]
    assert place_of(state, covered) == (NOBODY_SEAT, NO_SLOT)
    assert [is_active(state, card_at(table, 0, slot)) for slot in range(4)] == [True, True, False, False]
    assert not is_active(state, covered)
    assert [offer for offer in offers(table) if "freeze" in offer] == [
        "cast_at card=freeze target=golem_factory",
        "cast_at card=freeze target=dark_altar",
    ]


# -- rooms lying face down -------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-205")
@pytest.mark.card("the_crushinator", "motivation")
def test_a_room_lying_face_down_can_be_neither_destroyed_nor_built_over() -> None:
    table = table_at(
        "build",
        dungeons=[["the_crushinator"], ["golem_factory", "golem_factory"]],
        hands=[["haunted_library", "motivation", "goblin_armory"]],
    )
    play(table, "place card=haunted_library slot=1", "cast card=motivation")
    assert refusal(table, "use card=the_crushinator") == "BM-153"
    assert refusal(table, "place card=goblin_armory slot=1") == "BM-070"
    assert [offer for offer in offers(table) if offer.startswith("place")] == [
        "place card=goblin_armory slot=0",
        "place card=goblin_armory slot=2",
    ]


# -- once for each destruction ---------------------------------------------------------------------------------------


@pytest.mark.rule("BM-230")
@pytest.mark.card("dark_altar", "the_crushinator")
def test_one_destruction_pays_for_one_ability_only() -> None:
    table = table_at(
        "build",
        dungeons=[["dark_altar", "the_crushinator"]],
        hands=[["fear"]],
        discard=["freeze"],
    )
    play(table, "use card=dark_altar")
    assert (hand_of(table, 0), damages(table, 0)) == (["fear", "freeze"], [2])  # the Crushinator was not paid
    assert refusal(table, "use card=the_crushinator") == "BM-153"


@pytest.mark.rule("BM-201", "BM-118")
def test_a_hero_whose_health_is_used_up_dies_in_that_room() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "neanderthal_cave"]],
        entrances=[["cleric_4_a", "mage_6_a"]],
        hands=[["fear"]],
    )
    events = pass_all(table, until=lambda later: phase_of(later) != "adventure")
    assert walked(events)[:2] == [("cleric_4_a", "neanderthal_cave"), ("cleric_4_a", "golem_factory")]
    assert (died(events)[0], souls_of(table, 0), wounds_of(table, 0)) == ("cleric_4_a", 1, 1)
    pass_to(table, 0)
    assert state_of(table).round == 2
