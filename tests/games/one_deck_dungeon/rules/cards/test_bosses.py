"""The bosses: boxes, health, wounds by covered boxes, and special abilities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.helpers import of_kind, offers, play, prompt
from tests.games.one_deck_dungeon.rules.cards.fights import (
    DIE_OF,
    Row,
    as_printed,
    boxes_of,
    dice_for,
    lay,
    losses,
    lost_in,
    plain,
    rows,
    set_of,
    shown,
)
from tests.games.one_deck_dungeon.tables import in_the_deck, pool_of, state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import (
    BossHealed,
    BossReborn,
    BossWounded,
    DieExiled,
    DieTaken,
    FightBegun,
    GameWon,
    HeroPoisoned,
    PoisonResisted,
)
from undercroft.games.one_deck_dungeon.rules.facts import COLOURS, HEROIC
from undercroft.kernel.events import Event
from undercroft.kernel.table import Table

FOUR = ["warrior", "mage", "rogue", "paladin"]
LEAST_X = 12


def rolls_for(dice: Sequence[str]) -> list[int]:
    """The numbers to roll with eight dice of each colour so that these are among them."""
    values = {colour: [int(die[-1]) for die in dice if die.startswith(colour)] for colour in COLOURS[:3]}
    return [pips for pool in values.values() for pips in [*pool, *[2] * (8 - len(pool))]]


def at_boss(dungeon: str, dice: Sequence[str] = (), **more: Any) -> Table:
    """A hero who carries every card of the set, and so has much health and all dice, has rolled these and twos."""
    options = {"cards": set_of(dungeon)}
    first = [6] if dungeon == "realm_of_venom" else []  # against the poison that each round brings
    more.setdefault("rolls", first + rolls_for(dice))
    more.setdefault("tokens", 0)  # no pause to drink
    return table_at("boss", ["mage"], dungeon=dungeon, options=options, items=[in_the_deck(options, 1)], **more)


def boxes_in(row: Row, x: int = LEAST_X) -> list[Row]:
    """The boxes of a boss."""
    return [plain(box, x if box.get("x") else None) for box in row["boss"]["boxes"]]


def dice_to_cover(row: Row, boxes: list[Row], but: int | None = None) -> list[str]:
    """Dice that cover all boxes but one exactly; the Lich takes a first one of each skull box."""
    dice = [die for place, box in enumerate(boxes) if place != but for die in dice_for(box)]
    return dice + [die for place, die in taken_by_the_lich(row, boxes) if place != but]


def taken_by_the_lich(row: Row, boxes: list[Row]) -> list[tuple[int, str]]:
    """Return the dice that the Lich takes: place and die."""
    if row["boss"]["id"] != "lich":
        return []
    return [(place, dice_for(boxes[place])[0]) for place, box in enumerate(row["boss"]["boxes"]) if box["skull"]]


def cover(table: Table, row: Row, boxes: list[Row], but: int | None = None) -> None:
    """Cover all boxes but one, armor first."""
    for place, die in taken_by_the_lich(row, boxes):
        if place != but:
            lay(table, place, [die])
    for place, box in sorted(enumerate(boxes), key=lambda pair: not pair[1]["armor"]):
        if place != but:
            lay(table, place, dice_for(box))


def done(table: Table) -> list[Event]:
    """End the round and return its events."""
    return play(table, "had_enough")


def skulls_of(row: Row) -> int:
    """Return the wounds that a boss can take in a round."""
    return sum(box["skull"] for box in row["boss"]["boxes"])


# -- boxes and health --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", shown(rows("dungeons")))
@pytest.mark.rule("OD-168", "OD-DECISION-37")
def test_a_boss_has_its_health_and_its_boxes_and_nothing_else(row: Row) -> None:
    table = at_boss(row["id"])
    (begun,) = of_kind(table.opening, FightBegun)
    assert (begun.boss, begun.health) == (row["boss"]["id"], row["boss"]["health"])
    assert [as_printed(box) for box in boxes_of(table)] == boxes_in(row)
    assert [box["skull"] for box in boxes_of(table)] == [box["skull"] for box in row["boss"]["boxes"]]


@pytest.mark.parametrize("row", shown(rows("dungeons")))
@pytest.mark.rule("OD-173", "OD-175")
def test_a_boss_whose_boxes_are_covered_to_the_pip_takes_a_wound_for_every_skull(row: Row) -> None:
    boxes = boxes_in(row)
    table = at_boss(row["id"], dice_to_cover(row, boxes))
    cover(table, row, boxes)
    events = done(table)
    assert losses(events) == (0, 0, 0)
    assert [event.count for event in of_kind(events, BossWounded)] == [skulls_of(row)]


@pytest.mark.parametrize("row", shown(rows("dungeons")))
@pytest.mark.rule("OD-107", "OD-173")
def test_a_boss_left_alone_costs_all_its_icons_and_is_not_hurt(row: Row) -> None:
    table = at_boss(row["id"])
    events = done(table)
    boxes = row["boss"]["boxes"]
    assert losses(events) == tuple(sum(box[icon] for box in boxes) for icon in ("hearts", "time", "poison"))
    assert of_kind(events, BossWounded) == []


def lone_boxes() -> list[object]:
    """Every box without a shield."""
    return [
        pytest.param(row, place, id=f"{row['boss']['id']}-{place}", marks=pytest.mark.card(row["id"]))
        for row in rows("dungeons")
        for place, box in enumerate(row["boss"]["boxes"])
        if not box["armor"]
    ]


@pytest.mark.parametrize(("row", "place"), lone_boxes())
@pytest.mark.rule("OD-107", "OD-175", "OD-DECISION-36")
def test_a_box_of_a_boss_left_empty_costs_its_icons_and_its_skull(row: Row, place: int) -> None:
    boxes = boxes_in(row)
    table = at_boss(row["id"], dice_to_cover(row, boxes, but=place))
    cover(table, row, boxes, but=place)
    events = done(table)
    box = boxes[place]
    assert losses(events) == (box["hearts"], box["time"], box["poison"])
    wounds = skulls_of(row) - row["boss"]["boxes"][place]["skull"]
    assert [event.count for event in of_kind(events, BossWounded)] == [wounds]


@pytest.mark.parametrize("row", shown(row for row in rows("dungeons") if row["boss"]["id"] != "phoenix"))
@pytest.mark.rule("OD-003", "OD-176", "OD-DECISION-36")
def test_a_boss_is_beaten_when_its_wounds_reach_its_health(row: Row) -> None:
    before = row["boss"]["health"] - skulls_of(row)
    for wounds, won in ((before, True), (before - 1, False), (before + 1, True)):
        if wounds < 0:
            continue
        boxes = boxes_in(row, max(LEAST_X, 4 * wounds))
        table = at_boss(row["id"], dice_to_cover(row, boxes), boss_wounds=wounds)
        cover(table, row, boxes)
        assert (len(of_kind(done(table), GameWon)) == 1) == won
        assert (table.result is not None) == won


@pytest.mark.parametrize("row", shown(rows("dungeons")))
@pytest.mark.rule("O4-025")
def test_with_four_heroes_a_boss_has_twice_its_health(row: Row) -> None:
    table = table_at("boss", FOUR, dungeon=row["id"], options={"cards": set_of(row["id"])})
    (begun,) = of_kind(table.opening, FightBegun)
    assert begun.health == 2 * row["boss"]["health"]


@pytest.mark.parametrize("row", shown(rows("dungeons")))
@pytest.mark.rule("OD-099", "OD-DECISION-40")
def test_the_armor_of_a_boss_comes_first(row: Row) -> None:
    boxes = boxes_in(row)
    table = at_boss(row["id"], [f"{DIE_OF[box['color']]}-6" for box in boxes])
    places = {int(offer.split("box=")[1]) for offer in offers(table) if offer.startswith("lay")}
    armor = {place for place, box in enumerate(boxes) if box["armor"]}
    assert places == (armor or set(range(len(boxes))))


# -- abilities ---------------------------------------------------------------------------------------------------


@pytest.mark.card("dragons_cave")
def test_the_skulls_of_the_dragon_take_no_heroic_dice() -> None:
    table = at_boss("dragons_cave", ["agility-5"] * 2 + ["strength-6"] * 2 + ["magic-6"] * 2)
    play(table, "combine hero=0 die=strength-6", "combine hero=0 die=strength-6")
    play(table, "combine hero=0 die=magic-6", "combine hero=0 die=magic-6")
    lay(table, 0, ["agility-5"])
    lay(table, 1, ["heroic-6"])  # an armor box without a skull does
    places = {int(offer.split("box=")[1]) for offer in offers(table) if "die=heroic-6 box" in offer}
    assert places == {3, 5}  # the wide boxes


@pytest.mark.card("yetis_cavern")
@pytest.mark.rule("OD-DECISION-15")
def test_against_the_yeti_every_rolled_one_is_lost() -> None:
    table = table_at("boss", dungeon="yetis_cavern", skills=[["boulder_a"]], rolls=[1, 2, 3, 1, 1, 4, 5, 1])
    assert lost_in(table.opening) == ["strength-1", "strength-1", "agility-1"]
    assert lost_in(play(table, "use hero=0 skill=skill_valor")) == ["heroic-1"]
    assert pool_of(table) == ["agility-4", "magic-5", "strength-2", "strength-3"]


@pytest.mark.card("hydras_reef")
@pytest.mark.rule("OD-DECISION-71", "OD-EXAMPLE-27")
@pytest.mark.parametrize(
    ("wounds", "covered", "after"), [(2, 1, 1), (2, 0, 0), (4, 0, 1), (1, 2, 2), (0, 1, 1), (1, 3, 4), (3, 2, 4)]
)
def test_the_hydra_heals_for_every_open_skull_and_then_takes_its_wounds(wounds: int, covered: int, after: int) -> None:
    skulls = {0: ["strength-6", "strength-6", "strength-1"], 4: ["agility-6", "agility-6", "agility-1"]}
    skulls[2] = ["strength-6", "strength-6", "strength-6", "strength-1"]
    chosen = list(skulls)[:covered]
    table = at_boss("hydras_reef", [die for place in chosen for die in skulls[place]], boss_wounds=wounds)
    for place in chosen:
        lay(table, place, skulls[place])
    done(table)
    assert state_of(table).boss_wounds == after


@pytest.mark.card("lichs_tomb")
@pytest.mark.rule("OD-DECISION-71")
def test_the_lich_takes_the_first_die_of_each_skull_box_in_every_round() -> None:
    table = at_boss("lichs_tomb", ["strength-3", "strength-4", "magic-6", "magic-6", "magic-3"])
    assert not [offer for offer in offers(table) if offer == "lay hero=0 die=strength-2 box=0"]  # a legal cover only
    (taken,) = of_kind(lay(table, 0, ["strength-3"]), DieTaken)
    assert (taken.box, boxes_of(table)[0]["filled"], state_of(table).supply[0]) == (0, False, 1)
    lay(table, 0, ["strength-4"])
    assert boxes_of(table)[0]["filled"]
    assert of_kind(lay(table, 5, ["magic-6"]), DieTaken) == []  # no skull
    assert len(of_kind(lay(table, 4, ["magic-3"]), DieTaken)) == 1  # another skull box has its own first die
    done(table)
    assert state_of(table).boss_wounds == 1
    die = next(die for die in pool_of(table) if die.startswith("strength") and die[-1] >= "3")
    assert len(of_kind(lay(table, 0, [die]), DieTaken)) == 1  # again in the next round


@pytest.mark.card("minotaurs_maze")
@pytest.mark.rule("OD-DECISION-71")
@pytest.mark.parametrize(("wounds", "x"), [(0, 12), (2, 12), (3, 12), (4, 16), (9, 36)])
def test_the_number_of_the_minotaur_is_four_times_its_wounds_and_at_least_twelve(wounds: int, x: int) -> None:
    assert boxes_of(at_boss("minotaurs_maze", boss_wounds=wounds))[0]["value"] == x


@pytest.mark.card("minotaurs_maze")
@pytest.mark.rule("O4-030", "OD-DECISION-71")
@pytest.mark.parametrize(("wounds", "x"), [(0, 12), (6, 12), (8, 16), (15, 30)])
def test_with_four_heroes_the_number_of_the_minotaur_is_twice_its_wounds(wounds: int, x: int) -> None:
    table = table_at("boss", FOUR, dungeon="minotaurs_maze", boss_wounds=wounds)
    play(table, "fight_first first=0 second=1")
    assert boxes_of(table)[0]["value"] == x


@pytest.mark.card("minotaurs_maze")
@pytest.mark.rule("OD-DECISION-71")
def test_the_number_of_the_minotaur_grows_in_the_next_round() -> None:
    dice = ["strength-5", "strength-5", "magic-5", "agility-5"]
    table = at_boss("minotaurs_maze", dice)
    for place, die in ((2, "strength-5"), (5, "strength-5"), (3, "magic-5"), (6, "agility-5")):
        lay(table, place, [die])
    assert boxes_of(table)[0]["value"] == 12
    done(table)
    assert (state_of(table).boss_wounds, boxes_of(table)[0]["value"]) == (4, 16)


@pytest.mark.card("the_mudlands")
def test_no_dice_are_combined_against_the_mud_golem() -> None:
    assert not [offer for offer in offers(at_boss("the_mudlands")) if offer.startswith("combine")]
    assert [offer for offer in offers(at_boss("smoldering_ruins")) if offer.startswith("combine")]


@pytest.mark.card("realm_of_venom")
@pytest.mark.rule("FS-011")
def test_each_round_of_the_poison_elemental_begins_with_a_poison_token_before_the_roll_against_it() -> None:
    table = at_boss("realm_of_venom", poison=[1], rolls=[3, *[2] * 24, 6])
    events = [event for event in table.opening if isinstance(event, HeroPoisoned | PoisonResisted)]
    assert [type(event) for event in events] == [HeroPoisoned, PoisonResisted]
    (resisted,) = of_kind(table.opening, PoisonResisted)
    assert (resisted.result, resisted.tokens, state_of(table).poison) == (3, 2, [1])
    assert [event.count for event in of_kind(done(table), HeroPoisoned)] == [4, 1]  # the consequences; the next round


@pytest.mark.card("realm_of_venom")
@pytest.mark.rule("OD-DECISION-11")
def test_the_party_says_who_is_poisoned_by_the_elemental() -> None:
    table = table_at("boss", ["warrior", "mage"], dungeon="realm_of_venom", options={"cards": "forest"}, rolls=[6])
    assert offers(table) == ["suffer_poison hero=0", "suffer_poison hero=1"]


@pytest.mark.card("realm_of_venom")
@pytest.mark.rule("O4-029", "OD-DECISION-74")
def test_with_four_heroes_each_pair_of_the_poison_elemental_is_poisoned() -> None:
    table = table_at(
        "boss", FOUR, dungeon="realm_of_venom", options={"cards": "forest"}, wounds=[0] * 4, rolls=[6] * 40
    )
    play(table, "fight_first first=0 second=3")
    assert offers(table) == ["suffer_poison hero=0", "suffer_poison hero=3"]


@pytest.mark.card("smoldering_ruins")
def test_the_phoenix_rises_once_with_no_wound_left() -> None:
    (row,) = [row for row in rows("dungeons") if row["id"] == "smoldering_ruins"]
    boxes = boxes_in(row)
    dice = dice_to_cover(row, boxes)
    table = at_boss("smoldering_ruins", dice, boss_wounds=3)
    cover(table, row, boxes)
    events = done(table)
    assert (len(of_kind(events, BossReborn)), state_of(table).boss_wounds, table.result) == (1, 0, None)  # 3 + 4 > 4


@pytest.mark.card("smoldering_ruins")
def test_the_phoenix_is_beaten_the_second_time() -> None:
    (row,) = [row for row in rows("dungeons") if row["id"] == "smoldering_ruins"]
    boxes = boxes_in(row)
    table = at_boss("smoldering_ruins", rolls=rolls_for(dice_to_cover(row, boxes)) * 2)
    for risen in (True, False):
        cover(table, row, boxes)
        events = done(table)
        assert (len(of_kind(events, BossReborn)), len(of_kind(events, GameWon))) == (int(risen), int(not risen))


@pytest.mark.card("vile_roots")
@pytest.mark.parametrize(("wounds", "after"), [(3, 2), (1, 0), (0, 0)])
def test_the_corrupted_tree_regrows_when_its_armor_is_open(wounds: int, after: int) -> None:
    table = at_boss("vile_roots", boss_wounds=wounds)
    events = done(table)
    assert (state_of(table).boss_wounds, len(of_kind(events, BossHealed))) == (after, int(wounds > 0))


@pytest.mark.card("vile_roots")
def test_the_corrupted_tree_does_not_regrow_behind_covered_armor_nor_once_beaten() -> None:
    table = at_boss("vile_roots", ["magic-6", "magic-4"], boss_wounds=3)
    lay(table, 0, ["magic-6", "magic-4"])
    done(table)
    assert state_of(table).boss_wounds == 3


@pytest.mark.card("lair_of_indrax")
@pytest.mark.rule("FS-020")
def test_indrax_takes_a_heroic_die_out_of_the_game_after_every_round() -> None:
    (row,) = [row for row in rows("dungeons") if row["id"] == "lair_of_indrax"]
    table = at_boss("lair_of_indrax", dice_to_cover(row, boxes_in(row)))
    cover(table, row, boxes_in(row))
    for left in (5, 4):
        assert len(of_kind(done(table), DieExiled)) == 1
        assert state_of(table).supply[HEROIC] == left


@pytest.mark.card("lair_of_indrax")
def test_indrax_takes_nothing_when_no_heroic_die_is_left() -> None:
    table = at_boss("lair_of_indrax", exiled=[0, 0, 0, 6])
    assert of_kind(done(table), DieExiled) == []
    assert prompt(table) == "how_to_place"
