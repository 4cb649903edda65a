"""An encounter from its start: the order of its steps, abilities that act at once, and the way through a peril."""

from __future__ import annotations

import pytest

from tests.games.helpers import decision_of, of_kind, offers, play, prompt, refusal, zone_of
from tests.games.one_deck_dungeon.tables import pool_of, state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import (
    ConsequencesCounted,
    DiceRolled,
    EncounterBegun,
    FeatUsed,
    HeroWounded,
    ItemDrained,
    LootClaimed,
    TimeSpent,
    WayChosen,
)
from undercroft.kernel.events import Event

STEPS = (EncounterBegun, HeroWounded, WayChosen, TimeSpent, FeatUsed, DiceRolled, ConsequencesCounted, LootClaimed)


def steps(events: list[Event]) -> list[str]:
    """Return the steps of an encounter in these events, equal ones in a row only once."""
    steps_seen: list[str] = []
    for event in events:
        if isinstance(event, STEPS) and steps_seen[-1:] != [event.kind()]:
            steps_seen.append(event.kind())
    return steps_seen


# -- the order of the steps ----------------------------------------------------------------------------------------


@pytest.mark.rule("OD-072")
def test_the_steps_of_a_combat() -> None:
    # Frenzy of the Warrior: the wound of the Flames can be rolled in the same encounter.
    table = table_at("encounter", faced=["fire_elemental_a"], dungeon="yetis_cavern", rolls=[6] * 8)
    events = table.opening[:]
    assert prompt(table) == "which_feat"
    assert pool_of(table) == []
    events += play(table, "roll_stored hero=0 count=1")
    assert prompt(table) == "how_to_place"
    assert len(pool_of(table)) == 8
    for option in ("heroic-6 box=2", "magic-6 box=0", "agility-6 box=1", "agility-6 box=4"):
        events += play(table, f"lay hero=0 die={option}")
    events += play(table, "had_enough")
    assert prompt(table) == "which_loot"
    events += play(table, "take_xp card=fire_elemental_a")
    assert steps(events)[:8] == [
        "encounter-begun",
        "hero-wounded",  # the ability
        "feat-used",
        "dice-rolled",  # of the feat, then all others
        "consequences-counted",
        "hero-wounded",
        "time-spent",
        "loot-claimed",
    ]


@pytest.mark.rule("OD-072", "OD-074", "OD-075", "OD-DECISION-14")
def test_the_steps_of_a_peril() -> None:
    table = table_at(
        "encounter", ["mage"], faced=["flame_statues_a"], dungeon="yetis_cavern", stored=[1], rolls=[6] * 5
    )
    events = table.opening[:]
    assert offers(table) == ["choose_option option=0", "choose_option option=1"]
    events += play(table, "choose_option option=0")
    assert prompt(table) == "which_feat"
    events += play(table, "roll_stored hero=0 count=1")
    events += play(table, "lay hero=0 die=heroic-6 box=1", *["lay hero=0 die=magic-6 box=0"] * 2, "had_enough")
    events += play(table, "take_xp card=flame_statues_a")
    assert steps(events)[:7] == [
        "encounter-begun",
        "way-chosen",
        "time-spent",
        "feat-used",
        "dice-rolled",
        "consequences-counted",
        "loot-claimed",
    ]


# -- abilities at the start ----------------------------------------------------------------------------------------


@pytest.mark.rule("OD-073")
def test_the_flames_wound_at_once() -> None:
    table = table_at("encounter", ["mage"], faced=["fire_elemental_a"])
    assert [(event.hero.number, event.count) for event in of_kind(table.opening, HeroWounded)] == [(0, 1)]
    assert table.view(0)["heroes"][0]["wounds"] == 1


@pytest.mark.rule("OD-073")
def test_the_frost_takes_time_at_once() -> None:
    table = table_at("encounter", ["rogue"], faced=["ice_elemental_a"])
    assert prompt(table) == "which_feat"
    assert len(of_kind(table.opening, TimeSpent)) == 3
    assert of_kind(table.opening, DiceRolled) == []


@pytest.mark.rule("OD-073")
def test_a_foe_without_such_an_instruction_does_nothing_yet() -> None:
    table = table_at("encounter", ["rogue"], faced=["skeleton_a"])
    assert steps(table.opening) == ["encounter-begun"]


@pytest.mark.rule("OD-DECISION-11")
@pytest.mark.parametrize("hero", [0, 1])
def test_the_party_chooses_who_is_burnt(hero: int) -> None:
    table = table_at("encounter", ["rogue", "mage"], faced=["fire_elemental_a"])
    assert offers(table) == ["suffer_wound hero=0 count=1", "suffer_wound hero=1 count=1"]
    play(table, f"suffer_wound hero={hero} count=1")
    assert state_of(table).wounds == [int(hero == 0), int(hero == 1)]


@pytest.mark.rule("OD-DECISION-11")
def test_the_party_chooses_which_item_is_drained() -> None:
    table = table_at("encounter", ["rogue", "mage"], faced=["wraith_a"], items=[["goblin_a"], ["goblin_b"]])
    assert offers(table) == ["drain hero=0 card=goblin_a", "drain hero=1 card=goblin_b"]
    events = play(table, "drain hero=1 card=goblin_b")
    assert [event.hero.number for event in of_kind(events, ItemDrained)] == [1]
    assert zone_of(table, "xp") == ["goblin_b"]


# -- the way through a peril ---------------------------------------------------------------------------------------


@pytest.mark.rule("OD-074")
def test_the_party_picks_one_way_for_good() -> None:
    table = table_at("encounter", ["rogue", "mage"], seats=2, faced=["arrow_wall_a"], turn=2)
    assert (decision_of(table).seat, prompt(table)) == (1, "which_option")
    play(table, "choose_option option=1", "no_feat")
    assert table.view(0)["encounter"]["option"] == 1
    assert refusal(table, "choose_option option=0") == "OD-074"


@pytest.mark.rule("OD-075")
@pytest.mark.parametrize(("option", "time"), [(0, 3), (1, 0)])
def test_the_time_of_the_way_is_paid_when_it_is_chosen(option: int, time: int) -> None:
    table = table_at("encounter", ["rogue"], faced=["boulder_a"])
    before = len(zone_of(table, "deck"))
    events = play(table, f"choose_option option={option}")
    assert prompt(table) == "which_feat"  # before anything else
    assert len(of_kind(events, TimeSpent)) == time
    assert len(zone_of(table, "deck")) == before - time


@pytest.mark.rule("OD-076")
@pytest.mark.parametrize(
    ("option", "box", "losses"),
    [
        (0, ("magic", 6), ConsequencesCounted(2 + 1, 3 + 1, 0)),
        (1, ("agility", 11), ConsequencesCounted(3 + 1, 2 + 1, 0)),
    ],
)
def test_the_box_of_the_other_way_does_not_exist(
    option: int, box: tuple[str, int], losses: ConsequencesCounted
) -> None:
    table = table_at("placing", faced=["arrow_wall_a"], dungeon="hydras_reef", option=option, dice=[["magic-1"]])
    boxes = [(each["colour"], each["value"]) for each in table.view(0)["encounter"]["boxes"]]
    assert boxes == [box, ("any", 5)]
    assert [text for text in offers(table) if text.startswith("lay")] == (
        ["lay hero=0 die=magic-1 box=0"] if option == 0 else []
    )
    assert of_kind(play(table, "had_enough"), ConsequencesCounted) == [losses]
