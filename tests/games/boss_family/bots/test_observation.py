"""What the greedy bot makes of its view."""

from __future__ import annotations

import pytest

from tests.games.boss_family import tables
from tests.games.boss_family.sets import crash_at
from tests.games.boss_family.tables import damages, table_at
from tests.games.helpers import Cards, decision_of
from undercroft.games.boss_family.bots.card_values import expected_heroes
from undercroft.games.boss_family.bots.observation import Observation, dungeon_damage, treasure_of
from undercroft.games.boss_family.rules.facts import FIRST_DECK
from undercroft.kernel.view_types import AnyView


@pytest.mark.parametrize(
    "rooms",
    [
        ["golem_factory", "goblin_armory", "beast_menagerie"],
        ["dark_altar", "dizzygas_hallway", "golem_factory"],
        ["monsters_ballroom", "golem_factory", "goblin_armory", "dark_laboratory", "dracolich_lair"],
    ],
)
def test_it_reckons_the_damage_of_a_dungeon_as_the_rules_do(rooms: Cards) -> None:
    table = table_at("build", dungeons=[rooms], hands=[["fear"]])
    faces = [FIRST_DECK.index[room] for room in rooms]
    assert dungeon_damage(faces) == sum(damages(table, 0))
    treasure = tables.treasure_of(table, 0)
    assert treasure_of(faces) == [treasure[0] - 1, *treasure[1:], 0]  # without the boss; no explorers


def test_it_knows_its_own_face_down_rooms_and_not_those_of_others() -> None:
    table = table_at(
        "build",
        dungeons=[["golem_factory"], ["neanderthal_cave", "dark_altar"]],
        hands=[["fear"], ["freeze"]],
        face_down=[[0, 0], [1, 0]],
        souls=[[], ["fool"]],
    )
    view: AnyView = table.view(decision_of(table).seat)
    sight = Observation(view)
    assert (sight.seat, sight.opponents, sight.leader()) == (0, [1], 1)
    assert [room.face for room in sight.own] == [FIRST_DECK.index["golem_factory"]]
    assert [room.face for room in sight.dungeons[1]] == [-1, FIRST_DECK.index["dark_altar"]]
    assert sight.strength(1) == 1 + 1  # an unknown room counts a little
    assert [FIRST_DECK.ids[face] for face in sight.hand] == ["fear"]
    assert sight.owner_of(sight.dungeons[1][1].card) == 1


@pytest.mark.parametrize(
    ("hero", "souls", "comes"),
    [
        ("fool", (0, 1, 2), True),
        ("fool", (1, 0, 2), False),
        ("fool", (0, 0, 2), False),
        ("the_king", (2, 1, 0), True),
        ("the_king", (1, 2, 0), False),
        ("the_king", (1, 1, 0), False),
    ],
)
def test_a_hero_without_treasure_comes_to_whoever_alone_has_fewest_or_most_souls(
    hero: str, souls: tuple[int, int, int], comes: bool
) -> None:
    heroes = iter(("cleric_4_a", "mage_4_a", "thief_4_a"))
    taken = [[next(heroes) for _ in range(count)] for count in souls]
    brings = []
    for town in ([], [hero]):
        table = crash_at("build", ("gorgona", "robobo", "draculord"), souls=taken, town=town, hands=[["fear"]])
        view: AnyView = table.view(0)
        sight = Observation(view)
        brings.append(expected_heroes(sight, [FIRST_DECK.index["golem_factory"]], damage=20))
    assert (brings[1] > brings[0]) == comes
