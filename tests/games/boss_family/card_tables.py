"""The card tables of the family, read from their files and not through the game."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def read_table(path: str) -> dict[str, Any]:
    """Read a card table below the folder of the games."""
    return tomllib.loads(files("undercroft.games").joinpath(path).read_text(encoding="utf-8"))


def rows(table: dict[str, Any], section: str) -> dict[str, dict[str, Any]]:
    """Return the rows of a section by their ids."""
    return {row["id"]: row for row in table[section]}


def copies(table: dict[str, Any], section: str) -> int:
    """Return the number of cards of a section."""
    return sum(row.get("copies", 1) for row in table.get(section, ()))


def letters(treasure: dict[str, int]) -> str:
    """Return a treasure as the first letters of its icons."""
    return "".join(name[0] * count for name, count in treasure.items())


def bosses(table: dict[str, Any]) -> dict[str, tuple[str, int, str, bool]]:
    """Return code, XP and treasure of every boss, and True if it has a Level Up."""
    return {
        name: (row["code"], row["xp"], letters(row["treasure"]), bool(row["level_up"]))
        for name, row in rows(table, "boss").items()
    }


def rooms(table: dict[str, Any]) -> dict[str, tuple[str, int, str, int, str]]:
    """Return code, copies, kind (in capitals if advanced), damage and treasure of every room."""
    return {
        name: (
            row["code"],
            row["copies"],
            row["kind"].upper() if row["advanced"] else row["kind"],
            row["damage"],
            letters(row["treasure"]),
        )
        for name, row in rows(table, "room").items()
    }


def spells(table: dict[str, Any]) -> dict[str, tuple[str, int, str]]:
    """Return code, copies and phase of every spell."""
    return {name: (row["code"], row["copies"], row["phase"]) for name, row in rows(table, "spell").items()}
