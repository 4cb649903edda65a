"""Plans: their steps are followed, evaluated only where worlds differ, and given up after repeated failures."""

from __future__ import annotations

import pytest

import undercroft
from undercroft.bots import make_bot
from undercroft.bots.plans import MAX_REPEATS, PlanningBot
from undercroft.kernel.state import Move, State, play
from undercroft.kernel.table import Table

GAME = "dragon-tower"
LIKED = 1


class Planner:
    """A search model with a given plan; it prefers the position after one option."""

    def __init__(self, steps: tuple[int, ...], *, is_open: bool = False) -> None:
        self.steps, self.open = steps, is_open
        self.judged = 0
        self.wanted = ""

    def step(self, state: State) -> Move | None:
        return state.options[self.steps[state.chance % len(self.steps)]] if self.steps else None

    def worth_trying(self, state: State) -> list[Move]:
        return state.options if self.open else []

    def policy(self, state: State) -> Move:
        raise AssertionError("nothing is played on")

    def is_far_enough(self, start: State, state: State) -> bool:
        wanted = start.clone()
        play(wanted, start.options[LIKED])
        self.wanted = wanted.digest()
        return True

    def value(self, state: State, seat: int) -> float:
        self.judged += 1
        return float(state.digest() == self.wanted)


@pytest.fixture
def table() -> Table:
    """A table whose decision is `who_fights`, with many options."""
    table = undercroft.new(GAME, seats=1, seed=5, options={"heroes": 2, "team": "deal", "skills": "none"})
    greedy = make_bot(GAME, "greedy", 1)
    while (decision := table.decision) is not None and decision.prompt != "who_fights":
        table.apply(greedy.choose(table.view(decision.seat)))
    assert decision is not None
    assert len(decision.options) > LIKED + 4
    return table


def chosen(table: Table, model: Planner, times: int = 1) -> list[int]:
    """The answers of a planning bot that is asked the same question several times."""
    bot = PlanningBot(3, model, make_bot(GAME, "greedy", 1), 64)
    return [bot.choose(table.view(0), table.worlds(0)) for _ in range(times)]


def test_a_step_that_all_worlds_lead_to_is_taken_without_judging(table: Table) -> None:
    model = Planner((4,))
    assert chosen(table, model) == [4]
    assert model.judged == 0


def test_the_better_of_different_planned_steps_is_taken(table: Table) -> None:
    model = Planner((0, LIKED, 4))
    assert chosen(table, model) == [LIKED]
    assert model.judged > 0


def test_a_step_that_leads_back_to_the_same_question_is_given_up(table: Table) -> None:
    answers = chosen(table, Planner((4,)), times=40)
    assert answers[:MAX_REPEATS] == [4] * MAX_REPEATS
    assert answers[MAX_REPEATS] != 4
    assert len(set(answers)) > 3


def test_without_a_plan_the_usual_is_done_or_the_options_are_judged(table: Table) -> None:
    usual = make_bot(GAME, "greedy", 1).choose(table.view(0))
    assert chosen(table, Planner(())) == [usual]
    assert chosen(table, Planner((), is_open=True)) == [LIKED]
