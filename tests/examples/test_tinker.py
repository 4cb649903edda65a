"""The bot of the page about bots: as a plug-in it plays every game, and better than chance."""

from __future__ import annotations

import tomllib
from functools import partial
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from undercroft.bots import bot_levels, make_bot, plugins
from undercroft.kernel.bot import choice_of
from undercroft.kernel.game import registered
from undercroft.simulation.random_tables import random_table

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path(__file__).parents[2] / "examples" / "tinker"


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register the example as an installed package does."""
    project = tomllib.loads((FOLDER / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = project["entry-points"][plugins.GROUP]
    entries = [EntryPoint(name, value, plugins.GROUP) for name, value in named.items()]
    monkeypatch.syspath_prepend(str(FOLDER))
    monkeypatch.setattr(plugins, "entry_points", lambda group: entries)
    plugins.installed.cache_clear()
    yield
    plugins.installed.cache_clear()


@pytest.mark.parametrize("game", registered())
def test_it_is_offered_for_every_game_and_answers(game: str) -> None:
    assert bot_levels(game)[-1] == "tinker"
    table = random_table(4, game)
    bot = make_bot(game, "tinker", 1)
    for _ in range(3):
        assert table.decision is not None
        seat = table.decision.seat
        choice = choice_of(bot, table.view(seat), partial(table.worlds, seat))
        assert choice in range(len(table.decision.options))
        table.apply(choice)
