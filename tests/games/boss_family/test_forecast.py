"""The forecast of a hero's way in the view: it comes true when everybody passes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.boss_family.sets import tools_at
from tests.games.boss_family.tables import pass_all, state_of
from tests.games.helpers import prompt
from tests.games.super_boss_monster.tables import FOUR
from tests.games.super_boss_monster.tables import table_at as city_at
from tests.suite import share
from undercroft.games.boss_family.rules.city_events import RoomPassed
from undercroft.games.boss_family.rules.dungeon import top_of
from undercroft.games.boss_family.rules.events import HeroDied, HeroSurvived, RoomEntered
from undercroft.games.boss_family.rules.priority import resolve
from undercroft.games.boss_family.rules.state import ANNOUNCED, State
from undercroft.kernel.events import Event
from undercroft.kernel.table import Table
from undercroft.simulation.random_tables import random_option, random_table

GAMES = ("boss-monster", "minibosses", "super-boss-monster")
PASSES = ("pass_on", "let_it_be", "decline", "place_nothing")
"""The verbs that use nothing."""
MOST_DECISIONS = 600
"""A random game is followed so far."""


def passed_through(table: Table, hero: int) -> list[Event] | None:
    """Let everybody pass until the hero is through; return the events, or None if somebody has to choose."""
    later = table.clone()
    events: list[Event] = []
    while later.decision is not None and state_of(later).walker == hero:
        passing = [option for option in later.decision.options if option.verb in PASSES]
        if not passing:
            return None
        events += later.apply(passing[0])
    return events


def entered_slots(table: Table, events: list[Event], hero: int) -> list[tuple[int, int]]:
    """Return the rooms that a hero has entered, by their slots, with its damage afterwards."""
    state = state_of(table)
    slots = {top_of(state, state.active, slot): slot for slot in range(state.size[state.active])}
    rooms, hurt = [], state.hurt
    for event in events:
        if isinstance(event, (RoomEntered, RoomPassed)) and event.hero.id == hero:
            hurt = event.hurt if isinstance(event, RoomEntered) else hurt
            rooms.append((slots[event.room.id], hurt))
    return rooms


def is_anything_announced(state: State) -> bool:
    """Return True if a spell or an effect waits or is being carried out."""
    return bool(state.zones[ANNOUNCED] or state.pending or any(step[0] is resolve for step in state.agenda))


def disagreement(table: Table) -> tuple[Any, Any] | None:
    """Compare what a view foretells of the hero inside with what happens; return both if they differ."""
    walk = table.view(None)["walk"]
    if walk is None or is_anything_announced(state_of(table)):
        return None  # what was announced may still change the way
    events = passed_through(table, walk["hero"])
    if events is None:
        return None
    ends = [event for event in events if isinstance(event, (HeroDied, HeroSurvived)) and event.hero.id == walk["hero"]]
    if not ends:
        return None  # an effect took the hero out of the dungeon
    entered = entered_slots(table, events, walk["hero"])
    dies = isinstance(ends[0], HeroDied)
    foretold = ([(step["slot"], step["hurt"]) for step in walk["ahead"]], walk["dies_in"] is not None)
    return None if foretold == (entered, dies) else (foretold, (entered, dies))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(share(4, 60)))
def test_a_forecast_comes_true_when_everybody_passes(game: str, seed: int) -> None:
    table, random = random_table(seed, game), Random(seed)
    for decision in range(MOST_DECISIONS):
        if table.decision is None:
            break
        assert disagreement(table) is None, f"decision {decision}: {prompt(table)}"
        table.apply(random_option(table, random))


def test_the_room_that_was_entered_counts_before_it_deals_its_damage() -> None:
    table = city_at(
        "adventure",
        FOUR,
        dungeons=[["minion_arena", "trap_in_a_box"]],
        entrances=[["the_wrecking_squire"]],
        hands=[["loot_drop"], ["freeze_sbm"]],
        tokens=[(0, 0, 1), (0, 1, 2)],
    )
    pass_all(table, until=lambda later: prompt(later) == "which_token_to_lose")
    walk = table.view(None)["walk"]
    assert (walk["slot"], walk["hurt"]) == (1, 0)
    assert [(step["slot"], step["hurt"]) for step in walk["ahead"]] == [(1, 4), (0, 7)]
    assert walk["total"] == 7


@pytest.mark.card("magnetic_ceiling")
def test_a_room_that_may_take_the_item_first_counts_too() -> None:
    table = tools_at(
        "adventure",
        dungeons=[["beast_menagerie", "magnetic_ceiling"]],
        entrances=[["fighter_6_a"]],
        bearers=[("fighter_6_a", "oversized_sword")],
        hands=[["freeze"]],
    )
    pass_all(table, until=lambda later: prompt(later) == "whether_to_act")
    walk = table.view(None)["walk"]
    assert (walk["slot"], walk["hurt"]) == (1, 0)
    assert [step["slot"] for step in walk["ahead"]] == [1, 0]
    assert disagreement(table) is None
