"""Fixtures of all tests of commands."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.terminal.profile.profile import FOLDER_VARIABLE, LOCALE_VARIABLES


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the profile in a temporary folder and set the locale to C."""
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "data"))
    for variable in LOCALE_VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    return tmp_path / "data"
