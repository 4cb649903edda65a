"""Snapshot tests of the main screens of Boss Monster."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.boss_family.terminal.boards import answering, app_with, building, walking
from undercroft.terminal.profile.profile import Profile

WIDE = (120, 40)
SMALL = (80, 24)
LARGE = (200, 50)

Compare = Callable[..., bool]


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_building(snap_compare: Compare, profile: Profile, size: tuple[int, int]) -> None:
    assert snap_compare(app_with(profile, building(profile)), terminal_size=size)


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_a_hero_walking(snap_compare: Compare, profile: Profile, size: tuple[int, int]) -> None:
    assert snap_compare(app_with(profile, walking(profile)), terminal_size=size)


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_a_spell_to_be_answered(snap_compare: Compare, profile: Profile, size: tuple[int, int]) -> None:
    assert snap_compare(app_with(profile, answering(profile)), terminal_size=size)


def test_a_hero_walking_in_ukrainian(snap_compare: Compare, profile: Profile) -> None:
    assert snap_compare(app_with(profile, walking(profile), code="uk"), terminal_size=WIDE)


def test_building_in_polish(snap_compare: Compare, profile: Profile) -> None:
    assert snap_compare(app_with(profile, building(profile), code="pl"), terminal_size=SMALL)


def test_building_in_a_large_window(snap_compare: Compare, profile: Profile) -> None:
    assert snap_compare(app_with(profile, building(profile), code="ru"), terminal_size=LARGE, press=["tab"])


def test_passing_asks_twice(snap_compare: Compare, profile: Profile) -> None:
    assert snap_compare(app_with(profile, building(profile), code="uk"), terminal_size=SMALL, press=["0"])


def test_all_dungeons_with_their_texts(snap_compare: Compare, profile: Profile) -> None:
    assert snap_compare(app_with(profile, building(profile)), terminal_size=SMALL, press=["f2"])
