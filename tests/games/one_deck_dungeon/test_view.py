"""What everybody may see, what nobody may, and what the consequences would be now."""

from __future__ import annotations

import json
from typing import Any

import pytest

import undercroft
from tests.games.looking import Cards, of_kind, offers, play, prompt, zone_of
from tests.games.one_deck_dungeon.tables import in_the_deck, state_of, table_at
from undercroft.games.one_deck_dungeon.events import ConsequencesCounted
from undercroft.games.one_deck_dungeon.facts import DECK
from undercroft.kernel.table import Table

ENCOUNTERS = [card.id for card in DECK.printed if card.kind in ("combat", "peril")]


def named_in(view: dict[str, Any]) -> set[str]:
    """The encounter cards that a view names anywhere."""
    text = json.dumps(view)
    return {name for name in ENCOUNTERS if f'"{name}"' in text}


def a_table(seats: int = 2) -> Table:
    """Cards lie everywhere: doors open and closed, loot, discards, XP."""
    return table_at(
        "act",
        ("warrior", "mage"),
        seats=seats,
        doors=[["ogre_a"], ["goblin_a"], ["phantom_a"]],
        open=[1],
        discard=["beetle_a", "wraith_a"],
        items=[["boulder_a"], []],
        skills=[[], ["arrow_wall_a"]],
        potions=["skeleton_a"],
        xp=["cave_in_a"],
    )


OPENLY = {"goblin_a", "beetle_a", "wraith_a", "boulder_a", "arrow_wall_a", "skeleton_a", "cave_in_a"}


# -- hidden --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-068")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_sees_what_is_behind_closed_doors_or_in_the_deck(seat: int | None) -> None:
    view = a_table().view(seat)
    assert named_in(view) == OPENLY
    assert [door[0] if door else None for door in view["zones"]["door"]] == [
        {"back": "door"},
        {"id": view["zones"]["door"][1][0]["id"], "card": "goblin_a"},
        {"back": "door"},
        None,
    ]
    assert view["zones"]["deck"] == {"count": 35, "known": []}


@pytest.mark.rule("OD-068")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_discards_loot_and_xp_lie_openly(seat: int | None) -> None:
    zones = a_table().view(seat)["zones"]
    assert [card["card"] for _, card in zones["discard"]["known"]] == ["beetle_a", "wraith_a"]
    assert [[card["card"] for card in row] for row in zones["items"][:2]] == [["boulder_a"], []]
    assert [[card["card"] for card in row] for row in zones["skills"][:2]] == [[], ["arrow_wall_a"]]
    assert [card["card"] for card in zones["potions"]] == ["skeleton_a"]
    assert [card["card"] for card in zones["xp"]] == ["cave_in_a"]


@pytest.mark.rule("OD-068")
def test_the_order_of_the_deck_shows_nowhere() -> None:
    names = in_the_deck({}, 1)[:12]
    views = []
    for deck in (names, names[::-1]):
        view = table_at("act", doors=[["ogre_a"]], deck=[name for name in deck if name != "ogre_a"]).view(0)
        view["zones"].pop("box")
        views.append(view)
    assert views[0] == views[1]


@pytest.mark.rule("OD-068")
def test_what_is_shuffled_into_a_new_deck_is_forgotten() -> None:
    doors = ["ogre_a", "goblin_a"]
    spent = [name for name in in_the_deck({}, 1) if name not in doors][:16]
    table = table_at("end", doors=[[name] for name in doors], open=[0], deck=[], discard=spent, tokens=0)
    play(table, "go_down")
    view = table.view(0)
    assert view["zones"]["deck"]["known"] == []
    assert named_in(view) == set(zone_of(table, "discard"))
    assert all("card" not in card for door in view["zones"]["door"] for card in door)


@pytest.mark.rule("OD-068")
def test_an_imagined_world_has_the_same_deck_and_other_doors() -> None:
    """Bots that imagine what is hidden must not imagine cards that are not in the game."""
    for cards in ("base", "forest", "hybrid"):
        options = {"cards": cards, "heroes": 2, "team": "deal"}
        table = undercroft.new("one-deck-dungeon", seats=1, seed=3, options=options)
        while prompt(table) in ("which_dungeon", "which_basic_potion"):
            play(table, offers(table)[0])
        assert prompt(table) == "what_to_do"
        hidden = sorted([*zone_of(table, "deck"), *(zone_of(table, "door", door)[0] for door in range(4))])
        faces = set()
        for seed in range(5):
            world = table.determinize(0, seed)
            imagined = [*zone_of(world, "deck"), *(zone_of(world, "door", door)[0] for door in range(4))]
            assert sorted(imagined) == hidden
            faces.add(tuple(imagined))
        assert len(faces) == 5


def test_only_who_is_asked_sees_the_options() -> None:
    table = a_table()
    assert "options" in table.view(0)["decision"]
    assert "options" not in table.view(1)["decision"]
    assert "options" not in table.view(None)["decision"]


@pytest.mark.rule("OD-180")
def test_a_door_that_was_looked_behind_is_known_and_still_closed() -> None:
    options = {"cards": "forest"}
    table = table_at("act", ("hunter",), dungeon="the_mudlands", options=options, doors=[["panther_a"], ["panther_b"]])
    play(table, "explore", "look_behind door=1")
    view = table.view(None)
    assert view["zones"]["door"][1][0]["card"] == "panther_b"
    assert [("card" in door[0]) for door in view["zones"]["door"]] == [False, True, False, False]
    assert view["open_doors"] == []


def test_a_view_can_be_sent_as_json_at_any_time() -> None:
    for seed in range(3):
        table = undercroft.new(
            "one-deck-dungeon", seats=2, seed=seed, options={"cards": "hybrid", "heroes": (2, 4)[seed % 2]}
        )
        for _ in range(50):
            decision = table.decision
            if decision is None:
                break
            for seat in (0, 1, None):
                assert json.loads(json.dumps(table.view(seat))) == table.view(seat)
            table.apply((7 * len(table.moves) + seed) % len(decision.options))


# -- shown ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-034", "OD-163", "OD-164")
@pytest.mark.parametrize("floor", [1, 2, 3])
def test_the_dungeon_shows_which_floors_are_in_force(floor: int) -> None:
    shown = table_at("act", dungeon="lichs_tomb", floor=floor, doors=[["ogre_a"]]).view(None)["dungeon"]
    assert [part["in_force"] for part in shown["floors"]] == [number < floor for number in range(3)]
    assert [part["name"] for part in shown["floors"]] == ["Undying Legions", "Weakness Curse", "Blade Storm"]


def test_before_the_boss_no_floor_is_in_force_and_the_boss_shows() -> None:
    view = table_at("boss", dungeon="lichs_tomb", floor=3, boss_wounds=2).view(None)
    assert [part["in_force"] for part in view["dungeon"]["floors"]] == [False] * 3
    assert view["boss"] | {"id": "lich", "wounds": 2, "health": 5, "round": 1} == view["boss"]
    assert table_at("act", doors=[["ogre_a"]]).view(None)["boss"] is None


def test_a_hero_shows_icons_health_skills_and_what_is_used() -> None:
    table = table_at(
        "placing",
        ("warrior", "mage"),
        faced=["ogre_b"],
        items=[["boulder_b"], []],
        skills=[["beetle_b"], []],
        wounds=[1, 2],
        dice=[["strength-1"], []],
    )
    warrior = table.view(None)["heroes"][0]
    assert (warrior["icons"], warrior["wounds"], warrior["health"]) == ([4, 1, 0], 1, 5)
    assert (warrior["skills"], warrior["used"]) == (["hero_fearless_charge_2p", "skill_crushing_blow"], [])
    assert warrior["pool"] == ["strength-1"]
    play(table, "use hero=0 skill=hero_fearless_charge_2p")
    assert table.view(None)["heroes"][0]["used"] == ["hero_fearless_charge_2p"]


def test_the_level_shows_its_limits_and_the_xp_towards_the_next() -> None:
    shown = table_at("act", level=2, xp=["ogre_a", "goblin_a"], doors=[["wraith_a"]]).view(None)["level"]
    assert shown == {"level": 2, "items": 3, "skills": 3, "bonus": 1, "xp": 6, "price": 8}


# -- running consequences ------------------------------------------------------------------------------------------


def running(table: Table) -> list[int]:
    """Hearts, time and poison that would be lost now."""
    shown: list[int] = table.view(None)["encounter"]["consequences"]
    return shown


def fight(card: str, dice: Cards, heroes: Cards = ("warrior",), **position: Any) -> Table:
    """Before the boxes of a card with these dice."""
    pools = [list(dice), *([] for _ in heroes[1:])]
    return table_at("placing", heroes, faced=[card], dice=pools, **{"tokens": 6, **position})


@pytest.mark.rule("OD-107")
def test_the_consequences_go_down_as_boxes_are_covered() -> None:
    table = fight("ogre_a", ["strength-4", "strength-3", "agility-4"])
    assert running(table) == [1 + 2 + 1 + 3 + 1 + 1, 3, 0]  # the ogre and the statues' strength box
    play(table, "lay hero=0 die=agility-4 box=1")
    assert running(table) == [9, 2, 0]
    play(table, "lay hero=0 die=strength-4 box=0")
    assert running(table) == [9, 2, 0]  # a wide box counts in full until its sum is reached
    play(table, "lay hero=0 die=strength-3 box=0")
    assert running(table) == [8, 2, 0]


@pytest.mark.rule("OD-107")
def test_a_die_taken_back_brings_its_consequences_back() -> None:
    table = fight("ogre_a", ["agility-4"])
    play(table, "lay hero=0 die=agility-4 box=1")
    table.undo(0)
    assert running(table) == [9, 3, 0]


@pytest.mark.rule("OD-142", "OD-112")
def test_prevented_icons_are_not_counted() -> None:
    table = fight("ogre_a", [], ("warrior", "mage"))
    before = running(table)
    play(table, "use hero=0 skill=hero_fearless_charge_2p")  # one time icon is dropped
    assert running(table) == [before[0], before[1] - 1, 0]


def counted(table: Table) -> list[int]:
    """What is lost when the party has enough, with the first answer to every question on the way."""
    events = play(table, "had_enough")
    while not of_kind(events, ConsequencesCounted):
        events += play(table, offers(table)[0])
    (event,) = of_kind(events, ConsequencesCounted)
    return [event.hearts, event.time, event.poison]


FOREST: dict[str, Any] = {"options": {"cards": "forest"}, "basic_potion": "potion_aid"}


@pytest.mark.rule("OD-DECISION-19")
@pytest.mark.parametrize(
    ("card", "heroes", "position", "losses"),
    [
        ("ogre_a", ("warrior",), {}, [9, 3, 0]),
        ("cave_in_b", ("warrior",), {"option": 0, "dungeon": "yetis_cavern"}, [2, 4, 0]),  # Freezing Winds
        ("cave_in_b", ("warrior",), {"option": 0, "dungeon": "lichs_tomb", "floor": 3}, [4, 4, 0]),  # Blade Storm
        ("ogre_a", ("paladin",), {}, [5, 3, 0]),  # Armor prevents every second heart
        ("panther_a", ("warden",), {"dungeon": "the_mudlands", **FOREST}, [4, 4, 0]),  # Thick Hide: 5 - 1
        ("marsh_viper_a", ("warrior",), {"dungeon": "the_mudlands", **FOREST}, [1, 4, 3]),  # Fangs
        ("marsh_viper_a", ("warrior",), {"dungeon": "realm_of_venom", "floor": 3, **FOREST}, [2, 6, 6]),  # Caustic Haze
        ("panther_a", ("warrior",), {"dungeon": "vile_roots", "floor": 3, **FOREST}, [5, 5, 3]),  # Dripping Sap
    ],
)
def test_the_consequences_shown_are_those_that_come(
    card: str, heroes: Cards, position: dict[str, Any], losses: list[int]
) -> None:
    table = fight(card, [], heroes, **position)
    assert running(table) == losses
    assert counted(table) == losses


@pytest.mark.rule("OD-DECISION-38")
def test_before_the_boss_no_time_is_shown_as_a_consequence() -> None:
    table = table_at("boss", ("archer",), dungeon="lair_of_indrax", floor=3, tokens=6, options={"cards": "hybrid"})
    while prompt(table) != "how_to_place":
        play(table, "no_feat")
    assert running(table) == [11, 0, 3]  # 3, 2, 2, 1, 1, 1 and 2 hearts; Kiting prevents one of them
    assert counted(table) == [11, 0, 3]


def test_no_consequences_are_shown_before_the_boxes_lie_there() -> None:
    table = table_at("encounter", faced=["cave_in_a"])
    assert prompt(table) == "which_option"
    assert running(table) == [0, 0, 0]
    assert state_of(table).boxes == []


def test_the_door_that_the_party_stands_at_is_shown_until_it_has_decided() -> None:
    table = table_at("act", doors=[["ogre_a"], ["goblin_a"]])
    assert table.view(0)["entered"] is None
    play(table, "enter door=1")
    assert table.view(0)["entered"] == 1
    play(table, "flee")
    assert table.view(0)["entered"] is None


def test_dice_picked_so_far_are_shown_with_their_heroes() -> None:
    table = table_at(
        "placing",
        ["warrior", "mage"],
        faced=["ogre_a"],
        skills=[["wraith_b"], []],  # Haste: 3 mana
        dice=[["magic-1", "magic-2", "strength-1"], ["strength-4"]],
    )
    play(table, "combine hero=0 die=strength-1")
    assert table.view(0)["encounter"]["picked"] == [[0, "strength-1"]]
    play(table, "keep_apart", "use hero=0 skill=skill_haste", "pay die=magic-2")
    assert table.view(0)["encounter"]["picked"] == [[0, "magic-2"]]
    play(table, "pay die=magic-1")
    assert table.view(0)["encounter"]["picked"] == []


@pytest.mark.rule("OD-DECISION-71")
def test_a_box_says_whether_the_lich_still_takes_its_first_die() -> None:
    def first_dice() -> list[str | None]:
        return [box["first_die"] for box in table.view(None)["encounter"]["boxes"]]

    everything = [in_the_deck({}, 1)]  # who carries all cards rolls all dice and survives a round
    table = table_at("boss", ["mage"], dungeon="lichs_tomb", items=everything, rolls=[3, 4, *[2] * 22])
    assert first_dice() == ["due", None, "due", None, "due", None]
    play(table, "lay hero=0 die=strength-3 box=0")
    assert first_dice() == ["taken", None, "due", None, "due", None]
    play(table, "lay hero=0 die=strength-4 box=0")
    assert first_dice()[0] == "taken"
    play(table, "had_enough")
    assert first_dice() == ["due", None, "due", None, "due", None]  # another round


def test_no_other_boss_takes_a_first_die() -> None:
    table = table_at("boss", dungeon="dragons_cave", floor=3)
    assert {box["first_die"] for box in table.view(0)["encounter"]["boxes"]} == {None}
    assert any(box["skull"] for box in table.view(0)["encounter"]["boxes"])
