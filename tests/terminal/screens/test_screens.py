"""Snapshot tests of the main screens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.terminal.positions import app_with, begun, in_fight, in_room, lost
from undercroft.games.dragon_tower.terminal import panels
from undercroft.i18n import LANGUAGES
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.widgets.looks import Look

WIDE = (120, 40)
SMALL = (80, 24)
LARGE = (200, 50)

Compare = Callable[..., bool]


def test_the_menu(snap_compare: Compare, profile: Profile) -> None:
    assert snap_compare(app_with(profile), terminal_size=SMALL)


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_the_table(snap_compare: Compare, profile: Profile, size: tuple[int, int]) -> None:
    assert snap_compare(app_with(profile, in_room(begun(profile, heroes=3))), terminal_size=size)


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_a_fight_being_put_together(snap_compare: Compare, profile: Profile, size: tuple[int, int]) -> None:
    assert snap_compare(app_with(profile, in_fight(begun(profile, heroes=2))), terminal_size=size)


def test_a_fight_in_ukrainian(snap_compare: Compare, profile: Profile) -> None:
    session = in_fight(begun(profile, "you", "random", heroes=4, skills="one"))
    assert snap_compare(app_with(profile, session, code="uk"), terminal_size=WIDE)


def test_a_large_window_shows_the_texts(snap_compare: Compare, profile: Profile) -> None:
    session = in_room(begun(profile, "you", "random", heroes=4, skills="one"))
    assert snap_compare(app_with(profile, session, code="ru"), terminal_size=LARGE, press=["tab"])


def test_a_window_that_is_too_small(snap_compare: Compare, profile: Profile) -> None:
    assert snap_compare(app_with(profile, begun(profile), code="uk"), terminal_size=(50, 15))


def test_help(snap_compare: Compare, profile: Profile) -> None:
    assert snap_compare(app_with(profile, in_room(begun(profile))), terminal_size=SMALL, press=["f1"])


def test_the_result(snap_compare: Compare, profile: Profile) -> None:
    assert snap_compare(app_with(profile, lost(begun(profile))), terminal_size=WIDE)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [36, 54])
def test_no_line_of_a_panel_is_wider_than_the_panel(profile: Profile, code: str, width: int) -> None:
    from undercroft.i18n import language

    words = language(code, "dragon-tower")
    options: dict[str, Any] = {"heroes": 4, "skills": "one", "boss": "lord_of_the_dead"}
    for seed in range(4):
        session = in_fight(begun(profile, "you", "you", seed=seed, **options))
        touch = {("card", card["id"]): "▸" for row in session.view()["zones"]["hand"] for card in row if "id" in card}
        look = Look(words, session.view(), session.names(words), {**touch, ("hero", 0): "1", ("hero", 1): "2"})
        for draw in (panels.tower, panels.heroes, panels.fight):
            lines = draw(look, width)
            assert lines
            assert max(line.cell_length for line in lines) <= width
