"""The general supply: places of dice and potion tokens, and their limits."""

from __future__ import annotations

import random

import pytest

import undercroft
from tests.games.helpers import decision_of, of_kind, offers, play, prompt, zone_of
from tests.games.one_deck_dungeon.tables import all_dice, pool_of, state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import DieExiled, HeroWounded
from undercroft.games.one_deck_dungeon.rules.facts import HEROIC

# -- dice ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-021", "OD-022")
@pytest.mark.parametrize(
    ("heroes", "box", "tokens"), [(1, [8, 8, 8, 6], 6), (2, [8, 8, 8, 6], 6), (4, [16, 16, 16, 12], 12)]
)
def test_every_die_is_in_exactly_one_place_all_through_a_game(heroes: int, box: list[int], tokens: int) -> None:
    for seed in range(6):
        options = {"heroes": heroes, "team": "deal", "cards": "base", "tier": "novice"}
        table = undercroft.new("one-deck-dungeon", seats=1, seed=seed, options=options)
        chance = random.Random(seed)
        dice = box[:]
        while table.result is None:
            assert all_dice(table) == dice
            assert min(state_of(table).supply) >= 0
            assert state_of(table).tokens + state_of(table).token_supply == tokens
            choices = decision_of(table).options
            good = [choice for choice in choices if choice.verb not in ("put_back", "give_up", "had_enough")]
            dice[HEROIC] -= len(of_kind(table.apply(chance.choice(good or choices)), DieExiled))  # FS-020


@pytest.mark.rule("OD-021")
def test_dice_of_pools_boxes_and_hero_cards_are_not_in_the_supply() -> None:
    table = table_at(
        "placing", ["mage"], faced=["ogre_a"], dice=[["strength-6", "strength-4", "magic-1"]], stored=[2], tokens=2
    )
    play(table, "lay hero=0 die=strength-6 box=0")
    state = state_of(table)
    assert pool_of(table) == ["magic-1", "strength-4"]
    assert state.supply == [6, 8, 7, 4]
    assert state.token_supply == 4
    assert all_dice(table) == [8, 8, 8, 6]


@pytest.mark.rule("OD-023")
def test_a_die_that_pays_can_be_taken_again_at_once() -> None:
    dice = ["strength-1", *["strength-2"] * 7]
    table = table_at("placing", faced=["ogre_a"], skills=[["beetle_b"]], dice=[dice])
    assert state_of(table).supply[0] == 0
    play(table, "use hero=0 skill=skill_crushing_blow", "pay die=strength-1")
    assert pool_of(table) == [*["strength-2"] * 7, "strength-6"]  # the die that paid came back showing 6
    assert state_of(table).supply[0] == 0


@pytest.mark.rule("OD-023")
def test_dice_that_pay_lie_in_the_supply_for_later_skills() -> None:
    table = table_at("placing", faced=["ogre_a"], skills=[["wraith_b"]], dice=[["magic-3"]], rolls=[4, 5])
    play(table, "use hero=0 skill=skill_haste", "pay die=magic-3")
    assert state_of(table).supply == [8, 6, 8, 6]
    assert pool_of(table) == ["agility-4", "agility-5"]


@pytest.mark.rule("OD-025")
def test_after_an_encounter_all_dice_return_but_stored_ones_stay() -> None:
    table = table_at(
        "placing",
        ["mage"],
        dungeon="hydras_reef",
        faced=["arrow_wall_a"],
        option=0,
        dice=[["magic-6", "heroic-5", "agility-1"]],
        stored=[2],
    )
    play(table, "lay hero=0 die=magic-6 box=0")
    assert state_of(table).supply == [8, 7, 7, 3]
    play(table, "had_enough")
    assert prompt(table) == "which_loot"
    state = state_of(table)
    assert state.supply == [8, 8, 8, 4]
    assert (state.stored, state.pool, state.laid) == ([2], [[]], [])


@pytest.mark.rule("OD-026")
@pytest.mark.parametrize(("owned", "rolled"), [(8, 0), (7, 1), (6, 2)])
def test_only_dice_of_the_supply_can_be_rolled(owned: int, rolled: int) -> None:
    dice = [*["strength-1"] * owned, "agility-1"]
    table = table_at("placing", faced=["ogre_a"], skills=[["bandit_a"]], dice=[dice], rolls=[6] * rolled)
    play(table, "use hero=0 skill=skill_backstab", "pay die=agility-1")
    assert pool_of(table) == [*["strength-1"] * owned, *["strength-6"] * rolled]
    assert state_of(table).script == []


@pytest.mark.rule("OD-026")
def test_a_die_that_is_not_there_cannot_be_gained() -> None:
    dice = [*["heroic-1"] * 6, *["agility-2"] * 3]
    table = table_at("placing", faced=["ogre_a"], skills=[["beetle_a"]], dice=[dice])
    play(table, "use hero=0 skill=skill_accuracy", *["pay die=agility-2"] * 3)
    assert pool_of(table) == ["heroic-1"] * 6  # paid for nothing
    assert state_of(table).supply == [8, 8, 8, 0]


# -- tokens --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-024")
def test_a_spent_potion_token_returns_to_the_supply() -> None:
    table = table_at("turn", wounds=[3], tokens=2)
    play(table, "drink potion=potion_healing hero=0")
    assert (state_of(table).tokens, state_of(table).token_supply) == (1, 5)


@pytest.mark.rule("OD-027", "OD-DECISION-4")
@pytest.mark.parametrize(("tokens", "after"), [(5, 6), (6, 6)])
def test_a_token_that_is_not_there_is_lost_but_the_potion_is_found(tokens: int, after: int) -> None:
    table = table_at(
        "placing", dungeon="hydras_reef", faced=["arrow_wall_b"], option=0, dice=[["magic-6"]], tokens=tokens
    )
    play(table, "lay hero=0 die=magic-6 box=0", "had_enough", "take_potion card=arrow_wall_b")
    assert (state_of(table).tokens, state_of(table).token_supply) == (after, 0)
    assert zone_of(table, "potions") == ["arrow_wall_b"]
    assert "potion_mana" in table.view(0)["found"]


@pytest.mark.rule("OD-027")
def test_at_the_top_level_no_token_is_sold_that_is_not_there() -> None:
    for tokens, offered in ((6, False), (5, True)):
        table = table_at("placing", faced=["beetle_a"], level=4, xp=["ogre_a", "ogre_b"], dice=[[]], tokens=tokens)
        play(table, "had_enough")
        assert (prompt(table) == "whether_to_buy_potion") == offered


@pytest.mark.rule("OD-028")
def test_wounds_are_not_limited_by_their_tokens() -> None:
    table = table_at("boss", dungeon="hydras_reef", floor=3, wounds=[4])
    events = play(table, "had_enough")
    [wounded] = of_kind(events, HeroWounded)
    assert (wounded.count, wounded.left, state_of(table).wounds) == (15, 0, [19])


def test_the_supply_is_never_offered_what_it_lacks() -> None:
    table = table_at("placing", ["mage"], faced=["ogre_a"], dice=[[*["heroic-3"] * 6]])
    play(table, "combine hero=0 die=heroic-3", "combine hero=0 die=heroic-3")
    assert pool_of(table) == ["heroic-3"] * 5
    assert "release hero=0" not in offers(table)
