"""Creation of tables: a new game has a first decision."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft.kernel.errors import Illegal
from undercroft.kernel.table import Table
from undercroft.server.lobby import creation
from undercroft.server.lobby.creation import dealt


def played_out() -> Table:
    """Return a game that is over, as the games of plug-ins may be right after the deal."""
    room: dict[str, Any] = {"hero": [["mage"], ["paladin"]], "room": [["warlock"]]}
    position = {"phase": "fight", "health": [1, 0]}
    options = {"heroes": 2, "team": "deal", "skills": "none"}
    return undercroft.scenario(
        {"game": "dragon-tower", "seats": 1, "options": options, "zones": room, "position": position}
    )


def deal(tables: list[Table], monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal these tables, one after the other."""
    monkeypatch.setattr(creation, "new_table", lambda *_, **__: tables.pop(0))


def test_a_game_that_is_over_before_anybody_decides_is_dealt_again(monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = undercroft.new("dragon-tower", seed=1)
    deal([played_out(), played_out(), fresh], monkeypatch)
    assert dealt("dragon-tower", 1, {}, ("Olena",)) is fresh


def test_a_game_that_is_always_over_at_once_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    over = played_out()
    assert over.decision is None
    deal([over] * creation.MAX_DEALS, monkeypatch)
    with pytest.raises(Illegal) as refusal:
        dealt("dragon-tower", 1, {}, ("Olena",))
    assert refusal.value.code == "game-over"
