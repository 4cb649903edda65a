"""The printed skills of the heroes of the forest, on both sides of their cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import offers, play, prompt
from tests.games.one_deck_dungeon.rules.cards.fights import (
    enough,
    going_down,
    losses,
    placing,
    tough,
    usable,
)
from tests.games.one_deck_dungeon.rules.cards.skilled import use
from tests.games.one_deck_dungeon.tables import pool_of, state_of, table_at

FOREST: dict[str, Any] = {"dungeon": "the_mudlands", "options": {"cards": "forest"}}


# -- Warden -------------------------------------------------------------------------------------------------------


@pytest.mark.card("warden")
@pytest.mark.rule("OD-DECISION-19")
@pytest.mark.parametrize(("card", "left"), [("panther_a", 5 - 1), ("razorbeak_a", 8 - 1), ("gnarled_treant_a", 4 - 1)])
def test_a_thick_hide_prevents_a_heart_of_three_or_more_in_combat(card: str, left: int) -> None:
    table = placing(card, [], ["warden"], items=[tough(card)])
    assert usable(table) == []  # it works by itself
    assert losses(enough(table))[0] == left


@pytest.mark.card("warden")
def test_a_thick_hide_needs_three_hearts_and_combat() -> None:
    assert losses(enough(placing("dire_wolf_a", ["strength-1"], ["warden"])))[0] == 3 - 1
    table = placing("dire_wolf_a", ["agility-3", "strength-3"], ["warden"])
    play(table, "lay hero=0 die=agility-3 box=0", "lay hero=0 die=strength-3 box=1")
    assert losses(enough(table))[0] == 2
    assert losses(enough(placing("falling_tree_a", [], ["warden"], option=1)))[0] == 4


@pytest.mark.card("warden")
@pytest.mark.rule("OD-DECISION-19")
def test_a_shelter_drops_a_poison_or_a_time_icon_in_combat() -> None:
    for icon, left in (("time", (1, 3, 3)), ("poison", (1, 4, 2))):
        table = placing("marsh_viper_a", [], ["warden", "mage"])
        use(table, "hero_shelter_2p")
        assert usable(table) == []
        events = enough(table)
        assert offers(table) == ["ignore icon=time", "ignore icon=poison"]
        events += play(table, f"ignore icon={icon}")
        assert losses(events) == left
    assert usable(placing("spore_cloud_a", [], ["warden", "mage"], option=0)) == []


# -- Alchemist, Hunter, Slayer -----------------------------------------------------------------------------------


@pytest.mark.card("alchemist")
@pytest.mark.rule("OD-180")
def test_antivenom_removes_a_poison_token_with_every_potion() -> None:
    table = placing("marsh_viper_a", ["strength-1"], ["alchemist"], poison=[3], basic_potion="potion_luck", tokens=2)
    use(table, "potion_luck", "enough")
    assert state_of(table).poison == [3 - 1 - 1]  # Antivenom, and Cure
    play(table, "drink potion=potion_cure hero=0")
    assert state_of(table).poison == [0]


@pytest.mark.card("alchemist", "hunter")
@pytest.mark.parametrize(
    ("hero", "skill", "cards"),
    [
        ("alchemist", "hero_tonic_2p", {"ogre_a": -1, "arrow_wall_a": 0}),
        ("hunter", "hero_trail_signs_2p", {"arrow_wall_a": 0}),
    ],
)
def test_the_partner_gets_one_more_on_any_die(hero: str, skill: str, cards: dict[str, int]) -> None:
    for card, option in cards.items():
        table = placing(card, ["magic-1"], [hero, "mage"], partner=["magic-2", "heroic-6"], option=option)
        use(table, skill)
        assert offers(table) == ["pick die=magic-2", "pick die=heroic-6"]
        play(table, "pick die=magic-2")
        assert (pool_of(table, 0), pool_of(table, 1)) == (["magic-1"], ["heroic-6", "magic-3"])
        assert skill not in usable(table)
    assert (skill in usable(placing("ogre_a", [], [hero, "mage"], partner=["magic-2"]))) == ("ogre_a" in cards)


@pytest.mark.card("hunter")
@pytest.mark.rule("OD-180")
def test_tracking_looks_behind_one_closed_door_after_exploring() -> None:
    table = table_at("act", ["hunter"], doors=[["vine_trap_a"]], open=[0], tokens=0, **FOREST)
    play(table, "explore")
    assert offers(table) == ["look_behind door=1", "look_behind door=2", "look_behind door=3"]
    play(table, "look_behind door=2")
    known = [row[0].get("id") for row in table.view(0)["zones"]["door"] if row]
    assert [card is not None for card in known] == [True, False, True, False]
    assert state_of(table).open_doors == 1  # it stays closed


@pytest.mark.card("slayer")
@pytest.mark.rule("OD-180")
@pytest.mark.parametrize(
    ("wounds", "poison", "after"), [(2, 0, (1, 0)), (0, 2, (0, 0)), (0, 1, (0, 0)), (3, 1, (2, 0))]
)
def test_a_field_dressing_heals_a_wound_and_takes_a_poison_on_every_descent(
    wounds: int, poison: int, after: tuple[int, int]
) -> None:
    cards = [f"{name}_{side}" for name in ("vine_trap", "quicksand", "panther") for side in "ab"]
    table = going_down("slayer", wounds=[wounds], poison=[poison], cards=cards, **FOREST)
    if prompt(table) == "wound_or_poison":
        play(table, "heal_wound hero=0")
    assert (state_of(table).wounds[0], state_of(table).poison[0]) == after
