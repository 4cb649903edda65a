"""Snapshot tests of the table of Rise of the Minibosses."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.minibosses.terminal.boards import app_with, building, mixed
from undercroft.terminal.profile.profile import Profile

WIDE = (120, 40)
SMALL = (80, 24)

Compare = Callable[..., bool]


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_building_with_coins_and_minibosses(snap_compare: Compare, profile: Profile, size: tuple[int, int]) -> None:
    assert snap_compare(app_with(profile, building(profile)), terminal_size=size)


def test_two_players_in_ukrainian(snap_compare: Compare, profile: Profile) -> None:
    assert snap_compare(app_with(profile, building(profile, seats=2), code="uk"), terminal_size=WIDE)


def test_two_sets_in_play(snap_compare: Compare, profile: Profile) -> None:
    assert snap_compare(app_with(profile, mixed(profile)), terminal_size=WIDE)


def test_all_dungeons_with_the_powers_of_their_minibosses(snap_compare: Compare, profile: Profile) -> None:
    assert snap_compare(app_with(profile, building(profile)), terminal_size=SMALL, press=["f2"])
