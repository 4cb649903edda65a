"""Configuration of all tests: fixed Hypothesis examples, and a profile in a temporary folder."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from hypothesis import settings

from undercroft.terminal.profile.profile import FOLDER_VARIABLE, LOCALE_VARIABLES, Profile

# No time limit for a single example: a busy machine is slow. The same examples every time: a red run is red again.
settings.register_profile("undercroft", deadline=None, derandomize=True)
settings.load_profile("undercroft")

# Exclude the long-lived tests, cards and texts from collections: scanning them took a fifth of the time.
gc.set_threshold(10_000, 10, 50)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty data folder, with the locale set to C."""
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "data"))
    for variable in LOCALE_VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    return tmp_path / "data"


@pytest.fixture
def profile(folder: Path) -> Profile:
    """The profile of a player who has never played."""
    return Profile(folder)
