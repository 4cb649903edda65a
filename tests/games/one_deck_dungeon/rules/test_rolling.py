"""Step 3 of an encounter: gathering dice, rolling them, and effects on rolled dice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import of_kind, offers, play, prompt, refusal
from tests.games.one_deck_dungeon.tables import all_dice, pool_of, state_of, table_at
from undercroft.games.one_deck_dungeon.rules.active_effects import tell_floors
from undercroft.games.one_deck_dungeon.rules.events import Acted, DiceChanged, DiceDiscarded, DiceRolled, TimeSpent
from undercroft.games.one_deck_dungeon.rules.facts import FLOORS_OF
from undercroft.games.one_deck_dungeon.rules.state import led
from undercroft.i18n.language import language
from undercroft.kernel.table import Table

PAIR = ["warrior", "mage"]
STRONG = [["goblin_a", "goblin_b"], ["ogre_a", "arrow_wall_a"]]
"""Items that give 2 strength dice to each of two heroes."""


def against(foe: str, *heroes: str, dungeon: str = "yetis_cavern", **position: Any) -> Table:
    """An encounter with this card."""
    return table_at("encounter", heroes, faced=[foe], dungeon=dungeon, **position)


def colours(table: Table, hero: int = 0) -> list[int]:
    """Return the numbers of strength, agility, magic and heroic dice in a pool."""
    words = [word.split("-")[0] for word in pool_of(table, hero)]
    return [words.count(colour) for colour in ("strength", "agility", "magic", "heroic")]


# -- gathering -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-085", "OD-086")
def test_icons_of_the_hero_and_of_items_give_dice_and_all_are_rolled_in_combat() -> None:
    assert colours(against("ogre_a", "warrior")) == [4, 2, 1, 0]
    items = [["goblin_a", "bandit_a", "cave_in_a"]]  # strength, magic, agility
    assert colours(against("ogre_a", "warrior", items=items)) == [5, 3, 2, 0]
    skilled = against("ogre_a", "warrior", skills=[["goblin_a"]], xp=["bandit_a"])  # no items: they give no dice
    assert colours(skilled) == [4, 2, 1, 0]


@pytest.mark.rule("OD-087", "OD-DECISION-14")
@pytest.mark.parametrize(
    ("card", "option", "rolled"),
    [
        ("pit_of_spikes_a", 0, [4, 0, 0, 0]),
        ("pit_of_spikes_a", 1, [0, 2, 0, 0]),
        ("rune_puzzle_a", 0, [0, 0, 1, 0]),
    ],
)
def test_in_a_peril_only_the_colour_of_the_chosen_way_is_rolled(card: str, option: int, rolled: list[int]) -> None:
    table = against(card, "warrior")
    play(table, f"choose_option option={option}")
    assert colours(table) == rolled
    assert [a + b for a, b in zip(state_of(table).supply, rolled, strict=True)] == [8, 8, 8, 6]


@pytest.mark.rule("OD-EXAMPLE-5", "OD-085", "OD-087", "OD-118")
@pytest.mark.parametrize(
    ("card", "option", "rolled"),
    [
        ("ogre_b", None, [2, 2, 6, 0]),  # 7 icons of the card, 3 of items
        ("flame_statues_a", 0, [0, 0, 6, 0]),  # the magic way: 4 of the card, 2 of items; the strength item rests
        ("pit_of_spikes_a", 0, [2, 0, 0, 0]),  # the strength way
    ],
)
def test_in_a_peril_items_give_dice_of_the_chosen_ways_colour_only(
    card: str, option: int | None, rolled: list[int]
) -> None:
    table = against(card, "mage", items=[["bandit_a", "beetle_a", "goblin_a"]], level=1)
    if option is not None:
        play(table, f"choose_option option={option}")
    assert table.view(0)["heroes"][0]["icons"] == [2, 2, 6]
    assert colours(table) == rolled


@pytest.mark.rule("OD-088")
def test_rolled_dice_go_to_the_hero_whose_icons_gave_them() -> None:
    table = against("ogre_b", *PAIR, items=[["bandit_a"], ["goblin_a"]])
    assert colours(table, 0) == [3, 1, 1, 0]
    assert colours(table, 1) == [1, 1, 3, 0]


@pytest.mark.rule("OD-089")
@pytest.mark.parametrize(("level", "bonus"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_from_level_two_on_there_are_bonus_heroic_dice_in_combat_and_peril(level: int, bonus: int) -> None:
    assert colours(against("ogre_a", "warrior", level=level)) == [4, 2, 1, bonus]
    peril = against("pit_of_spikes_a", "warrior", level=level)
    play(peril, "choose_option option=1")
    assert colours(peril) == [0, 2, 0, bonus]


@pytest.mark.rule("OD-090")
@pytest.mark.parametrize(("first", "second"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_the_party_says_for_each_bonus_die_who_rolls_it(first: int, second: int) -> None:
    table = against("ogre_a", *PAIR, level=4)
    assert offers(table) == ["roll_bonus hero=0", "roll_bonus hero=1"]
    play(table, f"roll_bonus hero={first}")
    assert pool_of(table, 0) == pool_of(table, 1) == []  # no die is rolled before all are shared out
    assert all_dice(table) == [8, 8, 8, 6]
    play(table, f"roll_bonus hero={second}")
    assert prompt(table) == "how_to_place"
    assert [colours(table, hero)[3] for hero in (0, 1)] == [[first, second].count(0), [first, second].count(1)]


@pytest.mark.rule("OD-091")
def test_icons_beyond_the_supply_have_no_effect() -> None:
    items = [["goblin_a", "goblin_b", "arrow_wall_a", "flame_statues_a", "locked_door_a"]]  # 4 + 5 strength icons
    table = against("ogre_a", "warrior", level=3, items=items)
    assert table.view(0)["heroes"][0]["icons"][0] == 9
    assert colours(table) == [8, 2, 1, 1]
    assert state_of(table).supply[0] == 0


@pytest.mark.rule("OD-091")
def test_a_bonus_die_that_is_not_there_is_not_rolled() -> None:
    table = against("ogre_a", *PAIR, level=4, exiled=[0, 0, 0, 5])
    play(table, "roll_bonus hero=1")
    assert prompt(table) == "how_to_place"  # there was one heroic die for two bonus dice
    assert (colours(table, 0)[3], colours(table, 1)[3]) == (0, 1)


@pytest.mark.rule("OD-092")
@pytest.mark.parametrize(("first", "dice"), [(0, (5, 3)), (1, (4, 4))])
def test_the_party_says_who_takes_a_short_colour_first(first: int, dice: tuple[int, int]) -> None:
    table = against("ogre_b", "warrior", "paladin", items=STRONG)
    assert offers(table) == ["take_first hero=0 colour=strength", "take_first hero=1 colour=strength"]
    play(table, f"take_first hero={first} colour=strength")
    assert (colours(table, 0)[0], colours(table, 1)[0]) == dice


@pytest.mark.rule("OD-091", "OD-092")
def test_who_takes_first_may_leave_nothing_to_the_other() -> None:
    table = against("ogre_b", *PAIR, items=STRONG, exiled=[5, 7, 0, 0])
    play(table, "take_first hero=0 colour=strength")
    assert offers(table) == ["take_first hero=0 colour=agility", "take_first hero=1 colour=agility"]
    assert state_of(table).gathered == [(0, 0, 3)]  # the Warrior holds the last three
    play(table, "take_first hero=1 colour=agility")
    assert (colours(table, 0)[0], colours(table, 1)[0]) == (3, 0)


@pytest.mark.rule("OD-092")
def test_nobody_is_asked_when_there_is_enough() -> None:
    table = against("ogre_b", "warrior", "paladin", items=[["goblin_a", "goblin_b"], ["ogre_a"]])
    assert prompt(table) == "how_to_place"
    assert (colours(table, 0)[0], colours(table, 1)[0]) == (5, 3)


@pytest.mark.rule("OD-091", "OD-092")
def test_dice_lost_in_the_roll_do_not_help_those_who_took_later() -> None:
    # The Phantom takes two 1s of the Warrior; all dice are rolled together, so the Paladin still has three.
    table = against("phantom_a", "warrior", "paladin", items=STRONG, rolls=[1, 1, 2, 2, 2, *[4] * 3, 5, 6, 6])
    play(table, "take_first hero=0 colour=strength")
    assert pool_of(table, 0) == ["agility-5", "strength-2", "strength-2", "strength-2"]
    assert pool_of(table, 1) == ["magic-6", "magic-6", "strength-4", "strength-4", "strength-4"]
    assert state_of(table).supply[0] == 2


# -- what looks at rolled dice -------------------------------------------------------------------------------------


@pytest.mark.rule("OD-093")
def test_rolled_ones_and_threes_are_lost_to_the_phantom_before_any_skill() -> None:
    table = against("phantom_a", "warrior", rolls=[1, 3, 2, 6, 1, 4, 3], skills=[["ice_elemental_a"]])
    lost = [event.dice for event in of_kind(table.opening, DiceDiscarded)]
    assert lost == [("strength-1", "strength-3"), ("agility-1",), ("magic-3",)]
    assert of_kind(table.opening, Acted) == [Acted("ability_ethereal")] * 3
    assert pool_of(table) == ["agility-4", "strength-2", "strength-6"]
    assert "use hero=0 skill=skill_lucky_familiar" in offers(table)
    assert state_of(table).supply == [6, 7, 8, 6]


@pytest.mark.rule("OD-DECISION-15")
def test_feat_dice_are_rolled_dice() -> None:
    table = against("phantom_a", "mage", stored=[2], rolls=[3, 6, *[2] * 7])
    play(table, "roll_stored hero=0 count=2")
    assert [word for word in pool_of(table) if "heroic" in word] == ["heroic-6"]


@pytest.mark.rule("OD-DECISION-15")
def test_a_feat_does_its_own_part_first() -> None:
    # Daring Gamble: the 1 costs its wound and time although the Phantom takes the die.
    table = against("phantom_a", "rogue", rolls=[1, 5, *[2] * 7])
    events = play(table, "gamble hero=0 count=2")
    assert state_of(table).wounds == [1]
    assert len(of_kind(events, TimeSpent)) == 3
    assert [word for word in pool_of(table) if "heroic" in word] == ["heroic-5"]
    # Eagle Eye: the die that the feat discards is gone before the Ooze looks at ones.
    table = against("glooping_ooze_a", "archer", rolls=[1, 4, *[2] * 7])
    play(table, "take_time hero=0 number=0")
    assert of_kind(play(table, "throw_away die=heroic-1"), TimeSpent) == []


@pytest.mark.rule("OD-DECISION-15")
def test_dice_rolled_later_by_a_skill_or_rerolled_are_rolled_dice() -> None:
    table = table_at("placing", faced=["phantom_a"], skills=[["bandit_a"]], dice=[["agility-6"]], rolls=[3, 5])
    play(table, "use hero=0 skill=skill_backstab", "pay die=agility-6")
    assert pool_of(table) == ["strength-5"]
    table = table_at("placing", faced=["phantom_a"], skills=[["ice_elemental_a"]], dice=[["agility-6"]], rolls=[1])
    play(table, "use hero=0 skill=skill_lucky_familiar", "choose_way choice=0")
    assert pool_of(table) == []


@pytest.mark.rule("OD-DECISION-15")
def test_gained_combined_and_changed_dice_are_not_rolled() -> None:
    table = table_at(
        "placing",
        ["mage", "rogue"],
        faced=["phantom_a"],
        skills=[[], ["ice_elemental_a"]],
        dice=[["magic-4", "magic-2"], ["agility-2", "agility-5", "strength-6"]],
    )
    play(table, "use hero=0 skill=hero_power_transfer_2p", "choose_way choice=0")  # gains a strength 1
    play(table, "use hero=1 skill=skill_lucky_familiar", "choose_way choice=1", "pick die=agility-2")  # becomes 3
    assert pool_of(table, 1) == ["agility-3", "agility-5", "strength-1", "strength-6"]
    play(table, "combine hero=1 die=agility-3", "combine hero=1 die=agility-5")
    assert pool_of(table, 1) == ["heroic-3", "strength-1", "strength-6"]


@pytest.mark.rule("OD-DECISION-15", "OD-093")
def test_every_rolled_one_costs_time_against_the_ooze_whenever_it_is_rolled() -> None:
    table = against("glooping_ooze_a", "mage", stored=[1], skills=[["wraith_b"]], rolls=[1, 1, *[2] * 5, 1, 1, 6])
    events = play(table, "roll_stored hero=0 count=1")
    assert len(of_kind(events, TimeSpent)) == 3  # the feat's, and two of step 3
    assert [event.time for event in of_kind(events, Acted) if event.by == "ability_split"] == [1, 1, 1]
    assert "heroic-1" in pool_of(table)  # the dice stay
    table = table_at("placing", faced=["glooping_ooze_a"], skills=[["wraith_b"]], dice=[["magic-3"]], rolls=[1, 6])
    assert len(of_kind(play(table, "use hero=0 skill=skill_haste", "pay die=magic-3"), TimeSpent)) == 1


@pytest.mark.rule("OD-DECISION-15")
def test_the_first_roll_is_that_of_all_heroes_with_their_feats() -> None:
    # Spores: two ones or more, here one of a feat and one of the other hero.
    forest = {"cards": "forest", "basic_potion": "potion_aid"}
    table = against(
        "fungal_brute_a", "rogue", "mage", dungeon="the_mudlands", options=forest, rolls=[1, 2, 2, 2, 1, *[2] * 4]
    )
    play(table, "gamble hero=0 count=1")
    assert prompt(table) == "who_is_poisoned"
    table = against("fungal_brute_a", "rogue", "mage", dungeon="the_mudlands", options=forest, rolls=[1, *[2] * 8])
    play(table, "gamble hero=0 count=1")
    assert prompt(table) == "how_to_place"


@pytest.mark.rule("OD-DECISION-15")
def test_ones_rolled_after_the_first_roll_do_not_count_for_it() -> None:
    forest = {"cards": "forest", "basic_potion": "potion_aid"}
    table = table_at(
        "placing",
        faced=["fungal_brute_a"],
        dungeon="the_mudlands",
        options=forest,
        skills=[["gnarled_treant_b"]],  # Hew: roll a strength and an agility die
        dice=[["strength-2"]],
        rolls=[1, 1],
    )
    play(table, "use hero=0 skill=skill_hew", "pay die=strength-2")
    assert prompt(table) == "how_to_place"
    assert state_of(table).poison == [0]


BLIGHT: dict[str, Any] = {"dungeon": "vile_roots", "floor": 2, "options": {"cards": "hybrid"}}
"""A floor that discards every rolled 1."""


@pytest.mark.rule("OD-DECISION-15")
def test_ones_that_a_floor_discards_were_rolled_all_the_same() -> None:
    table = against("glooping_ooze_a", "warrior", rolls=[1, 1, 2, 2, 1, 2, 2], **BLIGHT)
    assert pool_of(table) == ["agility-2", "magic-2", "strength-2", "strength-2"]
    assert len(of_kind(table.opening, TimeSpent)) == 3  # the Ooze splits for each of them


@pytest.mark.rule("OD-DECISION-15")
@pytest.mark.parametrize(("ones", "poison"), [(1, 0), (2, 1)])
def test_spores_count_ones_that_a_floor_discards(ones: int, poison: int) -> None:
    table = against("fungal_brute_a", "warrior", rolls=[*[1] * ones, *[2] * (7 - ones)], **BLIGHT)
    assert (len(pool_of(table)), state_of(table).poison) == (7 - ones, [poison])


@pytest.mark.rule("OD-DECISION-15")
@pytest.mark.parametrize(("rolled", "kept"), [(4, ["heroic-3"]), (3, []), (2, ["heroic-1"])])
def test_discards_come_before_the_poison_aura(rolled: int, kept: list[str]) -> None:
    table = against("phantom_a", "mage", dungeon="hydras_reef", floor=3, stored=[1], rolls=[rolled, *[2] * 7])
    play(table, "roll_stored hero=0 count=1")
    assert [word for word in pool_of(table) if "heroic" in word] == kept
    assert colours(table)[:3] == [1, 2, 4]  # other colours are not decreased
    assert "magic-2" in pool_of(table)


@pytest.mark.rule("OD-DECISION-15")
@pytest.mark.parametrize(
    ("rolled", "changed"),
    [([4, 6], (("heroic-4", "heroic-6"), ("heroic-3", "heroic-5"))), ([1, 2], (("heroic-2",), ("heroic-1",)))],
)
def test_the_poison_aura_is_reported(rolled: list[int], changed: tuple[tuple[str, ...], ...]) -> None:
    table = against("ogre_a", "mage", dungeon="hydras_reef", floor=3, stored=[2], rolls=[*rolled, *[2] * 7])
    events = play(table, "roll_stored hero=0 count=2")
    assert of_kind(events, DiceRolled)[0].dice == tuple(f"heroic-{pips}" for pips in rolled)
    assert of_kind(events, DiceChanged) == [DiceChanged(led(state_of(table), 0), *changed)]  # a 1 stays a 1


@pytest.mark.rule("OD-DECISION-15")
@pytest.mark.parametrize("phase", ["encounter", "boss"])
def test_floors_and_bosses_look_at_rolled_dice_too(phase: str) -> None:
    if phase == "encounter":  # Weakness Curse: twos
        table = against("ogre_a", "warrior", dungeon="lichs_tomb", floor=2, rolls=[2, 2, 1, 3, 2, 4, 5])
        assert pool_of(table) == ["agility-4", "magic-5", "strength-1", "strength-3"]
    else:  # the Yeti: ones
        table = table_at("boss", dungeon="yetis_cavern", floor=3, rolls=[1, 2, 1, 3, 1, 4, 5])
        assert pool_of(table) == ["agility-4", "magic-5", "strength-2", "strength-3"]
    assert len(of_kind(table.opening, DiceRolled)) == 3


def test_nobody_rolls_the_dice_of_another() -> None:
    table = against("ogre_a", *PAIR, level=2)
    assert refusal(table, "roll_bonus hero=2") is None


@pytest.mark.parametrize("lang", ["en", "ru", "uk", "pl"])
def test_every_reported_cause_has_a_name(lang: str) -> None:
    words = language(lang, "one-deck-dungeon")
    state = state_of(table_at("act"))
    state.events = []
    for dungeon, floors in FLOORS_OF.items():
        state.dungeon, state.floor = dungeon, len(floors)
        tell_floors(state, lambda floor: 1)
    causes = [event.by for event in of_kind(state.events, Acted)]
    assert len(causes) >= 30
    assert [cause for cause in causes if not words.has(cause.replace("_", "-"))] == []
