"""Basic skills of veterans, and talents that heroes have learned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import undercroft
from tests.games.helpers import offers, play, prompt, zone_of
from tests.games.one_deck_dungeon.rules.cards.fights import enough, losses, placing, rows, table_for, time_in, usable
from tests.games.one_deck_dungeon.rules.cards.skilled import use
from tests.games.one_deck_dungeon.tables import pool_of, state_of, table_at
from undercroft.kernel.table import Table

BASE = {"cards": "base"}
FOREST = {"cards": "forest"}
FOES = {"base": "ogre_a", "forest": "dire_wolf_a"}
PERILS = {"base": "boulder_a", "forest": "falling_tree_a"}
BASICS = {
    "basic_true_strike": ("base", "combat", ["strength-1"]),
    "basic_precision": ("base", "combat", ["agility-1"]),
    "basic_force_bolt": ("base", "combat", ["magic-3"]),
    "basic_ingenuity": ("base", "peril", []),
    "basic_double_strike": ("forest", "combat", ["strength-1"]),
    "basic_inventiveness": ("forest", "peril", []),
    "basic_piercing_blast": ("forest", "combat", ["magic-3"]),
    "basic_recovery": ("forest", "combat", ["agility-1"]),
}
"""Set, kind of encounter and price of the basic skills."""
EVERY_BASIC = [pytest.param(name, id=name, marks=pytest.mark.card(name)) for name in BASICS]
RICH = [f"{colour}-6" for colour in ("strength", "agility", "magic") for _ in range(3)]


def veteran(name: str, dice: Sequence[str], kind: str | None = None, **more: Any) -> Table:
    """A veteran with this basic skill has rolled these dice."""
    cards, usual, _ = BASICS[name]
    combat = (kind or usual) == "combat"
    more.setdefault("option", -1 if combat else 0)
    return placing((FOES if combat else PERILS)[cards], dice, gifts=[name], **more)


def learned(*talents: str, hero: str = "warrior") -> dict[str, Any]:
    """Options of a game in which a hero has learned these talents."""
    return {"talents": [f"0:{hero}:talent_{talent}" for talent in talents]}


# -- basic skills ------------------------------------------------------------------------------------------------


def test_all_basic_skills_are_listed() -> None:
    assert {f"basic_{row['id']}" for row in rows("basic_skills")} == set(BASICS)


@pytest.mark.parametrize("name", EVERY_BASIC)
@pytest.mark.rule("OD-102")
def test_a_basic_skill_works_in_its_kind_of_encounter_only(name: str) -> None:
    for kind in ("combat", "peril"):
        assert (name in usable(veteran(name, RICH, kind))) == (kind == BASICS[name][1])


@pytest.mark.parametrize("name", EVERY_BASIC)
@pytest.mark.rule("OD-171")
def test_a_basic_skill_of_combat_works_against_a_boss(name: str) -> None:
    cards, kind, _ = BASICS[name]
    dungeon = {"base": "dragons_cave", "forest": "the_mudlands"}[cards]
    table = table_at("boss", ["paladin"], dungeon=dungeon, options={"cards": cards}, gifts=[name], rolls=[4] * 7)
    assert (name in usable(table)) == (kind == "combat")


@pytest.mark.parametrize("name", EVERY_BASIC)
@pytest.mark.rule("OD-101", "OD-130")
def test_a_basic_skill_costs_its_price_and_works_once(name: str) -> None:
    price = BASICS[name][2]
    table = veteran(name, [*price, *RICH], rolls=[4])
    use(table, name, *(f"pay {die}" for die in price))
    while prompt(table) != "how_to_place":
        play(table, offers(table)[-1])
    assert name not in usable(table)
    if price:
        colour, pips = price[0].split("-")
        short = [f"{colour}-{int(pips) - 1}"] if int(pips) > 1 else []
        others = [die for die in RICH if not die.startswith(colour)]
        assert name not in usable(veteran(name, [*short, *others]))


@pytest.mark.parametrize(
    ("name", "more", "dice"),
    [
        ("basic_true_strike", [], ["strength-5"]),
        ("basic_precision", [], ["agility-5"]),
        ("basic_force_bolt", ["choose_way choice=0"], ["strength-4"]),
        ("basic_force_bolt", ["choose_way choice=1"], ["agility-4"]),
        ("basic_double_strike", [], ["strength-2", "strength-2"]),
        ("basic_piercing_blast", [], ["heroic-4-armor"]),
    ],
)
@pytest.mark.card("basic_true_strike", "basic_precision", "basic_force_bolt", "basic_double_strike")
def test_a_basic_skill_gains_its_dice(name: str, more: list[str], dice: list[str]) -> None:
    table = veteran(name, BASICS[name][2])
    use(table, name, *(f"pay {die}" for die in BASICS[name][2]), *more)
    assert pool_of(table) == dice


@pytest.mark.card("basic_ingenuity")
def test_ingenuity_rerolls_one_die() -> None:
    table = veteran("basic_ingenuity", ["magic-1", "magic-2"], rolls=[6])
    use(table, "basic_ingenuity", "pick magic-1")
    assert pool_of(table) == ["magic-2", "magic-6"]


@pytest.mark.card("basic_inventiveness")
def test_inventiveness_raises_one_die() -> None:
    table = veteran("basic_inventiveness", ["magic-1", "magic-2"])
    use(table, "basic_inventiveness", "pick magic-1")
    assert pool_of(table) == ["magic-2", "magic-2"]


@pytest.mark.card("basic_piercing_blast")
@pytest.mark.rule("OD-DECISION-70")
def test_a_piercing_blast_covers_armor_boxes_only() -> None:
    table = placing("venom_toad_a", ["magic-3", "strength-6"], gifts=["basic_piercing_blast"])
    use(table, "basic_piercing_blast", "pay magic-3")
    assert [offer for offer in offers(table) if offer.startswith("lay")] == ["lay hero=0 die=heroic-4-armor box=0"]
    assert not [offer for offer in offers(table) if offer.startswith("combine hero=0 die=heroic")]


@pytest.mark.card("basic_recovery")
def test_recovery_prevents_a_heart_or_a_poison() -> None:
    for icon, counted in (("heart", (0, 4, 3)), ("poison", (1, 4, 2))):
        table = placing("marsh_viper_a", ["agility-1"], gifts=["basic_recovery"])
        use(table, "basic_recovery", "pay agility-1")
        assert losses([*enough(table), *play(table, f"ignore icon={icon}")]) == counted


@pytest.mark.parametrize("name", EVERY_BASIC)
@pytest.mark.card("talent_veteran")
@pytest.mark.rule("OC-017", "OD-DECISION-72")
def test_a_veteran_chooses_among_the_basic_skills_of_the_set(name: str) -> None:
    cards = BASICS[name][0]
    options = {"team": ["warrior"], "cards": cards, **learned("veteran")}
    table = undercroft.new("one-deck-dungeon", seats=1, seed=1, options=options)
    while prompt(table) != "which_basic_skill":
        play(table, offers(table)[0])
    assert offers(table) == [f"learn_basic hero=0 skill={other}" for other in BASICS if BASICS[other][0] == cards]
    play(table, f"learn_basic hero=0 skill={name}")
    assert name in table.view(0)["heroes"][0]["skills"]


@pytest.mark.card("talent_veteran")
@pytest.mark.rule("OD-DECISION-72")
def test_two_veterans_need_two_cards() -> None:
    options = {
        "team": ["warrior", "mage"],
        "dungeon": "dragons_cave",
        "talents": ["0:warrior:talent_veteran", "0:mage:talent_veteran"],
    }
    table = undercroft.new("one-deck-dungeon", seats=1, seed=1, options=options)
    play(table, "learn_basic hero=0 skill=basic_precision")
    assert offers(table) == [
        "learn_basic hero=1 skill=basic_force_bolt",
        "learn_basic hero=1 skill=basic_ingenuity",
    ]


@pytest.mark.card("talent_veteran", "basic_true_strike")
@pytest.mark.rule("OC-018")
def test_a_basic_skill_takes_no_place_of_the_limit() -> None:
    table = placing(
        "locked_door_b", ["heroic-2", *["agility-6"] * 2], option=0, skills=[["goblin_b"]], gifts=["basic_precision"]
    )
    play(table, "lay hero=0 die=heroic-2 box=1", *["lay hero=0 die=agility-6 box=0"] * 2, "had_enough")
    assert "take_skill card=locked_door_b hero=0" in offers(table)


# -- talents with an icon ----------------------------------------------------------------------------------------

ICONS = {
    "crafty": ("combat", "peril", "boss"),
    "grit": ("boss",),
    "guile": ("peril",),
    "fortitude": ("peril",),
    "direct_hit": ("boss",),
    "cunning": ("combat", "boss"),
    "speed": ("combat", "boss"),
}
"""Kinds of encounter in which talents with an icon work; combat talents work against bosses too (OD-DECISION-45)."""
WITH_ICONS = [pytest.param(name, id=name, marks=pytest.mark.card(f"talent_{name}")) for name in ICONS]


def talented(name: str, kind: str, dice: Sequence[str] = ("magic-2",), **more: Any) -> Table:
    """A warrior has learned this talent and has rolled these dice."""
    if kind == "boss":
        return table_at("boss", options=learned(name), rolls=[2] * 7, **more)
    return placing(
        {"combat": "ogre_a", "peril": "boulder_a"}[kind],
        dice,
        option=-1 if kind == "combat" else 0,
        options=learned(name),
        **more,
    )


@pytest.mark.parametrize("name", WITH_ICONS)
@pytest.mark.rule("OC-014", "OC-016", "OD-DECISION-45")
def test_a_talent_works_where_its_icon_says_once_and_for_nothing(name: str) -> None:
    for kind in ("combat", "peril", "boss"):
        table = talented(name, kind)
        assert usable(table) == ([f"talent_{name}"] if kind in ICONS[name] else [])
        if kind in ICONS[name]:
            dice = len(pool_of(table))
            use(table, f"talent_{name}")
            if prompt(table) == "which_dice":
                play(table, offers(table)[0])
            assert (usable(table), len(pool_of(table))) == ([], dice)


@pytest.mark.card("talent_crafty")
@pytest.mark.parametrize(("before", "after"), [(2, 3), (6, 6)])
def test_crafty_raises_one_own_die(before: int, after: int) -> None:
    table = talented("crafty", "combat", [f"magic-{before}", "strength-1"])
    use(table, "talent_crafty", f"pick magic-{before}")
    assert pool_of(table) == [f"magic-{after}", "strength-1"]


@pytest.mark.card("talent_guile", "talent_cunning")
@pytest.mark.parametrize(("name", "kind"), [("guile", "peril"), ("cunning", "combat")])
def test_guile_and_cunning_reroll_one_own_die(name: str, kind: str) -> None:
    table = talented(name, kind, ["magic-2", "strength-1"], rolls=[5])
    use(table, f"talent_{name}", "pick strength-1")
    assert pool_of(table) == ["magic-2", "strength-5"]


@pytest.mark.card("talent_fortitude")
def test_fortitude_prevents_a_heart_in_a_peril() -> None:
    table = talented("fortitude", "peril")
    use(table, "talent_fortitude")
    assert losses(enough(table)) == (3 - 1, 2, 0)


@pytest.mark.card("talent_speed")
def test_speed_prevents_a_time_icon_in_combat() -> None:
    table = placing("skeleton_a", [], options=learned("speed"))
    use(table, "talent_speed")
    assert losses(enough(table))[1] == 5 - 1


@pytest.mark.card("talent_grit")
def test_grit_prevents_a_heart_in_every_boss_round() -> None:
    items = [["boulder_a", "boulder_b", "fire_elemental_a", "fire_elemental_b", "force_wall_a", "force_wall_b"]]
    table = table_at("boss", options=learned("grit"), rolls=[2] * 40, items=items)
    use(table, "talent_grit")
    assert losses(play(table, "had_enough")) == (11 - 1, 0, 0)
    assert "talent_grit" in usable(table)


@pytest.mark.card("talent_direct_hit")
def test_a_direct_hit_turns_one_own_die_to_six_against_a_boss() -> None:
    table = talented("direct_hit", "boss")
    use(table, "talent_direct_hit", "pick agility-2")
    assert pool_of(table).count("agility-6") == 1


# -- talents that are always in effect ---------------------------------------------------------------------------


@pytest.mark.card("talent_durability")
@pytest.mark.rule("OC-015", "OC-019")
def test_durability_is_one_more_health() -> None:
    table = table_for("encounter", "fire_elemental_a", wounds=[5], tokens=0, options=learned("durability"))
    assert (table.result, state_of(table).wounds) == (None, [6])
    table = table_for("encounter", "fire_elemental_a", wounds=[6], tokens=0, options=learned("durability"))
    assert table.result is not None


@pytest.mark.card("talent_prepared")
@pytest.mark.rule("OC-015", "OD-DECISION-72")
@pytest.mark.parametrize(("words", "tokens"), [((), 1), (("warrior",), 2), (("warrior", "mage"), 3)])
def test_prepared_is_one_more_potion_token_for_each_hero(words: tuple[str, ...], tokens: int) -> None:
    talents = [f"0:{hero}:talent_prepared" for hero in words]
    options = {"team": ["warrior", "mage"], "dungeon": "dragons_cave", "talents": talents}
    table = undercroft.new("one-deck-dungeon", seats=1, seed=1, options=options)
    assert (state_of(table).tokens, state_of(table).token_supply) == (tokens, 6 - tokens)


def level_up(**more: Any) -> Table:
    """A party that reaches level 2 by claiming the boulder."""
    table = placing("boulder_a", ["heroic-2", "magic-6", "magic-5"], option=0, xp=["cave_in_a"], **more)
    play(table, "lay hero=0 die=heroic-2 box=1", "lay hero=0 die=magic-6 box=0", "lay hero=0 die=magic-5 box=0")
    play(table, "had_enough", "take_xp card=boulder_a")
    while prompt(table) == "which_xp":
        play(table, offers(table)[0])
    assert state_of(table).level == 2
    return table


@pytest.mark.card("talent_first_aid")
@pytest.mark.parametrize(("wounds", "left"), [(2, 1), (0, 0)])
def test_first_aid_heals_its_hero_when_the_party_rises_a_level(wounds: int, left: int) -> None:
    assert state_of(level_up(wounds=[wounds], options=learned("first_aid"))).wounds == [left]
    assert state_of(level_up(wounds=[wounds])).wounds == [wounds]


@pytest.mark.card("talent_recovery")
@pytest.mark.parametrize("floor", [1, 3])
def test_the_talent_recovery_heals_its_hero_on_every_descent(floor: int) -> None:
    for options, left in ((learned("recovery", hero="mage"), [2]), ({}, [3])):
        discard = ["ogre_a", "ogre_b", "boulder_a", "boulder_b", "bandit_a", "bandit_b", "beetle_a", "beetle_b"]
        table = table_at(
            "end", ["mage"], floor=floor, deck=[], discard=discard, wounds=[3], dungeon="yetis_cavern", options=options
        )
        play(table, "go_down")
        assert state_of(table).wounds == left


@pytest.mark.card("talent_planning")
@pytest.mark.parametrize(("card", "way", "time"), [("boulder_a", 0, 2), ("arrow_wall_a", 0, 0), ("boulder_a", 1, 0)])
def test_planning_takes_a_time_off_the_price_of_a_way(card: str, way: int, time: int) -> None:
    table = table_for("encounter", card, options=learned("planning"))
    assert time_in(play(table, f"choose_option option={way}")) == time


@pytest.mark.card("talent_planning")
def test_planning_is_passive_and_leaves_the_consequences_alone() -> None:
    table = placing("boulder_a", [], option=0, options=learned("planning"))
    assert usable(table) == []
    assert losses(enough(table)) == (3, 2, 0)


def claiming(card: str = "beetle_a", **more: Any) -> Table:
    """A table at which a card is about to be claimed."""
    dice = ["agility-3", "agility-4", "strength-5", "magic-3"]
    table = placing(card, dice, **more)
    for place, die in enumerate(dice):
        play(table, f"lay hero=0 die={die} box={place}")
    play(table, "had_enough")
    return table


@pytest.mark.card("talent_knowledge")
def test_knowledge_makes_a_card_worth_one_more_until_it_is_paid() -> None:
    table = claiming(options=learned("knowledge"))
    play(table, "take_xp_knowing card=beetle_a")
    assert table.view(0)["level"]["xp"] == 3
    table = claiming(options=learned("knowledge"))
    play(table, "take_xp card=beetle_a")
    assert table.view(0)["level"]["xp"] == 2
    assert "take_xp_knowing card=beetle_a" not in offers(claiming())


@pytest.mark.card("talent_knowledge")
def test_knowledge_counts_for_the_level_at_once() -> None:
    table = claiming(xp=["bandit_a"], options=learned("knowledge"))
    play(table, "take_xp_knowing card=beetle_a")
    assert (state_of(table).level, zone_of(table, "xp")) == (2, [])  # 3 + 2 + 1
    assert state_of(table).worth_more == []


@pytest.mark.card("talent_knowledge")
def test_knowledge_is_used_once_on_a_floor() -> None:
    options = learned("knowledge", hero="mage")
    table = claiming(heroes=["mage"], options=options, doors=[["cave_in_b"], ["ogre_a"]], open=[0, 1], tokens=0)
    play(table, "take_xp_knowing card=beetle_a", "enter door=0", "choose_option option=0", "had_enough")
    assert prompt(table) == "which_loot"
    assert "take_xp_knowing card=cave_in_b" not in offers(table)


@pytest.mark.card("talent_knowledge")
def test_knowledge_is_back_on_the_next_floor() -> None:
    options = learned("knowledge", hero="mage")
    discard = [row["id"] for row in rows("encounters") if row["type"] == "peril"][:12]
    items = [["fire_elemental_a", "fire_elemental_b", "ogre_a", "ogre_b", "phantom_a", "phantom_b"]]
    table = claiming(heroes=["mage"], options=options, dungeon="hydras_reef", deck=[], discard=discard, items=items)
    play(table, "take_xp_knowing card=beetle_a", "go_down", "go_on", "explore", "go_on")
    play(table, "enter door=0", "face_it", "choose_option option=0", "no_feat", "had_enough")
    card = zone_of(table, "faced")[0]
    assert f"take_xp_knowing card={card}" in offers(table)


@pytest.mark.card("talent_foresight")
@pytest.mark.rule("OC-015")
def test_foresight_looks_behind_one_closed_door_after_exploring() -> None:
    table = table_at("act", doors=[["boulder_a"]], tokens=0, options=learned("foresight"))
    play(table, "explore")
    assert offers(table) == [f"look_behind door={door}" for door in range(4)]
    play(table, "look_behind door=3")
    known = [row[0].get("id") is not None for row in table.view(0)["zones"]["door"]]
    assert (known, state_of(table).open_doors) == ([False, False, False, True], 0)
