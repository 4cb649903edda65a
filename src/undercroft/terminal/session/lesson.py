"""A lesson at one terminal: what the guide says, what is to be done, and how far the learner has come."""

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
"""The lesson that a newcomer begins with."""


class LessonSession(Session):
    """A guided game: the script moves for the others; a wrong move is explained and not made."""

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
        for _ in range(profile.settings.lessons.get(game, 0)):  # it is taken up where it was left
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
        """A lesson is over when it was read to its end, whatever the game does."""
        return self.finished

    # -- what the guide says -------------------------------------------------------------------------------------

    def guidance(self, language: Language) -> str:
        """The step that is told now, or what is wrong with the move that was tried."""
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
        """The first thing that the step speaks of, if it is one that can be pointed at."""
        for word in self.standing.steps[self._read].lit:
            kind, pointed, number = word.partition(":")
            if pointed:
                return kind, int(number)
        return None

    def read_on(self) -> bool:
        """The next step; False if there is something to do first."""
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
        """The question to the learner, once everything before it was read."""
        return None if self.reads else super().decision

    # -- what is done --------------------------------------------------------------------------------------------

    def choose(self, index: int) -> None:
        """Make the move of the lesson; any other one is explained."""
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
        """Let the script move for the others, and remember how far the lesson has come."""
        while (move := self.guide.next_move(self.table)) is not None:
            self._apply(move)
        self._remember(len(self.table.moves))

    def _remember(self, moves: int) -> None:
        game = self.table.game.id
        if moves != self.profile.settings.lessons.get(game, 0):
            self.profile.change(lessons={**self.profile.settings.lessons, game: moves})

    def show_move(self) -> None:
        """Make the move that is to be made."""
        option = None if self.reads else self.standing.option
        if option is not None:
            self._make(option)

    def undo(self) -> None:
        """Nothing needs to be taken back: a wrong move is not made."""
        raise Illegal("undo-lesson")
