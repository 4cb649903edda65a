"""Statistics of finished games."""

from __future__ import annotations

from datetime import UTC, date, datetime
from random import Random

import pytest

from undercroft.i18n import language
from undercroft.kernel.features.statistics import Finished, Streaks, Tally, statistics
from undercroft.kernel.game import registered
from undercroft.simulation.random_tables import random_option, random_table


def game(day: int, won: bool, name: str = "boss-monster", **others: object) -> Finished:
    ended = datetime(2031, 1, day, 12, tzinfo=UTC).timestamp()
    return Finished(name, ended, won, day, **others)  # type: ignore[arg-type]


def test_results_are_counted_by_game_boss_and_bot() -> None:
    result = statistics(
        [
            game(1, True, traits={"boss": ["card-a"]}, bots=("greedy", "greedy")),
            game(2, False, traits={"boss": ["card-a"]}, bots=("random",)),
            game(3, True, "dragon-tower", traits={"hero": ["card-x", "card-y"]}),
        ],
        date(2031, 1, 3),
    )
    assert result.total == Tally(3, 2)
    boss = result.games["boss-monster"]
    assert (boss.total, boss.best) == (Tally(2, 1), 2)
    assert boss.traits == {"boss": {"card-a": Tally(2, 1)}}
    assert boss.bots == {"greedy": Tally(1, 1), "random": Tally(1, 0)}
    assert result.games["dragon-tower"].traits == {"hero": {"card-x": Tally(1, 1), "card-y": Tally(1, 1)}}


def test_streaks_of_wins_and_of_days() -> None:
    days = [game(1, True), game(2, True), game(2, False), game(5, True), game(6, True), game(7, True)]
    assert statistics(days, date(2031, 1, 8)).streaks == Streaks(3, 3, 3, 3)
    assert statistics(days, date(2031, 1, 9)).streaks.days == 0, "a day was left out"
    assert statistics(days[:3], date(2031, 1, 2)).streaks == Streaks(0, 2, 2, 2)
    assert statistics([]).streaks == Streaks(0, 0, 0, 0)


@pytest.mark.parametrize("game", registered())
@pytest.mark.parametrize("seed", range(3))
def test_every_game_tells_how_its_seats_were_played(game: str, seed: int) -> None:
    table = random_table(seed, game)
    random = Random(seed)
    while table.decision is not None:
        table.apply(random_option(table, random))
    words = language("en", game)
    for seat in range(table.seats):
        for values in table.game.traits(table.state, seat).values():
            assert all(words.has(value) for value in values), values
