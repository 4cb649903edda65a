"""Positions of Boss Monster for scenarios: every phase can be set up, and an impossible one is refused."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.boss_family.tables import phase_of, room_names, state_of, table_at
from tests.games.helpers import kinds, prompt, seat_to_move, zone_of
from undercroft.kernel.zones import misplaced_cards


@pytest.mark.parametrize(
    ("phase", "more", "number", "question"),
    [
        ("hands", {}, 0, "whether_to_redraw"),
        ("first-rooms", {"hands": [["dark_altar"]]}, 0, "which_first_room"),
        ("round", {}, 1, "what_to_play"),
        ("round", {"round": 7}, 7, "what_to_play"),
        ("build", {"hands": [["freeze"]], "round": 3}, 3, "what_to_play"),
        (
            "reveal",
            {"dungeons": [["dark_laboratory"]], "face_down": [[0, 0]], "hands": [["freeze"]], "round": 3},
            3,
            "which_spell_to_discard",
        ),
        ("bait", {"hands": [["freeze"]], "round": 3}, 3, "what_to_play"),
        ("adventure", {"hands": [["freeze"]], "round": 3}, 3, "what_to_play"),
        ("end", {"options": {"variants": ["machinations"]}, "round": 3}, 3, "which_consolation"),
    ],
)
def test_every_phase_can_be_set_up(phase: str, more: dict[str, Any], number: int, question: str) -> None:
    table = table_at(phase, **more)
    assert (prompt(table), state_of(table).round) == (question, number)
    assert not misplaced_cards(table.state)


def test_a_position_of_the_set_up_leads_to_round_one() -> None:
    table = table_at("first-rooms", hands=[["dark_altar"]])
    table.apply("lay_first card=dark_altar slot=0")
    assert (state_of(table).round, phase_of(table)) == (1, "build")


@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_a_turn_can_be_set_up_with_those_before_it_over(phase: str) -> None:
    table = table_at(phase, ("draculord", "gorgona", "robobo"), hands=[[], [], ["freeze"]], turn=2)
    assert (seat_to_move(table), table.view(None)["active"]) == (2, 2)
    assert table.view(None)["turns_over"] == [0, 1]
    begun = "build-turn-begun" if phase == "build" else "adventure-turn-begun"
    assert kinds(table.opening).count(begun) == 1


def test_face_down_rooms_are_known_to_their_owner_alone_and_count_as_placed() -> None:
    table = table_at("build", dungeons=[["dark_altar", "golem_factory"]], hands=[["freeze"]], face_down=[[0, 1]])
    stacks = [table.view(seat)["dungeons"][0] for seat in (0, 1, None)]
    assert [[stack["face_down"] for stack in dungeon] for dungeon in stacks] == [[False, True]] * 3
    assert [dungeon[1]["top"].get("card") for dungeon in stacks] == ["golem_factory", None, None]
    assert [dungeon[0]["top"].get("card") for dungeon in stacks] == ["dark_altar"] * 3
    later = table_at("build", dungeons=[["dark_altar"]], hands=[[], ["freeze"]], face_down=[[0, 0]], turn=1)
    assert [player["placed"] for player in later.view(None)["players"]] == [1, 0]


def test_deactivated_rooms_stay_known_and_do_nothing() -> None:
    table = table_at("build", dungeons=[["dark_altar", "golem_factory"]], hands=[["freeze"]], deactivated=[[0, 0]])
    stack = table.view(1)["dungeons"][0][0]
    assert (stack["top"]["card"], stack["deactivated"], stack["damage"]) == ("dark_altar", True, 0)


def test_players_out_of_the_game_need_no_boss() -> None:
    table = undercroft.scenario(
        {
            "game": "boss-monster",
            "seats": 3,
            "zones": {"boss": [["draculord"], [], ["robobo"]], "hand": [["freeze"]]},
            "position": {"phase": "build", "out": [1], "leveled": [2], "gained": [0], "last_round": True},
        }
    )
    shown = table.view(None)
    assert [player["out"] for player in shown["players"]] == [False, True, False]
    assert [player["leveled"] for player in shown["players"]] == [False, False, True]
    assert (shown["order"], shown["last_round"], state_of(table).gained) == ([0, 2], True, [1, 0, 0])


def test_stacks_are_given_from_the_bottom_up() -> None:
    table = table_at("build", dungeons=[[["dark_altar", "golem_factory"], "open_grave"]], hands=[["freeze"]])
    assert room_names(table, 0) == ["golem_factory", "open_grave"]
    assert zone_of(table, "dungeon", 0) == ["dark_altar", "golem_factory"]


def test_cards_that_are_not_listed_stay_in_their_decks() -> None:
    table = table_at("build", dungeons=[["dark_altar"]], hands=[["freeze"]], town=["fool"])
    zones = table.view(None)["zones"]
    assert [zones[deck]["count"] for deck in ("room_deck", "spell_deck", "hero_deck", "epic_deck")] == [74, 30, 12, 8]


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"phase": "lunch"}, "position-word"),
        ({"leveled": [2]}, "position-number"),
        ({"out": [-1]}, "position-number"),
        ({"gained": [5]}, "position-number"),
        ({"face_down": [[0, 0]]}, "position-number"),  # there is no room there
        ({"deactivated": [[3, 0]]}, "position-number"),
        ({"turn": 2}, "position-number"),
        ({"phase": "bait", "turn": 0}, "position-number"),
        ({"out": [1], "turn": 1}, "position-number"),
        ({"bosses": ("draculord",)}, "bad-seats"),
        ({"zones": {"boss": [["draculord"], []]}}, "position-card"),
        ({"zones": {"dungeon": [[], ["dark_altar"]]}}, "position-card"),  # a gap
        ({"hands": [["dark_altar"] * 4]}, "no-such-copy"),
        ({"town": ["cleric_8_b"]}, "card-not-used"),  # a hero for four
        ({"town": ["robin_hood"]}, "unknown-card"),
    ],
)
def test_an_impossible_position_is_refused(more: dict[str, Any], code: str) -> None:
    with pytest.raises(undercroft.ImpossibleSetup) as refused:
        table_at(more.pop("phase", "build"), more.pop("bosses", ("draculord", "robobo")), **more)
    assert refused.value.code == code


@pytest.mark.parametrize("more", [{"luck": 3}, {"round": "two"}, {"face_down": [[0]]}, {"leveled": 0}])
def test_a_position_that_makes_no_sense_is_refused(more: dict[str, Any]) -> None:
    with pytest.raises(undercroft.Malformed) as refused:
        table_at("build", **more)
    assert refused.value.code == "bad-scenario"
