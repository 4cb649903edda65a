"""Snapshot tests of the main screens of One Deck Dungeon."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.one_deck_dungeon.terminal.boards import app_with, at_the_doors, fighting, placing, placing_as_two
from undercroft.terminal.profile.profile import Profile

WIDE = (120, 40)
SMALL = (80, 24)

Compare = Callable[..., bool]


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_doors(snap_compare: Compare, profile: Profile, size: tuple[int, int]) -> None:
    assert snap_compare(app_with(profile, at_the_doors(profile)), terminal_size=size)


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_placing(snap_compare: Compare, profile: Profile, size: tuple[int, int]) -> None:
    assert snap_compare(app_with(profile, placing(profile)), terminal_size=size)


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_the_boss(snap_compare: Compare, profile: Profile, size: tuple[int, int]) -> None:
    assert snap_compare(app_with(profile, fighting(profile)), terminal_size=size)


def test_a_die_chosen(snap_compare: Compare, profile: Profile) -> None:
    assert snap_compare(app_with(profile, placing(profile)), terminal_size=SMALL, press=["7"])


def test_the_best_cover(snap_compare: Compare, profile: Profile) -> None:
    assert snap_compare(app_with(profile, placing(profile)), terminal_size=WIDE, press=["b"])


def test_placing_as_two_in_ukrainian(snap_compare: Compare, profile: Profile) -> None:
    assert snap_compare(app_with(profile, placing_as_two(profile), code="uk"), terminal_size=SMALL)


def test_doors_in_polish(snap_compare: Compare, profile: Profile) -> None:
    assert snap_compare(app_with(profile, at_the_doors(profile), code="pl"), terminal_size=WIDE)
