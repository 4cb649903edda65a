"""Bots of plug-ins: found by entry point and by import path, with clear errors."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from undercroft.bots import bot_levels, level_searches, make_bot, plugins, usual_bot
from undercroft.bots.random_bot import RandomBot
from undercroft.kernel.errors import ImpossibleSetup

BOTS = """
from undercroft.bots.random_bot import RandomBot
class Moth(RandomBot):
    games = ("boss-monster",)
class Rat(RandomBot):
    pass
class Mute:
    def __init__(self, seed):
        pass
    def choose(self, view):
        return 0
"""


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with an importable module of bots; the cache of plug-ins is cleared afterwards."""
    (tmp_path / "moths_of_a_test.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    plugins.installed.cache_clear()
    yield tmp_path
    plugins.installed.cache_clear()


def install(monkeypatch: pytest.MonkeyPatch, **bots: str) -> None:
    """Make these bots the installed entry points."""
    entries = [
        EntryPoint(name.replace("_", "-"), f"moths_of_a_test:{what}", plugins.GROUP) for name, what in bots.items()
    ]
    monkeypatch.setattr(plugins, "entry_points", lambda group: [one for one in entries if one.group == group])


def test_an_installed_bot_plays_the_games_that_it_names(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, moth="Moth", stray_rat="Rat")
    assert bot_levels("boss-monster")[-2:] == ["moth", "stray-rat"]
    assert bot_levels("dragon-tower")[-1] == "stray-rat"
    assert "moth" not in bot_levels("dragon-tower")
    assert isinstance(make_bot("boss-monster", "moth", 3), RandomBot)
    assert not level_searches("boss-monster", "moth")
    assert usual_bot("boss-monster") == "witch", "what comes from elsewhere is not offered first"


def test_nobody_takes_the_name_of_a_level(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, lich="Moth", greedy="Rat")
    assert "greedy" not in bot_levels("boss-monster")
    assert not isinstance(make_bot("boss-monster", "lich", 1), RandomBot)


def test_a_bot_that_cannot_be_used_is_told_and_left_out(
    place: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    install(monkeypatch, mute="Mute", gone="Gone", Loud="Rat", moth="Moth")
    with caplog.at_level(logging.WARNING, logger="undercroft"):
        assert list(plugins.installed()) == ["moth"]
    for name in ("mute", "gone", "Loud"):
        assert f"{name} = moths_of_a_test" in caplog.text


def test_a_bot_is_named_by_where_it_lies(place: Path) -> None:
    assert plugins.named("moths_of_a_test:Moth").games == ("boss-monster",)
    found = plugins.named(f"{place / 'moths_of_a_test.py'}:Rat")
    assert found.games is None
    assert found.maker(1).choose({"decision": {"options": [{}]}}) == 0


@pytest.mark.parametrize(
    "wrong", ["moths_of_a_test:Mute", "moths_of_a_test:Gone", "no_such_module:Rat", "gone.py:Rat", ":"]
)
def test_a_missing_or_unusable_bot_is_rejected_by_name(place: Path, wrong: str) -> None:
    with pytest.raises(ImpossibleSetup) as refused:
        plugins.named(wrong)
    assert refused.value.code == "unusable-bot"
    assert wrong in str(refused.value)


def test_a_name_that_is_not_there_is_told_with_those_that_are(place: Path) -> None:
    for source in ("moths_of_a_test", str(place / "moths_of_a_test.py")):
        with pytest.raises(ImpossibleSetup) as refused:
            plugins.named(f"{source}:Nope")
        problem = f"There is no Nope in {source}. Choose one of: RandomBot, Moth, Rat, Mute"
        assert str(refused.value) == f"The bot {source}:Nope cannot be used: {problem}"


def test_a_file_that_is_not_there_is_told_as_other_files_are(place: Path) -> None:
    with pytest.raises(ImpossibleSetup, match=r"gone.py cannot be read: No such file or directory\.$"):
        plugins.named("gone.py:Rat")
