"""The Bait phase: heroes of the town go where there is most of their treasure."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import Dungeon, entrance_of, phase_of, state_of, town_of
from tests.games.helpers import Cards, kinds, of_kind, play
from tests.games.super_boss_monster.tables import heroes_at, table_at
from undercroft.games.boss_family.rules.bait import attraction
from undercroft.games.boss_family.rules.durations import DOUBLE_TREASURE, last
from undercroft.games.boss_family.rules.events import HeroLured
from undercroft.games.boss_family.rules.facts import CLASSES, PRINTED
from undercroft.games.boss_family.rules.state import TOWN
from undercroft.kernel.table import Table

MIXED = {"sets": ["boss-monster"]}
THREE = ("bishop_bonemeal", "madame_marionette", "captain_rustclaw")  # cleric, mage, thief


def baited(town: Cards, *dungeons: Dungeon, **more: Any) -> Table:
    """A table after its Bait phase; a spell holds it in the first window of the Adventure phase."""
    more.setdefault("hands", [["freeze"]])
    return table_at("bait", THREE, town=town, dungeons=list(dungeons), options=MIXED, **more)


def lured(table: Table) -> list[tuple[str, int]]:
    """Return heroes with the entrances to which they went, in order."""
    return [(PRINTED[event.hero.face].id, event.seat) for event in of_kind(table.opening, HeroLured)]


@pytest.mark.rule("SB-118", "SB-119", "SB-124")
def test_heroes_go_leftmost_first_to_the_dungeon_with_most_of_their_symbols() -> None:
    table = baited(["bunny", "velvet_vic", "laliho"], ["minion_arena"], ["elemental_dojo", "goblin_armory"])
    assert lured(table) == [("bunny", 1), ("velvet_vic", 2), ("laliho", 1)]  # fighter: 1, 3, 0; thief: the boss alone
    assert entrance_of(table, 1) == ["bunny", "laliho"]
    assert town_of(table) == []


@pytest.mark.rule("SB-118", "SB-014")
def test_only_what_is_visible_counts_and_modifiers_do() -> None:
    covered = baited(["laliho"], ["minion_arena"], [["goblin_armory", "bone_choir"]])
    assert lured(covered) == [("laliho", 0)]
    shut = baited(["laliho"], ["minion_arena"], ["goblin_armory"], deactivated=[[1, 0]])
    assert lured(shut) == [("laliho", 0)]
    equal = [["minion_arena"], ["minion_arena"]]
    modified = table_at("build", THREE, dungeons=equal, town=["laliho"], hands=[["freeze"]], options=MIXED)
    last(state_of(modified), DOUBLE_TREASURE, 1)
    assert [hero["counts"] for hero in modified.view(None)["bait"]] == [[1, 2, 0]]


@pytest.mark.rule("SB-120", "SB-121")
@pytest.mark.parametrize(
    ("dungeons", "goes"),
    [
        (([], []), None),
        ((["minion_arena"], ["minion_arena"]), None),  # two of three share the most
        ((["minion_arena"], ["elemental_dojo"], ["booby_trapped_armory"]), None),
        ((["goblin_armory"], ["minion_arena"], ["booby_trapped_armory"]), 0),  # a tie for less does not matter
    ],
)
def test_without_symbols_or_with_a_tie_a_hero_stays(dungeons: tuple[Cards, ...], goes: int | None) -> None:
    table = baited(["laliho"], *dungeons)
    assert lured(table) == ([] if goes is None else [("laliho", goes)])
    assert town_of(table) == (["laliho"] if goes is None else [])


@pytest.mark.rule("SB-122", "SB-081")
def test_heroes_at_landmarks_are_not_lured() -> None:
    table = baited([], ["goblin_armory"], landmarks={"stadium": ["gladiator"], "tavern": ["bunny"]})
    assert lured(table) == []
    assert (heroes_at(table, "stadium"), heroes_at(table, "tavern")) == (["gladiator"], ["bunny"])


@pytest.mark.rule("SB-123")
def test_nobody_plays_anything_in_the_bait_phase() -> None:
    table = table_at(
        "reveal",
        dungeons=[["minion_arena", "jackpot_stash"]],
        hands=[["freeze"], ["freeze"]],
        town=["laliho"],
        options=MIXED,
    )
    order = kinds(table.opening)
    assert "hero-lured" in order
    assert phase_of(table) == "adventure"  # nobody was asked before the hero stood at the entrance
    assert entrance_of(table, 0) == ["laliho"]


@pytest.mark.rule("SB-125")
def test_the_order_in_town_is_the_order_of_arrival_whatever_changed_it() -> None:
    table = table_at(
        "adventure",
        dungeons=[["minion_arena", "goblin_armory"]],
        entrances=[["bunny"]],
        town=["laliho"],
        hands=[["fear", "freeze"], ["freeze"]],
        options=MIXED,
    )
    play(table, "pass_on", "pass_on")
    play(table, "cast_at card=fear target=bunny", "pass_on", "pass_on")
    assert town_of(table) == ["laliho", "bunny"]  # it came before laliho, and stands behind now
    state = state_of(table)
    assert [PRINTED[state.face[hero]].id for hero in state.zones[TOWN]] == ["laliho", "bunny"]
    later = baited(["laliho", "bunny"], ["minion_arena"])
    assert entrance_of(later, 0) == ["laliho", "bunny"]


@pytest.mark.rule("SB-204")
def test_a_hero_of_two_kinds_counts_both_and_one_without_a_kind_follows_its_text_or_stays() -> None:
    options = {"sets": ["minibosses"], "heroes": "minibosses"}
    table = table_at("build", dungeons=[["haunted_scriptorium", "cutpurse_alley"]], options=options)
    state = state_of(table)
    hero = next(card for zone in state.zones for card in zone if len(CLASSES[state.face[card]]) == 2)
    first, second = CLASSES[state.face[hero]]
    shown = table.view(None)["players"]
    expected = {seat: shown[seat]["treasure"][first] + shown[seat]["treasure"][second] for seat in (0, 1)}
    assert attraction(state, hero) == expected
    idle = baited(["idler"], ["minion_arena"])
    assert town_of(idle) == ["idler"]
    fool = table_at(
        "bait",
        town=["fool"],
        souls=[["cleric_4_a"]],
        hands=[["freeze"]],
        options={**MIXED, "heroes": "boss-monster"},
    )
    assert entrance_of(fool, 1) == ["fool"]
