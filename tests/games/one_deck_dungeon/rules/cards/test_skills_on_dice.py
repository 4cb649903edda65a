"""Skills that change dice: raise, reroll, recolour, trade; their number, their choice, and missing dice."""

from __future__ import annotations

import pytest

from tests.games.helpers import offers, play, prompt
from tests.games.one_deck_dungeon.rules.cards.skilled import boss_with, table_with, use
from tests.games.one_deck_dungeon.tables import pool_of, state_of

# -- raising -----------------------------------------------------------------------------------------------------


@pytest.mark.card("skill_cleave")
@pytest.mark.rule("OD-140")
def test_cleave_raises_at_most_four_different_dice_by_one() -> None:
    table = table_with("skill_cleave", ["strength-1", "strength-3", "strength-3", "agility-6", "magic-2", "magic-4"])
    use(table, "skill_cleave", "pay strength-1", "pick strength-3", "pick strength-3", "pick agility-6")
    assert offers(table) == ["pick die=magic-2", "pick die=magic-4", "enough"]
    play(table, "pick die=magic-2")
    assert pool_of(table) == ["agility-6", "magic-3", "magic-4", "strength-4", "strength-4"]


@pytest.mark.card("skill_cleave")
def test_cleave_may_raise_fewer_dice_but_none_twice() -> None:
    table = table_with("skill_cleave", ["strength-1", "magic-2", "magic-4"])
    use(table, "skill_cleave", "pay strength-1", "pick magic-2")
    assert offers(table) == ["pick die=magic-4", "enough"]
    play(table, "enough")
    assert pool_of(table) == ["magic-3", "magic-4"]


@pytest.mark.card("skill_cleave", "skill_moonglow", "skill_shadowstep", "skill_consistency", "skill_tremor")
@pytest.mark.parametrize(
    ("name", "price"),
    [
        ("skill_cleave", "strength-1"),
        ("skill_moonglow", "magic-2"),
        ("skill_shadowstep", "agility-1"),
        ("skill_consistency", "agility-1"),
        ("skill_tremor", "magic-5"),
    ],
)
@pytest.mark.rule("OD-DECISION-70")
def test_with_no_die_left_there_is_nothing_to_change(name: str, price: str) -> None:
    table = table_with(name, [price])
    use(table, name, f"pay {price}")
    assert (prompt(table), pool_of(table)) == ("how_to_place", [])


@pytest.mark.card("skill_moonglow")
@pytest.mark.parametrize("kind", ["combat", "peril"])
def test_moonglow_raises_at_most_three_different_dice_by_one(kind: str) -> None:
    table = table_with("skill_moonglow", ["magic-2", "magic-1", "agility-3", "heroic-5", "heroic-6"], kind)
    use(table, "skill_moonglow", "pay magic-2", "pick magic-1", "pick agility-3", "pick heroic-5")
    assert prompt(table) == "how_to_place"
    assert pool_of(table) == ["agility-4", "heroic-6", "heroic-6", "magic-2"]


@pytest.mark.card("skill_moonglow")
def test_moonglow_touches_no_dice_of_the_partner() -> None:
    table = table_with("skill_moonglow", ["magic-2", "magic-1"], heroes=["warrior", "mage"], partner=["magic-4"])
    use(table, "skill_moonglow", "pay magic-2")
    assert offers(table) == ["pick die=magic-1", "enough"]


@pytest.mark.card("skill_static_burst")
def test_static_burst_gains_two_dice_and_then_raises_any_one() -> None:
    table = table_with("skill_static_burst", ["magic-4", "magic-2"])
    use(table, "skill_static_burst", "pay magic-4")
    assert offers(table) == ["pick die=magic-2", "pick die=strength-4", "pick die=agility-4"]
    play(table, "pick die=strength-4")
    assert pool_of(table) == ["agility-4", "magic-2", "strength-5"]


@pytest.mark.card("skill_static_burst")
def test_static_burst_raises_the_only_die_it_could_gain() -> None:
    table = table_with("skill_static_burst", ["magic-4"], exiled=[8, 0, 0, 0])
    use(table, "skill_static_burst", "pay magic-4")
    assert pool_of(table) == ["agility-5"]


@pytest.mark.card("skill_tremor")
def test_tremor_raises_all_own_strength_and_agility_dice() -> None:
    dice = ["magic-5", "magic-3", "heroic-3", "strength-2", "strength-6", "agility-5"]
    table = table_with("skill_tremor", dice, heroes=["warrior", "mage"], partner=["strength-1"])
    use(table, "skill_tremor", "pay magic-5")
    assert pool_of(table) == ["agility-6", "heroic-3", "magic-3", "strength-3", "strength-6"]
    assert pool_of(table, 1) == ["strength-1"]


@pytest.mark.card("skill_shadowstep")
def test_shadowstep_turns_one_die_to_six() -> None:
    table = table_with("skill_shadowstep", ["agility-1", "magic-2", "heroic-1"])
    use(table, "skill_shadowstep", "pay agility-1", "pick heroic-1")
    assert pool_of(table) == ["heroic-6", "magic-2"]


@pytest.mark.card("skill_consistency")
@pytest.mark.parametrize(
    ("picks", "dice"),
    [
        ((), ["heroic-1", "magic-2", "magic-6"]),
        (("magic-2",), ["heroic-1", "magic-4", "magic-6"]),
        (("magic-2", "magic-6", "heroic-1"), ["heroic-4", "magic-4", "magic-4"]),
    ],
)
def test_consistency_turns_any_number_of_dice_to_four(picks: tuple[str, ...], dice: list[str]) -> None:
    table = table_with("skill_consistency", ["agility-1", "magic-2", "magic-6", "heroic-1"])
    use(table, "skill_consistency", "pay agility-1", *(f"pick {die}" for die in picks))
    if prompt(table) == "which_dice":
        play(table, "enough")
    assert pool_of(table) == dice


@pytest.mark.card("skill_chaotic_aura")
def test_chaotic_aura_turns_dice_of_one_value_to_six() -> None:
    table = table_with("skill_chaotic_aura", ["magic-6", "strength-2", "agility-2", "heroic-2", "strength-3"])
    use(table, "skill_chaotic_aura", "pay magic-6", "pick agility-2")
    assert offers(table) == ["pick die=strength-2", "pick die=heroic-2", "enough"]
    play(table, "pick die=heroic-2", "enough")
    assert pool_of(table) == ["agility-6", "heroic-6", "strength-2", "strength-3"]


@pytest.mark.card("skill_chaotic_aura")
def test_chaotic_aura_turns_at_most_five_dice() -> None:
    table = table_with("skill_chaotic_aura", ["magic-6", *["strength-1"] * 6])
    use(table, "skill_chaotic_aura", "pay magic-6", *["pick strength-1"] * 5)
    assert prompt(table) == "how_to_place"
    assert pool_of(table) == ["strength-1", *["strength-6"] * 5]


@pytest.mark.card("skill_triple_strike")
@pytest.mark.parametrize("raised", ["strength", "agility", "magic"])
def test_triple_strike_gains_three_dice_and_raises_one_of_them(raised: str) -> None:
    table = table_with("skill_triple_strike", [*["strength-1"] * 3, "magic-1"])
    use(table, "skill_triple_strike", *["pay strength-1"] * 3)
    assert offers(table) == ["pick die=strength-5", "pick die=agility-5", "pick die=magic-5"]
    play(table, f"pick die={raised}-5")
    dice = ["magic-1", *(f"{colour}-{6 if colour == raised else 5}" for colour in ("strength", "agility", "magic"))]
    assert pool_of(table) == sorted(dice)


@pytest.mark.card("skill_triple_strike")
@pytest.mark.rule("OD-DECISION-29")
def test_triple_strike_raises_one_of_those_it_could_gain() -> None:
    table = table_with("skill_triple_strike", [*["strength-1"] * 3, "magic-5"], exiled=[0, 8, 7, 0])
    use(table, "skill_triple_strike", *["pay strength-1"] * 3)
    assert pool_of(table) == ["magic-5", "strength-6"]


# -- rerolling ---------------------------------------------------------------------------------------------------


@pytest.mark.card("skill_lucky_familiar")
@pytest.mark.rule("OD-141")
@pytest.mark.parametrize("kind", ["combat", "peril"])
def test_a_lucky_familiar_rerolls_one_die_for_better_or_worse(kind: str) -> None:
    table = table_with("skill_lucky_familiar", ["magic-2", "heroic-4"], kind, rolls=[1])
    use(table, "skill_lucky_familiar", "choose_way choice=0", "pick heroic-4")
    assert pool_of(table) == ["heroic-1", "magic-2"]


@pytest.mark.card("skill_lucky_familiar")
@pytest.mark.rule("OD-140")
@pytest.mark.parametrize(("before", "after"), [(2, 3), (6, 6)])
def test_a_lucky_familiar_raises_one_die_instead(before: int, after: int) -> None:
    table = table_with("skill_lucky_familiar", [f"magic-{before}"])
    use(table, "skill_lucky_familiar", "choose_way choice=1")
    assert pool_of(table) == [f"magic-{after}"]


@pytest.mark.card("skill_battle_trance")
@pytest.mark.parametrize("kind", ["combat", "peril"])
def test_a_battle_trance_rerolls_any_number_of_ones_and_only_ones(kind: str) -> None:
    table = table_with("skill_battle_trance", ["magic-1", "agility-1", "magic-1", "heroic-2"], kind, rolls=[6, 1])
    use(table, "skill_battle_trance")
    assert offers(table) == ["pick die=magic-1", "pick die=agility-1", "enough"]
    play(table, "pick die=magic-1", "pick die=agility-1", "enough")
    assert pool_of(table) == ["agility-1", "heroic-2", "magic-1", "magic-6"]


@pytest.mark.card("skill_battle_trance")
def test_a_battle_trance_without_ones_does_nothing() -> None:
    table = table_with("skill_battle_trance", ["magic-2"])
    use(table, "skill_battle_trance")
    assert (prompt(table), pool_of(table)) == ("how_to_place", ["magic-2"])


# -- trading and recolouring -------------------------------------------------------------------------------------


@pytest.mark.card("skill_brute_force")
@pytest.mark.parametrize("kind", ["combat", "peril"])
def test_brute_force_trades_fives_of_any_colour_for_strength_sixes(kind: str) -> None:
    table = table_with("skill_brute_force", ["magic-5", "heroic-5", "strength-5", "agility-4"], kind)
    use(table, "skill_brute_force")
    assert offers(table) == ["pick die=magic-5", "pick die=heroic-5", "pick die=strength-5", "enough"]
    play(table, "pick die=magic-5", "pick die=strength-5", "enough")
    assert pool_of(table) == ["agility-4", "heroic-5", "strength-6", "strength-6"]
    assert state_of(table).supply == [6, 7, 8, 5]


@pytest.mark.card("skill_brute_force")
@pytest.mark.rule("OD-DECISION-70")
def test_brute_force_gains_what_the_supply_holds_once_the_fives_are_back() -> None:
    table = table_with("skill_brute_force", ["magic-5", "strength-5", *["strength-1"] * 7])
    use(table, "skill_brute_force", "pick magic-5", "pick strength-5")
    assert pool_of(table) == [*["strength-1"] * 7, "strength-6"]


@pytest.mark.card("skill_brute_force")
def test_brute_force_without_fives_does_nothing() -> None:
    table = table_with("skill_brute_force", ["magic-4"])
    use(table, "skill_brute_force")
    assert (prompt(table), pool_of(table)) == ("how_to_place", ["magic-4"])


RECOLOURING = [
    pytest.param(name, colour, id=name, marks=pytest.mark.card(name))
    for name, colour in (("skill_critical_strikes", "agility"), ("skill_channeling", "magic"))
]


@pytest.mark.parametrize(("name", "colour"), RECOLOURING)
def test_one_or_two_dice_become_heroic_and_keep_their_values(name: str, colour: str) -> None:
    table = table_with(name, [f"{colour}-2", f"{colour}-5", f"{colour}-6", "strength-4"])
    use(table, name)
    assert offers(table) == [f"pick die={colour}-2", f"pick die={colour}-5", f"pick die={colour}-6"]  # at least one
    play(table, f"pick die={colour}-5", f"pick die={colour}-6")
    assert pool_of(table) == sorted([f"{colour}-2", "heroic-5", "heroic-6", "strength-4"])
    assert state_of(table).supply[3] == 4


@pytest.mark.parametrize(("name", "colour"), RECOLOURING)
def test_a_single_die_of_the_colour_becomes_heroic(name: str, colour: str) -> None:
    table = table_with(name, [f"{colour}-2", f"{colour}-5"])
    use(table, name, f"pick {colour}-2", "enough")
    assert pool_of(table) == sorted([f"{colour}-5", "heroic-2"])


@pytest.mark.parametrize(("name", "colour"), RECOLOURING)
@pytest.mark.rule("OD-DECISION-70")
def test_a_die_stays_as_it_was_when_no_heroic_die_is_left(name: str, colour: str) -> None:
    table = table_with(name, [f"{colour}-2", f"{colour}-5"], exiled=[0, 0, 0, 5])
    use(table, name, f"pick {colour}-2", f"pick {colour}-5")
    assert pool_of(table) == sorted([f"{colour}-5", "heroic-2"])
    assert state_of(table).supply[3] == 0


@pytest.mark.parametrize(("name", "colour"), RECOLOURING)
def test_without_a_die_of_the_colour_nothing_becomes_heroic(name: str, colour: str) -> None:
    table = table_with(name, ["strength-2", "heroic-3"])
    use(table, name)
    assert (prompt(table), pool_of(table)) == ("how_to_place", ["heroic-3", "strength-2"])


@pytest.mark.card("skill_channeling")
@pytest.mark.rule("OD-DECISION-70")
def test_a_die_that_pays_only_mana_cannot_be_channelled() -> None:
    table = table_with("skill_channeling", ["magic-6-mana", "magic-2"])
    use(table, "skill_channeling")
    assert pool_of(table) == ["heroic-2", "magic-6-mana"]


@pytest.mark.card("skill_wingbeat")
def test_a_wingbeat_recolours_up_to_two_dice_each_as_one_likes() -> None:
    table = table_with("skill_wingbeat", ["strength-2", "magic-5", "heroic-6"])
    use(table, "skill_wingbeat")
    assert offers(table) == ["pick die=strength-2", "pick die=magic-5"]  # no heroic one
    play(table, "pick die=strength-2", "pick die=magic-5")
    assert offers(table) == ["turn_into colour=agility", "turn_into colour=magic"]
    play(table, "turn_into colour=agility")
    assert offers(table) == ["turn_into colour=strength", "turn_into colour=agility"]
    play(table, "turn_into colour=strength")
    assert pool_of(table) == ["agility-2", "heroic-6", "strength-5"]
    assert state_of(table).supply == [7, 7, 8, 5]


@pytest.mark.card("skill_wingbeat")
@pytest.mark.rule("OD-DECISION-70")
def test_a_wingbeat_offers_only_colours_that_the_supply_holds() -> None:
    table = table_with("skill_wingbeat", ["strength-2"], exiled=[0, 8, 0, 0])
    use(table, "skill_wingbeat")
    assert pool_of(table) == ["magic-2"]
    table = table_with("skill_wingbeat", ["strength-2"], exiled=[0, 8, 8, 0])
    use(table, "skill_wingbeat")
    assert (pool_of(table), state_of(table).supply) == (["strength-2"], [7, 0, 0, 6])


# -- against a boss ----------------------------------------------------------------------------------------------


@pytest.mark.card("skill_shadowstep")
def test_a_skill_on_dice_works_in_a_boss_round() -> None:
    table = boss_with("skill_shadowstep", [1, 1, 1, 1, 2, 2, 3], items=[])
    use(table, "skill_shadowstep", "pay agility-2", "pick magic-3")
    assert "magic-6" in pool_of(table)
