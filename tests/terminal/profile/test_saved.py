"""The list of saved games: deleting, replaying and branching them, and notices that nothing can be saved."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.terminal.positions import app_with, begun, in_fight, lost, table_of
from undercroft.i18n import LANGUAGES, language
from undercroft.terminal.plain import PlainGame
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.profile.saved_lines import saved_line
from undercroft.terminal.screens.app import UndercroftApp
from undercroft.terminal.screens.dialogs import ReadScreen, SmallScreen
from undercroft.terminal.screens.menu import MenuScreen
from undercroft.terminal.screens.replay import ReplayScreen
from undercroft.terminal.screens.saved import SavedScreen
from undercroft.terminal.session.session import Session

WIDE = (120, 40)


def shown(app: UndercroftApp) -> object:
    """The screen that is shown."""
    return app.screen


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "game", ["boss-monster", "minibosses", "super-boss-monster", "one-deck-dungeon", "dragon-tower"]
)
def test_a_line_tells_when_with_whom_and_how_far(profile: Profile, game: str, code: str) -> None:
    session = Session.begin(profile, game, ("you", "random"), 3, {})
    while len(session.table.moves) < 8:
        session.choose(0)
    (saved,) = profile.saved(game)
    line = saved_line(profile, language(code, game), saved)
    number, when, *known, state = line.split(" · ")
    assert number == "0001"
    assert when[:2] == "20"
    assert len(when) == len("2026-01-01 00:00")
    assert len(known) >= 2, line
    assert state


async def test_a_game_is_deleted_at_the_second_press(profile: Profile) -> None:
    first, second = in_fight(begun(profile)), in_fight(begun(profile))
    assert first.path is not None
    assert second.path is not None
    app = app_with(profile)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("down", "down", "enter")
        assert isinstance(shown(app), SavedScreen)
        await pilot.press("d")
        assert first.path.exists()
        assert second.path.exists()
        await pilot.press("down", "d")  # another game: asked anew
        assert first.path.exists()
        await pilot.press("в")  # the same key of a Cyrillic keyboard
        assert not first.path.exists()
        assert second.path.exists()
        await pilot.press("escape")
        menu = shown(app)
        assert isinstance(menu, MenuScreen)
        assert len(menu.saved) == 1


async def test_ones_own_finished_game_shows_ones_own_hand_and_goes_on_from_any_decision(profile: Profile) -> None:
    session = lost(begun(profile, "you", "greedy"))
    app = app_with(profile)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("down", "down", "enter", "enter")
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        seats = [screen.viewer]
        await pilot.press("tab")
        assert [*seats, screen.viewer] == [0, None]
        await pilot.press("end", "p")
        assert app.screen is screen, "a game that is over does not go on"
        await pilot.press("home", "right", "right", "p")
        again = table_of(app).session
        assert again.table.moves[:2] == session.table.moves[:2]
        assert len(again.table.moves) < len(session.table.moves)
        assert not again.own
        assert again.path != session.path
    assert len(profile.saved("dragon-tower")) == 2


@pytest.fixture
def shut(tmp_path: Path) -> Profile:
    """A profile whose folder cannot be created, since a file has its name."""
    (tmp_path / "file").write_text("")
    return Profile(tmp_path / "file" / "undercroft")


async def test_a_folder_that_cannot_be_written_is_told_before_play(shut: Profile) -> None:
    app = app_with(shut, begun(shut))
    async with app.run_test(size=WIDE) as pilot:
        assert isinstance(app.screen, ReadScreen)
        await pilot.press("escape")
        assert table_of(app).options


def test_the_plain_mode_tells_it_first(shut: Profile) -> None:
    said = io.StringIO()
    PlainGame(begun(shut), "uk", io.StringIO(""), said, story=False).run()
    assert said.getvalue().splitlines()[0].startswith("У ")
    assert "нічого не можна записати" in said.getvalue()


async def test_a_window_that_is_too_small_says_so_until_it_is_not(profile: Profile) -> None:
    app = app_with(profile, begun(profile), code="pl")
    async with app.run_test(size=(50, 12)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, SmallScreen)
        assert "64 × 20" in str(app.screen.query_one(".small").render())
        made = len(app.session.table.moves) if app.session else 0
        await pilot.press("1")
        assert app.session is not None
        assert len(app.session.table.moves) == made
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert table_of(app).options
