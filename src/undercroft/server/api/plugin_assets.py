"""Browser modules of plug-in games, served as they are, without a build step."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from undercroft.kernel.game import Package, find_package
from undercroft.server.api.static_files import StaticFiles

if TYPE_CHECKING:
    from undercroft.server.api.static_files import Content

TABLE: Final = "table.js"
"""The module in a package's folder `web`; games without it use the app's generic table."""
KINDS: Final = (".js", ".css", ".json", ".png", ".svg", ".webp", ".woff2", ".ogg")
"""Types of files that are served."""


def plugin_table(game: str) -> str | None:
    """Return the path of the module of a game, or of a game that it builds on; None if there is none."""
    games = (package for package in find_package(game).lineage if isinstance(package, Package))
    modules = (package for package in games if _has_table(package))
    return next((f"api/games/{package.game.id}/web/{TABLE}" for package in modules), None)


def _has_table(package: Package) -> bool:
    return (package.folder / "web" / TABLE).is_file()


def plugin_file(game: str, name: str) -> Content | None:
    """Return a file beside the module of a game, or None if there is no such file."""
    package = find_package(game)
    if not _has_table(package) or not name.endswith(KINDS):
        return None
    return StaticFiles(Path(str(package.folder / "web"))).find(name)
