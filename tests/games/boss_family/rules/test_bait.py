"""The Bait phase: heroes of the town go to the richest dungeon of their kind."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.boss_family.tables import (
    Dungeon,
    entrance_of,
    pass_all,
    pass_phase,
    pass_round,
    phase_of,
    state_of,
    table_at,
    town_of,
    treasure_of,
    wounds_of,
)
from tests.games.helpers import Cards, kinds, of_kind, offers, play
from undercroft.games.boss_family.rules.dungeon import stack_of
from undercroft.games.boss_family.rules.events import DungeonEntered, HeroLured, HeroStayed
from undercroft.games.boss_family.rules.facts import FIRST_DECK

# Fighter rooms by the treasure they show.
FIGHTER: dict[int, list[str]] = {0: [], 1: ["golem_factory"], 2: ["goblin_armory"]}


def bait(town: Cards, *dungeons: Dungeon, bosses: tuple[str, ...], **more: Any) -> undercroft.Table:
    """A table after the Bait phase: seat 0 holds a spell and is asked in the Adventure phase."""
    table = table_at("bait", bosses, dungeons=dungeons, town=town, hands=[["freeze"]], **more)
    assert phase_of(table) == "adventure"
    return table


def lured(table: undercroft.Table) -> dict[str, int]:
    """Return where the heroes of the town went."""
    return {FIRST_DECK.ids[event.hero.face]: event.seat for event in of_kind(table.opening, HeroLured)}


# -- who goes where ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-096", "BM-097", "BM-006")
def test_a_hero_goes_where_most_of_its_symbols_are_visible_boss_included() -> None:
    # Draculord counts as a cleric himself: 1 + 1 against one room of 1 and a covered one of 2.
    table = bait(
        ["cleric_8_a"],
        ["open_grave"],
        [["dark_altar", "specters_sanctum"]],
        bosses=("draculord", "robobo"),
    )
    assert lured(table) == {"cleric_8_a": 0}
    assert entrance_of(table, 0) == ["cleric_8_a"]
    assert town_of(table) == []


@pytest.mark.rule("BM-096", "BM-192")
def test_a_deactivated_room_draws_nobody() -> None:
    table = bait(
        ["cleric_8_a"],
        ["succubus_spa"],
        ["dark_altar"],
        bosses=("gorgona", "robobo"),
        deactivated=[[1, 0]],
    )
    assert lured(table) == {"cleric_8_a": 0}


@pytest.mark.rule("BM-096", "BM-100")
def test_effects_of_the_round_still_count_in_the_bait_phase() -> None:
    table = table_at(
        "build",
        ("seducia", "robobo"),
        dungeons=[["jackpot_stash", "open_grave"], ["open_grave"]],
        hands=[["freeze"], ["freeze"]],
        town=["cleric_8_a"],
    )
    [before] = table.view(None)["bait"]
    assert (before["to"], before["tie"], before["counts"]) == (None, True, [1, 1])
    play(table, "use card=jackpot_stash")
    assert treasure_of(table, 0)[0] == 2
    events = pass_phase(table)
    assert [event.seat for event in of_kind(events, HeroLured)] == [0]
    assert kinds(events)[-2:] == ["hero-lured", "adventure-turn-begun"]  # nobody was asked in between


@pytest.mark.rule("BM-098", "BM-099", "BM-105")
@pytest.mark.parametrize(
    ("counts", "goes"),
    [
        ((2, 2, 1), None),
        ((2, 1, 1), 0),
        ((0, 0, 0), None),
        ((0, 0, 1), 2),
        ((1, 2, 2), None),
        ((0, 1, 2), 2),
    ],
)
def test_a_tie_for_the_most_keeps_a_hero_in_town_and_no_other_tie_does(
    counts: tuple[int, ...], goes: int | None
) -> None:
    table = bait(["fighter_8_a"], *(FIGHTER[count] for count in counts), bosses=("draculord", "gorgona", "seducia"))
    assert lured(table) == ({} if goes is None else {"fighter_8_a": goes})
    stayed = [event.tie for event in of_kind(table.opening, HeroStayed)]
    assert stayed == ([] if goes is not None else [max(counts) > 0])
    assert town_of(table) == (["fighter_8_a"] if goes is None else [])


def test_an_eliminated_player_draws_nobody() -> None:
    table = bait(
        ["fighter_8_a"], ["golem_factory"], [], ["golem_factory"], bosses=("draculord", "gorgona", "seducia"), out=[2]
    )
    assert lured(table) == {"fighter_8_a": 0}


# -- the order of arrival ------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-101", "BM-107")
def test_heroes_arrive_in_the_order_of_the_town() -> None:
    town = ["thief_8_a", "cleric_8_a", "thief_6_a", "cleric_6_a", "mage_4_a"]
    table = bait(town, bosses=("draculord", "gorgona"))
    assert entrance_of(table, 0) == ["cleric_8_a", "cleric_6_a"]
    assert entrance_of(table, 1) == ["thief_8_a", "thief_6_a"]
    assert [FIRST_DECK.ids[event.hero.face] for event in of_kind(table.opening, HeroLured)] == town[:4]


@pytest.mark.rule("BM-102")
def test_a_hero_left_in_town_tries_again_and_replaces_nobody() -> None:
    table = bait(
        ["fighter_8_a"],
        ["golem_factory"],
        ["golem_factory"],
        bosses=("draculord", "gorgona"),
        zones={"hero_deck": ["mage_8_a", "mage_6_a"]},
    )
    assert town_of(table) == ["fighter_8_a"]
    pass_round(table)
    assert town_of(table) == ["fighter_8_a", "mage_6_a", "mage_8_a"]
    [frozen] = state_of(table).zones[stack_of(1, 0)]
    events = play(table, f"cast_at card=freeze target={frozen}") + pass_phase(table)
    assert [(FIRST_DECK.ids[event.hero.face], event.seat) for event in of_kind(events, HeroLured)] == [
        ("fighter_8_a", 0)
    ]


@pytest.mark.rule("BM-107")
def test_treasure_is_fixed_for_the_phase() -> None:
    # Luring the first hero changes nothing for the second of the same kind.
    table = bait(["thief_8_a", "thief_6_a", "thief_4_a"], bosses=("draculord", "gorgona"))
    assert entrance_of(table, 1) == ["thief_8_a", "thief_6_a", "thief_4_a"]


@pytest.mark.rule("BM-108")
def test_heroes_waiting_at_an_entrance_stay_there_ahead_of_newcomers() -> None:
    table = bait(
        ["cleric_8_a"],
        ["dark_altar"],
        bosses=("draculord", "gorgona"),
        entrances=[["mage_8_a"], ["cleric_6_a"]],
    )
    assert entrance_of(table, 0) == ["mage_8_a", "cleric_8_a"]
    assert entrance_of(table, 1) == ["cleric_6_a"]  # the Dark Altar does not draw it any more
    assert lured(table) == {"cleric_8_a": 0}


@pytest.mark.rule("BM-103", "BM-110")
def test_then_the_adventure_begins() -> None:
    table = bait(["cleric_8_a", "mage_8_a"], bosses=("draculord", "gorgona"))
    assert kinds(table.opening) == ["hero-lured", "hero-stayed", "adventure-turn-begun"]


@pytest.mark.rule("BM-106", "BM-006")
def test_a_boss_without_rooms_draws_its_hero_and_is_wounded() -> None:
    table = bait(["cleric_8_a"], bosses=("draculord", "gorgona"))
    events = pass_all(table, until=lambda later: phase_of(later) != "adventure")
    assert [event.seat for event in of_kind(events, DungeonEntered)] == [0]
    assert wounds_of(table, 0) == 1


@pytest.mark.rule("BM-245", "BM-171")
def test_a_hero_risen_from_a_score_area_is_the_newest_if_it_comes_to_town() -> None:
    table = table_at(
        "build",
        ("gorgona", "draculord", "robobo"),
        hands=[[], ["zombie_attack", "trepidation"], ["freeze"]],
        town=["mage_6_a", "mage_8_a"],
        souls=[["fighter_8_a", "cleric_8_a", "mage_4_a"]],
        wounds=[["epic_mage_11_a", "epic_mage_13_a", "cleric_4_a"]],
        entrances=[["cleric_6_a"]],
    )
    play(table, "cast_at card=zombie_attack target=fighter_8_a")
    pass_all(table, until=lambda later: "cast_on card=trepidation opponent=0" in offers(later))
    assert entrance_of(table, 0) == ["cleric_6_a", "fighter_8_a"]
    play(table, "cast_on card=trepidation opponent=0")
    pass_round(table)
    assert table.view(None)["players"][0]["out"]
    assert town_of(table)[:4] == ["mage_6_a", "mage_8_a", "cleric_6_a", "fighter_8_a"]


# -- The Fool ------------------------------------------------------------------------------------------------------


ONE_SOUL = ("thief_4_a", "thief_6_a", "thief_8_a", "mage_4_a", "mage_6_a", "mage_8_a", "cleric_4_a", "cleric_6_a")


def souls(*counts: int) -> list[list[str]]:
    """Score areas with these numbers of souls, all ordinary heroes."""
    heroes = iter((*ONE_SOUL, "cleric_8_a", "fighter_4_a", "fighter_6_a", "fighter_8_a"))
    return [[next(heroes) for _ in range(count)] for count in counts]


@pytest.mark.rule("BM-109", "BM-232")
@pytest.mark.card("fool")
@pytest.mark.parametrize(
    ("counts", "goes"), [((1, 2, 5), 0), ((2, 2, 5), None), ((5, 3, 4), 1), ((0, 0, 0), None), ((3, 0, 1), 1)]
)
def test_the_fool_goes_to_the_one_player_with_fewest_souls(counts: tuple[int, ...], goes: int | None) -> None:
    table = bait(
        ["fool"],
        ["dragon_hatchery", "dragon_hatchery"],  # treasure means nothing to it
        bosses=("draculord", "gorgona", "seducia"),
        souls=souls(*counts),
    )
    assert lured(table) == ({} if goes is None else {"fool": goes})
    if goes is None:
        assert [event.tie for event in of_kind(table.opening, HeroStayed)] == [True]


@pytest.mark.rule("BM-232")
@pytest.mark.card("fool")
def test_the_fool_counts_souls_and_not_cards_and_not_wounds() -> None:
    table = bait(
        ["fool"],
        bosses=("draculord", "gorgona"),
        souls=[["epic_thief_11_a"], ["thief_4_a"]],  # two souls and one
        wounds=[[], ["thief_6_a", "thief_8_a"]],
    )
    assert lured(table) == {"fool": 1}


@pytest.mark.rule("BM-232")
@pytest.mark.card("fool")
def test_the_fool_does_not_compare_players_who_are_out() -> None:
    table = bait(["fool"], bosses=("draculord", "gorgona", "seducia"), souls=souls(3, 2, 0), out=[2])
    assert lured(table) == {"fool": 1}


@pytest.mark.rule("BM-109")
@pytest.mark.card("fool")
def test_everybody_sees_where_the_fool_would_go() -> None:
    table = table_at("build", hands=[["freeze"]], town=["fool"], souls=souls(1))
    [shown] = table.view(None)["bait"]
    assert (shown["to"], shown["tie"]) == (1, False)
    assert "pass_on" in offers(table)
