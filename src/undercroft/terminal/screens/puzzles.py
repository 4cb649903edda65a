"""Puzzles in the terminal: their list, sessions and results."""

from __future__ import annotations

from typing import TYPE_CHECKING, TextIO

from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from undercroft.bots import usual_bot
from undercroft.i18n import option_text
from undercroft.kernel.features.chat import Said
from undercroft.kernel.features.puzzle import judged, puzzles
from undercroft.kernel.features.puzzle_task import HARDEST, Verdict
from undercroft.terminal.plain import PlainGame
from undercroft.terminal.profile.profile import YOU
from undercroft.terminal.screens.table import TableScreen
from undercroft.terminal.session.session import Session
from undercroft.terminal.widgets.looks import ADVICE_KEY, INK, INK3, OK, ink

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from undercroft.i18n import Language
    from undercroft.kernel.features.puzzle import Puzzle
    from undercroft.terminal.profile.profile import Profile
    from undercroft.terminal.session.session import Suggestion

AGAIN = "again"
NEXT = "next"
ALL = "all"


def goal_text(language: Language, puzzle: Puzzle) -> str:
    """The goal of a puzzle, in a sentence."""
    return language.text("puzzle-" + puzzle.task.goal, **puzzle.task.args)


def puzzle_lines(language: Language, game: str, solved: set[int]) -> list[str]:
    """The puzzles of a game: mark, number, difficulty, goal."""
    return [
        f"{'✓' if puzzle.number in solved else '·'} {puzzle.number:>2}  "
        f"{'★' * puzzle.task.level:<{HARDEST}}  {goal_text(language, puzzle)}"
        for puzzle in puzzles(game)
    ]


def hint_text(language: Language, puzzle: Puzzle, names: list[str]) -> str:
    """The first move of the solution, in words."""
    return language.text("puzzle-hint-is", option=option_text(language, dict(puzzle.hint()), names))


class PuzzleSession(Session):
    """A puzzle at one terminal; only its solution is stored."""

    def __init__(self, profile: Profile, puzzle: Puzzle) -> None:
        table = puzzle.table()
        bot = usual_bot(puzzle.game)
        super().__init__(profile, table, tuple(YOU if seat == puzzle.task.seat else bot for seat in range(table.seats)))
        self.puzzle = puzzle
        self.play_on()

    @property
    def verdict(self) -> Verdict:
        """The state of the puzzle's goal."""
        events = [item.what for item in self.happenings if not isinstance(item.what, Said)]
        return judged(self.table.game, self.puzzle.task, events)

    @property
    def over(self) -> bool:
        """True once the puzzle is solved or can no longer be."""
        return self.verdict is not Verdict.OPEN or super().over

    def suggestions(self) -> list[Suggestion]:
        """No suggestions: a puzzle has a hint instead."""
        return []

    def _keep(self) -> None:
        if self.verdict is Verdict.SOLVED:
            self.profile.solve(self.puzzle.game, self.puzzle.number)

    def outcome_text(self, language: Language) -> str:
        """Tell the result."""
        return language.text("puzzle-solved" if self.verdict is Verdict.SOLVED else "puzzle-missed")


class PlainPuzzle(PlainGame):
    """A puzzle in lines."""

    session: PuzzleSession

    def __init__(self, session: PuzzleSession, code: str, source: TextIO, target: TextIO) -> None:
        super().__init__(session, code, source, target, story=False)

    def run(self) -> None:
        """Print the goal, play until it is reached or missed, and print the result."""
        puzzle = self.session.puzzle
        self.say(self.language.text("puzzle-number", number=puzzle.number))
        self.say(self.language.text("puzzle-goal", goal=goal_text(self.language, puzzle)))
        super().run()
        if self.session.verdict is not Verdict.OPEN:
            self.say(self.session.outcome_text(self.language))

    def command(self, answer: str) -> bool:
        """The commands of every game, and `b` for the first move of the solution."""
        if answer.lower() != ADVICE_KEY:
            return super().command(answer)
        self.say(hint_text(self.language, self.session.puzzle, self.session.names(self.language)))
        return False

    def farewell(self) -> None:
        """Print nothing: a puzzle is not saved."""


class PuzzleScreen(TableScreen):
    """A puzzle at the table of the app, with its goal below the question."""

    session: PuzzleSession

    def __init__(self, session: PuzzleSession) -> None:
        super().__init__(session)
        self._result_seen = True  # a puzzle has its own result screen
        self._told = False

    def refresh_table(self, message: str = "") -> None:
        """Draw everything, with the goal; at the end show the result."""
        goal = self.language.text("puzzle-goal", goal=goal_text(self.language, self.session.puzzle))
        super().refresh_table(f"{message} {goal}".lstrip())
        if self.session.over and not self._told:
            self._told = True
            self.app.push_screen(VerdictScreen(self.language, self.session), self._after_verdict)

    @property
    def advises(self) -> bool:
        """Every puzzle has a hint."""
        return True

    def advise(self) -> None:
        """Show the first move of the solution."""
        self._message = hint_text(self.language, self.session.puzzle, self.session.names(self.language))
        self._draw_prompt()

    def _after_verdict(self, answer: str | None) -> None:
        number = self.session.puzzle.number + (answer == NEXT)
        if answer in (AGAIN, NEXT):
            self.session = PuzzleSession(self.session.profile, puzzles(self.session.puzzle.game)[number - 1])
            self._told = False
            self.refresh_table()
        else:
            self.leave()


class VerdictScreen(ModalScreen[str]):
    """The result of a puzzle; dismissed with the next action."""

    BINDINGS = [Binding("escape", "close", show=False)]

    def __init__(self, language: Language, session: PuzzleSession) -> None:
        super().__init__()
        self._language = language
        self._session = session
        last = session.puzzle.number == len(puzzles(session.puzzle.game))
        solved = session.verdict is Verdict.SOLVED
        onward = [] if last else [NEXT]
        self._answers = [*onward, AGAIN, ALL] if solved else [AGAIN, *onward, ALL]

    def compose(self) -> ComposeResult:
        solved = self._session.verdict is Verdict.SOLVED
        with Vertical(classes="dialog"):
            yield Static(ink(self._session.outcome_text(self._language), OK if solved else INK, bold=True))
            yield OptionList(*[Option(ink(self._language.text("puzzle-" + one), INK)) for one in self._answers])

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Dismiss with the chosen action."""
        event.stop()
        self.dismiss(self._answers[event.option_index])

    def action_close(self) -> None:
        self.dismiss(ALL)


class PuzzlesScreen(ModalScreen["Puzzle | None"]):
    """Print the puzzles of a game, the easiest first."""

    BINDINGS = [Binding("escape", "close", show=False)]

    def __init__(self, language: Language, game: str, solved: set[int]) -> None:
        super().__init__()
        self._language = language
        self._game = game
        self._solved = solved

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog tall"):
            yield OptionList()
            yield Static(ink(self._language.text("terminal-puzzles-keys"), INK3), classes="keys")

    def on_mount(self) -> None:
        """Fill the list; the first one that is not solved is highlighted."""
        lines = puzzle_lines(self._language, self._game, self._solved)
        count = self._language.text("puzzles-solved", solved=len(self._solved), count=len(lines))
        self.query_one(".dialog").border_title = f"{self._language.text('puzzles')} · {count}"
        rows = self.query_one(OptionList)
        for number, line in enumerate(lines, 1):
            rows.add_option(Option(ink(line, INK3 if number in self._solved else INK)))
        open_ones = [number for number in range(1, len(lines) + 1) if number not in self._solved]
        rows.highlighted = (open_ones[0] - 1) if open_ones else 0
        rows.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Play the chosen puzzle."""
        event.stop()
        self.dismiss(puzzles(self._game)[event.option_index])

    def action_close(self) -> None:
        self.dismiss(None)
