"""The rooms of two and more treasures: effects and limits."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import (
    BASE_CARDS,
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
)
from tests.games.boss_family.walks import entered, survived
from tests.games.helpers import kinds, of_kind, offers, play, prompt, refusal, seat_to_move
from undercroft.games.boss_family.rules.events import CardTaken, RoomBuilt, RoomsSwapped

# -- Centipede Tunnel ------------------------------------------------------------------------------------------------


@pytest.mark.card("centipede_tunnel")
@pytest.mark.rule("BM-231", "BM-072")
def test_the_tunnel_when_built_may_swap_two_rooms_of_any_one_dungeon_with_all_that_lies_under_them() -> None:
    table = table_at(
        "reveal",
        dungeons=[
            ["centipede_tunnel", "golem_factory"],
            [["dark_altar", "haunted_library"], "goblin_armory", ["torture_chamber", "jackpot_stash"]],
        ],
        face_down=[[0, 0]],
    )
    assert (seat_to_move(table), prompt(table)) == (0, "which_to_swap")
    assert offers(table) == [
        "swap first=centipede_tunnel second=golem_factory",
        "swap first=haunted_library second=goblin_armory",
        "swap first=haunted_library second=jackpot_stash",
        "swap first=goblin_armory second=jackpot_stash",
        "decline",
    ]
    events = play(table, "swap first=haunted_library second=jackpot_stash")
    assert [event.seat for event in of_kind(events, RoomsSwapped)] == [1]
    assert stacks_of(table, 1) == [
        ["torture_chamber", "jackpot_stash"],
        ["goblin_armory"],
        ["dark_altar", "haunted_library"],
    ]
    assert room_names(table, 0) == ["centipede_tunnel", "golem_factory"]


@pytest.mark.card("centipede_tunnel")
def test_the_tunnel_may_move_itself_or_nothing() -> None:
    rooms = ["centipede_tunnel", "golem_factory"]
    table = table_at("reveal", dungeons=[rooms], hands=[["fear"]], face_down=[[0, 0]])
    other = table.clone()
    play(table, "swap first=centipede_tunnel second=golem_factory")
    assert room_names(table, 0) == rooms[::-1]
    play(other, "decline")
    assert room_names(other, 0) == rooms


@pytest.mark.card("centipede_tunnel")
@pytest.mark.rule("BM-229")
def test_the_tunnel_moves_active_rooms_only_and_asks_nothing_where_no_dungeon_has_two() -> None:
    table = table_at(
        "reveal",
        dungeons=[["centipede_tunnel", "golem_factory"], ["goblin_armory"]],
        hands=[["fear"]],
        face_down=[[0, 0]],
        deactivated=[[0, 1]],
    )
    assert (phase_of(table), prompt(table)) == ("adventure", "what_to_play")


@pytest.mark.card("centipede_tunnel", "goblin_armory")
@pytest.mark.rule("BM-199")
def test_swapped_rooms_have_new_neighbours() -> None:
    table = table_at(
        "reveal",
        dungeons=[["golem_factory", "dark_altar", "goblin_armory", "centipede_tunnel"]],
        hands=[["fear"]],
        face_down=[[0, 3]],
    )
    assert damages(table, 0) == [2, 1, 1, 2]
    play(table, "swap first=golem_factory second=dark_altar")
    assert damages(table, 0) == [1, 3, 1, 2]


# -- Construction Zone -----------------------------------------------------------------------------------------------


@pytest.mark.card("construction_zone")
@pytest.mark.rule("BM-214", "BM-093")
def test_the_zone_when_built_lets_its_owner_build_one_more_room_at_once() -> None:
    table = table_at(
        "reveal",
        dungeons=[["golem_factory", "construction_zone"]],
        hands=[["dark_altar", "beast_menagerie", "recycling_center", "fear"]],
        face_down=[[0, 1]],
    )
    assert (seat_to_move(table), prompt(table)) == (0, "which_extra_room")
    assert offers(table) == [
        *(f"build_more card=dark_altar slot={slot}" for slot in range(3)),
        "build_more card=beast_menagerie slot=0",
        "build_more card=beast_menagerie slot=1",  # on the zone itself, which has fighter and thief treasure
        "build_more card=recycling_center slot=1",
        "decline",
    ]
    events = play(table, "build_more card=recycling_center slot=1")
    assert len(of_kind(events, RoomBuilt)) == 1
    assert stacks_of(table, 0) == [["golem_factory"], ["construction_zone", "recycling_center"]]
    assert state_of(table).down == []  # it lies open at once
    assert prompt(table) != "which_extra_room"  # and it is one room


@pytest.mark.card("construction_zone", "dark_laboratory")
@pytest.mark.rule("BM-093")
def test_the_extra_room_acts_as_built() -> None:
    table = table_at(
        "reveal",
        dungeons=[["construction_zone"]],
        hands=[["dark_laboratory", "construction_zone", "golem_factory"]],
        face_down=[[0, 0]],
    )
    play(table, "build_more card=construction_zone slot=1")
    assert prompt(table) == "which_extra_room"  # a second zone gives another room
    play(table, "build_more card=dark_laboratory slot=2")
    assert prompt(table) == "which_spell_to_discard"


@pytest.mark.card("construction_zone")
@pytest.mark.rule("BM-044")
def test_a_zone_as_the_first_room_gives_a_second_one() -> None:
    table = table_at("first-rooms", hands=[["construction_zone", "dark_altar"], []])
    play(table, "lay_first card=construction_zone slot=0")
    assert (prompt(table), room_names(table, 0)) == ("which_extra_room", ["construction_zone"])
    play(table, "build_more card=dark_altar slot=1")
    assert room_names(table, 0) == ["construction_zone", "dark_altar"]
    assert state_of(table).round == 1


@pytest.mark.card("construction_zone")
def test_the_zone_may_be_left_alone_and_asks_nothing_without_rooms_in_hand() -> None:
    table = table_at("reveal", dungeons=[["construction_zone"]], hands=[["dark_altar", "fear"]], face_down=[[0, 0]])
    play(table, "decline")
    assert (room_names(table, 0), hand_of(table, 0)) == (["construction_zone"], ["dark_altar", "fear"])
    table = table_at("reveal", dungeons=[["construction_zone"]], hands=[["fear"]], face_down=[[0, 0]])
    assert (phase_of(table), prompt(table)) == ("adventure", "what_to_play")


@pytest.mark.card("construction_zone")
@pytest.mark.rule("BM-063")
def test_the_extra_room_keeps_to_the_rules_of_building() -> None:
    table = table_at(
        "reveal",
        dungeons=[["neanderthal_cave", "golem_factory", "haunted_library", "dark_laboratory", "construction_zone"]],
        hands=[["golem_factory", "monsters_ballroom"]],
        face_down=[[0, 4]],
        deactivated=[[0, 1]],
        leveled=[0],
    )
    assert offers(table) == [
        *(f"build_more card=golem_factory slot={slot}" for slot in (0, 2, 3, 4)),
        "build_more card=monsters_ballroom slot=4",
        "decline",
    ]


# -- Dragon Hatchery -------------------------------------------------------------------------------------------------


@pytest.mark.card("dragon_hatchery")
@pytest.mark.rule("BM-015", "BM-014")
def test_the_hatchery_has_every_treasure_and_deals_no_damage() -> None:
    table = table_at("build", dungeons=[["dragon_hatchery"]], hands=[["fear"]])
    assert treasure_of(table, 0) == [2, 1, 1, 1]
    assert damages(table, 0) == [0]


@pytest.mark.card("dragon_hatchery")
@pytest.mark.rule("BM-066", "BM-192")
def test_every_advanced_room_fits_over_the_hatchery_unless_it_is_deactivated() -> None:
    advanced = [card.id for card in BASE_CARDS if card.kind == "room" and card.facts["advanced"]]
    assert len(advanced) == 8
    table = table_at("build", dungeons=[["dragon_hatchery"]], hands=[advanced])
    assert offers(table) == ["pass_on", *(f"place card={room} slot=0" for room in advanced)]
    table = table_at("build", dungeons=[["dragon_hatchery"]], hands=[advanced], deactivated=[[0, 0]])
    assert offers(table) == ["pass_on"]
    assert treasure_of(table, 0) == [1, 0, 0, 0]


# -- Mimic Vault -----------------------------------------------------------------------------------------------------


@pytest.mark.card("mimic_vault")
@pytest.mark.rule("BM-190")
def test_the_vault_when_built_brings_an_ordinary_hero_of_the_town_to_the_entrance() -> None:
    table = table_at(
        "reveal",
        ("draculord", "robobo"),
        dungeons=[["mimic_vault"]],
        hands=[["fear"]],
        town=["epic_mage_11_a", "cleric_8_a", "fighter_8_a", "fool"],
        face_down=[[0, 0]],
    )
    assert (seat_to_move(table), prompt(table)) == (0, "which_hero_to_lure")
    assert offers(table) == ["lure card=cleric_8_a", "lure card=fighter_8_a", "lure card=fool"]  # it must be one
    play(table, "lure card=fighter_8_a")
    # The fighter comes though it has no treasure to come for, before the others are drawn.
    assert (phase_of(table), entrance_of(table, 0)[0]) == ("adventure", "fighter_8_a")
    assert "fighter_8_a" not in town_of(table)


@pytest.mark.card("mimic_vault")
def test_the_vault_finds_nobody_where_only_epic_heroes_are_in_town() -> None:
    table = table_at(
        "reveal", dungeons=[["mimic_vault"]], hands=[["fear"]], town=["epic_cleric_11_a"], face_down=[[0, 0]]
    )
    assert "room-acted" not in kinds(table.opening)
    assert "hero-sent-to-entrance" not in kinds(table.opening)


# -- Monstrous Monument ----------------------------------------------------------------------------------------------


@pytest.mark.card("monstrous_monument")
@pytest.mark.rule("BM-204")
def test_the_monument_when_built_takes_a_monster_room_of_the_discard_pile() -> None:
    table = table_at(
        "reveal",
        dungeons=[["monstrous_monument"]],
        hands=[["fear"]],
        discard=["golem_factory", "dark_altar", "freeze", "beast_menagerie"],
        face_down=[[0, 0]],
    )
    assert (seat_to_move(table), prompt(table)) == (0, "which_to_take")
    assert offers(table) == ["take card=golem_factory", "take card=beast_menagerie"]  # it must be one
    play(table, "take card=beast_menagerie")
    assert hand_of(table, 0) == ["fear", "beast_menagerie"]
    assert discards(table) == ["golem_factory", "dark_altar", "freeze"]


@pytest.mark.card("monstrous_monument")
def test_the_monument_finds_no_trap_room_and_no_spell() -> None:
    table = table_at(
        "reveal",
        dungeons=[["monstrous_monument"]],
        hands=[["fear"]],
        discard=["dark_altar", "freeze"],
        face_down=[[0, 0]],
    )
    assert of_kind(table.opening, CardTaken) == []
    assert hand_of(table, 0) == ["fear"]


# -- Torture Chamber -------------------------------------------------------------------------------------------------


@pytest.mark.card("torture_chamber")
@pytest.mark.rule("BM-208", "BM-217")
@pytest.mark.parametrize("phase", ["build", "adventure"])
@pytest.mark.parametrize(("number", "lost"), [(0, "golem_factory"), (1, "haunted_library")])
def test_the_chamber_is_destroyed_and_an_opponent_discards_a_random_room(phase: str, number: int, lost: str) -> None:
    table = table_at(
        phase,
        ("draculord", "robobo", "gorgona"),
        dungeons=[["torture_chamber"]],
        hands=[["fear"], ["golem_factory", "freeze", "haunted_library"], ["dark_altar"]],
        chance=[number],
    )
    play(table, "use card=torture_chamber")
    assert offers(table) == ["aim_at_opponent opponent=2", "aim_at_opponent opponent=1", "never_mind"]
    play(table, "aim_at_opponent opponent=1")
    assert discards(table) == ["torture_chamber", lost]
    assert room_names(table, 0) == []
    assert hand_of(table, 2) == ["dark_altar"]


@pytest.mark.card("torture_chamber")
@pytest.mark.rule("BM-246")
def test_the_chamber_is_wasted_when_nobody_holds_a_room_card() -> None:
    table = table_at(
        "build", dungeons=[[["golem_factory", "torture_chamber"]]], hands=[["fear", "haunted_library"], ["freeze"]]
    )
    play(table, "use card=torture_chamber")
    assert discards(table) == ["torture_chamber"]
    assert room_names(table, 0) == ["golem_factory"]
    assert (hand_of(table, 0), hand_of(table, 1)) == (["fear", "haunted_library"], ["freeze"])


@pytest.mark.card("torture_chamber")
@pytest.mark.rule("BM-246")
def test_the_chamber_may_be_aimed_at_an_opponent_without_room_cards() -> None:
    table = table_at(
        "build",
        ("draculord", "robobo", "gorgona"),
        dungeons=[["torture_chamber"]],
        hands=[["fear"], ["freeze"], ["dark_altar"]],
    )
    play(table, "use card=torture_chamber", "aim_at_opponent opponent=1")
    assert discards(table) == ["torture_chamber"]
    assert (hand_of(table, 1), hand_of(table, 2)) == (["freeze"], ["dark_altar"])


@pytest.mark.card("torture_chamber")
@pytest.mark.rule("BM-148", "BM-153")
def test_the_chamber_is_lost_when_its_victim_has_no_room_left_to_discard() -> None:
    table = table_at(
        "build",
        dungeons=[["golem_factory"], ["torture_chamber"]],
        hands=[["haunted_library", "fear"], []],
    )
    pass_to(table, 1)
    play(table, "use card=torture_chamber")
    assert seat_to_move(table) == 0  # the active player comes first
    play(table, "place card=haunted_library slot=1")
    pass_all(table, until=lambda later: not state_of(later).pending)
    assert discards(table) == ["torture_chamber"]


# -- Zombie Prison ---------------------------------------------------------------------------------------------------


@pytest.mark.card("zombie_prison")
def test_the_prison_is_destroyed_and_a_dead_hero_walks_again_in_the_dungeon_of_its_killer() -> None:
    table = table_at(
        "build",
        ("draculord", "robobo", "gorgona"),
        dungeons=[["zombie_prison"], ["golem_factory"]],
        hands=[["fear"]],
        souls=[["cleric_4_a"], ["mage_4_a", "epic_mage_11_a"], ["thief_4_a"]],
        wounds=[[], ["thief_6_a"], []],
    )
    play(table, "use card=zombie_prison")
    assert offers(table) == [
        *("aim_at card=thief_4_a", "aim_at card=mage_4_a", "aim_at card=epic_mage_11_a", "never_mind"),
    ]  # neither one's own dead nor the living
    play(table, "aim_at card=epic_mage_11_a")
    assert entrance_of(table, 1) == ["epic_mage_11_a"]
    assert (souls_of(table, 1), discards(table), room_names(table, 0)) == (1, ["zombie_prison"], [])
    events = pass_round(table)
    assert survived(events) == ["epic_mage_11_a"]


@pytest.mark.card("zombie_prison")
@pytest.mark.rule("BM-128")
@pytest.mark.parametrize(("turn", "walks"), [(0, True), (1, False)])
def test_the_zombie_walks_this_round_if_its_killers_turn_is_not_over(turn: int, walks: bool) -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory"], ["zombie_prison"]],
        hands=[["fear"], ["fear"]],
        souls=[["mage_4_a"]],
        turn=turn,
    )
    pass_to(table, 1)
    play(table, "use card=zombie_prison")
    events = pass_round(table)
    assert bool(entered(events)) == walks
    assert entrance_of(table, 0) == ([] if walks else ["mage_4_a"])


@pytest.mark.card("zombie_prison")
def test_the_prison_needs_a_dead_hero_of_an_opponent() -> None:
    table = table_at(
        "build", dungeons=[["zombie_prison"]], hands=[["fear"]], souls=[["mage_4_a"]], wounds=[[], ["thief_4_a"]]
    )
    assert refusal(table, "use card=zombie_prison") == "BM-153"
