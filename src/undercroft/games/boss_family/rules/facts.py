"""The printed facts of the family's cards, set after set, indexed by face.

A face is the same number in every edition. Super Boss Monster appends a set that no other edition uses.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from undercroft.kernel.cards import Deck, Printed

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

TREASURES: Final = ("cleric", "mage", "fighter", "thief", "explorer")  # BM-004, SB-011
USUAL_TREASURES: Final = 4
"""The number of treasures without explorers, whose set is an expansion."""
EXPLORER: Final = TREASURES.index("explorer")

BOSS: Final = 0
ROOM: Final = 1
SPELL: Final = 2
HERO: Final = 3  # BM-190: an ordinary one
EPIC: Final = 4
MINIBOSS: Final = 5
ITEM: Final = 6
KINDS: Final = ("boss", "room", "spell", "hero", "epic", "miniboss", "item")
BACKS: Final = (*KINDS[:MINIBOSS], "item")
"""The kinds of backs; a miniboss is a card of the room deck (MB-007)."""
ITEM_BACK: Final = BACKS.index("item")

BUILD: Final = 1
ADVENTURE: Final = 2
PHASE_ICONS: Final = {"build": BUILD, "adventure": ADVENTURE, "both": BUILD | ADVENTURE}  # BM-022

PRINTED: Final[list[Printed]] = []
"""Every printed card of the known sets, by face."""
FACE: Final[dict[str, int]] = {}
"""The face of a printed id; names may repeat between sets, ids may not."""
SET: Final[list[str]] = []
"""The set that a card belongs to, whose mark it bears (SB-012)."""
KIND: Final[list[int]] = []
BACK: Final[list[int]] = []
XP: Final[list[int]] = []
DAMAGE: Final[list[int]] = []
ADVANCED: Final[list[int]] = []  # BM-011, BM-191: a room that is not is ordinary
MONSTER: Final[list[int]] = []
TRAP: Final[list[int]] = []
TREASURE: Final[list[tuple[int, ...]]] = []  # BM-014, BM-015
TREASURE_MASK: Final[list[int]] = []
ICON: Final[list[int]] = []
CLASSES: Final[list[tuple[int, ...]]] = []  # BM-016
"""All classes of a hero: a hybrid has two (MB-080); a hero without one goes where its text says (BM-109).

For an item the class of hero to which it goes; an item without one goes to any hero with a class (TH-006).
"""
HEALTH: Final[list[int]] = []  # BM-017, BM-018
SOULS: Final[list[int]] = []  # BM-020
WOUNDS: Final[list[int]] = []  # BM-019
MIN_PLAYERS: Final[list[int]] = []  # BM-021; 0 stands for the sign of heroes that are always used (MB-012)
BUILD_COST: Final[list[int]] = []  # MB-031: coins without which the room cannot be built
DARK: Final[list[int]] = []


def add_set(name: str, table: dict[str, Any]) -> None:
    """Append the printed cards of a set."""
    for section in ("boss", "room", "miniboss", "spell", "hero", "item"):
        for row in table.get(section, ()):
            kind = "epic" if section == "hero" and row["epic"] else section
            back = "room" if section == "miniboss" else kind
            _add_card(name, Printed(row["id"], kind, back, row.get("copies", 1), row["source"], {**row, "set": name}))


def _add_card(name: str, card: Printed) -> None:
    if card.id in FACE:
        raise ValueError(f"two printed cards share the id {card.id}")
    facts = card.facts
    room_kind = facts["kind"] if card.kind == "room" else ""
    classes = tuple(TREASURES.index(facts[key]) for key in ("class", "class2") if facts.get(key) in TREASURES)
    FACE[card.id] = len(PRINTED)
    PRINTED.append(card)
    SET.append(name)
    KIND.append(KINDS.index(card.kind))
    BACK.append(BACKS.index(card.back))
    XP.append(facts.get("xp", 0))
    DAMAGE.append(facts.get("damage", 0))
    ADVANCED.append(int(facts.get("advanced", 0)))
    MONSTER.append(int(room_kind == "monster"))
    TRAP.append(int(room_kind == "trap"))
    TREASURE.append(tuple(facts.get("treasure", {}).get(kind, 0) for kind in TREASURES))
    TREASURE_MASK.append(sum(1 << kind for kind, count in enumerate(TREASURE[-1]) if count))
    ICON.append(PHASE_ICONS.get(facts.get("phase", ""), 0))
    CLASSES.append(classes)
    HEALTH.append(facts.get("health", 0))
    SOULS.append(facts.get("souls", 0))
    WOUNDS.append(facts.get("wounds", 0))
    MIN_PLAYERS.append(facts.get("min_players", 0))
    BUILD_COST.append(facts.get("cost_coins", 0))
    DARK.append(int(facts.get("subtype") == "dark"))


def read_table(file: Traversable) -> dict[str, Any]:
    """Read a table of cards from a TOML file."""
    return tomllib.loads(file.read_text(encoding="utf-8"))


BASE_SET: Final = "boss-monster"
CRASH_SET: Final = "crash-landing"
TOOLS_SET: Final = "tools-of-hero-kind"
MINIBOSSES_SET: Final = "minibosses"
CARDS: Final = files("undercroft.games.boss_family").joinpath("cards")
TABLE: Final = read_table(CARDS.joinpath("boss_monster.toml"))
CRASH_TABLE: Final = read_table(CARDS.joinpath("crash_landing.toml"))
TOOLS_TABLE: Final = read_table(CARDS.joinpath("tools_of_hero_kind.toml"))
MINIBOSSES_TABLE: Final = read_table(CARDS.joinpath("minibosses.toml"))
META: Final[dict[str, Any]] = TABLE["meta"]
SOULS_TO_WIN: Final[int] = META["souls_to_win"]  # BM-158
WOUNDS_TO_LOSE: Final[int] = META["wounds_to_lose"]  # BM-158
MOST_ROOMS: Final[int] = META["max_rooms"]  # BM-063
START_ROOMS: Final[int] = META["start_rooms"]  # BM-036
START_SPELLS: Final[int] = META["start_spells"]
CLASSIC_DISCARD: Final[int] = META["start_discard"]  # BM-177
SEEDED_ROOMS: Final = 4  # BM-220
SEEDED_SPELLS: Final = 2

MORE_PLAYERS: Final[tuple[int, ...]] = tuple(CRASH_TABLE["meta"]["players"])  # CL-002
ITEMS_EACH_ROUND: Final[dict[str, int]] = TOOLS_TABLE["meta"]["items_each_turn"]  # TH-003
MINIBOSSES_META: Final[dict[str, Any]] = MINIBOSSES_TABLE["meta"]

add_set(BASE_SET, TABLE)
add_set(CRASH_SET, CRASH_TABLE)
add_set(TOOLS_SET, TOOLS_TABLE)
FIRST_DECK: Final = Deck(tuple(PRINTED))  # BM-001
"""The cards of the base set and of the expansions made for it."""
add_set(MINIBOSSES_SET, MINIBOSSES_TABLE)
SHARED_DECK: Final = Deck(tuple(PRINTED))  # MB-001
"""The cards of all sets that more than one edition can use."""

CRUSHINATOR: Final = FACE["the_crushinator"]
