"""Plug-ins of games for the terminal, and the defaults of a game that brings none."""

from __future__ import annotations

import pytest

from tests.games.boss_family.terminal.boards import app_with, building
from tests.terminal.test_plain import typed
from undercroft.i18n import LANGUAGES, language
from undercroft.kernel.game import registered
from undercroft.terminal import plugin
from undercroft.terminal.help import plain_help
from undercroft.terminal.plugin import has_windows, texts_of, ui_of
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.screens.form import SetupForm
from undercroft.terminal.screens.table import TableScreen
from undercroft.terminal.texts import GameTexts
from undercroft.terminal.widgets.board import Board
from undercroft.terminal.widgets.widgets import Drawing


def test_every_game_has_words_and_a_board() -> None:
    assert all(ui_of(game).board is not Board and type(texts_of(game)) is not GameTexts for game in registered())


@pytest.mark.parametrize("game", list(registered()))
@pytest.mark.parametrize("code", LANGUAGES)
def test_keys_rules_and_settings_can_be_read_in_every_language(game: str, code: str) -> None:
    words, known = language(code, game), texts_of(game)
    for key in known.keys:
        assert words.text("terminal-key-" + key)
    for end in ("", "-short"):
        assert words.text(known.key_line + end)
    assert len(plain_help(words, game)) > len(known.plain_keys)
    form = SetupForm(game)
    for row in form.rows():
        assert form.label(words, row)
        assert form.help(words, row)


def test_only_a_game_with_idle_options_has_windows() -> None:
    assert has_windows("boss-monster")
    assert not has_windows("dragon-tower")


@pytest.fixture
def without_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boss Monster without a plug-in for the terminal."""
    monkeypatch.setitem(plugin._uis, "boss-monster", plugin.DEFAULT)


@pytest.mark.usefixtures("without_words")
async def test_a_game_without_a_board_is_drawn_from_its_zones_and_can_be_played(profile: Profile) -> None:
    session = building(profile)
    app = app_with(profile, session)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = app.screen
        assert isinstance(screen, TableScreen)
        assert type(screen.query_one("#board")) is ui_of("boss-monster").board
        drawing = screen.query_one("#zones", Drawing)
        text = "\n".join(line.plain for line in drawing.lines(drawing.size.width))
        assert "Haunted Library" in text
        assert "Town" in text
        await pilot.press("tab")
        assert "Pointing at" in str(screen.query_one("#prompt").render())
        await pilot.press("escape", "f2")  # no panel of its own to show
        assert app.screen is screen
        await pilot.press("1")
        assert session.table.moves


@pytest.mark.usefixtures("without_words")
def test_a_game_without_words_is_told_by_its_zones(profile: Profile) -> None:
    told = typed(building(profile), "s", "?", "1", "q")
    assert told.count("Town: ") >= 2
    assert "s reads the whole situation again." in told
