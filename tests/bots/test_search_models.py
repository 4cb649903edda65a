"""Search models read only what their seat knows, in sampled worlds too: for every game that has one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.bots.knowledge import Peeked, through_the_eyes_of
from undercroft.bots import bot_levels, make_bot
from undercroft.bots.search import Prunes, SearchBot, SearchModel
from undercroft.kernel.determinize import determinized
from undercroft.kernel.game import find_game, registered
from undercroft.kernel.state import State, bit_of, play
from undercroft.simulation.random_tables import random_table

MOST = 4_000
GAMES = 3


def mind_of(game: str) -> SearchModel | None:
    """The search model of a game's bots, or None if none of them searches."""
    bots = [make_bot(game, level, 0) for level in bot_levels(game)]
    return next((bot.model for bot in bots if isinstance(bot, SearchBot)), None)


MODELS = {game: model for game in registered() if (model := mind_of(game)) is not None}


def starts(game: str) -> list[State]:
    """First states of games with every number of seats, with default and random options."""
    rules: Any = find_game(game)
    usual = [rules.start(seats, rules.read_setup(seats, {}), 5) for seats in rules.seats]
    return [*usual, *(random_table(seed, game).state for seed in range(GAMES))]


@pytest.mark.parametrize("game", MODELS)
def test_a_mind_reads_no_face_that_its_seat_does_not_know(game: str) -> None:
    model, random = MODELS[game], Random(7)
    for state in starts(game):
        for _ in range(MOST):
            if state.question is None:
                break
            with through_the_eyes_of(state, state.seat):
                move = model.policy(state)
                if isinstance(model, Prunes):
                    assert set(model.worth_trying(state)) <= set(state.options)
            assert move in state.options
            play(state, random.choice(state.options) if random.random() < 0.1 else move)


@pytest.mark.parametrize("game", [game for game in MODELS if not find_game(game).together])
def test_a_mind_values_a_position_by_what_the_seat_knows(game: str) -> None:
    model, random = MODELS[game], Random(8)
    for state in starts(game):
        begin = state.clone()
        for _ in range(MOST):
            if state.question is None:
                break
            seat = state.seat
            if model.is_far_enough(begin, state):
                with through_the_eyes_of(state, seat):
                    value = model.value(state, seat)
                twin = determinized(find_game(game), state, seat, 9)
                assert model.value(twin, seat) == value
                begin = state.clone()
            play(state, random.choice(state.options) if random.random() < 0.1 else model.policy(state))


def test_reading_a_hidden_card_is_detected() -> None:
    rules: Any = find_game("boss-monster")
    state: State = rules.start(2, rules.read_setup(2, {}), 5)
    hidden = next(card for card, known in enumerate(state.known) if not known & bit_of(0))
    shown = next(card for card, known in enumerate(state.known) if known & bit_of(0))
    with through_the_eyes_of(state, 0):
        assert state.face[shown] >= 0
        for peek in (
            lambda: state.face[hidden],
            lambda: state.clone().face[hidden],
            lambda: sorted(state.face),
            lambda: state.face.index(3),
            lambda: 3 in state.face,
            lambda: [*state.face],
        ):
            with pytest.raises(Peeked):
                peek()
    assert state.face[hidden] >= 0
