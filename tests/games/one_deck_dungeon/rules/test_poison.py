"""Poison: its sources, and its removal."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import of_kind, offers, play, prompt
from tests.games.one_deck_dungeon.tables import state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import HeroPoisoned, HeroWounded, TimeSpent
from undercroft.kernel.table import Table

FOREST: dict[str, Any] = {"cards": "forest"}
LEAFY = ["vine_trap_a", "quicksand_a", "spore_cloud_a"]


# -- how it comes --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-007", "FS-009")
@pytest.mark.parametrize(("dice", "tokens"), [([], 2), (["magic-6"], 1), (["magic-6", "strength-6"], 0)])
def test_every_open_poison_icon_is_a_token_and_no_wound(dice: list[str], tokens: int) -> None:
    # A toad has two boxes with poison, magic 4 and strength 4; hearts only on the dungeon's strength 3.
    table = table_at(
        "placing",
        faced=["venom_toad_b"],
        dungeon="the_mudlands",
        options=FOREST,
        wounds=[5],
        dice=[["magic-6", "strength-3", *dice]],
        deck=["dire_wolf_b", "dire_wolf_a", "panther_a", "panther_b", "razorbeak_a", "razorbeak_b"],
    )
    play(table, "lay hero=0 die=magic-6 box=0", "lay hero=0 die=strength-3 box=5")
    if "magic-6" in dice:
        play(table, "lay hero=0 die=magic-6 box=2")
    if "strength-6" in dice:
        play(table, "lay hero=0 die=strength-6 box=3")
    events = play(table, "had_enough")
    assert (state_of(table).poison, state_of(table).poison_supply) == ([tokens], 8 - tokens)
    assert (state_of(table).wounds, table.result) == ([5], None)  # one wound more would have been the end
    assert sum(event.count for event in of_kind(events, HeroPoisoned)) == tokens


@pytest.mark.rule("FS-009")
def test_any_amount_of_poison_leaves_a_hero_alive() -> None:
    table = table_at("turn", poison=[8], wounds=[5], options=FOREST, dungeon="the_mudlands")
    assert table.result is None
    assert table.view(None)["heroes"][0] | {"wounds": 5, "poison": 8, "health": 6} == table.view(None)["heroes"][0]


def spores(supply: int, **position: Any) -> Table:
    """Two heroes leave a cloud of spores uncovered: 2 poison, 1 heart, 2 time; the supply has these tokens."""
    return table_at(
        "placing",
        ("warrior", "mage"),
        **{
            "faced": ["spore_cloud_b"],
            "option": 1,
            "dungeon": "the_mudlands",
            "options": FOREST,
            "dice": [["heroic-6"], []],
            "poison": [8 - supply, 0],
            "tokens": 0,
            **position,
        },
    )


@pytest.mark.rule("FS-008", "FS-007")
def test_poison_is_split_evenly_like_wounds() -> None:
    table = spores(8)
    play(table, "lay hero=0 die=heroic-6 box=1", "had_enough", "take_more hero=0 icon=heart")
    assert (state_of(table).poison, state_of(table).wounds) == ([1, 1], [1, 0])


@pytest.mark.rule("FS-008")
def test_only_the_odd_token_is_the_partys_choice() -> None:
    table = table_at(
        "placing",
        ("warrior", "mage"),
        faced=["poisoned_spring_b"],
        option=0,
        dungeon="the_mudlands",
        options=FOREST,
        dice=[["heroic-6"], []],
        tokens=0,
    )
    play(table, "lay hero=0 die=heroic-6 box=1", "had_enough")
    assert offers(table) == ["take_more hero=0 icon=poison", "take_more hero=1 icon=poison"]
    play(table, "take_more hero=1 icon=poison")
    assert state_of(table).poison == [0, 1]


@pytest.mark.rule("FS-017", "OD-DECISION-75")
def test_without_tokens_in_the_supply_there_are_wounds_instead() -> None:
    table = spores(0)
    play(table, "lay hero=0 die=heroic-6 box=1", "had_enough", "take_more hero=0 icon=heart")
    assert (state_of(table).poison, state_of(table).wounds) == ([8, 0], [2, 1])  # each would have got a token


@pytest.mark.rule("OD-DECISION-75", "FS-017")
@pytest.mark.parametrize("lucky", [0, 1])
def test_if_some_tokens_are_left_the_party_says_who_gets_them(lucky: int) -> None:
    table = spores(1)
    play(table, "lay hero=0 die=heroic-6 box=1", "had_enough", "take_more hero=0 icon=heart")
    assert prompt(table) == "who_gets_tokens"
    play(table, f"get_tokens hero={lucky}")
    assert state_of(table).poison == [7 + (lucky == 0), lucky]
    assert state_of(table).wounds == [1 + lucky, 1 - lucky]


@pytest.mark.rule("OD-DECISION-75")
def test_the_party_shares_out_the_last_tokens_one_by_one() -> None:
    # Hornets bring 2 poison, Venom Pools and Toxic Air 1 each, Caustic Haze 1 more: 2 and 3 for two heroes.
    table = table_at(
        "placing",
        ("warden", "warrior"),
        faced=["venom_toad_b"],
        dungeon="realm_of_venom",
        floor=3,
        options=FOREST,
        dice=[["magic-6", "agility-6", "strength-6", "strength-6"], []],
        poison=[6, 0],
        tokens=0,
    )
    play(table, "lay hero=0 die=magic-6 box=0", "lay hero=0 die=agility-6 box=8")
    play(table, "lay hero=0 die=strength-6 box=7", "lay hero=0 die=strength-6 box=1", "had_enough")
    play(table, "take_more hero=1 icon=poison")
    assert state_of(table).poison_supply == 2
    play(table, "get_tokens hero=0", "get_tokens hero=1")
    assert state_of(table).poison == [7, 1]
    assert state_of(table).wounds == [1, 2]  # 2 and 3, less a token each


@pytest.mark.rule("OD-DECISION-75")
def test_poison_and_wounds_come_before_time() -> None:
    table = spores(8)
    events = play(table, "lay hero=0 die=heroic-6 box=1", "had_enough", "take_more hero=1 icon=heart")
    kinds = [type(event) for event in events if type(event) in (HeroPoisoned, HeroWounded, TimeSpent)]
    assert kinds == [HeroPoisoned, HeroPoisoned, HeroWounded, TimeSpent, TimeSpent]


@pytest.mark.rule("OD-DECISION-75", "FS-017")
def test_wounds_for_missing_tokens_and_hearts_are_placed_before_anybody_is_found_dead() -> None:
    # The mage (3 health) gets 1 for a heart and 1 for a missing token: a single rescue has to do for both.
    table = spores(0, wounds=[0, 1], tokens=1, basic_potion="potion_aid")
    play(table, "lay hero=0 die=heroic-6 box=1", "had_enough", "take_more hero=1 icon=heart")
    assert (prompt(table), state_of(table).wounds) == ("whether_to_save", [1, 3])


# -- taking it away ------------------------------------------------------------------------------------------------


def answers(table: Table, *wanted: str) -> None:
    """Take wounds or poison away, as wanted, point by point."""
    for answer in wanted:
        assert prompt(table) == "wound_or_poison"
        play(table, f"{answer} hero=0")


HYBRID: dict[str, Any] = {"cards": "hybrid", "turn_card": "healing"}


@pytest.mark.rule("FS-018", "OD-DECISION-60")
@pytest.mark.parametrize(
    ("wanted", "wounds", "poison"),
    [
        (("heal_wound", "heal_wound", "heal_wound"), 1, 3),
        (("cleanse", "cleanse", "cleanse"), 4, 0),
        (("cleanse", "heal_wound", "cleanse"), 3, 1),
    ],
)
def test_each_point_of_a_healing_potion_takes_a_wound_or_a_poison_token(
    wanted: tuple[str, ...], wounds: int, poison: int
) -> None:
    table = table_at("turn", wounds=[4], poison=[3], options=HYBRID)
    play(table, "drink potion=potion_healing hero=0")
    answers(table, *wanted)
    assert (state_of(table).wounds, state_of(table).poison) == ([wounds], [poison])
    assert state_of(table).poison_supply == 8 - poison


@pytest.mark.rule("OD-DECISION-60")
@pytest.mark.parametrize(("wounds", "poison", "asked"), [(2, 1, False), (1, 1, False), (2, 2, True)])
def test_healing_asks_nothing_if_it_is_enough_for_everything(wounds: int, poison: int, asked: bool) -> None:
    table = table_at("turn", wounds=[wounds], poison=[poison], options=HYBRID)
    play(table, "drink potion=potion_healing hero=0")
    assert (prompt(table) == "wound_or_poison") is asked
    if not asked:
        assert (state_of(table).wounds, state_of(table).poison) == ([0], [0])


@pytest.mark.rule("OD-DECISION-60")
def test_a_healed_hero_cannot_take_the_poison_off_another_one() -> None:
    table = table_at("turn", ("warrior", "warden"), wounds=[3, 0], poison=[0, 2], options=HYBRID)
    play(table, "drink potion=potion_healing hero=0")
    assert (state_of(table).wounds, state_of(table).poison) == ([0, 0], [0, 2])


@pytest.mark.rule("FS-018")
def test_second_wind_may_take_poison_away() -> None:
    table = table_at("end", wounds=[2], poison=[2], options=HYBRID, deck=[], discard=LEAFY)
    play(table, "go_down")
    answers(table, "cleanse", "heal_wound")
    assert (state_of(table).wounds, state_of(table).poison) == ([1], [1])


@pytest.mark.rule("FS-018")
def test_talents_that_heal_may_take_poison_away() -> None:
    recovery = {**HYBRID, "talents": ["0:mage:talent_recovery"]}
    table = table_at("end", ("mage",), wounds=[2], poison=[2], options=recovery, deck=[], discard=LEAFY)
    play(table, "go_down")
    answers(table, "cleanse")
    assert (state_of(table).wounds, state_of(table).poison) == ([2], [1])
    first_aid = {**HYBRID, "talents": ["0:mage:talent_first_aid"]}
    table = table_at(
        "encounter",
        ("mage",),
        faced=["boulder_b"],
        xp=["ogre_b"],
        wounds=[2],
        poison=[2],
        options=first_aid,
        potions=["skeleton_a"],
    )
    play(table, "sneak", "take_xp card=boulder_b")
    assert state_of(table).level == 2
    answers(table, "cleanse")
    assert (state_of(table).wounds, state_of(table).poison) == ([2], [1])


@pytest.mark.rule("FS-018")
def test_surplus_healing_of_a_rescue_may_remove_poison() -> None:
    table = table_at(
        "placing", faced=["locked_door_b"], option=0, dice=[["heroic-2"]], wounds=[5], poison=[1], options=HYBRID
    )
    play(table, "lay hero=0 die=heroic-2 box=1", "had_enough", "save hero=0")
    answers(table, "heal_wound", "cleanse")
    assert (state_of(table).wounds, state_of(table).poison, table.result) == ([5], [0], None)
