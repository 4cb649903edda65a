"""The rooms of clerics: effects and limits."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import (
    discards,
    hand_of,
    pass_all,
    pass_round,
    pass_to,
    room_names,
    souls_of,
    stacks_of,
    state_of,
    table_at,
    wounds_of,
)
from tests.games.boss_family.walks import died, pass_to_room
from tests.games.helpers import kinds, of_kind, offers, play, prompt, refusal, seat_to_move
from undercroft.games.boss_family.rules.events import CardsDiscarded, CardStolen, CardTaken
from undercroft.games.boss_family.rules.state import DISCARD, HAND

# -- Dark Altar ------------------------------------------------------------------------------------------------------


@pytest.mark.card("dark_altar")
@pytest.mark.parametrize("phase", ["build", "adventure"])
@pytest.mark.parametrize("wanted", ["freeze", "golem_factory"])
def test_the_altar_is_destroyed_for_any_card_of_the_discard_pile(phase: str, wanted: str) -> None:
    table = table_at(phase, dungeons=[["dark_altar"]], hands=[["fear"]], discard=["freeze", "golem_factory"])
    play(table, "use card=dark_altar")
    assert offers(table) == ["aim_at card=freeze", "aim_at card=golem_factory", "never_mind"]
    play(table, f"aim_at card={wanted}")
    assert hand_of(table, 0) == ["fear", wanted]
    assert room_names(table, 0) == []
    assert sorted(discards(table)) == sorted(["dark_altar", *{"freeze", "golem_factory"} - {wanted}])


@pytest.mark.card("dark_altar")
def test_the_altar_cannot_fetch_itself_out_of_an_empty_pile() -> None:
    table = table_at("build", dungeons=[["dark_altar"]], hands=[["fear"]])
    assert offers(table) == ["pass_on"]
    assert refusal(table, "use card=dark_altar") == "BM-153"


@pytest.mark.card("dark_altar")
def test_an_altar_fetches_another_altar_but_not_itself() -> None:
    table = table_at("build", dungeons=[["dark_altar"]], hands=[["fear"]], discard=["dark_altar"])
    there = state_of(table).zones[DISCARD][0]
    play(table, "use card=dark_altar")  # the only target needs no question
    assert state_of(table).zones[HAND][-1] == there
    assert discards(table) == ["dark_altar"]


# -- Open Grave ------------------------------------------------------------------------------------------------------


@pytest.mark.card("open_grave")
def test_the_grave_gives_a_room_of_the_discard_pile_when_a_hero_dies_in_it() -> None:
    table = table_at(
        "adventure",
        dungeons=[["open_grave"]],
        entrances=[["fool"]],
        discard=["fear", "golem_factory", "beast_menagerie"],
    )
    assert prompt(table) == "which_to_take"
    assert offers(table) == ["take card=golem_factory", "take card=beast_menagerie"]  # no spell, and it is no offer
    play(table, "take card=beast_menagerie")
    assert "beast_menagerie" in hand_of(table, 0)
    assert discards(table) == ["fear", "golem_factory"]


@pytest.mark.card("open_grave")
@pytest.mark.rule("BM-155")
def test_the_grave_gives_one_room_a_round() -> None:
    table = table_at(
        "adventure",
        dungeons=[["open_grave", "neanderthal_cave"]],
        entrances=[["cleric_4_a", "mage_4_a"]],
        hands=[["fear"]],
        discard=["golem_factory", "beast_menagerie", "haunted_library"],
    )
    assert died(pass_all(table)) == ["cleric_4_a"]
    play(table, "take card=golem_factory")
    events = pass_round(table)
    assert died(events) == ["mage_4_a"]
    assert of_kind(events, CardTaken) == []
    assert discards(table) == ["beast_menagerie", "haunted_library"]
    assert state_of(table).round == 2  # nobody was asked
    assert state_of(table).used == []  # and again from the next round on


@pytest.mark.card("open_grave")
def test_a_hero_that_dies_before_the_grave_or_after_it_opens_nothing() -> None:
    for rooms in (["open_grave", "neanderthal_cave", "neanderthal_cave"], ["neanderthal_cave", "open_grave"]):
        table = table_at("adventure", dungeons=[rooms], entrances=[["cleric_4_a"]], discard=["golem_factory"])
        assert died(table.opening) == ["cleric_4_a"]
        assert of_kind(table.opening, CardTaken) == []


@pytest.mark.card("open_grave")
@pytest.mark.rule("BM-239")
def test_a_grave_with_nothing_to_give_is_not_used_up() -> None:
    table = table_at(
        "adventure",
        dungeons=[["open_grave", "neanderthal_cave", "jackpot_stash"]],
        entrances=[["cleric_6_a", "mage_4_a"]],
        hands=[["fear"]],
    )
    pass_to_room(table, "open_grave")
    events = pass_all(table, until=lambda later: souls_of(later, 0) == 1)
    assert "room-acted" not in kinds(events)
    play(table, "use card=jackpot_stash")  # now a room lies in the discard pile
    events = pass_all(table, until=lambda later: souls_of(later, 0) == 2)
    assert "room-acted" in kinds(events)
    assert "jackpot_stash" in hand_of(table, 0)


# -- Specter's Sanctum -----------------------------------------------------------------------------------------------


@pytest.mark.card("specters_sanctum")
@pytest.mark.rule("BM-208", "BM-217")
@pytest.mark.parametrize(("number", "lost"), [(0, "fear"), (1, "freeze")])
def test_the_sanctum_when_built_makes_an_opponent_discard_a_random_spell(number: int, lost: str) -> None:
    table = table_at(
        "reveal",
        ("draculord", "robobo", "gorgona", "xyzax"),
        dungeons=[["specters_sanctum"]],
        hands=[["assassin"], ["fear", "golem_factory", "freeze"], ["jeopardy"], ["dark_altar"]],
        face_down=[[0, 0]],
        chance=[number],
    )
    assert (seat_to_move(table), prompt(table)) == (0, "whose_spell")
    assert offers(table) == ["strip opponent=2", "strip opponent=1"]  # no choice to leave it
    events = play(table, "strip opponent=1")
    assert [event.seat for event in of_kind(events, CardsDiscarded)] == [1]
    assert discards(table) == [lost]


@pytest.mark.card("specters_sanctum")
def test_the_sanctum_is_wasted_when_no_opponent_holds_a_spell() -> None:
    table = table_at("reveal", dungeons=[["specters_sanctum"]], hands=[["fear"], ["dark_altar"]], face_down=[[0, 0]])
    assert "room-acted" not in kinds(table.opening)
    assert (hand_of(table, 0), hand_of(table, 1)) == (["fear"], ["dark_altar"])


@pytest.mark.card("specters_sanctum")
@pytest.mark.rule("BM-087")
def test_a_sanctum_that_is_uncovered_scares_nobody() -> None:
    table = table_at(
        "adventure", dungeons=[[["specters_sanctum", "jackpot_stash"]]], hands=[["assassin"], ["fear", "freeze"]]
    )
    events = play(table, "use card=jackpot_stash")
    assert "room-acted" not in kinds(events)
    assert hand_of(table, 1) == ["fear", "freeze"]


# -- Succubus Spa ----------------------------------------------------------------------------------------------------


@pytest.mark.card("succubus_spa")
@pytest.mark.parametrize(
    ("choice", "number", "booty"),
    [("room", 0, "dark_altar"), ("room", 1, "golem_factory"), ("spell", 0, "fear"), ("spell", 1, "freeze")],
)
def test_the_spa_robs_an_opponent_of_a_random_room_or_spell(choice: str, number: int, booty: str) -> None:
    table = table_at(
        "adventure",
        ("draculord", "robobo", "gorgona"),
        dungeons=[["succubus_spa", "neanderthal_cave"]],
        entrances=[["cleric_4_a"]],
        hands=[[], ["dark_altar", "fear", "golem_factory", "freeze"], ["haunted_library"]],
        chance=[number],
    )
    pass_all(table)
    assert (seat_to_move(table), prompt(table)) == (0, "whom_to_rob")
    assert offers(table) == ["rob opponent=2 pile=room", "rob opponent=1 pile=room", "rob opponent=1 pile=spell"]
    events = play(table, f"rob opponent=1 pile={choice}")
    assert hand_of(table, 0) == [booty]
    assert booty not in hand_of(table, 1)
    assert [(event.seat, event.opponent) for event in of_kind(events, CardStolen)] == [(0, 1)]


@pytest.mark.card("succubus_spa")
@pytest.mark.rule("BM-155")
def test_the_spa_robs_once_a_round() -> None:
    table = table_at(
        "adventure",
        dungeons=[["succubus_spa", "neanderthal_cave"]],
        entrances=[["cleric_4_a", "mage_4_a"]],
        hands=[[], ["dark_altar", "fear", "golem_factory"]],
    )
    pass_all(table)
    play(table, "rob opponent=1 pile=room")
    events = pass_round(table)
    assert died(events) == ["mage_4_a"]
    assert of_kind(events, CardStolen) == []
    assert state_of(table).round == 2  # nobody was asked


@pytest.mark.card("succubus_spa")
@pytest.mark.rule("BM-239")
def test_a_spa_that_found_nobody_to_rob_is_not_used_up() -> None:
    table = table_at(
        "adventure",
        dungeons=[["succubus_spa", "neanderthal_cave"], ["dark_altar"]],
        entrances=[["cleric_4_a", "mage_4_a"]],
        discard=["haunted_library"],
    )
    pass_all(table, until=lambda later: souls_of(later, 0) == 1)
    pass_to(table, 1)
    play(table, "use card=dark_altar")  # now the opponent holds a card
    pass_all(table, until=lambda later: bool(hand_of(later, 0)))
    assert hand_of(table, 0)[0] == "haunted_library"


# -- Dracolich Lair --------------------------------------------------------------------------------------------------


@pytest.mark.card("dracolich_lair")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_the_lair_takes_two_rooms_of_the_hand_for_one_that_lay_in_the_pile(phase: str) -> None:
    table = table_at(
        phase,
        dungeons=[["dracolich_lair"]],
        hands=[["golem_factory", "fear", "haunted_library", "dark_altar"]],
        discard=["freeze", "beast_menagerie", "bottomless_pit"],
    )
    play(table, "use card=dracolich_lair")
    assert offers(table) == ["aim_at card=beast_menagerie", "aim_at card=bottomless_pit", "never_mind"]
    play(table, "aim_at card=beast_menagerie")
    assert offers(table) == [
        *("pay_with card=golem_factory", "pay_with card=haunted_library", "pay_with card=dark_altar", "never_mind"),
    ]
    play(table, "pay_with card=golem_factory", "pay_with card=dark_altar")
    assert hand_of(table, 0) == ["fear", "haunted_library", "beast_menagerie"]
    assert discards(table) == ["freeze", "bottomless_pit", "golem_factory", "dark_altar"]


@pytest.mark.card("dracolich_lair")
@pytest.mark.rule("BM-155")
def test_the_lair_works_once_a_round() -> None:
    table = table_at(
        "build",
        dungeons=[["dracolich_lair"]],
        hands=[["golem_factory"] * 2 + ["haunted_library"] * 2 + ["fear"]],
        discard=["beast_menagerie", "bottomless_pit"],
    )
    play(table, "use card=dracolich_lair", "aim_at card=beast_menagerie")
    first, second = state_of(table).zones[HAND][:2]
    play(table, f"pay_with card={first}", f"pay_with card={second}")
    assert refusal(table, "use card=dracolich_lair") == "BM-155"


@pytest.mark.card("dracolich_lair")
def test_the_lair_needs_two_rooms_in_hand() -> None:
    table = table_at(
        "build", dungeons=[["dracolich_lair"]], hands=[["golem_factory", "fear", "freeze"]], discard=["bottomless_pit"]
    )
    assert refusal(table, "use card=dracolich_lair") == "BM-153"


@pytest.mark.card("dracolich_lair")
def test_the_lair_cannot_fetch_what_pays_for_it() -> None:
    table = table_at(
        "build", dungeons=[["dracolich_lair"]], hands=[["golem_factory", "haunted_library"]], discard=["freeze"]
    )
    assert refusal(table, "use card=dracolich_lair") == "BM-153"


# -- Vampire Bordello ------------------------------------------------------------------------------------------------


@pytest.mark.card("vampire_bordello")
@pytest.mark.rule("BM-188")
def test_the_bordello_may_turn_a_wound_into_a_soul_when_a_hero_dies_in_it() -> None:
    table = table_at(
        "adventure",
        dungeons=[["vampire_bordello", "neanderthal_cave"]],
        entrances=[["cleric_6_a"]],
        wounds=[["epic_mage_11_a", "thief_4_a"], ["thief_6_a"]],
    )
    assert (seat_to_move(table), prompt(table)) == (0, "which_wound")
    assert offers(table) == [
        "heal_wound card=epic_mage_11_a source=vampire_bordello",
        "heal_wound card=thief_4_a source=vampire_bordello",
        "decline",
    ]
    play(table, "heal_wound card=thief_4_a source=vampire_bordello")
    assert (souls_of(table, 0), wounds_of(table, 0)) == (2, 2)


@pytest.mark.card("vampire_bordello")
@pytest.mark.rule("BM-155")
def test_the_bordello_heals_once_a_round() -> None:
    table = table_at(
        "adventure",
        dungeons=[["vampire_bordello", "neanderthal_cave"]],
        entrances=[["cleric_6_a", "mage_6_a"]],
        wounds=[["epic_mage_11_a", "thief_4_a"]],
    )
    play(table, "heal_wound card=thief_4_a source=vampire_bordello")
    assert (souls_of(table, 0), wounds_of(table, 0)) == (3, 2)  # the second hero has died as well
    assert state_of(table).round == 2


@pytest.mark.card("vampire_bordello")
@pytest.mark.rule("BM-239")
def test_a_bordello_that_was_declined_offers_again_when_the_next_hero_dies() -> None:
    table = table_at(
        "adventure",
        dungeons=[["vampire_bordello", "neanderthal_cave"]],
        entrances=[["cleric_6_a", "mage_6_a"]],
        wounds=[["thief_4_a"]],
    )
    play(table, "decline")
    assert (prompt(table), souls_of(table, 0)) == ("which_wound", 2)
    play(table, "heal_wound card=thief_4_a source=vampire_bordello")
    assert (souls_of(table, 0), wounds_of(table, 0)) == (3, 0)


@pytest.mark.card("vampire_bordello")
def test_without_wounds_there_is_nothing_to_heal() -> None:
    table = table_at(
        "adventure",
        dungeons=[["vampire_bordello", "neanderthal_cave"]],
        entrances=[["cleric_6_a"]],
        wounds=[[], ["thief_4_a"]],
    )
    assert died(table.opening) == ["cleric_6_a"]
    assert wounds_of(table, 1) == 1
    assert state_of(table).round == 2


# -- deactivated, all of them ----------------------------------------------------------------------------------------


@pytest.mark.card("open_grave", "succubus_spa", "vampire_bordello")
@pytest.mark.rule("BM-226", "BM-192")
@pytest.mark.parametrize("room", ["open_grave", "succubus_spa", "vampire_bordello"])
def test_a_room_deactivated_around_a_dying_hero_gives_nothing(room: str) -> None:
    table = table_at(
        "adventure",
        dungeons=[[room, "neanderthal_cave"]],
        entrances=[["cleric_4_a"]],
        hands=[["freeze"], ["fear", "dark_altar"]],
        wounds=[["thief_4_a"]],
        discard=["golem_factory"],
    )
    pass_to_room(table, room)
    play(table, f"cast_at card=freeze target={room}")
    events = pass_round(table)
    assert died(events) == ["cleric_4_a"]
    assert "room-acted" not in kinds(events)


@pytest.mark.card("dark_altar", "dracolich_lair")
@pytest.mark.rule("BM-192")
@pytest.mark.parametrize("room", ["dark_altar", "dracolich_lair"])
def test_a_deactivated_room_cannot_be_used(room: str) -> None:
    table = table_at(
        "build",
        dungeons=[[room]],
        hands=[["golem_factory", "haunted_library"]],
        discard=["bottomless_pit"],
        deactivated=[[0, 0]],
    )
    assert refusal(table, f"use card={room}") == "BM-012"
    assert stacks_of(table, 0) == [[room]]
