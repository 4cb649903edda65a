"""Items: the way to heroes and into score areas, and their use by players."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import undercroft
from tests.games.boss_family.sets import BOTH, TOOLS, borne, items_of, tools_at
from tests.games.boss_family.tables import (
    damages,
    hand_of,
    pass_all,
    pass_round,
    pass_to,
    souls_of,
    state_of,
    town_of,
    wounds_of,
)
from tests.games.boss_family.walks import died, pass_to_room, survived
from tests.games.helpers import asked_now, kinds, of_kind, offers, play, prompt, refusal, seat_to_move, zone_of
from undercroft.games.boss_family.rules.events import PlayerLost
from undercroft.games.boss_family.rules.expansion_events import ItemsRevealed
from undercroft.games.boss_family.rules.facts import FIRST_DECK, SET, TOOLS_SET
from undercroft.kernel.events import Event
from undercroft.kernel.table import Table

HEROES = ["fighter_8_a", "mage_8_a", "cleric_8_a", "thief_8_a"]


def revealed(events: list[Event]) -> list[str]:
    """The items that were turned up."""
    return [FIRST_DECK.ids[item.face] for event in of_kind(events, ItemsRevealed) for item in event.items]


def begun(
    deck: list[str],
    town: list[str],
    coming: tuple[str, str] = ("thief_4_a", "thief_6_a"),
    bearers: tuple[tuple[str, str], ...] = (),
    waiting: tuple[str, ...] = (),
) -> Table:
    """A round that begins: the first of these items is on top, two heroes come."""
    elsewhere = [*deck, *waiting, *(item for _, item in bearers)]
    rest = [item for item in all_items() if item not in elsewhere]
    zones = {"item_deck": rest + deck[::-1], "hero_deck": list(coming)}
    return tools_at("round", town=town, hands=[["freeze"]], zones=zones, bearers=bearers, waiting=waiting)


def all_items() -> list[str]:
    """Every item of the set."""
    return [card.id for card in FIRST_DECK.printed if card.kind == "item"]


# -- in town ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-001")
def test_the_set_brings_items_rooms_and_spells() -> None:
    table = undercroft.new("boss-monster", seats=2, seed=1, options=TOOLS)
    backs = Counter(FIRST_DECK.backs[face] for face in table.state.face if SET[face] == TOOLS_SET)
    assert backs == {"item": 20, "room": 4, "spell": 2}
    other = undercroft.new("boss-monster", seats=2, seed=2, options=TOOLS)
    assert sorted(zone_of(table, "item_deck")) == sorted(zone_of(other, "item_deck")) == sorted(all_items())
    assert zone_of(table, "item_deck") != zone_of(other, "item_deck") != all_items()


@pytest.mark.rule("TH-002")
def test_items_come_before_the_heroes() -> None:
    table = begun(["goblin_suit"], ["fighter_8_a"])
    order = kinds(table.opening)
    assert order.index("items-revealed") < order.index("item-given") < order.index("heroes-revealed")
    assert revealed(list(table.opening)) == ["goblin_suit"]


@pytest.mark.rule("TH-003")
@pytest.mark.parametrize(("seats", "items"), [(2, 1), (3, 1), (4, 2), (5, 3), (6, 3)])
def test_how_many_items_come_depends_on_the_players(seats: int, items: int) -> None:
    bosses = ("draculord", "xyzax", "gorgona", "robobo", "klonos", "cleopatra")[:seats]
    table = tools_at("round", bosses, options=BOTH, hands=[["freeze"]])
    assert len(revealed(list(table.opening))) == items


@pytest.mark.rule("TH-004", "TH-007")
def test_an_item_goes_to_the_matching_hero_longest_in_town() -> None:
    table = begun(["ice_rod"], ["fighter_8_a", "mage_4_a", "mage_8_a"])
    assert borne(table) == {"mage_4_a": "ice_rod"}
    table = begun(["ice_rod"], ["mage_4_a", "mage_8_a"], bearers=(("mage_4_a", "necronomicon"),))
    assert borne(table) == {"mage_4_a": "necronomicon", "mage_8_a": "ice_rod"}


@pytest.mark.rule("TH-005", "TH-009")
def test_an_item_without_a_hero_waits_until_one_comes() -> None:
    table = begun(["ice_rod"], ["fighter_8_a"])
    assert (borne(table), zone_of(table, "items_waiting")) == ({}, ["ice_rod"])
    table = begun(["ice_rod"], ["fighter_8_a"], coming=("mage_6_a", "mage_4_a"))
    assert borne(table) == {"mage_4_a": "ice_rod"}  # the top of the deck came first


@pytest.mark.rule("TH-009")
def test_of_waiting_items_the_first_turned_up_is_given_first() -> None:
    table = begun(
        ["goblin_suit"], ["thief_8_a"], waiting=("ice_rod", "necronomicon"), coming=("mage_6_a", "cleric_4_a")
    )
    assert borne(table) == {"mage_6_a": "ice_rod"}
    assert zone_of(table, "items_waiting") == ["necronomicon", "goblin_suit"]


@pytest.mark.rule("TH-006")
def test_an_item_for_everybody_goes_to_the_hero_longest_in_town() -> None:
    table = begun(["pet_monster"], ["thief_8_a", "mage_4_a"])
    assert borne(table) == {"thief_8_a": "pet_monster"}


@pytest.mark.rule("TH-029")
@pytest.mark.parametrize("deck", [["goblin_suit", "pet_monster"], ["pet_monster", "goblin_suit"]])
def test_the_example_of_two_items(deck: list[str]) -> None:
    zones = {"item_deck": deck[::-1], "removed": [item for item in all_items() if item not in deck]}
    bosses = ("draculord", "xyzax", "gorgona", "robobo")
    table = tools_at("round", bosses, town=["mage_8_a", "fighter_8_a"], hands=[["freeze"]], zones=zones)
    assert borne(table) == {"fighter_8_a": "goblin_suit", "mage_8_a": "pet_monster"}


@pytest.mark.rule("TH-008")
def test_heroes_without_a_class_get_no_item() -> None:
    table = begun(["pet_monster"], ["fool"], coming=("thief_6_a", "mage_4_a"))
    assert borne(table) == {"mage_4_a": "pet_monster"}


@pytest.mark.rule("TH-010")
def test_an_empty_deck_gives_no_more_items() -> None:
    zones = {"item_deck": [], "removed": [item for item in all_items() if item != "ice_rod"]}
    table = tools_at("round", spent=[["ice_rod"]], hands=[["freeze"]], zones=zones, town=["mage_4_a"])
    assert revealed(list(table.opening)) == []
    assert items_of(table, 0) == ([], ["ice_rod"])


@pytest.mark.rule("TH-009")
def test_a_hero_keeps_its_item_back_to_town() -> None:
    table = tools_at(
        "adventure",
        dungeons=[["golem_factory"]],
        entrances=[["fighter_8_a"]],
        bearers=[("fighter_8_a", "oversized_sword")],
        hands=[["fear"]],
    )
    pass_to_room(table, "golem_factory")
    play(table, "cast_at card=fear target=fighter_8_a")
    assert "fighter_8_a" in town_of(table)
    assert borne(table)["fighter_8_a"] == "oversized_sword"


# -- in score areas --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-011")
def test_who_kills_a_hero_wins_its_item_face_up() -> None:
    table = tools_at(
        "adventure",
        dungeons=[["golem_factory", "beast_menagerie"]],
        entrances=[["fighter_4_a"]],
        bearers=[("fighter_4_a", "ice_rod")],
        hands=[["freeze"]],
    )
    assert died(pass_all(table, until=lambda later: souls_of(later, 0) > 0)) == ["fighter_4_a"]
    assert items_of(table, 0) == (["ice_rod"], [])


@pytest.mark.rule("TH-011")
def test_a_hero_killed_in_town_leaves_its_item_too() -> None:
    table = tools_at(
        "reveal",
        ("gorgona", "robobo"),
        dungeons=[["goblin_armory", "open_grave", "dizzygas_hallway", "golem_factory", "succubus_spa"]],
        face_down=[[0, 4]],
        town=["mage_4_a", "fighter_8_a"],
        bearers=[("mage_4_a", "ice_rod")],
        hands=[["freeze"]],
    )
    play(table, "turn_to_stone card=mage_4_a")
    assert items_of(table, 0) == (["ice_rod"], [])


@pytest.mark.rule("TH-012")
def test_the_item_of_a_survivor_lies_face_down() -> None:
    table = tools_at(
        "adventure",
        dungeons=[["golem_factory"]],
        entrances=[["fighter_8_a"]],
        bearers=[("fighter_8_a", "oversized_sword")],
        hands=[["freeze"]],
    )
    assert survived(pass_all(table, until=lambda later: wounds_of(later, 0) > 0)) == ["fighter_8_a"]
    assert items_of(table, 0) == ([], ["oversized_sword"])


def winning_another(older: str, newer: str = "claws_of_the_berserker", **more: Any) -> Table:
    """A player with a face-up item has just killed a hero with another."""
    more.setdefault("dungeons", [["golem_factory", "beast_menagerie"], ["dark_altar", "open_grave"]])
    more.setdefault("hands", [["freeze"], ["fear", "dark_altar"]])
    table = tools_at(
        "adventure", entrances=[["fighter_4_a"]], items=[[older]], bearers=[("fighter_4_a", newer)], **more
    )
    pass_all(table)
    assert asked_now(table) == (0, "which_item")
    return table


@pytest.mark.rule("TH-013")
@pytest.mark.parametrize(
    ("turned", "left"), [("ice_rod", "claws_of_the_berserker"), ("claws_of_the_berserker", "ice_rod")]
)
def test_of_two_face_up_items_one_is_turned_down(turned: str, left: str) -> None:
    table = winning_another("ice_rod")
    assert offers(table) == [
        "use_at_once card=ice_rod",
        "turn_over card=ice_rod",
        "turn_over card=claws_of_the_berserker",
    ]
    play(table, f"turn_over card={turned}")
    assert items_of(table, 0) == ([left], [turned])


@pytest.mark.rule("TH-013", "TH-014")
def test_the_older_item_can_be_used_at_once_and_nobody_answers() -> None:
    table = winning_another("ice_rod")
    play(table, "use_at_once card=ice_rod")
    assert asked_now(table) == (0, "which_aim")
    assert offers(table) == ["aim_item card=ice_rod target=dark_altar", "aim_item card=ice_rod target=open_grave"]
    play(table, "aim_item card=ice_rod target=open_grave")
    assert damages(table, 1) == [1, 0]
    assert items_of(table, 0) == (["claws_of_the_berserker"], ["ice_rod"])


@pytest.mark.rule("TH-014")
def test_an_item_that_would_do_nothing_is_not_offered_at_once() -> None:
    table = winning_another("oversized_sword")  # no hero is inside
    assert offers(table) == ["turn_over card=oversized_sword", "turn_over card=claws_of_the_berserker"]


# -- using them ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-015", "TH-016")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_a_face_up_item_is_used_like_a_spell_in_both_phases(phase: str) -> None:
    table = tools_at(phase, items=[["necronomicon"]], dungeons=[["ligers_den"]], hands=[[], ["counterspell"]])
    assert seat_to_move(table) == 0
    play(table, "use card=necronomicon")
    assert len(hand_of(table, 0)) == 1  # neither cancelled, nor seen by the den
    assert items_of(table, 0) == ([], ["necronomicon"])
    assert "use card=necronomicon" not in offers(table)


@pytest.mark.rule("TH-015")
def test_face_down_items_and_those_of_others_cannot_be_used() -> None:
    table = tools_at("build", items=[[], ["necronomicon"]], spent=[["goblin_suit"]], hands=[["freeze"]])
    assert refusal(table, "use card=goblin_suit") == "TH-015"
    assert refusal(table, "use card=necronomicon") == "TH-015"


@pytest.mark.rule("TH-016")
def test_an_item_whose_target_is_lost_is_used_up() -> None:
    table = tools_at(
        "build",
        dungeons=[["dark_altar"]],
        items=[[], ["ten_foot_pole"]],
        hands=[["freeze"], ["freeze"][:0]],
        discard=["golem_factory"],
    )
    pass_to(table, 1)
    play(table, "use card=ten_foot_pole")
    assert items_of(table, 1) == ([], ["ten_foot_pole"])
    assert seat_to_move(table) == 0  # the active player may answer
    play(table, "use card=dark_altar")
    events = pass_all(table)
    assert "target-lost" in kinds(events)


@pytest.mark.rule("TH-017")
def test_score_areas_are_open_and_leave_with_their_player() -> None:
    table = tools_at(
        "end",
        ("draculord", "robobo", "gorgona"),
        items=[["ice_rod"]],
        spent=[["pet_monster"]],
        wounds=[["epic_cleric_11_a", "epic_fighter_11_a", "epic_mage_11_a"]],
        hands=[[], ["freeze"]],
    )
    assert [event.seat for event in of_kind(table.opening, PlayerLost)] == [0]
    assert items_of(table, 0) == ([], [])
    table = tools_at("build", items=[["ice_rod"]], spent=[["pet_monster"]], hands=[["freeze"]])
    zones = table.view(None)["zones"]
    assert [card["card"] for card in zones["items"][0] + zones["items_spent"][0]] == ["ice_rod", "pet_monster"]


@pytest.mark.rule("TH-018")
def test_extra_life_keeps_its_user_in_the_game_at_the_end_of_the_round() -> None:
    wounded = ["epic_cleric_11_a", "epic_fighter_11_a", "epic_mage_11_a"]
    table = tools_at("build", items=[["extra_life"]], wounds=[wounded], hands=[["freeze"]])
    play(table, "use card=extra_life")
    pass_round(table)
    assert table.decision is not None
    pass_round(table)  # only that round
    assert table.result is not None
    assert table.result.winners == (1,)


@pytest.mark.rule("TH-018")
def test_others_still_win_by_souls() -> None:
    souls = ["epic_thief_11_a", "epic_cleric_13_a", "epic_fighter_13_a", "epic_mage_13_a", "epic_thief_13_a"]
    wounded = ["epic_cleric_11_a", "epic_fighter_11_a", "epic_mage_11_a"]
    table = tools_at("build", items=[["extra_life"]], wounds=[wounded], souls=[[], souls], hands=[["freeze"]])
    play(table, "use card=extra_life")
    pass_round(table)
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((1,), "souls")


def test_items_are_counted_in_the_state_of_a_table() -> None:
    table = tools_at("build", town=HEROES, bearers=[("mage_8_a", "ice_rod")], hands=[["freeze"]])
    [shown] = [one for one in table.view(None)["heroes"] if one["item"] is not None]
    assert (shown["item"]["card"], shown["health"], shown["hurt"]) == ("ice_rod", 8, 0)
    assert state_of(table).carried
    assert prompt(table) == "what_to_play"


@pytest.mark.rule("BM-161", "TH-018")
@pytest.mark.card("extra_life")
def test_who_cannot_lose_with_five_wounds_does_not_win_with_them_either() -> None:
    rich = ["epic_cleric_11_a", "epic_cleric_13_a", "epic_mage_11_a", "epic_mage_13_a", "epic_thief_11_a"]
    wounds = ["cleric_4_a", "cleric_6_a", "cleric_8_a", "fighter_4_a", "fighter_6_a"]
    table = tools_at("adventure", souls=[rich], wounds=[wounds], items=[["extra_life"]], hands=[["fear"]])
    play(table, "use card=extra_life")
    pass_round(table)
    assert (table.result, state_of(table).order) == (None, [0, 1])


@pytest.mark.rule("TH-013", "TH-014")
@pytest.mark.card("vampire_bordello", "staff_of_healing")
def test_a_second_item_is_settled_before_anything_that_the_death_sets_off() -> None:
    table = tools_at(
        "adventure",
        dungeons=[["vampire_bordello"]],
        entrances=[["fool"]],
        wounds=[["fighter_4_a"]],
        hands=[["fear"]],
        bearers=[("fool", "necronomicon")],
        items=[["staff_of_healing"]],
    )
    pass_all(table)
    assert asked_now(table) == (0, "which_item")
    play(table, "turn_over card=necronomicon")
    assert prompt(table) == "which_wound"
