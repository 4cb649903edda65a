"""Views of Rise of the Minibosses: public parts, and parts hidden from other seats."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import hand_of
from tests.games.helpers import play, prompt
from tests.games.minibosses.powers import table_with, use
from tests.games.minibosses.tables import table_at


@pytest.mark.rule("MB-117", "MB-106")
@pytest.mark.parametrize(("card", "verb"), [("cursed_well", "spend"), ("pay_to_win", "prepare")])
def test_a_card_that_is_only_thought_about_stays_hidden(card: str, verb: str) -> None:
    table = table_at("build", dungeons=[["lightning_rod", "power_leech"]], hands=[[card], ["heist"]])
    play(table, f"{verb} card={card}")
    mine, theirs = table.view(0)["decision"], table.view(1)["decision"]
    assert mine["names"]["source"] == "card-" + card.replace("_", "-")
    assert (theirs["prompt"], theirs["args"], theirs["names"]) == ("what_to_play", {}, {})
    assert table.view(None)["decision"] == theirs
    play(table, "never_mind")
    assert (prompt(table), hand_of(table, 0)) == ("what_to_play", [card])


@pytest.mark.rule("MB-028", "MB-050")
def test_coins_minibosses_and_their_powers_are_told_to_everybody() -> None:
    table = table_at(
        "build",
        dungeons=[[["spike", "lightning_rod"], ["jinx", "the_keystone"]]],
        hands=[["heist"]],
        coins=[2, 5],
        levels=[(0, 0, 2)],
        room_coins=[(0, 0, 1)],
        deactivated=[(0, 1)],
    )
    shown = table.view(None)
    assert (shown["coins"], [player["coins"] for player in shown["players"]]) == (True, [2, 5])
    spike, jinx = (stack["miniboss"] for stack in shown["dungeons"][0])
    assert (spike["card"]["card"], spike["level"], spike["in_force"]) == ("spike", 2, 2)
    assert (jinx["card"]["card"], jinx["level"], jinx["in_force"]) == ("jinx", 1, 0)  # its room is deactivated
    first = shown["dungeons"][0][0]
    assert (first["coins"], first["damage"], first["beneath"]) == (1, 2, [])
    assert first["treasure"] == [0, 1, 0, 1]


@pytest.mark.rule("MB-050", "MB-055")
@pytest.mark.parametrize(
    ("word", "move", "used", "level"),
    [
        ("level_2", "swap first=vampire_lab second=delvers_quarry", True, 3),
        ("level_3", "aim_at_opponent opponent=0", False, 1),
    ],
)
def test_a_miniboss_is_marked_as_used_after_level_2_but_not_after_its_demotion(
    word: str, move: str, used: bool, level: int
) -> None:
    table = table_with("kid_croak", 3, "build", beside=["delvers_quarry"], dungeons=[[]], hands=[["windfall"]])
    use(table, "kid_croak", word)
    play(table, move)
    minibosses = [stack["miniboss"] for stack in table.view(None)["dungeons"][0] if stack["miniboss"]]
    assert [(shown["used"], shown["level"]) for shown in minibosses] == [(used, level)]
