"""The heroes, both sides of their cards: icons, health, and the skill printed on each side."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import asked_now, offers, play, prompt, zone_of
from tests.games.one_deck_dungeon.rules.cards.fights import (
    enough,
    going_down,
    losses,
    placing,
    rolled_in,
    rows,
    table_for,
    time_in,
    tough,
    usable,
)
from tests.games.one_deck_dungeon.rules.cards.skilled import use
from tests.games.one_deck_dungeon.tables import pool_of, state_of, table_at
from undercroft.kernel.table import Table

ALONE = {
    "warrior": (4, 2, 1, 6),
    "rogue": (1, 4, 2, 5),
    "archer": (2, 3, 2, 5),
    "mage": (1, 2, 4, 5),
    "paladin": (3, 1, 3, 5),
    "alchemist": (2, 2, 3, 5),
    "druid": (2, 1, 4, 5),
    "hunter": (2, 4, 1, 5),
    "slayer": (3, 3, 1, 5),
    "warden": (4, 1, 2, 6),
}
"""Strength, agility, magic and health of the 1P sides."""
IN_PAIRS = {
    "warrior": (3, 1, 0, 4),
    "rogue": (0, 3, 1, 3),
    "archer": (1, 2, 1, 3),
    "mage": (0, 1, 3, 3),
    "paladin": (2, 0, 2, 3),
    "alchemist": (1, 1, 2, 3),
    "druid": (1, 0, 3, 3),
    "hunter": (1, 3, 0, 3),
    "slayer": (2, 2, 0, 3),
    "warden": (3, 0, 1, 4),
}
"""Strength, agility, magic and health of the 2P sides."""
SIDES = [
    pytest.param(
        hero, side, ALONE[hero] if side == 1 else IN_PAIRS[hero], id=f"{hero}-{side}p", marks=pytest.mark.card(hero)
    )
    for hero in ALONE
    for side in (1, 2)
]
FOREST: dict[str, Any] = {"dungeon": "the_mudlands", "options": {"cards": "forest"}}


def party(hero: str, side: int) -> list[str]:
    """The hero alone, or with a partner."""
    return [hero] if side == 1 else [hero, "mage" if hero != "mage" else "warrior"]


def without_feats(table: Table) -> list[Any]:
    """Return the events until dice are placed, with no feat used."""
    events = list(table.opening)
    while prompt(table) == "which_feat":
        events += play(table, "no_feat")
    return events


def test_all_heroes_are_listed() -> None:
    assert {row["id"] for row in rows("heroes")} == set(ALONE) == set(IN_PAIRS)


# -- icons and health --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hero", "side", "facts"), SIDES)
@pytest.mark.rule("OD-007", "OD-020", "OD-030", "OD-085", "OD-086")
def test_a_hero_rolls_the_dice_of_the_side_in_use(hero: str, side: int, facts: tuple[int, ...]) -> None:
    table = table_for("encounter", "ogre_a", party(hero, side))
    colours = [die.split("-")[0] for die in rolled_in(without_feats(table))]
    assert [colours.count(colour) for colour in ("strength", "agility", "magic")] == list(facts[:3])
    assert len(colours) == sum(facts[:3])


@pytest.mark.parametrize(("hero", "side", "facts"), SIDES)
@pytest.mark.rule("OD-004", "OD-020")
def test_a_hero_falls_when_the_wounds_reach_the_health_of_the_side(
    hero: str, side: int, facts: tuple[int, ...]
) -> None:
    health = facts[3]
    for wounds, over in ((health - 1, True), (health - 2, False)):
        others = [0] * (side - 1)
        table = table_for("encounter", "fire_elemental_a", party(hero, side), wounds=[wounds, *others], tokens=0)
        if prompt_or_none(table) == "who_is_wounded":
            play(table, "suffer_wound hero=0 count=1")
        assert (table.result is not None) == over


def prompt_or_none(table: Table) -> str | None:
    """The question being asked, if the game goes on."""
    return None if table.decision is None else prompt(table)


@pytest.mark.parametrize(("hero", "side", "facts"), SIDES)
@pytest.mark.rule("FS-023")
def test_a_hero_may_enter_the_dungeons_of_both_sets(hero: str, side: int, facts: tuple[int, ...]) -> None:
    for dungeon, cards in (("dragons_cave", "base"), ("the_mudlands", "forest")):
        table = table_at("turn", party(hero, side), dungeon=dungeon, options={"cards": cards})
        assert table.view(0)["heroes"][0]["health"] == facts[3]


@pytest.mark.parametrize("hero", [pytest.param(hero, marks=pytest.mark.card(hero)) for hero in ALONE])
@pytest.mark.rule("OD-DECISION-3")
def test_the_printed_skill_takes_no_place_of_the_limit(hero: str) -> None:
    table = placing("locked_door_b", ["heroic-2", *["agility-6"] * 2], [hero], option=0, skills=[["goblin_b"]])
    play(table, "lay hero=0 die=heroic-2 box=1", *["lay hero=0 die=agility-6 box=0"] * 2, "had_enough")
    assert "take_skill card=locked_door_b hero=0" in offers(table)  # the second of two at level 1


# -- Warrior -----------------------------------------------------------------------------------------------------


@pytest.mark.card("warrior")
@pytest.mark.rule("OD-180")
@pytest.mark.parametrize(("wounds", "left"), [(5, 3), (2, 0), (1, 0)])
@pytest.mark.parametrize("floor", [1, 2, 3])
def test_second_wind_heals_two_on_every_descent_to_the_boss_too(wounds: int, left: int, floor: int) -> None:
    cards = ["ogre_a", "ogre_b", *[f"{name}_{side}" for name in ("boulder", "beetle", "bandit") for side in "ab"]]
    table = going_down("warrior", wounds=[wounds], floor=floor, dungeon="yetis_cavern", cards=cards)
    assert state_of(table).wounds == [left]


@pytest.mark.card("warrior")
@pytest.mark.rule("FS-018")
def test_second_wind_may_take_poison_instead() -> None:
    cards = [f"{name}_{side}" for name in ("vine_trap", "quicksand", "panther") for side in "ab"]
    table = going_down("warrior", wounds=[2], poison=[1], cards=cards, **FOREST)
    assert offers(table) == ["heal_wound hero=0", "cleanse hero=0"]
    play(table, "cleanse hero=0")
    assert (state_of(table).wounds, state_of(table).poison) == ([1], [0])


@pytest.mark.card("warrior")
def test_a_fearless_charge_drops_one_time_icon() -> None:
    table = placing("skeleton_a", [], ["warrior", "mage"])
    use(table, "hero_fearless_charge_2p")
    assert "hero_fearless_charge_2p" not in usable(table)
    assert losses([*enough(table), *who_takes_more(table)])[1] == 5 - 1


@pytest.mark.card("warrior")
def test_a_fearless_charge_is_for_combat() -> None:
    assert usable(placing("arrow_wall_a", [], ["warrior", "mage"], option=1)) == []


def who_takes_more(table: Table) -> list[Any]:
    """Let the first hero take the losses that cannot be split."""
    return play(table, offers(table)[0]) if prompt(table) == "who_takes_more" else []


# -- Rogue -------------------------------------------------------------------------------------------------------


def fled(hero: str, **more: Any) -> Table:
    """A hero has fled from a room."""
    more.setdefault("doors", [["boulder_a"]])
    table = table_at("act", [hero], **more)
    play(table, "enter door=0", "flee")
    return table


@pytest.mark.card("rogue")
@pytest.mark.rule("OD-180")
def test_stealth_may_deal_one_closed_door_on_fleeing() -> None:
    table = fled("rogue", tokens=0)
    assert offers(table) == ["sneak_on", "stay_put"]
    play(table, "sneak_on")
    assert [len(zone_of(table, "door", door)) for door in range(4)] == [1, 1, 0, 0]
    assert state_of(table).open_doors == 1
    table = fled("rogue", tokens=0)
    play(table, "stay_put")
    assert zone_of(table, "door", 1) == []


@pytest.mark.card("rogue")
def test_stealth_wants_a_free_place_for_the_door_and_a_card() -> None:
    full = [["boulder_a"], ["ogre_a"], ["ogre_b"], ["bandit_a"]]
    assert prompt(fled("rogue", doors=full)) != "whether_to_sneak_on"
    assert prompt(fled("rogue", doors=full[:3], dungeon="minotaurs_maze")) != "whether_to_sneak_on"
    assert prompt(fled("rogue", doors=full[:2], deck=[])) == "whether_to_descend"


@pytest.mark.card("rogue", "paladin")
@pytest.mark.parametrize(
    ("hero", "skill", "card", "option", "other"),
    [
        ("rogue", "hero_dungeoneering_2p", "arrow_wall_a", 1, "ogre_a"),
        ("paladin", "hero_support_aura_2p", "ogre_a", -1, "arrow_wall_a"),
    ],
)
def test_the_partner_may_reroll_any_of_her_ones(hero: str, skill: str, card: str, option: int, other: str) -> None:
    dice = ["magic-1", "agility-1", "agility-2"]
    table = placing(card, ["agility-1"], [hero, "mage"], partner=dice, option=option, rolls=[5, 6])
    use(table, skill)
    assert offers(table) == ["pick die=magic-1", "pick die=agility-1", "enough"]
    play(table, "pick die=magic-1", "pick die=agility-1")
    assert (pool_of(table, 0), pool_of(table, 1)) == (["agility-1"], ["agility-2", "agility-6", "magic-5"])
    assert skill not in usable(table)
    where = -1 if option == 1 else 1
    assert usable(placing(other, ["agility-1"], [hero, "mage"], partner=dice, option=where)) == []


@pytest.mark.card("rogue", "paladin")
@pytest.mark.rule("OD-DECISION-81")
@pytest.mark.parametrize(
    ("hero", "skill", "card", "option"),
    [
        ("rogue", "hero_dungeoneering_2p", "arrow_wall_a", 1),
        ("paladin", "hero_support_aura_2p", "ogre_a", -1),
    ],
)
def test_the_partner_picks_the_dice_that_are_rerolled(hero: str, skill: str, card: str, option: int) -> None:
    table = placing(card, [], [hero, "mage"], partner=["magic-1"], option=option, rolls=[5], seats=2, turn=1)
    assert asked_now(table) == (0, "how_to_place")
    use(table, skill)
    assert asked_now(table) == (1, "which_dice")
    play(table, "pick die=magic-1")
    assert pool_of(table, 1) == ["magic-5"]
    assert asked_now(table) == (0, "how_to_place")


@pytest.mark.card("rogue", "paladin")
def test_the_partner_need_not_reroll() -> None:
    table = placing("ogre_a", [], ["paladin", "mage"], partner=["magic-1"])
    use(table, "hero_support_aura_2p", "enough")
    assert pool_of(table, 1) == ["magic-1"]


# -- Archer ------------------------------------------------------------------------------------------------------


def archer_with_two_hearts() -> Table:
    """All boxes of the wraith are covered but the one with a heart and a time; that of the floor is open too."""
    table = placing("wraith_a", ["magic-6", "magic-3", "strength-5", "strength-3", "strength-5"], ["archer"])
    for place, die in ((0, "magic-6"), (0, "magic-3"), (1, "strength-5"), (2, "strength-3"), (3, "strength-5")):
        play(table, f"lay hero=0 die={die} box={place}")
    return table


@pytest.mark.card("archer")
@pytest.mark.rule("OD-DECISION-19")
def test_kiting_may_spend_a_time_instead_of_a_single_heart() -> None:
    for answer, counted in (("kite", (0, 2, 0)), ("stand", (1, 1, 0))):
        table = archer_with_one_heart()
        events = enough(table)
        assert offers(table) == ["kite", "stand"]
        events += play(table, answer)
        assert (losses(events), time_in(events)) == (counted, counted[1])


def archer_with_one_heart() -> Table:
    """The floor's box is covered too: exactly one heart is about to be lost."""
    dice = ["magic-6", "magic-3", "strength-5", "strength-3", "strength-5", "strength-3"]
    table = placing("wraith_a", dice, ["archer"])
    places = (0, 0, 1, 2, 3, 5)
    for place, die in zip(places, dice, strict=True):
        play(table, f"lay hero=0 die={die} box={place}")
    return table


@pytest.mark.card("archer", "shadow_a")
@pytest.mark.rule("OD-DECISION-79")
@pytest.mark.parametrize(("answer", "time"), [("kite", 2), ("stand", 1)])
def test_kiting_costs_no_time_for_fade(answer: str, time: int) -> None:
    dice = ["agility-6", "agility-4", "strength-5", "magic-3", "magic-4", "strength-3"]
    table = placing("shadow_a", dice, ["archer"])
    for place, die in zip((0, 0, 1, 2, 3, 5), dice, strict=True):
        play(table, f"lay hero=0 die={die} box={place}")
    assert time_in(enough(table) + play(table, answer)) == time  # that of the open box, and that of Kiting


@pytest.mark.card("paladin", "warden", "shadow_a")
@pytest.mark.rule("OD-DECISION-79")
@pytest.mark.parametrize(("hero", "hearts"), [("paladin", 3), ("warden", 4)])
def test_armor_and_thick_hide_cost_no_time_for_fade(hero: str, hearts: int) -> None:
    table = placing("shadow_a", [], [hero])
    events = enough(table)
    assert (losses(events), time_in(events)) == ((hearts, 4, 0), 4)  # of 5 hearts


@pytest.mark.card("archer")
def test_kiting_does_not_help_against_two_hearts_nor_in_perils() -> None:
    table = archer_with_two_hearts()
    assert losses(enough(table)) == (2, 1, 0)
    table = placing("cave_in_a", [], ["archer"], option=0)
    assert losses(enough(table)) == (1, 3, 0)


@pytest.mark.card("archer")
@pytest.mark.rule("OD-DECISION-19")
def test_kiting_applies_after_prevention() -> None:
    table = placing("wraith_a", ["agility-1"], ["archer"], skills=[["goblin_b"]], dungeon="lichs_tomb")
    use(table, "skill_dodge", "pay agility-1")
    table_events = enough(table)
    assert losses(table_events)[0] == 2  # 3 hearts, 1 dodged: two are left and nothing is asked


@pytest.mark.card("archer")
def test_kiting_prevents_one_heart_in_every_boss_round() -> None:
    table = table_at("boss", ["archer"], rolls=[2] * 40, items=[tough("ogre_a")])
    play(table, "had_enough")
    assert state_of(table).wounds == [11 - 1]
    play(table, "had_enough")
    assert table.result is not None  # 10 more


@pytest.mark.card("archer", "slayer")
@pytest.mark.parametrize(
    ("hero", "skill", "colour"),
    [("archer", "hero_combined_shot_2p", "strength"), ("slayer", "hero_blade_dance_2p", "agility")],
)
def test_the_partner_gets_one_more_on_a_die_of_a_colour_in_combat(hero: str, skill: str, colour: str) -> None:
    dice = [f"{colour}-3", f"{colour}-5", "magic-2", "heroic-2"]
    table = placing("ogre_a", [f"{colour}-1"], [hero, "mage"], partner=dice)
    use(table, skill)
    assert table.view(0)["decision"]["args"]["hero"] == 1  # the hero whose dice are meant
    assert offers(table) == [f"pick die={colour}-3", f"pick die={colour}-5"]
    play(table, f"pick die={colour}-3")
    assert pool_of(table, 1) == sorted([f"{colour}-4", f"{colour}-5", "magic-2", "heroic-2"])
    assert skill not in usable(table)
    assert usable(placing("arrow_wall_a", [], [hero, "mage"], partner=dice, option=0)) == []


@pytest.mark.card("archer", "slayer", "alchemist")
@pytest.mark.parametrize(
    ("hero", "skill", "dice"),
    [
        ("archer", "hero_combined_shot_2p", ["magic-2", "heroic-2"]),
        ("slayer", "hero_blade_dance_2p", ["magic-2", "heroic-2"]),
        ("alchemist", "hero_tonic_2p", []),
    ],
)
def test_without_a_fitting_die_the_partner_gets_nothing(hero: str, skill: str, dice: list[str]) -> None:
    table = placing("ogre_a", ["strength-1", "agility-1"], [hero, "mage"], partner=dice)
    use(table, skill)
    assert (prompt(table), pool_of(table, 1)) == ("how_to_place", sorted(dice))


# -- Mage, Druid -------------------------------------------------------------------------------------------------


@pytest.mark.card("mage")
def test_a_shield_aura_prevents_a_heart_in_perils_only() -> None:
    table = placing("boulder_a", [], ["mage"], option=0)
    use(table, "hero_shield_aura_1p")
    assert usable(table) == []
    assert losses(enough(table)) == (3 - 1, 2, 0)
    assert usable(placing("ogre_a", [], ["mage"])) == []


@pytest.mark.card("mage", "druid")
@pytest.mark.parametrize(
    ("hero", "skill", "choices"),
    [
        ("mage", "hero_power_transfer_2p", ["strength-1", "agility-1"]),
        ("druid", "hero_wild_gift_2p", ["agility-1", "magic-1"]),
    ],
)
def test_the_partner_gets_a_one_of_either_colour_in_combat(hero: str, skill: str, choices: list[str]) -> None:
    for choice, die in enumerate(choices):
        table = placing("ogre_a", ["magic-2"], [hero, "warrior"], partner=["strength-3"])
        use(table, skill, f"choose_way choice={choice}")
        assert (pool_of(table, 0), pool_of(table, 1)) == (["magic-2"], sorted([die, "strength-3"]))
        assert skill not in usable(table)
    assert usable(placing("arrow_wall_a", ["magic-2"], [hero, "warrior"], option=0)) == []


@pytest.mark.card("mage")
@pytest.mark.rule("OD-DECISION-29")
def test_a_power_transfer_gives_nothing_that_the_supply_lacks() -> None:
    table = placing("ogre_a", [], ["mage", "warrior"], exiled=[8, 0, 0, 0])
    use(table, "hero_power_transfer_2p", "choose_way choice=0")
    assert pool_of(table, 1) == []


@pytest.mark.card("druid")
def test_barkskin_prevents_a_poison_icon_in_combat_only() -> None:
    table = placing("marsh_viper_a", [], ["druid"])
    use(table, "hero_barkskin_1p")
    assert usable(table) == []
    assert losses(enough(table)) == (1, 4, 3 - 1)
    assert usable(placing("spore_cloud_a", [], ["druid"], option=0)) == []


# -- Paladin -----------------------------------------------------------------------------------------------------


@pytest.mark.card("paladin")
@pytest.mark.parametrize(
    ("card", "option", "hearts", "left"),
    [
        ("ogre_a", -1, 9, 5),
        ("skeleton_a", -1, 3, 2),
        ("arrow_wall_a", 0, 2, 1),
        ("boulder_a", 1, 4, 2),
        ("cave_in_a", 0, 1, 1),
    ],
)
@pytest.mark.rule("OD-DECISION-19")
def test_armor_prevents_one_of_every_two_hearts_in_combat_and_perils(
    card: str, option: int, hearts: int, left: int
) -> None:
    table = placing(card, [], ["paladin"], option=option, items=[[item for item in tough("ogre_a") if item != card]])
    assert usable(table) == []  # it works by itself
    assert sum(box["hearts"] for box in table.view(0)["encounter"]["boxes"]) == hearts
    assert losses(enough(table))[0] == left


@pytest.mark.card("paladin", "lichs_tomb")
@pytest.mark.rule("OD-DECISION-19")
def test_armor_comes_after_what_the_dungeon_adds() -> None:
    table = placing("cave_in_a", ["agility-6"], ["paladin"], option=0, dungeon="lichs_tomb", floor=3)
    play(table, "lay hero=0 die=agility-6 box=1")
    # 1 heart of the way, 1 of floor 2, 1 of floor 3, and the Blade Storm: 4, of which 2 are prevented.
    assert losses(enough(table))[0] == 2


@pytest.mark.card("paladin")
def test_armor_protects_in_a_boss_round() -> None:
    table = table_at("boss", ["paladin"], rolls=[2] * 40, items=[tough("ogre_a")])
    assert losses(play(table, "had_enough"))[0] == 6  # the Dragon's 11 hearts
