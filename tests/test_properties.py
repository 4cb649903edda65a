"""Promises that every game keeps in random games; `make test-all` and `make soak` play more of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.suite import share
from undercroft.kernel.game import registered
from undercroft.simulation.conformance import PROMISES, keeps_promises, plays_out
from undercroft.simulation.promise import Broken, Promise, broken_promises, require

if TYPE_CHECKING:
    from undercroft.kernel.decision import Option
    from undercroft.kernel.table import Table

WALKS = share(4, 30)
PLAYOUTS = share(60, 520)
LESSONS = "lessons"  # these have their own tests

of_every_game = pytest.mark.parametrize("game_id", list(registered()))


@of_every_game
@pytest.mark.parametrize("seed", range(WALKS))
def test_a_random_game_keeps_every_promise(seed: int, game_id: str) -> None:
    """Play one game and check every promise at each decision."""
    keeps_promises(game_id, seed, {name: promise for name, promise in PROMISES.items() if name != LESSONS})


@of_every_game
def test_fast_playouts_come_to_a_result(game_id: str) -> None:
    for seed in range(PLAYOUTS):
        plays_out(game_id, seed)


class NoMoreThanTen(Promise):
    """A promise that no game keeps."""

    def before(self, table: Table, option: Option) -> None:
        require(len(table.moves) < 10, f"{len(table.moves)} decisions")


def test_a_broken_promise_is_told_once_and_the_others_go_on() -> None:
    found = broken_promises("dragon-tower", 1, {"few": NoMoreThanTen, "ends": PROMISES["ends"]})
    assert found == {"few": "10 decisions"}
    with pytest.raises(Broken, match="few: 10 decisions"):
        keeps_promises("dragon-tower", 1, {"few": NoMoreThanTen})


def test_a_game_that_fails_keeps_no_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(self: Table, option: Option) -> None:
        raise ZeroDivisionError("of the test")

    monkeypatch.setattr("undercroft.kernel.table.Table.apply", fails)
    found = broken_promises("dragon-tower", 1, {"ends": PROMISES["ends"], "plain": PROMISES["plain"]})
    assert set(found) == {"ends", "plain"}
    assert set(found.values()) == {"ZeroDivisionError: of the test"}
