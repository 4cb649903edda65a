"""The Cure potion: healing with every potion used and every token gained."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.helpers import Cards, of_kind, offers, play, prompt
from tests.games.one_deck_dungeon.tables import state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import HeroHealed, PotionUsed
from undercroft.kernel.table import Table

FOREST: dict[str, Any] = {"cards": "forest"}


def placing(heroes: Cards = ("warrior",), **position: Any) -> Table:
    """A party in the Mudlands stands in a vine trap."""
    facts: dict[str, Any] = {
        "faced": ["vine_trap_b"],
        "option": 0,
        "dungeon": "the_mudlands",
        "options": FOREST,
        "dice": [["strength-2", "strength-3"], *([] for _ in heroes[1:])],
        "basic_potion": "potion_luck",
        **position,
    }
    return table_at("placing", heroes, **facts)


def leave(table: Table) -> None:
    """Have enough, and go on to the loot."""
    play(table, "had_enough")
    while prompt(table) != "which_loot":
        play(table, offers(table)[0])


# -- with potions used ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-026", "OD-DECISION-67", "OD-DECISION-58")
def test_every_potion_used_also_heals_1() -> None:
    table = placing(wounds=[3])
    events = play(table, "use hero=0 skill=potion_luck")
    assert [(event.hero.number, event.count) for event in of_kind(events, HeroHealed)] == [(0, 1)]
    assert state_of(table).wounds == [2]
    assert prompt(table) == "which_dice"  # and the potion does its own


@pytest.mark.rule("FS-026", "OD-DECISION-67")
@pytest.mark.parametrize("healed", [0, 1])
def test_the_party_chooses_which_hero_the_added_healing_is_for(healed: int) -> None:
    table = placing(("warrior", "warden"), wounds=[2, 2])
    play(table, "use hero=0 skill=potion_luck")
    assert offers(table) == ["cure_hero hero=0", "cure_hero hero=1"]
    play(table, f"cure_hero hero={healed}")
    assert state_of(table).wounds == [2 - (healed == 0), 2 - (healed == 1)]


@pytest.mark.rule("FS-026", "FS-018")
def test_the_added_healing_may_take_poison_instead() -> None:
    table = placing(wounds=[1], poison=[1])
    play(table, "use hero=0 skill=potion_luck")
    assert prompt(table) == "wound_or_poison"
    play(table, "cleanse hero=0")
    assert (state_of(table).wounds, state_of(table).poison) == ([1], [0])


@pytest.mark.rule("FS-026")
def test_the_healing_comes_with_a_potion_drunk_outside_encounters_too() -> None:
    table = table_at(
        "turn", dungeon="the_mudlands", options=FOREST, basic_potion="potion_antidote", wounds=[2], poison=[3], tokens=2
    )
    play(table, "take_antidote potion=potion_antidote")
    assert prompt(table) == "wound_or_poison"  # from Cure
    play(table, "heal_wound hero=0")
    assert (state_of(table).wounds, state_of(table).poison) == ([1], [1])


@pytest.mark.rule("FS-026")
def test_the_healing_comes_with_an_invisibility_potion_too() -> None:
    table = table_at(
        "encounter", faced=["boulder_b"], options={"cards": "hybrid"}, potions=["skeleton_a"], wounds=[2], tokens=1
    )
    play(table, "sneak")
    assert state_of(table).wounds == [1]


@pytest.mark.rule("FS-027")
def test_with_nothing_to_remove_the_healing_is_lost() -> None:
    table = placing(wounds=[0])
    events = play(table, "use hero=0 skill=potion_luck")
    assert not of_kind(events, HeroHealed)
    assert prompt(table) == "which_dice"
    play(table, "enough")
    assert state_of(table).wounds == [0]


@pytest.mark.rule("FS-028", "OD-DECISION-67")
@pytest.mark.parametrize("phase", ["turn", "act", "end", "placing"])
def test_a_token_may_be_spent_on_cure_alone_and_heals_once(phase: str) -> None:
    if phase == "placing":
        table = placing(wounds=[3])
    else:
        more: dict[str, Any] = {"deck": []} if phase == "end" else {}
        table = table_at(phase, dungeon="the_mudlands", options=FOREST, doors=[["panther_a"]], wounds=[3], **more)
    events = play(table, "drink potion=potion_cure hero=0")
    assert [event.potion for event in of_kind(events, PotionUsed)] == ["potion_cure"]
    assert (state_of(table).wounds, state_of(table).tokens) == ([2], 0)  # 1, at the start of a turn too


@pytest.mark.rule("FS-028", "OD-111")
def test_cure_alone_saves_a_dying_hero() -> None:
    table = placing(wounds=[5], dice=[["heroic-2"]])
    play(table, "lay hero=0 die=heroic-2 box=1", "had_enough")  # a vine trap costs 1 heart
    assert (prompt(table), state_of(table).wounds) == ("whether_to_save", [6])
    play(table, "save hero=0")
    assert (state_of(table).wounds, state_of(table).tokens, table.result) == ([5], 0, None)


@pytest.mark.rule("OD-DECISION-67", "OD-DECISION-20")
def test_a_hero_whom_all_tokens_together_cannot_save_is_lost() -> None:
    table = placing(wounds=[5], dice=[[]], tokens=1)  # the dungeon's box costs nothing, the trap 1 heart
    play(table, "had_enough")
    assert prompt(table) == "whether_to_save"
    table = placing(wounds=[5], faced=["bramble_wall_b"], dice=[[]], tokens=1)  # 2 hearts: 7 wounds, 6 health
    play(table, "had_enough")
    assert table.result is not None


# -- with tokens gained --------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-026")
def test_the_token_of_a_potion_found_heals_1() -> None:
    table = placing(faced=["spore_cloud_b"], wounds=[3], tokens=0)
    leave(table)
    before = state_of(table).wounds[0]
    play(table, "take_potion card=spore_cloud_b")
    if prompt(table) == "wound_or_poison":
        play(table, "heal_wound hero=0")
    assert (state_of(table).tokens, state_of(table).wounds[0]) == (1, before - 1)


def level_up(cards: str, heroes: Cards = ("warrior",), **position: Any) -> Table:
    """The party skips an encounter and rises a level by its XP."""
    facts: dict[str, Any] = {"xp": ["phantom_a"], "potions": ["skeleton_a"], "tokens": 1, **position}
    faced = ["boulder_b", "ogre_b"] if len(heroes) == 4 else ["boulder_b"]
    table = table_at("encounter", heroes, faced=faced, options={"cards": cards, "turn_card": "cure"}, **facts)
    play(table, "sneak")
    while prompt(table) == "whom_to_cure":
        play(table, offers(table)[0])
    return table


@pytest.mark.rule("FS-026")
def test_the_token_of_a_new_level_heals_1() -> None:
    table = level_up("hybrid", wounds=[4])
    assert state_of(table).wounds == [3]  # by the potion used
    play(table, "take_xp card=boulder_b")
    assert (state_of(table).level, state_of(table).wounds) == (2, [2])


@pytest.mark.rule("FS-026", "FS-027", "OD-150")
@pytest.mark.card("talent_first_aid")
def test_first_aid_comes_before_the_healing_of_the_levels_token() -> None:
    # The Mage with First Aid heals her own wound, so that Cure's healing is not lost on her: the Warrior gets it.
    table = table_at(
        "encounter",
        ("warrior", "mage"),
        faced=["boulder_b"],
        options={"cards": "hybrid", "turn_card": "cure", "talents": ["0:mage:talent_first_aid"]},
        potions=["skeleton_a"],
        xp=["phantom_a"],
        wounds=[3, 1],
        tokens=1,
    )
    play(table, "sneak", "cure_hero hero=0")
    assert state_of(table).wounds == [2, 1]
    play(table, "take_xp card=boulder_b")
    while prompt(table) == "which_xp":
        play(table, offers(table)[0])
    assert (state_of(table).level, state_of(table).wounds) == (2, [1, 0])


@pytest.mark.rule("FS-026", "O4-022")
def test_the_two_tokens_of_a_level_of_four_heroes_heal_twice() -> None:
    table = placing(
        ("warrior", "mage", "rogue", "paladin"),
        party=[0, 3],
        xp=["gnarled_treant_a", "gnarled_treant_b", "shadowstalker_a"],
        dice=[["strength-6", "strength-6", "heroic-6"], [], [], []],
        wounds=[2, 0, 2, 0],
        tokens=0,
    )
    leave(table)
    wounds = sum(state_of(table).wounds)
    play(table, "take_xp card=vine_trap_b")
    healed = 0
    while prompt(table) in ("which_xp", "whom_to_cure"):
        healed += prompt(table) == "whom_to_cure"
        play(table, offers(table)[0])
    assert (state_of(table).level, state_of(table).tokens, healed) == (2, 2, 2)
    assert sum(state_of(table).wounds) == wounds - 2


@pytest.mark.rule("FS-026")
def test_a_token_bought_with_xp_heals_1() -> None:
    table = level_up("hybrid", wounds=[4], level=4)
    play(table, "take_xp card=boulder_b", "buy_potion")
    assert (state_of(table).tokens, state_of(table).wounds) == (1, [2])


@pytest.mark.rule("OD-DECISION-67", "OD-DECISION-4")
def test_a_token_that_the_supply_does_not_have_heals_nobody() -> None:
    table = placing(faced=["spore_cloud_b"], wounds=[3], tokens=6)
    leave(table)
    wounds, poison = state_of(table).wounds, state_of(table).poison
    play(table, "take_potion card=spore_cloud_b")
    assert (state_of(table).tokens, state_of(table).wounds, state_of(table).poison) == (6, wounds, poison)
    assert table.view(None)["found"] == ["potion_cure", "potion_luck", "potion_vigor"]


@pytest.mark.rule("OD-DECISION-67")
def test_the_tokens_of_the_set_up_trigger_nothing() -> None:
    options = {"team": ["warrior"], "dungeon": "the_mudlands", "cards": "forest", "basic_potion": "potion_aid"}
    table = undercroft.new("one-deck-dungeon", seats=1, seed=1, options={**options, "tier": "novice"})
    assert state_of(table).tokens == 2
    assert not of_kind(table.opening, HeroHealed)
    assert prompt(table) == "what_to_do"


@pytest.mark.rule("FS-026", "OD-DECISION-66")
def test_without_the_turn_card_of_the_forest_nothing_is_added() -> None:
    table = table_at(
        "encounter",
        faced=["boulder_b"],
        options={"cards": "hybrid", "turn_card": "healing"},
        potions=["skeleton_a"],
        xp=["phantom_a"],
        wounds=[4],
    )
    play(table, "sneak", "take_xp card=boulder_b")
    assert (state_of(table).level, state_of(table).wounds) == (2, [4])
    assert "drink potion=potion_cure hero=0" not in offers(table)
