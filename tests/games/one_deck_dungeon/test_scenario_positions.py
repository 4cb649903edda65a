"""Positions of One Deck Dungeon for scenarios: every phase can be set up, and invalid ones are refused."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.helpers import Cards, prompt, zone_of
from tests.games.one_deck_dungeon.tables import pool_of, state_of, table_at
from undercroft.games.one_deck_dungeon.campaign import marks_earned
from undercroft.kernel.errors import ImpossibleSetup, Malformed, UndercroftError
from undercroft.kernel.table import Table
from undercroft.kernel.zones import misplaced_cards

FOUR = ("warrior", "mage", "rogue", "paladin")
PAIR_OF_CARDS = ["cave_in_a", "arrow_wall_a"]


@pytest.mark.parametrize(
    ("phase", "facts", "question", "floor", "turn"),
    [
        ("floor", {"floor": 0, "wounds": [1], "turn": 0}, "how_to_begin", 1, 1),
        ("floor", {"floor": 2, "wounds": [1], "turn": 9}, "how_to_begin", 3, 10),
        ("turn", {"wounds": [1], "turn": 3}, "how_to_begin", 1, 4),
        ("act", {"doors": [["ogre_a"]], "turn": 3}, "what_to_do", 1, 3),
        ("encounter", {"faced": ["cave_in_a"], "floor": 2}, "which_option", 2, 1),
        ("placing", {"faced": ["ogre_a"], "dice": [["strength-3"]], "floor": 3}, "how_to_place", 3, 1),
        ("end", {"deck": [], "turn": 5}, "whether_to_descend", 1, 5),
        ("boss", {"floor": 3, "turn": 20}, "how_to_place", 3, 21),
    ],
)
def test_every_phase_can_be_set_up(phase: str, facts: dict[str, Any], question: str, floor: int, turn: int) -> None:
    table = table_at(phase, **facts)
    assert (prompt(table), state_of(table).floor, state_of(table).turn) == (question, floor, turn)
    assert not misplaced_cards(table.state)


@pytest.mark.parametrize(
    ("phase", "facts", "question"),
    [
        ("act", {"doors": [PAIR_OF_CARDS]}, "what_to_do"),
        ("encounter", {"faced": PAIR_OF_CARDS}, "who_faces_what"),
        ("placing", {"faced": PAIR_OF_CARDS, "option": 0, "party": [1, 3], "dice": [[], [], [], []]}, "how_to_place"),
        ("boss", {"floor": 3}, "who_fights_first"),
    ],
)
def test_phases_of_four_heroes_can_be_set_up(phase: str, facts: dict[str, Any], question: str) -> None:
    table = table_at(phase, FOUR, **facts)
    assert prompt(table) == question
    assert not misplaced_cards(table.state)


def test_the_counters_of_a_position_are_taken_out_of_the_supply() -> None:
    table = table_at(
        "placing",
        ("warrior", "mage"),
        faced=["spore_cloud_a"],
        option=0,
        options={"cards": "hybrid", "turn_card": "healing"},
        wounds=[2, 1],
        poison=[1, 2],
        stored=[1, 0],
        exiled=[1, 0, 2, 1],
        tokens=4,
        level=3,
        dice=[["strength-3", "heroic-6"], ["magic-2", "magic-2-mana"]],
    )
    state = state_of(table)
    assert (state.wounds, state.poison, state.stored, state.tokens, state.level) == ([2, 1], [1, 2], [1, 0], 4, 3)
    assert state.supply == [8 - 1 - 1, 8, 8 - 2 - 2, 6 - 1 - 1 - 1]
    assert (state.poison_supply, state.token_supply) == (8 - 3, 6 - 4)
    assert [pool_of(table, hero) for hero in (0, 1)] == [["heroic-6", "strength-3"], ["magic-2", "magic-2-mana"]]


@pytest.mark.rule("OC-003", "OC-004", "OD-DECISION-43", "OD-DECISION-44")
@pytest.mark.parametrize(
    ("phase", "facts", "tier", "descents", "levels"),
    [
        ("act", {"doors": [["ogre_a"]]}, "expert", 0, 0),
        ("act", {"doors": [["ogre_a"]], "floor": 3, "level": 3}, "standard", 2, 2),
        ("floor", {"floor": 0, "turn": 0}, "expert", 0, 0),
        ("floor", {"floor": 2, "turn": 9, "level": 2}, "expert", 2, 1),  # the third floor is about to begin
        ("boss", {"floor": 3, "level": 4}, "fearless", 3, 3),
        ("boss", {"floor": 3, "level": 4}, "novice", 3, 2),  # the first level was free
        ("act", {"doors": [["ogre_a"]], "level": 1}, "novice", 0, 0),
    ],
)
def test_a_position_counts_what_the_campaign_counts(
    phase: str, facts: dict[str, Any], tier: str, descents: int, levels: int
) -> None:
    state = state_of(table_at(phase, options={"tier": tier}, **facts))
    assert (state.descents, state.levels_gained) == (descents, levels)
    bonus = {"novice": 0, "standard": 1, "expert": 2, "fearless": 3}[tier]
    assert marks_earned(state) == descents + levels + bonus


def test_doors_are_closed_unless_they_are_said_to_be_open() -> None:
    table = table_at("act", doors=[["ogre_a"], ["goblin_a"]], open=[1])
    shown = table.view(None)
    assert shown["open_doors"] == [1]
    assert [("card" in door[0]) for door in shown["zones"]["door"][:2]] == [False, True]


def test_an_empty_deck_means_that_the_stairs_are_visible() -> None:
    view = table_at("end", deck=[], stair_tokens=2).view(None)
    assert (view["stairs"], view["stair_tokens"]) == (True, 2)
    assert not table_at("act", doors=[["ogre_a"]]).view(None)["stairs"]


def test_cards_that_are_not_listed_stay_in_the_deck() -> None:
    table = table_at("act", doors=[["ogre_a"]], xp=["cave_in_a"])
    assert len(zone_of(table, "deck")) == 42
    table = table_at("act", doors=[["ogre_a"], ["goblin_a"]], deck=["beetle_a", "beetle_b"])
    assert (zone_of(table, "deck"), len(zone_of(table, "box"))) == (["beetle_a", "beetle_b"], 40)


def test_rolls_and_then_chance_go_on() -> None:
    table = table_at("encounter", ("paladin",), faced=["cave_in_a"], rolls=[2, 5])
    table.apply("choose_option option=0")
    assert {"strength-2", "strength-5"} <= set(pool_of(table))
    assert len(pool_of(table)) == 3


# -- nonsense ------------------------------------------------------------------------------------------------------


def refused(phase: str = "act", heroes: Cards = ("warrior",), **facts: Any) -> UndercroftError:
    """Return the error for a position."""
    with pytest.raises(UndercroftError) as refusal:
        table_at(phase, heroes, **facts)
    assert isinstance(refusal.value, (ImpossibleSetup, Malformed))
    assert str(refusal.value)  # the error names the cause
    return refusal.value


DOOR: dict[str, Any] = {"doors": [["ogre_a"]]}
FOREST: dict[str, Any] = {"options": {"cards": "forest"}, "dungeon": "the_mudlands"}


@pytest.mark.parametrize(
    ("facts", "code"),
    [
        ({"phase": "lunch"}, "position-word"),
        ({"heroes": ("dragon",)}, "position-word"),
        ({"heroes": ("warrior", "warrior")}, "position-word"),
        ({"dungeon": "ogre_a"}, "position-word"),
        ({"dungeon": "the_mudlands"}, "position-word"),  # of the other set
        ({"floor": 0}, "position-number"),
        ({"floor": 4}, "position-number"),
        ({"phase": "floor", "floor": 3}, "position-number"),  # there is no fourth floor to begin
        ({"turn": -1}, "position-number"),
        ({"level": 0}, "position-number"),
        ({"level": 5}, "position-number"),
        ({"tokens": -1}, "position-number"),
        ({"tokens": 7}, "position-number"),
        ({"wounds": [6]}, "position-list"),  # a dead hero
        ({"wounds": [-1]}, "position-list"),
        ({"wounds": [1, 1]}, "position-list"),
        ({"poison": [1]}, "position-list"),  # there is no poison in the base game
        ({"poison": [9], **FOREST}, "position-list"),
        ({"stored": [3]}, "position-list"),  # the card holds two
        ({"stored": [1], "heroes": ("rogue",)}, "position-list"),  # her feat stores nothing
        ({"stored": [2], "exiled": [0, 0, 0, 5]}, "position-list"),
        ({"exiled": [9, 0, 0, 0]}, "position-number"),
        ({"exiled": [0, 0, 0, -1]}, "position-number"),
        ({"stair_tokens": 1}, "position-number"),  # cards lie on the stairs
        ({"stair_tokens": 3, "deck": []}, "position-number"),
        ({"stair_tokens": -1, "deck": []}, "position-number"),
        ({"boss_wounds": -1}, "position-number"),
        ({"phase": "boss", "floor": 3, "boss_wounds": 6}, "position-number"),
        ({"open": [4]}, "position-number"),
        ({"open": [1]}, "position-cards"),  # no door is there
        ({"doors": [["ogre_a", "ogre_b"]]}, "position-cards"),
        ({"faced": ["goblin_a"]}, "position-cards"),  # nobody has entered
        ({"phase": "encounter"}, "position-cards"),
        ({"phase": "encounter", "faced": ["ogre_b", "goblin_a"]}, "position-cards"),
        ({"phase": "placing", "dice": [[]]}, "position-cards"),
        ({"items": [[], ["goblin_a"]]}, "position-misplaced"),
        ({"skills": [[], ["goblin_a"]]}, "position-misplaced"),
        ({"skills": [["skeleton_a"]]}, "position-misplaced"),  # a potion
        ({"potions": ["goblin_a"]}, "position-misplaced"),
        ({"basic_potion": "potion_luck"}, "position-word"),  # not with the base turn card
        ({"basic_potion": "potion_vigor", **FOREST}, "position-word"),
        ({"basic_potion": "skill_dodge", **FOREST}, "position-word"),
        ({"gifts": ["skill_dodge"]}, "position-word"),
        ({"dice": [["strength-3"]]}, "position-word"),  # dice are rolled in the phase placing
        ({"option": 0}, "position-word"),
        ({"party": [0]}, "position-word"),
        ({"weather": "rain"}, "bad-scenario"),
        ({"floor": "first"}, "bad-scenario"),
        ({"discard": ["hydra"]}, "unknown-card"),
        ({"discard": ["rogue"]}, "position-misplaced"),  # a hero is no encounter
        ({"discard": ["ogre_a"]}, "no-such-copy"),  # it lies as a door
        ({"discard": ["vine_trap_a"]}, "card-not-used"),  # of the other set
    ],
)
def test_an_impossible_position_is_refused(facts: dict[str, Any], code: str) -> None:
    doors = {} if "options" in facts or facts.get("phase") in ("boss", "floor", "encounter", "placing") else DOOR
    assert refused(**{**doors, **facts}).code == code


PLACING: dict[str, Any] = {"phase": "placing", "faced": ["cave_in_a"], "option": 0, "dice": [[]]}


@pytest.mark.parametrize(
    ("facts", "code"),
    [
        ({"dice": []}, "position-list"),
        ({"dice": [[], []]}, "position-list"),
        ({"dice": [["strength-7"]]}, "position-word"),
        ({"dice": [["no-die-0"]]}, "position-word"),
        ({"dice": [["purple-3"]]}, "position-word"),
        ({"dice": [["strength-1"] * 9]}, "position-number"),
        ({"dice": [["heroic-1"]], "exiled": [0, 0, 0, 6]}, "position-number"),
        ({"option": 2}, "position-number"),
        ({"option": -1}, "position-number"),
        ({"faced": ["ogre_a"]}, "position-number"),  # a foe has no ways
        ({"party": [1]}, "position-list"),
        ({"party": [0, 0]}, "position-list"),
        ({"heroes": ("warrior", "mage"), "party": [0], "dice": [[], []]}, "position-list"),
        ({"heroes": FOUR, "party": [0, 1, 2], "dice": [[]] * 4}, "position-list"),
        ({"heroes": FOUR, "party": [2, 2], "dice": [[]] * 4}, "position-list"),
        ({"heroes": FOUR, "party": [0, 4], "dice": [[]] * 4}, "position-list"),
        ({"heroes": FOUR, "party": [0, 1], "dice": [[], [], ["magic-2"], []]}, "position-list"),  # not in the encounter
    ],
)
def test_impossible_dice_are_refused(facts: dict[str, Any], code: str) -> None:
    assert refused(**{**PLACING, **facts}).code == code


@pytest.mark.parametrize(
    ("facts", "code"),
    [
        ({"doors": [["ogre_a"]]}, "position-cards"),  # a stack has two cards
        ({"phase": "encounter", "faced": ["ogre_a"]}, "position-cards"),
        ({"phase": "boss", "floor": 3, "boss_wounds": 12}, "position-number"),
        ({"doors": [PAIR_OF_CARDS], "deck": [], "stair_tokens": 6}, "position-number"),
        ({"doors": [PAIR_OF_CARDS], "tokens": 13}, "position-number"),
    ],
)
def test_an_impossible_position_of_four_heroes_is_refused(facts: dict[str, Any], code: str) -> None:
    assert refused(**{"heroes": FOUR, **facts}).code == code


def test_what_two_boxes_hold_is_possible_with_four_heroes() -> None:
    table = table_at(
        "act", FOUR, doors=[["ogre_a", "ogre_a"]], deck=[], stair_tokens=5, tokens=12, exiled=[16, 0, 0, 0]
    )
    assert zone_of(table, "door") == ["ogre_a", "ogre_a"]


def test_a_position_has_to_be_there() -> None:
    with pytest.raises(ImpossibleSetup) as refusal:
        undercroft.scenario({"game": "one-deck-dungeon", "zones": {"door": [["ogre_a"], [], [], []]}})
    assert refusal.value.code == "position-missing"


def replayed(table: Table) -> Table:
    """Return a table rebuilt from its record."""
    return undercroft.replay(table.record())


def test_a_position_can_be_recorded_and_replayed() -> None:
    table = table_at("placing", faced=["ogre_a"], dice=[["strength-6", "agility-4"]], tokens=6)
    for option in ("lay hero=0 die=agility-4 box=1", "lay hero=0 die=strength-6 box=0", "had_enough"):
        table.apply(option)
    assert state_of(replayed(table)).snapshot() == state_of(table).snapshot()
