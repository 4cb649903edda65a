"""Every encounter card in play: boxes, costs, ways and loot."""

from __future__ import annotations

import pytest

from tests.games.helpers import of_kind, offers, play, prompt, zone_of
from tests.games.one_deck_dungeon.rules.cards.fights import (
    FLOOR_COMBAT,
    FLOOR_PERIL,
    Row,
    as_printed,
    boxes_of,
    combats,
    dice_for,
    enough,
    lay,
    losses,
    perils,
    placing,
    plain,
    rolled_in,
    rows,
    set_of,
    shown,
    table_for,
    time_in,
    tough,
)
from tests.games.one_deck_dungeon.tables import in_the_deck, pool_of, state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import PoisonResisted
from undercroft.kernel.table import Table

SWARM_ALONE = 4
PACK_ALONE = 3
X_ALONE = {"swarm": SWARM_ALONE, "pack": PACK_ALONE}
AFTER = {"undying": 2}
"""Time that an ability asks after the consequences if nothing is covered."""
WARRIOR = {"strength": 4, "agility": 2, "magic": 1}


def boxes_to_cover(row: Row) -> list[Row]:
    """The boxes of a foe without other doors in play, and the one of the dungeon."""
    boxes = [plain(box, X_ALONE[row["ability"]] if box.get("x") else None) for box in row["boxes"]]
    return [*boxes, FLOOR_COMBAT]


def cover(table: Table, boxes: list[Row], but: int | None = None) -> None:
    """Cover all boxes but one, armor first."""
    for place, box in sorted(enumerate(boxes), key=lambda pair: not pair[1]["armor"]):
        if place != but:
            lay(table, place, dice_for(box))


def all_dice(boxes: list[Row], but: int | None = None) -> list[str]:
    """Dice that cover all boxes but one exactly."""
    return [die for place, box in enumerate(boxes) if place != but for die in dice_for(box)]


# -- combat --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", shown(combats()))
@pytest.mark.rule("OD-070", "OD-086", "OD-094")
def test_a_foe_has_its_boxes_and_all_dice_are_rolled_against_it(row: Row) -> None:
    table = table_for("encounter", row["id"], ["mage"], rolls=[4, 5, 6, 4, 4, 5, 5])
    assert prompt(table) == "how_to_place"
    assert [as_printed(box) for box in boxes_of(table)] == boxes_to_cover(row)
    dice = ["strength-4", "agility-5", "agility-6", "magic-4", "magic-4", "magic-5", "magic-5"]
    assert rolled_in(table.opening) == dice
    if row.get("ability") == "ambush":
        dice.remove("agility-6")
    assert pool_of(table) == sorted(dice)


@pytest.mark.parametrize("row", shown(combats()))
@pytest.mark.rule("OD-107")
def test_every_box_of_a_foe_left_empty_costs_its_icons(row: Row) -> None:
    boxes = boxes_to_cover(row)
    table = placing(row["id"], items=[tough(row["id"])], level=4)
    events = enough(table)
    icons = [sum(box[icon] for box in boxes) for icon in ("hearts", "time", "poison")]
    icons[2] += row.get("ability") == "fangs"
    assert losses(events) == tuple(icons)
    after = AFTER.get(row.get("ability", ""), 0)
    if row.get("ability") == "rooted":
        after = sum(box["wide"] for box in row["boxes"])
    assert time_in(events) == icons[1] + after
    state = state_of(table)
    assert (state.wounds[0], state.poison[0]) == (icons[0], icons[2])


def lone_boxes() -> list[object]:
    """Every box that can be left empty when all others are covered: those without a shield."""
    return [
        pytest.param(row, place, id=f"{row['id']}-{place}", marks=pytest.mark.card(row["id"]))
        for row in combats()
        for place, box in enumerate(row["boxes"])
        if not box["armor"]
    ]


@pytest.mark.parametrize(("row", "place"), lone_boxes())
@pytest.mark.rule("OD-107")
def test_a_single_box_left_empty_costs_just_its_own_icons(row: Row, place: int) -> None:
    boxes = boxes_to_cover(row)
    table = placing(row["id"], all_dice(boxes, but=place), items=[tough(row["id"])], level=4)
    cover(table, boxes, but=place)
    assert pool_of(table) == []
    box = boxes[place]
    assert losses(enough(table)) == (box["hearts"], box["time"], box["poison"])


@pytest.mark.parametrize("row", shown(combats()))
@pytest.mark.rule("OD-044", "OD-045", "OD-099")
def test_a_foe_whose_boxes_are_covered_to_the_pip_costs_nothing(row: Row) -> None:
    boxes = boxes_to_cover(row)
    table = placing(row["id"], all_dice(boxes))
    cover(table, boxes)
    events = enough(table)
    assert losses(events) == (0, 0, 0)
    assert time_in(events) == 0
    assert prompt(table) == "which_loot"


@pytest.mark.parametrize("row", shown(combats()))
@pytest.mark.rule("OD-044", "OD-045")
def test_a_pip_less_or_another_colour_does_not_cover_a_box_of_a_foe(row: Row) -> None:
    boxes = boxes_to_cover(row)
    armored = any(box["armor"] for box in boxes)
    for place, box in enumerate(boxes):
        if armored and not box["armor"]:
            continue
        less = dice_for(box, box["value"] - 1)
        wrong = ["strength-6", "agility-6", "magic-6"]
        wrong.remove(f"{box['color']}-6")
        table = placing(row["id"], [*less, *wrong])
        if box["wide"]:
            lay(table, place, less)
            assert not boxes_of(table)[place]["filled"]
        fitting = {
            offer.split(" ")[2] for offer in offers(table) if offer.startswith("lay") and offer.endswith(f"box={place}")
        }
        assert fitting == set()


# -- perils --------------------------------------------------------------------------------------------------------


def ways() -> list[object]:
    """Both ways through every peril."""
    return [
        pytest.param(row, way, id=f"{row['id']}-{way}", marks=pytest.mark.card(row["id"]))
        for row in perils()
        for way in (0, 1)
    ]


@pytest.mark.parametrize(("row", "way"), ways())
@pytest.mark.rule("OD-071", "OD-075", "OD-076", "OD-087", "OD-095")
def test_a_way_through_a_peril_costs_its_time_and_has_one_box_for_dice_of_its_colour(row: Row, way: int) -> None:
    table = table_for("encounter", row["id"])
    assert offers(table) == ["choose_option option=0", "choose_option option=1"]
    option = row["options"][way]
    events = play(table, f"choose_option option={way}")
    assert time_in(events) == option["time_cost"]
    assert [as_printed(box) for box in boxes_of(table)] == [option["box"], FLOOR_PERIL]
    colours = [die.split("-")[0] for die in rolled_in(events)]
    assert colours == [option["box"]["color"]] * WARRIOR[option["box"]["color"]]


@pytest.mark.parametrize(("row", "way"), ways())
@pytest.mark.rule("OD-045", "OD-107")
def test_a_way_through_a_peril_costs_its_icons_unless_its_sum_is_reached(row: Row, way: int) -> None:
    box = row["options"][way]["box"]
    price = (box["hearts"], box["time"], box["poison"])
    for value, costs in ((box["value"], (0, 0, 0)), (box["value"] - 1, price)):
        dice = dice_for(box, value)
        table = placing(row["id"], ["heroic-2", *dice], option=way, items=[tough(row["id"])], level=4)
        lay(table, 1, ["heroic-2"])
        lay(table, 0, dice)
        events = enough(table)
        assert losses(events) == costs
        assert time_in(events) == costs[1]
        assert (state_of(table).wounds, state_of(table).poison) == ([costs[0]], [costs[2]])


# -- loot ----------------------------------------------------------------------------------------------------------


def at_the_loot(row: Row, way: int = 0) -> Table:
    """A table where the card was beaten without losses and is to be claimed."""
    if row["type"] == "combat":
        boxes = boxes_to_cover(row)
        table = placing(row["id"], all_dice(boxes))
    else:
        boxes = [row["options"][way]["box"], FLOOR_PERIL]
        table = placing(row["id"], [*dice_for(boxes[0]), "heroic-2"], option=way)
    cover(table, boxes)
    enough(table)
    assert prompt(table) == "which_loot"
    return table


def way_to(row: Row, loot: str) -> int:
    """The way that leads to this loot, if a peril fixes it."""
    return next((way for way, option in enumerate(row.get("options", ())) if option.get("loot") == loot), 0)


@pytest.mark.parametrize("row", shown(rows("encounters")))
@pytest.mark.rule("OD-114", "OD-118", "OD-179")
def test_a_card_gives_its_dice_and_its_heart_as_an_item(row: Row) -> None:
    table = at_the_loot(row, way_to(row, "item"))
    before = table.view(0)["heroes"][0]
    play(table, f"take_item card={row['id']} hero=0")
    after = table.view(0)["heroes"][0]
    item = row["item"]
    gained = [new - old for new, old in zip(after["icons"], before["icons"], strict=True)]
    assert gained == [item["strength"], item["agility"], item["magic"]]
    assert after["health"] - before["health"] == item["health"]
    assert zone_of(table, "items") == [row["id"]]


@pytest.mark.parametrize("row", shown(rows("encounters")))
@pytest.mark.rule("OD-114", "OD-119", "OD-120", "OD-DECISION-23")
def test_a_card_gives_its_skill_or_its_potion_with_a_token(row: Row) -> None:
    table = at_the_loot(row, way_to(row, "skill"))
    if "skill" in row:
        play(table, f"take_skill card={row['id']} hero=0")
        assert f"skill_{row['skill']}" in table.view(0)["heroes"][0]["skills"]
        assert (zone_of(table, "skills"), state_of(table).tokens) == ([row["id"]], 1)
    else:
        play(table, f"take_potion card={row['id']}")
        assert f"potion_{row['potion']}" in table.view(0)["found"]
        assert (zone_of(table, "potions"), state_of(table).tokens) == ([row["id"]], 2)


@pytest.mark.parametrize("row", shown(rows("encounters")))
@pytest.mark.rule("OD-114", "OD-122", "FS-032")
def test_a_card_gives_its_lanterns_as_experience(row: Row) -> None:
    for way in (0, 1) if "options" in row else (0,):
        table = at_the_loot(row, way)
        play(table, f"take_xp card={row['id']}")
        assert table.view(0)["level"]["xp"] == row["xp"]
        assert zone_of(table, "xp") == [row["id"]]


@pytest.mark.parametrize("row", shown(rows("encounters")))
@pytest.mark.rule("OD-114", "FS-029", "FS-030", "FS-031", "OD-DECISION-23", "OD-DECISION-68")
def test_a_card_offers_its_edges_and_a_fixed_loot_only_the_one_of_its_way(row: Row) -> None:
    card = f"card={row['id']}"
    item, experience = f"take_item {card} hero=0", f"take_xp {card}"
    bottom = f"take_skill {card} hero=0" if "skill" in row else f"take_potion {card}"
    for way in (0, 1) if "options" in row else (0,):
        fixed = row["options"][way].get("loot") if "options" in row else None
        expected = {None: [item, bottom, experience], "item": [item, experience], "skill": [bottom, experience]}[fixed]
        assert offers(at_the_loot(row, way)) == expected


# -- tags ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", shown(row for row in rows("encounters") if set_of(row["id"]) == "forest"))
@pytest.mark.rule("FS-015")
def test_a_leaf_on_an_open_door_helps_to_resist_poison(row: Row) -> None:
    table = table_at(
        "act",
        dungeon="the_mudlands",
        doors=[[row["id"]]],
        open=[0],
        poison=[1],
        rolls=[3],
        options={"cards": "forest"},
    )
    (resisted,) = of_kind(play(table, "explore"), PoisonResisted)
    assert resisted.result == 3 + (row["tag"] == "leaf")


@pytest.mark.parametrize("row", shown(rows("encounters")))
@pytest.mark.rule("FS-021")
def test_a_tag_brings_a_card_into_a_hybrid_deck(row: Row, hybrid_deck: set[str]) -> None:
    assert (row["id"] in hybrid_deck) == bool(row["tag"])


@pytest.fixture(scope="module")
def hybrid_deck() -> set[str]:
    """The names of the cards in a hybrid deck."""
    cards = in_the_deck({"cards": "hybrid"}, 1)
    assert len(cards) == 44
    return set(cards)
