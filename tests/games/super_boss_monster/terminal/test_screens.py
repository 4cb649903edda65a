"""Snapshot tests of the table of Super Boss Monster."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.super_boss_monster.terminal.boards import alone, answering, app_with, building, sending, summoning
from undercroft.terminal.profile.profile import Profile

WIDE = (120, 40)
SMALL = (80, 24)

Compare = Callable[..., bool]


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_building_in_the_city(snap_compare: Compare, profile: Profile, size: tuple[int, int]) -> None:
    assert snap_compare(app_with(profile, building(profile)), terminal_size=size)


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_sending_a_minion_in_ukrainian(snap_compare: Compare, profile: Profile, size: tuple[int, int]) -> None:
    assert snap_compare(app_with(profile, sending(profile), code="uk"), terminal_size=size)


def test_summoning_in_polish(snap_compare: Compare, profile: Profile) -> None:
    assert snap_compare(app_with(profile, summoning(profile), code="pl"), terminal_size=WIDE)


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_the_stack(snap_compare: Compare, profile: Profile, size: tuple[int, int]) -> None:
    assert snap_compare(app_with(profile, answering(profile)), terminal_size=size)


def test_one_player_in_the_challenge(snap_compare: Compare, profile: Profile) -> None:
    assert snap_compare(app_with(profile, alone(profile, "on")), terminal_size=WIDE)


def test_the_whole_city_with_its_texts(snap_compare: Compare, profile: Profile) -> None:
    assert snap_compare(app_with(profile, building(profile)), terminal_size=SMALL, press=["f6"])
