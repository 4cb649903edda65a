"""The policy in fights, as the greedy bot plays it."""

from __future__ import annotations

import pytest

import undercroft
from tests.games.dragon_tower.tables import table_at
from undercroft.bots import make_bot

FIRST_GAME = {"heroes": 2, "setup": "first-game"}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_bot_that_comes_to_a_fight_under_way_goes_on_with_it(seed: int) -> None:
    """Each decision is made by a new bot, which remembers nothing, as for a hint."""
    table = undercroft.new("dragon-tower", seats=1, seed=seed, options=FIRST_GAME)
    fought = 0
    while table.decision is not None:
        view = table.view(0)
        choice = view["decision"]["options"][make_bot("dragon-tower", "witch", seed=view["number"]).choose(view)]
        assert choice["text"] != "withdraw"
        fought += choice["verb"] == "commit"
        table.apply(choice["text"])
    assert fought > 3


def test_a_fight_that_was_refused_is_not_proposed_again() -> None:
    table = table_at("fight", ("paladin", "mage"), room=["ghost", "troll"], seats=2, options={"skills": "none"})
    bot = make_bot("dragon-tower", "witch", seed=1)
    proposed = []
    for _ in range(3):
        view = table.view(0)
        proposed.append(view["decision"]["options"][bot.choose(view)]["text"])
        table.apply(proposed[-1])
        table.apply("withdraw")
    assert len(set(proposed)) == 3
