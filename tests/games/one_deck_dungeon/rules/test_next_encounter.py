"""State that ends with its encounter: rolled ones, prevention, losses, a potion, an open door."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import of_kind, offers, play, prompt
from tests.games.one_deck_dungeon.tables import pool_of, state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import ConsequencesCounted
from undercroft.kernel.table import Table


def two_rooms(first: str, second: str, hero: str = "mage", **position: Any) -> Table:
    """A hero who has entered the first of two rooms with open doors."""
    table = table_at("act", [hero], doors=[[first], [second]], open=[0, 1], **{"tokens": 0, **position})
    play(table, "enter door=0")
    return table


def to_the_second(table: Table) -> None:
    """Take the card as XP and enter the second room."""
    claimed = next(text for text in offers(table) if text.startswith("take_xp "))
    play(table, claimed, "enter door=1")


@pytest.mark.rule("OD-DECISION-15")
@pytest.mark.parametrize(("ones", "poison"), [(1, 0), (2, 1)])
def test_spores_do_not_count_the_ones_of_an_earlier_encounter(ones: int, poison: int) -> None:
    rolls = [*[1] * 4, *[1] * ones, *[3] * (7 - ones)]  # 4 strength dice at the trap, 7 dice in combat
    table = two_rooms(
        "vine_trap_a",
        "fungal_brute_a",
        "warrior",
        dungeon="the_mudlands",
        options={"cards": "forest", "basic_potion": "potion_luck"},
        rolls=rolls,
    )
    play(table, "choose_option option=0")
    assert pool_of(table) == ["strength-1"] * 4
    play(table, "had_enough")
    before = state_of(table).poison[0]
    to_the_second(table)
    play(table, "no_feat")  # the Warrior has stored a die for the wound
    assert len(pool_of(table)) == 7
    assert state_of(table).poison[0] - before == poison


@pytest.mark.rule("OD-112", "OD-101")
def test_prevention_ends_with_its_encounter() -> None:
    table = two_rooms("force_wall_a", "force_wall_b", rolls=[1] * 4)
    play(table, "choose_option option=0", "use hero=0 skill=hero_shield_aura_1p")  # 2 hearts, 1 of them prevented
    assert of_kind(play(table, "had_enough"), ConsequencesCounted) == [ConsequencesCounted(1, 4, 0)]
    to_the_second(table)
    play(table, "choose_option option=0")
    shown = table.view(0)["encounter"]
    assert (shown["prevented"], shown["consequences"]) == ([], [2, 4, 0])
    assert of_kind(play(table, "had_enough"), ConsequencesCounted) == [ConsequencesCounted(2, 4, 0)]


@pytest.mark.rule("OD-107", "OD-111")
def test_the_losses_of_the_next_encounter_are_foreseen_again() -> None:
    table = two_rooms("force_wall_a", "force_wall_b", rolls=[1] * 4, wounds=[1])
    play(table, "choose_option option=0")
    assert table.view(0)["encounter"]["health"] == [[2, 2]]  # of 5, less 1 and 2
    play(table, "had_enough")
    to_the_second(table)
    play(table, "choose_option option=1")  # 4 hearts with 2 left
    shown = table.view(0)["encounter"]
    assert (shown["health"], shown["deadly"]) == ([[0, 0]], True)


@pytest.mark.rule("OD-DECISION-25", "OD-093")
@pytest.mark.card("phantom_a")
def test_after_a_skipped_encounter_the_abilities_of_the_next_foe_apply() -> None:
    table = two_rooms("boulder_a", "phantom_a", "warrior", potions=["skeleton_a"], tokens=1, rolls=[1, 3, *[4] * 5])
    play(table, "sneak")
    to_the_second(table)
    assert pool_of(table) == ["agility-4", "agility-4", "magic-4", "strength-4", "strength-4"]


@pytest.mark.rule("OD-054", "OD-063")
def test_a_door_dealt_where_a_room_was_is_closed() -> None:
    table = table_at("act", ["mage"], doors=[["force_wall_a"]], tokens=0, dungeon="yetis_cavern")
    play(table, "enter door=0", "face_it", "choose_option option=0", "had_enough", "take_xp card=force_wall_a")
    assert table.view(0)["open_doors"] == []  # with no door there the party has explored
    play(table, "enter door=0")
    assert prompt(table) == "face_or_flee"
