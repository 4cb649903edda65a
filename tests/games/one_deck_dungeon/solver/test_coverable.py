"""Dice that a box takes, boxes that wait for armor, and boxes for which the pools are enough, in the view."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import play
from tests.games.one_deck_dungeon.tables import table_at
from undercroft.kernel.table import Table


def boxes(table: Table) -> list[dict[str, Any]]:
    """The boxes of the encounter as the view shows them."""
    found: list[dict[str, Any]] = table.view(0)["encounter"]["boxes"]
    return found


def test_a_box_lists_the_dice_that_it_takes_and_those_that_cover_it() -> None:
    dice = ["strength-6", "agility-3", "agility-4", "magic-6", "heroic-5", "heroic-6-armor", "magic-5-mana"]
    first, plain, wide, *_ = boxes(table_at("placing", faced=["ogre_a"], dice=[dice]))
    assert (first["colour"], first["wide"], first["value"]) == ("strength", True, 6)
    assert first["takes"] == {"strength-6": True, "heroic-5": False}
    assert (plain["colour"], plain["value"]) == ("agility", 4)
    assert plain["takes"] == {"agility-4": True, "heroic-5": True}
    assert wide["wide"]
    assert not any(wide["takes"].values())


@pytest.mark.rule("OD-045")
def test_dice_on_a_wide_box_count() -> None:
    dice = ["agility-5", "heroic-5", "agility-6", "heroic-2"]
    table = table_at("placing", ["mage"], faced=["force_wall_a"], option=0, dice=[dice])
    assert boxes(table)[0]["waits"]
    play(table, "lay hero=0 die=heroic-2 box=1", "lay hero=0 die=agility-5 box=0")
    wall, shield = boxes(table)
    assert wall["takes"] == {"heroic-5": False, "agility-6": True}  # 10 and 11 of 11
    assert (shield["filled"], shield["takes"], shield["coverable"]) == (True, {}, False)


@pytest.mark.rule("OD-099")
def test_boxes_wait_until_the_armor_is_covered() -> None:
    table = table_at("placing", faced=["glooping_ooze_a"], floor=2, dice=[["magic-5", "magic-5", "heroic-2"]])
    assert [box["waits"] for box in boxes(table)] == [not box["armor"] for box in boxes(table)]
    while any(box["armor"] and not box["filled"] for box in boxes(table)):
        armor = next(place for place, box in enumerate(boxes(table)) if box["armor"] and not box["filled"])
        lays = [option for option in table.view(0)["decision"]["options"] if option["args"].get("box") == armor]
        if not lays:
            break
        table.apply(lays[0]["text"])
    assert any(box["waits"] for box in boxes(table)) == any(box["armor"] and not box["filled"] for box in boxes(table))


@pytest.mark.parametrize(("dice", "enough"), [(["agility-4", "heroic-3"], False), (["agility-6", "agility-5"], True)])
def test_a_box_is_coverable_if_all_dice_together_are_enough(dice: list[str], enough: bool) -> None:
    table = table_at("placing", ["mage"], faced=["force_wall_a"], option=0, dice=[[*dice, "heroic-2"]])
    play(table, "lay hero=0 die=heroic-2 box=1")
    assert boxes(table)[0]["coverable"] is enough


@pytest.mark.rule("OD-046")
def test_others_help_to_cover_a_wide_box_but_no_plain_one() -> None:
    dice = [["strength-1"], ["strength-5", "agility-6"]]
    table = table_at("placing", ["warrior", "mage"], seats=2, faced=["ogre_a"], dice=dice)
    wide, plain, *_ = boxes(table)
    assert (wide["wide"], wide["coverable"]) == (True, True)  # 1 and 5 of 6
    assert (plain["takes"], plain["coverable"]) == ({"agility-6": True}, False)  # whose turn it is has none


@pytest.mark.rule("OD-DECISION-71")
def test_the_lich_takes_a_die_before_a_box_is_covered() -> None:
    table = table_at("boss", ["warrior"], floor=3, dungeon="lichs_tomb", rolls=[6] * 8)
    while table.decision is not None and table.decision.prompt != "how_to_place":
        table.apply(0)
    taking = [box for box in boxes(table) if box["first_die"] == "due" and box["takes"]]
    assert taking
    assert not any(covers for box in taking for covers in box["takes"].values())


@pytest.mark.rule("OD-086")
def test_each_way_through_a_peril_lists_its_dice() -> None:
    view = table_at("encounter", ["warrior", "mage"], faced=["arrow_wall_a"]).view(0)
    icons = [hero["icons"] for hero in view["heroes"]]
    magic, agility = view["encounter"]["way_dice"]
    assert magic == [[0, 0, row[2]] for row in icons]
    assert agility == [[0, row[1], 0] for row in icons]


@pytest.mark.rule("OD-158", "O4-024")
@pytest.mark.parametrize(
    ("heroes", "tokens", "hold", "waiting"),
    [
        (1, 0, 3, {"time": 2, "wounds": 0}),
        (1, 1, 3, {"time": 2, "wounds": 1}),
        (4, 1, 6, {"time": 4, "wounds": 0}),
        (4, 3, 6, {"time": 4, "wounds": 2}),
    ],
)
def test_waiting_at_the_stairs_shows_its_price(heroes: int, tokens: int, hold: int, waiting: dict[str, int]) -> None:
    names = ["warrior", "mage", "rogue", "archer"][:heroes]
    view = table_at("end", names, dungeon="yetis_cavern", deck=[], stair_tokens=tokens).view(0)
    assert (view["stairs_hold"], view["waiting"]) == (hold, waiting)
    assert table_at("act", doors=[["ogre_a"]]).view(0)["waiting"] is None


def test_floors_tell_whether_they_last_and_the_level_whether_it_is_the_last() -> None:
    view = table_at("act", doors=[["ogre_a"]], dungeon="yetis_cavern", level=4).view(0)
    assert [floor["lasts"] for floor in view["dungeon"]["floors"]] == [True, False, True]
    assert view["level"]["top"]
    assert not table_at("act", doors=[["ogre_a"]], level=3).view(0)["level"]["top"]
