"""Skills that prevent icons or take poison away: amounts, kinds and limits."""

from __future__ import annotations

import pytest

from tests.games.helpers import offers, play, prompt
from tests.games.one_deck_dungeon.rules.cards.fights import enough, losses, placing, time_in, usable
from tests.games.one_deck_dungeon.rules.cards.skilled import boss_with, holder_of, table_with, use
from tests.games.one_deck_dungeon.tables import state_of
from undercroft.kernel.table import Table

OGRE = (9, 3, 0)
"""Losses by the ogre and the first floor of the Dragon's Cave if nothing is covered."""
TOUGH = ["boulder_a", "boulder_b", "fire_elemental_a", "fire_elemental_b", "phantom_a"]
VIPER = (1, 4, 3)
"""Losses by the viper and the first floor of the Mudlands if nothing is covered."""


def ogre_with(name: str, dice: list[str], hero: str = "warrior") -> Table:
    """A hero who survives the ogre has a skill against it."""
    return table_with(name, dice, heroes=[hero], items=[[card for card in TOUGH if card != holder_of(name)]])


def viper_with(name: str, dice: list[str], hero: str = "warrior") -> Table:
    """A hero has a skill against the viper."""
    return placing("marsh_viper_a", dice, [hero], skills=[[holder_of(name)]])


# -- hearts ------------------------------------------------------------------------------------------------------


@pytest.mark.card("skill_dodge")
@pytest.mark.rule("OD-112", "OD-142")
def test_dodge_prevents_one_heart() -> None:
    table = ogre_with("skill_dodge", ["agility-1"])
    use(table, "skill_dodge", "pay agility-1")
    events = enough(table)
    assert (losses(events), state_of(table).wounds) == ((8, 3, 0), [8])


@pytest.mark.card("skill_dodge")
def test_dodge_prevents_two_hearts_in_a_boss_round() -> None:
    table = boss_with("skill_dodge", [2] * 40)
    use(table, "skill_dodge", "pay agility-2")
    play(table, "had_enough")
    assert state_of(table).wounds == [11 - 2]


@pytest.mark.card("skill_dodge")
@pytest.mark.rule("OD-142")
def test_missing_icons_cannot_be_prevented() -> None:
    dice = ["agility-1", "strength-3", "magic-6", "magic-3", "strength-5", "strength-5"]
    table = placing("wraith_a", dice, skills=[["goblin_b"]])
    use(table, "skill_dodge", "pay agility-1")
    for place, die in ((0, "magic-6"), (0, "magic-3"), (1, "strength-5"), (3, "strength-5"), (5, "strength-3")):
        play(table, f"lay hero=0 die={die} box={place}")
    assert losses(enough(table)) == (0, 3, 0)  # one heart of the magic box


@pytest.mark.card("skill_dodge")
@pytest.mark.rule("OD-DECISION-19")
def test_dodge_does_not_reach_the_flames_nor_the_stairs() -> None:
    table = placing("ogre_a", ["agility-1"], skills=[["goblin_b"]], items=[TOUGH], deck=[], stair_tokens=2)
    use(table, "skill_dodge", "pay agility-1")
    enough(table)
    assert state_of(table).wounds == [8 + 1]


# -- time --------------------------------------------------------------------------------------------------------


@pytest.mark.card("skill_poison")
def test_the_poison_skill_prevents_two_time_icons() -> None:
    table = ogre_with("skill_poison", ["agility-1"])
    use(table, "skill_poison", "pay agility-1")
    events = enough(table)
    assert (losses(events), time_in(events)) == ((9, 1, 0), 1)


# -- poison ------------------------------------------------------------------------------------------------------


@pytest.mark.card("skill_endure")
def test_endure_prevents_two_poison_icons() -> None:
    table = viper_with("skill_endure", ["strength-1"])
    use(table, "skill_endure", "pay strength-1")
    assert losses(enough(table)) == (1, 4, 1)


@pytest.mark.card("skill_endure")
def test_endure_prevents_poison_in_a_peril_and_no_more_than_there_is() -> None:
    table = placing("spore_cloud_b", ["strength-1"], skills=[["venom_toad_b"]], option=1)
    use(table, "skill_endure", "pay strength-1")
    assert losses(enough(table)) == (1, 2, 0)


@pytest.mark.card("skill_endure", "skill_purify")
def test_poison_that_lies_on_a_hero_is_not_prevented_but_purified() -> None:
    table = placing("marsh_viper_a", ["strength-1", "magic-3"], skills=[["venom_toad_b", "venom_toad_a"]], poison=[2])
    use(table, "skill_endure", "pay strength-1")
    assert state_of(table).poison == [2]
    use(table, "skill_purify", "pay magic-3")
    assert (state_of(table).poison, state_of(table).poison_supply) == ([1], 7)


@pytest.mark.card("skill_purify")
@pytest.mark.parametrize("kind", ["combat", "peril"])
def test_purify_cleanses_one_hero_of_choice(kind: str) -> None:
    table = table_with("skill_purify", ["magic-3"], kind, ["warrior", "mage"], poison=[1, 2])
    use(table, "skill_purify", "pay magic-3")
    assert offers(table) == ["cleanse_hero hero=0", "cleanse_hero hero=1"]
    play(table, "cleanse_hero hero=1")
    assert state_of(table).poison == [1, 1]


@pytest.mark.card("skill_purify")
@pytest.mark.rule("OD-DECISION-76")
def test_purify_is_not_offered_where_nobody_is_poisoned() -> None:
    assert "skill_purify" in usable(table_with("skill_purify", ["magic-3"], poison=[1]))
    assert "skill_purify" not in usable(table_with("skill_purify", ["magic-3"], poison=[0]))


# -- hearts or poison --------------------------------------------------------------------------------------------

CHOOSING = [
    pytest.param("skill_ironbark", [], 1, marks=pytest.mark.card("skill_ironbark")),
    pytest.param("skill_sidestep", ["agility-1"], 1, marks=pytest.mark.card("skill_sidestep")),
    pytest.param("skill_umbral_ward", ["magic-4"], 2, marks=pytest.mark.card("skill_umbral_ward")),
]


@pytest.mark.parametrize(("name", "price", "count"), CHOOSING)
@pytest.mark.rule("OD-DECISION-19")
def test_hearts_or_poison_are_prevented_as_the_party_chooses_in_the_consequences(
    name: str, price: list[str], count: int
) -> None:
    for icon in ("heart", "poison"):
        table = viper_with(name, price)
        use(table, name, *(f"pay {die}" for die in price))
        events = enough(table)
        assert offers(table) == ["ignore icon=heart", "ignore icon=poison"]
        events += play(table, f"ignore icon={icon}")
        left = list(VIPER)
        left[0 if icon == "heart" else 2] -= 1
        left[2] -= count - 1  # after the only heart only poison is left, after one poison it is asked again
        if prompt(table) == "which_icon":
            events += play(table, "ignore icon=poison")
        assert losses(events) == tuple(left)


@pytest.mark.card("skill_umbral_ward")
def test_an_umbral_ward_prevents_a_heart_and_a_poison_if_one_likes() -> None:
    table = viper_with("skill_umbral_ward", ["magic-4"])
    use(table, "skill_umbral_ward", "pay magic-4")
    events = [*enough(table), *play(table, "ignore icon=poison", "ignore icon=heart")]
    assert losses(events) == (0, 4, 2)


@pytest.mark.card("skill_ironbark", "skill_sidestep", "skill_umbral_ward")
@pytest.mark.rule("OD-DECISION-19")
def test_prevention_asks_nothing_if_it_covers_all_icons() -> None:
    # A viper costs a heart and 3 poison: the three skills together prevent 4 icons, two of them leave one.
    skills = {"skill_ironbark": [], "skill_umbral_ward": ["magic-4"], "skill_sidestep": ["agility-1"]}
    table = placing("marsh_viper_a", ["magic-4", "agility-1"], skills=[[holder_of(name) for name in skills]])
    for name, price in skills.items():
        without = table.clone()
        use(table, name, *(f"pay {die}" for die in price))
    enough(without)
    assert prompt(without) == "which_icon"
    assert losses(enough(table)) == (0, 4, 0)


@pytest.mark.card("skill_sidestep", "skill_umbral_ward")
@pytest.mark.parametrize(
    ("name", "price", "left"), [("skill_sidestep", "agility-1", 2), ("skill_umbral_ward", "magic-4", 1)]
)
def test_a_sidestep_and_an_umbral_ward_work_in_perils(name: str, price: str, left: int) -> None:
    table = placing("rotten_bridge_b", [price], skills=[[holder_of(name)]], option=1)
    use(table, name, f"pay {price}")
    assert losses(enough(table)) == (left, 2, 0)


@pytest.mark.card("skill_sidestep")
def test_a_sidestep_prevents_two_icons_in_a_boss_round() -> None:
    table = boss_with("skill_sidestep", [2] * 40)
    use(table, "skill_sidestep", "pay agility-2")
    events = play(table, "had_enough", "ignore icon=heart", "ignore icon=poison")
    assert losses(events) == (9, 0, 0)  # the Mud Golem has 10 hearts and 1 poison


@pytest.mark.card("skill_ironbark")
def test_ironbark_prevents_one_icon_in_a_boss_round_too() -> None:
    table = boss_with("skill_ironbark", [2] * 40)
    use(table, "skill_ironbark")
    assert losses(play(table, "had_enough", "ignore icon=heart")) == (9, 0, 1)


# -- what stands in the way --------------------------------------------------------------------------------------


@pytest.mark.card("paladin", "skill_dodge")
def test_the_paladins_armor_lets_no_other_heart_be_prevented() -> None:
    table = ogre_with("skill_dodge", ["agility-1"], "paladin")
    use(table, "skill_dodge", "pay agility-1")
    assert losses(enough(table)) == (5, 3, 0)  # 9 hearts: Armor alone prevents 4


@pytest.mark.card("paladin", "skill_umbral_ward")
def test_the_paladin_may_prevent_poison() -> None:
    table = viper_with("skill_umbral_ward", ["magic-4"], "paladin")
    use(table, "skill_umbral_ward", "pay magic-4")
    assert losses(enough(table)) == (1, 4, 1)


@pytest.mark.rule("OD-DECISION-19", "OD-EXAMPLE-26", "OD-112")
@pytest.mark.card("lichs_tomb", "skill_dodge")
def test_a_prevented_heart_brings_no_blade_storm() -> None:
    for prevented, hearts in ((True, 0), (False, 2)):
        table = bandit_in_the_storm()
        if prevented:
            use(table, "skill_dodge", "pay agility-1")
        assert losses(enough(table))[0] == hearts


def bandit_in_the_storm() -> Table:
    """On floor 3 of the Lich's Tomb all boxes but one with a single heart are covered."""
    dice = {
        0: ["agility-6", "agility-2"],
        2: ["agility-4"],
        3: ["strength-5"],
        4: ["strength-5"],
        5: ["magic-2"],
        6: ["strength-6"],
        7: ["magic-3"],
        8: ["magic-6", "magic-4"],
    }
    flat = [die for row in dice.values() for die in row]
    table = placing("bandit_a", [*flat, "agility-1"], skills=[["goblin_b"]], dungeon="lichs_tomb", floor=3)
    for place in sorted(dice, key=lambda place: place not in (5, 7)):
        for die in dice[place]:
            play(table, f"lay hero=0 die={die} box={place}")
    return table
