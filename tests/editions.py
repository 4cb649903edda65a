"""Editions of Boss Monster for tests: its rules under another id, and a folder with a few texts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from undercroft.kernel.game import Game, find_game
from undercroft.kernel.options import Need, Setting

PARENT = "boss-monster"

MIXED = (
    Setting("heroes", ("own", "base"), "own", needs=(Need(("base",), "sets", ("base",)),)),
    Setting("sets", ("base", "tools"), (), many=True),
    Setting("coin", ("off", "on"), None, prefers=(Need(("on",), "sets", ("base",)),)),
    Setting("extras", ("dark", "gold"), (), many=True, needs=(Need(("gold",), "sets", ("base", "tools")),)),
)
"""Settings of an edition that can be mixed with other sets."""


def sibling(name: str) -> Game[Any]:
    """Return the rules of Boss Monster as a game with another id."""
    parent = find_game(PARENT)
    game = object.__new__(type(parent))
    game.__dict__.update(parent.__dict__)
    game.id = name
    return game


def folder(place: Path, texts: dict[str, str]) -> Path:
    """Create a game's folder with these texts by language."""
    for lang, text in texts.items():
        (place / "locale" / lang).mkdir(parents=True)
        (place / "locale" / lang / "game.ftl").write_text(text + "\n", encoding="utf-8")
    return place
