"""The stairs: visibility, the cost of waiting, and the descent."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import of_kind, offers, play, prompt, zone_of
from tests.games.one_deck_dungeon.tables import state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import (
    Descended,
    DoorsDealt,
    FightBegun,
    FloorBegun,
    HeroWounded,
    StairsFound,
    StairTokenPlaced,
    TimeSpent,
)
from undercroft.games.one_deck_dungeon.rules.facts import DECK, ENCOUNTER_BOXES
from undercroft.games.one_deck_dungeon.rules.state import led
from undercroft.kernel.errors import Illegal
from undercroft.kernel.table import Table

FOUR = [["goblin_a"], ["goblin_b"], ["ogre_a"], ["ogre_b"]]
FIVE = ["moss_golem_a", "quicksand_a", "boulder_b", "wraith_b", "ogre_b"]
HYBRID = {"cards": "hybrid", "turn_card": "healing"}
FOUR_HEROES = ["mage", "warrior", "rogue", "paladin"]


def stairs(phase: str = "turn", heroes: tuple[str, ...] = ("mage",), **more: Any) -> Table:
    """A table with two doors in play and the stairs visible from the beginning."""
    return table_at(phase, heroes, **{"dungeon": "minotaurs_maze", "doors": FOUR[:2], "deck": [], **more})


# -- becoming visible --------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-156", "OD-155")
def test_the_stairs_show_when_the_last_card_is_spent_as_time() -> None:
    table = table_at(
        "turn", ["mage"], dungeon="minotaurs_maze", doors=FOUR[:2], deck=["beetle_a", "beetle_b", "bandit_a"]
    )
    assert not table.view(0)["stairs"]
    assert len(of_kind(table.opening, TimeSpent)) == 2
    assert zone_of(table, "deck") == ["beetle_a"]
    table = table_at("turn", ["mage"], dungeon="minotaurs_maze", doors=FOUR[:2], deck=["beetle_b", "bandit_a"])
    assert table.view(0)["stairs"]
    assert len(of_kind(table.opening, StairsFound)) == 1


@pytest.mark.rule("OD-156", "OD-058", "OD-059", "OD-DECISION-34")
def test_the_stairs_show_when_the_last_card_is_dealt_as_a_door_and_the_party_may_descend() -> None:
    table = table_at("act", ["mage"], dungeon="minotaurs_maze", doors=FOUR[:2], deck=["beetle_a"])
    events = play(table, "explore")
    assert of_kind(events, DoorsDealt) == [DoorsDealt(1)]
    assert of_kind(events, StairsFound)
    assert offers(table) == ["go_down", "stay"]


@pytest.mark.rule("OD-155", "OD-162")
def test_every_floor_begins_with_the_stairs_below_the_deck_again() -> None:
    discard = ["beetle_a", "beetle_b", "bandit_a", "bandit_b", "wraith_a", "wraith_b", "phantom_a"]
    table = stairs("end", discard=discard)
    assert table.view(0)["stairs"]
    play(table, "go_down")
    assert not table.view(0)["stairs"]


@pytest.mark.rule("OD-156", "OD-155")
def test_a_floor_that_begins_without_a_deck_shows_the_stairs_at_once() -> None:
    table = table_at("floor", ["mage"], dungeon="yetis_cavern", floor=0, deck=[])
    order = [type(event) for event in table.opening if isinstance(event, (FloorBegun, StairsFound, StairTokenPlaced))]
    assert order == [FloorBegun, StairsFound, StairTokenPlaced, StairTokenPlaced]
    assert table.view(0)["stairs"] is True
    assert offers(table) == ["go_down", "stay"]  # OD-DECISION-10: nothing else can be done
    play(table, "go_down")
    assert (state_of(table).floor, prompt(table)) == (2, "whether_to_descend")


# -- waiting there -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-157", "OD-DECISION-9")
def test_time_at_visible_stairs_puts_tokens_on_them() -> None:
    table = stairs()
    assert len(of_kind(table.opening, StairTokenPlaced)) == 2
    assert not of_kind(table.opening, TimeSpent)
    assert state_of(table).stair_tokens == 2


@pytest.mark.rule("OD-157")
def test_time_for_any_reason_counts_on_the_stairs() -> None:
    # The way through the peril costs 3 time, the empty boxes 2 more.
    table = stairs("encounter", ("warrior",), faced=["pit_of_spikes_a"], doors=FOUR[:1])
    events = play(table, "choose_option option=0")
    assert len(of_kind(events, StairTokenPlaced)) == 3
    assert state_of(table).wounds == [1]


@pytest.mark.rule("OD-DECISION-9", "OD-157", "OD-156")
def test_when_the_deck_empties_in_the_middle_the_rest_of_the_time_goes_to_the_stairs() -> None:
    table = table_at("encounter", ["rogue"], dungeon="minotaurs_maze", faced=["pit_of_spikes_a"], deck=["beetle_a"])
    events = play(table, "choose_option option=0")
    kinds = [type(event).__name__ for event in events if isinstance(event, (TimeSpent, StairsFound, StairTokenPlaced))]
    assert kinds == ["TimeSpent", "StairsFound", "StairTokenPlaced", "StairTokenPlaced"]


@pytest.mark.rule("OD-158", "OD-DECISION-32", "OD-EXAMPLE-14")
def test_the_third_token_wounds_a_hero_of_the_partys_choice_and_clears_the_stairs() -> None:
    table = stairs(heroes=("mage", "rogue"), stair_tokens=2)
    assert offers(table) == ["suffer_wound hero=0 count=1", "suffer_wound hero=1 count=1"]
    assert state_of(table).stair_tokens == 0
    play(table, "suffer_wound hero=1 count=1")
    assert (state_of(table).wounds, state_of(table).stair_tokens) == ([0, 1], 1)


@pytest.mark.rule("OD-158", "OD-DECISION-32")
def test_it_can_happen_again_within_one_spending_of_time() -> None:
    # The wall: 2 hearts and 4 time. With 2 tokens on the stairs: 3, then 1, 2 and 3 again.
    table = stairs("placing", ("warrior",), faced=["force_wall_a"], option=0, doors=FOUR[:1], stair_tokens=2, dice=[[]])
    events = play(table, "had_enough")
    assert [event.tokens for event in of_kind(events, StairTokenPlaced)] == [3, 1, 2, 3]
    assert (state_of(table).wounds, state_of(table).stair_tokens) == ([1 + 2 + 1 + 1], 0)


@pytest.mark.rule("OD-158", "OD-111", "OD-004")
def test_waiting_at_the_stairs_can_kill() -> None:
    table = stairs(wounds=[4], stair_tokens=2, tokens=0)
    assert table.result is not None
    assert table.result.reason == "hero-died"


# -- going down --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-159", "OD-DECISION-34")
@pytest.mark.parametrize("turn", ["fleeing", "an encounter"])
def test_the_party_may_descend_at_the_end_of_any_turn_with_visible_stairs(turn: str) -> None:
    table = stairs("act", doors=[["locked_door_a"], ["goblin_a"]], wounds=[0], tokens=0)
    if turn == "fleeing":
        play(table, "enter door=0", "flee")
    else:
        play(table, "enter door=0", "face_it", "choose_option option=1", "had_enough", "take_xp card=locked_door_a")
    assert offers(table) == ["go_down", "stay"]
    stayed = table.clone()
    play(stayed, "stay")
    assert (state_of(stayed).floor, state_of(stayed).turn) == (1, 2)
    assert of_kind(play(table, "go_down"), Descended)
    assert state_of(table).floor == 2


@pytest.mark.rule("OD-159")
def test_without_the_stairs_nobody_descends() -> None:
    table = table_at("act", ["mage"], doors=FOUR[:3])
    play(table, "enter door=0", "flee")
    assert prompt(table) == "what_to_do"
    with pytest.raises(Illegal):
        play(table, "go_down")


@pytest.mark.rule("OD-160", "OD-DECISION-33", "OD-EXAMPLE-15")
def test_stairs_found_by_the_time_of_a_turn_may_be_taken_at_once() -> None:
    table = table_at("turn", ["mage"], dungeon="yetis_cavern", doors=FOUR[:2], deck=["beetle_a"])
    assert offers(table) == ["hurry_down", "linger rest=1"]
    assert not of_kind(table.opening, StairTokenPlaced)
    stayed = table.clone()
    assert of_kind(play(stayed, "linger rest=1"), StairTokenPlaced) == [StairTokenPlaced(1)]
    assert prompt(stayed) == "what_to_do"
    events = play(table, "hurry_down")
    assert not of_kind(events, StairTokenPlaced)
    assert [event.floor for event in of_kind(events, FloorBegun)] == [2]
    assert len(of_kind(events, TimeSpent)) == 2, "a new turn has begun on the next floor"
    assert state_of(table).turn == 3


@pytest.mark.rule("OD-DECISION-33")
def test_the_offer_comes_also_when_the_last_unit_shows_the_stairs() -> None:
    table = table_at("turn", ["mage"], dungeon="yetis_cavern", doors=FOUR[:2], deck=["beetle_a", "beetle_b"])
    assert offers(table) == ["hurry_down", "linger rest=0"]
    play(table, "linger rest=0")
    assert (prompt(table), state_of(table).stair_tokens) == ("what_to_do", 0)


@pytest.mark.rule("OD-DECISION-80", "OD-144", "OD-160")
def test_in_sight_of_the_stairs_there_is_time_for_a_potion() -> None:
    table = table_at("turn", ["mage"], dungeon="yetis_cavern", doors=FOUR[:2], deck=["beetle_a"], wounds=[3], tokens=1)
    play(table, "go_on")
    assert offers(table) == ["hurry_down", "linger rest=1", "drink potion=potion_healing hero=0"]
    play(table, "drink potion=potion_healing hero=0")
    assert (state_of(table).wounds, offers(table)) == ([1], ["hurry_down", "linger rest=1"])
    assert of_kind(play(table, "linger rest=1"), StairTokenPlaced) == [StairTokenPlaced(1)]


@pytest.mark.rule("OD-DECISION-33", "OD-DECISION-10")
def test_stairs_that_were_visible_before_the_turn_are_not_offered_at_its_start() -> None:
    table = stairs()
    assert prompt(table) == "what_to_do"
    nothing_to_do = stairs(doors=[])
    assert offers(nothing_to_do) == ["go_down", "stay"]


@pytest.mark.rule("OD-160", "OD-DECISION-33", "OD-052", "O4-009")
@pytest.mark.parametrize(
    ("heroes", "dungeon", "time"),
    [(["mage"], "yetis_cavern", 2), (["mage"], "hydras_reef", 3), (FOUR_HEROES, "yetis_cavern", 4)],
)
def test_the_stairs_may_be_taken_as_soon_as_any_unit_of_time_shows_them(
    heroes: list[str], dungeon: str, time: int
) -> None:
    """With Sticky Surrounding and with four heroes a turn has more units."""
    doors = [["goblin_a"]] if len(heroes) == 1 else [["goblin_a", "goblin_b"]]
    discard = [f"{name}_{side}" for name in ("wraith", "skeleton", "phantom", "bandit") for side in "ab"]
    for unit in range(1, time + 1):
        deck = ["beetle_a", "beetle_b", "ogre_a", "ogre_b"][:unit]
        table = table_at("turn", heroes, dungeon=dungeon, doors=doors, deck=deck, discard=discard, tokens=0)
        assert offers(table) == ["hurry_down", f"linger rest={time - unit}"]
        events = play(table, "hurry_down")
        assert not of_kind(events, StairTokenPlaced)
        below = [type(event) for event in events]
        assert below.index(DoorsDealt) - below.index(FloorBegun) > time, "a whole turn has begun there"
        assert below[: below.index(DoorsDealt)].count(TimeSpent) == time
        assert [event.floor for event in of_kind(events, FloorBegun)] == [2]


@pytest.mark.rule("OD-160", "OD-166")
def test_from_the_third_floor_the_party_hurries_to_the_boss() -> None:
    table = table_at("turn", ["mage"], dungeon="yetis_cavern", floor=3, doors=[["goblin_a"]], deck=["beetle_a"])
    play(table, "hurry_down")
    assert table.view(0)["boss"]["id"] == "yeti"


@pytest.mark.rule("OD-160", "OD-DECISION-69")
@pytest.mark.parametrize(
    ("phase", "facts", "moves"),
    [
        ("floor", {"dungeon": "dragons_cave", "floor": 0, "deck": FIVE}, ()),  # Hall of Statues
        ("act", {"dungeon": "minotaurs_maze", "floor": 2, "deck": FIVE[:1]}, ("explore",)),  # Crumbling Walls
        ("act", {"dungeon": "smoldering_ruins", "deck": FIVE[:1]}, ("enter door=0",)),  # Smoke
        ("act", {"dungeon": "the_mudlands", "deck": FIVE[:1]}, ("enter door=0", "flee")),  # Clinging Mud
    ],
)
def test_time_of_a_floor_that_shows_the_stairs_offers_no_descent_at_once(
    phase: str, facts: dict[str, Any], moves: tuple[str, ...]
) -> None:
    table = table_at(phase, ["mage"], options=HYBRID, doors=[["goblin_a"], ["phantom_a"]], tokens=0, **facts)
    play(table, *moves)
    assert table.view(0)["stairs"]
    assert state_of(table).stair_tokens in (0, 2)  # on a new floor the turn's own time follows
    assert "hurry_down" not in offers(table)


@pytest.mark.rule("OD-160", "OD-DECISION-69")
def test_time_that_is_not_a_turns_own_offers_no_descent() -> None:
    # The feat's or the peril's time shows the stairs: the encounter goes on.
    table = table_at("encounter", ["mage"], dungeon="yetis_cavern", faced=["pit_of_spikes_a"], deck=["beetle_a"])
    play(table, "choose_option option=0")
    assert prompt(table) == "how_to_place"


@pytest.mark.rule("OD-161", "OD-162", "OD-163", "OD-165", "OD-035")
def test_doors_and_discards_become_the_new_deck_and_nothing_else_does() -> None:
    table = stairs(
        "end",
        dungeon="yetis_cavern",
        doors=[["goblin_a"], ["goblin_b"]],
        open=[1],
        discard=["beetle_a", "beetle_b", "bandit_a"],
        items=[["ogre_a"]],
        skills=[["ogre_b"]],
        potions=["shadow_b"],
        xp=["wraith_a"],
    )
    play(table, "go_down")
    deck = {*zone_of(table, "deck"), *zone_of(table, "discard")}  # 2 cards are spent on the first turn below
    doors = {card for door in range(4) for card in zone_of(table, "door", door)}
    assert deck | doors == {"goblin_a", "goblin_b", "beetle_a", "beetle_b", "bandit_a"}
    assert len(zone_of(table, "discard")) == 2
    assert zone_of(table, "items") + zone_of(table, "skills") + zone_of(table, "potions") == [
        "ogre_a",
        "ogre_b",
        "shadow_b",
    ]
    assert state_of(table).floor == 2
    assert [floor["in_force"] for floor in table.view(0)["dungeon"]["floors"]] == [True, True, False]


@pytest.mark.rule("OD-163", "OD-164", "OD-096")
@pytest.mark.parametrize("floor", [1, 2])
def test_descending_shows_the_next_floor_and_only_that(floor: int) -> None:
    """The next foe has the boxes of all visible floors beside its own: one floor more than before."""
    discard = [*FOUR[2], *FOUR[3], "beetle_a", "beetle_b", "bandit_a"]
    table = stairs("end", ("warrior",), dungeon="lichs_tomb", doors=FOUR[:1], floor=floor, discard=discard)
    shown = [each["in_force"] for each in table.view(0)["dungeon"]["floors"]]
    assert shown == [number < floor for number in range(3)]
    events = play(table, "go_down")
    order = [type(event) for event in events if isinstance(event, (Descended, FloorBegun, TimeSpent))]
    assert order[:3] == [Descended, FloorBegun, TimeSpent], "the new floor shows before its first turn"
    assert [event.floor for event in of_kind(events, FloorBegun)] == [floor + 1]
    view = table.view(0)
    assert [each["in_force"] for each in view["dungeon"]["floors"]] == [number < floor + 1 for number in range(3)]
    while prompt(table) != "how_to_place":
        play(table, next(offer for offer in offers(table) if offer not in ("flee", "go_down", "hurry_down")))
    encounter = table.view(0)["encounter"]
    side = "combat" if encounter["option"] is None else "peril"
    beside = [box["value"] for each in view["dungeon"]["floors"][: floor + 1] for box in each[side]]
    assert [box["value"] for box in encounter["boxes"]][-len(beside) :] == beside
    own = len(encounter["boxes"]) - len(beside)
    assert own == (len(ENCOUNTER_BOXES[DECK.index[encounter["card"]["card"]]]) if side == "combat" else 1)


@pytest.mark.rule("OD-162", "OD-068")
def test_the_new_deck_is_shuffled_face_down() -> None:
    discard = [*FOUR[2], *FOUR[3], "beetle_a", "beetle_b", "bandit_a", "bandit_b", "wraith_a", "wraith_b", "phantom_a"]
    decks = set()
    for seed in range(5):
        table = stairs("end", dungeon="yetis_cavern", doors=FOUR[:2], discard=discard, seed=seed)
        play(table, "go_down")
        decks.add(tuple(zone_of(table, "deck")))
        assert not any(state_of(table).known[card] for card in state_of(table).zones[0])
    assert len(decks) > 1


@pytest.mark.rule("OD-164")
def test_effects_of_earlier_floors_stay_in_force() -> None:
    # Hydra's Reef: floor 1 makes a turn cost 3 time, on floor 2 as well.
    table = stairs("end", dungeon="hydras_reef", discard=["beetle_a", "beetle_b", "bandit_a", "bandit_b", "wraith_a"])
    events = play(table, "go_down")
    assert len(of_kind(events, TimeSpent)) == 3


@pytest.mark.rule("OD-DECISION-35")
def test_tokens_on_the_stairs_are_removed_when_descending() -> None:
    table = stairs("end", dungeon="yetis_cavern", stair_tokens=2, discard=["beetle_a", "beetle_b", "bandit_a"])
    play(table, "go_down")
    assert (state_of(table).stair_tokens, state_of(table).wounds) == (0, [0])


@pytest.mark.rule("OD-166")
@pytest.mark.parametrize("floor", [1, 2, 3])
def test_only_the_third_floor_leads_to_the_boss(floor: int) -> None:
    table = stairs("end", dungeon="yetis_cavern", floor=floor, discard=["beetle_a", "beetle_b", "bandit_a"])
    events = play(table, "go_down")
    assert bool(of_kind(events, FightBegun)) == (floor == 3)
    assert (table.view(0)["boss"] is not None) == (floor == 3)


@pytest.mark.rule("OD-180")
@pytest.mark.parametrize("floor", [1, 3])
def test_second_wind_heals_on_every_descent_to_the_boss_too(floor: int) -> None:
    table = stairs("end", ("warrior",), dungeon="yetis_cavern", floor=floor, wounds=[3], discard=["beetle_a"])
    play(table, "go_down")
    assert state_of(table).wounds == [1]


@pytest.mark.rule("FS-018")
def test_second_wind_may_take_off_poison_instead() -> None:
    table = stairs(
        "end",
        ("warrior",),
        dungeon="yetis_cavern",
        options={"cards": "hybrid"},
        doors=[["goblin_a"], ["bandit_b"]],
        wounds=[3],
        poison=[1],
        discard=["beetle_b"],
    )
    play(table, "go_down", "cleanse hero=0")
    assert (state_of(table).wounds, state_of(table).poison) == ([2], [0])


@pytest.mark.rule("OD-158")
def test_every_stairs_wound_is_one_wound() -> None:
    table = stairs(stair_tokens=2)
    assert of_kind(table.opening, HeroWounded) == [HeroWounded(led(state_of(table), 0), 1, 4, 5)]
