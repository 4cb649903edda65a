"""Four heroes have one supply, and in encounters two groups of dice: where stored dice come from and go back to."""

from __future__ import annotations

import pytest

from tests.games.helpers import offers, play, prompt
from tests.games.one_deck_dungeon.four_heroes import PERILS, facing, go_on_to
from tests.games.one_deck_dungeon.tables import state_of, table_at
from undercroft.games.one_deck_dungeon.rules.facts import DECK, HEROIC, PAIR_SIDE, SOLO_SIDE, Side
from undercroft.games.one_deck_dungeon.rules.storing import release
from undercroft.kernel.table import Table


def groups(table: Table) -> tuple[int, int]:
    """The heroic dice of the pair that has its turn, and of the other pair."""
    return state_of(table).supply[HEROIC], state_of(table).aside[HEROIC]


@pytest.mark.card("alchemist", "warrior")
@pytest.mark.rule("OD-DECISION-50")
@pytest.mark.parametrize(("brewer", "left"), [(1, (0, 6)), (2, (1, 5))])
def test_a_stored_die_comes_from_the_group_of_its_own_pair(brewer: int, left: tuple[int, int]) -> None:
    heroes = ["rogue", "mage", "archer", "paladin"]
    heroes[brewer] = "alchemist"
    table = table_at(
        "placing",
        heroes,
        faced=PERILS,
        party=[0, 1],
        option=0,
        tokens=1,
        wounds=[1, 0, 0, 0],
        dice=[["heroic-1"] * 5, [], [], []],
    )
    assert groups(table) == (1, 6)
    play(table, "drink potion=potion_healing hero=0")
    assert (groups(table), state_of(table).stored[brewer]) == (left, 1)


@pytest.mark.card("alchemist")
@pytest.mark.rule("OD-180")
def test_a_potion_used_by_one_pair_is_a_trigger_for_the_other_pair_too(monkeypatch: pytest.MonkeyPatch) -> None:
    # No printed 2P side acts when a potion is used; here the Alchemist's has the Antivenom of the other side.
    face = DECK.index["alchemist"]
    side = PAIR_SIDE[face]
    monkeypatch.setitem(PAIR_SIDE, face, Side(side.dice, side.health, side.feat, SOLO_SIDE[face].skill))
    table = table_at(
        "placing",
        ["rogue", "mage", "alchemist", "paladin"],
        faced=["cave_in_a"],
        option=0,
        party=[0, 1],
        options={"cards": "hybrid", "turn_card": "healing"},
        tokens=1,
        wounds=[1, 0, 0, 0],
        poison=[0, 1, 2, 1],
        dice=[[], [], [], []],
    )
    play(table, "drink potion=potion_healing hero=0")
    assert state_of(table).poison == [0, 1, 1, 1]


@pytest.mark.card("alchemist")
@pytest.mark.rule("OD-DECISION-50", "OD-DECISION-76")
@pytest.mark.parametrize(
    ("exiled", "in_hand", "left", "stores"), [(11, 0, (1, 0), False), (11, 1, (0, 0), False), (0, 6, (0, 6), True)]
)
def test_whether_a_potion_would_store_a_die_depends_on_the_own_pairs_group(
    exiled: int, in_hand: int, left: tuple[int, int], stores: bool
) -> None:
    # Nobody is hurt: a potion is offered only for the die that the Alchemist of the waiting pair would store.
    table = table_at(
        "placing",
        ["rogue", "mage", "alchemist", "paladin"],
        faced=PERILS,
        party=[0, 1],
        option=0,
        tokens=1,
        exiled=[0, 0, 0, exiled],
        dice=[["heroic-1"] * in_hand, [], [], []],
    )
    assert groups(table) == left
    assert any(text.startswith("drink ") for text in offers(table)) == stores


@pytest.mark.rule("OD-DECISION-50", "OD-083")
@pytest.mark.parametrize(("hero", "after"), [(0, (7, 5)), (2, (6, 6))])
def test_a_stored_die_goes_back_to_the_own_pairs_group(hero: int, after: tuple[int, int]) -> None:
    stored = [0, 0, 0, 0]
    stored[hero] = 1
    heroes = ["warrior", "rogue", "mage", "paladin"]
    table = table_at("placing", heroes, faced=PERILS, party=[0, 1], option=0, stored=stored, dice=[[], [], [], []])
    assert groups(table) == (6, 5)
    release(state_of(table), hero)
    assert groups(table) == after


@pytest.mark.card("mage")
@pytest.mark.rule("O4-006", "OD-081")
def test_after_both_encounters_all_four_have_one_supply_again() -> None:
    table = facing(doors=[[], ["ogre_a", "ogre_b"]])
    play(table, "send card=cave_in_a first=0 second=1", "choose_option option=0")
    for _ in range(2):
        go_on_to(table, "how_to_place")
        play(table, "had_enough")
    go_on_to(table, "which_loot")
    assert state_of(table).party == [0, 1, 2, 3]
    while prompt(table) == "which_loot":
        play(table, next(text for text in offers(table) if text.startswith("take_xp ")))
    before, heroic = state_of(table).stored[1], state_of(table).supply[HEROIC]
    play(table, "explore")
    assert (before, state_of(table).stored[1], state_of(table).supply[HEROIC]) == (0, 1, heroic - 1)  # Mana Charge
