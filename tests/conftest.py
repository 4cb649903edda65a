"""A profile in a temporary folder, whatever the person running the tests keeps at home."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.terminal.profile import FOLDER_VARIABLE, LOCALE_VARIABLES, Profile


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
