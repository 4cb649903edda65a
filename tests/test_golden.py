"""Golden playthroughs still play as they were written; every game has them."""

from __future__ import annotations

import pytest

from tools.golden import PLAYTHROUGHS, moves_of, path_of, tell
from undercroft.kernel.game import registered

ALL = [(game, name) for game, names in PLAYTHROUGHS.items() for name in names]


@pytest.mark.parametrize("game", list(registered()))
def test_every_game_has_golden_playthroughs(game: str) -> None:
    """A registered game without a golden playthrough is not tested enough."""
    assert PLAYTHROUGHS.get(game), f"add playthroughs of {game} to tools/golden.py and run `make golden`"


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_playthrough_plays_as_written(game: str, name: str) -> None:
    """Views, options, events and digests are those of the file; `make golden` writes it anew."""
    text = path_of(game, name).read_text(encoding="utf-8")
    seats, seed, options = PLAYTHROUGHS[game][name]
    assert tell(game, seats, seed, options, moves_of(text)) == text
