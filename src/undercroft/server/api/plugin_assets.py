"""Tables that game packages bring for the browser: modules without a build step, handed out as they are."""

from __future__ import annotations

from mimetypes import guess_type
from typing import Final

from undercroft.kernel.game import Package, find_package
from undercroft.server.api.static_files import Content

TABLE: Final = "table.js"
"""The module that a package brings in its folder `web`; a package without it has a table of ours."""
KINDS: Final = (".js", ".css", ".json", ".png", ".svg", ".webp", ".woff2", ".ogg")
"""The files that such a table may be made of."""


def plugin_table(game: str) -> str | None:
    """Where the module of a game's own table is found, if it or a game that it builds on brings one."""
    games = (package for package in find_package(game).lineage if isinstance(package, Package))
    bringing = (package for package in games if _has_table(package))
    return next((f"api/games/{package.game.id}/web/{TABLE}" for package in bringing), None)


def _has_table(package: Package) -> bool:
    return (package.folder / "web" / TABLE).is_file()


def plugin_file(game: str, name: str) -> Content | None:
    """A file beside that module; None for whatever else is asked for."""
    package = find_package(game)
    if not _has_table(package) or not name.endswith(KINDS):
        return None
    # Compared with what is there: a name from outside never becomes a path.
    found = next((file for file in (package.folder / "web").iterdir() if file.name == name), None)
    if found is None or not found.is_file():
        return None
    return Content(found.read_bytes(), guess_type(name)[0] or "application/octet-stream")
