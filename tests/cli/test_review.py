"""The command `undercroft review`: the review of a finished game, as text and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import undercroft
from undercroft.bots import make_bot
from undercroft.cli import main
from undercroft.simulation.simulate import play_game

GAME = "dragon-tower"


@pytest.fixture(scope="module")
def lost(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game that was lost at once by choosing at random."""
    table = undercroft.new(GAME, seats=1, seed=2, options={"team": "deal", "skills": "none"})
    play_game(table, {0: make_bot(GAME, "rat", 2)})
    file = tmp_path_factory.mktemp("records") / "lost.undercroft"
    table.record().save(file)
    return file


def run(*args: str) -> Result:
    return CliRunner().invoke(main, ["review", *args, "--lang", "en"])


def test_a_review_is_told_in_words_and_as_json(lost: Path) -> None:
    told = run(str(lost))
    assert told.exit_code == 0
    assert "Expected result at each decision" in told.output
    found = json.loads(run(str(lost), "--json").stdout)
    assert (found["game"], found["seat"], found["end"]) == (GAME, 0, 0.0)
    assert len(found["points"]) > 5
    for place, mistake in enumerate(found["mistakes"], 1):
        assert f"{place}. Decision {mistake['number'] + 1}\n" in told.output


def test_what_cannot_be_reviewed_is_told_in_a_sentence(lost: Path, tmp_path: Path) -> None:
    refused = run(str(lost), "--seat", "3")
    assert refused.exit_code == 2
    assert "seat" in refused.output
    unfinished = tmp_path / "unfinished.undercroft"
    undercroft.new(GAME, seats=1, seed=2).record().save(unfinished)
    assert "over" in run(str(unfinished)).output
    assert run(str(tmp_path / "nothing.undercroft")).exit_code != 0
