"""Search in Dragon Tower: it draws and fights for what is ahead, ends every game, and a seed fixes what it does."""

from __future__ import annotations

from typing import cast

import pytest

import undercroft
from tests.games.dragon_tower.tables import table_at
from undercroft.bots import make_bot
from undercroft.bots.plans import PlanningBot
from undercroft.games.dragon_tower.bots.search_model import TowerModel
from undercroft.games.dragon_tower.rules.state import State
from undercroft.kernel.game import find_package
from undercroft.kernel.state import play
from undercroft.kernel.table import Table

GAME = "dragon-tower"
QUICK = 16
"""Playouts a decision, so that tests are soon over."""


def searcher(seed: int) -> PlanningBot:
    """A bot that searches a little."""
    return PlanningBot(seed, TowerModel(), make_bot(GAME, "witch", seed), QUICK)


def choice(table: Table, seed: int = 1) -> str:
    """Return its move in a position."""
    decision = table.decision
    assert decision is not None
    view = table.view(decision.seat)
    chosen = searcher(seed).choose(view, table.worlds(decision.seat))
    return str(view["decision"]["options"][chosen]["text"])


def play_on(table: Table, seed: int = 1) -> None:
    """Let a searching bot at every seat play the game to its end."""
    bots = [searcher(seed + seat) for seat in range(table.seats)]
    while (decision := table.decision) is not None:
        assert len(table.moves) < 1_500, [move.option for move in table.moves[-8:]]
        seat = decision.seat
        table.apply(bots[seat].choose(table.view(seat), table.worlds(seat)))


def test_at_the_top_it_draws_what_is_lacking() -> None:
    table = table_at("refill", ("paladin", "mage"), floor=6, room=["troll"], health=[1, 1], options={"skills": "none"})
    table.apply("refill hero=0")
    assert choice(table) == "draw hero=0 deck=strength"


def test_it_finds_the_one_way_to_win() -> None:
    """Each hero alone beats one opponent; every other sharing out, and every pair, costs a life too many."""
    table = table_at(
        "fight",
        ("paladin", "mage"),
        floor=6,
        room=["necromancer", "black_knight"],
        hands=[["strength_potion", "daylight_amulet"], ["divine_song", "mana_potion"]],
        health=[1, 1],
        options={"skills": "none"},
    )
    play_on(table)
    assert table.result is not None
    assert table.result.reason == "victory"


def test_its_games_end_and_a_seed_gives_a_game() -> None:
    games = []
    for _ in range(2):
        table = undercroft.new(GAME, seats=2, seed=4, options={"heroes": 2, "team": "deal", "skills": "none"})
        play_on(table)
        games.append([move.option for move in table.moves])
    assert games[0] == games[1]


@pytest.mark.parametrize("options", [{"skills": "one"}, {"variants": ["surrounded"]}, {"boss": "dark_lord"}], ids=str)
def test_it_plays_with_skills_variants_and_bosses(options: dict[str, object]) -> None:
    table = undercroft.new(GAME, seats=2, seed=6, options={"heroes": 2, "team": "deal", "skills": "none", **options})
    play_on(table)
    assert table.result is not None


def test_what_is_hidden_does_not_change_its_choice() -> None:
    table = undercroft.new(GAME, seats=3, seed=9, options={"heroes": 3, "team": "deal", "skills": "none"})
    differing = 0
    for _ in range(24):
        decision = table.decision
        assert decision is not None
        seat = decision.seat
        twin = table.determinize(seat, seed=len(table.moves))
        here = searcher(5).choose(table.view(seat), table.worlds(seat))
        assert here == searcher(5).choose(twin.view(seat), twin.worlds(seat))
        differing += twin.state.face != table.state.face
        table.apply(here)
    assert differing > 20


def test_the_policy_plays_whole_games_and_values_lie_between_0_and_1() -> None:
    game = find_package(GAME).game
    model = TowerModel()
    for seats, heroes, seed in ((1, 3, 1), (3, 3, 2), (2, 4, 3), (1, 2, 4)):
        options = game.read_setup(seats, {"heroes": heroes, "team": "deal", "skills": "none"})
        state = cast("State", game.start(seats, options, seed))
        moves = 0
        while state.result is None:
            if state.floor > 1 and moves % 5 == 0:
                assert 0.0 <= model.value(state, 0) <= 1.0
            play(state, model.policy(state))
            moves += 1
            assert moves < 600
        assert model.value(state, 0) == float(bool(state.result.winners))
