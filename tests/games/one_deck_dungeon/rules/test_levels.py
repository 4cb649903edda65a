"""Levels: conditions, prices and gains, and potions bought at the highest level."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import of_kind, offers, play, prompt, zone_of
from tests.games.one_deck_dungeon.tables import state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import LevelGained, TokenGained
from undercroft.kernel.errors import Illegal
from undercroft.kernel.table import Table


def claim_as_xp(card: str, **more: Any) -> Table:
    """A table after a peril of which everything stayed empty, its card claimed as XP."""
    heroes = more.pop("heroes", ["mage"])
    table = table_at("placing", heroes, faced=[card], option=0, dice=[[] for _ in heroes], **more)
    play(table, "had_enough")
    while prompt(table) != "which_loot":
        play(table, offers(table)[0])
    play(table, f"take_xp card={card}")
    return table


# -- rising ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-147", "OD-148")
def test_enough_xp_at_the_end_of_an_encounter_raises_the_level_and_leaves_the_game() -> None:
    table = claim_as_xp("cave_in_a", xp=["ogre_a"])
    assert state_of(table).level == 2
    assert zone_of(table, "xp") == []
    assert {"ogre_a", "cave_in_a"} <= set(zone_of(table, "box"))
    assert not {"ogre_a", "cave_in_a"} & set(zone_of(table, "discard"))


@pytest.mark.rule("OD-147")
def test_one_xp_too_few_raises_nothing() -> None:
    table = claim_as_xp("cave_in_a", xp=["bandit_a"])
    assert (state_of(table).level, zone_of(table, "xp")) == (1, ["bandit_a", "cave_in_a"])


@pytest.mark.rule("OD-147")
def test_the_party_rises_only_at_the_end_of_an_encounter() -> None:
    table = table_at("turn", ["mage"], xp=["ogre_a", "ogre_b"], doors=[["goblin_a"]])
    play(table, "explore")
    assert state_of(table).level == 1


@pytest.mark.rule("OD-147", "OD-113")
def test_a_lost_card_ends_an_encounter_too() -> None:
    # The beetle keeps its armor and is lost; XP that was there already still brings the level.
    table = table_at("placing", ["warrior"], faced=["beetle_a"], xp=["ogre_a", "ogre_b"], dice=[[]])
    play(table, "had_enough")
    assert (state_of(table).level, zone_of(table, "xp")) == (2, [])


@pytest.mark.rule("OD-150", "OD-DECISION-4")
def test_each_level_brings_a_potion_token_if_there_is_one() -> None:
    assert state_of(claim_as_xp("cave_in_a", xp=["ogre_a"], tokens=1)).tokens == 2
    none_left = state_of(claim_as_xp("cave_in_a", xp=["ogre_a"], tokens=6))
    assert (none_left.level, none_left.tokens, none_left.token_supply) == (2, 6, 0)


@pytest.mark.rule("OD-151", "OD-147")
@pytest.mark.card("level_1", "level_2", "level_3", "level_4")
@pytest.mark.parametrize(
    ("heroes", "limits"),
    [
        (["mage"], [(1, 2, 0), (3, 3, 1), (5, 4, 1), (7, 5, 2)]),
        (["mage", "rogue"], [(1, 1, 0), (2, 2, 1), (3, 3, 1), (4, 4, 2)]),
    ],
)
def test_every_level_raises_the_limits_and_the_bonus_as_printed(
    heroes: list[str], limits: list[tuple[int, int, int]]
) -> None:
    for level, expected in enumerate(limits, 1):
        shown = table_at("act", heroes, level=level, doors=[["goblin_a"]]).view(0)["level"]
        assert (shown["items"], shown["skills"], shown["bonus"]) == expected


@pytest.mark.rule("OD-151")
def test_a_new_level_makes_room_for_another_item() -> None:
    table = claim_as_xp(
        "cave_in_a", xp=["ogre_a"], items=[["goblin_a"]], doors=[["locked_door_a"]], open=[0], wounds=[0]
    )
    play(table, "go_on", "enter door=0", "choose_option option=0", "had_enough")
    assert "take_item card=locked_door_a hero=0" in offers(table)


@pytest.mark.rule("OD-152", "OD-089", "OD-090")
def test_who_rolls_the_bonus_die_is_chosen_in_each_encounter() -> None:
    table = table_at("encounter", ["mage", "paladin"], level=4, faced=["ogre_a"], rolls=[6, 5] + [1] * 8)
    assert offers(table) == ["roll_bonus hero=0", "roll_bonus hero=1"]
    play(table, "roll_bonus hero=1")
    assert offers(table) == ["roll_bonus hero=0", "roll_bonus hero=1"]
    play(table, "roll_bonus hero=0")
    assert prompt(table) == "how_to_place"
    pools = state_of(table).pool
    assert [sum(one >> 3 == 3 for one in pool) for pool in pools] == [1, 1]


# -- paying ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-149", "OD-DECISION-30")
def test_cards_that_are_not_needed_stay_and_keep_counting() -> None:
    # 4 + 3 + 2: both 4 + 2 and 4 + 3 pay 6, so after the 2 only the 4 is left.
    table = claim_as_xp("cave_in_a", xp=["ogre_a", "bandit_a"])
    assert prompt(table) == "which_xp"
    play(table, "pay_with_card card=cave_in_a")
    assert zone_of(table, "xp") == ["bandit_a"]
    assert table.view(0)["level"]["xp"] == 3


@pytest.mark.rule("OD-DECISION-30", "OD-EXAMPLE-13")
def test_no_card_of_a_payment_is_superfluous() -> None:
    table = claim_as_xp("cave_in_a", xp=["ogre_a", "bandit_a"])
    play(table, "pay_with_card card=ogre_a")
    paid = table.clone()
    play(paid, "pay_with_card card=cave_in_a")
    assert (state_of(paid).level, zone_of(paid, "xp")) == (2, ["bandit_a"])
    # 3 + 2 = 5 is not enough, and with the 4 the 2 or the 3 would be too much: after 3 only 4 may follow.
    table = claim_as_xp("cave_in_a", xp=["ogre_a", "bandit_a"])
    play(table, "pay_with_card card=bandit_a")
    with pytest.raises(Illegal):
        play(table, "pay_with_card card=cave_in_a")


@pytest.mark.rule("OD-DECISION-30")
def test_the_excess_of_a_payment_is_lost() -> None:
    table = claim_as_xp("boulder_a", xp=["bandit_a"])
    assert (state_of(table).level, zone_of(table, "xp")) == (2, [])


@pytest.mark.rule("OD-DECISION-30", "OD-150")
def test_the_rest_of_the_xp_may_pay_for_the_next_level_at_once() -> None:
    # 6 for level 2, then 8 for level 3, out of 4 + 4 + 4 + 2.
    table = claim_as_xp("cave_in_a", xp=["ogre_a", "ogre_b", "phantom_a"], tokens=0)
    events = play(table, "pay_with_card card=cave_in_a")
    assert [event.level for event in of_kind(events, LevelGained)] == [2, 3]
    assert len(of_kind(events, TokenGained)) == 2
    assert zone_of(table, "xp") == []


@pytest.mark.rule("OD-DECISION-30")
def test_levelling_is_not_optional() -> None:
    table = claim_as_xp("cave_in_a", xp=["ogre_a", "bandit_a"])
    assert all(text.startswith("pay_with_card") for text in offers(table))


# -- the highest level -------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-153", "OD-154")
def test_level_4_is_the_highest_however_much_xp_there_is() -> None:
    table = claim_as_xp("cave_in_a", level=4, xp=["ogre_a", "ogre_b", "phantom_a", "phantom_b"])
    assert offers(table) == ["buy_potion", "save_xp"]
    play(table, "save_xp")
    assert (state_of(table).level, table.view(0)["level"]["xp"]) == (4, 18)


@pytest.mark.rule("OD-154", "OD-DECISION-31")
def test_at_level_4_five_xp_buy_a_token_again_and_again() -> None:
    table = claim_as_xp("cave_in_a", level=4, xp=["bandit_a", "ogre_a", "ogre_b"], tokens=0)
    play(table, "buy_potion", "pay_with_card card=cave_in_a", "pay_with_card card=bandit_a")
    assert (state_of(table).tokens, offers(table)) == (1, ["buy_potion", "save_xp"])
    play(table, "buy_potion")
    assert state_of(table).tokens == 2
    assert zone_of(table, "xp") == []
    assert {"bandit_a", "cave_in_a", "ogre_a", "ogre_b"} <= set(zone_of(table, "box"))


@pytest.mark.rule("OD-154", "OD-DECISION-31")
def test_four_xp_buy_nothing() -> None:
    table = claim_as_xp("cave_in_a", level=4, xp=["goblin_a"], tokens=0)
    assert prompt(table) != "whether_to_buy_potion"
    assert state_of(table).tokens == 0


@pytest.mark.rule("OD-DECISION-31", "OD-027")
def test_without_a_token_in_the_supply_nothing_is_for_sale() -> None:
    table = claim_as_xp("cave_in_a", level=4, xp=["ogre_a"], tokens=6)
    assert prompt(table) != "whether_to_buy_potion"
    assert table.view(0)["level"]["xp"] == 6


@pytest.mark.rule("OD-154", "OD-DECISION-31")
def test_below_level_4_xp_buys_no_token() -> None:
    table = claim_as_xp("cave_in_a", level=3, xp=["ogre_a"], tokens=0)
    assert prompt(table) != "whether_to_buy_potion"
    assert state_of(table).tokens == 0
