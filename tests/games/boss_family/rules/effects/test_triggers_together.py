"""Effects that are due at the same moment: in whose order they take place, and when somebody is asked for it."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import hand_of, pass_all, table_at
from tests.games.helpers import asked_now, offers, play, prompt


@pytest.mark.rule("BM-089", "BM-222")
@pytest.mark.card("dark_laboratory", "centipede_tunnel")
def test_effects_that_were_held_up_come_in_any_order_too() -> None:
    table = table_at(
        "reveal",
        dungeons=[["dark_laboratory", "centipede_tunnel"]],
        hands=[[], ["fear"]],
        face_down=[[0, 0], [0, 1]],
        deactivated=[[0, 0], [0, 1]],
    )
    play(table, "let_room_act card=dark_laboratory")  # both wait for the end of the round
    pass_all(table, until=lambda later: prompt(later) == "which_acts_first")
    assert sorted(offers(table)) == ["let_act card=centipede_tunnel", "let_act card=dark_laboratory"]
    play(table, "let_act card=centipede_tunnel")
    assert (prompt(table), hand_of(table, 0)) == ("which_to_swap", [])


@pytest.mark.rule("BM-089", "BM-093")
@pytest.mark.card("beast_menagerie", "centipede_tunnel")
@pytest.mark.parametrize(("first", "cards"), [("centipede_tunnel", 0), ("beast_menagerie", 1)])
def test_effects_of_a_room_that_is_built_at_once_come_in_any_order(first: str, cards: int) -> None:
    table = table_at(
        "reveal",
        dungeons=[["beast_menagerie", "construction_zone"]],
        hands=[["centipede_tunnel"], ["fear"]],
        face_down=[[0, 1]],
    )
    play(table, "build_more card=centipede_tunnel slot=2")
    assert asked_now(table) == (0, "which_acts_first")
    play(table, f"let_act card={first}")
    assert prompt(table) == "which_to_swap"
    assert len(hand_of(table, 0)) == cards
    play(table, "decline")
    assert len(hand_of(table, 0)) == 1
