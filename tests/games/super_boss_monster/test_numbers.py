"""The numbers of Super Boss Monster besides its cards: players, market, landmarks, the game for one player."""

from __future__ import annotations

from bisect import bisect
from typing import Any

import pytest

from tests.games.boss_family.card_tables import read_table

TABLE = read_table("super_boss_monster/cards/super_boss_monster.toml")
META: dict[str, Any] = TABLE["meta"]
SOLO: dict[str, Any] = META["solo"]

# The class of every landmark's hero, its spaces, and what the summon space does to health.
LANDMARKS = {
    "temple": ("cleric", ["treasure", "bonus", "summon"], 2),
    "stadium": ("fighter", ["treasure", "bonus", "summon"], 2),
    "library": ("mage", ["treasure", "bonus", "summon"], 2),
    "hideout": ("thief", ["treasure", "bonus", "summon"], 2),
    "tavern": (None, ["summon"], -2),
    "launch_pad": ("explorer", ["treasure", "bonus", "summon"], 2),
}


def test_one_to_four_play() -> None:
    assert META["players"] == [1, 2, 3, 4]


def test_the_table_states_the_numbers_of_the_book() -> None:
    assert (META["bosses_dealt"], META["start_rooms"], META["start_spells"]) == (2, 5, 2)  # SB-027, SB-032
    assert (META["souls_to_win"], META["max_rooms"], META["redraw_alike"]) == (10, 5, 4)  # SB-172, SB-085, SB-033
    assert (META["landmark_health"], META["tavern_health"], META["least_health"]) == (2, -2, 1)  # SB-194, SB-195


def test_the_market_grows_with_the_players() -> None:
    """SB-015, SB-210: rooms and spells."""
    assert META["market"] == {"p2": [2, 1], "p3": [3, 1], "p4": [4, 1], "p5": [5, 1], "p6": [5, 2]}


def test_every_landmark_has_its_spaces_and_token() -> None:
    found: dict[str, tuple[str | None, list[str], int]] = {}
    for row in TABLE["landmark"]:
        assert row["id"] == f"{row['landmark']}_{row['space']}"
        assert bool(row["health_token"]) == (row["space"] == "summon")
        kind, spaces, token = found.get(row["landmark"], (row.get("class"), [], 0))
        found[row["landmark"]] = kind, [*spaces, row["space"]], token + row["health_token"]
    assert found == LANDMARKS
    assert list(found) == list(LANDMARKS)  # SB-017
    assert len(TABLE["landmark"]) == 16


def test_the_launch_pad_is_there_for_five_and_six() -> None:
    for row in TABLE["landmark"]:
        assert row["players"] == ([5, 6] if row["landmark"] == "launch_pad" else [1, 2, 3, 4, 5, 6])


def test_the_solo_board_has_its_numbers() -> None:
    assert (SOLO["heroes_per_turn"], SOLO["town_places"], SOLO["market"]) == (3, 4, [2, 1])  # SB-228, SB-231
    assert (SOLO["bait_icons"], SOLO["challenge_icons"]) == ([1, 2, 3, 4], [2, 3, 4, 5])  # SB-232, SB-252, SB-253
    assert (SOLO["most_tokens"], SOLO["wounds_to_end"]) == (4, 5)  # SB-236, SB-241


@pytest.mark.rule("SB-251")
@pytest.mark.parametrize(
    ("points", "title"),
    [
        *((-1, "loser"), (0, "kobold"), (6, "kobold"), (7, "minion"), (12, "minion"), (13, "miniboss")),
        *((16, "miniboss"), (17, "boss"), (21, "boss"), (22, "real_boss"), (25, "real_boss")),
        *((26, "dungeon_master"), (28, "dungeon_master"), (29, "boss_monster"), (31, "boss_monster")),
        *((32, "grand_boss"), (34, "grand_boss"), (35, "dungeon_overlord"), (36, "supreme_dungeon_overlord")),
    ],
)
def test_every_score_has_its_title(points: int, title: str) -> None:
    """SB-250, SB-251."""
    assert SOLO["titles"][bisect(SOLO["title_points"], points)] == title
