"""The skills of both sets: cost, encounters, uses, and effect on dice."""

from __future__ import annotations

import pytest

from tests.games.helpers import offers, play, prompt
from tests.games.one_deck_dungeon.rules.cards.fights import enough, lay, rows, usable
from tests.games.one_deck_dungeon.rules.cards.skilled import boss_with, table_with, use
from tests.games.one_deck_dungeon.tables import pool_of, state_of

BOTH = "both"
COMBAT = "combat"
PERIL = "peril"
FREE = ("free", 0)
PRINTED = {
    "skill_dodge": ("agility", 1, COMBAT),
    "skill_shimmerblast": ("mana", 3, COMBAT),
    "skill_persistence": ("strength", 2, BOTH),
    "skill_flameweave": ("mana", 2, BOTH),
    "skill_accuracy": ("agility", 3, BOTH),
    "skill_crushing_blow": ("strength", 1, COMBAT),
    "skill_backstab": ("agility", 1, COMBAT),
    "skill_cleave": ("strength", 1, COMBAT),
    "skill_static_burst": ("mana", 4, COMBAT),
    "skill_armor_crush": ("strength", 1, COMBAT),
    "skill_dexterity": ("agility", 1, COMBAT),
    "skill_haste": ("mana", 3, COMBAT),
    "skill_brute_force": (*FREE, BOTH),
    "skill_chaotic_aura": ("mana", 6, COMBAT),
    "skill_triple_strike": ("strength", 3, COMBAT),
    "skill_steady_hands": (*FREE, PERIL),
    "skill_lucky_familiar": (*FREE, BOTH),
    "skill_flurry": ("strength", 2, COMBAT),
    "skill_mana_fountain": (*FREE, COMBAT),
    "skill_consistency": ("agility", 1, COMBAT),
    "skill_valor": (*FREE, COMBAT),
    "skill_critical_strikes": (*FREE, COMBAT),
    "skill_crushing_fist": ("mana", 6, COMBAT),
    "skill_poison": ("agility", 1, COMBAT),
    "skill_hew": ("strength", 1, COMBAT),
    "skill_endure": ("strength", 1, BOTH),
    "skill_momentum": ("strength", 2, BOTH),
    "skill_heave": ("strength", 1, PERIL),
    "skill_sidestep": ("agility", 1, BOTH),
    "skill_pounce": ("agility", 1, BOTH),
    "skill_flank": ("agility", 2, COMBAT),
    "skill_quick_thinking": ("agility", 1, PERIL),
    "skill_thornlash": ("mana", 3, COMBAT),
    "skill_gale": ("mana", 4, COMBAT),
    "skill_moonglow": ("mana", 2, BOTH),
    "skill_purify": ("mana", 3, BOTH),
    "skill_ironbark": (*FREE, COMBAT),
    "skill_rockfist": ("strength", 2, COMBAT),
    "skill_wingbeat": (*FREE, COMBAT),
    "skill_talon_rake": ("agility", 2, COMBAT),
    "skill_tremor": ("mana", 5, COMBAT),
    "skill_tunnel_sense": (*FREE, PERIL),
    "skill_shadowstep": ("agility", 1, COMBAT),
    "skill_umbral_ward": ("mana", 4, BOTH),
    "skill_battle_trance": (*FREE, BOTH),
    "skill_deep_breath": ("agility", 2, BOTH),
    "skill_channeling": (*FREE, COMBAT),
    "skill_verdant_surge": ("mana", 6, COMBAT),
}
"""Cost and kinds of encounter of each skill."""
RICH = [f"{colour}-6" for colour in ("strength", "agility", "magic") for _ in range(4)]
EVERY = [pytest.param(name, id=name, marks=pytest.mark.card(name)) for name in PRINTED]
PAID = [pytest.param(name, id=name, marks=pytest.mark.card(name)) for name, facts in PRINTED.items() if facts[1]]


def kind_of(name: str) -> str:
    """A kind of encounter where the skill works."""
    return PERIL if PRINTED[name][2] == PERIL else COMBAT


def price_of(name: str, short: int = 0) -> list[str]:
    """Return dice that pay for a skill exactly, or `short` too little."""
    colour, amount, _ = PRINTED[name]
    if colour == "mana":
        return [f"magic-{amount - short}"] if amount > short else []
    return [f"{colour}-1"] * (amount - short)


def test_all_skills_are_listed() -> None:
    assert {f"skill_{row['id']}" for row in rows("skills")} == set(PRINTED)


# -- where, how often, for how much ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.rule("OD-102")
def test_a_skill_works_in_its_kind_of_encounter_only(name: str) -> None:
    where = PRINTED[name][2]
    assert (name in usable(table_with(name, RICH, COMBAT))) == (where in (COMBAT, BOTH))
    assert (name in usable(table_with(name, RICH, PERIL))) == (where in (PERIL, BOTH))


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.rule("OD-171")
def test_a_combat_skill_works_against_a_boss_and_a_peril_skill_does_not(name: str) -> None:
    hero = {"agility": "rogue", "mana": "mage"}.get(PRINTED[name][0], "warrior")
    table = boss_with(name, [6] * 20, hero)
    assert (name in usable(table)) == (PRINTED[name][2] != PERIL)


@pytest.mark.parametrize("name", PAID)
@pytest.mark.rule("OD-130", "OD-132", "OD-133")
def test_a_skill_wants_its_whole_price(name: str) -> None:
    others = [die for die in RICH if die.split("-")[0] != {"mana": "magic"}.get(PRINTED[name][0], PRINTED[name][0])]
    assert name in usable(table_with(name, price_of(name), kind_of(name)))
    assert name not in usable(table_with(name, [*price_of(name, short=1), *others], kind_of(name)))


@pytest.mark.parametrize("name", PAID)
@pytest.mark.rule("OD-023", "OD-049", "OD-100")
def test_heroic_dice_pay_too_and_go_back_to_the_supply(name: str) -> None:
    _, amount, _ = PRINTED[name]
    dice = [f"heroic-{amount}"] if PRINTED[name][0] == "mana" else ["heroic-1"] * amount
    table = table_with(name, dice, kind_of(name), rolls=[4] * 5)
    play(table, f"use hero=0 skill={name}", *(f"pay die={die}" for die in dice[:-1]))
    assert prompt(table) == "which_to_pay"
    play(table, f"pay die={dice[-1]}")
    assert dice[0] not in pool_of(table)
    assert state_of(table).supply[3] + sum(die.startswith("heroic") for die in pool_of(table)) == 6


@pytest.mark.parametrize("name", PAID)
@pytest.mark.rule("OD-131")
def test_dice_of_the_partner_do_not_pay(name: str) -> None:
    table = table_with(name, [], kind_of(name), ["warrior", "mage"], partner=RICH)
    assert name not in usable(table, 0)


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.rule("OD-101", "OD-135")
def test_a_skill_is_used_once_in_an_encounter(name: str) -> None:
    table = table_with(name, [*price_of(name), *RICH], kind_of(name), rolls=[5] * 5)
    use(table, name, *(f"pay {die}" for die in price_of(name)))
    while prompt(table) != "how_to_place":
        play(table, offers(table)[-1])
    assert name not in usable(table)
    assert name in table.view(0)["heroes"][0]["used"]


@pytest.mark.card("skill_valor")
@pytest.mark.rule("OD-128", "OD-172")
def test_a_skill_comes_back_in_the_next_round_of_a_boss_fight() -> None:
    table = boss_with("skill_valor", [2] * 40)
    use(table, "skill_valor")
    assert "skill_valor" not in usable(table)
    play(table, "had_enough")
    assert "skill_valor" in usable(table)


@pytest.mark.card("skill_haste")
@pytest.mark.rule("OD-133", "OD-DECISION-28", "OD-EXAMPLE-11")
def test_several_small_dice_make_up_the_mana() -> None:
    table = table_with("skill_haste", ["magic-1", "magic-2", "magic-1"], rolls=[2, 3])
    use(table, "skill_haste", "pay magic-1", "pay magic-2")
    assert pool_of(table) == ["agility-2", "agility-3", "magic-1"]


# -- skills that bring dice --------------------------------------------------------------------------------------

BRINGING: list[tuple[str, list[str], list[int], list[str]]] = [
    ("skill_shimmerblast", ["magic-3"], [4], ["heroic-4"]),
    ("skill_persistence", ["strength-1", "strength-2"], [3, 5], ["heroic-5", "strength-3"]),
    ("skill_flameweave", ["magic-2"], [], ["magic-5"]),
    ("skill_accuracy", ["agility-1", "agility-1", "agility-2"], [], ["heroic-6"]),
    ("skill_crushing_blow", ["strength-1"], [], ["strength-6"]),
    ("skill_backstab", ["agility-1"], [3, 5], ["strength-3", "strength-5"]),
    ("skill_dexterity", ["agility-1"], [], ["agility-6"]),
    ("skill_haste", ["magic-4"], [1, 6], ["agility-1", "agility-6"]),
    ("skill_steady_hands", [], [1], ["heroic-1"]),
    ("skill_flurry", ["strength-1", "strength-1"], [2, 3, 4], ["agility-2", "agility-3", "strength-4"]),
    ("skill_valor", [], [6], ["heroic-6"]),
    ("skill_crushing_fist", ["magic-6"], [], ["strength-6", "strength-6"]),
    ("skill_hew", ["strength-1"], [2, 5], ["agility-5", "strength-2"]),
    ("skill_momentum", ["strength-1", "strength-1"], [], ["heroic-5"]),
    ("skill_heave", ["strength-1"], [2, 5], ["strength-2", "strength-5"]),
    ("skill_pounce", ["agility-1"], [], ["agility-5"]),
    ("skill_flank", ["agility-1", "agility-1"], [2, 3, 4], ["magic-4", "strength-2", "strength-3"]),
    ("skill_quick_thinking", ["agility-1"], [], ["heroic-4"]),
    ("skill_thornlash", ["magic-3"], [], ["strength-5"]),
    ("skill_gale", ["magic-4"], [2], ["agility-2", "agility-5"]),
    ("skill_rockfist", ["strength-1", "strength-1"], [], ["strength-4", "strength-6"]),
    ("skill_talon_rake", ["agility-1", "agility-1"], [], ["agility-6", "strength-5"]),
    ("skill_tunnel_sense", [], [], ["heroic-3"]),
    ("skill_deep_breath", ["agility-1", "agility-1"], [2, 5], ["agility-2", "heroic-5"]),
    ("skill_verdant_surge", ["magic-6"], [], ["agility-6", "agility-6"]),
]


@pytest.mark.parametrize(
    ("name", "price", "rolls", "dice"),
    [pytest.param(*row, id=row[0], marks=pytest.mark.card(row[0])) for row in BRINGING],
)
@pytest.mark.rule("OD-043", "OD-138", "OD-139")
def test_a_skill_brings_dice_to_the_hero_who_uses_it(
    name: str, price: list[str], rolls: list[int], dice: list[str]
) -> None:
    heroes = ["warrior", "mage"]
    table = table_with(name, [*price, "magic-6"], kind_of(name), heroes, partner=["magic-5"], rolls=rolls)
    use(table, name, *(f"pay {die}" for die in price))
    assert pool_of(table, 0) == sorted([*dice, "magic-6"])
    assert pool_of(table, 1) == ["magic-5"]


@pytest.mark.card("skill_crushing_blow")
@pytest.mark.rule("OD-026", "OD-DECISION-29")
def test_the_die_paid_is_the_one_gained_when_no_other_is_left() -> None:
    table = table_with("skill_crushing_blow", ["strength-1"] * 8)
    use(table, "skill_crushing_blow", "pay strength-1")
    assert pool_of(table) == [*["strength-1"] * 7, "strength-6"]


@pytest.mark.card("skill_dexterity", "skill_pounce")
@pytest.mark.parametrize("name", ["skill_dexterity", "skill_pounce"])
@pytest.mark.rule("OD-026", "OD-105", "OD-DECISION-29")
def test_nothing_is_gained_of_a_colour_that_the_supply_lacks(name: str) -> None:
    dice = ["heroic-1", *["agility-2"] * 8]
    table = table_with(name, dice)
    use(table, name, "pay heroic-1")
    assert pool_of(table) == ["agility-2"] * 8
    table = table_with(name, dice)
    play(table, "put_back hero=0 die=agility-2")
    use(table, name, "pay heroic-1")
    assert len(pool_of(table)) == 8


@pytest.mark.card("skill_crushing_fist")
@pytest.mark.rule("OD-026", "OD-DECISION-29")
def test_one_of_two_dice_comes_if_the_supply_has_only_one() -> None:
    table = table_with("skill_crushing_fist", ["magic-6", *["strength-1"] * 7])
    use(table, "skill_crushing_fist", "pay magic-6")
    assert pool_of(table) == [*["strength-1"] * 7, "strength-6"]


# -- dice for one use only ---------------------------------------------------------------------------------------


@pytest.mark.card("skill_armor_crush")
@pytest.mark.rule("OD-DECISION-70")
def test_armor_crush_covers_armor_boxes_only() -> None:
    dice = ["strength-1", "magic-2", "agility-4"]
    table = table_with("skill_armor_crush", dice, dungeon="lichs_tomb")
    use(table, "skill_armor_crush", "pay strength-1")
    assert "heroic-6-armor" in pool_of(table)
    places = [offer.split("box=")[1] for offer in offers(table) if "heroic-6-armor box" in offer]
    assert places == ["6"]  # the magic box of 2 with a shield
    lay(table, 6, ["magic-2"])
    assert not [offer for offer in offers(table) if "heroic-6-armor box" in offer]


@pytest.mark.card("skill_armor_crush")
@pytest.mark.rule("OD-DECISION-70")
def test_the_die_of_armor_crush_may_be_put_back_but_neither_combined_nor_paid() -> None:
    table = table_with("skill_armor_crush", ["strength-1", "magic-2"])
    use(table, "skill_armor_crush", "pay strength-1")
    assert "put_back hero=0 die=heroic-6-armor" in offers(table)
    assert not [offer for offer in offers(table) if offer.startswith("combine")]
    play(table, "put_back hero=0 die=heroic-6-armor")
    assert (pool_of(table), state_of(table).supply[3]) == (["magic-2"], 6)


@pytest.mark.parametrize("name", PAID)
@pytest.mark.rule("OD-DECISION-70")
def test_dice_for_armor_boxes_pay_for_nothing(name: str) -> None:
    assert name not in usable(table_with(name, ["heroic-6-armor"] * 3, kind_of(name)))


@pytest.mark.card("skill_mana_fountain")
@pytest.mark.rule("OD-DECISION-70")
def test_the_die_of_the_mana_fountain_pays_spells_and_nothing_else() -> None:
    table = table_with("skill_mana_fountain", ["agility-1"], gifts=["basic_force_bolt"])
    use(table, "skill_mana_fountain")
    assert "magic-6-mana" in pool_of(table)
    assert not [offer for offer in offers(table) if offer.startswith(("lay hero=0 die=magic", "combine"))]
    use(table, "basic_force_bolt", "pay magic-6-mana", "choose_way choice=0")
    assert pool_of(table) == ["agility-1", "strength-4"]


@pytest.mark.card("skill_mana_fountain", "skill_crushing_fist")
def test_mana_of_the_fountain_is_enough_for_the_dearest_spell_and_the_surplus_of_a_cheap_one_is_lost() -> None:
    table = table_with("skill_crushing_fist", [], skills=[["force_wall_a", "fire_elemental_b", "goblin_a"]], rolls=[3])
    assert usable(table) == ["skill_mana_fountain"]
    use(table, "skill_mana_fountain")
    assert usable(table) == ["skill_crushing_fist", "skill_shimmerblast"]
    use(table, "skill_shimmerblast", "pay magic-6-mana")
    assert (pool_of(table), usable(table)) == (["heroic-3"], [])


@pytest.mark.rule("OD-137")
@pytest.mark.card("skill_flameweave", "skill_haste")
def test_a_die_gained_by_one_skill_pays_for_another() -> None:
    table = table_with("skill_flameweave", ["magic-2"], skills=[["cave_in_a", "flame_statues_a"]], rolls=[3, 4])
    use(table, "skill_flameweave", "pay magic-2")
    use(table, "skill_haste", "pay magic-5")
    assert pool_of(table) == ["agility-3", "agility-4"]
    assert enough(table)
