"""What tests share: the same examples in every run, and a profile in a temporary folder, whatever one keeps at home."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from hypothesis import settings

from undercroft.terminal.profile.profile import FOLDER_VARIABLE, LOCALE_VARIABLES, Profile

# No time limit for a single example: a busy machine is slow. The same examples every time: a red run is red again.
settings.register_profile("undercroft", deadline=None, derandomize=True)
settings.load_profile("undercroft")

# Tests, cards and texts stay until the end: to look through them for garbage again and again took a fifth of the time.
gc.set_threshold(10_000, 10, 50)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty data folder; the locale says nothing."""
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "data"))
    for variable in LOCALE_VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    return tmp_path / "data"


@pytest.fixture
def profile(folder: Path) -> Profile:
    """A person who has never played."""
    return Profile(folder)
