"""Targets of effects: active rooms, heroes by their place, players still in the game."""

from __future__ import annotations

import pytest

from tests.games.boss_family.rules.test_piles import ALL_ROOMS, but
from tests.games.boss_family.tables import hand_of, pass_all, state_of, table_at
from tests.games.boss_family.walks import pass_to_room
from tests.games.helpers import kinds, offers, play, refusal, seat_to_move
from undercroft.games.boss_family.rules.effects import targets
from undercroft.games.boss_family.rules.effects.registry import Lists
from undercroft.games.boss_family.rules.facts import FIRST_DECK


@pytest.mark.rule("BM-229")
@pytest.mark.card("freeze", "annihilator", "giant_size", "cave_in")
@pytest.mark.parametrize(
    ("list_targets", "names"),
    [
        (targets.active_room, ["golem_factory", "dark_altar", "recycling_center", "dracolich_lair"]),
        (targets.active_trap_room, ["dark_altar", "recycling_center"]),
        (targets.active_monster_room, ["golem_factory", "dracolich_lair"]),
        (targets.own_active_room, ["golem_factory", "dark_altar"]),
    ],
)
def test_an_effect_that_chooses_a_room_can_choose_only_active_ones(list_targets: Lists, names: list[str]) -> None:
    table = table_at(
        "build",
        dungeons=[
            ["golem_factory", ["goblin_armory", "dark_altar"], "haunted_library", ["torture_chamber", "zombie_prison"]],
            ["recycling_center", "dracolich_lair", "boulder_ramp"],
        ],
        hands=[["fear"]],
        face_down=[[0, 3]],
        deactivated=[[0, 2], [1, 2]],
    )
    state = state_of(table)
    assert [FIRST_DECK.ids[state.face[room]] for room in list_targets(state, 0, -1)] == names


@pytest.mark.rule("BM-228")
@pytest.mark.parametrize("where", ["entrance", "town", "score area", "dungeon"])
def test_a_hero_in_a_dungeon_is_one_that_walks_in_it(where: str) -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory"]],
        entrances=[["cleric_8_a"] if where in ("entrance", "dungeon") else []],
        town=["cleric_8_a"] if where == "town" else [],
        souls=[["cleric_8_a"] if where == "score area" else []],
        hands=[["fear"]],
    )
    if where == "dungeon":
        pass_to_room(table, "golem_factory")
    state = state_of(table)
    inside = where == "dungeon"
    assert bool(targets.hero_in_any_dungeon(state, 0, -1)) == inside
    assert bool(targets.hero_in_own_dungeon(state, 0, -1)) == inside
    assert targets.hero_in_own_dungeon(state, 1, -1) == []
    assert bool(targets.hero_in_other_dungeon(state, 1, -1)) == inside
    assert targets.hero_in_other_dungeon(state, 0, -1) == []


@pytest.mark.rule("BM-164")
@pytest.mark.card("torture_chamber", "zombie_prison", "freeze")
def test_a_player_who_has_lost_cannot_be_aimed_at() -> None:
    table = table_at(
        "build",
        ("draculord", "robobo", "gorgona"),
        dungeons=[["torture_chamber", "zombie_prison"], [], ["golem_factory"]],
        hands=[["fear", "freeze"], ["dark_altar"], ["haunted_library"]],
        souls=[[], [], ["mage_4_a"]],
        out=[2],
    )
    assert refusal(table, "use card=zombie_prison") == "BM-153"
    assert "cast_at card=freeze target=golem_factory" not in offers(table)
    play(table, "use card=torture_chamber")  # the only opponent left needs no question
    assert hand_of(table, 1) == []
    assert hand_of(table, 2) == ["haunted_library"]


@pytest.mark.rule("BM-149")
@pytest.mark.card("dark_altar")
def test_copies_of_a_card_are_one_target() -> None:
    table = table_at(
        "build", dungeons=[["dark_altar"]], hands=[["fear"]], discard=["freeze", "golem_factory", "freeze"]
    )
    play(table, "use card=dark_altar")
    assert offers(table) == ["aim_at card=freeze", "aim_at card=golem_factory", "never_mind"]
    play(table, "aim_at card=freeze")
    assert hand_of(table, 0) == ["fear", "freeze"]


@pytest.mark.rule("BM-149")
@pytest.mark.card("dark_altar")
def test_two_players_may_aim_at_two_copies_of_a_card() -> None:
    table = table_at(
        "build",
        ("draculord", "robobo", "gorgona"),
        dungeons=[[], ["dark_altar"], ["dark_altar"]],
        discard=["freeze", "freeze"],
        turn=0,
    )
    play(table, "use card=dark_altar")
    assert seat_to_move(table) == 1
    play(table, "use card=dark_altar", "aim_at card=freeze")  # the other altar lies in the discard pile by now
    assert (hand_of(table, 1), hand_of(table, 2)) == (["freeze"], ["freeze"])


@pytest.mark.rule("BM-148", "BM-153", "BM-215")
@pytest.mark.card("dark_altar", "recycling_center")
def test_a_card_that_is_shuffled_away_meanwhile_is_lost_as_a_target() -> None:
    mine = ["dark_altar", "recycling_center"]
    table = table_at(
        "build",
        dungeons=[mine],
        hands=[["fear"]],
        discard=["golem_factory"],
        zones={"removed": but(ALL_ROOMS, *mine, "golem_factory")},
    )
    play(table, "use card=dark_altar")
    events = play(table, "act card=recycling_center moment=other_destroyed")  # both discarded rooms are drawn
    assert "target-lost" in kinds(events)
    assert sorted(hand_of(table, 0)) == ["dark_altar", "fear", "golem_factory"]


@pytest.mark.rule("BM-149", "BM-148")
@pytest.mark.card("bottomless_pit")
def test_an_effect_on_the_hero_in_a_room_needs_it_there() -> None:
    table = table_at(
        "adventure",
        dungeons=[["bottomless_pit", "bottomless_pit"]],
        entrances=[["cleric_8_a"]],
        hands=[["fear"]],
    )
    assert not any(offer.startswith("use") for offer in offers(table))
    pass_all(table, until=lambda later: later.view(None)["walk"] is not None)
    assert [offer for offer in offers(table) if offer.startswith("use")] == ["use card=bottomless_pit"]  # one of two
