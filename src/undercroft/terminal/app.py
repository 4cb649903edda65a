"""The Textual app: the menu, the table, and what they share."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from textual.app import App

from undercroft.lang import LANGUAGES, Language, language
from undercroft.terminal.face import face_of
from undercroft.terminal.form import SetupForm
from undercroft.terminal.menu import MenuScreen
from undercroft.terminal.puzzles import PuzzleScreen, PuzzleSession, PuzzlesScreen
from undercroft.terminal.replaying import ReplayScreen
from undercroft.terminal.session import Session, gains_of
from undercroft.terminal.table import TableScreen

if TYPE_CHECKING:
    from undercroft.kernel.puzzle import Puzzle
    from undercroft.terminal.profile import Profile, SavedGame


STYLE: Final = Path(__file__).with_name("style.tcss")


class UndercroftApp(App[None]):
    """Play a game in the terminal."""

    TITLE = "Undercroft"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-high")]

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
        board = face_of(game).board
        super().__init__(css_path=[STYLE, *([board.styles_path] if board.styles_path else [])])
        self.profile = profile
        self.game = game
        self.language: Language = language(code, game)
        self.story = story
        self.seed = seed
        self.session = session
        """The game at hand; one given from the start is shown before the menu."""
        self.form = SetupForm(game, profile.settings.setups.get(game))

    def on_mount(self) -> None:
        """The menu, and the table over it if a game was asked for."""
        self.push_screen(MenuScreen())
        if self.session is not None:
            self.show_table(self.session)

    # -- games ---------------------------------------------------------------------------------------------------

    def saved_games(self) -> list[SavedGame]:
        """The saved games of this game."""
        return self.profile.saved(self.game)

    def earned(self) -> list[str]:
        """The achievements earned so far."""
        return self.profile.achievements(self.game)

    def start_game(self) -> None:
        """Begin the game that the form describes."""
        self.profile.remember_setup(self.game, self.form.remember())
        leaders, options = self.form.chosen_leaders, self.form.values
        session = Session.begin(self.profile, self.game, leaders, self.seed, options)
        self.seed = None  # a seed given on the command line is for one game
        self.show_table(session)

    def open_game(self, saved: SavedGame) -> None:
        """Continue a saved game, or watch one that is over."""
        if saved.result is None:
            self.show_table(Session.resume(self.profile, saved.path))
        else:
            screen = ReplayScreen(saved, self.profile.leaders(saved.path, saved.seats))
            if self.profile.is_own(saved.path):  # what could not be booked at its end is booked now
                self.profile.book(saved.path, screen.final.game, gains_of(screen.final, screen.leaders))
            self.push_screen(screen)

    def show_table(self, session: Session) -> None:
        """Sit down at a table."""
        self.session = session
        self.push_screen(PuzzleScreen(session) if isinstance(session, PuzzleSession) else TableScreen(session))

    def list_puzzles(self) -> None:
        """Choose a puzzle and play it."""

        def chosen(puzzle: Puzzle | None) -> None:
            if puzzle is not None:
                self.show_table(PuzzleSession(self.profile, puzzle))

        self.push_screen(PuzzlesScreen(self.language, self.game, self.profile.solved(self.game)), chosen)

    # -- switches ------------------------------------------------------------------------------------------------

    def switch_language(self, step: int = 1) -> None:
        """The next language, everywhere at once; remembered."""
        code = LANGUAGES[(LANGUAGES.index(self.language.code) + step) % len(LANGUAGES)]
        self.language = language(code, self.game)
        self.profile.change(language=code)
        self._redraw()

    def switch_story(self) -> None:
        """Tell the story, or not; remembered."""
        self.story = not self.story
        self.profile.change(story=self.story)
        self._redraw(self.language.text("terminal-story-on" if self.story else "terminal-story-off"))

    def _redraw(self, message: str = "") -> None:
        screen = cast("Any", self.screen)
        if isinstance(screen, TableScreen):
            screen.refresh_table(message)
        else:
            screen.redraw()
