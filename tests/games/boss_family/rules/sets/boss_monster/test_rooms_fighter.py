"""The rooms of fighters: effects and limits."""

from __future__ import annotations

import pytest

from tests.games.boss_family.rules.test_piles import ALL_ROOMS, but
from tests.games.boss_family.tables import Dungeon, damages, hand_of, pass_all, pass_round, souls_of, state_of, table_at
from tests.games.boss_family.walks import card_at, died, entered, hurt_of, pass_to_room, walked
from tests.games.helpers import kinds, of_kind, offers, play, prompt, refusal
from undercroft.games.boss_family.rules.events import CardsDrawn, HeroTurnedBack
from undercroft.kernel.events import Event


def rooms_drawn(events: list[Event], seat: int) -> int:
    """Return the number of cards that a player drew."""
    return sum(len(event.cards) for event in of_kind(events, CardsDrawn) if event.seat == seat)


# -- Goblin Armory ---------------------------------------------------------------------------------------------------


@pytest.mark.card("goblin_armory")
@pytest.mark.rule("BM-199", "BM-204")
@pytest.mark.parametrize(
    ("rooms", "dealt"),
    [
        (["golem_factory", "goblin_armory", "beast_menagerie"], [3, 1, 5]),  # left and right, ordinary and advanced
        (["haunted_library", "goblin_armory", "recycling_center"], [1, 1, 3]),  # no trap rooms
        (["golem_factory", "dark_altar", "goblin_armory"], [2, 1, 1]),  # only those directly beside it
        (["goblin_armory", "goblin_armory"], [2, 2]),  # not itself
        (["goblin_armory", "golem_factory", "goblin_armory"], [1, 4, 1]),  # two armories add up
    ],
)
def test_the_armory_makes_the_monster_rooms_beside_it_deal_1_more(rooms: Dungeon, dealt: list[int]) -> None:
    table = table_at("build", dungeons=[rooms, ["golem_factory"]], hands=[["fear"]])
    assert damages(table, 0) == dealt
    assert damages(table, 1) == [2]


@pytest.mark.card("goblin_armory")
@pytest.mark.rule("BM-196", "BM-192")
def test_a_deactivated_armory_helps_nobody_and_a_deactivated_neighbour_is_no_neighbour() -> None:
    rooms = ["golem_factory", "goblin_armory", "golem_factory"]
    table = table_at("build", dungeons=[rooms], hands=[["fear"]], deactivated=[[0, 1]])
    assert damages(table, 0) == [2, 0, 2]
    table = table_at("build", dungeons=[rooms], hands=[["fear"]], deactivated=[[0, 0]])
    assert damages(table, 0) == [0, 1, 3]


@pytest.mark.card("goblin_armory")
@pytest.mark.rule("BM-012", "BM-113")
def test_a_hero_takes_the_damage_that_the_armory_adds_and_a_covered_armory_adds_none() -> None:
    table = table_at("adventure", dungeons=[["golem_factory", "goblin_armory"]], entrances=[["cleric_8_a"]])
    assert entered(table.opening) == [("goblin_armory", 1), ("golem_factory", 3)]
    rooms = ["golem_factory", ["goblin_armory", "dark_altar"]]
    table = table_at("adventure", dungeons=[rooms], entrances=[["cleric_8_a"]])
    assert entered(table.opening) == [("dark_altar", 1), ("golem_factory", 2)]


# -- Golem Factory ---------------------------------------------------------------------------------------------------


@pytest.mark.card("golem_factory")
@pytest.mark.rule("BM-155")
def test_the_factory_gives_one_room_a_round_when_a_hero_dies_in_it() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "neanderthal_cave"]],
        entrances=[["cleric_4_a", "mage_4_a"]],
        hands=[["fear"]],
        zones={"room_deck": ["haunted_library", "dark_altar"]},
    )
    events = pass_all(table, until=lambda later: souls_of(later, 0) == 1)
    assert rooms_drawn(events, 0) == 1
    assert hand_of(table, 0) == ["fear", "dark_altar"]  # without being asked
    events = pass_all(table, until=lambda later: souls_of(later, 0) == 2)
    assert died(events) == ["mage_4_a"]
    assert "room-acted" not in kinds(events)
    assert hand_of(table, 0) == ["fear", "dark_altar"]
    pass_round(table)
    assert state_of(table).used == []  # and again from the next round on


@pytest.mark.card("golem_factory")
@pytest.mark.rule("BM-155")
def test_two_factories_count_their_own_rounds() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "golem_factory", "golem_factory"]],
        entrances=[["fool", "cleric_4_a", "mage_6_a"]],
        hands=[["fear"]],
    )
    before = len(hand_of(table, 0))
    pass_all(table, until=lambda later: souls_of(later, 0) == 2)
    assert len(hand_of(table, 0)) == before + 2  # the fool died in the first, the cleric in the second
    pass_all(table, until=lambda later: state_of(later).phase != state_of(table).phase or souls_of(later, 0) == 3)
    assert souls_of(table, 0) == 3


@pytest.mark.card("golem_factory")
@pytest.mark.rule("BM-239")
def test_a_factory_that_could_draw_nothing_is_not_used_up() -> None:
    mine = ["golem_factory", "neanderthal_cave", "jackpot_stash"]
    table = table_at(
        "adventure",
        dungeons=[mine],
        entrances=[["cleric_6_a", "mage_4_a"]],
        hands=[["fear"]],
        zones={"removed": but(ALL_ROOMS, *mine)},
    )
    pass_to_room(table, "golem_factory")
    events = pass_all(table, until=lambda later: souls_of(later, 0) == 1)
    assert "room-acted" not in kinds(events)
    play(table, "use card=jackpot_stash")
    events = pass_all(table, until=lambda later: souls_of(later, 0) == 2)
    assert hand_of(table, 0) == ["fear", "jackpot_stash"]


@pytest.mark.card("golem_factory")
@pytest.mark.rule("BM-226")
def test_a_deactivated_factory_gives_nothing() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "neanderthal_cave"]],
        entrances=[["cleric_4_a"]],
        hands=[["freeze"]],
    )
    pass_to_room(table, "golem_factory")
    events = play(table, "cast_at card=freeze target=golem_factory") + pass_round(table)
    assert died(events) == ["cleric_4_a"]
    assert "room-acted" not in kinds(events)


# -- Minotaur's Maze -------------------------------------------------------------------------------------------------


@pytest.mark.card("minotaurs_maze")
def test_the_maze_sends_each_hero_back_into_the_room_on_its_left_once_a_round() -> None:
    table = table_at(
        "adventure",
        dungeons=[["haunted_library", "minotaurs_maze", "golem_factory", "dark_altar"]],
        entrances=[["cleric_8_a", "mage_8_a"]],
        hands=[["fear"]],
    )
    way = ["dark_altar", "golem_factory", "golem_factory", "minotaurs_maze", "haunted_library"]
    events = pass_round(table)
    assert walked(events) == [*(("cleric_8_a", room) for room in way), *(("mage_8_a", room) for room in way)]
    assert [damage for _, damage in entered(events)] == [1, 2, 2, 0, 1] * 2
    assert len(of_kind(events, HeroTurnedBack)) == 2


@pytest.mark.card("minotaurs_maze")
@pytest.mark.rule("BM-113")
def test_nothing_can_be_played_between_entering_the_maze_and_being_sent_back() -> None:
    table = table_at(
        "adventure",
        dungeons=[["minotaurs_maze", "golem_factory"]],
        entrances=[["cleric_8_a"]],
        hands=[["fear"]],
    )
    pass_to_room(table, "golem_factory")
    events = play(table, "pass_on")
    assert kinds(events) == ["hero-turned-back", "room-entered"]
    assert hurt_of(table) == (4, 8)


@pytest.mark.card("minotaurs_maze")
@pytest.mark.rule("BM-118")
def test_a_hero_sent_back_by_the_maze_dies_in_the_room_on_its_left() -> None:
    table = table_at(
        "adventure",
        dungeons=[["minotaurs_maze", "golem_factory"]],
        entrances=[["cleric_4_a"]],
        hands=[["fear"]],
    )
    before = len(hand_of(table, 0))
    pass_all(table, until=lambda later: souls_of(later, 0) == 1 or state_of(later).round == 2)
    assert souls_of(table, 0) == 1
    assert len(hand_of(table, 0)) == before + 1  # the factory's room


@pytest.mark.card("minotaurs_maze")
@pytest.mark.rule("BM-196", "BM-199")
@pytest.mark.parametrize(
    ("rooms", "deactivated", "way"),
    [
        (["haunted_library", "minotaurs_maze"], [], ["minotaurs_maze", "haunted_library"]),
        (["minotaurs_maze", "golem_factory"], [[0, 1]], ["minotaurs_maze"]),
        (["minotaurs_maze", "golem_factory", "dark_altar"], [[0, 1]], ["dark_altar", "minotaurs_maze"]),
    ],
)
def test_the_maze_needs_an_active_room_directly_on_its_left(
    rooms: Dungeon, deactivated: list[list[int]], way: list[str]
) -> None:
    table = table_at("adventure", dungeons=[rooms], entrances=[["cleric_8_a"]], deactivated=deactivated)
    assert [room for room, _ in entered(table.opening)] == way


@pytest.mark.card("minotaurs_maze")
def test_two_mazes_side_by_side_turn_a_hero_back_once_each() -> None:
    table = table_at(
        "adventure",
        dungeons=[["minotaurs_maze", "minotaurs_maze", "golem_factory"]],
        entrances=[["cleric_8_a"]],
    )
    assert [room for room, _ in entered(table.opening)] == [
        *("golem_factory", "golem_factory", "minotaurs_maze", "minotaurs_maze", "minotaurs_maze"),
    ]


# -- Neanderthal Cave ------------------------------------------------------------------------------------------------


@pytest.mark.card("neanderthal_cave")
def test_no_advanced_room_is_built_over_the_cave_but_ordinary_ones_are() -> None:
    table = table_at(
        "build",
        dungeons=[["neanderthal_cave", "golem_factory"]],
        hands=[["beast_menagerie", "goblin_armory"]],
    )
    assert offers(table) == [
        "pass_on",
        "place card=beast_menagerie slot=1",
        *(f"place card=goblin_armory slot={slot}" for slot in range(3)),
    ]
    assert refusal(table, "place card=beast_menagerie slot=0") == "BM-219"


@pytest.mark.card("neanderthal_cave")
def test_a_covered_cave_forbids_nothing() -> None:
    table = table_at("build", dungeons=[[["neanderthal_cave", "golem_factory"]]], hands=[["beast_menagerie"]])
    assert offers(table) == ["pass_on", "place card=beast_menagerie slot=0"]


@pytest.mark.card("neanderthal_cave")
def test_a_hero_takes_3_damage_in_the_cave() -> None:
    table = table_at("adventure", dungeons=[["neanderthal_cave"]], entrances=[["cleric_4_a"]])
    assert entered(table.opening) == [("neanderthal_cave", 3)]


# -- Beast Menagerie -------------------------------------------------------------------------------------------------


@pytest.mark.card("beast_menagerie")
@pytest.mark.parametrize(
    ("dungeon", "face_down", "drawn"),
    [
        (["beast_menagerie", "golem_factory"], [[0, 1]], 1),  # another monster room
        (["beast_menagerie", "haunted_library"], [[0, 1]], 0),  # a trap room
        ([["golem_factory", "beast_menagerie"]], [[0, 0]], 0),  # itself
        ([["beast_menagerie", "golem_factory"]], [[0, 0]], 0),  # a room that covers it
        (["beast_menagerie", "golem_factory", "goblin_armory"], [[0, 1], [0, 2]], 1),  # once a round
    ],
)
def test_the_menagerie_gives_a_room_when_another_monster_room_is_built(
    dungeon: Dungeon, face_down: list[list[int]], drawn: int
) -> None:
    table = table_at("reveal", dungeons=[dungeon, []], hands=[[], ["fear"]], face_down=face_down)
    assert len(hand_of(table, 0)) == drawn
    assert state_of(table).round == 1


@pytest.mark.card("beast_menagerie")
@pytest.mark.rule("BM-155")
def test_each_of_two_menageries_gives_a_room() -> None:
    rooms = ["beast_menagerie", "beast_menagerie", "golem_factory"]
    table = table_at("reveal", dungeons=[rooms], hands=[[], ["fear"]], face_down=[[0, 2]])
    assert prompt(table) == "which_first"
    play(table, f"let_room_act card={card_at(table, 0, 1)}")
    assert len(hand_of(table, 0)) == 2


@pytest.mark.card("beast_menagerie")
@pytest.mark.rule("BM-240")
def test_the_menagerie_sees_a_monster_room_revealed_together_with_it() -> None:
    table = table_at(
        "reveal",
        dungeons=[[["golem_factory", "beast_menagerie"], "goblin_armory"]],
        hands=[[], ["fear"]],
        face_down=[[0, 0], [0, 1]],
    )
    assert len(hand_of(table, 0)) == 1


@pytest.mark.card("beast_menagerie")
@pytest.mark.rule("BM-192")
def test_a_menagerie_does_not_see_the_rooms_of_others_and_a_deactivated_one_sees_nothing() -> None:
    table = table_at(
        "reveal", dungeons=[["beast_menagerie"], ["golem_factory"]], hands=[[], ["fear"]], face_down=[[1, 0]]
    )
    assert hand_of(table, 0) == []
    table = table_at(
        "reveal",
        dungeons=[["beast_menagerie", "golem_factory"]],
        hands=[[], ["fear"]],
        face_down=[[0, 1]],
        deactivated=[[0, 0]],
    )
    assert hand_of(table, 0) == []


@pytest.mark.card("beast_menagerie", "construction_zone")
@pytest.mark.rule("BM-093")
def test_the_menagerie_also_sees_a_monster_room_that_an_effect_builds() -> None:
    table = table_at(
        "reveal",
        dungeons=[["beast_menagerie", "construction_zone"]],
        hands=[["golem_factory"], ["fear"]],
        face_down=[[0, 1]],
    )
    play(table, "build_more card=golem_factory slot=2")
    assert len(hand_of(table, 0)) == 1


# -- Monster's Ballroom ----------------------------------------------------------------------------------------------


@pytest.mark.card("monsters_ballroom")
@pytest.mark.rule("BM-195", "BM-204")
@pytest.mark.parametrize(
    ("dungeon", "deactivated", "dealt"),
    [
        (["monsters_ballroom"], [], 1),
        (["monsters_ballroom", "golem_factory", "dracolich_lair", "haunted_library"], [], 3),
        (["monsters_ballroom", "golem_factory", "dracolich_lair"], [[0, 1]], 2),
        (["monsters_ballroom", ["golem_factory", "haunted_library"]], [], 1),
        (["monsters_ballroom", ["haunted_library", "golem_factory"]], [], 2),
    ],
)
def test_the_ballroom_deals_as_much_as_there_are_active_monster_rooms(
    dungeon: Dungeon, deactivated: list[list[int]], dealt: int
) -> None:
    table = table_at("build", dungeons=[dungeon, ["golem_factory"]], hands=[["fear"]], deactivated=deactivated)
    assert damages(table, 0)[0] == dealt


@pytest.mark.card("monsters_ballroom")
@pytest.mark.rule("BM-225")
def test_a_hero_in_the_ballroom_feels_at_once_that_another_monster_room_appears() -> None:
    table = table_at(
        "adventure",
        dungeons=[["monsters_ballroom", ["golem_factory", "jackpot_stash"]]],
        entrances=[["cleric_8_a"]],
        hands=[["fear"]],
    )
    pass_to_room(table, "monsters_ballroom")
    assert hurt_of(table) == (2, 8)
    play(table, "use card=jackpot_stash")
    assert damages(table, 0)[0] == 2
    assert hurt_of(table) == (3, 8)


@pytest.mark.card("monsters_ballroom")
@pytest.mark.rule("BM-077", "BM-205")
def test_a_monster_room_lying_face_down_does_not_dance_yet() -> None:
    table = table_at("build", dungeons=[["monsters_ballroom", "golem_factory"]], hands=[["fear"]], face_down=[[0, 1]])
    assert damages(table, 0)[0] == 1
