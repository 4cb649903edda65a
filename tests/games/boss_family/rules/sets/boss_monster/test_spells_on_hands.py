"""Spells on hands: all hands are dealt again, or one hand gets two more spells."""

from __future__ import annotations

import pytest

from tests.games.boss_family.rules.sets.boss_monster.castings import castings
from tests.games.boss_family.tables import discards, hand_of, room_names, souls_of, table_at, wounds_of
from tests.games.helpers import of_kind, play, refusal, zone_of
from undercroft.games.boss_family.rules.events import CardsDiscarded, CardsDrawn

# -- Jeopardy --------------------------------------------------------------------------------------------------------


@pytest.mark.card("jeopardy")
@pytest.mark.rule("BM-056")
def test_jeopardy_replaces_all_hands_by_a_spell_and_two_rooms() -> None:
    table = table_at(
        "adventure",
        ("robobo", "draculord"),
        hands=[["jeopardy", "fear", "golem_factory"], ["freeze", "dark_altar", "dark_altar", "goblin_armory"]],
        zones={
            "room_deck": ["haunted_library", "mimic_vault", "golem_factory", "dark_laboratory"],
            "spell_deck": ["exhaustion", "giant_size"],
        },
        turn=0,
    )
    events = [*play(table, "cast card=jeopardy"), *play(table, "let_it_be")]
    assert [len(event.cards) for event in of_kind(events, CardsDiscarded)] == [4, 2]
    assert [event.seat for event in of_kind(events, CardsDrawn)] == [1, 1, 0, 0]  # by XP
    assert hand_of(table, 1) == ["giant_size", "dark_laboratory", "golem_factory"]
    assert hand_of(table, 0) == ["exhaustion", "mimic_vault", "haunted_library"]
    assert discards(table)[-1] == "jeopardy"
    assert len(discards(table)) == 7


@pytest.mark.card("jeopardy")
def test_jeopardy_leaves_rooms_lying_face_down_alone() -> None:
    table = table_at("build", hands=[["golem_factory", "jeopardy"], []])
    play(table, "place card=golem_factory slot=0", "cast card=jeopardy")
    assert room_names(table, 0) == ["golem_factory"]
    assert len(hand_of(table, 0)) == 3
    assert "golem_factory" not in discards(table)


@pytest.mark.card("jeopardy")
@pytest.mark.rule("BM-141")
def test_the_active_player_may_empty_the_hand_before_jeopardy() -> None:
    table = table_at("build", dungeons=[["haunted_library"]], hands=[["golem_factory", "freeze"], ["jeopardy"]])
    play(table, "pass_on", "cast card=jeopardy", "let_it_be")
    play(table, "place card=golem_factory slot=1")
    events = play(table, "cast_at card=freeze target=haunted_library")
    assert of_kind(events, CardsDiscarded) == []  # there was nothing left to lose
    assert discards(table) == ["freeze", "jeopardy"]
    assert len(hand_of(table, 0)) == 3


# -- Soul Harvest ----------------------------------------------------------------------------------------------------


@pytest.mark.card("soul_harvest")
def test_soul_harvest_removes_an_own_soul_from_the_game_for_two_spells() -> None:
    table = table_at(
        "build",
        hands=[["soul_harvest"]],
        souls=[["cleric_4_a", "epic_mage_11_a"], ["thief_4_a"]],
        wounds=[["thief_6_a"]],
        zones={"spell_deck": ["fear", "freeze"]},
    )
    assert castings(table, "soul_harvest") == ["cleric_4_a", "epic_mage_11_a"]  # no wound, no soul of others
    play(table, "cast_at card=soul_harvest target=epic_mage_11_a")
    assert (souls_of(table, 0), wounds_of(table, 0)) == (1, 1)
    assert "epic_mage_11_a" in zone_of(table, "removed")
    assert hand_of(table, 0) == ["freeze", "fear"]


@pytest.mark.card("soul_harvest")
def test_soul_harvest_needs_a_soul() -> None:
    table = table_at("build", hands=[["soul_harvest"]], wounds=[["thief_6_a"]])
    assert refusal(table, "cast card=soul_harvest") == "BM-219"
