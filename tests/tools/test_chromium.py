"""Search for Chromium and its installation."""

from __future__ import annotations

import os
import subprocess
from typing import TYPE_CHECKING

import pytest

from tools import chromium

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder that is the whole PATH."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("UNDERCROFT_CHROMIUM", raising=False)
    return tmp_path


def add_program(folder: Path, name: str) -> str:
    path = folder / name
    path.write_text("#!/bin/sh\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def test_an_installed_browser_is_found(programs: Path) -> None:
    chrome = add_program(programs, "google-chrome")
    assert chromium.find_or_install() == chrome
    browser = add_program(programs, "chromium")
    assert chromium.find_or_install() == browser
    shell = add_program(programs, "chromium-headless-shell")
    assert chromium.find_or_install() == shell


def test_another_one_can_be_named(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_program(programs, "chromium")
    mine = add_program(programs, "my-browser")
    monkeypatch.setenv("UNDERCROFT_CHROMIUM", mine)
    assert chromium.find_or_install() == mine


def test_without_the_right_to_install_it_says_what_to_do(
    programs: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    add_program(programs, "apt-get")
    monkeypatch.setattr(chromium, "DEBIAN", programs)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert chromium.main() == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == (
        "SKIPPED: everything that needs a browser, because Chromium is not installed, "
        "and only root can install it: apt-get install chromium.\n"
    )


@pytest.mark.parametrize("has_shell", [True, False])
def test_root_on_a_debian_installs_it_without_windows_if_that_can_be_had(
    programs: Path, monkeypatch: pytest.MonkeyPatch, has_shell: bool
) -> None:
    add_program(programs, "apt-get")
    commands: list[tuple[str, ...]] = []

    def run(command: tuple[str, ...], **_: object) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        if command == chromium.UPDATE:
            return subprocess.CompletedProcess(command, 0, "", "")
        package = command[-1]
        if package == "chromium-headless-shell" and not has_shell:
            return subprocess.CompletedProcess(command, 100, "", f"E: Unable to locate package {package}\n")
        add_program(programs, package)
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(chromium, "DEBIAN", programs)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(subprocess, "run", run)
    assert chromium.find_or_install() == str(programs / ("chromium-headless-shell" if has_shell else "chromium"))
    tried = [chromium.UPDATE, chromium.INSTALL_SHELL, chromium.INSTALL]
    assert commands == tried[: 2 if has_shell else 3]


def test_a_failed_installation_gives_its_last_line(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_program(programs, "apt-get")

    def run(command: tuple[str, ...], **_: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 100, "", "W: this\nE: no network\n")

    monkeypatch.setattr(chromium, "DEBIAN", programs)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(subprocess, "run", run)
    with pytest.raises(chromium.NoChromium, match="`apt-get update` failed: E: no network"):
        chromium.find_or_install()
