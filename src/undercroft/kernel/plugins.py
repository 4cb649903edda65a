"""Game plug-ins: installed packages with an entry point, and folders given by a path."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager
from importlib.metadata import entry_points
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from logging import getLogger
from pathlib import Path
from typing import TYPE_CHECKING, Final

from undercroft.kernel.errors import ImpossibleSetup, UndercroftError
from undercroft.kernel.game import ENGLISH, Package, register

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

GROUP: Final = "undercroft.games"
"""The entry point group of installed packages; each entry names a `PACKAGE`."""
VARIABLE: Final = "UNDERCROFT_GAMES"
"""The environment variable with paths of game packages, which child processes inherit."""

log = getLogger("undercroft")


def find_outside() -> None:
    """Register installed games and those that the environment names; log a warning for each that fails."""
    for entry in entry_points(group=GROUP):
        with _errors_logged():
            place = f"{entry.name} = {entry.value}"
            with _errors_wrapped(place):
                found = entry.load()
            _add(found, place)
    for path in named_paths():
        with _errors_logged():
            add_path(path)


def named_paths() -> list[str]:
    """Return the paths that the environment names."""
    return [path for path in os.environ.get(VARIABLE, "").split(os.pathsep) if path]


def name_path(path: str) -> Package:
    """Register the game in a folder, in this process and in every later child process."""
    package = add_path(path)
    whole = str(Path(path).resolve())
    if whole not in named_paths():
        os.environ[VARIABLE] = os.pathsep.join([*named_paths(), whole])
    return package


def add_path(path: str) -> Package:
    """Load the package in a folder (or a single module) and register its game, unless it is loaded already."""
    place = Path(path).resolve()
    source = place / "__init__.py" if place.is_dir() else place
    if source.suffix != ".py" or not source.is_file():
        raise ImpossibleSetup("no-package", path=path)
    name = place.stem
    loaded = sys.modules.get(name)
    if loaded is not None and getattr(loaded, "__file__", None) == str(source):
        return _package_of(getattr(loaded, "PACKAGE", None), path)
    if loaded is not None or _is_elsewhere(name, source):
        raise ImpossibleSetup("module-taken", path=path, name=name)
    with _errors_wrapped(path):
        module = _load(name, source)
    return _add(getattr(module, "PACKAGE", None), path)


def _is_elsewhere(name: str, source: Path) -> bool:
    """Return True if a module of this name can already be imported from elsewhere."""
    spec = find_spec(name)
    return spec is not None and spec.origin is not None and Path(spec.origin).resolve() != source


def _load(name: str, source: Path) -> ModuleType:
    """Import a module from its file under the name of its folder, so that its parts can import each other."""
    folders = [str(source.parent)] if source.name == "__init__.py" else None
    spec = spec_from_file_location(name, source, submodule_search_locations=folders)
    assert spec is not None
    assert spec.loader is not None  # it is a Python file
    module = sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        for part in [part for part in sys.modules if part.split(".")[0] == name]:
            del sys.modules[part]
        raise
    return module


def _add(found: object, place: str) -> Package:
    package = _package_of(found, place)
    register(package)
    return package


def _package_of(found: object, place: str) -> Package:
    if not isinstance(found, Package):
        raise ImpossibleSetup("not-a-package", path=place)
    if not (found.folder / "locale" / ENGLISH).is_dir():
        raise ImpossibleSetup("package-failed", path=place, reason=f"there are no texts in locale/{ENGLISH}")
    return found


@contextmanager
def _errors_wrapped(place: str) -> Iterator[None]:
    """Turn any exception of a plug-in's code into an `ImpossibleSetup` that names the package."""
    try:
        yield
    except UndercroftError:
        raise
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise ImpossibleSetup("package-failed", path=place, reason=reason) from error


@contextmanager
def _errors_logged() -> Iterator[None]:
    """Log the error of a package and continue without it."""
    try:
        yield
    except UndercroftError as error:
        log.warning("%s", error)
