"""The rulebook in a terminal: the rule of the question, the rule behind a line of the log, the search."""

from __future__ import annotations

import io

import pytest

from tests.terminal.positions import app_with, begun
from undercroft.i18n import LANGUAGES, language
from undercroft.i18n.rules import found_sections, matches, stems
from undercroft.kernel.features.rulebook import find_rulebook
from undercroft.terminal.plain import PlainGame
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.rules import explain_line, rulebook_lines
from undercroft.terminal.screens.app import UndercroftApp
from undercroft.terminal.screens.dialogs import LogScreen, ReadScreen
from undercroft.terminal.session.session import Session
from undercroft.terminal.widgets.widgets import Choices, Drawing

ENGLISH = language("en", "dragon-tower")


def dealt(profile: Profile) -> Session:
    return Session.begin(profile, "dragon-tower", ("you",), 1, {"team": "deal", "skills": "none"})


def typed(session: Session, *lines: str) -> str:
    target = io.StringIO()
    PlainGame(session, "en", io.StringIO("".join(f"{line}\n" for line in lines)), target, story=False).run()
    return target.getvalue()


def test_words_are_found_whatever_their_endings_and_marks() -> None:
    assert matches("Герои приходят в город.", stems("герой"))
    assert matches("Komnata zadaje obrażenia.", stems("KOMNATY obrazen"))
    assert matches("Wypaśną kładzie się", stems("kladzie"))
    assert not matches("A hero stays in town.", stems("hero dungeon"))
    book = find_rulebook("dragon-tower")
    assert book is not None
    assert found_sections(ENGLISH, book, "") == list(book.sections)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "game", ["boss-monster", "minibosses", "super-boss-monster", "dragon-tower", "one-deck-dungeon"]
)
def test_the_whole_book_can_be_read(game: str, code: str) -> None:
    words, book = language(code, game), find_rulebook(game)
    assert book is not None
    lines = rulebook_lines(words, game)
    assert all(words.text(section.title) in lines for section in book.sections)
    assert rulebook_lines(words, game, "qqq") == [words.text("rules-no-match", words="qqq")]


def test_typing_asks_for_the_rule_of_the_question_and_for_words(profile: Profile) -> None:
    told = typed(dealt(profile), "r", "r pair fights", "?")
    assert "Drawing cards" in told
    assert "Fighting in a pair" in told
    assert ENGLISH.text("terminal-plain-why") in told


def test_typing_asks_for_the_rule_behind_a_line_of_the_log(profile: Profile) -> None:
    session = dealt(profile)
    told = typed(session, "1", "y", "y 2", "y 99999", "y many")
    lines = session.log(ENGLISH, story=False)
    assert [line.event for line in lines[-1:]] == ["card-drawn"]
    assert told.count("On every floor, the first one too, each living hero draws before you enter.") >= 2
    assert told.count(lines[-1].text) == 3
    drawn = explain_line(ENGLISH, "dragon-tower", lines[-1])
    assert drawn[0] == lines[-1].text


def test_a_line_without_a_rule_says_so(profile: Profile) -> None:
    session = Session.begin(profile, "boss-monster", ("you", "greedy"), 1, {})
    words = language("en", "boss-monster")
    while not any(line.event == "round-begun" for line in session.log(words, story=False)):
        session.choose(0)
    line = next(line for line in session.log(words, story=False) if line.event == "round-begun")
    assert words.text("rules-none") in explain_line(words, "boss-monster", line)


async def test_enter_on_a_line_of_the_log_shows_its_rule_and_leads_back(profile: Profile) -> None:
    app = app_with(profile, begun(profile))
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.press("f4")
        assert isinstance(app.screen, LogScreen)
        await pilot.press("enter")
        assert isinstance(app.screen, ReadScreen)
        assert len(app.screen.query_one("#text", Drawing).lines(80)) > 3
        await pilot.press("escape")
        assert isinstance(app.screen, LogScreen)
        await pilot.press("escape")
        assert not isinstance(app.screen, LogScreen)


def offered(app: UndercroftApp) -> list[str]:
    """The list on the screen."""
    return [str(option.prompt) for option in app.screen.query_one(Choices).options]


async def test_the_log_takes_the_width_that_it_has(profile: Profile) -> None:
    session = begun(profile)
    while not any(len(line.text) > 40 for line in session.log(ENGLISH, story=False)):
        session.choose(0)
    app = app_with(profile, session)
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.press("f4")
        lines = [line for prompt in offered(app) for line in prompt.split("\n")]
        assert any(len(line) > 40 for line in lines)
        assert all(len(line) <= app.screen.query_one(Choices).scrollable_content_region.width for line in lines)
