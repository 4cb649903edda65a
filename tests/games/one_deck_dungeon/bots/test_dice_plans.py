"""Skills that help only together, which bots find that take their time over dice; and skills of a partner."""

from __future__ import annotations

from tests.games.helpers import decision_of, offers
from tests.games.one_deck_dungeon.bots.answers import answer, play_on
from tests.games.one_deck_dungeon.tables import state_of, table_at
from undercroft.bots import make_bot
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


def test_a_die_takes_the_colour_that_boxes_ask_most_for_and_the_others_keep_theirs() -> None:
    table = table_at(
        "placing",
        ("druid",),
        faced=["thorn_sprite_a"],
        skills=[["razorbeak_a"]],
        dice=[["magic-6", "strength-6", "magic-2"]],
        level=2,
        options={"cards": "forest"},
        dungeon="lair_of_indrax",
    )
    done = play_on(table, "which_loot")
    used = done.index("use hero=0 skill=skill_wingbeat")
    assert done[used + 1 : used + 4] == ["pick die=magic-6", "enough", "turn_into colour=agility"]


# -- two seats -----------------------------------------------------------------------------------------------------


def by_two(heroes: tuple[str, str], foe: str, dice: list[list[str]]) -> list[str]:
    """Return the moves of two bots with their dice; each leads one hero."""
    table = table_at("placing", heroes, seats=2, faced=[foe], dice=dice, level=2, tokens=0)
    bots = [make_bot("one-deck-dungeon", "witch", seat) for seat in range(2)]
    done: list[str] = []
    while table.decision is not None and table.decision.prompt != "which_loot":
        seat = decision_of(table).seat
        index = bots[seat].choose(table.view(seat))
        done.append(offers(table)[index])
        table.apply(index)
    return done


def test_dice_that_a_partners_skill_rerolls_are_picked_by_their_leader() -> None:
    dice = [["agility-6", "strength-4"], ["strength-4", "strength-1", "agility-3", "strength-5"]]
    done = by_two(("paladin", "warrior"), "skeleton_a", dice)
    used = done.index("use hero=0 skill=hero_support_aura_2p")
    assert done[used + 1] == "pick die=strength-1"


def test_of_dice_that_a_partners_skill_raises_the_one_is_picked_that_covers_more_then() -> None:
    dice = [["strength-6", "strength-4", "agility-5"], ["strength-4", "strength-1", "magic-2"]]
    done = by_two(("archer", "paladin"), "phantom_a", dice)
    used = done.index("use hero=0 skill=hero_combined_shot_2p")
    assert done[used + 1] == "pick die=strength-4"
    assert "lay hero=1 die=strength-5 box=4" in done


def test_dice_that_a_partners_skill_will_bring_are_reckoned_with() -> None:
    dice = [["magic-2", "agility-5", "agility-1", "agility-3"], ["agility-4", "magic-5", "magic-5", "agility-4"]]
    done = by_two(("archer", "mage"), "ogre_a", dice)
    assert "use hero=1 skill=hero_power_transfer_2p" in done
    assert "lay hero=0 die=strength-1 box=4" in done
