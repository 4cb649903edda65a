"""The tutorial in the app and in plain mode, left and resumed."""

from __future__ import annotations

import io

import pytest
from textual.widgets import Static

from undercroft.i18n import LANGUAGES, language
from undercroft.kernel.errors import Illegal
from undercroft.kernel.game import registered
from undercroft.terminal.plain import PlainGame
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.screens.app import UndercroftApp
from undercroft.terminal.screens.dialogs import ReadScreen
from undercroft.terminal.session.lesson import LessonSession
from undercroft.terminal.widgets.widgets import Drawing

GAME = "boss-monster"
INTRODUCTION = 5
"""The number of steps to read before the first move."""


def typed(session: LessonSession, *lines: str, code: str = "en") -> str:
    target = io.StringIO()
    PlainGame(session, code, io.StringIO("".join(f"{line}\n" for line in lines)), target, story=False).run()
    return target.getvalue()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", registered())
def test_a_lesson_is_read_and_shown_to_its_end(profile: Profile, game: str, code: str) -> None:
    session = LessonSession(profile, game)
    told = typed(session, *["b"] * 200, code=code)  # a line goes on where there is something to read
    assert session.finished
    for step in session.guide.lesson.steps:
        assert language(code, game).text(step.text) in told
    assert profile.settings.lessons[game] == 0, "the next time it begins anew"
    end = told.rpartition(language(code, game).text(session.guide.lesson.steps[-1].text))[2]
    assert language(code, game).text("guide-learned", game=language(code, game).text("game-title")) in end


@pytest.mark.parametrize("game", [game for game in registered() if game != "one-deck-dungeon"])  # it ends on the stairs
def test_a_lesson_ends_with_a_victory(profile: Profile, game: str) -> None:
    session = LessonSession(profile, game)
    told = typed(session, *["b"] * 200)
    assert session.table.result is not None
    assert session.guide.lesson.seat in session.table.result.winners
    assert language("en", game).text("reason-" + session.table.result.reason) in told


async def test_the_screen_shows_the_end_before_it_returns_to_the_menu(profile: Profile) -> None:
    session = LessonSession(profile, "dragon-tower")
    app = UndercroftApp(profile, "dragon-tower", "en", session=session)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        while not session.finished:
            await pilot.press("enter" if session.reads else "b")
        await pilot.pause()
        assert isinstance(app.screen, ReadScreen)
        assert app.screen.query_one(".dialog").border_title == "The lesson is over"
        shown = app.screen.query_one(Drawing)
        assert "You can play Dragon Tower now" in "".join(line.plain for line in shown.lines(shown.size.width))
        await pilot.press("enter")
        await pilot.pause()
        assert not isinstance(app.screen, ReadScreen)


def test_a_mistake_is_explained_and_not_made(profile: Profile) -> None:
    session = LessonSession(profile, GAME)
    told = typed(session, *[""] * INTRODUCTION, "0", "0")
    assert "Not quite. You may pass, but" in told
    assert session.table.moves == []
    with pytest.raises(Illegal, match="no undo in a lesson"):
        session.undo()


def test_a_lesson_that_was_left_is_taken_up(profile: Profile) -> None:
    session = LessonSession(profile, GAME)
    told = typed(session, *[""] * INTRODUCTION, "b", "q")
    assert told.rstrip().endswith("undercroft play boss-monster --tutorial")
    again = LessonSession(profile, GAME)
    assert again.table.digest() == session.table.digest()
    assert again.standing == session.standing


async def test_the_screen_guides_by_the_same_keys(profile: Profile) -> None:
    session = LessonSession(profile, GAME)
    app = UndercroftApp(profile, GAME, "en", session=session)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert "Welcome, Gorgona!" in str(app.screen.query_one("#prompt", Static).content)
        await pilot.press("enter")
        assert "A hero who dies in your dungeon is a soul" in str(app.screen.query_one("#prompt", Static).content)
        await pilot.press(*["enter"] * (INTRODUCTION - 1))
        assert session.lit is not None, "the card that is spoken of is pointed at"
        await pilot.press("0", "0")
        assert "Not quite" in str(app.screen.query_one("#prompt", Static).content)
        assert session.table.moves == []
        await pilot.press("b")
        assert "All new rooms are turned up together" in str(app.screen.query_one("#prompt", Static).content)
        await pilot.press("q")


async def test_the_menu_offers_the_lesson(profile: Profile) -> None:
    app = UndercroftApp(profile, GAME, "en")
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("home", "down", "enter")
        await pilot.pause()
        assert isinstance(app.session, LessonSession)
