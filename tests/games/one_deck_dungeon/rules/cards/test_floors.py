"""The floors of the dungeons: the boxes that they add and the effects that stay in force."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import of_kind, offers, play, prompt, zone_of
from tests.games.one_deck_dungeon.rules.cards.fights import (
    Row,
    as_printed,
    boxes_of,
    enough,
    losses,
    lost_in,
    placing,
    plain,
    rows,
    set_of,
    table_for,
    time_in,
    tough,
)
from tests.games.one_deck_dungeon.rules.cards.skilled import use
from tests.games.one_deck_dungeon.tables import pool_of, state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import DoorsDealt, PoisonResisted, TimeSpent
from undercroft.kernel.table import Table

FOUR = ["warrior", "mage", "rogue", "paladin"]
HYBRID = {"cards": "hybrid"}
FOES = {"base": "ogre_a", "forest": "dire_wolf_a"}
PERILS = {"base": "boulder_a", "forest": "falling_tree_a"}
ARMORED = {"strength_boxes_armored": "strength", "magic_boxes_armored": "magic"}


def floors() -> list[object]:
    """Every floor of every dungeon, with those before it."""
    return [
        pytest.param(row, number, id=f"{row['id']}-{number}", marks=pytest.mark.card(row["id"]))
        for row in rows("dungeons")
        for number in (1, 2, 3)
    ]


def in_dungeon(phase: str, dungeon: str, floor: int = 1, heroes: list[str] | None = None, **more: Any) -> Table:
    """A table in a dungeon with the deck of its set."""
    more.setdefault("options", {"cards": set_of(dungeon)})
    return table_at(phase, heroes or ["warrior"], dungeon=dungeon, floor=floor, **more)


# -- boxes -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("row", "floor"), floors())
@pytest.mark.rule("OD-096", "OD-164")
def test_the_boxes_of_all_visible_floors_stand_beside_those_of_the_encounter(row: Row, floor: int) -> None:
    cards = set_of(row["id"])
    visible = row["floors"][:floor]
    armored = {ARMORED[shown["effect_id"]] for shown in visible if shown["effect_id"] in ARMORED}
    for kind, card, option in (("combat", FOES[cards], -1), ("peril", PERILS[cards], 0)):
        table = placing(card, [], option=option, dungeon=row["id"], floor=floor)
        expected = [plain(box) for shown in visible for box in shown[f"{kind}_boxes"]]
        expected = [{**box, "armor": box["armor"] or box["color"] in armored} for box in expected]
        own = len(table_boxes(card))
        assert [as_printed(box) for box in boxes_of(table)][own:] == expected


def table_boxes(card: str) -> list[Row]:
    """The active boxes of a card by itself."""
    (row,) = rows("encounters", lambda row: row["id"] == card)
    return list(row["boxes"]) if "boxes" in row else [row["options"][0]["box"]]


@pytest.mark.parametrize(("row", "floor"), floors())
@pytest.mark.rule("OD-107")
def test_the_boxes_of_the_visible_floors_cost_their_icons(row: Row, floor: int) -> None:
    cards = set_of(row["id"])
    visible = row["floors"][:floor]
    foe = FOES[cards]
    boxes = [*table_boxes(foe), *(box for shown in visible for box in shown["combat_boxes"])]
    hearts, time, poison = (sum(box[icon] for box in boxes) for icon in ("hearts", "time", "poison"))
    effects = {shown["effect_id"] for shown in visible}
    table = placing(foe, [], items=[tough(foe)], dungeon=row["id"], floor=floor, level=4)
    assert losses(enough(table)) == (
        hearts + ("heart_adds_heart" in effects) + ("three_time_adds_heart" in effects and time >= 3),
        time,
        poison + ("poison_adds_poison" in effects and poison > 0) + ("heart_adds_poison" in effects),
    )


@pytest.mark.card("dragons_cave")
@pytest.mark.rule("OD-178", "OD-049")
def test_a_grey_box_takes_any_colour_but_not_a_smaller_number() -> None:
    table = placing("boulder_a", ["strength-2", "agility-2", "magic-2", "heroic-2", "magic-1"], option=0)
    lays = {offer for offer in offers(table) if offer.startswith("lay")}
    assert lays == {f"lay hero=0 die={colour}-2 box=1" for colour in ("strength", "agility", "magic", "heroic")}


# -- time --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dungeon", "floor", "first"),
    [
        ("dragons_cave", 1, 5),
        ("dragons_cave", 2, 5),
        ("dragons_cave", 3, 5),
        ("lair_of_indrax", 1, 3),
        ("lair_of_indrax", 3, 3),
        ("yetis_cavern", 1, 0),
    ],
)
@pytest.mark.card("dragons_cave", "lair_of_indrax")
@pytest.mark.rule("OD-DECISION-69")
def test_hall_of_statues_and_outer_wards_take_time_before_the_first_turn_of_each_floor(
    dungeon: str, floor: int, first: int
) -> None:
    table = in_dungeon("floor", dungeon, floor - 1, wounds=[1])
    assert (prompt(table), len(of_kind(table.opening, TimeSpent))) == ("how_to_begin", first)
    table = in_dungeon("turn", dungeon, floor, wounds=[1])
    assert time_in(table.opening) == 0  # not before later turns


@pytest.mark.parametrize(
    ("dungeon", "floor", "time"),
    [
        ("hydras_reef", 1, 3),
        ("hydras_reef", 3, 3),
        ("lair_of_indrax", 1, 2),
        ("lair_of_indrax", 2, 3),
        ("lair_of_indrax", 3, 3),
        ("dragons_cave", 1, 2),
    ],
)
@pytest.mark.card("hydras_reef", "lair_of_indrax")
@pytest.mark.rule("OD-052", "OD-164")
def test_sticky_surrounding_and_dragon_fear_add_a_time_to_every_turn(dungeon: str, floor: int, time: int) -> None:
    table = in_dungeon("turn", dungeon, floor, wounds=[1])
    assert time_in(play(table, "go_on")) == time


@pytest.mark.card("minotaurs_maze")
@pytest.mark.rule("OD-060")
@pytest.mark.parametrize("floor", [1, 2, 3])
def test_in_the_deadly_maze_three_doors_are_the_limit(floor: int) -> None:
    table = in_dungeon("act", "minotaurs_maze", floor, doors=[["boulder_a"]], open=[0], tokens=0)
    (dealt,) = of_kind(play(table, "explore"), DoorsDealt)
    assert (dealt.count, [len(zone_of(table, "door", door)) for door in range(4)]) == (2, [1, 1, 1, 0])
    table = in_dungeon("act", "minotaurs_maze", floor, doors=[["boulder_a"], ["ogre_a"], ["ogre_b"]])
    assert "explore" not in offers(table)


@pytest.mark.parametrize(
    ("dungeon", "floor", "opened", "time"),
    [
        ("minotaurs_maze", 1, [0], 0),
        ("minotaurs_maze", 2, [0], 1),
        ("minotaurs_maze", 3, [], 1),
        ("vile_roots", 1, [], 0),
        ("vile_roots", 1, [0], 1),
        ("vile_roots", 3, [0, 1], 2),
    ],
)
@pytest.mark.card("minotaurs_maze", "vile_roots")
@pytest.mark.rule("OD-DECISION-69")
def test_crumbling_walls_and_snaring_roots_take_time_before_doors_are_dealt(
    dungeon: str, floor: int, opened: list[int], time: int
) -> None:
    base = set_of(dungeon) == "base"
    doors = [["boulder_a"], ["ogre_a"]] if base else [["vine_trap_a"], ["panther_a"]]
    table = in_dungeon("act", dungeon, floor, doors=doors, open=opened, wounds=[1])
    events = play(table, "explore")
    before = [event for event in events if isinstance(event, TimeSpent | DoorsDealt)]
    assert [isinstance(event, TimeSpent) for event in before] == [True] * time + [False]


@pytest.mark.card("minotaurs_maze")
@pytest.mark.rule("OD-DECISION-69")
def test_walls_that_crumble_over_the_last_card_leave_no_door() -> None:
    table = in_dungeon("act", "minotaurs_maze", 2, doors=[["boulder_a"]], deck=["ogre_a"])
    play(table, "explore")
    assert (prompt(table), zone_of(table, "door", 1)) == ("whether_to_descend", [])


@pytest.mark.card("smoldering_ruins")
@pytest.mark.rule("OD-DECISION-69")
@pytest.mark.parametrize("floor", [1, 3])
def test_smoke_takes_a_time_after_the_card_is_turned_up_and_before_the_choice(floor: int) -> None:
    table = in_dungeon("act", "smoldering_ruins", floor, doors=[["vine_trap_a"]])
    assert time_in(play(table, "enter door=0")) == 1
    assert prompt(table) == "face_or_flee"
    table = in_dungeon("act", "smoldering_ruins", floor, doors=[["vine_trap_a"]], open=[0])
    assert time_in(play(table, "enter door=0")) == 0


@pytest.mark.card("the_mudlands")
@pytest.mark.rule("OD-DECISION-69")
@pytest.mark.parametrize("floor", [1, 3])
def test_clinging_mud_takes_a_time_for_fleeing(floor: int) -> None:
    table = in_dungeon("act", "the_mudlands", floor, doors=[["vine_trap_a"]], wounds=[1])
    assert time_in(play(table, "enter door=0")) == 0
    assert time_in(play(table, "flee")) == 1


@pytest.mark.parametrize(
    ("dungeon", "floor", "moves", "time"),
    [
        ("hydras_reef", 1, ["go_on"], 6),
        ("lair_of_indrax", 2, ["go_on"], 6),
        ("minotaurs_maze", 2, ["explore"], 2),
        ("vile_roots", 1, ["explore"], 2),
        ("smoldering_ruins", 1, ["enter door=1"], 2),
        ("the_mudlands", 1, ["enter door=1", "flee"], 2),
    ],
)
@pytest.mark.card("hydras_reef", "lair_of_indrax", "minotaurs_maze", "vile_roots", "smoldering_ruins", "the_mudlands")
@pytest.mark.rule("O4-014", "OD-DECISION-73")
def test_with_four_heroes_the_time_of_the_dungeon_is_doubled(
    dungeon: str, floor: int, moves: list[str], time: int
) -> None:
    doors = [["boulder_a", "ogre_a"], ["vine_trap_a", "panther_a"]]
    phase = "turn" if moves == ["go_on"] else "act"
    table = in_dungeon(phase, dungeon, floor, FOUR, doors=doors, open=[0], wounds=[1, 0, 0, 0], options=HYBRID)
    assert time_in(play(table, *moves)) == time


@pytest.mark.parametrize(("dungeon", "time"), [("dragons_cave", 5), ("lair_of_indrax", 3)])
@pytest.mark.card("dragons_cave", "lair_of_indrax")
@pytest.mark.rule("OD-DECISION-73")
def test_with_four_heroes_the_time_of_a_floors_start_is_not_doubled(dungeon: str, time: int) -> None:
    table = in_dungeon("floor", dungeon, 0, FOUR, wounds=[1, 0, 0, 0])
    assert time_in(table.opening) == time


# -- consequences ------------------------------------------------------------------------------------------------


@pytest.mark.card("yetis_cavern")
@pytest.mark.rule("OD-DECISION-19")
@pytest.mark.parametrize(("card", "option", "counted"), [("cave_in_a", 0, (2, 4, 0)), ("cave_in_a", 1, (3, 3, 0))])
def test_freezing_winds_bring_a_heart_with_three_time(card: str, option: int, counted: tuple[int, ...]) -> None:
    assert losses(enough(placing(card, [], option=option, dungeon="yetis_cavern"))) == counted


@pytest.mark.card("yetis_cavern", "mage")
@pytest.mark.rule("OD-DECISION-19", "OD-112")
def test_freezing_winds_bring_nothing_with_two_time_or_when_time_is_prevented() -> None:
    table = placing("cave_in_a", ["heroic-4"], option=1, dungeon="yetis_cavern")
    play(table, "lay hero=0 die=heroic-4 box=1")
    assert losses(enough(table)) == (2, 2, 0)
    dice = ["magic-4", "magic-3", "magic-4", "magic-2", "strength-6", "agility-1"]
    table = placing("skeleton_a", dice, skills=[["force_wall_b"]], dungeon="yetis_cavern")
    use(table, "skill_poison", "pay agility-1")
    for die, place in (("magic-2", 0), ("magic-4", 1), ("magic-3", 6), ("magic-4", 7), ("strength-6", 5)):
        play(table, f"lay hero=0 die={die} box={place}")
    assert losses(enough(table)) == (2, 1, 0)


@pytest.mark.card("lichs_tomb")
@pytest.mark.rule("OD-DECISION-19")
def test_a_blade_storm_adds_one_heart_to_one_or_more_and_none_to_none() -> None:
    table = placing("cave_in_a", ["magic-6", "heroic-6", "agility-6"], option=0, dungeon="lichs_tomb", floor=3)
    play(table, "lay hero=0 die=agility-6 box=1", "lay hero=0 die=magic-6 box=3", "lay hero=0 die=heroic-6 box=2")
    assert losses(enough(table)) == (2, 3, 0)
    dice = ["magic-6", "heroic-6", "agility-6", "strength-6"]
    table = placing("cave_in_a", dice, option=0, dungeon="lichs_tomb", floor=3)
    play(table, "lay hero=0 die=agility-6 box=1", "lay hero=0 die=magic-6 box=3", "lay hero=0 die=heroic-6 box=2")
    play(table, "lay hero=0 die=strength-6 box=0")
    assert losses(enough(table)) == (0, 0, 0)


@pytest.mark.card("realm_of_venom")
@pytest.mark.rule("OD-DECISION-19")
def test_caustic_haze_adds_one_poison_to_one_or_more_and_none_to_none() -> None:
    for dice, counted in (([], (0, 3 + 1, 2 + 1 + 1)), (["heroic-5"], (0, 3, 2 + 1))):
        grey = ["agility-3", "agility-5"]
        table = placing("spore_cloud_a", [*grey, *dice], option=0, dungeon="realm_of_venom", floor=3)
        play(table, "lay hero=0 die=agility-3 box=2", "lay hero=0 die=agility-5 box=3")
        for die in dice:
            play(table, f"lay hero=0 die={die} box=1")
        assert losses(enough(table)) == counted
    table = placing("vine_trap_a", [*grey, "heroic-5"], option=0, dungeon="realm_of_venom", floor=3)
    play(table, "lay hero=0 die=agility-3 box=2", "lay hero=0 die=agility-5 box=3", "lay hero=0 die=heroic-5 box=1")
    assert losses(enough(table)) == (1, 3, 0)


@pytest.mark.card("vile_roots")
@pytest.mark.rule("OD-DECISION-19")
def test_dripping_sap_brings_a_poison_with_hearts() -> None:
    grey = {1: "agility-4", 2: "heroic-6", 3: "agility-5"}
    for card, option, counted in (
        ("vine_trap_a", 0, (1, 3, 1)),
        ("spore_cloud_a", 0, (0, 3, 2)),
        ("falling_tree_a", 1, (4, 1, 1)),
    ):
        table = placing(card, list(grey.values()), option=option, dungeon="vile_roots", floor=3)
        for place in (1, 3, 2):
            play(table, f"lay hero=0 die={grey[place]} box={place}")
        assert losses(enough(table)) == counted


# -- dice --------------------------------------------------------------------------------------------------------


@pytest.mark.card("lichs_tomb")
@pytest.mark.rule("OD-DECISION-15")
def test_the_weakness_curse_discards_every_rolled_two_from_floor_2_on() -> None:
    rolls = [2, 2, 3, 1, 2, 4, 5]
    for floor, lost in (
        (1, []),
        (2, ["strength-2", "agility-2", "magic-2"]),
        (3, ["strength-2", "agility-2", "magic-2"]),
    ):
        table = table_for("encounter", "ogre_a", ["mage"], dungeon="lichs_tomb", floor=floor, rolls=rolls)
        assert lost_in(table.opening) == lost
    table = placing("ogre_a", ["agility-2"], skills=[["bandit_a"]], dungeon="lichs_tomb", floor=2, rolls=[2, 5])
    assert pool_of(table) == ["agility-2"]  # it lay there before
    use(table, "skill_backstab", "pay agility-2")
    assert pool_of(table) == ["strength-5"]


@pytest.mark.card("vile_roots")
@pytest.mark.rule("OD-DECISION-15")
def test_blight_discards_every_rolled_one_from_floor_2_on() -> None:
    rolls = [1, 2, 1, 3, 1, 4, 5]
    for floor, lost in ((1, []), (2, ["strength-1", "agility-1", "magic-1"])):
        table = table_for("encounter", "dire_wolf_a", ["mage"], dungeon="vile_roots", floor=floor, rolls=rolls)
        assert lost_in(table.opening) == lost
    table = placing(
        "dire_wolf_b", ["strength-3"], skills=[["dire_wolf_a"]], dungeon="vile_roots", floor=2, rolls=[1, 1]
    )
    use(table, "skill_hew", "pay strength-3")
    assert pool_of(table) == []


@pytest.mark.card("hydras_reef")
@pytest.mark.rule("OD-DECISION-15")
@pytest.mark.parametrize(("rolled", "shown"), [(6, 5), (2, 1), (1, 1)])
def test_the_poison_aura_lowers_every_rolled_heroic_die(rolled: int, shown: int) -> None:
    table = table_for(
        "encounter", "ogre_a", ["mage"], dungeon="hydras_reef", floor=3, stored=[1], rolls=[rolled, *[4] * 7]
    )
    play(table, "roll_stored hero=0 count=1")
    assert pool_of(table) == sorted([f"heroic-{shown}", "strength-4", "agility-4", "agility-4", *["magic-4"] * 4])
    table = placing("ogre_a", [], skills=[["boulder_a"]], dungeon="hydras_reef", floor=3, rolls=[rolled])
    use(table, "skill_valor")
    assert pool_of(table) == [f"heroic-{shown}"]


@pytest.mark.card("hydras_reef", "phantom_a")
@pytest.mark.rule("OD-DECISION-15")
def test_the_poison_aura_comes_after_the_discards_and_spares_gained_and_combined_dice() -> None:
    table = placing("phantom_a", [], skills=[["boulder_a"]], dungeon="hydras_reef", floor=3, rolls=[4])
    use(table, "skill_valor")
    assert pool_of(table) == ["heroic-3"]  # a rolled 4 is no 3
    table = placing("ogre_a", ["agility-4"] * 5, skills=[["beetle_a"]], dungeon="hydras_reef", floor=3)
    use(table, "skill_accuracy", *["pay agility-4"] * 3)
    play(table, "combine hero=0 die=agility-4", "combine hero=0 die=agility-4")
    assert pool_of(table) == ["heroic-4", "heroic-6"]


# -- armor, poison -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dungeon", "card", "colour"),
    [("yetis_cavern", "ogre_a", "strength"), ("smoldering_ruins", "thorn_sprite_a", "magic")],
)
@pytest.mark.card("yetis_cavern", "smoldering_ruins")
@pytest.mark.rule("OD-099", "OD-DECISION-17")
def test_biting_cold_and_searing_heat_make_a_colour_armor(dungeon: str, card: str, colour: str) -> None:
    dice = [f"{colour}-6", "agility-6"]
    for floor in (2, 3):
        table = placing(card, dice, dungeon=dungeon, floor=floor)
        for box in boxes_of(table):
            assert box["armor"] == (floor == 3 and box["colour"] == colour)
        assert any("die=agility-6 box" in offer for offer in offers(table)) == (floor == 2)
        assert any(f"die={colour}-6 box" in offer for offer in offers(table))


@pytest.mark.card("yetis_cavern")
def test_a_strength_way_of_a_peril_is_armor_in_the_biting_cold_but_no_grey_box() -> None:
    table = placing("cave_in_a", [], option=0, dungeon="yetis_cavern", floor=3)
    assert [(box["colour"], box["armor"]) for box in boxes_of(table)] == [
        ("strength", True),
        ("any", True),
        ("any", False),
        ("any", True),
    ]


@pytest.mark.card("realm_of_venom")
@pytest.mark.rule("FS-019")
@pytest.mark.parametrize("floor", [1, 3])
def test_toxic_air_lowers_the_roll_against_poison(floor: int) -> None:
    table = in_dungeon("act", "realm_of_venom", floor, doors=[["vine_trap_b"]], poison=[2], rolls=[3])
    (resisted,) = of_kind(play(table, "explore"), PoisonResisted)
    assert (resisted.result, resisted.success) == (2, False)
    assert state_of(table).wounds == [2]


# -- the boss ends it --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "row", [pytest.param(row, id=row["id"], marks=pytest.mark.card(row["id"])) for row in rows("dungeons")]
)
@pytest.mark.rule("OD-DECISION-37")
def test_no_floor_is_in_force_in_the_boss_fight(row: Row) -> None:
    table = in_dungeon("boss", row["id"], 3, ["mage"], rolls=[2] * 8, tokens=0)
    if row["boss"]["ability_id"] != "round_poison_1":
        assert lost_in(table.opening) == []  # neither a Weakness Curse nor another one
    assert len(boxes_of(table)) == len(row["boss"]["boxes"])
    assert not any(floor["in_force"] for floor in table.view(0)["dungeon"]["floors"])
