"""The turn of the party: time, exploring, entering, fleeing, and the time that dungeons cost."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import decision_of, of_kind, offers, play, prompt, refusal, zone_of
from tests.games.one_deck_dungeon.tables import state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import (
    DoorOpened,
    DoorsDealt,
    Fled,
    FloorBegun,
    StairsFound,
    TimeSpent,
    TurnBegun,
)
from undercroft.games.one_deck_dungeon.rules.facts import DECK
from undercroft.kernel.events import Event
from undercroft.kernel.table import Table

FOUR = [["ogre_a"], ["ogre_b"], ["beetle_a"], ["arrow_wall_a"]]


def at_rest(phase: str, *, dungeon: str = "yetis_cavern", **position: Any) -> Table:
    """A wounded Warrior with a potion: the game pauses for it at the start of a turn and before an action."""
    return table_at(phase, dungeon=dungeon, wounds=[1], **position)


def deck_of(table: Table) -> int:
    """Return the number of cards in the deck."""
    return len(zone_of(table, "deck"))


def spent(events: list[Event]) -> int:
    """Return the number of cards discarded as time."""
    return len(of_kind(events, TimeSpent))


def doors(table: Table) -> list[int]:
    """Return the number of cards at each door."""
    return [len(zone_of(table, "door", door)) for door in range(4)]


# -- the turn ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-051")
def test_the_whole_party_takes_one_turn() -> None:
    table = table_at("act", ["warrior", "mage"], seats=2, doors=FOUR, turn=1)
    assert decision_of(table).seat == 0
    play(table, "enter door=0")
    events = play(table, "flee")
    assert [event.turn for event in of_kind(events, TurnBegun)] == [2]  # one turn for both heroes, not one each
    assert spent(events) == 2
    assert prompt(table) == "what_to_do"


@pytest.mark.rule("OD-052")
@pytest.mark.parametrize(
    ("dungeon", "floor", "time"),
    [
        ("yetis_cavern", 1, 2),
        ("hydras_reef", 1, 3),  # Sticky Surrounding
        ("hydras_reef", 3, 3),  # it stays in force
        ("lichs_tomb", 3, 2),
    ],
)
def test_a_turn_starts_with_two_time_and_what_visible_floors_add(dungeon: str, floor: int, time: int) -> None:
    table = at_rest("turn", dungeon=dungeon, floor=floor, doors=FOUR)
    assert spent(table.opening) == 0
    assert spent(play(table, "go_on")) == time
    assert prompt(table) == "what_to_do"


@pytest.mark.rule("OD-052")
def test_floors_that_are_not_visible_yet_add_nothing() -> None:
    forest = {"cards": "forest", "basic_potion": "potion_aid"}
    for floor, time in ((1, 2), (2, 3)):  # Dragon Fear is on the second floor
        table = at_rest("turn", dungeon="lair_of_indrax", floor=floor, doors=[["panther_a"]], options=forest)
        assert spent(play(table, "go_on")) == time


@pytest.mark.rule("OD-052")
def test_the_first_turn_has_its_time_too() -> None:
    table = at_rest("floor", floor=0, turn=0)
    assert table.view(0)["turn"] == 1
    assert spent(play(table, "go_on")) == 2


@pytest.mark.rule("OD-053")
def test_then_the_party_explores_or_enters_one_room() -> None:
    table = at_rest("act", doors=FOUR[:2])
    actions = [text for text in offers(table) if not text.startswith("drink")]
    assert actions == ["explore", "enter door=0", "enter door=1"]
    events = play(table, "explore")
    assert len(of_kind(events, TurnBegun)) == 1  # the turn is over
    table = at_rest("act", doors=FOUR[:2])
    play(table, "enter door=0")
    assert [text for text in offers(table) if not text.startswith("drink")] == ["face_it", "flee"]
    assert refusal(table, "explore") == "OD-053"
    assert refusal(table, "enter door=1") == "OD-053"


# -- exploring -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-054", "OD-055")
@pytest.mark.parametrize(("there", "opened", "dealt"), [(0, [], 4), (1, [], 3), (2, [1], 2), (3, [0, 1, 2], 1)])
def test_exploring_deals_closed_doors_up_to_four_in_all(there: int, opened: list[int], dealt: int) -> None:
    table = at_rest("act", doors=FOUR[:there], open=opened)
    before = deck_of(table)
    events = play(table, "explore")
    assert of_kind(events, DoorsDealt) == [DoorsDealt(dealt)]
    assert doors(table) == [1, 1, 1, 1]
    assert before - deck_of(table) == dealt
    assert table.view(0)["open_doors"] == opened  # the new ones are closed
    hidden = [card for row in table.view(0)["zones"]["door"] for card in row if card == {"back": "door"}]
    assert len(hidden) == 4 - len(opened)


@pytest.mark.rule("OD-054")
def test_doors_are_dealt_from_the_top_of_the_deck() -> None:
    deck = ["beetle_b", "skeleton_a", "skeleton_b", "wraith_a", "wraith_b"]
    table = at_rest("act", deck=deck, doors=[[], ["ogre_a"]])
    play(table, "explore")
    assert [zone_of(table, "door", door) for door in range(4)] == [
        ["wraith_b"],
        ["ogre_a"],
        ["wraith_a"],
        ["skeleton_b"],
    ]


@pytest.mark.rule("OD-055", "OD-056")
@pytest.mark.parametrize("opened", [[], [0], [0, 1, 2, 3]])
def test_with_four_doors_open_or_closed_nobody_explores(opened: list[int]) -> None:
    table = at_rest("act", doors=FOUR, open=opened)
    assert "explore" not in offers(table)
    assert refusal(table, "explore") == "OD-056"


@pytest.mark.rule("OD-057")
def test_with_the_stairs_visible_nobody_explores() -> None:
    table = at_rest("act", deck=[], doors=FOUR[:1])
    assert table.view(0)["stairs"] is True
    assert offers(table) == ["enter door=0", "drink potion=potion_healing hero=0"]
    assert refusal(table, "explore") == "OD-057"


@pytest.mark.rule("OD-058", "OD-059")
@pytest.mark.parametrize("deck", [["wraith_a"], ["wraith_a", "wraith_b"]])
def test_too_few_cards_are_all_dealt_then_the_turn_ends_and_the_party_may_descend(deck: list[str]) -> None:
    table = at_rest("act", deck=deck, doors=FOUR[:1])
    events = play(table, "explore")
    assert of_kind(events, DoorsDealt) == [DoorsDealt(len(deck))]
    assert len(of_kind(events, StairsFound)) == 1
    assert sum(doors(table)) == 1 + len(deck)
    assert prompt(table) == "whether_to_descend"
    assert offers(table)[:2] == ["go_down", "stay"]
    play(table, "go_down")
    assert table.view(0)["floor"] == 2


@pytest.mark.rule("OD-060", "OD-056", "OD-054")
def test_in_the_deadly_maze_the_limit_is_three_doors() -> None:
    table = at_rest("act", dungeon="minotaurs_maze")
    assert of_kind(play(table, "explore"), DoorsDealt) == [DoorsDealt(3)]
    assert doors(table) == [1, 1, 1, 0]
    table = at_rest("act", dungeon="minotaurs_maze", floor=2, doors=FOUR[:3])
    assert "explore" not in offers(table)
    assert refusal(table, "explore") == "OD-060"
    assert "explore" in offers(at_rest("act", dungeon="minotaurs_maze", doors=FOUR[:2]))


# -- entering ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-061", "OD-062", "OD-063")
def test_a_closed_door_is_turned_up_before_the_party_decides() -> None:
    table = at_rest("act", doors=FOUR)
    assert [f"enter door={door}" for door in range(4)] == offers(table)[:4]
    events = play(table, "enter door=2")
    [opened] = of_kind(events, DoorOpened)
    assert (opened.door, [DECK.ids[card.face] for card in opened.cards]) == (2, ["beetle_a"])
    assert table.view(0)["zones"]["door"][2][0]["card"] == "beetle_a"
    assert offers(table)[:2] == ["face_it", "flee"]


@pytest.mark.rule("OD-061")
def test_there_is_no_way_through_a_door_that_is_not_there() -> None:
    table = at_rest("act", doors=[["ogre_a"], [], ["ogre_b"]])
    assert offers(table)[:3] == ["explore", "enter door=0", "enter door=2"]
    assert refusal(table, "enter door=1") == "OD-061"


@pytest.mark.rule("OD-064", "OD-065")
def test_fleeing_ends_the_turn_and_leaves_an_open_door() -> None:
    table = at_rest("act", doors=FOUR)
    play(table, "enter door=1")
    events = play(table, "flee")
    assert of_kind(events, Fled) == [Fled(1)]
    assert len(of_kind(events, TurnBegun)) == 1
    assert doors(table) == [1, 1, 1, 1]
    assert table.view(0)["open_doors"] == [1]
    assert table.view(None)["zones"]["door"][1][0]["card"] == "ogre_b"
    assert spent(events) == 0


@pytest.mark.rule("OD-066")
def test_an_open_door_leads_straight_into_the_encounter() -> None:
    table = at_rest("act", doors=FOUR, open=[3])
    play(table, "enter door=3")
    assert prompt(table) == "which_option"
    assert refusal(table, "flee") == "OD-066"
    assert zone_of(table, "faced") == ["arrow_wall_a"]
    assert table.view(0)["open_doors"] == []


@pytest.mark.rule("OD-063")
def test_facing_the_card_begins_the_encounter() -> None:
    table = at_rest("act", doors=FOUR)
    play(table, "enter door=0", "face_it")
    assert zone_of(table, "faced") == ["ogre_a"]
    assert prompt(table) == "how_to_place"
    assert refusal(table, "flee") == "OD-066"


@pytest.mark.rule("OD-067")
def test_after_the_encounter_the_turn_ends() -> None:
    table = at_rest("act", doors=FOUR, level=1)
    play(table, "enter door=2", "face_it")
    events = play(table, "had_enough")  # a Beetle with empty armor leaves no loot
    assert len(of_kind(events, TurnBegun)) == 1
    assert prompt(table) == "how_to_begin"


# -- hidden things -------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-068")
@pytest.mark.parametrize("seat", [0, None])
def test_closed_doors_and_the_deck_are_hidden_and_the_discards_are_not(seat: int | None) -> None:
    zones = at_rest("act", doors=FOUR, open=[1], discard=["wraith_a", "wraith_b"]).view(seat)["zones"]
    assert [[card.get("card") for card in row] for row in zones["door"]] == [[None], ["ogre_b"], [None], [None]]
    assert zones["deck"]["known"] == []
    assert [card["card"] for _, card in zones["discard"]["known"]] == ["wraith_a", "wraith_b"]


@pytest.mark.rule("OD-068")
def test_a_new_deck_of_discards_is_hidden_again() -> None:
    discard = ["wraith_a", "wraith_b", "ogre_a"]
    table = table_at("end", dungeon="yetis_cavern", wounds=[4], deck=[], discard=discard, doors=[["ogre_b"]], open=[0])
    play(table, "go_down")
    assert table.view(0)["zones"]["deck"] == {"count": 4, "known": []}


# -- no way on -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-DECISION-10")
def test_without_a_legal_action_the_turn_ends_and_the_party_may_descend() -> None:
    table = at_rest("turn", deck=[], discard=["ogre_a", "ogre_b"])
    events = play(table, "go_on")
    assert spent(events) == 0
    assert prompt(table) == "whether_to_descend"
    play(table, "stay", "go_on")
    assert prompt(table) == "whether_to_descend"
    play(table, "go_down")
    assert table.view(0)["floor"] == 2


# -- time that dungeons ask for ------------------------------------------------------------------------------------


@pytest.mark.rule("OD-DECISION-69")
@pytest.mark.parametrize("floor", [0, 1, 2])
def test_the_hall_of_statues_takes_five_before_the_first_turn_of_each_floor(floor: int) -> None:
    table = at_rest("floor", dungeon="dragons_cave", floor=floor)
    order = [type(event) for event in table.opening if isinstance(event, (FloorBegun, TimeSpent, TurnBegun))]
    assert order == [FloorBegun, *[TimeSpent] * 5, TurnBegun]
    assert spent(play(table, "go_on")) == 2
    table = at_rest("turn", dungeon="dragons_cave", doors=FOUR)  # a later turn
    assert spent(table.opening) == 0


@pytest.mark.rule("OD-DECISION-69")
def test_the_outer_wards_take_three() -> None:
    forest = {"cards": "forest", "basic_potion": "potion_aid"}
    table = at_rest("floor", dungeon="lair_of_indrax", floor=0, options=forest)
    assert spent(table.opening) == 3


@pytest.mark.rule("OD-DECISION-69")
def test_floor_time_that_finds_the_stairs_offers_no_descent() -> None:
    deck = ["ogre_a", "ogre_b", "wraith_a"]
    table = at_rest("floor", dungeon="dragons_cave", floor=0, deck=deck, doors=[])
    assert table.view(0)["stairs"] is True
    assert state_of(table).stair_tokens == 2
    assert prompt(table) == "how_to_begin"
    play(table, "go_on")
    assert prompt(table) != "whether_to_hurry_down"


@pytest.mark.rule("OD-DECISION-69")
def test_crumbling_walls_take_one_before_the_doors_are_dealt() -> None:
    deck = ["beetle_b", "wraith_a", "wraith_b", "skeleton_a"]
    table = at_rest("act", dungeon="minotaurs_maze", floor=2, deck=deck, doors=[["ogre_a"]])
    events = play(table, "explore")
    assert [type(event) for event in events if isinstance(event, (TimeSpent, DoorsDealt))] == [TimeSpent, DoorsDealt]
    assert zone_of(table, "discard") == ["skeleton_a"]
    assert [zone_of(table, "door", door) for door in range(3)] == [["ogre_a"], ["wraith_b"], ["wraith_a"]]


@pytest.mark.rule("OD-DECISION-69")
def test_exploring_whose_time_empties_the_deck_deals_no_door_yet_counts() -> None:
    table = table_at("act", ["mage"], dungeon="minotaurs_maze", floor=2, deck=["wraith_a"], doors=[["ogre_a"]])
    events = play(table, "explore")
    assert of_kind(events, DoorsDealt) == [DoorsDealt(0)]
    assert doors(table) == [1, 0, 0, 0]
    assert state_of(table).stored == [1]  # Mana Charge: the party has explored
    assert prompt(table) == "whether_to_descend"


@pytest.mark.rule("OD-DECISION-69")
@pytest.mark.parametrize(("opened", "time"), [([], 0), ([0], 1), ([0, 2], 2)])
def test_snaring_roots_take_one_for_each_open_door(opened: list[int], time: int) -> None:
    forest = {"cards": "forest", "basic_potion": "potion_aid"}
    rows = [["panther_a"], ["panther_b"], ["dire_wolf_a"]]
    table = at_rest("act", dungeon="vile_roots", doors=rows, open=opened, options=forest)
    events = play(table, "explore")
    assert spent(events) == time
    assert of_kind(events, DoorsDealt) == [DoorsDealt(1)]


@pytest.mark.rule("OD-DECISION-69")
def test_smoke_takes_one_after_the_card_is_turned_up_and_before_the_choice() -> None:
    forest = {"cards": "forest", "basic_potion": "potion_aid"}
    rows = [["panther_a"], ["panther_b"]]
    table = at_rest("act", dungeon="smoldering_ruins", doors=rows, open=[1], options=forest)
    events = play(table, "enter door=0")
    assert [type(event) for event in events if isinstance(event, (DoorOpened, TimeSpent))] == [DoorOpened, TimeSpent]
    assert prompt(table) == "face_or_flee"
    table = at_rest("act", dungeon="smoldering_ruins", doors=rows, open=[1], options=forest)
    assert spent(play(table, "enter door=1")) == 0  # it was open


@pytest.mark.rule("OD-DECISION-69")
def test_clinging_mud_takes_one_for_fleeing_before_the_turn_ends() -> None:
    forest = {"cards": "forest", "basic_potion": "potion_aid"}
    table = at_rest("act", dungeon="the_mudlands", doors=[["panther_a"]], options=forest)
    play(table, "enter door=0")
    events = play(table, "flee")
    order = [type(event) for event in events if isinstance(event, (Fled, TimeSpent, TurnBegun))]
    assert order == [Fled, TimeSpent, TurnBegun]


@pytest.mark.rule("OD-DECISION-69")
def test_time_outside_the_start_of_a_turn_offers_no_descent_at_once() -> None:
    table = at_rest("act", dungeon="minotaurs_maze", floor=2, deck=["wraith_a"], doors=[["ogre_a"]])
    play(table, "explore")
    assert prompt(table) == "whether_to_descend"  # at the end of the turn, not whether_to_hurry_down
    forest = {"cards": "forest", "basic_potion": "potion_aid"}
    smoke = at_rest("act", dungeon="smoldering_ruins", doors=[["panther_a"]], deck=["panther_b"], options=forest)
    play(smoke, "enter door=0")
    assert smoke.view(0)["stairs"] is True
    assert prompt(smoke) == "face_or_flee"


# -- the next floor ------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-161", "OD-063", "OD-066")
def test_a_door_fled_from_is_forgotten_on_the_next_floor() -> None:
    discard = ["wraith_a", "wraith_b", "skeleton_a", "skeleton_b", "goblin_a", "goblin_b"]
    table = table_at("act", ["rogue"], dungeon="yetis_cavern", deck=[], discard=discard, doors=FOUR, tokens=0)
    play(table, "enter door=1", "flee", "go_down")  # with no door there the party explores
    assert (table.view(0)["floor"], doors(table), table.view(0)["open_doors"]) == (2, [1, 1, 1, 1], [])
    play(table, "enter door=1")
    assert prompt(table) == "face_or_flee"  # it lies where the open door lay


@pytest.mark.rule("OD-160", "OD-DECISION-33")
def test_descending_ends_the_turn_completely() -> None:
    discard = ["wraith_a", "wraith_b", "skeleton_a", "skeleton_b", "goblin_a", "goblin_b"]
    hurried = table_at("turn", ["rogue"], dungeon="yetis_cavern", deck=["ogre_a"], discard=discard, doors=FOUR[1:])
    play(hurried, "hurry_down")
    waited = table_at("end", ["rogue"], dungeon="yetis_cavern", deck=[], discard=discard, doors=FOUR[1:])
    play(waited, "go_down")
    assert prompt(hurried) == prompt(waited) == "what_to_do"
    assert state_of(hurried).agenda == state_of(waited).agenda
