"""Search where many decisions are steps of one plan: what the plan says is done, and only where worlds differ judged.

A plan is made in every world as if nothing were hidden. Where all worlds lead to the same next step, it is taken;
otherwise the steps are played out against each other, as options are. Nothing is taken up again and again in vain.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Protocol

from undercroft.bots.search import SearchBot, SearchModel, forward

if TYPE_CHECKING:
    from undercroft.bots.search import Judged
    from undercroft.kernel.bot import Bot, BotMaker
    from undercroft.kernel.determinize import Worlds
    from undercroft.kernel.state import Move, State
    from undercroft.kernel.view_types import AnyView

WORLDS: Final = 6
"""In so many worlds a plan is made."""
PATIENCE: Final = 2
"""So often the same answer to the same question is tried; then another one."""


class PlanningMind(SearchModel, Protocol):
    """A mind that also plans."""

    def step(self, state: State) -> Move | None:
        """The next step of the best plan, found with care; None where nothing is planned."""
        ...


def planning(mind: PlanningMind, usual: BotMaker, playouts: int) -> BotMaker:
    """A maker of bots that plan and search with this mind, and so many playouts a decision."""
    return lambda seed: PlanningBot(seed, mind, usual(seed), playouts)


class PlanningBot(SearchBot):
    """Follows plans, and plays out the options of what is not planned."""

    mind: PlanningMind

    def __init__(self, seed: int, mind: PlanningMind, usual: Bot, playouts: int) -> None:
        super().__init__(seed, mind, usual, playouts)
        self._taken: Counter[tuple[str, ...]] = Counter()

    def choose(self, view: AnyView, worlds: Worlds | None = None) -> int:
        """The next step of a plan, or the option that leads to the best positions."""
        if worlds is None or len(view["decision"]["options"]) == 1:
            return self._usual.choose(view)
        if self.mind.step(worlds.sample(self._seed)) is None:
            return super().choose(view, worlds)
        return self._follow(view, worlds)

    def compare(self, view: AnyView, worlds: Worlds) -> list[Judged]:
        """All options, the next step of a plan first where there is one."""
        if self.mind.step(worlds.sample(self._seed)) is None:
            return super().compare(view, worlds)
        planned = self._follow(view, worlds)
        judged = self.judge(worlds, forward(view, planned), planned, self._seed)
        return sorted(judged, key=lambda one: one.option != planned)

    def _follow(self, view: AnyView, worlds: Worlds) -> int:
        """The step that most worlds lead to, or the best one of them; what came to nothing twice is left out."""
        texts: tuple[str, ...] = tuple(option["text"] for option in view["decision"]["options"])
        steps: Counter[int] = Counter()
        for number in range(WORLDS):
            state = worlds.sample(self._seed + number)  # the same for all steps, so that they belong together
            move = self.mind.step(state)
            assert move is not None, "what is asked does not depend on what is hidden"
            steps[state.options.index(move)] += 1
        wanted = [option for option, _ in steps.most_common() if self._taken[*texts, texts[option]] < PATIENCE]
        if not wanted:
            choice = self._another(view, texts)
        elif len(wanted) == 1:
            choice = wanted[0]
        else:
            choice = self.judge(worlds, sorted(wanted), wanted[0], self._seed)[0].option
        self._taken[*texts, texts[choice]] += 1
        return choice

    def _another(self, view: AnyView, texts: tuple[str, ...]) -> int:
        """What the usual bot would do, or what was tried least."""
        usual = self._usual.choose(view)
        if self._taken[*texts, texts[usual]] < PATIENCE:
            return usual
        return min(range(len(texts)), key=lambda option: self._taken[*texts, texts[option]])
