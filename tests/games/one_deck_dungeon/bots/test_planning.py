"""Skills that help only together: bots that take their time over dice find them, the witch does not."""

from __future__ import annotations

from tests.games.one_deck_dungeon.bots.answers import answer, play_on
from tests.games.one_deck_dungeon.tables import state_of, table_at
from undercroft.kernel.table import Table


def with_skills(skills: list[str], hero: str, dice: list[str], foe: str = "skeleton_a") -> Table:
    return table_at("placing", (hero,), faced=[foe], skills=[skills], dice=[dice], level=2)


def test_a_skill_is_used_to_pay_for_another() -> None:
    table = with_skills(["goblin_a", "fire_elemental_b"], "mage", ["magic-2", "magic-1", "strength-3", "strength-1"])
    assert not answer(table, "witch").startswith("use"), "mana alone covers nothing"
    done = play_on(table, "which_loot", "lich")
    assert done[:3] == [
        "use hero=0 skill=skill_mana_fountain",
        "use hero=0 skill=skill_shimmerblast",
        "pay die=magic-6-mana",
    ]
    assert state_of(table).wounds[0] == 2  # 3 as the witch plays it


def test_dice_that_a_skill_brings_are_changed_by_another() -> None:
    table = with_skills(["cave_in_a", "ogre_b"], "mage", ["agility-6", "strength-4", "magic-3"], "bandit_a")
    done = play_on(table, "which_loot", "lich")
    assert "use hero=0 skill=skill_flameweave" in done
    assert "use hero=0 skill=skill_brute_force" in done


def test_where_no_skill_helps_none_is_used() -> None:
    table = with_skills(["goblin_a"], "mage", ["magic-2", "strength-1"])
    assert not any(move.startswith("use") for move in play_on(table, "which_loot", "lich"))
