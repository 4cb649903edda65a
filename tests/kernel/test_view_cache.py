"""Cached views: complete views and their changes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import undercroft
from tests.suite import share
from undercroft.kernel.view_cache import ViewCache
from undercroft.simulation.random_tables import random_option, random_table

NOT_IN_CHANGES = {"said", "options", "names"}
"""The parts of a view that `changes` omits."""


def play_on(table: undercroft.Table, random: Random) -> None:
    if random.random() < 0.1 and table.undo_refusal() is None:
        table.undo()
    else:
        table.apply(random_option(table, random))


@pytest.mark.parametrize("seed", range(share(12, 40)))
def test_a_view_made_from_an_earlier_one_is_the_view(seed: int) -> None:
    """Changes contain only changed parts, and applied to an earlier view they give the same as a new view."""
    table, random = random_table(seed), Random(seed)
    seats = [*range(table.seats), None]
    while table.decision is not None and len(table.moves) < 150:
        play_on(table, random)
        for seat in seats:
            if random.random() < 0.7:
                assert table.view(seat) == table.clone().view(seat)


@pytest.mark.parametrize("seed", range(share(12, 40)))
def test_changes_are_the_parts_of_the_next_view_that_are_different(seed: int) -> None:
    table, random = random_table(seed), Random(seed)
    cache = ViewCache(table.game)
    seats = [*range(table.seats), None]
    views = {seat: cache.view(table, seat) for seat in seats}
    while table.decision is not None and len(table.moves) < 150:
        play_on(table, random)
        for seat in seats:
            if random.random() < 0.7 or table.decision is None:
                view = table.clone().view(seat)
                assert cache.changes(table, seat) == different(views[seat], view)
                views[seat] = view


def different(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    parts = {name: part for name, part in new.items() if name not in NOT_IN_CHANGES and old.get(name, ...) != part}
    if "zones" in parts:
        parts["zones"] = {name: zone for name, zone in new["zones"].items() if old["zones"][name] != zone}
    # After an undo and the same decision again, the changes contain the same question.
    return {"number": new["number"], "decision": new["decision"], **parts}


def test_views_are_cached_until_they_are_dropped() -> None:
    table = random_table(1, "dragon-tower")
    cache = ViewCache(table.game)
    cache.view(table, 0)
    assert cache.has_shown(0)
    assert not cache.has_shown(1)
    assert not cache.is_behind(table.state, 0)
    table.apply(0)
    assert cache.is_behind(table.state, 0)
    assert not cache.is_behind(table.state, 1)
    cache.view(table, 1)
    cache.forget_all_but({1})
    assert not cache.has_shown(0)
    assert cache.has_shown(1)
