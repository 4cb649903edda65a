"""What all tests of commands have."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.terminal.profile.profile import FOLDER_VARIABLE, LOCALE_VARIABLES


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Everything is kept in a temporary folder, and the locale says nothing."""
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "data"))
    for variable in LOCALE_VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    return tmp_path / "data"
