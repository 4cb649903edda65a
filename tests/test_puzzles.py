"""Every puzzle has texts and a solution that reaches the goal; some of each game are proven again."""

from __future__ import annotations

import pytest

import undercroft
from undercroft.i18n import LANGUAGES, language
from undercroft.kernel.features.puzzle import Puzzle, find_puzzle, judged, puzzles
from undercroft.kernel.features.puzzle_task import EASIEST, HARDEST, Verdict
from undercroft.kernel.formats.scenario import play_scenario
from undercroft.kernel.game import registered
from undercroft.simulation.puzzle_prover import prove

WITH_PUZZLES = ("boss-monster", "one-deck-dungeon", "dragon-tower")
ENOUGH = 40
ALL = [puzzle for game in WITH_PUZZLES for puzzle in puzzles(game)]
EVERY = 8
"""One puzzle in this many is proven again; `make soak` proves all."""


def name_of(puzzle: Puzzle) -> str:
    return f"{puzzle.game}/{puzzle.number:02}"


def test_games_with_puzzles() -> None:
    assert {game for game in registered() if puzzles(game)} == set(WITH_PUZZLES)
    for game in WITH_PUZZLES:
        assert len(puzzles(game)) >= ENOUGH


@pytest.mark.parametrize("puzzle", ALL, ids=name_of)
def test_the_solution_reaches_the_goal_and_not_before_its_last_move(puzzle: Puzzle) -> None:
    assert puzzle.scenario.game == puzzle.game
    table, events = play_scenario(puzzle.scenario)
    assert judged(table.game, puzzle.task, events) is Verdict.SOLVED
    assert undercroft.verdict_of(table) is Verdict.SOLVED
    shorter = puzzle.table()
    for step in puzzle.scenario.steps[:-1]:
        assert step.option is not None
        shorter.apply(shorter.game.shape_of(shorter.find(step.option))["text"])
        assert undercroft.verdict_of(shorter) is Verdict.OPEN


@pytest.mark.parametrize(
    ("game", "about"),
    [
        ("boss-monster", ("card-gorgona",)),
        ("one-deck-dungeon", ("card-cave-in-b",)),
        ("dragon-tower", ("card-stone-sentinel",)),
    ],
)
def test_puzzles_are_told_apart_by_whom_one_leads_or_faces(game: str, about: tuple[str, ...]) -> None:
    assert find_puzzle(game, 1).about == about


@pytest.mark.parametrize("puzzle", ALL[::EVERY], ids=name_of)
def test_the_goal_can_be_reached_whatever_others_do_and_most_ways_miss_it(puzzle: Puzzle) -> None:
    proof = prove(puzzle.table(), puzzle.task)
    assert proof is not None
    assert proof.chance < 1


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_puzzles_come_from_easy_to_hard_and_no_two_are_the_same(game: str) -> None:
    levels = [puzzle.task.level for puzzle in puzzles(game)]
    assert levels == sorted(levels)
    assert min(levels) >= EASIEST
    assert max(levels) <= HARDEST
    assert len(set(levels)) >= 3
    positions = {repr((puzzle.scenario.zones, puzzle.scenario.position)) for puzzle in puzzles(game)}
    assert len(positions) == len(levels)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_goal_is_said_in_every_language(game: str, code: str) -> None:
    words = language(code, game)
    for puzzle in puzzles(game):
        assert words.text("puzzle-" + puzzle.task.goal, **puzzle.task.args)


def test_a_hint_is_the_first_move_of_the_solver_that_is_more_than_waiting() -> None:
    for game in WITH_PUZZLES:
        hint = puzzles(game)[0].hint()
        assert "idle" not in hint
        assert hint["text"].startswith(hint["verb"])


def test_there_is_no_puzzle_behind_the_last() -> None:
    with pytest.raises(undercroft.ImpossibleSetup, match="has no puzzle"):
        find_puzzle("dragon-tower", 1 + len(puzzles("dragon-tower")))
    with pytest.raises(undercroft.ImpossibleSetup, match="has no puzzle"):
        find_puzzle("dragon-tower", 0)
    assert puzzles("minibosses") == ()


def test_a_usual_table_is_no_puzzle() -> None:
    with pytest.raises(undercroft.ImpossibleSetup, match="no puzzle"):
        undercroft.verdict_of(undercroft.new("dragon-tower", seed=1))


def test_a_scenario_cannot_want_what_its_game_does_not_know() -> None:
    position = {"game": "dragon-tower", "seed": 4, "puzzle": {"goal": "dance"}}
    with pytest.raises(undercroft.ImpossibleSetup, match="goal"):
        undercroft.scenario(position)
