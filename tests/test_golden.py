"""Golden playthroughs still play as written; every game has some."""

from __future__ import annotations

import pytest

from tools.golden import moves_of, path_of, render
from undercroft.kernel.features.presets import Sample
from undercroft.kernel.game import find_package, registered

ALL = [(game, sample) for game in registered() for sample in find_package(game).samples().golden]


@pytest.mark.parametrize("game", list(registered()))
def test_every_game_has_golden_playthroughs(game: str) -> None:
    """Each game of this project needs golden playthroughs."""
    assert find_package(game).samples().golden, f"{game} has no golden samples: add some, then run `make update-golden`"


@pytest.mark.parametrize(("game", "sample"), ALL, ids=[f"{game}-{sample.name}" for game, sample in ALL])
def test_a_playthrough_plays_as_written(game: str, sample: Sample) -> None:
    """Views, options, events and digests are those in the file; `make update-golden` writes it again."""
    text = path_of(game, sample.name).read_text(encoding="utf-8")
    assert render(game, sample, moves_of(text)) == text
