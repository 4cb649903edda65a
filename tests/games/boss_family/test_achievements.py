"""Achievements of the family: each has its condition on a won game, and only the winner earns it."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft.games.boss_family.achievements import CONDITIONS, WITH_COINS
from undercroft.i18n import LANGUAGES, language
from undercroft.kernel.game import find_game

SOULS = [f"{kind}_{health}_a" for kind in ("cleric", "mage", "fighter", "thief") for health in (4, 6, 8)]
EPICS = ["epic_mage_11_a", "epic_thief_11_a", "epic_fighter_11_a"]


def finished(
    souls: list[str], wounds: list[str] | None = None, rooms: int = 1, seats: int = 2, other: list[str] | None = None
) -> Any:
    """A table whose first player has just won."""
    own = ["goblin_armory", "dark_altar", "monsters_ballroom", "bottomless_pit", "golem_factory"][:rooms]
    bosses = ["robobo", "draculord", "cerebellus", "seducia"]
    dungeon = [[room] for room in own] + [[] for _ in range(5 - rooms)]
    for room in ["boulder_ramp", "minotaurs_maze", "neanderthal_cave"][: seats - 1]:
        dungeon += [[room], [], [], [], []]
    table = undercroft.scenario(
        {
            "game": "boss-monster",
            "seats": seats,
            "zones": {
                "boss": [[boss] for boss in bosses[:seats]],
                "souls": [souls],
                "wounds": [wounds or [], other or []],
                "dungeon": dungeon,
            },
            "position": {"phase": "end", "round": 9},
        }
    )
    assert table.result is not None
    return table


def earned(table: Any, seat: int = 0) -> set[str]:
    return set(table.game.earned(table.state, seat))


def test_a_plain_win_earns_the_first_one_and_others_nothing() -> None:
    table = finished([*SOULS[:9], "fool"], ["epic_mage_13_a"])
    assert table.result.winners == (0,)
    assert earned(table) == {"first_reign"}
    assert earned(table, 1) == set()


def test_a_win_without_a_wound_and_with_ten_points() -> None:
    assert earned(finished(SOULS[:10])) == {"first_reign", "no_scratch", "ten_points"}


def test_souls_rooms_epic_heroes_and_a_crowd() -> None:
    assert "soul_hoard" in earned(finished([*SOULS, *EPICS]))
    assert "epic_hunter" in earned(finished([*SOULS, *EPICS]))
    assert not {"soul_hoard", "epic_hunter"} & earned(finished([*SOULS[:8], *EPICS[:1]]))
    assert "five_rooms" in earned(finished(SOULS[:10], rooms=5))
    assert "five_rooms" not in earned(finished(SOULS[:10], rooms=4))
    assert "full_table" in earned(finished(SOULS[:10], seats=4))


def test_a_win_with_four_wounds_and_by_outlasting_all() -> None:
    assert "by_a_hair" in earned(finished(SOULS[:10], EPICS[:2]))  # an epic hero wounds twice
    assert "by_a_hair" not in earned(finished(SOULS[:10], EPICS[:1]))
    table = finished(SOULS[:2], other=[*EPICS, "epic_mage_13_a"])
    assert table.result.reason == "last-standing"
    assert "last_boss" in earned(table)
    assert "last_boss" not in earned(finished(SOULS[:10]))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", ["boss-monster", "minibosses", "one-deck-dungeon", "dragon-tower"])
def test_every_achievement_has_a_name_and_a_condition_in_words(game: str, code: str) -> None:
    words = language(code, game)
    names = find_game(game).achievements
    assert len(names) >= 8
    for name in names:
        key = "achievement-" + name.replace("_", "-")
        assert words.text(key)
        assert words.text(key + "-text")


def test_the_edition_with_coins_has_two_more() -> None:
    assert find_game("boss-monster").achievements == tuple(CONDITIONS)
    assert find_game("minibosses").achievements == (*CONDITIONS, *WITH_COINS)
