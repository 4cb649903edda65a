"""Skills: costs, times of use, and the operations of their effects."""

from __future__ import annotations

import pytest

from tests.games.helpers import Cards, of_kind, offers, play, prompt, refusal
from tests.games.one_deck_dungeon.tables import pool_of, state_of, table_at
from undercroft.games.one_deck_dungeon.rules.effects import MAIN, run_op
from undercroft.games.one_deck_dungeon.rules.events import (
    ConsequencesCounted,
    DiceRolled,
    IconsPrevented,
    SkillUsed,
    TimeSpent,
)
from undercroft.games.one_deck_dungeon.rules.facts import EFFECT_OF
from undercroft.games.one_deck_dungeon.rules.state import led
from undercroft.kernel.errors import Illegal
from undercroft.kernel.table import Table

CLEAVE = "bandit_b"
CRUSHING_BLOW = "beetle_b"
DEXTERITY = "wraith_a"
DODGE = "goblin_b"
SHIMMERBLAST = "goblin_a"
FLAMEWEAVE = "plague_rat_b"
MANA_FOUNTAIN = "fire_elemental_b"
STATIC_BURST = "shadow_a"
VALOR = "boulder_a"
STEADY_HANDS = "phantom_a"
BACKSTAB = "bandit_a"
ARMOR_CRUSH = "glooping_ooze_a"
LUCKY_FAMILIAR = "ice_elemental_a"
BRUTE_FORCE = "ogre_b"
CRITICAL_STRIKES = "boulder_b"
CONSISTENCY = "fire_elemental_a"


def combat(dice: Cards, *skills: str, foe: str = "ogre_a", rolls: list[int] | None = None) -> Table:
    """A Mage alone, level 4, with these skills and dice before the boxes of a foe."""
    return table_at("placing", ["mage"], level=4, faced=[foe], skills=[skills], dice=[dice], rolls=rolls or [])


def skills_offered(table: Table) -> list[str]:
    """The skills that may be used now."""
    return [text.partition("skill=")[2] for text in offers(table) if text.startswith("use ")]


# -- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-100", "OD-130")
def test_a_skill_is_paid_first_then_it_happens() -> None:
    table = combat(["strength-1", "agility-3"], CRUSHING_BLOW)
    play(table, "use hero=0 skill=skill_crushing_blow")
    assert offers(table) == ["pay die=strength-1", "think_better"]
    assert pool_of(table) == ["agility-3", "strength-1"]
    events = play(table, "pay die=strength-1")
    assert of_kind(events, SkillUsed) == [SkillUsed(led(state_of(table), 0), "skill_crushing_blow")]
    assert pool_of(table) == ["agility-3", "strength-6"]


@pytest.mark.rule("OD-100")
def test_cancelling_a_skill_costs_nothing_and_does_not_use_it_up() -> None:
    table = combat(["strength-1", "strength-2", "strength-3"], "phantom_b")
    before = table.digest()
    play(table, "use hero=0 skill=skill_triple_strike", "pay die=strength-2", "think_better")
    assert table.digest() == before


@pytest.mark.rule("OD-101", "OD-128", "OD-135")
def test_a_skill_works_once_in_an_encounter_a_free_one_too() -> None:
    table = combat(["strength-1", "strength-2"], CRUSHING_BLOW, VALOR, rolls=[5])
    play(table, "use hero=0 skill=skill_crushing_blow", "pay die=strength-1")
    assert skills_offered(table) == ["skill_valor"]
    play(table, "use hero=0 skill=skill_valor")
    assert pool_of(table) == ["heroic-5", "strength-2", "strength-6"]
    assert skills_offered(table) == []


@pytest.mark.rule("OD-101", "OD-128")
def test_in_the_next_encounter_the_skill_is_there_again() -> None:
    # Two perils behind two open doors; Steady Hands is used in both.
    table = table_at(
        "act",
        ["mage"],
        doors=[["locked_door_a"], ["cave_in_a"]],
        open=[0, 1],
        skills=[[STEADY_HANDS]],
        rolls=[1, 1, 6, 1, 1, 5],
    )
    play(table, "enter door=0", "choose_option option=0", "use hero=0 skill=skill_steady_hands")
    assert skills_offered(table) == ["hero_shield_aura_1p"]
    play(table, "had_enough", "take_xp card=locked_door_a", "go_on", "enter door=1", "choose_option option=1")
    assert skills_offered(table) == ["hero_shield_aura_1p", "skill_steady_hands"]


@pytest.mark.rule("OD-DECISION-22", "OD-101")
def test_two_heroes_may_each_use_their_copy_of_a_skill() -> None:
    table = table_at(
        "placing",
        ["warrior", "mage"],
        faced=["ogre_a"],
        skills=[["beetle_b"], ["cave_in_b"]],
        dice=[["strength-1"], ["strength-2"]],
    )
    play(table, "use hero=0 skill=skill_crushing_blow", "pay die=strength-1")
    play(table, "use hero=1 skill=skill_crushing_blow", "pay die=strength-2")
    assert (pool_of(table, 0), pool_of(table, 1)) == (["strength-6"], ["strength-6"])


@pytest.mark.rule("OD-102")
def test_a_skill_works_only_where_its_icon_says() -> None:
    # Valor: combat. Steady Hands: peril. Flameweave: both. Shield Aura, printed on the Mage: peril.
    fight = combat(["magic-2"], VALOR, STEADY_HANDS, FLAMEWEAVE)
    assert skills_offered(fight) == ["skill_valor", "skill_flameweave"]
    peril = table_at(
        "placing",
        ["mage"],
        level=4,
        faced=["arrow_wall_a"],
        option=0,
        skills=[[VALOR, STEADY_HANDS, FLAMEWEAVE]],
        dice=[["magic-2"]],
    )
    assert skills_offered(peril) == ["hero_shield_aura_1p", "skill_steady_hands", "skill_flameweave"]


@pytest.mark.rule("OD-DECISION-79")
def test_passive_effects_cannot_be_used_by_hand() -> None:
    table = table_at("placing", ["paladin"], faced=["ogre_a"], dice=[["strength-1"]])
    assert refusal(table, "use hero=0 skill=hero_armor_1p") == "OD-DECISION-79"
    with pytest.raises(RuntimeError, match="hero_armor_1p has an operation that cannot be used here"):
        run_op(state_of(table), 0, EFFECT_OF["hero_armor_1p"], 0, MAIN)


# -- what it costs ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-131", "OD-042")
def test_a_skill_is_paid_from_the_users_own_pool() -> None:
    table = table_at(
        "placing", ["warrior", "mage"], faced=["ogre_a"], skills=[[DODGE], []], dice=[["strength-6"], ["agility-6"]]
    )
    assert "use hero=0 skill=skill_dodge" not in offers(table)
    with pytest.raises(Illegal):
        play(table, "use hero=0 skill=skill_dodge")


@pytest.mark.rule("OD-043", "OD-041")
def test_gains_of_a_skill_go_to_its_user() -> None:
    table = table_at(
        "placing", ["warrior", "mage"], faced=["ogre_a"], skills=[[], [FLAMEWEAVE]], dice=[[], ["magic-3"]]
    )
    play(table, "use hero=1 skill=skill_flameweave", "pay die=magic-3")
    assert (pool_of(table, 0), pool_of(table, 1)) == ([], ["magic-5"])


@pytest.mark.rule("OD-132", "OD-049")
def test_strength_and_agility_skills_ask_for_dice_of_any_value() -> None:
    table = combat(["agility-1", "agility-6", "heroic-2", "strength-4"], DEXTERITY, "phantom_b")
    play(table, "use hero=0 skill=skill_dexterity")
    assert offers(table) == ["pay die=agility-1", "pay die=agility-6", "pay die=heroic-2", "think_better"]
    play(table, "pay die=agility-1")
    # Triple Strike costs three strength dice; with the heroic one there are only two.
    assert "skill_triple_strike" not in skills_offered(table)


@pytest.mark.rule("OD-132")
def test_the_stated_number_of_dice_is_paid_neither_more_nor_fewer() -> None:
    table = combat(["strength-6", "strength-5", "strength-4", "strength-3"], "phantom_b")
    play(table, "use hero=0 skill=skill_triple_strike", "pay die=strength-6", "pay die=strength-5")
    assert prompt(table) == "which_to_pay"
    play(table, "pay die=strength-4")
    assert prompt(table) == "which_dice"
    assert state_of(table).pool == [[3, 5, 13, 21]]  # strength 3 is left, and strength, agility and magic 5 have come


@pytest.mark.rule("OD-133", "OD-EXAMPLE-11")
def test_a_spell_takes_magic_dice_that_total_its_mana() -> None:
    table = combat(["magic-1", "magic-2", "agility-6"], SHIMMERBLAST, rolls=[4])
    play(table, "use hero=0 skill=skill_shimmerblast", "pay die=magic-1")
    assert offers(table) == ["pay die=magic-2", "think_better"]
    play(table, "pay die=magic-2")
    assert pool_of(table) == ["agility-6", "heroic-4"]


@pytest.mark.rule("OD-133")
def test_too_little_mana_does_not_pay_a_spell() -> None:
    assert "skill_shimmerblast" not in skills_offered(combat(["magic-1", "magic-1", "agility-6"], SHIMMERBLAST))
    assert "skill_shimmerblast" in skills_offered(combat(["magic-1", "heroic-2"], SHIMMERBLAST))


@pytest.mark.rule("OD-DECISION-28")
def test_a_die_more_than_needed_may_be_paid_and_the_excess_is_lost() -> None:
    table = combat(["magic-1", "magic-6"], SHIMMERBLAST, rolls=[4])
    play(table, "use hero=0 skill=skill_shimmerblast", "pay die=magic-1", "pay die=magic-6")
    assert pool_of(table) == ["heroic-4"]


@pytest.mark.rule("OD-134", "OD-082")
def test_dice_on_boxes_and_stored_dice_pay_nothing() -> None:
    table = table_at("placing", faced=["ogre_a"], skills=[[CRUSHING_BLOW]], stored=[2], dice=[["strength-5"]])
    assert "use hero=0 skill=skill_crushing_blow" in offers(table)
    play(table, "lay hero=0 die=strength-5 box=0")
    assert "use hero=0 skill=skill_crushing_blow" not in offers(table)


@pytest.mark.rule("OD-137")
def test_dice_gained_by_one_skill_pay_for_another() -> None:
    table = combat(["magic-2"], FLAMEWEAVE, STATIC_BURST)
    assert "skill_static_burst" not in skills_offered(table)
    play(table, "use hero=0 skill=skill_flameweave", "pay die=magic-2")
    play(table, "use hero=0 skill=skill_static_burst", "pay die=magic-5", "pick die=strength-4")
    assert pool_of(table) == ["agility-4", "strength-5"]


# -- the words -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-138")
def test_a_gained_die_comes_from_the_supply_with_its_value() -> None:
    table = combat(["strength-2"], CRUSHING_BLOW)
    events = play(table, "use hero=0 skill=skill_crushing_blow", "pay die=strength-2")
    assert not of_kind(events, DiceRolled)
    assert pool_of(table) == ["strength-6"]
    assert state_of(table).supply == [7, 8, 8, 6]


@pytest.mark.rule("OD-139")
def test_a_rolled_die_comes_from_the_supply_and_shows_what_it_rolled() -> None:
    table = combat(["agility-2"], BACKSTAB, rolls=[2, 6])
    events = play(table, "use hero=0 skill=skill_backstab", "pay die=agility-2")
    assert of_kind(events, DiceRolled) == [DiceRolled(led(state_of(table), 0), ("strength-2", "strength-6"))]
    assert pool_of(table) == ["strength-2", "strength-6"]
    assert state_of(table).supply == [6, 8, 8, 6]


@pytest.mark.rule("OD-140")
def test_increasing_adds_to_up_to_four_different_dice_and_stops_at_6() -> None:
    table = combat(["strength-1", "agility-6", "magic-5", "magic-5", "heroic-2", "agility-1"], CLEAVE)
    play(table, "use hero=0 skill=skill_cleave", "pay die=strength-1")
    play(table, "pick die=agility-6", "pick die=magic-5", "pick die=heroic-2", "pick die=magic-5")
    assert prompt(table) == "how_to_place"
    assert pool_of(table) == ["agility-1", "agility-6", "heroic-3", "magic-6", "magic-6"]


@pytest.mark.rule("OD-141")
def test_a_reroll_stands_even_when_it_is_worse() -> None:
    table = combat(["agility-5", "magic-3"], LUCKY_FAMILIAR, rolls=[2])
    play(table, "use hero=0 skill=skill_lucky_familiar", "choose_way choice=0", "pick die=agility-5")
    assert pool_of(table) == ["agility-2", "magic-3"]
    assert state_of(table).supply == [8, 7, 7, 6]


@pytest.mark.rule("OD-142", "OD-112")
def test_prevented_icons_are_ignored_in_the_consequences() -> None:
    table = combat(["agility-1"], DODGE)
    events = play(table, "use hero=0 skill=skill_dodge", "pay die=agility-1", "had_enough")
    assert of_kind(events, IconsPrevented) == [IconsPrevented(led(state_of(table), 0), 1)]
    assert of_kind(events, ConsequencesCounted) == [ConsequencesCounted(8, 3, 0)]  # the ogre and the hall: 9 hearts


@pytest.mark.rule("OD-142")
def test_preventing_more_than_there_is_takes_nothing_else_away() -> None:
    # Poison prevents up to 2 hourglasses; the covered ogre has only one left.
    dice = ["agility-1", "agility-4", "agility-5", *["strength-6"] * 5]
    table = combat(dice, "force_wall_b")
    play(table, "use hero=0 skill=skill_poison", "pay die=agility-1")
    play(table, "lay hero=0 die=agility-4 box=1", "lay hero=0 die=agility-5 box=3")
    events = play(table, "had_enough")
    assert of_kind(events, ConsequencesCounted) == [ConsequencesCounted(8, 0, 0)]


@pytest.mark.rule("OD-DECISION-29", "OD-026")
def test_dice_that_the_supply_lacks_are_not_gained_and_the_payment_is_gone() -> None:
    dice = ["magic-4", *["strength-1"] * 8]
    table = combat(dice, STATIC_BURST)
    play(table, "use hero=0 skill=skill_static_burst", "pay die=magic-4", "pick die=agility-4")
    assert pool_of(table) == ["agility-5", *["strength-1"] * 8]
    assert "skill_static_burst" not in skills_offered(table)


# -- OD-DECISION-70 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-DECISION-70")
def test_a_die_for_armor_covers_only_armor_and_is_not_combined_or_paid() -> None:
    table = combat(["strength-1", "agility-2"], ARMOR_CRUSH, CRUSHING_BLOW, CRITICAL_STRIKES, foe="shadow_a")
    play(table, "use hero=0 skill=skill_armor_crush", "pay die=strength-1")
    crush = [text for text in offers(table) if "heroic-6-armor" in text]
    assert crush == ["lay hero=0 die=heroic-6-armor box=0", "put_back hero=0 die=heroic-6-armor"]
    assert skills_offered(table) == ["skill_critical_strikes"]  # it does not pay for Crushing Blow
    assert not any(text.startswith("combine") for text in offers(table))
    play(table, "put_back hero=0 die=heroic-6-armor")
    assert state_of(table).supply[3] == 6


@pytest.mark.rule("OD-DECISION-70")
def test_a_die_for_armor_may_still_change_its_value() -> None:
    table = combat(["strength-1", "agility-2"], ARMOR_CRUSH, CONSISTENCY, foe="shadow_a")
    play(table, "use hero=0 skill=skill_armor_crush", "pay die=strength-1")
    play(table, "use hero=0 skill=skill_consistency", "pay die=agility-2", "pick die=heroic-6-armor")
    assert pool_of(table) == ["heroic-4-armor"]


@pytest.mark.rule("OD-DECISION-70")
def test_a_die_for_mana_only_pays_mana() -> None:
    table = combat(["strength-1"], MANA_FOUNTAIN, SHIMMERBLAST, foe="glooping_ooze_a", rolls=[3])
    play(table, "use hero=0 skill=skill_mana_fountain")
    assert [text for text in offers(table) if "magic-6-mana" in text] == ["put_back hero=0 die=magic-6-mana"]
    play(table, "use hero=0 skill=skill_shimmerblast", "pay die=magic-6-mana")
    assert pool_of(table) == ["heroic-3", "strength-1"]


@pytest.mark.rule("OD-DECISION-70")
def test_recolouring_takes_a_die_of_the_new_colour_as_long_as_there_is_one() -> None:
    heroic = ["heroic-1"] * 5
    table = combat(["agility-3", "agility-5", *heroic], CRITICAL_STRIKES)
    play(table, "use hero=0 skill=skill_critical_strikes", "pick die=agility-3", "pick die=agility-5")
    assert pool_of(table) == ["agility-5", "heroic-1", "heroic-1", "heroic-1", "heroic-1", "heroic-1", "heroic-3"]
    assert state_of(table).supply == [8, 7, 8, 0]


@pytest.mark.rule("OD-DECISION-70")
def test_a_die_for_mana_is_not_recoloured() -> None:
    table = table_at(
        "placing",
        ["mage"],
        faced=["bandit_b"],
        skills=[["fire_elemental_b", "flooded_tunnel_a"]],
        options={"cards": "hybrid"},
        dice=[["magic-2"]],
    )
    play(table, "use hero=0 skill=skill_mana_fountain", "use hero=0 skill=skill_channeling")
    assert pool_of(table) == ["heroic-2", "magic-6-mana"]


@pytest.mark.rule("OD-DECISION-70", "OD-022")
def test_a_die_that_cannot_change_its_colour_stays_and_no_die_is_lost() -> None:
    # Wingbeat on a strength die with no agility and no magic die left in the supply.
    table = table_at(
        "placing",
        ["mage"],
        level=4,
        faced=["bandit_b"],
        skills=[["razorbeak_a"]],
        options={"cards": "hybrid"},
        exiled=(0, 8, 8, 0),
        dice=[["strength-3"]],
    )
    play(table, "use hero=0 skill=skill_wingbeat")
    assert pool_of(table) == ["strength-3"]
    assert state_of(table).supply == [7, 0, 0, 6]


@pytest.mark.rule("OD-DECISION-70")
def test_brute_force_gains_as_many_as_the_supply_allows() -> None:
    dice = ["magic-5", "agility-5", *["strength-1"] * 7]
    table = combat(dice, BRUTE_FORCE)
    play(table, "use hero=0 skill=skill_brute_force", "pick die=magic-5", "pick die=agility-5")
    assert pool_of(table) == [*["strength-1"] * 7, "strength-6"]
    assert state_of(table).supply == [0, 8, 8, 6]


@pytest.mark.rule("OD-DECISION-70")
def test_an_effect_on_two_dice_acts_on_the_one_there_is() -> None:
    table = table_at(
        "placing", ["mage"], faced=["ogre_a"], potions=["shadow_b"], tokens=1, dice=[["agility-1", "heroic-2"]]
    )
    play(table, "use hero=0 skill=potion_heroism")
    assert pool_of(table) == ["agility-6", "heroic-2"]


@pytest.mark.rule("OD-DECISION-70")
def test_fade_watches_skills_but_not_potions() -> None:
    table = table_at(
        "placing",
        ["mage"],
        faced=["shadow_a"],
        skills=[[VALOR]],
        potions=["shadow_b"],
        tokens=1,
        dice=[["agility-1"]],
        rolls=[4],
    )
    assert len(of_kind(play(table, "use hero=0 skill=skill_valor"), TimeSpent)) == 1
    assert not of_kind(play(table, "use hero=0 skill=potion_heroism"), TimeSpent)


@pytest.mark.rule("OD-DECISION-70")
def test_fade_watches_talents_with_an_icon() -> None:
    learned = ["0:mage:talent_cunning"]
    table = table_at(
        "placing", ["mage"], faced=["shadow_a"], options={"talents": learned}, dice=[["agility-1"]], rolls=[5]
    )
    assert len(of_kind(play(table, "use hero=0 skill=talent_cunning"), TimeSpent)) == 1
    assert pool_of(table) == ["agility-5"]
