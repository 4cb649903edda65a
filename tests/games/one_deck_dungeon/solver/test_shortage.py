"""Warnings that the supply is short for an option (OD-DECISION-29)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.helpers import offers, play, prompt
from tests.games.one_deck_dungeon.rules.cards.fights import placing, set_of
from tests.games.one_deck_dungeon.tables import pool_of, state_of, table_at
from undercroft.games.one_deck_dungeon.rules.facts import COLOURS, DECK, EFFECTS, HEROIC, POTION, SKILL, TABLES
from undercroft.kernel.table import Table

FLAMEWEAVE = "cave_in_a"
CRITICAL_STRIKES = "boulder_b"
BRUTE_FORCE = "ogre_b"
PERSISTENCE = "plague_rat_a"
GALE = "giant_spider_a"
WINGBEAT = "razorbeak_a"
MANA_POTION = "arrow_wall_b"


def short(table: Table) -> dict[str, dict[str, int]]:
    """Return the options with a warning, with the dice missing at worst."""
    warned: dict[str, dict[str, int]] = table.view(0)["short"]
    assert set(warned) <= set(offers(table)), "a warning belongs to an answer"
    return warned


def fight(dice: list[str], *skills: str, **position: Any) -> Table:
    """A Mage alone with these skills and dice before Bandits; both sets are in the deck."""
    position = {"options": {"cards": "hybrid"}, "faced": ["bandit_b"], **position}
    return table_at("placing", ["mage"], level=4, skills=[skills], dice=[dice], **position)


# -- what is paid comes back ---------------------------------------------------------------------------------------


@pytest.mark.rule("OD-DECISION-29", "OD-023")
def test_dice_that_must_pay_are_back_in_the_supply_in_time() -> None:
    assert short(fight(["magic-3"] * 8, FLAMEWEAVE)) == {}
    assert short(fight(["strength-1"] * 8, "beetle_b")) == {}, "Crushing Blow is paid with strength"


@pytest.mark.rule("OD-DECISION-29", "OD-049")
def test_a_heroic_die_that_may_pay_instead_brings_nothing_back() -> None:
    table = fight([*["magic-3"] * 8, "heroic-2"], FLAMEWEAVE)
    assert short(table) == {"use hero=0 skill=skill_flameweave": {"magic": 1}}
    play(table, "use hero=0 skill=skill_flameweave")
    assert short(table) == {"pay die=heroic-2": {"magic": 1}}
    play(table, "pay die=heroic-2")
    assert pool_of(table) == ["magic-3"] * 8


@pytest.mark.rule("OD-DECISION-29", "OD-132")
def test_a_heroic_die_that_is_not_enough_mana_alone_needs_a_magic_die_too() -> None:
    assert short(fight([*["magic-3"] * 8, "heroic-1"], FLAMEWEAVE)) == {}


@pytest.mark.rule("OD-DECISION-29")
def test_with_two_colours_to_pay_and_to_gain_the_worst_way_to_pay_counts() -> None:
    # Persistence costs two strength dice and rolls a strength and a heroic one; one of each kind would lose nothing.
    dice = [*["strength-1"] * 8, *["heroic-1"] * 6]
    table = fight(dice, PERSISTENCE, rolls=[1, 1])
    [lacks] = short(table).values()
    assert sum(lacks.values()) == 1
    play(table, "use hero=0 skill=skill_persistence", "pay die=strength-1")
    assert short(table) == {"pay die=strength-1": {"heroic": 1}}
    play(table, "pay die=heroic-1")
    assert pool_of(table) == sorted(dice)


# -- what operations take ------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-DECISION-29")
@pytest.mark.parametrize(("left", "lacks"), [(0, {"agility": 2}), (1, {"agility": 1}), (2, {})])
def test_two_operations_of_one_colour_take_from_the_same_dice(left: int, lacks: dict[str, int]) -> None:
    table = fight(["magic-4"], GALE, exiled=(0, 8 - left, 0, 0), rolls=[1])
    assert short(table) == ({"use hero=0 skill=skill_gale": lacks} if lacks else {})
    play(table, "use hero=0 skill=skill_gale", "pay die=magic-4")
    assert len(pool_of(table)) == left


@pytest.mark.rule("OD-DECISION-29", "OD-DECISION-70")
@pytest.mark.parametrize(
    ("left", "dice", "lacks"), [(0, 2, {"heroic": 2}), (1, 2, {"heroic": 1}), (1, 1, {}), (2, 3, {}), (0, 0, {})]
)
def test_recolouring_needs_dice_of_the_new_colour(left: int, dice: int, lacks: dict[str, int]) -> None:
    table = fight(["agility-3"] * dice, CRITICAL_STRIKES, exiled=(0, 0, 0, 6 - left))
    assert short(table) == ({"use hero=0 skill=skill_critical_strikes": lacks} if lacks else {})


@pytest.mark.rule("OD-DECISION-29", "OD-DECISION-70")
@pytest.mark.parametrize(
    ("dice", "supply", "lacks"),
    [
        (["strength-3"], (7, 0, 0), {"any": 1}),
        (["strength-3", "strength-4"], (6, 1, 0), {"any": 1}),
        (["strength-3", "agility-4"], (0, 1, 0), {}),  # dice that go back serve the next one
        (["strength-3", "strength-4"], (0, 1, 1), {}),
    ],
)
def test_recolouring_into_any_colour_lacks_only_what_no_choice_of_dice_can_avoid(
    dice: list[str], supply: tuple[int, int, int], lacks: dict[str, int]
) -> None:
    held = [sum(word.startswith(colour) for word in dice) for colour in COLOURS]
    exiled = [8 - held[colour] - supply[colour] for colour in range(3)]
    table = fight(dice, WINGBEAT, exiled=(*exiled, 0))
    assert short(table) == ({"use hero=0 skill=skill_wingbeat": lacks} if lacks else {})
    play(table, "use hero=0 skill=skill_wingbeat")
    while prompt(table) != "how_to_place":
        play(table, offers(table)[0])
    assert len(set(dice) & set(pool_of(table))) == sum(lacks.values()), "as many dice stay as they were"


@pytest.mark.rule("OD-DECISION-29", "OD-DECISION-70")
@pytest.mark.parametrize(
    ("dice", "lacks"),
    [
        (["magic-5", "agility-5", *["strength-1"] * 7], {"strength": 1}),
        (["magic-5", "strength-5", *["strength-1"] * 6], {}),
        (["strength-5", "strength-5", *["strength-1"] * 6], {}),
        (["magic-5", "strength-5", *["strength-1"] * 7], {"strength": 1}),
    ],
)
def test_a_trade_gains_no_more_dice_than_there_are(dice: list[str], lacks: dict[str, int]) -> None:
    table = fight(dice, BRUTE_FORCE)
    assert short(table) == ({"use hero=0 skill=skill_brute_force": lacks} if lacks else {})


@pytest.mark.rule("OD-DECISION-29")
@pytest.mark.parametrize(
    ("exiled", "used", "chosen"),
    [
        ((8, 0, 0, 0), {}, {"choose_way choice=0": {"strength": 1}}),
        (
            (8, 8, 0, 0),
            {"strength": 1},
            {"choose_way choice=0": {"strength": 1}, "choose_way choice=1": {"agility": 1}},
        ),
    ],
    ids=["one", "both"],
)
def test_a_choice_is_warned_of_part_by_part(
    exiled: tuple[int, ...], used: dict[str, int], chosen: dict[str, dict[str, int]]
) -> None:
    bolt = fight(["magic-3"], exiled=exiled, gifts=["basic_force_bolt"])
    assert short(bolt) == ({"use hero=0 skill=basic_force_bolt": used} if used else {})
    play(bolt, "use hero=0 skill=basic_force_bolt", "pay die=magic-3")
    assert short(bolt) == chosen
    gift = table_at("placing", ["mage", "warrior"], faced=["ogre_a"], dice=[[], []], exiled=exiled)
    assert short(gift) == ({"use hero=0 skill=hero_power_transfer_2p": used} if used else {})
    play(gift, "use hero=0 skill=hero_power_transfer_2p")
    assert short(gift) == chosen


# -- potions -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-DECISION-29")
def test_a_potion_that_would_roll_nothing_is_warned_of() -> None:
    def mana(count: int) -> Table:
        dice = ["magic-3"] * count
        return table_at("placing", ["mage"], faced=["ogre_a"], dice=[dice], potions=[MANA_POTION], tokens=2)

    table = mana(8)
    assert short(table) == {"use hero=0 skill=potion_mana": {"magic": 3}}
    play(table, "use hero=0 skill=potion_mana")
    assert (pool_of(table), state_of(table).tokens) == (["magic-3"] * 8, 1)
    assert short(mana(5)) == {}


@pytest.mark.rule("OD-DECISION-29", "OD-DECISION-12")
@pytest.mark.parametrize(("left", "lacks"), [(1, 1), (2, 0)])
def test_a_die_that_is_stored_because_of_the_potion_is_gone_before_it_rolls(left: int, lacks: int) -> None:
    options = {"cards": "forest", "basic_potion": "potion_aid"}
    table = table_at(
        "placing",
        ["alchemist"],
        dungeon="the_mudlands",
        faced=["panther_a"],
        options=options,
        dice=[[]],
        tokens=1,
        exiled=(0, 0, 0, 6 - left),
        rolls=[4],
    )
    assert short(table) == ({"use hero=0 skill=potion_aid": {"heroic": 1}} if lacks else {})
    play(table, "use hero=0 skill=potion_aid")
    assert state_of(table).stored == [1]
    assert len(pool_of(table)) == 1 - lacks


# -- feats ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-DECISION-29")
@pytest.mark.parametrize(
    ("hero", "left", "warned"),
    [
        (
            "archer",
            1,
            {"take_time hero=0 number=0": {"heroic": 1}, "take_time hero=0 number=1": {"heroic": 2}},
        ),
        ("archer", 2, {"take_time hero=0 number=1": {"heroic": 1}}),
        ("archer", 3, {}),
        ("rogue", 1, {"gamble hero=0 count=2": {"heroic": 1}}),
        ("rogue", 2, {}),
        ("slayer", 1, {"bleed hero=0 lost=0": {"heroic": 1}}),
        ("slayer", 2, {}),
    ],
)
def test_a_feat_that_rolls_fewer_dice_is_warned_of(hero: str, left: int, warned: dict[str, dict[str, int]]) -> None:
    options = {"cards": "hybrid"}
    table = table_at("encounter", [hero], faced=["bandit_b"], options=options, exiled=(0, 0, 0, 6 - left))
    assert prompt(table) == "which_feat"
    assert short(table) == warned


@pytest.mark.rule("OD-DECISION-29", "OD-082")
def test_stored_dice_are_never_missing() -> None:
    table = table_at("encounter", ["mage"], faced=["ogre_a"], stored=[2], exiled=(0, 0, 0, 4))
    assert "roll_stored hero=0 count=2" in offers(table)
    assert short(table) == {}


# -- all of them ---------------------------------------------------------------------------------------------------


GAINING = {
    effect.id: card.id
    for face, card in enumerate(DECK.printed)
    for number in (SKILL[face], POTION[face])
    if number >= 0
    for effect in (EFFECTS[number],)
    if effect.ops and all(op.kind in ("gain", "roll") for op in effect.ops)
}
"""Skills and potions that only gain and roll dice, each with a card that gives it."""


def dice_after(table: Table, ways: list[str], supply: list[int]) -> list[int]:
    """Return the sizes of the pool after an effect, for every way to pay for it."""
    ends: list[int] = []
    for way in ways:
        after = table.clone()
        state_of(after).supply = supply[:]
        play(after, way)
        if prompt(after) == "which_to_pay":
            more = [text for text in offers(after) if text != "think_better"]
            ends += dice_after(after, more, state_of(after).supply)
        else:
            ends.append(len(pool_of(after)))
    return ends


@pytest.mark.rule("OD-DECISION-29")
@pytest.mark.parametrize("effect", GAINING)
def test_the_warning_equals_the_difference_to_a_full_supply(effect: str) -> None:
    card = GAINING[effect]
    encounters = [
        row
        for row in TABLES[set_of(card)]["encounters"]
        if row["id"] != card and row.get("ability") not in ("ethereal", "burrow", "web", "fade")
    ]
    chance = random.Random(effect)
    kind: dict[str, Any] = {"potions": [card], "tokens": 1} if effect.startswith("potion") else {"skills": [[card]]}
    seen = set()
    for _ in range(12):
        dice = [f"{chance.choice(COLOURS)}-{chance.randint(1, 6)}" for _ in range(5)]
        held = [sum(word.startswith(colour) for word in dice) for colour in COLOURS]
        left = [chance.randrange(3) for _ in COLOURS]
        exiled = [8 - held[colour] - left[colour] for colour in range(3)]
        if held[HEROIC] + left[HEROIC] > 6:
            continue
        for peril in (False, True):
            foe = next(row["id"] for row in encounters if (row["type"] == "peril") is peril)
            exile = (*exiled, 6 - held[HEROIC] - left[HEROIC])
            table = placing(foe, dice, ["mage"], level=4, option=0 if peril else -1, exiled=exile, **kind)
            use = f"use hero=0 skill={effect}"
            if use not in offers(table):
                continue
            real = dice_after(table, [use], state_of(table).supply)
            full = dice_after(table, [use], [8, 8, 8, 8])
            worst = max(more - less for more, less in zip(full, real, strict=True))
            lacks = short(table).get(use, {})
            assert sum(lacks.values()) == worst, (dice, left)
            seen.add(bool(worst))
    assert seen, "it was never offered"
