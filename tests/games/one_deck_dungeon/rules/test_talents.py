"""Talents of a campaign in play: the chosen focus, skills by talent, and passive talents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import undercroft
from tests.games.helpers import Cards, of_kind, offers, play, prompt, zone_of
from tests.games.one_deck_dungeon.tables import pool_of, state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import DoorLookedBehind, FocusChosen, TimeSpent
from undercroft.kernel.errors import Illegal, UndercroftError
from undercroft.kernel.table import Table


def sheet(*talents: str, seat: int = 0, hero: str = "warrior") -> list[str]:
    """The talents on a sheet, in the form of the setting `talents`."""
    return [f"{seat}:{hero}:talent_{talent}" for talent in talents]


def a_game(talents: Sequence[str], heroes: Cards = ("warrior",), *, seats: int = 1, **options: Any) -> Table:
    """A new game of a campaign with these sheets."""
    return undercroft.new(
        "one-deck-dungeon",
        seats=seats,
        seed=5,
        options={
            "team": list(heroes),
            "dungeon": "yetis_cavern",
            "campaign": "yes",
            "talents": list(talents),
            **options,
        },
    )


def shown_hero(table: Table, hero: int = 0) -> dict[str, Any]:
    """Return a hero from the public view."""
    shown: dict[str, Any] = table.view(None)["heroes"][hero]
    return shown


def usable_talents(table: Table) -> list[str]:
    """The talents that could be used now."""
    return [offer.split("talent_")[1] for offer in offers(table) if "talent_" in offer]


ALL_FOCUSES = sheet("durability", "prepared", "guile", "cunning")


# -- the focus -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OC-013", "OC-012")
@pytest.mark.parametrize(
    ("focus", "skills", "tokens"),
    [("focus_1", [], 2), ("focus_2", ["talent_guile"], 1), ("focus_3", ["talent_cunning"], 1)],
)
def test_one_focus_is_chosen_and_the_basic_talents_work_with_any(focus: str, skills: list[str], tokens: int) -> None:
    table = a_game(ALL_FOCUSES)
    assert prompt(table) == "which_focus"
    assert offers(table) == [f"take_focus hero=0 focus=focus_{number}" for number in (1, 2, 3)]
    play(table, f"take_focus hero=0 focus={focus}")
    hero = shown_hero(table)
    assert [skill for skill in hero["skills"] if skill.startswith("talent")] == skills  # none of the two others
    assert state_of(table).tokens == tokens
    assert hero["health"] == 7  # Durability


@pytest.mark.rule("OC-013")
def test_the_focus_is_chosen_before_the_dungeon_is_entered() -> None:
    table = a_game(ALL_FOCUSES)
    assert (state_of(table).floor, state_of(table).turn) == (0, 0)
    play(table, "take_focus hero=0 focus=focus_3")
    assert (state_of(table).floor, prompt(table)) == (1, "what_to_do")  # and it is not asked for again


@pytest.mark.rule("OC-013")
def test_each_hero_chooses_its_own_focus() -> None:
    talents = [*sheet("guile", "cunning"), *sheet("prepared", "speed", seat=1, hero="mage")]
    table = a_game(talents, ("warrior", "mage"), seats=2)
    events = play(table, "take_focus hero=0 focus=focus_2")
    assert offers(table) == ["take_focus hero=1 focus=focus_1", "take_focus hero=1 focus=focus_3"]
    assert table.decision is not None
    assert table.decision.seat == 1
    events += play(table, "take_focus hero=1 focus=focus_3")
    assert [(event.hero.number, event.focus) for event in of_kind(events, FocusChosen)] == [
        (0, "focus_2"),
        (1, "focus_3"),
    ]
    assert [shown_hero(table, hero)["skills"][-1] for hero in (0, 1)] == ["talent_guile", "talent_speed"]
    assert state_of(table).tokens == 1  # the mage is not prepared


@pytest.mark.rule("OC-012", "OC-013")
def test_talents_of_a_single_focus_leave_no_choice() -> None:
    table = a_game(sheet("durability", "guile"))
    assert prompt(table) == "what_to_do"
    assert (shown_hero(table)["health"], shown_hero(table)["skills"][-1]) == (7, "talent_guile")


@pytest.mark.rule("OC-012")
def test_basic_talents_alone_work_without_any_focus() -> None:
    table = a_game(sheet("durability", "crafty"))
    assert prompt(table) == "what_to_do"
    assert (shown_hero(table)["health"], shown_hero(table)["skills"][-1]) == (7, "talent_crafty")


def test_the_sheets_of_other_players_and_other_heroes_do_not_help() -> None:
    talents = [*sheet("durability", seat=1), *sheet("durability", hero="mage")]
    table = a_game(talents, ("warrior", "mage"), seats=2)  # seat 1 leads the mage, seat 0 the warrior
    assert [shown_hero(table, hero)["health"] for hero in (0, 1)] == [4, 3]


def test_a_talent_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UndercroftError):
        a_game(["0:warrior:talent_flying"])


# -- talents with an icon ------------------------------------------------------------------------------------------

COMBAT_DICE = [["strength-3", "magic-2"]]


@pytest.mark.rule("OC-014", "OC-016")
def test_a_talent_is_used_once_an_encounter_and_costs_no_dice() -> None:
    table = table_at("placing", faced=["ogre_a"], dice=COMBAT_DICE, options={"talents": sheet("crafty")})
    assert usable_talents(table) == ["crafty"]
    play(table, "use hero=0 skill=talent_crafty")
    assert prompt(table) == "which_dice"  # nothing is asked to be paid
    play(table, "pick die=magic-2")
    assert pool_of(table) == ["magic-3", "strength-3"]
    assert usable_talents(table) == []
    with pytest.raises(Illegal):
        play(table, "use hero=0 skill=talent_crafty")


@pytest.mark.rule("OC-014")
def test_a_talent_is_there_again_in_the_next_encounter() -> None:
    table = table_at(
        "placing",
        ("paladin",),
        faced=["locked_door_a"],
        doors=[["arrow_wall_a"]],
        open=[0],
        option=0,
        dice=[["agility-2"]],
        tokens=0,
        options={"talents": sheet("crafty", hero="paladin")},
    )
    play(table, "use hero=0 skill=talent_crafty", "had_enough", "take_xp card=locked_door_a", "enter door=0")
    play(table, "choose_option option=0")
    assert usable_talents(table) == ["crafty"]


KINDS: dict[str, dict[str, Any]] = {
    "combat": {"phase": "placing", "faced": ["ogre_a"], "dice": COMBAT_DICE},
    "peril": {"phase": "placing", "faced": ["cave_in_a"], "option": 0, "dice": COMBAT_DICE},
    "boss": {"phase": "boss", "floor": 3},
}


@pytest.mark.rule("OC-014", "OD-DECISION-45")
@pytest.mark.parametrize(
    ("talent", "kinds"),
    [
        ("crafty", ["combat", "peril", "boss"]),
        ("grit", ["boss"]),
        ("guile", ["peril"]),
        ("fortitude", ["peril"]),
        ("direct_hit", ["boss"]),
        ("cunning", ["combat", "boss"]),
        ("speed", ["combat", "boss"]),
    ],
)
def test_a_talent_works_where_its_icon_says(talent: str, kinds: list[str]) -> None:
    tables = {kind: table_at(options={"talents": sheet(talent)}, **facts) for kind, facts in KINDS.items()}
    assert [kind for kind, table in tables.items() if usable_talents(table) == [talent]] == kinds


@pytest.mark.rule("OD-DECISION-45", "OC-014")
@pytest.mark.parametrize("talent", ["cunning", "grit", "crafty"])
def test_in_the_boss_fight_a_talent_is_used_once_a_round(talent: str) -> None:
    options = {"talents": sheet(talent, "durability")}
    table = table_at("boss", dungeon="yetis_cavern", floor=3, options=options, tokens=6, seed=3)
    assert prompt(table) == "how_to_place"
    assert usable_talents(table) == [talent]
    play(table, f"use hero=0 skill=talent_{talent}")
    if prompt(table) == "which_dice":
        play(table, offers(table)[0])
    assert usable_talents(table) == []
    play(table, "had_enough")
    while prompt(table) == "whether_to_save":
        play(table, "save hero=0")
    assert state_of(table).round == 2
    assert usable_talents(table) == [talent]


@pytest.mark.rule("OC-016")
@pytest.mark.parametrize("talent", ["grit", "direct_hit", "cunning", "speed"])
def test_no_talent_asks_for_dice_to_be_paid(talent: str) -> None:
    table = table_at("boss", dungeon="yetis_cavern", floor=3, options={"talents": sheet(talent)}, seed=3)
    before = len(pool_of(table))
    play(table, f"use hero=0 skill=talent_{talent}")
    assert prompt(table) != "which_to_pay"
    assert len(pool_of(table)) == before


# -- talents that always work --------------------------------------------------------------------------------------

SILENT = ("veteran", "durability", "prepared", "first_aid", "recovery", "planning", "knowledge", "foresight")


@pytest.mark.rule("OC-015")
@pytest.mark.parametrize("kind", KINDS)
def test_talents_without_an_icon_are_never_used_by_hand(kind: str) -> None:
    table = table_at(options={"talents": sheet(*SILENT)}, **KINDS[kind])
    assert usable_talents(table) == []


@pytest.mark.rule("OC-015", "OC-019")
def test_durability_works_in_every_moment_of_the_game() -> None:
    dying: dict[str, Any] = {"wounds": [5], "tokens": 0, "faced": ["ogre_a"], "dice": [[]]}
    weak = table_at("placing", **dying)
    assert shown_hero(weak)["health"] == 6
    play(weak, "had_enough")
    assert weak.result is not None
    moments: list[tuple[str, dict[str, Any]]] = [("act", {"doors": [["ogre_a"]]}), ("boss", {"floor": 3}), ("turn", {})]
    for phase, facts in moments:
        table = table_at(phase, wounds=[6], options={"talents": sheet("durability")}, **facts)
        assert (shown_hero(table)["health"], table.result) == (7, None)  # 6 wounds would have been the end


@pytest.mark.rule("OC-019")
def test_the_durability_of_one_hero_does_not_help_another() -> None:
    table = table_at("turn", ("warrior", "mage"), options={"talents": sheet("durability", hero="mage")})
    assert [shown_hero(table, hero)["health"] for hero in (0, 1)] == [4, 3 + 1]


@pytest.mark.rule("OC-015", "OD-180")
@pytest.mark.card("talent_foresight", "hunter")
def test_foresight_and_tracking_look_behind_a_door_each() -> None:
    table = table_at(
        "act",
        ["hunter"],
        dungeon="the_mudlands",
        doors=[["vine_trap_a"]],
        tokens=0,
        options={"cards": "forest", "talents": sheet("foresight", hero="hunter")},
    )
    events = play(table, "explore", "look_behind door=1", "look_behind door=3")
    assert [event.door for event in of_kind(events, DoorLookedBehind)] == [1, 3]
    assert prompt(table) != "which_door_to_look_behind"


@pytest.mark.rule("OC-015", "OD-DECISION-72")
@pytest.mark.parametrize(("prepared", "tokens"), [((), 1), (("warrior",), 2), (("warrior", "mage"), 3)])
def test_two_prepared_heroes_bring_two_more_tokens(prepared: tuple[str, ...], tokens: int) -> None:
    table = a_game([word for hero in prepared for word in sheet("prepared", hero=hero)], ("warrior", "mage"))
    assert state_of(table).tokens == tokens
    assert state_of(table).tokens + state_of(table).token_supply == 6


@pytest.mark.rule("OC-015", "OD-DECISION-72")
@pytest.mark.parametrize(("planners", "time"), [((), 2), (("warrior",), 1), (("warrior", "mage"), 0)])
def test_two_planners_save_two_time(planners: tuple[str, ...], time: int) -> None:
    options = {"talents": [word for hero in planners for word in sheet("planning", hero=hero)]}
    table = table_at("encounter", ("warrior", "mage"), faced=["cave_in_a"], options=options)
    assert len(of_kind(play(table, "choose_option option=0"), TimeSpent)) == time


@pytest.mark.rule("OC-015", "OD-DECISION-72")
@pytest.mark.parametrize(("seers", "looks"), [((), 0), (("warrior",), 1), (("warrior", "mage"), 2)])
def test_two_heroes_with_foresight_look_behind_two_doors(seers: tuple[str, ...], looks: int) -> None:
    options = {"talents": [word for hero in seers for word in sheet("foresight", hero=hero)]}
    table = table_at("act", ("warrior", "mage"), doors=[["ogre_a"]], options=options)
    events = play(table, "explore")
    for door in range(looks):
        assert prompt(table) == "which_door_to_look_behind"
        events += play(table, f"look_behind door={door}")
    assert len(of_kind(events, DoorLookedBehind)) == looks
    assert prompt(table) == "what_to_do"
    shown = table.view(None)["zones"]["door"]
    assert ["card" in door[0] for door in shown] == [door < looks for door in range(4)]
    assert table.view(None)["open_doors"] == []  # they stay closed


@pytest.mark.rule("OC-015", "OD-180")
@pytest.mark.card("talent_foresight")
def test_with_one_closed_door_the_second_look_is_lost() -> None:
    options = {"talents": [*sheet("foresight"), *sheet("foresight", hero="mage")]}
    doors = [["ogre_a"], ["ogre_b"], ["beetle_a"]]
    table = table_at("act", ("warrior", "mage"), doors=doors, open=[0, 1, 2], deck=["goblin_a"], options=options)
    events = play(table, "explore")
    assert [event.door for event in of_kind(events, DoorLookedBehind)] == [3]
    assert prompt(table) != "which_door_to_look_behind"


@pytest.mark.rule("OC-015", "OD-DECISION-72")
@pytest.mark.parametrize(("knowing", "cards"), [((), 0), (("warrior",), 1), (("warrior", "mage"), 2)])
def test_two_heroes_with_knowledge_learn_more_from_two_cards_a_floor(knowing: tuple[str, ...], cards: int) -> None:
    options = {"talents": [word for hero in knowing for word in sheet("knowledge", hero=hero)]}
    names = ["locked_door_a", "locked_door_b", "spiked_log_a"]
    table = table_at(
        "act",
        ("warrior", "mage"),
        dungeon="yetis_cavern",
        doors=[[name] for name in names],
        open=[0, 1, 2],
        potions=["skeleton_a"],
        tokens=4,
        level=3,
        options=options,
    )
    for door, name in enumerate(names):
        play(table, f"enter door={door}", "sneak")
        assert (f"take_xp_knowing card={name}" in offers(table)) == (door < cards)
        play(table, f"take_xp_knowing card={name}" if door < cards else f"take_xp card={name}")
        if door < 2:
            assert table.view(None)["level"]["xp"] == 2 * (door + 1) + min(door + 1, cards)


# -- Veteran -------------------------------------------------------------------------------------------------------

BASE_BASICS = ["true_strike", "precision", "force_bolt", "ingenuity"]
FOREST_BASICS = ["double_strike", "inventiveness", "piercing_blast", "recovery"]


def basics_offered(table: Table, hero: int = 0) -> list[str]:
    """The basic skills that a veteran may choose."""
    assert prompt(table) == "which_basic_skill"
    assert all(f"hero={hero}" in offer for offer in offers(table))
    return [offer.split("basic_")[-1] for offer in offers(table)]


@pytest.mark.rule("OC-017", "OD-DECISION-72", "OD-038")
@pytest.mark.parametrize(
    ("cards", "basics"), [("base", BASE_BASICS), ("forest", FOREST_BASICS), ("hybrid", BASE_BASICS + FOREST_BASICS)]
)
def test_a_veteran_starts_with_a_basic_skill_of_the_sets_in_the_game(cards: str, basics: list[str]) -> None:
    dungeon = "the_mudlands" if cards == "forest" else "yetis_cavern"
    potion = "choose" if cards == "base" else "potion_aid"
    table = a_game(sheet("veteran"), cards=cards, basic_potion=potion, dungeon=dungeon)
    assert basics_offered(table) == basics
    play(table, offers(table)[1])
    assert shown_hero(table)["skills"][-1] == "basic_" + basics[1]
    assert prompt(table) == "what_to_do"


@pytest.mark.rule("OC-017", "OD-038")
def test_only_veterans_have_basic_skills() -> None:
    table = a_game(sheet("durability", "crafty"))
    assert prompt(table) == "what_to_do"
    assert not [skill for skill in shown_hero(table)["skills"] if skill.startswith("basic")]


@pytest.mark.rule("OD-DECISION-72")
def test_two_veterans_need_two_different_cards() -> None:
    table = a_game([*sheet("veteran"), *sheet("veteran", hero="mage")], ("warrior", "mage"))
    play(table, "learn_basic hero=0 skill=basic_true_strike")
    assert basics_offered(table, 1) == ["force_bolt", "ingenuity"]  # Precision is on the same card


@pytest.mark.rule("OD-DECISION-72", "O4-001")
@pytest.mark.parametrize(
    ("cards", "left"), [("base", ["force_bolt", "ingenuity"]), ("hybrid", ["piercing_blast", "recovery"])]
)
def test_four_veterans_share_the_cards_of_two_boxes(cards: str, left: list[str]) -> None:
    team = ("warrior", "mage", "rogue", "archer")
    talents = [word for hero in team for word in sheet("veteran", hero=hero)]
    table = a_game(talents, team, cards=cards, turn_card="healing")
    for hero in range(3):
        play(table, f"learn_basic hero={hero} skill=basic_{basics_offered(table, hero)[0]}")
    assert basics_offered(table, 3) == left


@pytest.mark.rule("OC-018")
def test_the_skill_of_a_veteran_does_not_count_against_the_limit() -> None:
    position: dict[str, Any] = {"dice": [[], []], "gifts": ["basic_true_strike", ""], "dungeon": "dragons_cave"}
    table = table_at("placing", ("paladin", "mage"), faced=["cave_in_a"], option=0, **position)
    play(table, "had_enough")
    while prompt(table) != "which_loot":
        play(table, offers(table)[0])
    assert table.view(None)["level"]["skills"] == 1
    assert "take_skill card=cave_in_a hero=0" in offers(table)
    assert not [offer for offer in offers(table) if offer.startswith("replace_skill")]  # nor does it have to go
    play(table, "take_skill card=cave_in_a hero=0")
    assert shown_hero(table)["skills"][1:] == ["skill_flameweave", "basic_true_strike"]
    assert zone_of(table, "skills", 0) == ["cave_in_a"]


@pytest.mark.rule("OC-017", "OC-014")
def test_a_basic_skill_is_paid_for_and_used_like_any_other() -> None:
    table = table_at("placing", faced=["ogre_a"], dice=[["strength-1", "agility-2"]], gifts=["basic_true_strike"])
    play(table, "use hero=0 skill=basic_true_strike", "pay die=strength-1")
    assert pool_of(table) == ["agility-2", "strength-5"]
    assert "use hero=0 skill=basic_true_strike" not in offers(table)
