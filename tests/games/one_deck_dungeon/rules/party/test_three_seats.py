"""Three players lead four heroes: the order in which seats place dice in an encounter of two heroes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import asked_now, of_kind, play, prompt
from tests.games.one_deck_dungeon.four_heroes import FOUR
from tests.games.one_deck_dungeon.tables import table_at
from undercroft.games.one_deck_dungeon.rules.events import ConsequencesCounted, HadEnough
from undercroft.kernel.table import Table

DICE = ["strength-6", "agility-6"]
"""For two boxes of the Ogre."""


def fighting(party: tuple[int, int], **position: Any) -> Table:
    """Two of four heroes fight an Ogre; Warrior and Paladin are led by the first seat, Mage and Rogue by the others."""
    dice = [DICE if hero in party else [] for hero in range(4)]
    facts: dict[str, Any] = {"faced": ["ogre_a"], "tokens": 0, "turn": 1, "dice": dice, **position}
    table = table_at("placing", FOUR, seats=3, party=list(party), **facts)
    assert [hero["seat"] for hero in table.view(None)["heroes"]] == [0, 1, 2, 0]
    return table


@pytest.mark.rule("OD-DECISION-16", "O4-015")
@pytest.mark.parametrize(
    ("party", "turn", "order"),
    [
        ((1, 2), 1, [1, 2]),  # the seat that decides for the party is not in this encounter
        ((1, 2), 3, [2, 1]),  # it acts first where it is
        ((2, 3), 1, [0, 2]),
        ((2, 3), 2, [0, 2]),
        ((0, 3), 2, [0]),  # both heroes have one player
    ],
)
def test_the_seats_of_the_pair_place_dice_one_after_the_other(
    party: tuple[int, int], turn: int, order: list[int]
) -> None:
    table = fighting(party, turn=turn)
    moved = []
    while table.decision is not None and prompt(table) == "how_to_place":
        moved.append(asked_now(table)[0])
        play(table, "had_enough")
    assert moved == order


@pytest.mark.rule("OD-DECISION-16", "O4-015")
def test_a_seat_without_a_hero_in_the_encounter_is_not_asked_even_where_a_potion_would_help() -> None:
    table = fighting((1, 2), tokens=1, wounds=[2, 0, 0, 0])
    assert asked_now(table) == (1, "how_to_place")
    events = play(table, "had_enough")
    assert asked_now(table) == (2, "how_to_place")
    events += play(table, "had_enough")
    assert [event.hero.number for event in of_kind(events, HadEnough)] == [1, 2]
    assert len(of_kind(events, ConsequencesCounted)) == 1


@pytest.mark.rule("OD-DECISION-16")
def test_an_action_of_one_seat_lets_the_other_seat_of_the_pair_act_again() -> None:
    table = fighting((1, 2), turn=3)
    play(table, "had_enough")
    assert asked_now(table) == (1, "how_to_place")
    play(table, "lay hero=1 die=strength-6 box=0", "had_enough")
    assert asked_now(table) == (2, "how_to_place")
    assert of_kind(play(table, "had_enough"), ConsequencesCounted)


@pytest.mark.rule("OD-DECISION-16")
def test_a_seat_whose_hero_has_nothing_left_is_not_asked_again() -> None:
    table = fighting((1, 2), turn=3, dice=[[], ["strength-6"], ["agility-6"], []])
    play(table, "lay hero=2 die=agility-6 box=1", "had_enough")
    assert asked_now(table) == (1, "how_to_place")
    play(table, "lay hero=1 die=strength-6 box=0")
    assert not table.view(None)["encounter"]["others_act"]  # the Rogue has no die, skill or potion any more
    assert of_kind(play(table, "had_enough"), ConsequencesCounted)
