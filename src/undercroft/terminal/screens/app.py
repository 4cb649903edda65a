"""The Textual app: the menu, the table, and what they share."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from textual.app import App
from textual.binding import Binding

from undercroft.i18n import LANGUAGES, Language, language
from undercroft.terminal.plugin import ui_of
from undercroft.terminal.screens.dialogs import ReadScreen, SmallScreen, paragraphs
from undercroft.terminal.screens.form import SetupForm
from undercroft.terminal.screens.menu import MenuScreen
from undercroft.terminal.screens.puzzles import PuzzleScreen, PuzzleSession, PuzzlesScreen
from undercroft.terminal.screens.replay import ReplayScreen
from undercroft.terminal.screens.table import TableScreen
from undercroft.terminal.session.lesson import LessonSession
from undercroft.terminal.session.session import Session, gains_of
from undercroft.terminal.signals import END_CODES
from undercroft.terminal.widgets.looks import INK, ink

if TYPE_CHECKING:
    from textual import events
    from textual.geometry import Size

    from undercroft.kernel.features.puzzle import Puzzle
    from undercroft.kernel.formats.record import Record
    from undercroft.terminal.profile.profile import Profile, SavedGame


STYLE: Final = Path(__file__).with_name("style.tcss")
ROOMY_WIDTH: Final = 150
ROOMY_HEIGHT: Final = 46
LEAST_WIDTH: Final = 64
LEAST_HEIGHT: Final = 20
"""The minimum size of a window that can show the question."""


class UndercroftApp(App[None]):
    """Play a game in the terminal."""

    TITLE = "Undercroft"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+c", "leave", show=False, priority=True)]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-wide"), (ROOMY_WIDTH, "-vast")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-high"), (ROOMY_HEIGHT, "-tall")]

    def __init__(
        self,
        profile: Profile,
        game: str,
        code: str,
        *,
        story: bool = True,
        seed: int | None = None,
        session: Session | None = None,
    ) -> None:
        board = ui_of(game).board
        super().__init__(css_path=[STYLE, *([board.styles_path] if board.styles_path else [])])
        self.profile = profile
        self.game = game
        self.language: Language = language(code, game)
        self.story = story
        self.seed = seed
        self.session = session
        """The current game; one given at the start is shown over the menu."""
        self.form = SetupForm(game, profile.settings.setups.get(game))

    def on_mount(self) -> None:
        """Show the menu, and the table over it if there is a game."""
        self.push_screen(MenuScreen())
        if self.session is not None:
            self.show_table(self.session)
        if (notice := self.profile.unwritable()) is not None:
            words = self.language
            text = paragraphs([ink(words.text(notice.key, **notice.args), INK)])
            self.push_screen(ReadScreen(words.text("terminal-notice-title"), words.text("terminal-close-keys"), text))
        self._fit(self.size)
        if not self.is_headless:
            for number, code in END_CODES.items():
                asyncio.get_running_loop().add_signal_handler(number, self.exit, None, code)

    # -- the window ----------------------------------------------------------------------------------------------

    @property
    def roomy(self) -> bool:
        """True if the window is large enough for the texts of cards."""
        return self.size.width >= ROOMY_WIDTH and self.size.height >= ROOMY_HEIGHT

    def on_resize(self, event: events.Resize) -> None:
        self._fit(event.size)

    def _fit(self, size: Size) -> None:
        """Show a notice while the window is too small."""
        small = size.width < LEAST_WIDTH or size.height < LEAST_HEIGHT
        is_shown = isinstance(self.screen, SmallScreen)
        if small and not is_shown:
            self.push_screen(SmallScreen(self.language, LEAST_WIDTH, LEAST_HEIGHT))
        elif is_shown and not small:
            self.pop_screen()

    def action_leave(self) -> None:
        """Ctrl-C: leave at once; the game is saved."""
        self.exit(return_code=END_CODES[signal.SIGINT])

    # -- games ---------------------------------------------------------------------------------------------------

    def saved_games(self) -> list[SavedGame]:
        return self.profile.saved(self.game)

    def earned(self) -> list[str]:
        return self.profile.achievements(self.game)

    def start_game(self) -> None:
        """Start the game of the set-up form."""
        self.profile.remember_setup(self.game, self.form.remember())
        leaders, options = self.form.chosen_leaders, self.form.values
        session = Session.begin(self.profile, self.game, leaders, self.seed, options)
        self.seed = None  # a seed from the command line is for one game
        self.show_table(session)

    def learn(self) -> None:
        """Start or resume the lesson of the game."""
        self.show_table(LessonSession(self.profile, self.game))

    def open_game(self, saved: SavedGame) -> None:
        """Continue a saved game, or watch one that is over."""
        if saved.result is None:
            self.show_table(Session.resume(self.profile, saved.path))
        else:
            own = self.profile.is_own(saved.path)
            screen = ReplayScreen(saved, self.profile.leaders(saved.path, saved.seats), own=own)
            if own:  # book rewards that could not be stored at its end
                self.profile.book(saved.path, screen.final.game, gains_of(screen.final, screen.leaders))
            self.push_screen(screen)

    def branch(self, record: Record, leaders: tuple[str, ...], number: int) -> None:
        """Start a new game from a decision of a finished one."""
        self.switch_screen(TableScreen(self._take(Session.branch(self.profile, record, leaders, number))))

    def _take(self, session: Session) -> Session:
        self.session = session
        return session

    def show_table(self, session: Session) -> None:
        """Show the table of a session."""
        self._take(session)
        self.push_screen(PuzzleScreen(session) if isinstance(session, PuzzleSession) else TableScreen(session))

    def list_puzzles(self) -> None:
        """Choose a puzzle and play it."""

        def chosen(puzzle: Puzzle | None) -> None:
            if puzzle is not None:
                self.show_table(PuzzleSession(self.profile, puzzle))

        self.push_screen(PuzzlesScreen(self.language, self.game, self.profile.solved(self.game)), chosen)

    # -- switches ------------------------------------------------------------------------------------------------

    def switch_language(self, step: int = 1) -> None:
        """Switch to the next language and remember it."""
        code = LANGUAGES[(LANGUAGES.index(self.language.code) + step) % len(LANGUAGES)]
        self.language = language(code, self.game)
        self.profile.change(language=code)
        self._redraw()

    def switch_story(self) -> None:
        """Toggle the narration and remember it."""
        self.story = not self.story
        self.profile.change(story=self.story)
        self._redraw(self.language.text("terminal-story-on" if self.story else "terminal-story-off"))

    def _redraw(self, message: str = "") -> None:
        screen = cast("Any", self.screen)
        if isinstance(screen, TableScreen):
            screen.refresh_table(message)
        else:
            screen.redraw()
