"""Resisting poison: after exploring, in the boss fight, and in two groups (FS-010 to FS-015)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import Cards, of_kind, offers, play, prompt
from tests.games.one_deck_dungeon.tables import state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import PoisonResisted, TurnBegun
from undercroft.kernel.table import Table

FOREST: dict[str, Any] = {"cards": "forest"}
PLAIN = "misty_crossroads_b"
"""A card without a leaf."""
LEAFY = ["vine_trap_a", "quicksand_a", "spore_cloud_a"]


def at_the_doors(
    heroes: Cards = ("warrior",), *, roll: int, leaves: int = 0, closed_leaves: int = 0, **position: Any
) -> Table:
    """A party that may explore; the next die rolled shows this."""
    doors = [[name] for name in LEAFY[: leaves + closed_leaves]] or [[PLAIN]]
    return table_at(
        "act",
        heroes,
        **{
            "dungeon": "the_mudlands",
            "options": FOREST,
            "doors": doors,
            "open": list(range(leaves)),
            "rolls": [roll],
            "tokens": 0,
            **position,
        },
    )


def attempts(table: Table) -> list[tuple[int, int, bool]]:
    """Explore, and see the result, the tokens and the success of every attempt to resist."""
    events = play(table, "explore")
    while prompt(table) == "which_groups":
        events += play(table, "group first=0 second=1")
    return [(event.result, event.tokens, event.success) for event in of_kind(events, PoisonResisted)]


# -- resisting -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-010", "FS-012", "FS-013", "FS-014")
@pytest.mark.parametrize(
    ("tokens", "roll", "success"),
    [(1, 1, False), (1, 2, True), (3, 3, False), (3, 4, True), (5, 6, True), (6, 6, False)],
)
def test_a_result_above_the_number_of_tokens_is_a_success(tokens: int, roll: int, success: bool) -> None:
    table = at_the_doors(roll=roll, poison=[tokens])
    assert attempts(table) == [(roll, tokens, success)]
    assert (state_of(table).poison, state_of(table).poison_supply) == ([tokens - 1], 9 - tokens)
    assert state_of(table).wounds == [0 if success else 2]


@pytest.mark.rule("FS-014")
def test_two_wounds_of_a_failure_can_be_the_end() -> None:
    table = at_the_doors(roll=1, poison=[1], wounds=[4])
    play(table, "explore")
    assert table.result is not None
    assert table.result.reason == "hero-died"


@pytest.mark.rule("FS-010")
def test_nobody_rolls_without_poison() -> None:
    assert attempts(at_the_doors(roll=6, poison=[0])) == []


@pytest.mark.rule("FS-010")
def test_entering_and_fleeing_ask_for_no_attempt() -> None:
    table = at_the_doors(roll=1, poison=[2])
    events = play(table, "enter door=0", "flee")
    assert not of_kind(events, PoisonResisted)
    assert state_of(table).poison == [2]


@pytest.mark.rule("OD-DECISION-59", "FS-013")
@pytest.mark.parametrize(("roll", "wounds"), [(6, 0), (1, 2)])
def test_the_party_chooses_which_poisoned_hero_loses_the_token(roll: int, wounds: int) -> None:
    table = at_the_doors(("warrior", "warden"), roll=roll, poison=[1, 3])
    events = play(table, "explore")
    assert [event.tokens for event in of_kind(events, PoisonResisted)] == [4]  # of the whole party
    success = int(roll == 6)
    assert offers(table) == [f"shed_poison hero={hero} success={success}" for hero in (0, 1)]
    play(table, f"shed_poison hero=1 success={success}")
    assert (state_of(table).poison, state_of(table).wounds) == ([1, 2], [0, wounds])


@pytest.mark.rule("OD-DECISION-59")
def test_only_poisoned_heroes_can_lose_a_token_and_there_is_one_attempt() -> None:
    table = at_the_doors(("warrior", "warden"), roll=2, poison=[0, 5])
    assert attempts(table) == [(2, 5, False)]
    assert (state_of(table).poison, state_of(table).wounds) == ([0, 4], [0, 2])


@pytest.mark.rule("FS-015", "FS-016")
@pytest.mark.parametrize("leaves", [0, 1, 2, 3])
def test_every_leaf_on_an_open_door_adds_1(leaves: int) -> None:
    assert attempts(at_the_doors(roll=2, leaves=leaves, poison=[3])) == [(2 + leaves, 3, 2 + leaves > 3)]


@pytest.mark.rule("FS-015")
def test_a_leaf_behind_a_closed_door_and_an_open_door_without_leaf_do_not_help() -> None:
    assert attempts(at_the_doors(roll=2, leaves=1, closed_leaves=2, poison=[3])) == [(3, 3, False)]
    assert attempts(at_the_doors(roll=2, doors=[[PLAIN]], open=[0], poison=[3])) == [(2, 3, False)]


@pytest.mark.rule("OD-DECISION-61")
def test_the_attempt_follows_a_partial_explore_and_comes_before_the_descent() -> None:
    table = at_the_doors(("warrior", "warden"), roll=6, deck=["panther_a"], poison=[1, 1])
    play(table, "explore")
    assert table.view(None)["stairs"]
    assert prompt(table) == "who_sheds_poison"
    events = play(table, "shed_poison hero=0 success=1")
    assert prompt(table) == "whether_to_descend"
    assert not of_kind(events, TurnBegun)


@pytest.mark.rule("OD-DECISION-62")
def test_the_die_is_only_borrowed_and_no_die_has_to_be_free_for_it() -> None:
    table = at_the_doors(roll=4, poison=[2], exiled=[8, 8, 8, 6])
    assert attempts(table) == [(4, 2, True)]
    assert (state_of(table).supply, state_of(table).pool) == ([0, 0, 0, 0], [[]])
    table = at_the_doors(roll=4, poison=[2])
    play(table, "explore")
    assert state_of(table).supply == [8, 8, 8, 6]


@pytest.mark.rule("FS-019")
@pytest.mark.parametrize(("floor", "roll"), [(2, 1), (3, 1)])
def test_effects_on_dice_do_not_touch_the_attempt(floor: int, roll: int) -> None:
    # Blight discards every rolled 1, yet a 1 with two leaves resists two tokens.
    table = at_the_doors(roll=roll, leaves=2, poison=[2], dungeon="vile_roots", floor=floor)
    assert attempts(table) == [(3, 2, True)]


@pytest.mark.rule("FS-019")
def test_an_effect_that_names_the_attempt_does() -> None:
    assert attempts(at_the_doors(roll=3, poison=[2], dungeon="realm_of_venom")) == [(2, 2, False)]


# -- the boss fight ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-011", "OD-DECISION-62")
def test_every_round_of_the_boss_begins_with_an_attempt_that_no_leaf_helps() -> None:
    table = table_at(
        "boss",
        ("warden",),
        dungeon="the_mudlands",
        floor=3,
        options=FOREST,
        doors=[[name] for name in LEAFY],
        open=[0, 1, 2],
        poison=[3],
        tokens=6,
        rolls=[4, *[6] * 7, 1],
    )
    events = play(table, "drink_nothing")
    assert [(event.result, event.success) for event in of_kind(events, PoisonResisted)] == [(4, True)]
    assert (prompt(table), state_of(table).poison) == ("how_to_place", [2])
    events = play(table, "had_enough")
    while prompt(table) == "whether_to_save":
        events += play(table, "save hero=0")
        if prompt(table) == "wound_or_poison":
            events += play(table, "heal_wound hero=0")
    events += play(table, "drink_nothing")
    assert state_of(table).round == 2
    assert [event.result for event in of_kind(events, PoisonResisted)] == [1]


@pytest.mark.rule("OD-DECISION-80", "OD-DECISION-41", "OD-144")
def test_before_a_round_s_attempt_the_party_may_drink_as_long_as_it_helps() -> None:
    def fight(**position: Any) -> Table:
        facts = {"dungeon": "the_mudlands", "floor": 3, "options": FOREST, "rolls": [2, *[6] * 7], **position}
        return table_at("boss", ("warden",), **facts)

    table = fight(poison=[3], tokens=2, basic_potion="potion_antidote")
    assert not of_kind(table.opening, PoisonResisted)
    assert offers(table) == [
        "drink_nothing",
        "drink potion=potion_cure hero=0",
        "take_antidote potion=potion_antidote",
    ]
    drunk = play(table, "drink potion=potion_cure hero=0")
    assert (prompt(table), state_of(table).poison) == ("whether_to_drink", [2])
    drunk += play(table, "take_antidote potion=potion_antidote")
    assert (prompt(table), state_of(table).poison) == ("how_to_place", [0])
    assert not of_kind(drunk, PoisonResisted)  # no poison is left
    for poison, wounds, tokens in ((3, 0, 0), (0, 1, 2)):
        assert prompt(fight(poison=[poison], wounds=[wounds], tokens=tokens)) == "how_to_place"


# -- four heroes ---------------------------------------------------------------------------------------------------

FOUR = ("warrior", "mage", "druid", "warden")
FOUR_CARDS: dict[str, Any] = {"cards": "hybrid", "turn_card": "healing"}


def four_explore(poison: list[int], rolls: list[int], doors: list[Cards], **position: Any) -> Table:
    """Four poisoned heroes of a hybrid game explore."""
    table = table_at("act", FOUR, options=FOUR_CARDS, doors=doors, poison=poison, rolls=rolls, tokens=0, **position)
    play(table, "explore")
    return table


@pytest.mark.rule("O4-031", "OD-DECISION-55")
@pytest.mark.parametrize(("partner", "tokens"), [(1, [3, 1]), (2, [1, 3]), (3, [2, 2])])
def test_four_heroes_resist_in_two_groups_of_two(partner: int, tokens: list[int]) -> None:
    table = four_explore([1, 2, 0, 1], [6, 6], [["ogre_a", PLAIN]])
    assert offers(table) == [f"group first=0 second={hero}" for hero in (1, 2, 3)]
    events = play(table, f"group first=0 second={partner}")
    assert [event.tokens for event in of_kind(events, PoisonResisted)] == tokens  # each group's own


@pytest.mark.rule("OD-DECISION-55")
def test_a_group_without_poison_rolls_no_die() -> None:
    table = four_explore([1, 1, 0, 0], [6, 6], [["ogre_a", PLAIN]])
    events = play(table, "group first=0 second=1")
    assert [event.tokens for event in of_kind(events, PoisonResisted)] == [2]


@pytest.mark.rule("OD-DECISION-55", "OD-DECISION-56", "FS-015")
def test_both_cards_of_an_open_door_give_their_leaves_to_both_groups() -> None:
    table = four_explore([1, 0, 1, 0], [2, 3], [["vine_trap_a", "quicksand_a"]], open=[0])
    events = play(table, "group first=0 second=1")
    assert [event.result for event in of_kind(events, PoisonResisted)] == [4, 5]


@pytest.mark.rule("OD-DECISION-55", "FS-011")
def test_in_the_boss_fight_each_pair_resists_at_the_start_of_its_own_round() -> None:
    table = table_at(
        "boss", FOUR, dungeon="the_mudlands", floor=3, options=FOUR_CARDS, poison=[1, 2, 0, 2], tokens=12, seed=4
    )
    events = play(table, "fight_first first=0 second=2", "drink_nothing")
    assert [event.tokens for event in of_kind(events, PoisonResisted)] == [1]
    events = play(table, "had_enough")
    while prompt(table) != "how_to_place":
        events += play(table, offers(table)[0])
    assert state_of(table).party == [1, 3]
    assert [event.tokens for event in of_kind(events, PoisonResisted)] == [4]


@pytest.mark.rule("OD-DECISION-80", "OD-DECISION-55")
def test_each_pair_may_drink_before_its_own_attempt_and_only_a_poisoned_one_is_asked() -> None:
    table = table_at(
        "boss", FOUR, dungeon="the_mudlands", floor=3, options=FOUR_CARDS, poison=[0, 2, 0, 2], tokens=12, seed=4
    )
    play(table, "fight_first first=0 second=2")
    assert (prompt(table), state_of(table).party) == ("how_to_place", [0, 2])
    events = play(table, "had_enough")
    while prompt(table) != "whether_to_drink":
        events += play(table, offers(table)[0])
    assert state_of(table).party == [1, 3]
    assert not of_kind(events, PoisonResisted)
    play(table, "drink potion=potion_healing hero=1")
    assert (prompt(table), state_of(table).poison[1], state_of(table).poison[3]) == ("whether_to_drink", 0, 2)
    events = play(table, "drink_nothing")
    assert [event.tokens for event in of_kind(events, PoisonResisted)] == [2]


@pytest.mark.rule("O4-031")
def test_a_single_poisoned_hero_of_four_needs_no_choice_of_groups() -> None:
    heroes = ["warrior", "mage", "druid", "hunter"]
    table = at_the_doors(heroes, roll=6, poison=[0, 0, 1, 0], doors=[["dire_wolf_a", "panther_b"]])
    play(table, "explore")
    assert prompt(table) != "which_groups"
    assert state_of(table).poison == [0, 0, 0, 0]
