"""The policies: every answer is an option, games end, and they play far better than chance."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.boss_family.scores import score_areas
from tests.games.boss_family.tables import table_at
from undercroft.bots import make_bot
from undercroft.bots.search import SearchBot
from undercroft.games.boss_family.rules.state import State as FamilyState
from undercroft.kernel.game import find_game
from undercroft.kernel.playout import LONGEST
from undercroft.kernel.state import State, play

SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("boss-monster", 2, {}),
    ("boss-monster", 5, {"sets": ["crash-landing", "tools-of-hero-kind"]}),
    ("minibosses", 3, {}),
    ("minibosses", 2, {"sets": ["boss-monster"]}),
    ("super-boss-monster", 1, {}),
    ("super-boss-monster", 2, {}),
    ("super-boss-monster", 4, {"sets": ["boss-monster", "minibosses"]}),
]


def model_of(game: str) -> Any:
    bot = make_bot(game, "lich", 0)
    assert isinstance(bot, SearchBot)
    return bot.model


def state_round(state: State) -> int:
    """The round that is played; positions of the set-up are not judged."""
    assert isinstance(state, FamilyState)
    return state.round


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS, ids=str)
def test_it_answers_everything_and_values_lie_between_lost_and_won(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    model, rules = model_of(game), find_game(game)
    for seed in range(3):
        state: State = rules.start(seats, rules.read_setup(seats, options), seed)
        for _ in range(LONGEST):
            if state.result is not None:
                break
            move = model.policy(state)
            assert move in state.options
            play(state, move)
            assert not state_round(state) or -1 <= model.value(state, 0) <= 1
        assert state.result is not None


@pytest.mark.parametrize("game", ["boss-monster", "minibosses", "super-boss-monster"])
def test_it_beats_chance(game: str) -> None:
    model, won = model_of(game), 0
    for seed in range(10):
        table = undercroft.new(game, seats=2, seed=seed)
        rat = make_bot(game, "random", seed)
        while table.decision is not None:
            if table.decision.seat == seed % 2:
                world = table.worlds(seed % 2).sample(0)
                table.apply(world.options.index(model.policy(world)))
            else:
                table.apply(rat.choose(table.view(table.decision.seat)))
        assert table.result is not None
        won += table.result.winners == (seed % 2,)
    assert won >= 8


def test_who_has_won_and_who_stands_better_is_worth_more() -> None:
    model = model_of("boss-monster")
    rules = find_game("boss-monster")
    state: State = rules.start(2, rules.read_setup(2, {}), 4)
    while state.result is None:
        assert model.value(state, 0) + model.value(state, 1) == pytest.approx(1.0)
        play(state, model.policy(state))
    winners = state.result.winners
    assert [model.value(state, seat) for seat in (0, 1)] == [float(seat in winners) for seat in (0, 1)]


def test_who_was_eliminated_has_no_chance_and_the_others_share_it() -> None:
    areas = score_areas((3, 0), (2, 5), (4, 1))
    bosses = ("draculord", "xyzax", "gorgona")
    state = table_at("end", bosses, souls=areas["souls"], wounds=areas["wounds"]).state
    assert isinstance(state, FamilyState)
    assert state.order == [0, 2]
    values = [model_of("boss-monster").value(state, seat) for seat in range(3)]
    assert values[1] == 0.0
    assert sum(values) == pytest.approx(1.0)
    counted = {stake.name: stake.counted(state, 1) for stake in find_game("boss-monster").evaluation_terms}
    assert (counted["wounds"], counted["treasure"], counted["damage"]) == (5, 0, 0)
