"""Game plug-ins: found by path and by entry point, with clear errors."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import undercroft
from undercroft.kernel import plugins
from undercroft.kernel.game import forget, registered

EXAMPLE = Path(__file__).parents[2] / "examples" / "lantern_run"


@pytest.fixture(autouse=True)
def tidy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Unregister the games and unload the modules of each test."""
    monkeypatch.setenv(plugins.VARIABLE, "")
    games, modules = set(registered()), set(sys.modules)
    yield
    for name in set(registered()) - games:
        forget(name)
    for name in set(sys.modules) - modules:
        if name.split(".")[0] in ("lantern_run", "broken", "empty", "twin", "odd_id", "untold"):
            del sys.modules[name]


def package(folder: Path, name: str, source: str, *, texts: bool = True) -> str:
    """Create a package folder with this source as its __init__.py."""
    place = folder / name
    place.mkdir()
    (place / "__init__.py").write_text(source, encoding="utf-8")
    if texts:
        (place / "locale" / "en").mkdir(parents=True)
    return str(place)


def code_of(path: str) -> str:
    with pytest.raises(undercroft.ImpossibleSetup) as refused:
        plugins.add_path(path)
    assert Path(path).name.split(".")[0] in str(refused.value) or refused.value.code in ("game-taken", "bad-game-id")
    return refused.value.code


def test_a_folder_is_found_once_and_told_to_later_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    first = plugins.name_path(str(EXAMPLE))
    assert plugins.name_path(str(EXAMPLE)) is first
    assert "lantern-run" in registered()
    assert os.environ[plugins.VARIABLE] == str(EXAMPLE)


def test_a_package_that_fails_to_load_is_rejected_by_name(tmp_path: Path) -> None:
    assert code_of(str(tmp_path / "nothing")) == "no-package"
    assert code_of(package(tmp_path, "broken", "1 / 0")) == "package-failed"
    assert "broken" not in sys.modules
    assert code_of(package(tmp_path, "empty", "")) == "not-a-package"
    assert code_of(package(tmp_path, "json", "")) == "module-taken"


BORROWED = """
from pathlib import Path
from undercroft.kernel.game import Package, find_game
game = object.__new__(type(find_game("dragon-tower")))
game.__dict__.update(find_game("dragon-tower").__dict__)
game.id = "{id}"
PACKAGE = Package(game, Path(__file__).parent)
"""


def test_an_id_that_is_taken_or_odd_is_refused(tmp_path: Path) -> None:
    assert code_of(package(tmp_path, "twin", BORROWED.format(id="dragon-tower"))) == "game-taken"
    assert code_of(package(tmp_path, "odd_id", BORROWED.format(id="Odd Game"))) == "bad-game-id"
    assert code_of(package(tmp_path, "untold", BORROWED.format(id="untold"), texts=False)) == "package-failed"


def test_an_installed_package_is_found_and_a_broken_one_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    copytree(EXAMPLE, tmp_path / "lantern_run", ignore=ignore_patterns("__pycache__"))
    monkeypatch.syspath_prepend(str(tmp_path))
    package(tmp_path, "broken", "1 / 0")
    entries = [
        EntryPoint("bad", "broken:PACKAGE", plugins.GROUP),
        EntryPoint("good", "lantern_run:PACKAGE", plugins.GROUP),
    ]
    monkeypatch.setattr(plugins, "entry_points", lambda group: [one for one in entries if one.group == group])
    with caplog.at_level(logging.WARNING, logger="undercroft"):
        plugins.find_outside()
    assert "lantern-run" in registered()
    assert "bad = broken:PACKAGE cannot be used: ZeroDivisionError" in caplog.text


def test_a_path_of_the_environment_that_is_wrong_is_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    monkeypatch.setenv(plugins.VARIABLE, os.pathsep.join([str(tmp_path / "gone"), str(EXAMPLE)]))
    plugins.find_outside()
    assert "gone" in caplog.text
    assert "lantern-run" in registered()
