"""Poison: how it comes, how it is resisted, what takes it away."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.looking import Cards, of_kind, offers, play, prompt
from tests.games.one_deck_dungeon.tables import state_of, table_at
from undercroft.games.one_deck_dungeon.events import HeroPoisoned, HeroWounded, PoisonResisted, TimeSpent, TurnBegun
from undercroft.kernel.table import Table

FOREST: dict[str, Any] = {"cards": "forest"}
PLAIN = "misty_crossroads_b"
"""A card without a leaf."""
LEAFY = ["vine_trap_a", "quicksand_a", "spore_cloud_a"]


def at_the_doors(
    heroes: Cards = ("warrior",), *, roll: int, leaves: int = 0, closed_leaves: int = 0, **position: Any
) -> Table:
    """The party may explore; the next die rolled shows this."""
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
        events += play(table, "group_with hero=1")
    return [(event.result, event.tokens, event.success) for event in of_kind(events, PoisonResisted)]


# -- how it comes --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-007", "FS-009")
@pytest.mark.parametrize(("dice", "tokens"), [([], 2), (["magic-6"], 1), (["magic-6", "strength-6"], 0)])
def test_every_open_poison_icon_is_a_token_and_no_wound(dice: list[str], tokens: int) -> None:
    # A toad has two boxes with poison, magic 4 and strength 4; hearts only on the dungeon's strength 3.
    table = table_at(
        "placing",
        faced=["venom_toad_b"],
        dungeon="the_mudlands",
        options=FOREST,
        wounds=[5],
        dice=[["magic-6", "strength-3", *dice]],
        deck=["dire_wolf_b", "dire_wolf_a", "panther_a", "panther_b", "razorbeak_a", "razorbeak_b"],
    )
    play(table, "lay hero=0 die=magic-6 box=0", "lay hero=0 die=strength-3 box=5")
    if "magic-6" in dice:
        play(table, "lay hero=0 die=magic-6 box=2")
    if "strength-6" in dice:
        play(table, "lay hero=0 die=strength-6 box=3")
    events = play(table, "had_enough")
    assert (state_of(table).poison, state_of(table).poison_supply) == ([tokens], 8 - tokens)
    assert (state_of(table).wounds, table.result) == ([5], None)  # one wound more would have been the end
    assert sum(event.count for event in of_kind(events, HeroPoisoned)) == tokens


@pytest.mark.rule("FS-009")
def test_any_amount_of_poison_leaves_a_hero_alive() -> None:
    table = table_at("turn", poison=[8], wounds=[5], options=FOREST, dungeon="the_mudlands")
    assert table.result is None
    assert table.view(None)["heroes"][0] | {"wounds": 5, "poison": 8, "health": 6} == table.view(None)["heroes"][0]


def spores(supply: int, **position: Any) -> Table:
    """Two heroes leave a cloud of spores uncovered: 2 poison, 1 heart, 2 time; so many tokens are in the supply."""
    return table_at(
        "placing",
        ("warrior", "mage"),
        **{
            "faced": ["spore_cloud_b"],
            "option": 1,
            "dungeon": "the_mudlands",
            "options": FOREST,
            "dice": [["heroic-6"], []],
            "poison": [8 - supply, 0],
            "tokens": 0,
            **position,
        },
    )


@pytest.mark.rule("FS-008", "FS-007")
def test_poison_is_split_evenly_like_wounds() -> None:
    table = spores(8)
    play(table, "lay hero=0 die=heroic-6 box=1", "had_enough", "take_more hero=0 icon=heart")
    assert (state_of(table).poison, state_of(table).wounds) == ([1, 1], [1, 0])


@pytest.mark.rule("FS-008")
def test_only_the_odd_token_is_the_partys_choice() -> None:
    table = table_at(
        "placing",
        ("warrior", "mage"),
        faced=["poisoned_spring_b"],
        option=0,
        dungeon="the_mudlands",
        options=FOREST,
        dice=[["heroic-6"], []],
        tokens=0,
    )
    play(table, "lay hero=0 die=heroic-6 box=1", "had_enough")
    assert offers(table) == ["take_more hero=0 icon=poison", "take_more hero=1 icon=poison"]
    play(table, "take_more hero=1 icon=poison")
    assert state_of(table).poison == [0, 1]


@pytest.mark.rule("FS-017", "OD-DECISION-75")
def test_without_tokens_in_the_supply_there_are_wounds_instead() -> None:
    table = spores(0)
    play(table, "lay hero=0 die=heroic-6 box=1", "had_enough", "take_more hero=0 icon=heart")
    assert (state_of(table).poison, state_of(table).wounds) == ([8, 0], [2, 1])  # each would have got a token


@pytest.mark.rule("OD-DECISION-75", "FS-017")
@pytest.mark.parametrize("lucky", [0, 1])
def test_if_some_tokens_are_left_the_party_says_who_gets_them(lucky: int) -> None:
    table = spores(1)
    play(table, "lay hero=0 die=heroic-6 box=1", "had_enough", "take_more hero=0 icon=heart")
    assert prompt(table) == "who_gets_tokens"
    play(table, f"get_tokens hero={lucky}")
    assert state_of(table).poison == [7 + (lucky == 0), lucky]
    assert state_of(table).wounds == [1 + lucky, 1 - lucky]


@pytest.mark.rule("OD-DECISION-75")
def test_the_party_shares_out_the_last_tokens_one_by_one() -> None:
    # Hornets bring 2 poison, Venom Pools and Toxic Air 1 each, Caustic Haze 1 more: 2 and 3 for two heroes.
    table = table_at(
        "placing",
        ("warden", "warrior"),
        faced=["venom_toad_b"],
        dungeon="realm_of_venom",
        floor=3,
        options=FOREST,
        dice=[["magic-6", "agility-6", "strength-6", "strength-6"], []],
        poison=[6, 0],
        tokens=0,
    )
    play(table, "lay hero=0 die=magic-6 box=0", "lay hero=0 die=agility-6 box=8")
    play(table, "lay hero=0 die=strength-6 box=7", "lay hero=0 die=strength-6 box=1", "had_enough")
    play(table, "take_more hero=1 icon=poison")
    assert state_of(table).poison_supply == 2
    play(table, "get_tokens hero=0", "get_tokens hero=1")
    assert state_of(table).poison == [7, 1]
    assert state_of(table).wounds == [1, 2]  # 2 and 3, less a token each


@pytest.mark.rule("OD-DECISION-75")
def test_poison_and_wounds_come_before_time() -> None:
    table = spores(8)
    events = play(table, "lay hero=0 die=heroic-6 box=1", "had_enough", "take_more hero=1 icon=heart")
    kinds = [type(event) for event in events if type(event) in (HeroPoisoned, HeroWounded, TimeSpent)]
    assert kinds == [HeroPoisoned, HeroPoisoned, HeroWounded, TimeSpent, TimeSpent]


@pytest.mark.rule("OD-DECISION-75", "FS-017")
def test_wounds_for_missing_tokens_and_hearts_are_placed_before_anybody_is_found_dead() -> None:
    # The mage (3 health) gets 1 for a heart and 1 for a missing token: a single rescue has to do for both.
    table = spores(0, wounds=[0, 1], tokens=1, basic_potion="potion_aid")
    play(table, "lay hero=0 die=heroic-6 box=1", "had_enough", "take_more hero=1 icon=heart")
    assert (prompt(table), state_of(table).wounds) == ("whether_to_save", [1, 3])


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
    assert not of_kind(drunk, PoisonResisted)  # nothing is left to resist
    for poison, wounds, tokens in ((3, 0, 0), (0, 1, 2)):
        assert prompt(fight(poison=[poison], wounds=[wounds], tokens=tokens)) == "how_to_place"


# -- taking it away ------------------------------------------------------------------------------------------------


def answers(table: Table, *wanted: str) -> None:
    """Take wounds or poison away, as wanted, point by point."""
    for answer in wanted:
        assert prompt(table) == "wound_or_poison"
        play(table, f"{answer} hero=0")


HYBRID: dict[str, Any] = {"cards": "hybrid", "turn_card": "healing"}


@pytest.mark.rule("FS-018", "OD-DECISION-60")
@pytest.mark.parametrize(
    ("wanted", "wounds", "poison"),
    [
        (("heal_wound", "heal_wound", "heal_wound"), 1, 3),
        (("cleanse", "cleanse", "cleanse"), 4, 0),
        (("cleanse", "heal_wound", "cleanse"), 3, 1),
    ],
)
def test_each_point_of_a_healing_potion_takes_a_wound_or_a_poison_token(
    wanted: tuple[str, ...], wounds: int, poison: int
) -> None:
    table = table_at("turn", wounds=[4], poison=[3], options=HYBRID)
    play(table, "drink potion=potion_healing hero=0")
    answers(table, *wanted)
    assert (state_of(table).wounds, state_of(table).poison) == ([wounds], [poison])
    assert state_of(table).poison_supply == 8 - poison


@pytest.mark.rule("OD-DECISION-60")
def test_a_healed_hero_cannot_take_the_poison_off_another_one() -> None:
    table = table_at("turn", ("warrior", "warden"), wounds=[3, 0], poison=[0, 2], options=HYBRID)
    play(table, "drink potion=potion_healing hero=0")
    assert (state_of(table).wounds, state_of(table).poison) == ([0, 0], [0, 2])


@pytest.mark.rule("FS-018")
def test_second_wind_may_take_poison_away() -> None:
    table = table_at("end", wounds=[2], poison=[2], options=HYBRID, deck=[], discard=LEAFY)
    play(table, "go_down")
    answers(table, "cleanse", "heal_wound")
    assert (state_of(table).wounds, state_of(table).poison) == ([1], [1])


@pytest.mark.rule("FS-018")
def test_talents_that_heal_may_take_poison_away() -> None:
    recovery = {**HYBRID, "talents": ["0:mage:talent_recovery"]}
    table = table_at("end", ("mage",), wounds=[2], poison=[2], options=recovery, deck=[], discard=LEAFY)
    play(table, "go_down")
    answers(table, "cleanse")
    assert (state_of(table).wounds, state_of(table).poison) == ([2], [1])
    first_aid = {**HYBRID, "talents": ["0:mage:talent_first_aid"]}
    table = table_at(
        "encounter",
        ("mage",),
        faced=["boulder_b"],
        xp=["ogre_b"],
        wounds=[2],
        poison=[2],
        options=first_aid,
        potions=["skeleton_a"],
    )
    play(table, "sneak", "take_xp card=boulder_b")
    assert state_of(table).level == 2
    answers(table, "cleanse")
    assert (state_of(table).wounds, state_of(table).poison) == ([2], [1])


@pytest.mark.rule("FS-018")
def test_what_a_rescue_heals_beyond_need_may_be_poison() -> None:
    table = table_at(
        "placing", faced=["locked_door_b"], option=0, dice=[["heroic-2"]], wounds=[5], poison=[1], options=HYBRID
    )
    play(table, "lay hero=0 die=heroic-2 box=1", "had_enough", "save hero=0")
    answers(table, "heal_wound", "cleanse")
    assert (state_of(table).wounds, state_of(table).poison, table.result) == ([5], [0], None)


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
    assert offers(table) == [f"group_with hero={hero}" for hero in (1, 2, 3)]
    events = play(table, f"group_with hero={partner}")
    assert [event.tokens for event in of_kind(events, PoisonResisted)] == tokens  # each group's own


@pytest.mark.rule("OD-DECISION-55")
def test_a_group_without_poison_rolls_no_die() -> None:
    table = four_explore([1, 1, 0, 0], [6, 6], [["ogre_a", PLAIN]])
    events = play(table, "group_with hero=1")
    assert [event.tokens for event in of_kind(events, PoisonResisted)] == [2]


@pytest.mark.rule("OD-DECISION-55", "OD-DECISION-56", "FS-015")
def test_both_cards_of_an_open_door_give_their_leaves_to_both_groups() -> None:
    table = four_explore([1, 0, 1, 0], [2, 3], [["vine_trap_a", "quicksand_a"]], open=[0])
    events = play(table, "group_with hero=1")
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
