"""The variant "they surround us": fights fixed before entering."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dragon_tower.fights import missing, needed, offered, points, shown_fight, ways_to_settle
from tests.games.dragon_tower.tables import health_of, room_of, state_of, table_at
from tests.games.helpers import offers, play, prompt, refusal
from undercroft.kernel.table import Table


def surrounded(heroes: list[str], room: list[str], **more: Any) -> Table:
    """A party before the door of a room, with a Rusted Door (S3) among the circumstances of the floor."""
    circumstances = more.pop("circumstances", ["rusted_door"])
    table = table_at(
        "enter",
        heroes,
        room=room,
        other_room=["ghost"],
        circumstances=circumstances,
        options={"variants": ["surrounded"]},
        **more,
    )
    play(table, "enter room=left")
    return table


@pytest.mark.rule("DT-121")
def test_every_monster_is_assigned_before_the_circumstances_are_seen() -> None:
    table = surrounded(["barbarian", "archmage"], ["orc", "fire_imp"])
    assert prompt(table) == "who_faces_whom"
    assert table.view(0)["tower"][0]["circumstances"] == [{"back": "circumstance"}]
    assert room_of(table, 1) == ["orc", "fire_imp"]
    play(table, "assign foe=orc hero=0")
    assert "agree_on_plan" not in offers(table)  # the Fire Imp is not assigned yet
    play(table, "assign_pair foe=fire_imp first=0 second=1", "agree_on_plan")
    assert room_of(table, 1) == ["orc", "fire_imp", "rusted_door"]
    assert len(table.view(0)["plan"]) == 2


def test_an_assignment_can_be_taken_back_before_the_door_opens() -> None:
    table = surrounded(["barbarian", "archmage"], ["orc", "fire_imp"])
    play(table, "assign foe=orc hero=1", "unassign", "assign foe=orc hero=0")
    play(table, "step_back")
    assert prompt(table) == "which_room"
    assert table.view(0)["plan"] == []


@pytest.mark.rule("DT-121")
def test_the_order_of_the_fights_cannot_change() -> None:
    table = surrounded(["barbarian", "archmage", "acrobat"], ["orc", "fire_imp"], health=[6, 6, 6])
    play(table, "assign foe=fire_imp hero=1", "assign foe=orc hero=0", "agree_on_plan")
    # The Acrobat is free for the circumstance at any time; of the others only the Archmage may begin.
    assert offers(table) == ["fight_alone hero=1 foe=fire_imp", "fight_alone hero=2 foe=rusted_door"]
    assert refusal(table, "fight_alone hero=0 foe=orc") == "DT-121"
    play(table, "fight_alone hero=1 foe=fire_imp", "commit first=0 second=0")
    assert offers(table) == ["fight_alone hero=0 foe=orc", "fight_alone hero=2 foe=rusted_door"]


@pytest.mark.rule("DT-121")
def test_the_plan_of_fights_cannot_change() -> None:
    table = surrounded(["barbarian", "archmage"], ["orc", "troll", "fire_imp"], health=[6, 6])
    play(table, "assign foe=orc hero=0", "assign foe=troll hero=0", "assign foe=fire_imp hero=1", "agree_on_plan")
    assert needed(table) == points("S8")  # at once the first fight: both that are assigned to the Barbarian
    assert refusal(table, "face_too foe=fire_imp") == "DT-121"
    assert refusal(table, "leave_out foe=troll") == "DT-121"
    assert offered(table, "withdraw") == []


@pytest.mark.rule("DT-121")
def test_pair_fights_keep_their_order_too() -> None:
    table = surrounded(["barbarian", "archmage"], ["orc", "fire_imp"], health=[6, 6], circumstances=[])
    play(table, "assign_pair foe=fire_imp first=0 second=1", "assign_pair foe=orc first=0 second=1", "agree_on_plan")
    assert shown_fight(table)["heroes"] == [0, 1]  # no solo fight is planned, so the first pair fight is next
    assert needed(table) == points("M4")
    play(table, "commit first=0 second=0")
    assert needed(table) == points("S4")
    assert health_of(table) == [6, 6]


@pytest.mark.rule("DT-122", "DT-DECISION-30")
def test_a_circumstance_may_join_the_group_of_an_assigned_hero() -> None:
    table = surrounded(["barbarian", "archmage"], ["orc"])
    play(table, "assign foe=orc hero=0", "agree_on_plan", "fight_alone hero=0 foe=orc", "face_too foe=rusted_door")
    assert missing(table) == points("S1")
    play(table, "leave_out foe=rusted_door")
    assert missing(table) == [0, 0, 0, 0]


@pytest.mark.rule("DT-122")
def test_a_circumstance_may_be_fought_by_any_free_hero_or_pair() -> None:
    table = surrounded(["barbarian", "archmage", "acrobat"], ["orc"], health=[6, 6, 6])
    play(table, "assign foe=orc hero=0", "agree_on_plan")
    assert offered(table, "fight_alone") == [
        "fight_alone hero=0 foe=orc",
        "fight_alone hero=1 foe=rusted_door",
        "fight_alone hero=2 foe=rusted_door",
    ]
    play(table, "fight_alone hero=0 foe=orc", "commit first=0 second=0", "pair_up")
    assert offered(table, "fight_together") == [
        f"fight_together first={first} second={second} foe=rusted_door" for first, second in [(0, 1), (0, 2), (1, 2)]
    ]


@pytest.mark.rule("DT-DECISION-30", "DT-095")
def test_an_assigned_hero_who_cannot_win_dies_and_the_monster_passes_to_the_others() -> None:
    table = surrounded(["mage", "barbarian", "acrobat"], ["troll"], health=[2, 6, 6], circumstances=[])
    play(table, "assign foe=troll hero=0", "agree_on_plan")
    assert ways_to_settle(table) == ["give_all"]
    assert offered(table, "withdraw") == []
    play(table, "give_all")
    assert health_of(table) == [0, 6, 6]
    assert offered(table, "fight_alone") == [f"fight_alone hero={hero} foe=troll" for hero in (1, 2)]


@pytest.mark.rule("DT-DECISION-30")
@pytest.mark.parametrize(("pair", "left"), [((0, 1), (1, 2)), ((1, 2), (0, 1))], ids=["first", "second"])
def test_a_monster_of_a_pair_of_which_one_has_died_passes_to_the_others(
    pair: tuple[int, int], left: tuple[int, int]
) -> None:
    fallen = 0 if pair == (0, 1) else 2
    heroes, health = ["barbarian", "paladin", "spellblade"], [6, 6, 6]
    heroes[fallen], health[fallen] = "mage", 2
    table = surrounded(heroes, ["troll", "orc"], health=health, circumstances=[])
    play(table, f"assign foe=troll hero={fallen}")
    play(table, f"assign_pair foe=orc first={pair[0]} second={pair[1]}", "agree_on_plan")
    assert ways_to_settle(table) == ["give_all"]
    play(table, "give_all", "pair_up")
    first, second = left
    assert offered(table, "fight_together") == [
        f"fight_together first={first} second={second} foe={foe}" for foe in ("troll", "orc")
    ]


@pytest.mark.rule("DT-121")
def test_an_assigned_pair_is_no_other_pair() -> None:
    table = surrounded(["paladin", "barbarian", "acrobat"], ["orc"], health=[5, 6, 6])
    play(table, "assign_pair foe=orc first=0 second=1", "agree_on_plan", "pair_up")
    assert "fight_together first=0 second=1 foe=orc" in offers(table)
    assert refusal(table, "fight_together first=1 second=2 foe=orc") == "DT-121"


@pytest.mark.rule("DT-121")
def test_without_the_variant_nothing_is_fixed() -> None:
    table = table_at("enter", ["barbarian", "archmage"], room=["orc", "fire_imp"], other_room=["ghost"])
    play(table, "enter room=left")
    assert prompt(table) == "who_fights"
    assert state_of(table).plan == []
    assert len(offered(table, "fight_alone")) == 4
