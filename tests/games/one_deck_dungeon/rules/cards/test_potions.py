"""The potions of both sets: effects, moments, heroes, and a token for every use."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import offers, play, prompt, zone_of
from tests.games.one_deck_dungeon.rules.cards.fights import enough, losses, placing, table_for, time_in, tough, usable
from tests.games.one_deck_dungeon.rules.cards.skilled import boss_with, holder_of, table_with, use
from tests.games.one_deck_dungeon.tables import pool_of, state_of, table_at
from undercroft.kernel.table import Table

FOREST = {"cards": "forest"}
LOOT = [
    "potion_clarity",
    "potion_mana",
    "potion_heroism",
    "potion_vigor",
    "potion_swiftness",
    "potion_stoneskin",
    "potion_focus",
]
BASIC = ["potion_aid", "potion_rewind", "potion_luck"]
IN_ENCOUNTERS = [pytest.param(name, id=name, marks=pytest.mark.card(name)) for name in (*LOOT, *BASIC)]


def with_potion(name: str, dice: list[str], kind: str = "combat", **more: Any) -> Table:
    """The party has found this potion, or brought it as its basic one, and has these dice."""
    if name in LOOT:
        return table_with(name, dice, kind, **more)
    heroes = more.pop("heroes", ["warrior"])
    more.setdefault("option", -1 if kind == "combat" else 0)
    return placing("dire_wolf_a" if kind == "combat" else "vine_trap_a", dice, heroes, basic_potion=name, **more)


# -- when, for whom, how often -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", IN_ENCOUNTERS)
@pytest.mark.parametrize("kind", ["combat", "peril"])
@pytest.mark.rule("OD-102", "OD-103", "OD-136")
def test_a_potion_works_in_combat_and_in_perils_for_every_hero_while_there_is_a_token(name: str, kind: str) -> None:
    table = with_potion(name, ["magic-1"], kind, heroes=["warrior", "mage"], tokens=1)
    assert (name in usable(table, 0), name in usable(table, 1)) == (True, True)
    table = with_potion(name, ["magic-1"], kind, heroes=["warrior", "mage"], tokens=0)
    assert (name in usable(table, 0), name in usable(table, 1)) == (False, False)


@pytest.mark.parametrize("name", IN_ENCOUNTERS)
@pytest.mark.rule("OD-024", "OD-129")
def test_a_potion_is_drunk_as_often_as_there_are_tokens(name: str) -> None:
    table = with_potion(name, ["strength-3", "agility-3"], tokens=2, rolls=[4] * 20)
    for left in (1, 0):
        use(table, name)
        while prompt(table) != "how_to_place":
            play(table, offers(table)[-1])
        assert (state_of(table).tokens, state_of(table).token_supply) == (left, 6 - left)
    assert name not in usable(table)


@pytest.mark.parametrize("name", [name for name in IN_ENCOUNTERS if name.id in LOOT])
@pytest.mark.rule("OD-171")
def test_a_potion_works_against_a_boss(name: str) -> None:
    assert name in usable(boss_with(name, [2] * 40))


@pytest.mark.parametrize("name", IN_ENCOUNTERS)
@pytest.mark.rule("OD-144")
def test_a_potion_of_encounters_is_not_drunk_outside(name: str) -> None:
    more: dict[str, Any] = {"potions": [holder_of(name)]} if name in LOOT else {"basic_potion": name}
    base = name in ("potion_clarity", "potion_mana", "potion_heroism")
    dungeon, options = ("dragons_cave", {}) if base else ("the_mudlands", FOREST)
    table = table_at("act", doors=[["boulder_a" if base else "vine_trap_a"]], dungeon=dungeon, options=options, **more)
    assert name in table.view(0)["found"]
    assert offers(table) == ["explore", "enter door=0"]


@pytest.mark.card("potion_mana", "potion_heroism")
@pytest.mark.rule("OD-121")
def test_any_token_pays_for_any_potion() -> None:
    table = placing(
        "ogre_a", ["strength-1", "strength-2"], potions=["arrow_wall_b", "shadow_b"], tokens=1, rolls=[4] * 3
    )
    assert usable(table) == ["potion_mana", "potion_heroism"]
    use(table, "potion_heroism")
    assert usable(table) == []


# -- what they do to dice ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "colour"),
    [
        pytest.param(f"potion_{name}", colour, marks=pytest.mark.card(f"potion_{name}"))
        for name, colour in (("mana", "magic"), ("vigor", "strength"), ("swiftness", "agility"))
    ],
)
@pytest.mark.parametrize("kind", ["combat", "peril"])
def test_three_dice_of_a_colour_are_rolled(name: str, colour: str, kind: str) -> None:
    table = with_potion(name, ["heroic-3"], kind, rolls=[2, 5, 6])
    use(table, name)
    assert pool_of(table) == sorted([f"{colour}-2", f"{colour}-5", f"{colour}-6", "heroic-3"])


@pytest.mark.card("potion_mana")
@pytest.mark.rule("OD-026", "OD-139")
def test_only_as_many_dice_are_rolled_as_the_supply_holds() -> None:
    table = with_potion("potion_mana", ["magic-1"] * 6, rolls=[2, 5])
    use(table, "potion_mana")
    assert pool_of(table) == [*["magic-1"] * 6, "magic-2", "magic-5"]


@pytest.mark.card("potion_mana")
@pytest.mark.rule("OD-043")
def test_the_dice_go_to_the_hero_who_drinks() -> None:
    table = with_potion("potion_mana", [], heroes=["warrior", "mage"], rolls=[2, 5, 6])
    use(table, "potion_mana", hero=1)
    assert (pool_of(table, 0), len(pool_of(table, 1))) == ([], 3)


@pytest.mark.card("potion_clarity")
def test_clarity_rerolls_all_ones_and_twos_once_and_rolls_a_heroic_die() -> None:
    table = with_potion("potion_clarity", ["magic-1", "heroic-2", "strength-3"], rolls=[1, 2, 1])
    use(table, "potion_clarity")
    assert pool_of(table) == ["heroic-1", "heroic-2", "magic-1", "strength-3"]


@pytest.mark.card("potion_clarity")
def test_clarity_leaves_the_dice_of_the_partner_alone() -> None:
    table = with_potion("potion_clarity", ["magic-1"], heroes=["warrior", "mage"], partner=["magic-2"], rolls=[6, 5])
    use(table, "potion_clarity")
    assert (pool_of(table, 0), pool_of(table, 1)) == (["heroic-5", "magic-6"], ["magic-2"])


@pytest.mark.card("potion_clarity")
def test_clarity_without_small_dice_still_rolls_a_heroic_die() -> None:
    table = with_potion("potion_clarity", ["magic-3"], rolls=[4])
    use(table, "potion_clarity")
    assert pool_of(table) == ["heroic-4", "magic-3"]


@pytest.mark.card("potion_heroism")
@pytest.mark.parametrize("kind", ["combat", "peril"])
def test_heroism_turns_two_dice_that_are_not_heroic_to_six(kind: str) -> None:
    table = with_potion("potion_heroism", ["strength-1", "agility-2", "magic-3", "heroic-1"], kind)
    use(table, "potion_heroism")
    assert offers(table) == ["pick die=strength-1", "pick die=agility-2", "pick die=magic-3"]
    play(table, "pick die=magic-3", "pick die=strength-1")
    assert pool_of(table) == ["agility-2", "heroic-1", "magic-6", "strength-6"]


@pytest.mark.card("potion_heroism")
@pytest.mark.rule("OD-DECISION-70")
def test_heroism_turns_as_many_dice_as_there_are() -> None:
    table = with_potion("potion_heroism", ["strength-1", "heroic-1"])
    use(table, "potion_heroism")
    assert pool_of(table) == ["heroic-1", "strength-6"]


@pytest.mark.card("potion_focus")
@pytest.mark.parametrize("kind", ["combat", "peril"])
def test_focus_turns_one_die_to_six_and_gains_a_heroic_four(kind: str) -> None:
    table = with_potion("potion_focus", ["strength-1", "heroic-1"], kind)
    use(table, "potion_focus", "pick heroic-1")
    assert pool_of(table) == ["heroic-4", "heroic-6", "strength-1"]


@pytest.mark.card("potion_focus")
def test_focus_without_dice_still_gains_its_heroic_four() -> None:
    table = with_potion("potion_focus", [])
    use(table, "potion_focus")
    assert pool_of(table) == ["heroic-4"]  # the four comes after the six


@pytest.mark.card("potion_aid")
def test_aid_rolls_a_heroic_die() -> None:
    table = with_potion("potion_aid", ["magic-2"], rolls=[5])
    use(table, "potion_aid")
    assert pool_of(table) == ["heroic-5", "magic-2"]


@pytest.mark.card("potion_rewind")
def test_rewind_rerolls_any_number_of_own_dice() -> None:
    table = with_potion("potion_rewind", ["magic-2", "strength-6", "heroic-1"], rolls=[4, 5])
    use(table, "potion_rewind", "pick magic-2", "pick heroic-1", "enough")
    assert pool_of(table) == ["heroic-5", "magic-4", "strength-6"]


@pytest.mark.card("potion_luck")
def test_luck_raises_at_most_three_different_dice() -> None:
    table = with_potion("potion_luck", ["magic-2", "strength-6", "heroic-1", "agility-3"])
    use(table, "potion_luck", "pick magic-2", "pick strength-6", "pick heroic-1")
    assert prompt(table) == "how_to_place"
    assert pool_of(table) == ["agility-3", "heroic-2", "magic-3", "strength-6"]


# -- Stoneskin ---------------------------------------------------------------------------------------------------


@pytest.mark.card("potion_stoneskin")
def test_stoneskin_prevents_three_hearts_or_poison_in_any_mix() -> None:
    table = placing("rock_wyrm_a", [], items=[tough("rock_wyrm_a")], potions=["quicksand_a"])
    use(table, "potion_stoneskin")
    events = [*enough(table), *play(table, "ignore icon=heart", "ignore icon=poison")]
    assert losses(events) == (6 - 2, 2, 0)  # the last icon can only be a heart


@pytest.mark.card("potion_stoneskin")
def test_stoneskin_prevents_no_more_than_there_is() -> None:
    table = placing("vine_trap_a", [], option=0, potions=["quicksand_a"])
    use(table, "potion_stoneskin")
    assert losses(enough(table)) == (0, 3, 0)


# -- Healing -----------------------------------------------------------------------------------------------------


@pytest.mark.card("potion_healing")
@pytest.mark.rule("OD-DECISION-26")
def test_healing_is_best_before_the_time_of_a_turn_is_spent() -> None:
    table = table_at("turn", wounds=[5], tokens=2)
    play(table, "drink potion=potion_healing hero=0")
    assert state_of(table).wounds == [2]
    play(table, "go_on")
    table = table_at("act", wounds=[5], tokens=2, doors=[["boulder_a"]])
    play(table, "drink potion=potion_healing hero=0")
    assert (state_of(table).wounds, state_of(table).tokens) == ([3], 1)


@pytest.mark.card("potion_healing")
@pytest.mark.rule("OD-144", "OD-145", "OD-DECISION-27")
def test_healing_heals_one_hero_at_any_time_and_never_below_none() -> None:
    drinks = [f"drink potion=potion_healing hero={hero}" for hero in (0, 1)]
    wounded: dict[str, Any] = {"heroes": ["warrior", "mage"], "wounds": [1, 2]}
    at_the_door = table_at("act", doors=[["boulder_a"]], **wounded)
    play(at_the_door, "enter door=0")
    for table in (
        table_at("turn", **wounded),
        table_at("act", doors=[["boulder_a"]], **wounded),
        at_the_door,
        table_for("placing", "ogre_a", dice=[[], []], **wounded),
        table_at("end", deck=[], **wounded),
        table_at("boss", **wounded),
    ):
        assert set(drinks) <= set(offers(table)), prompt(table)
        play(table, drinks[0])
        assert (state_of(table).wounds, state_of(table).tokens) == ([0, 2], 0)


@pytest.mark.card("potion_healing")
@pytest.mark.rule("OD-111")
def test_healing_in_time_stops_a_defeat() -> None:
    table = table_for("encounter", "fire_elemental_a", ["mage"], wounds=[4], tokens=1)
    assert offers(table) == ["save hero=0", "give_up"]
    play(table, "save hero=0")
    assert (state_of(table).wounds, state_of(table).tokens) == ([3], 0)


# -- Invisibility ------------------------------------------------------------------------------------------------


@pytest.mark.card("potion_invisibility")
@pytest.mark.rule("OD-146", "OD-DECISION-25")
@pytest.mark.parametrize("foe", ["fire_elemental_a", "ice_elemental_a", "wraith_a", "beetle_a", "rune_puzzle_a"])
def test_invisibility_takes_two_time_and_goes_straight_to_the_loot(foe: str) -> None:
    table = table_for("encounter", foe, ["warrior", "mage"], potions=["skeleton_a"], items=[["ogre_a"]])
    assert offers(table) == ["be_seen", "sneak"]
    assert time_in(play(table, "sneak")) == 2
    state = state_of(table)
    assert (prompt(table), state.tokens, state.wounds, state.pool) == ("which_loot", 0, [0, 0], [[], []])
    assert zone_of(table, "items") == ["ogre_a"]


@pytest.mark.card("potion_invisibility")
def test_invisibility_is_offered_once_the_party_has_decided_not_to_flee() -> None:
    table = table_at("act", doors=[["boulder_a"]], potions=["skeleton_a"])
    play(table, "enter door=0")
    assert prompt(table) == "face_or_flee"
    play(table, "face_it")
    assert prompt(table) == "whether_to_sneak"
    table = table_at("act", doors=[["boulder_a"]], open=[0], potions=["skeleton_a"])
    play(table, "enter door=0")
    assert prompt(table) == "whether_to_sneak"


@pytest.mark.card("potion_invisibility")
def test_invisibility_wants_a_token_and_does_nothing_against_a_boss() -> None:
    assert prompt(table_for("encounter", "boulder_a", potions=["skeleton_a"], tokens=0)) == "which_option"
    table = table_at("boss", potions=["skeleton_a"])
    assert usable(table) == []


# -- Cure and Antidote -------------------------------------------------------------------------------------------


@pytest.mark.card("potion_cure")
@pytest.mark.rule("FS-018", "FS-028", "OD-DECISION-67")
def test_cure_alone_heals_one_wound_or_one_poison_once() -> None:
    for word, wounds, poison in (("heal_wound", [1], [1]), ("cleanse", [2], [0])):
        table = table_at("turn", dungeon="the_mudlands", options=FOREST, wounds=[2], poison=[1], tokens=2)
        play(table, "drink potion=potion_cure hero=0", f"{word} hero=0")
        assert (state_of(table).wounds, state_of(table).poison, state_of(table).tokens) == (wounds, poison, 1)


@pytest.mark.card("potion_cure", "potion_aid")
@pytest.mark.rule("FS-026")
def test_cure_heals_with_every_other_potion() -> None:
    table = placing("dire_wolf_a", [], ["warrior", "mage"], basic_potion="potion_aid", wounds=[1, 1], rolls=[4])
    use(table, "potion_aid")
    assert offers(table) == ["cure_hero hero=0", "cure_hero hero=1"]
    play(table, "cure_hero hero=1")
    assert (state_of(table).wounds, pool_of(table)) == ([1, 0], ["heroic-4"])


@pytest.mark.card("potion_cure", "quicksand_a")
@pytest.mark.rule("FS-026", "FS-027")
def test_cure_heals_with_every_token_gained_and_is_lost_on_the_healthy() -> None:
    for wounds, left in (([2], [1]), ([0], [0])):
        table = placing("quicksand_a", ["magic-6", "heroic-2"], option=0, wounds=wounds)
        play(table, "lay hero=0 die=heroic-2 box=1", "lay hero=0 die=magic-6 box=0", "had_enough")
        play(table, "take_potion card=quicksand_a")
        assert (state_of(table).wounds, state_of(table).tokens) == (left, 2)


@pytest.mark.card("potion_antidote")
@pytest.mark.rule("OD-144")
def test_an_antidote_removes_two_tokens_from_heroes_of_choice_at_any_time() -> None:
    more: dict[str, Any] = {"basic_potion": "potion_antidote", "poison": [2, 1]}
    drink = "take_antidote potion=potion_antidote"
    fight = placing("dire_wolf_a", [], ["warrior", "mage"], **more)
    for table in (table_at("turn", ["warrior", "mage"], dungeon="the_mudlands", options=FOREST, **more), fight):
        play(table, drink, "cure_hero hero=0")  # Cure comes with it
        play(table, "cleanse_hero hero=0")
        assert (state_of(table).poison, state_of(table).poison_supply) == ([0, 0], 8)
        assert state_of(table).tokens == 0


@pytest.mark.card("potion_antidote")
def test_an_antidote_removes_the_only_token_there_is() -> None:
    table = table_at(
        "turn", dungeon="the_mudlands", options=FOREST, basic_potion="potion_antidote", poison=[1], wounds=[1]
    )
    play(table, "take_antidote potion=potion_antidote", "heal_wound hero=0")
    assert (state_of(table).poison, state_of(table).wounds) == ([0], [0])
