"""Losing, winning, and the end of the game, on tables of this game."""

from __future__ import annotations

import pytest

from tests.games.boss_family.scores import areas_of
from tests.games.boss_family.tables import phase_of, stacks_of, state_of
from tests.games.helpers import kinds, of_kind, zone_of
from tests.games.minibosses.tables import table_at
from undercroft.games.boss_family.rules.events import HeroesRevealed, PlayerLost
from undercroft.games.boss_family.rules.facts import EPIC, HERO, KIND, MIN_PLAYERS, PRINTED, SET
from undercroft.kernel.table import Table

THREE = ("kirax", "oculus", "dr_deadly")  # XP 980, 630, 300


def score_areas(*scores: tuple[int, int]) -> dict[str, list[list[str]]]:
    """The zones `souls` and `wounds` for these scores by seat, with heroes of this game."""
    faces = [face for face, name in enumerate(SET) if name == "minibosses" and MIN_PLAYERS[face] <= len(scores)]
    epic = [PRINTED[face].id for face in faces if KIND[face] == EPIC]
    return areas_of(epic, [PRINTED[face].id for face in faces if KIND[face] == HERO], scores)


def end_of_round(bosses: tuple[str, ...], *scores: tuple[int, int]) -> Table:
    """A table at the end of a round with these souls and wounds by seat."""
    areas = score_areas(*scores)
    return table_at("end", bosses, souls=areas["souls"], wounds=areas["wounds"])


def outcome(table: Table) -> tuple[tuple[int, ...], str] | None:
    """Return the winners and the reason; None while the game goes on."""
    return None if table.result is None else (table.result.winners, table.result.reason)


@pytest.mark.rule("MB-087")
def test_five_wounds_lose_whatever_the_souls() -> None:
    table = end_of_round(("kirax", "oculus"), (12, 5), (3, 4))
    assert [event.seat for event in of_kind(table.opening, PlayerLost)] == [0]
    assert outcome(table) == ((1,), "last-standing")
    assert outcome(end_of_round(("kirax", "oculus"), (9, 4), (3, 4))) is None


@pytest.mark.rule("MB-088")
def test_ten_souls_with_fewer_than_five_wounds_win_at_the_end_of_a_round() -> None:
    assert outcome(end_of_round(("kirax", "oculus"), (10, 4), (9, 0))) == ((0,), "souls")
    assert outcome(end_of_round(("kirax", "oculus"), (9, 0), (9, 0))) is None
    areas = score_areas((10, 0), (0, 0))
    earlier = table_at("build", ("kirax", "oculus"), souls=areas["souls"], hands=[["rage"]])
    assert (outcome(earlier), phase_of(earlier)) == (None, "build")


@pytest.mark.rule("MB-089")
def test_of_two_winners_the_one_with_more_souls_less_wounds_wins() -> None:
    assert outcome(end_of_round(("kirax", "oculus"), (11, 3), (10, 1))) == ((1,), "souls")


@pytest.mark.rule("MB-089", "MB-091")
def test_of_two_losers_of_one_round_the_one_with_more_souls_less_wounds_wins() -> None:
    assert outcome(end_of_round(("kirax", "oculus"), (8, 5), (7, 5))) == ((0,), "all-lost")
    assert outcome(end_of_round(("kirax", "oculus"), (7, 5), (9, 6))) == ((1,), "all-lost")


@pytest.mark.rule("MB-090")
def test_the_lowest_experience_breaks_a_tie() -> None:
    assert outcome(end_of_round(("oculus", "kirax"), (10, 1), (11, 2))) == ((0,), "souls")
    assert outcome(end_of_round(("kirax", "oculus"), (8, 6), (7, 5))) == ((1,), "all-lost")


@pytest.mark.rule("MB-091")
def test_losers_are_compared_only_when_nobody_is_left() -> None:
    assert outcome(end_of_round(THREE, (9, 5), (0, 4), (9, 5))) == ((1,), "last-standing")
    assert outcome(end_of_round(THREE, (4, 5), (6, 5), (5, 5))) == ((1,), "all-lost")
    # Somebody who has won is before all losers, and with two left the game goes on.
    assert outcome(end_of_round(THREE, (9, 5), (10, 0), (0, 0))) == ((1,), "souls")
    assert outcome(end_of_round(THREE, (9, 5), (2, 0), (0, 0))) is None


@pytest.mark.rule("MB-093", "MB-070")
def test_the_cards_of_one_who_has_lost_leave_the_game_and_as_many_heroes_come_as_before() -> None:
    areas = score_areas((0, 5), (0, 0), (0, 0))
    table = table_at(
        "end",
        THREE,
        dungeons=[[["spike", "unstable_mine", "loot_box"]], ["training_camp"]],
        hands=[["garbage_chute", "rage"], ["rage"]],
        wounds=areas["wounds"],
        levels=[[0, 0, 2]],
    )
    assert "player-lost" in kinds(table.opening)
    gone = zone_of(table, "removed")
    assert {"kirax", "spike", "unstable_mine", "loot_box", "garbage_chute", "rage"} <= set(gone)
    assert (zone_of(table, "discard"), stacks_of(table, 0)) == ([], [])
    assert state_of(table).order == [1, 2]
    [revealed] = of_kind(table.opening, HeroesRevealed)
    assert len(revealed.heroes) == 3
