"""A tutorial at one terminal: the guide's texts, the required moves, and the progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undercroft.bots import usual_bot
from undercroft.kernel.errors import Illegal
from undercroft.kernel.features.lesson import Guide, Mistake, find_lesson
from undercroft.terminal.profile.profile import YOU
from undercroft.terminal.session.session import Session

if TYPE_CHECKING:
    from undercroft.i18n import Language
    from undercroft.kernel.decision import Decision
    from undercroft.kernel.features.lesson import Standing
    from undercroft.terminal.profile.profile import Profile

FIRST: Final = "first"
"""The first lesson of every game."""


class LessonSession(Session):
    """A guided game: the script moves for the other seats; a wrong move is explained, not made."""

    guided = True

    def __init__(self, profile: Profile, game: str) -> None:
        self.guide = Guide(find_lesson(game, FIRST))
        table = self.guide.table()
        others = usual_bot(game)
        leaders = tuple(YOU if seat == self.guide.lesson.seat else others for seat in range(table.seats))
        super().__init__(profile, table, leaders)
        self.own = False
        self._read = 0
        """The number of the current steps that have been read."""
        self._mistake = ""
        for _ in range(profile.settings.lessons.get(game, 0)):  # resume an unfinished lesson
            if (move := self.standing.option or self.guide.next_move(table)) is not None:
                self._apply(move)
        self.play_on()

    @property
    def standing(self) -> Standing:
        """Where the table stands in the lesson."""
        return self.guide.standing(self.table)

    @property
    def reads(self) -> bool:
        """True if the player has to read on before the next move."""
        standing = self.standing
        return self._read < len(standing.steps) - 1 or standing.option is None

    @property
    def over(self) -> bool:
        """True once the lesson was read to its end, even if the game goes on."""
        return self.finished

    # -- what the guide says -------------------------------------------------------------------------------------

    def guidance(self, language: Language) -> str:
        """The current step, or an explanation of the mistake."""
        standing = self.standing
        step = standing.steps[self._read]
        count = language.text("guide-step", step=standing.first + self._read + 1, total=standing.total)
        said = language.text(step.text)
        if self._mistake:
            said = f"{language.text('guide-mistake')}. {language.text(self._mistake)}"
        way = "" if self.reads else f" [b: {language.text('guide-show')}]"
        return f"{count} · {said}{way}"

    @property
    def lit(self) -> tuple[str, int] | None:
        """The first thing that the current step points at, if any."""
        for word in self.standing.steps[self._read].lit:
            kind, pointed, number = word.partition(":")
            if pointed:
                return kind, int(number)
        return None

    def read_on(self) -> bool:
        """Go to the next step; return False if a move has to be made first."""
        if not self.reads:
            return False
        self._mistake = ""
        if self._read == len(self.standing.steps) - 1:
            self.finished = True
            self._remember(0)
        else:
            self._read += 1
        return True

    def view(self) -> dict[str, Any]:
        """The learner's view; without options while there is something to read."""
        view = super().view()
        decision = view["decision"]
        if decision is None or not self.reads:
            return view
        return {**view, "decision": {name: value for name, value in decision.items() if name != "options"}}

    @property
    def decision(self) -> Decision | None:
        """The question to the learner; None until every step before it was read."""
        return None if self.reads else super().decision

    # -- what is done --------------------------------------------------------------------------------------------

    def choose(self, index: int) -> None:
        """Make the move of the lesson; explain any other."""
        decision = self.decision
        assert decision is not None
        try:
            self.guide.check(self.table, decision.options[index].text)
        except Mistake as mistake:
            self._mistake = mistake.text
            return
        self._make(index)

    def _make(self, move: int | str) -> None:
        self._mistake = ""
        self._read = 0
        self._apply(move)
        self.play_on()

    def play_on(self) -> None:
        """Let the script move for the other seats, and store the progress."""
        while (move := self.guide.next_move(self.table)) is not None:
            self._apply(move)
        self._remember(len(self.table.moves))

    def _remember(self, moves: int) -> None:
        game = self.table.game.id
        if moves != self.profile.settings.lessons.get(game, 0):
            self.profile.change(lessons={**self.profile.settings.lessons, game: moves})

    def show_move(self) -> None:
        """Make the required move."""
        option = None if self.reads else self.standing.option
        if option is not None:
            self._make(option)

    def undo(self) -> None:
        """Reject undo: a wrong move is never made."""
        raise Illegal("undo-lesson")
