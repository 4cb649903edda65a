"""Puzzles on the full screen: the list, the goal, the hint, and what comes after."""

from __future__ import annotations

import io

from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from tests.terminal.positions import key_of, table_of
from undercroft.kernel.features.puzzle import Puzzle, puzzles
from undercroft.kernel.features.puzzle_task import Verdict
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.screens.app import UndercroftApp
from undercroft.terminal.screens.menu import MenuScreen
from undercroft.terminal.screens.puzzles import PlainPuzzle, PuzzleScreen, PuzzleSession, PuzzlesScreen, VerdictScreen

GAME = "dragon-tower"
WIDE = (120, 40)
FIRST, SECOND = puzzles(GAME)[:2]
LAST = puzzles(GAME)[-1]


def app_at(profile: Profile, puzzle: Puzzle | None = None, code: str = "en") -> UndercroftApp:
    session = None if puzzle is None else PuzzleSession(profile, puzzle)
    return UndercroftApp(profile, GAME, code, session=session)


def session_of(app: UndercroftApp) -> PuzzleSession:
    session = table_of(app).session
    assert isinstance(session, PuzzleSession)
    return session


def prompt_of(app: UndercroftApp) -> str:
    return str(table_of(app).query_one("#prompt").render())


def answers_of(screen: VerdictScreen) -> list[str]:
    rows = screen.query_one(OptionList)
    return [str(rows.get_option_at_index(place).prompt) for place in range(rows.option_count)]


async def choose(app: UndercroftApp, pilot: Pilot[None], index: int) -> None:
    """Press the key of an option, and once more where that is asked."""
    key, before = key_of(app, index), session_of(app).table.digest()
    await pilot.press(key)
    if isinstance(app.screen, PuzzleScreen) and session_of(app).table.digest() == before:
        await pilot.press(key)


async def solve(app: UndercroftApp, pilot: Pilot[None]) -> None:
    """Press the keys of the solution."""
    for step in session_of(app).puzzle.scenario.steps:
        session = session_of(app)
        assert step.option is not None
        assert session.decision is not None
        move = session.table.find(step.option)
        await choose(app, pilot, [option.move for option in session.decision.options].index(move))
    await pilot.pause()


async def miss(app: UndercroftApp, pilot: Pilot[None]) -> None:
    """Win the fight with health alone."""
    while isinstance(app.screen, PuzzleScreen):
        decision = session_of(app).decision
        assert decision is not None
        verbs = [option.verb for option in decision.options]
        await choose(app, pilot, verbs.index("commit") if "commit" in verbs else 0)
        await pilot.pause()


async def test_the_menu_leads_to_the_puzzles_and_the_first_open_one_is_lit(profile: Profile) -> None:
    profile.solve(GAME, 1)
    app = app_at(profile)
    async with app.run_test(size=WIDE) as pilot:
        menu = app.screen
        assert isinstance(menu, MenuScreen)
        place = next(place for place, row in enumerate(menu.rows) if row.kind == "puzzles")
        await pilot.press("home", *["down"] * place, "enter")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, PuzzlesScreen)
        rows = screen.query_one(OptionList)
        assert rows.option_count == len(puzzles(GAME))
        assert rows.highlighted == 1
        assert str(rows.get_option_at_index(0).prompt).startswith("✓  1  ★")
        assert str(rows.get_option_at_index(1).prompt).startswith("·  2  ★")
        title = screen.query_one(".dialog").border_title
        assert title == f"Puzzles · 1 of {len(puzzles(GAME))} solved"
        await pilot.press("enter")
        await pilot.pause()
        assert session_of(app).puzzle == SECOND


async def test_escape_leads_back_to_the_menu(profile: Profile) -> None:
    app = app_at(profile)
    async with app.run_test(size=WIDE) as pilot:
        app.list_puzzles()
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, MenuScreen)


async def test_the_goal_stands_below_the_question_in_the_language_of_the_player(profile: Profile) -> None:
    app = app_at(profile, FIRST)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert "Goal: Clear the room" in prompt_of(app)
        await pilot.press("l")
        assert "Цель: Зачистите комнату" in prompt_of(app)


async def test_a_hint_is_the_first_move_and_nothing_more(profile: Profile) -> None:
    app = app_at(profile, FIRST)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        before = session_of(app).table.digest()
        await pilot.press("b")
        assert "Begin with:" in prompt_of(app)
        assert "Stone Sentinel" in prompt_of(app)
        assert session_of(app).table.digest() == before


def test_a_hint_in_lines(profile: Profile) -> None:
    told = io.StringIO()
    PlainPuzzle(PuzzleSession(profile, FIRST), "en", io.StringIO("b\nq\n"), told).run()
    lines = told.getvalue().splitlines()
    assert lines[:2] == ["Puzzle 1", "Goal: Clear the room for at most 1 health, and everybody lives."]
    assert lines[-1].startswith("Begin with: ")


async def test_a_solved_puzzle_is_kept_and_the_next_one_follows(profile: Profile) -> None:
    app = app_at(profile, FIRST)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await solve(app, pilot)
        screen = app.screen
        assert isinstance(screen, VerdictScreen)
        assert str(screen.query_one(Static).render()) == "Solved!"
        assert answers_of(screen) == ["Next puzzle", "Try again", "All puzzles"]
        assert profile.solved(GAME) == {1}
        await pilot.press("enter")
        await pilot.pause()
        assert session_of(app).puzzle == SECOND
        assert session_of(app).verdict is Verdict.OPEN
        await solve(app, pilot)
        assert isinstance(app.screen, VerdictScreen)
        assert profile.solved(GAME) == {1, 2}


async def test_a_missed_puzzle_can_be_tried_again(profile: Profile) -> None:
    app = app_at(profile, FIRST)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        begin = session_of(app).table.digest()
        await miss(app, pilot)
        screen = app.screen
        assert isinstance(screen, VerdictScreen)
        assert str(screen.query_one(Static).render()).startswith("Not this time")
        assert answers_of(screen) == ["Try again", "Next puzzle", "All puzzles"]
        assert profile.solved(GAME) == set()
        await pilot.press("enter")
        await pilot.pause()
        assert session_of(app).table.digest() == begin
        assert session_of(app).verdict is Verdict.OPEN


async def test_escape_after_the_verdict_leaves_and_the_last_puzzle_has_no_next(profile: Profile) -> None:
    app = app_at(profile, LAST)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await solve(app, pilot)
        screen = app.screen
        assert isinstance(screen, VerdictScreen)
        assert answers_of(screen) == ["Try again", "All puzzles"]
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(app.screen, PuzzleScreen | VerdictScreen)
