"""The printed facts of Boss Monster, read once from the card table and indexed by face."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from undercroft.kernel.cards import Deck, Printed

TREASURES: Final = ("cleric", "mage", "fighter", "thief")  # BM-004
FOOL: Final = -1
"""The class of a hero without a treasure symbol (BM-109)."""

TABLE: Final[dict[str, Any]] = tomllib.loads(
    files("undercroft.games.boss_monster").joinpath("cards/boss_monster.toml").read_text(encoding="utf-8")
)
META: Final[dict[str, Any]] = TABLE["meta"]
SOULS_TO_WIN: Final[int] = META["souls_to_win"]  # BM-158
WOUNDS_TO_LOSE: Final[int] = META["wounds_to_lose"]  # BM-158
MOST_ROOMS: Final[int] = META["max_rooms"]  # BM-063
START_ROOMS: Final[int] = META["start_rooms"]  # BM-036
START_SPELLS: Final[int] = META["start_spells"]
CLASSIC_DISCARD: Final[int] = META["start_discard"]  # BM-177
SEEDED_ROOMS: Final = 4  # BM-220
SEEDED_SPELLS: Final = 2

BOSS: Final = 0
ROOM: Final = 1
SPELL: Final = 2
HERO: Final = 3  # BM-190: an ordinary one
EPIC: Final = 4
BACKS: Final = ("boss", "room", "spell", "hero", "epic")

BUILD: Final = 1
ADVENTURE: Final = 2
PHASE_ICONS: Final = {"build": BUILD, "adventure": ADVENTURE, "both": BUILD | ADVENTURE}  # BM-022


def _printed() -> tuple[Printed, ...]:
    cards: list[Printed] = []
    for section in ("boss", "room", "spell", "hero"):
        for row in TABLE[section]:
            kind = "epic" if section == "hero" and row["epic"] else section
            cards.append(Printed(row["id"], kind, kind, row.get("copies", 1), row["source"], row))
    return tuple(cards)


DECK: Final = Deck(_printed())  # BM-001


def _column(name: str, default: int) -> tuple[int, ...]:
    return tuple(int(card.facts.get(name, default)) for card in DECK.printed)


def _treasures(row: dict[str, Any]) -> tuple[int, ...]:
    treasure: dict[str, int] = row.get("treasure", {})
    return tuple(treasure.get(name, 0) for name in TREASURES)


def _class_of(row: dict[str, Any]) -> int:
    return TREASURES.index(row["class"]) if row.get("class") in TREASURES else FOOL


KIND: Final = tuple(BACKS.index(card.kind) for card in DECK.printed)
XP: Final = _column("xp", 0)
DAMAGE: Final = _column("damage", 0)
ADVANCED: Final = _column("advanced", 0)  # BM-011, BM-191: a room that is not is ordinary
MONSTER: Final = tuple(int(card.kind == "room" and card.facts["kind"] == "monster") for card in DECK.printed)
TRAP: Final = tuple(int(card.kind == "room" and card.facts["kind"] == "trap") for card in DECK.printed)
TREASURE: Final = tuple(_treasures(card.facts) for card in DECK.printed)  # BM-014, BM-015
ICON: Final = tuple(PHASE_ICONS.get(card.facts.get("phase", ""), 0) for card in DECK.printed)
CLASS: Final = tuple(_class_of(card.facts) for card in DECK.printed)  # BM-016
HEALTH: Final = _column("health", 0)  # BM-017, BM-018
SOULS: Final = _column("souls", 0)  # BM-020
WOUNDS: Final = _column("wounds", 0)  # BM-019
MIN_PLAYERS: Final = _column("min_players", 0)  # BM-021

CRUSHINATOR: Final = DECK.index["the_crushinator"]
