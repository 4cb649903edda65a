"""The tower: floors, rooms, monsters, circumstances and bosses by the number of heroes."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.dragon_tower.tables import room_of
from tests.games.helpers import zone_of
from undercroft.games.dragon_tower.rules.facts import DECK

# Normal monsters a room and circumstances on floors 1 to 5; on floor 3 the monsters are elite.
LAYOUT = {
    2: [([2, 2], 1), ([2, 2], 1), ([2], 1), ([3, 3], 1), ([3, 3], 1)],
    3: [([3, 3], 2), ([3, 3], 2), ([3], 2), ([5, 5], 2), ([5, 5], 2)],
    4: [([4, 4], 2), ([4, 4], 2), ([5], 2), ([6, 6], 3), ([6, 6], 3)],
}
TEAM = ["paladin", "mage", "priest", "assassin"]


def tower(heroes: int = 2, seed: int = 1, **options: Any) -> undercroft.Table:
    """A table whose tower has just been built."""
    given = {"heroes": heroes, "team": TEAM[:heroes], "skills": "none", **options}
    table = undercroft.new("dragon-tower", seed=seed, options=given)
    while not table.view(0)["floor"]:
        table.apply(0)
    return table


def kinds_in(table: undercroft.Table, floor: int, side: int = 0) -> list[str]:
    """The kinds of the monsters in a room."""
    return [DECK.printed[DECK.index[card]].kind for card in room_of(table, floor, side)]


@pytest.mark.rule("DT-043", "DT-012")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_six_floors_have_two_rooms_but_the_third_and_the_sixth(heroes: int) -> None:
    shown = tower(heroes).view(0)["tower"]
    assert [len(floor["rooms"]) for floor in shown] == [2, 2, 1, 2, 2, 1]
    assert all(room for floor in shown for room in floor["rooms"])


@pytest.mark.rule("DT-045", "DT-046", "DT-047", "DT-DECISION-8")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_normal_monsters_live_below_elites_on_the_third_floor_and_the_boss_above(heroes: int) -> None:
    table = tower(heroes)
    for floor in (1, 2, 4, 5):
        for side in (0, 1):
            assert set(kinds_in(table, floor, side)) == {"normal"}
    assert set(kinds_in(table, 3)) == {"elite"}
    assert set(kinds_in(table, 6)) == {"boss", "elite"}
    assert "dragon" in room_of(table, 6)


@pytest.mark.rule("DT-044", "DT-DECISION-9")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_the_layout_follows_the_number_of_heroes(heroes: int) -> None:
    shown = tower(heroes).view(0)["tower"]
    built = [([len(room) for room in floor["rooms"]], len(floor["circumstances"])) for floor in shown[:5]]
    assert built == LAYOUT[heroes]


@pytest.mark.rule("DT-DECISION-9", "DT-DECISION-7", "DT-052", "DT-053")
@pytest.mark.parametrize(
    ("heroes", "bosses", "elites", "circumstances"),
    [(2, ["dragon"], 1, 0), (3, ["dragon"], 2, 1), (4, ["dragon", "shadow_of_the_dragon"], 3, 2)],
)
def test_the_top_floor_has_its_bosses_and_elites(
    heroes: int, bosses: list[str], elites: int, circumstances: int
) -> None:
    table = tower(heroes)
    assert room_of(table, 6)[: len(bosses)] == bosses
    assert kinds_in(table, 6)[len(bosses) :] == ["elite"] * elites
    assert len(zone_of(table, "circumstances", 5)) == circumstances


@pytest.mark.rule("DT-051")
def test_with_two_heroes_the_first_floor_has_two_monsters_a_room_and_one_circumstance() -> None:
    table = tower(2)
    assert [kinds_in(table, 1, side) for side in (0, 1)] == [["normal", "normal"]] * 2
    assert len(zone_of(table, "circumstances", 0)) == 1


@pytest.mark.rule("DT-044")
def test_the_three_tower_decks_are_shuffled() -> None:
    towers = [tower(4, seed) for seed in (1, 2)]
    for zone, index in (("room", 0), ("room", 4), ("circumstances", 3)):
        assert zone_of(towers[0], zone, index) != zone_of(towers[1], zone, index)
    for deck in ("normal_deck", "elite_deck", "circumstance_deck"):
        assert towers[0].view(0)["zones"][deck]["known"] == []  # nobody can tell what is left


@pytest.mark.rule("DT-048")
def test_all_monsters_lie_face_up_from_the_start() -> None:
    rooms = [room for floor in tower(3).view(None)["tower"] for room in floor["rooms"]]
    assert sum(len(room) for room in rooms) == 32 + 5 + 1
    zones = tower(3).view(None)["zones"]["room"]
    assert all("card" in card for room in zones for card in room)


@pytest.mark.rule("DT-049")
def test_circumstances_lie_face_down() -> None:
    table = tower(3)
    for seat in (0, None):
        hidden = [card for floor in table.view(seat)["tower"] for card in floor["circumstances"]]
        assert hidden == [{"back": "circumstance"}] * 11


@pytest.mark.rule("DT-023")
@pytest.mark.parametrize("setup", ["first-game", "children"])
@pytest.mark.parametrize(("heroes", "elites"), [(2, 0), (3, 1), (4, 2)])
def test_a_first_game_and_one_with_children_have_one_elite_fewer_at_the_top(
    setup: str, heroes: int, elites: int
) -> None:
    table = tower(heroes, setup=setup, team="deal")
    assert kinds_in(table, 6).count("elite") == elites
    assert len(room_of(table, 3)) == LAYOUT[heroes][2][0][0]  # only there
