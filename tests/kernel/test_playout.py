"""Random playouts on bare states."""

from __future__ import annotations

import pytest

from undercroft.kernel import playout
from undercroft.kernel.game import find_game
from undercroft.kernel.playout import random_playout, take_backs
from undercroft.simulation.random_tables import random_table


def test_playouts_are_reproducible() -> None:
    digests = []
    for _ in range(2):
        state = random_table(11).state
        decisions = random_playout(state, take_backs(random_table(11).game), 5)
        digests.append((state.digest(), decisions))
    assert digests[0] == digests[1]
    assert digests[0][1] > 0


def test_different_chance_gives_different_games() -> None:
    results = set()
    for chance in range(20):
        state = random_table(11).state
        random_playout(state, take_backs(random_table(11).game), chance)
        results.add(state.digest())
    assert len(results) > 15


def test_a_game_without_end_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playout, "LONGEST", 3)
    with pytest.raises(RuntimeError, match="did not end within 3"):
        random_playout(random_table(11).state, frozenset(), 1)


def test_taking_back_is_left_out_while_there_is_anything_else() -> None:
    game = find_game("dragon-tower")
    names = {function.__name__ for function in take_backs(game)}
    assert {"withdraw", "take_back", "step_back"} <= names
    assert "commit" not in names
