"""Search by plans, for games in which many decisions are steps of one plan.

The bot plans in several sampled worlds as if nothing were hidden. If all plans begin with the same step, it takes that
step; otherwise it compares the different first steps by playouts. It does not repeat a step that leads nowhere.
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
"""The number of worlds in which a plan is made."""
MAX_REPEATS: Final = 2
"""The maximum number of times that the same option is taken among the same options."""


class PlanningModel(SearchModel, Protocol):
    """A search model that also plans."""

    def step(self, state: State) -> Move | None:
        """Return the next step of the best plan; None for decisions that are not planned."""
        ...


def planning(model: PlanningModel, usual: BotMaker, playouts: int) -> BotMaker:
    """Return a maker of bots that plan and search with a model and a number of playouts per decision."""
    return lambda seed: PlanningBot(seed, model, usual(seed), playouts)


class PlanningBot(SearchBot):
    """A bot that follows plans, and searches where there is no plan."""

    model: PlanningModel

    def __init__(self, seed: int, model: PlanningModel, usual: Bot, playouts: int) -> None:
        super().__init__(seed, model, usual, playouts)
        self._taken: Counter[tuple[str, ...]] = Counter()

    def choose(self, view: AnyView, worlds: Worlds | None = None) -> int:
        """Return the next step of a plan, or else the best option of the search."""
        if worlds is None or len(view["decision"]["options"]) == 1:
            return self._usual.choose(view)
        if self.model.step(worlds.sample(self._seed)) is None:
            return super().choose(view, worlds)
        return self._follow(view, worlds)

    def compare(self, view: AnyView, worlds: Worlds) -> list[Judged]:
        """Return all options, with the next step of a plan first if there is one."""
        if self.model.step(worlds.sample(self._seed)) is None:
            return super().compare(view, worlds)
        planned = self._follow(view, worlds)
        judged = self.judge(worlds, forward(view, planned), planned, self._seed)
        return sorted(judged, key=lambda one: one.option != planned)

    def _follow(self, view: AnyView, worlds: Worlds) -> int:
        """Return the planned step, or the best one if plans differ between worlds."""
        texts: tuple[str, ...] = tuple(option["text"] for option in view["decision"]["options"])
        steps: Counter[int] = Counter()
        for number in range(WORLDS):
            state = worlds.sample(self._seed + number)  # the same worlds for all steps of a plan
            move = self.model.step(state)
            assert move is not None, "the kind of question does not depend on hidden cards"
            steps[state.options.index(move)] += 1
        candidates = [option for option, _ in steps.most_common() if self._taken[*texts, texts[option]] < MAX_REPEATS]
        if not candidates:
            choice = self._another(view, texts)
        elif len(candidates) == 1:
            choice = candidates[0]
        else:
            choice = self.judge(worlds, sorted(candidates), candidates[0], self._seed)[0].option
        self._taken[*texts, texts[choice]] += 1
        return choice

    def _another(self, view: AnyView, texts: tuple[str, ...]) -> int:
        """Return the choice of the usual bot, or the least taken option."""
        usual = self._usual.choose(view)
        if self._taken[*texts, texts[usual]] < MAX_REPEATS:
            return usual
        return min(range(len(texts)), key=lambda option: self._taken[*texts, texts[option]])
