"""Choices of effects: copies are offered once, and only what the card allows is offered."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import hand_of, pass_all, table_at
from tests.games.helpers import offers, play, prompt, seat_to_move


@pytest.mark.card("monstrous_monument")
def test_copies_in_the_discard_pile_are_offered_once() -> None:
    table = table_at(
        "reveal",
        dungeons=[["monstrous_monument"]],
        discard=["golem_factory", "goblin_armory", "golem_factory"],
        face_down=[[0, 0]],
    )
    assert offers(table) == ["take card=golem_factory", "take card=goblin_armory"]


@pytest.mark.card("dark_laboratory")
def test_copies_of_a_spell_in_hand_are_offered_once() -> None:
    table = table_at(
        "reveal",
        dungeons=[["dark_laboratory"]],
        hands=[["freeze"]],
        face_down=[[0, 0]],
        zones={"spell_deck": ["freeze", "fear"]},
    )
    assert offers(table) == ["discard card=freeze", "discard card=fear"]
    play(table, "discard card=freeze")
    assert sorted(hand_of(table, 0)) == ["fear", "freeze"]


@pytest.mark.card("construction_zone")
def test_copies_of_a_room_in_hand_are_offered_once() -> None:
    table = table_at(
        "reveal",
        dungeons=[["construction_zone"]],
        hands=[["dark_altar", "dark_altar"]],
        face_down=[[0, 0]],
    )
    assert offers(table) == ["build_more card=dark_altar slot=0", "build_more card=dark_altar slot=1", "decline"]


@pytest.mark.rule("BM-218", "BM-202")
@pytest.mark.card("succubus_spa")
def test_who_robs_an_opponent_learns_the_stolen_card_and_nothing_else_of_the_hand() -> None:
    table = table_at(
        "adventure",
        ("draculord", "robobo", "gorgona"),
        dungeons=[["succubus_spa", "neanderthal_cave"]],
        entrances=[["cleric_4_a"]],
        hands=[[], ["fear", "freeze", "assassin"], ["jeopardy"]],
        chance=[1],
    )
    pass_all(table)
    play(table, "rob opponent=1 pile=spell")
    views = [table.view(seat)["zones"]["hand"] for seat in (0, 1, 2)]
    assert [card.get("card") for card in views[0][0]] == ["freeze"]
    assert [card.get("card") for card in views[0][1]] == [None, None]
    assert [card.get("card") for card in views[1][0]] == ["freeze"]  # who lost it knows where it went
    assert [card.get("card") for card in views[2][0]] == [None]


@pytest.mark.rule("BM-218", "BM-202")
@pytest.mark.card("succubus_spa")
@pytest.mark.parametrize("pick", [0, 1])
def test_others_do_not_see_whether_a_card_they_knew_was_the_stolen_one(pick: int) -> None:
    """All have seen Brainsucker Hive go to a hand, out of which somebody steals a room blindly."""
    table = table_at(
        "adventure",
        ("draculord", "robobo", "gorgona"),
        dungeons=[["succubus_spa", "neanderthal_cave"], ["dark_altar"]],
        entrances=[["cleric_4_a"]],
        hands=[["fear"], ["golem_factory"], ["freeze"]],
        discard=["brainsucker_hive"],
        chance=[pick],
    )
    pass_all(table, until=lambda later: seat_to_move(later) == 1)
    play(table, "use card=dark_altar")
    pass_all(table, until=lambda later: prompt(later) == "whom_to_rob")
    play(table, "rob opponent=1 pile=room")
    for seat in (2, None):
        assert table.view(seat)["zones"]["hand"][:2] == [[{"back": "room"}, {"back": "spell"}], [{"back": "room"}]]
    assert sorted(hand_of(table, 0) + hand_of(table, 1)) == ["brainsucker_hive", "fear", "golem_factory"]
    for seat in (0, 1):
        assert hand_of(table, 0)[-1] in [card.get("card") for card in table.view(seat)["zones"]["hand"][0]]
