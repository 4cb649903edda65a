"""The special abilities of the foes that act while dice are placed, in the consequences, and at the loot."""

from __future__ import annotations

import pytest

from tests.games.helpers import decision_of, of_kind, offers, play, prompt, zone_of
from tests.games.one_deck_dungeon.rules.cards.fights import (
    boxes_of,
    enough,
    foes,
    lay,
    losses,
    lost_in,
    placing,
    table_for,
    time_in,
    tough,
    usable,
)
from tests.games.one_deck_dungeon.tables import pool_of
from undercroft.games.one_deck_dungeon.rules.events import HeroWounded, LootLost

# -- while dice are placed -----------------------------------------------------------------------------------------


@foes("dodge_foe")
def test_against_a_dodging_foe_a_heroic_die_takes_three_dice(foe: str) -> None:
    table = placing(foe, ["strength-5", "agility-4", "magic-6"])
    play(table, "combine hero=0 die=strength-5", "combine hero=0 die=agility-4")
    assert prompt(table) == "what_to_combine"
    play(table, "combine hero=0 die=magic-6")
    assert pool_of(table) == ["heroic-4"]


@foes("dodge_foe")
def test_against_a_dodging_foe_two_dice_are_not_enough(foe: str) -> None:
    assert not [offer for offer in offers(placing(foe, ["strength-5", "agility-4"])) if offer.startswith("combine")]


@foes("dodge_foe")
def test_the_three_dice_against_a_dodging_foe_may_come_from_both_heroes(foe: str) -> None:
    table = placing(foe, ["strength-5", "agility-4"], ["warrior", "mage"], partner=["magic-6"])
    play(table, "combine hero=0 die=strength-5", "combine hero=0 die=agility-4", "combine hero=1 die=magic-6")
    play(table, "give_heroic hero=1")
    assert (pool_of(table, 0), pool_of(table, 1)) == ([], ["heroic-4"])


@foes("barbs")
def test_barbs_take_time_for_every_combined_die(foe: str) -> None:
    table = placing(foe, ["strength-5", "agility-4", "magic-6", "magic-3"])
    assert time_in(play(table, "combine hero=0 die=strength-5", "combine hero=0 die=agility-4")) == 1
    assert time_in(play(table, "combine hero=0 die=magic-6", "combine hero=0 die=magic-3")) == 1
    assert time_in(lay(table, 1, ["heroic-3"])) == 0
    assert pool_of(table) == ["heroic-4"]


@foes("shred")
@pytest.mark.parametrize(("low", "made"), [(4, 3), (2, 1), (1, 1)])
def test_a_shredding_foe_lowers_a_combined_die(foe: str, low: int, made: int) -> None:
    table = placing(foe, ["strength-6", f"agility-{low}"])
    play(table, "combine hero=0 die=strength-6", f"combine hero=0 die=agility-{low}")
    assert pool_of(table) == [f"heroic-{made}"]


@foes("fade")
def test_a_fading_foe_takes_time_for_every_skill_a_free_one_too(foe: str) -> None:
    table = placing(foe, ["strength-5", "magic-3"], skills=[["boulder_a", "goblin_a"]], rolls=[4, 4])
    assert time_in(play(table, "use hero=0 skill=skill_valor")) == 1
    assert time_in(play(table, "use hero=0 skill=skill_shimmerblast", "pay die=magic-3")) == 1


@foes("fade")
@pytest.mark.rule("OD-DECISION-70")
def test_a_fading_foe_takes_time_for_talents_but_not_for_potions_and_feats(foe: str) -> None:
    options = {"talents": ["0:mage:talent_cunning"]}
    table = placing(foe, ["magic-3"], ["mage"], potions=["arrow_wall_b"], options=options, rolls=[4, 5, 5, 5])
    assert time_in(play(table, "use hero=0 skill=talent_cunning")) == 1
    assert time_in(play(table, "use hero=0 skill=potion_mana")) == 0
    table = table_for("encounter", foe, ["mage"], stored=[1])
    assert time_in(play(table, "roll_stored hero=0 count=1")) == 0


@foes("fade")
def test_thinking_better_of_a_skill_costs_no_time(foe: str) -> None:
    table = placing(foe, ["magic-3"], skills=[["goblin_a"]])
    assert time_in(play(table, "use hero=0 skill=skill_shimmerblast", "think_better")) == 0
    assert usable(table) == ["skill_shimmerblast"]


# -- in and after the consequences ---------------------------------------------------------------------------------


@foes("fangs")
def test_fangs_bite_through_a_gap_in_the_armor(foe: str) -> None:
    table = placing(foe, ["agility-3"], items=[tough(foe)])
    lay(table, 0, ["agility-3"])
    assert losses(enough(table)) == (1, 4, 3)  # two printed poison icons and the bite


@foes("fangs")
def test_fangs_do_not_bite_when_all_armor_is_covered(foe: str) -> None:
    table = placing(foe, ["agility-3", "agility-4"], items=[tough(foe)])
    lay(table, 0, ["agility-3"])
    lay(table, 1, ["agility-4"])
    assert losses(enough(table)) == (1, 4, 2)


@foes("fangs")
def test_fangs_look_at_the_armor_of_the_dungeon_too_and_can_be_prevented(foe: str) -> None:
    dice = ["agility-3", "agility-4", "strength-3", "agility-5", "strength-5", "magic-6", "strength-3"]
    table = placing(foe, dice, dungeon="vile_roots", items=[tough(foe)])
    lay(table, 0, ["agility-3"])
    lay(table, 1, ["agility-4"])
    assert {offer for offer in offers(table) if offer.startswith("lay")} == {"lay hero=0 die=magic-6 box=6"}
    assert losses(enough(table))[2] == 2 + 1 + 1  # two of the card, one of the floor, the bite
    table = placing(foe, ["strength-1"], skills=[["fungal_brute_a"]], items=[tough(foe)])
    play(table, "use hero=0 skill=skill_endure", "pay die=strength-1")
    assert losses(enough(table))[2] == 1


@foes("undying")
@pytest.mark.rule("OD-DECISION-19")
def test_an_undying_foe_takes_two_time_once_however_many_boxes_are_empty(foe: str) -> None:
    dice = ["magic-2", "magic-4", "strength-3", "strength-5", "agility-5", "strength-3"]
    table = placing(foe, dice)
    for place, die in zip((0, 1, 2, 3, 4, 6), dice, strict=True):
        lay(table, place, [die])
    events = enough(table)  # only the strength box of 6 with two time is empty
    assert (losses(events), time_in(events)) == ((0, 2, 0), 2 + 2)


@foes("undying")
def test_an_undying_foe_looks_at_the_boxes_of_the_dungeon_and_no_skill_prevents_it(foe: str) -> None:
    dice = ["magic-2", "magic-4", "strength-3", "strength-5", "agility-5", "strength-6", "agility-1"]
    table = placing(foe, dice, skills=[["force_wall_b"]])
    for place, die in enumerate(dice[:-1]):
        lay(table, place, [die])
    play(table, "use hero=0 skill=skill_poison", "pay die=agility-1")
    events = enough(table)
    assert (losses(events), time_in(events)) == ((1, 0, 0), 2)


@foes("rooted")
@pytest.mark.rule("OD-DECISION-19")
@pytest.mark.parametrize(("dice", "more"), [([], 2), (["strength-6", "strength-2"], 1), (["strength-6"], 2)])
def test_a_rooted_foe_takes_time_for_each_empty_wide_box_of_its_own(foe: str, dice: list[str], more: int) -> None:
    table = placing(foe, dice, items=[tough(foe)], level=4)
    lay(table, 0, dice)
    events = enough(table)
    assert time_in(events) == losses(events)[1] + more


@foes("rooted")
def test_wide_boxes_of_the_dungeon_do_not_root(foe: str) -> None:
    table = placing(foe, [], items=[tough(foe)], dungeon="vile_roots", floor=3, level=4)
    assert [box["wide"] for box in boxes_of(table)].count(True) == 3
    events = enough(table)
    assert time_in(events) == losses(events)[1] + 2


@foes("survivor")
@pytest.mark.rule("OD-113")
def test_a_survivor_with_a_gap_in_the_armor_leaves_nothing(foe: str) -> None:
    table = placing(foe, ["agility-3", "agility-4", "strength-5"])
    for place, die in enumerate(["agility-3", "agility-4", "strength-5"]):
        lay(table, place, [die])
    events = enough(table)
    assert len(of_kind(events, LootLost)) == 1
    assert foe in zone_of(table, "discard")
    assert decision_of(table).prompt != "which_loot"


@foes("survivor")
def test_a_survivor_whose_armor_is_covered_is_claimed_though_other_boxes_are_empty(foe: str) -> None:
    dice = ["agility-3", "agility-4", "strength-5", "magic-3"]
    table = placing(foe, dice)
    for place, die in enumerate(dice):
        lay(table, place, [die])
    enough(table)
    assert prompt(table) == "which_loot"


@foes("survivor")
def test_a_survivor_also_survives_behind_the_armor_of_the_dungeon(foe: str) -> None:
    dice = ["agility-3", "agility-4", "strength-5", "magic-3"]
    table = placing(foe, dice, dungeon="lichs_tomb")
    for place, die in enumerate(dice):
        lay(table, place, [die])
    assert len(of_kind(enough(table), LootLost)) == 1


# -- none ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("ogre_a", "ogre_b")
@pytest.mark.parametrize("foe", ["ogre_a", "ogre_b"])
def test_an_ogre_has_no_ability_at_all(foe: str) -> None:
    table = table_for("encounter", foe, ["mage"], rolls=[1, 2, 3, 1, 2, 3, 6], items=[["boulder_a"]])
    assert (time_in(table.opening), of_kind(table.opening, HeroWounded), lost_in(table.opening)) == (0, [], [])
    assert zone_of(table, "items") == ["boulder_a"]
