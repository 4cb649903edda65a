"""The boss fight: its rounds, the rules that do not apply there, and its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.helpers import Cards, of_kind, offers, play, prompt
from tests.games.one_deck_dungeon.tables import pool_of, state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import (
    BossHealed,
    BossWounded,
    ConsequencesCounted,
    DiceDiscarded,
    DieStored,
    FightBegun,
    GameWon,
    StairTokenPlaced,
    StoredDiceReturned,
    TimeSpent,
)
from undercroft.games.one_deck_dungeon.rules.facts import BOSS_OF, DECK, ENCOUNTER_BOXES, SOLO_SIDE, Boss, Side
from undercroft.games.one_deck_dungeon.rules.state import led
from undercroft.kernel.table import Table

YETI = "yetis_cavern"
"""Boxes: 0 wide armor s24 (skull); 1 s4, 2 s5 (1h, skull); 3 m5, 4 m6 (2h); 5 s6 (1h, skull); 6 a5, 7 a6 (2h)."""
HYDRA = "hydras_reef"
"""Boxes: 0 wide s13 (3h, skull), 1 m6 (2h), 2 wide s19 (3h, skull), 3 m6 (2h), 4 wide a13 (3h, skull), 5 a6 (2h)."""
LICH = "lichs_tomb"
"""Boxes: 0 s3 (1h, skull), 1 wide s17 (3h), 2 a3 (1h, skull), 3 wide a16 (4h), 4 m3 (1h, skull), 5 wide m15 (5h)."""
MINOTAUR = "minotaurs_maze"

# Items that only give hearts and dice, so that a hero survives a round without covering anything.
HEARTY = ["boulder_a", "boulder_b", "force_wall_a", "force_wall_b", "ogre_a", "ogre_b", "phantom_a"]


def fight(heroes: Cards = ("warrior",), rolls: Sequence[int] = (), dungeon: str = YETI, **more: Any) -> Table:
    """A boss fight just begun."""
    return table_at("boss", heroes, dungeon=dungeon, rolls=rolls, **more)


def hearty_fight(rolls: list[int] | None = None, hero: str = "warrior", **more: Any) -> Table:
    """A boss fight at level 4 of a hero with hearty items: the Warrior has 13 health and rolls 2 heroic dice,
    8 strength, 2 agility and 4 magic dice in this order."""
    return fight([hero], rolls or [], **{"level": 4, "items": [HEARTY], **more})


def lay_all(table: Table, *dice: str) -> None:
    """Lay these dice on these boxes, each given as "die box"."""
    for one in dice:
        die, box = one.split()
        play(table, f"lay hero=0 die={die} box={box}")


# -- the beginning -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-168")
@pytest.mark.parametrize(
    ("dungeon", "boss", "health", "ability"),
    [
        ("dragons_cave", "dragon", 6, "no_heroic_on_skulls"),
        (YETI, "yeti", 6, "discard_ones"),
        (HYDRA, "hydra", 5, "regenerate_per_uncovered_skull"),
        (LICH, "lich", 5, "first_cover_discarded"),
        (MINOTAUR, "minotaur", 10, "x_from_damage"),
    ],
)
def test_the_boss_has_its_health_and_its_ability(dungeon: str, boss: str, health: int, ability: str) -> None:
    table = fight(dungeon=dungeon)
    assert of_kind(table.opening, FightBegun) == [FightBegun(boss, health)]
    shown = table.view(0)["boss"]
    assert (shown["id"], shown["health"], shown["ability"], shown["wounds"]) == (boss, health, ability, 0)


@pytest.mark.rule("OD-127", "OD-169", "OD-080")
def test_stored_dice_go_back_before_the_fight_and_barred_feats_are_not_offered() -> None:
    table = fight(["mage"], stored=[2])
    assert prompt(table) == "how_to_place"
    assert (state_of(table).stored, state_of(table).supply[3]) == ([0], 6)
    assert of_kind(table.opening, StoredDiceReturned) == [StoredDiceReturned(led(state_of(table), 0), 2)]
    assert not of_kind(fight(["mage"]).opening, StoredDiceReturned)
    rogue = fight(["rogue"])
    assert prompt(rogue) == "how_to_place"


@pytest.mark.rule("OD-DECISION-12")
def test_nothing_is_stored_from_the_start_of_the_fight_on() -> None:
    table = fight(["warrior"], level=4, items=[HEARTY])
    events = play(table, "had_enough")
    assert of_kind(events, ConsequencesCounted) == [ConsequencesCounted(11, 0, 0)]
    assert (state_of(table).wounds, state_of(table).stored) == ([11], [0])
    assert not of_kind(events, DieStored)


@pytest.mark.rule("OD-DECISION-37", "OD-094")
def test_the_dungeons_boxes_and_effects_are_gone() -> None:
    # Yeti's Cavern, floor 3, would add boxes and give every strength box a shield.
    table = fight(floor=3)
    boxes = table.view(0)["encounter"]["boxes"]
    assert [(box["colour"], box["value"], box["armor"]) for box in boxes] == [
        ("strength", 24, True),
        ("strength", 4, False),
        ("strength", 5, False),
        ("magic", 5, False),
        ("magic", 6, False),
        ("strength", 6, False),
        ("agility", 5, False),
        ("agility", 6, False),
    ]
    assert not any(floor["in_force"] for floor in table.view(0)["dungeon"]["floors"])


# -- a round -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-170", "OD-DECISION-39", "OD-177", "OD-167")
def test_every_round_rolls_all_dice_and_the_bonus_dice_anew() -> None:
    table = hearty_fight([6] * 16 + [5] * 16)
    assert pool_of(table) == ["agility-6"] * 2 + ["heroic-6"] * 2 + ["magic-6"] * 4 + ["strength-6"] * 8
    assert state_of(table).supply == [0, 6, 4, 4]
    play(table, "lay hero=0 die=strength-6 box=0", "had_enough")
    assert (prompt(table), table.view(0)["boss"]["round"]) == ("how_to_place", 2)
    assert pool_of(table) == ["agility-5"] * 2 + ["heroic-5"] * 2 + ["magic-5"] * 4 + ["strength-5"] * 8
    assert state_of(table).supply == [0, 6, 4, 4]
    assert not any(box["dice"] for box in table.view(0)["encounter"]["boxes"])


@pytest.mark.rule("OD-171", "OD-103")
def test_combat_skills_work_against_bosses_and_peril_skills_do_not() -> None:
    # Valor: combat; Steady Hands: peril; Mana: both.
    table = fight(["mage"], level=2, skills=[["boulder_a", "phantom_a"]], potions=["bear_traps_a"], tokens=1)
    used = [text for text in offers(table) if text.startswith("use ")]
    assert used == ["use hero=0 skill=skill_valor", "use hero=0 skill=potion_mana"]


@pytest.mark.rule("OD-172", "OD-128")
def test_each_skill_works_once_a_round() -> None:
    table = hearty_fight([2] * 16 + [3] + [2] * 16, skills=[["wraith_b", "beetle_b"]])
    crushing_blow = "use hero=0 skill=skill_crushing_blow"
    play(table, crushing_blow, "pay die=strength-2")
    assert "strength-6" in pool_of(table)
    assert crushing_blow not in offers(table)
    play(table, "had_enough")
    assert crushing_blow in offers(table)


@pytest.mark.rule("OD-DECISION-39", "OD-DECISION-38", "OD-DECISION-13")
def test_a_feat_without_the_mark_works_once_a_round_and_its_time_costs_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # No printed feat lacks the mark; here the Archer's Eagle Eye (2 time: roll 2, discard 1) does.
    face = DECK.index["archer"]
    side = SOLO_SIDE[face]
    monkeypatch.setitem(SOLO_SIDE, face, Side(side.dice, side.health, {**side.feat, "boss": True}, side.skill))
    table = hearty_fight([6, 4] + [5] * 16 + [3, 2], hero="archer")
    events = play(table, "take_time hero=0 number=0", "throw_away die=heroic-4")
    assert not of_kind(events, TimeSpent) + of_kind(events, StairTokenPlaced)
    assert (prompt(table), pool_of(table).count("heroic-6")) == ("how_to_place", 1)
    play(table, "had_enough")
    assert prompt(table) == "which_feat"


@pytest.mark.rule("OD-DECISION-38")
def test_time_icons_mean_nothing_here(monkeypatch: pytest.MonkeyPatch) -> None:
    # No printed boss of the base set has an hourglass; here the Yeti has the bandits' boxes (4 hearts, 4 hourglasses).
    face = DECK.index[YETI]
    boss = BOSS_OF[face]
    bandits = ENCOUNTER_BOXES[DECK.index["bandit_a"]]
    monkeypatch.setitem(BOSS_OF, face, Boss(boss.id, boss.health, boss.ability, bandits))
    table = hearty_fight()
    events = play(table, "had_enough")
    assert of_kind(events, ConsequencesCounted) == [ConsequencesCounted(4, 0, 0)]
    assert not of_kind(events, TimeSpent) + of_kind(events, StairTokenPlaced)


@pytest.mark.rule("OD-DECISION-19", "OD-DECISION-38")
@pytest.mark.card("archer")
def test_the_heart_that_kiting_leaves_is_not_turned_into_time_that_costs_nothing() -> None:
    # The Archer leaves 2 hearts open. Kiting prevents one; time is no price here, so the other one wounds.
    table = hearty_fight([6] * 32, hero="archer")
    lay_all(table, *["strength-6 0"] * 4, "strength-6 1", "strength-6 2", "heroic-6 5")
    lay_all(table, "magic-6 3", "magic-6 4", "agility-6 6")
    events = play(table, "had_enough")
    assert of_kind(events, ConsequencesCounted) == [ConsequencesCounted(2 - 1, 0, 0)]
    assert (prompt(table), state_of(table).wounds) == ("how_to_place", [1])


@pytest.mark.rule("OD-DECISION-40", "OD-099")
def test_armor_comes_first_here_too() -> None:
    table = hearty_fight([6] * 16)
    assert {text[-1] for text in offers(table) if text.startswith("lay ")} == {"0"}
    lay_all(table, *["strength-6 0"] * 4)
    assert {text[-1] for text in offers(table) if text.startswith("lay ")} == set("1234567")


@pytest.mark.rule("OD-DECISION-39", "OD-DECISION-15")
def test_the_bosss_ability_applies_in_every_round_and_to_later_rolls() -> None:
    # The Yeti discards 1s. Haste (3 mana) rolls two agility dice: a 1 and a 4.
    table = hearty_fight([1, 2] + [3] * 14 + [1, 4] + [5] * 15 + [1], skills=[["wraith_b"]])
    assert len(pool_of(table)) == 15
    events = play(table, "use hero=0 skill=skill_haste", "pay die=magic-3")
    assert of_kind(events, DiceDiscarded) == [DiceDiscarded(led(state_of(table), 0), ("agility-1",))]
    assert "agility-4" in pool_of(table)
    play(table, "had_enough")
    assert pool_of(table) == ["agility-5"] * 2 + ["heroic-5"] * 2 + ["magic-5"] * 3 + ["strength-5"] * 8


# -- wounds on both sides ----------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-173", "OD-175", "OD-DECISION-36")
def test_empty_boxes_wound_the_party_and_covered_skulls_the_boss() -> None:
    table = hearty_fight([6] * 16 + [6] * 16)
    lay_all(table, *["strength-6 0"] * 4, "strength-6 1", "strength-6 2", "magic-6 3")
    events = play(table, "had_enough")
    assert of_kind(events, ConsequencesCounted) == [ConsequencesCounted(1 + 2 + 2 + 2, 0, 0)]
    assert of_kind(events, BossWounded) == [BossWounded(3, 3, 6)]
    assert state_of(table).wounds == [7]
    lay_all(table, *["strength-6 0"] * 4, "magic-6 3", "magic-6 4", "agility-6 6", "agility-6 7")
    assert of_kind(play(table, "had_enough"), BossWounded) == [BossWounded(1, 2, 6)], "its wounds stay"


@pytest.mark.rule("OD-DECISION-36", "OD-175")
def test_a_skull_on_an_unfilled_wide_box_does_not_count() -> None:
    table = hearty_fight([6] * 16)
    lay_all(table, *["strength-6 0"] * 3)
    events = play(table, "had_enough")
    assert not of_kind(events, BossWounded)
    assert state_of(table).boss_wounds == 0


@pytest.mark.rule("OD-176", "OD-003", "OD-DECISION-36")
@pytest.mark.parametrize("wounds", [3, 5])
def test_the_party_wins_when_the_wounds_reach_the_bosss_health(wounds: int) -> None:
    table = hearty_fight([6] * 16, boss_wounds=wounds)
    lay_all(table, *["strength-6 0"] * 4, "strength-6 1", "strength-6 2")
    events = play(table, "had_enough")
    assert of_kind(events, BossWounded) == [BossWounded(3, 0, 6)]  # what is beyond its health is ignored
    assert of_kind(events, GameWon) == [GameWon("yeti")]
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((0,), "victory")


@pytest.mark.rule("OD-DECISION-36")
def test_shown_wounds_never_exceed_the_health_of_the_boss() -> None:
    table = hearty_fight([6] * 16, boss_wounds=5)
    lay_all(table, *["strength-6 0"] * 4, "strength-6 1", "strength-6 2")
    play(table, "had_enough")
    shown = table.view(0)["boss"]
    assert (shown["wounds"], shown["health"]) == (6, 6)


@pytest.mark.rule("OD-176")
def test_one_wound_short_of_its_health_the_boss_fights_on() -> None:
    table = hearty_fight([6] * 16, boss_wounds=2)
    lay_all(table, *["strength-6 0"] * 4, "strength-6 1", "strength-6 2")
    play(table, "had_enough")
    assert (table.result, state_of(table).boss_wounds) == (None, 5)


@pytest.mark.rule("OD-174", "OD-004")
def test_a_party_that_dies_does_not_win_in_the_same_round() -> None:
    # The Minotaur is one wound from its end, and its strength 5 box with a skull is covered.
    table = fight(["warrior"], [6] * 7, dungeon=MINOTAUR, boss_wounds=9, tokens=0)
    lay_all(table, "strength-6 2")
    events = play(table, "had_enough")
    assert not of_kind(events, BossWounded) + of_kind(events, GameWon)
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((), "hero-died")


@pytest.mark.rule("OD-174", "OD-111")
def test_a_hero_saved_in_step_3_still_wounds_the_boss() -> None:
    # 14 hearts less 1 + 2 + 1 + 1 covered = 9 wounds on 6 health; two tokens heal 4.
    table = fight(["warrior"], [6] * 7, dungeon=MINOTAUR, boss_wounds=9, tokens=2)
    lay_all(table, "strength-6 2", "strength-6 1", "strength-6 5", "magic-6 3")
    play(table, "had_enough", "save hero=0")
    assert of_kind(play(table, "save hero=0"), GameWon)


# -- what there is no more ---------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-DECISION-41", "OD-DECISION-26")
def test_between_rounds_there_is_no_time_loot_or_level_but_healing() -> None:
    xp = ["goblin_a", "goblin_b", "wraith_a", "wraith_b"]
    table = hearty_fight([5] * 16 + [5] * 16, xp=xp, level=3, items=[HEARTY[:5]], tokens=1)
    lay_all(table, *["strength-5 0"] * 5, "strength-5 1")
    events = play(table, "had_enough")
    assert not of_kind(events, TimeSpent) + of_kind(events, StairTokenPlaced)
    assert (prompt(table), state_of(table).level, state_of(table).wounds) == ("how_to_place", 3, [10])
    verbs = {text.split()[0] for text in offers(table)}
    assert verbs <= {"lay", "combine", "put_back", "drink", "had_enough"}
    play(table, "drink potion=potion_healing hero=0")
    assert state_of(table).wounds == [8]


# -- OD-DECISION-71 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-DECISION-71", "OD-EXAMPLE-27")
@pytest.mark.parametrize(("before", "later"), [(2, 1), (0, 1), (4, 3)])
def test_the_hydra_recovers_for_each_empty_skull_before_the_covered_ones_count(before: int, later: int) -> None:
    table = hearty_fight([6] * 16, dungeon=HYDRA, boss_wounds=before)
    lay_all(table, *["strength-6 0"] * 3, "magic-6 1", "magic-6 3")
    events = play(table, "had_enough")
    assert sum(event.count for event in of_kind(events, BossHealed)) == min(2, before)
    assert state_of(table).boss_wounds == later


@pytest.mark.rule("OD-DECISION-71")
def test_the_lich_takes_the_first_legal_cover_of_each_skull_box() -> None:
    table = hearty_fight([6] * 10 + [2, 3] + [6] * 4 + [6] * 16, dungeon=LICH)
    assert "lay hero=0 die=agility-2 box=2" not in offers(table), "it must be a legal cover"
    lay_all(table, "agility-3 2")
    assert not table.view(0)["encounter"]["boxes"][2]["dice"]
    assert state_of(table).supply[1] == 7
    lay_all(table, "strength-6 0", "strength-6 0")
    assert table.view(0)["encounter"]["boxes"][0]["filled"]
    lay_all(table, "strength-6 1", "heroic-6 2")
    boxes = table.view(0)["encounter"]["boxes"]
    assert (boxes[1]["dice"], boxes[2]["filled"]) == (["strength-6"], True), "a box without a skull is left alone"
    lay_all(table, "magic-6 5", "magic-6 5", "magic-6 5")
    events = play(table, "had_enough")
    assert of_kind(events, BossWounded) == [BossWounded(2, 3, 5)]
    lay_all(table, "strength-6 0")
    assert not table.view(0)["encounter"]["boxes"][0]["dice"], "and again in the next round"


@pytest.mark.rule("OD-DECISION-71")
@pytest.mark.parametrize(("wounds", "x"), [(0, 12), (2, 12), (3, 12), (4, 16), (9, 36)])
def test_the_minotaurs_x_is_four_times_its_wounds_but_at_least_12(wounds: int, x: int) -> None:
    table = fight(dungeon=MINOTAUR, boss_wounds=wounds)
    assert table.view(0)["encounter"]["boxes"][0]["value"] == x


@pytest.mark.rule("OD-DECISION-71")
def test_the_minotaurs_x_changes_only_with_the_next_round() -> None:
    table = hearty_fight([6] * 16 + [6] * 16, dungeon=MINOTAUR, boss_wounds=3)
    lay_all(table, "strength-6 2", "strength-6 5", "strength-6 1", "magic-6 3", "magic-6 4")
    assert table.view(0)["encounter"]["boxes"][0]["value"] == 12
    play(table, "had_enough")
    assert state_of(table).boss_wounds == 6
    assert table.view(0)["encounter"]["boxes"][0]["value"] == 24


@pytest.mark.rule("OD-167")
def test_rounds_go_on_until_somebody_has_won() -> None:
    table = hearty_fight()
    for number in range(2, 6):
        state_of(table).wounds[0] = 0
        play(table, "had_enough")
        assert table.view(0)["boss"]["round"] == number
    assert table.result is None
