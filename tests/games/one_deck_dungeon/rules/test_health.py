"""Wounds, hearts of items, death, and rescue."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import of_kind, offers, play, prompt, zone_of
from tests.games.one_deck_dungeon.tables import state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import GameLost, HeroSaved, HeroWounded, PotionUsed, TimeSpent
from undercroft.games.one_deck_dungeon.rules.state import led
from undercroft.kernel.errors import Illegal
from undercroft.kernel.table import Table

WALL = "force_wall_a"  # way 1: 4 hearts and 2 time


def at_the_wall(heroes: list[str], wounds: list[int], tokens: int, seats: int = 1) -> Table:
    """Heroes without dice before a force wall that deals 4 hearts."""
    dice: list[list[str]] = [[] for _ in heroes]
    return table_at("placing", heroes, seats=seats, faced=[WALL], option=1, wounds=wounds, tokens=tokens, dice=dice)


def give_way(table: Table) -> None:
    """Let all seats stop placing dice."""
    while table.result is None and prompt(table) == "how_to_place":
        play(table, "had_enough")


# -- death -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-004", "OD-111", "OD-001")
def test_a_hero_whose_wounds_reach_health_ends_the_game_for_all() -> None:
    table = at_the_wall(["warrior", "rogue"], [0, 1], tokens=0, seats=2)
    give_way(table)
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((), "hero-died")
    assert state_of(table).wounds == [2, 3]


@pytest.mark.rule("OD-111")
def test_one_wound_below_health_nobody_dies() -> None:
    table = at_the_wall(["warrior"], [1], tokens=0)
    give_way(table)
    assert (state_of(table).wounds, prompt(table)) == ([5], "which_loot")


@pytest.mark.rule("OD-DECISION-19", "OD-111")
def test_death_comes_before_the_time_of_the_consequences_is_spent() -> None:
    table = at_the_wall(["warrior"], [2], tokens=0)
    events = play(table, "had_enough")
    assert of_kind(events, GameLost)
    assert not of_kind(events, TimeSpent)


# -- rescue ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-111", "OD-DECISION-20", "OD-DECISION-26")
def test_a_healing_potion_right_then_saves_the_hero() -> None:
    table = at_the_wall(["warrior"], [3], tokens=1)
    play(table, "had_enough")
    assert state_of(table).wounds == [7], "all wounds of the event are placed, even beyond health"
    assert offers(table) == ["save hero=0", "give_up"]
    events = play(table, "save hero=0")
    assert of_kind(events, HeroSaved) == [HeroSaved(led(state_of(table), 0))]
    assert (state_of(table).wounds, state_of(table).tokens, prompt(table)) == ([5], 0, "which_loot")


@pytest.mark.rule("OD-DECISION-20")
def test_healing_that_does_not_bring_wounds_below_health_saves_nobody() -> None:
    # 4 + 4 = 8 wounds, 6 health: one token would leave 6.
    table = at_the_wall(["warrior"], [4], tokens=1)
    play(table, "had_enough")
    assert table.result is not None
    assert state_of(table).tokens == 1


@pytest.mark.rule("OD-DECISION-20", "OD-129")
def test_two_tokens_save_where_one_is_not_enough() -> None:
    table = at_the_wall(["warrior"], [4], tokens=2)
    events = play(table, "had_enough", "save hero=0")
    assert (state_of(table).wounds, prompt(table)) == ([6], "whether_to_save")
    assert not of_kind(events, HeroSaved), "not yet"
    events = play(table, "save hero=0")
    assert len(of_kind(events, HeroSaved)) == 1
    assert (state_of(table).wounds, state_of(table).tokens, prompt(table)) == ([4], 0, "which_loot")


@pytest.mark.rule("OD-111")
def test_the_party_may_let_a_hero_die() -> None:
    table = at_the_wall(["warrior"], [3], tokens=1)
    play(table, "had_enough", "give_up")
    assert table.result is not None
    assert table.result.winners == ()


@pytest.mark.rule("OD-DECISION-20", "OD-136")
def test_a_token_of_the_party_saves_the_hero_of_another_seat() -> None:
    # Seat 0 decides for the party, and the Rogue of seat 1 is dying.
    table = at_the_wall(["warrior", "rogue"], [0, 1], tokens=1, seats=2)
    give_way(table)
    assert (state_of(table).seat, offers(table)) == (0, ["save hero=1", "give_up"])
    play(table, "save hero=1")
    assert state_of(table).wounds == [2, 1]


@pytest.mark.rule("OD-DECISION-20")
def test_with_two_dying_heroes_one_token_is_not_enough() -> None:
    table = at_the_wall(["warrior", "rogue"], [2, 1], tokens=1)
    give_way(table)
    assert table.result is not None, "nobody is asked for what cannot help"
    assert state_of(table).tokens == 1


@pytest.mark.rule("OD-145")
def test_a_token_heals_one_hero_only() -> None:
    table = at_the_wall(["warrior", "rogue"], [2, 1], tokens=1)
    with pytest.raises(Illegal):
        play(table, "save hero=0")
    play(table, "drink potion=potion_healing hero=0")
    assert state_of(table).wounds == [0, 1]


# -- hearts on items -------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-179", "OD-118")
def test_a_heart_on_an_item_raises_the_health_of_its_hero_only() -> None:
    table = table_at("act", ["warrior", "rogue"], doors=[["ogre_a"]], items=[[], ["boulder_a"]])
    assert [hero["health"] for hero in table.view(0)["heroes"]] == [4, 4]  # the Rogue has 3 of her own


@pytest.mark.rule("OD-179")
def test_the_heart_of_an_item_keeps_a_hero_alive() -> None:
    table = table_at(
        "placing", ["warrior"], faced=[WALL], option=1, items=[["boulder_a"]], wounds=[2], tokens=0, dice=[[]]
    )
    play(table, "had_enough")
    assert (state_of(table).wounds, prompt(table)) == ([6], "which_loot")


@pytest.mark.rule("OD-179", "OD-111")
def test_an_item_drained_with_its_heart_can_be_the_end() -> None:
    def face_the_wraith(tokens: int) -> Table:
        return table_at("encounter", ["rogue"], faced=["wraith_a"], items=[["boulder_a"]], wounds=[5], tokens=tokens)

    lost = face_the_wraith(0)
    assert lost.result is not None
    assert zone_of(lost, "xp") == ["boulder_a"]
    saved = face_the_wraith(1)
    assert prompt(saved) == "whether_to_save"
    play(saved, "save hero=0")
    assert (state_of(saved).wounds, prompt(saved)) == ([3], "which_feat")


@pytest.mark.rule("OD-179", "OD-124")
def test_replacing_an_item_with_a_heart_can_be_the_end() -> None:
    def claim(tokens: int) -> Table:
        table = table_at(
            "placing",
            ["rogue"],
            faced=["locked_door_a"],
            option=0,
            items=[["boulder_a"]],
            wounds=[4],
            tokens=tokens,
            dice=[[]],
        )
        play(table, "had_enough")
        assert (state_of(table).wounds, prompt(table)) == ([5], "which_loot")
        play(table, "replace_item card=locked_door_a hero=0 old=boulder_a")
        return table

    assert claim(0).result is not None
    saved = claim(1)
    play(saved, "save hero=0")
    assert state_of(saved).wounds == [3]


@pytest.mark.rule("OD-179")
def test_replacing_a_heart_with_a_heart_harms_nobody() -> None:
    table = table_at(
        "placing", ["rogue"], faced=["boulder_b"], option=0, items=[["boulder_a"]], wounds=[2], tokens=0, dice=[[]]
    )
    play(table, "had_enough")
    assert state_of(table).wounds == [5]
    events = play(table, "replace_item card=boulder_b hero=0 old=boulder_a")
    assert table.result is None
    assert not of_kind(events, HeroWounded)


@pytest.mark.rule("FS-018", "OD-111")
def test_a_point_of_the_rescue_may_take_off_poison_as_long_as_the_hero_lives() -> None:
    table = table_at(
        "placing",
        ["warrior"],
        faced=[WALL],
        option=1,
        options={"cards": "hybrid", "turn_card": "healing"},
        wounds=[2],
        poison=[1],
        tokens=1,
        dice=[[]],
    )
    play(table, "had_enough", "save hero=0", "heal_wound hero=0", "cleanse hero=0")
    assert (state_of(table).wounds, state_of(table).poison, prompt(table)) == ([5], [0], "which_loot")


def dying_in_the_forest(**position: Any) -> Table:
    """With the turn card of the forest the Warrior (6 health) is about to take 4 wounds at a force wall."""
    facts: dict[str, Any] = {
        "options": {"cards": "hybrid", "turn_card": "cure"},
        "basic_potion": "potion_antidote",
        "wounds": [2],
        "tokens": 1,
        "dice": [[]],
        **position,
    }
    return table_at("placing", ["warrior"], faced=[WALL], option=1, **facts)


@pytest.mark.rule("OD-DECISION-80", "FS-026", "OD-111")
def test_with_cure_an_antidote_saves_a_dying_hero_too() -> None:
    table = dying_in_the_forest(poison=[3])
    play(table, "had_enough")
    assert (state_of(table).wounds, offers(table)) == ([6], ["save hero=0", "save_by_antidote", "give_up"])
    events = play(table, "save_by_antidote", "heal_wound hero=0")
    assert [event.potion for event in of_kind(events, PotionUsed)] == ["potion_antidote"]
    assert len(of_kind(events, HeroSaved)) == 1
    assert (state_of(table).wounds, state_of(table).poison, state_of(table).tokens) == ([5], [1], 0)
    assert prompt(table) == "which_loot"


@pytest.mark.rule("OD-DECISION-80", "FS-026")
def test_an_antidote_whose_healing_goes_elsewhere_saves_nobody() -> None:
    table = dying_in_the_forest(poison=[3])
    events = play(table, "had_enough", "save_by_antidote", "cleanse hero=0")
    assert table.result is not None
    assert not of_kind(events, HeroSaved)


@pytest.mark.rule("OD-DECISION-80")
def test_an_antidote_that_is_not_there_saves_nobody() -> None:
    table = dying_in_the_forest(poison=[1], basic_potion="potion_luck")
    play(table, "had_enough")
    assert offers(table) == ["save hero=0", "give_up"]
