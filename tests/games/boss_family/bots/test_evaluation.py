"""The features by which a player is valued."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import state_of
from tests.games.minibosses.tables import table_at
from undercroft.games.boss_family.bots.evaluation import NAMES, features
from undercroft.games.boss_family.bots.search_model import weights_of


@pytest.mark.parametrize("game", ["boss_monster", "minibosses", "super_boss_monster"])
def test_every_feature_has_a_weight(game: str) -> None:
    weights = weights_of(f"undercroft.games.{game}")
    assert len(weights.against) == len(NAMES)
    assert not weights.alone or len(weights.alone) == len(NAMES) + 1


def test_coins_minibosses_and_advanced_rooms_count() -> None:
    dungeon = [["spike", "unstable_mine"], "minotaur_catacombs", "efreets_chamber"]
    state = state_of(table_at("build", dungeons=[dungeon], levels=[[0, 0, 2]], coins=[4, 1]))
    mine, theirs = (dict(zip(NAMES, features(state, seat), strict=True)) for seat in (0, 1))
    assert (mine["coins"], theirs["coins"]) == (4, 1)
    assert (mine["levels of minibosses"], theirs["levels of minibosses"]) == (2, 0)
    assert mine["rooms"] == 3
    assert mine["advanced rooms"] == 1
