"""Showing a table again and again: whole, or only what has changed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import undercroft
from tests.suite import share
from undercroft.kernel.view_cache import ViewCache
from undercroft.simulation.random_tables import random_option, random_table

BESIDE = {"said", "options", "names"}
"""The parts of a view that changes do not tell."""


def play_on(table: undercroft.Table, random: Random) -> None:
    if random.random() < 0.1 and table.undo_refusal() is None:
        table.undo()
    else:
        table.apply(random_option(table, random))


@pytest.mark.parametrize("seed", range(share(12, 40)))
def test_a_view_made_from_an_earlier_one_is_the_view(seed: int) -> None:
    """Parts that did not change are taken over; whoever looks now and then sees what a fresh look would show."""
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
    showing = ViewCache(table.game)
    seats = [*range(table.seats), None]
    views = {seat: showing.view(table, seat) for seat in seats}
    while table.decision is not None and len(table.moves) < 150:
        play_on(table, random)
        for seat in seats:
            if random.random() < 0.7 or table.decision is None:
                view = table.clone().view(seat)
                assert showing.changes(table, seat) == different(views[seat], view)
                views[seat] = view


def different(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    parts = {name: part for name, part in new.items() if name not in BESIDE and old.get(name, ...) != part}
    if "zones" in parts:
        parts["zones"] = {name: zone for name, zone in new["zones"].items() if old["zones"][name] != zone}
    # Whoever looks after a decision was taken back and made again is told the same question again.
    return {"number": new["number"], "decision": new["decision"], **parts}


def test_who_was_shown_something_is_known_until_it_is_forgotten() -> None:
    table = random_table(1, "dragon-tower")
    showing = ViewCache(table.game)
    showing.view(table, 0)
    assert showing.has_shown(0)
    assert not showing.has_shown(1)
    assert not showing.is_behind(table.state, 0)
    table.apply(0)
    assert showing.is_behind(table.state, 0)
    assert not showing.is_behind(table.state, 1)
    showing.view(table, 1)
    showing.forget_all_but({1})
    assert not showing.has_shown(0)
    assert showing.has_shown(1)
