"""Who fights, and how a fight is put together."""

from __future__ import annotations

import pytest

import undercroft
from undercroft.bots import make_bot

FIRST_GAME = {"heroes": 2, "setup": "first-game"}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_bot_that_comes_to_a_fight_under_way_goes_on_with_it(seed: int) -> None:
    """Each decision by a bot that remembers nothing, as when somebody asks what a good player would do."""
    table = undercroft.new("dragon-tower", seats=1, seed=seed, options=FIRST_GAME)
    fought = 0
    while table.decision is not None:
        view = table.view(0)
        choice = view["decision"]["options"][make_bot("dragon-tower", "witch", seed=view["number"]).choose(view)]
        assert choice["text"] != "withdraw"
        fought += choice["verb"] == "commit"
        table.apply(choice["text"])
    assert fought > 3
