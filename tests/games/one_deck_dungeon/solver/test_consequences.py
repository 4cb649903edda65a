"""The cost of stopping now beyond the icons: time taken afterwards, poison without tokens, and certain death."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import Cards, of_kind, offers, play, prompt
from tests.games.one_deck_dungeon.tables import state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import HeroWounded
from undercroft.kernel.table import Table

FOREST: dict[str, Any] = {
    "dungeon": "the_mudlands",
    "options": {"cards": "forest"},
    "basic_potion": "potion_aid",
}
DOOR = "locked_door_a"  # way 0: 1 heart and 4 time; way 1: 2 hearts and 2 time
NEST = "hornet_nest_a"  # way 0: 3 time and 2 poison


def before(card: str, heroes: Cards = ("warrior",), dice: Cards = (), **position: Any) -> Table:
    """Before the boxes of a card, with dice of the first hero; no tokens for a rescue unless the position has some."""
    pools = [list(dice), *([] for _ in heroes[1:])]
    return table_at("placing", heroes, faced=[card], dice=pools, **{"tokens": 0, **position})


def forecast(table: Table) -> dict[str, Any]:
    """Return the encounter from the public view."""
    shown: dict[str, Any] = table.view(None)["encounter"]
    return shown


def ends(table: Table) -> list[Table]:
    """Return the tables after stopping, one for every combination of answers."""
    play(table, "had_enough")
    if table.result is not None:
        return [table]
    answered = []
    for answer in offers(table):
        answered.append(table.clone())
        play(answered[-1], answer)
    return answered


def deck(table: Table) -> int:
    """Return the number of cards left in the deck."""
    count: int = table.view(None)["zones"]["deck"]["count"]
    return count


# -- afterwards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-DECISION-19")
def test_the_time_of_undying_is_forecast_apart_from_the_icons() -> None:
    table = before("skeleton_a")
    shown = forecast(table)
    assert (shown["consequences"], shown["afterwards"]) == ([3, 5, 0], {"ability": "undying", "time": 2})
    assert deck(table) == 43
    play(table, "had_enough")
    assert deck(table) == 43 - 5 - 2


@pytest.mark.rule("OD-DECISION-19")
def test_the_time_of_rooted_goes_with_the_wide_boxes_of_the_card() -> None:
    table = before("gnarled_treant_a", dice=["strength-6", "strength-2"], **FOREST)
    assert forecast(table)["afterwards"] == {"ability": "rooted", "time": 2}
    play(table, "lay hero=0 die=strength-6 box=0", "lay hero=0 die=strength-2 box=0")
    shown = forecast(table)
    assert shown["afterwards"] == {"ability": "rooted", "time": 1}
    left = deck(table)
    play(table, "had_enough")
    assert deck(table) == left - shown["consequences"][1] - 1


def test_nothing_comes_afterwards_where_no_ability_takes_time_or_all_is_covered() -> None:
    assert forecast(before("ogre_a"))["afterwards"] is None
    dice = ["heroic-2", "heroic-4", "strength-3", "strength-5", "agility-5", "strength-6", "heroic-6"]
    table = before("skeleton_a", dice=dice)
    for place, die in enumerate(dice):
        assert forecast(table)["afterwards"] is not None
        play(table, f"lay hero=0 die={die} box={place}")
    assert forecast(table)["afterwards"] is None


# -- poison without tokens -------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-017", "OD-DECISION-75")
@pytest.mark.parametrize(("poison", "wounds"), [(0, 0), (6, 0), (7, 1), (8, 2)])
def test_poison_beyond_the_tokens_is_forecast_as_wounds(poison: int, wounds: int) -> None:
    table = before(NEST, option=0, poison=[poison], **FOREST)
    shown = forecast(table)
    assert (shown["consequences"], shown["poison_wounds"]) == ([0, 3, 2], wounds)
    play(table, "had_enough")
    assert state_of(table).wounds == [wounds]


@pytest.mark.rule("FS-017", "OD-DECISION-75")
@pytest.mark.parametrize(("poison", "deadly"), [(6, False), (7, True)])
def test_poison_beyond_the_tokens_can_be_deadly(poison: int, deadly: bool) -> None:
    table = before(NEST, option=0, poison=[poison], wounds=[5], **FOREST)
    assert forecast(table)["deadly"] is deadly
    play(table, "had_enough")
    assert (table.result is not None) is deadly


def test_losses_that_were_split_are_not_forecast_again() -> None:
    # Both tokens are placed and the last time wounds somebody: no token is left, but nothing more becomes a wound.
    position: dict[str, Any] = {"poison": [6, 0], "wounds": [3, 2], "deck": [], "stair_tokens": 0}
    table = before(NEST, ["warrior", "mage"], option=0, **position, **FOREST)
    play(table, "had_enough")
    assert prompt(table) == "who_is_wounded"
    assert state_of(table).poison_supply == 0
    shown = forecast(table)
    assert (shown["poison_wounds"], shown["deadly"]) == (0, False)


# -- deadly ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-109", "OD-DECISION-18")
def test_an_odd_heart_that_one_hero_survives_is_not_deadly() -> None:
    table = before(DOOR, ["warrior", "mage"], option=0, wounds=[3, 0])
    assert forecast(table)["consequences"][0] == 1
    assert not forecast(table)["deadly"]
    play(table, "had_enough", "take_more hero=1 icon=heart")
    assert (table.result, state_of(table).wounds) == (None, [3, 1])


@pytest.mark.rule("OD-109", "OD-111")
@pytest.mark.parametrize(
    ("option", "wounds"),
    [(0, [3, 2]), (1, [3, 0])],
    ids=["whoever takes the odd one", "the even share"],
)
def test_losses_that_kill_in_every_split_are_deadly(option: int, wounds: list[int]) -> None:
    table = before(DOOR, ["warrior", "mage"], option=option, wounds=wounds)
    assert forecast(table)["deadly"]
    assert all(end.result is not None for end in ends(table))


@pytest.mark.rule("OD-111", "OD-DECISION-20")
def test_it_is_deadly_even_if_a_token_could_still_save() -> None:
    table = before(DOOR, option=0, wounds=[5], tokens=1)
    assert forecast(table)["deadly"]
    play(table, "had_enough")
    assert prompt(table) == "whether_to_save"


@pytest.mark.rule("OD-158", "OD-DECISION-19")
@pytest.mark.parametrize(
    ("heroes", "wounds", "deadly"),
    [
        (["warrior"], [4], True),  # 1 heart, and the third token on the stairs
        (["warrior"], [3], False),
        (["warrior", "mage"], [2, 2], True),  # the warrior can bear one of the two wounds, the mage none
        (["warrior", "mage"], [3, 0], False),  # the mage takes the heart and the wound of the stairs
    ],
)
def test_a_wound_from_the_stairs_counts_where_it_is_certain_and_nobody_can_bear_it(
    heroes: list[str], wounds: list[int], deadly: bool
) -> None:
    table = before(DOOR, heroes, option=0, wounds=wounds, deck=[], stair_tokens=0)
    assert forecast(table)["deadly"] is deadly


def test_the_time_of_undying_can_be_deadly_at_the_stairs() -> None:
    # All but the 2 time of box 5 is covered: with the 2 of Undying the third token wounds.
    dice = ["heroic-2", "heroic-4", "strength-3", "strength-5", "agility-5", "heroic-6"]
    places = [0, 1, 2, 3, 4, 6]
    table = before("skeleton_a", dice=dice, wounds=[5], deck=[], stair_tokens=0)
    play(table, *(f"lay hero=0 die={die} box={place}" for die, place in zip(dice, places, strict=True)))
    shown = forecast(table)
    assert (shown["consequences"], shown["deadly"]) == ([0, 2, 0], True)
    events = play(table, "had_enough")
    assert len(of_kind(events, HeroWounded)) == 1
    assert table.result is not None


def test_looking_ahead_changes_nothing() -> None:
    table = before("skeleton_a", wounds=[5], deck=[])
    digest = table.digest()
    assert forecast(table)["deadly"]
    assert table.digest() == digest


# -- what is left --------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-109", "OD-DECISION-18")
@pytest.mark.parametrize(("option", "left"), [(0, [[3, 4], [0, 1]]), (1, [[3, 3], [0, 0]])])
def test_the_health_that_each_hero_keeps_is_forecast(option: int, left: list[list[int]]) -> None:
    """The party chooses who takes a single heart; two hearts are split."""
    table = before(DOOR, ["warrior", "mage"], option=option, wounds=[0, 2])
    shown = forecast(table)["health"]
    assert shown == left
    kept = [[hero["health"] - hero["wounds"] for hero in end.view(None)["heroes"]] for end in ends(table)]
    assert shown == [[min(hero), max(hero)] for hero in zip(*kept, strict=True)]


def test_nobody_keeps_less_than_nothing() -> None:
    assert forecast(before(DOOR, option=1, wounds=[5]))["health"] == [[0, 0]]


@pytest.mark.parametrize(("covered", "lost"), [(3, True), (4, False)])
def test_the_loss_of_the_loot_is_forecast(covered: int, lost: bool) -> None:
    """All four armor boxes of the Beetle have to be covered, else its card is discarded."""
    dice = ["agility-3", "agility-4", "strength-5", "magic-3"]
    table = before("beetle_a", dice=dice)
    for place, die in enumerate(dice[:covered]):
        play(table, f"lay hero=0 die={die} box={place}")
    assert forecast(table)["loot_lost"] is lost
    play(table, "had_enough")
    assert (prompt(table) == "which_loot") is not lost


def test_the_payment_so_far_is_shown() -> None:
    table = table_at("placing", ["mage"], faced=["ogre_a"], skills=[["cave_in_a"]], dice=[["magic-1"] * 6])
    assert forecast(table)["payment"] is None
    play(table, "use hero=0 skill=skill_flameweave")
    assert forecast(table)["payment"] == {"of": "mana", "need": 2, "paid": 0}
    play(table, "pay die=magic-1")
    assert forecast(table)["payment"] == {"of": "mana", "need": 2, "paid": 1}


@pytest.mark.rule("OD-DECISION-38")
@pytest.mark.parametrize("phase", ["placing", "boss"])
def test_to_prevent_time_is_idle_against_a_boss(phase: str) -> None:
    faced: dict[str, Any] = {"faced": ["ogre_a"], "dice": [[], []]} if phase == "placing" else {}
    table = table_at(phase, ["warrior", "mage"], **faced)
    idle = {skill for hero in table.view(None)["heroes"] for skill in hero["idle"]}
    assert idle == (set() if phase == "placing" else {"hero_fearless_charge_2p"})
