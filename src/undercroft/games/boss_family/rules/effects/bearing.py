"""Registry of item effects on the heroes that bear them; the rules call them at the stages of a hero's way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from undercroft.games.boss_family.rules.facts import FACE

if TYPE_CHECKING:
    from collections.abc import Callable

Helps: TypeAlias = "Callable[[Any, int, int, int], None]"
"""An item's effect: state, the seat of the dungeon, the hero, the room or NO_CARD."""

D = TypeVar("D", bound="Callable[..., Any]")

AT_THE_DUNGEON: Final = 0
"""The bearer goes in."""
AT_A_ROOM: Final = 1
"""The bearer comes to a room, before the room does anything (TH-021)."""
BEHIND_A_ROOM: Final = 2
"""The bearer has survived a room that is still active (TH-022)."""
AT_THE_BOSS: Final = 3
"""The bearer has survived the dungeon."""
OUT_OF_THE_DUNGEON: Final = 4
"""The bearer has left the dungeon, or has lost the item in it."""
ITEM_LOST: Final = 5
STAGES: Final = 6

CARRIED: Final[tuple[dict[int, Helps], ...]] = tuple({} for _ in range(STAGES))
"""By stage of the bearer's way, then by face: the effects of items."""
BEARER_HEALTH: Final[dict[int, Callable[[Any, int], int]]] = {}
"""Items that give their bearer health: state, hero."""
SHIELDS: Final[dict[int, Callable[[Any, int], bool]]] = {}
"""Items that keep some rooms from dealing damage to their bearer: state, room."""
SAVES_BEARER: Final[set[int]] = set()
"""Items that send their bearer back to town in place of dying."""
HEALS_ENTRANCE: Final[dict[int, int]] = {}
"""Items that give health to every hero at and behind their bearer's entrance."""
CUTS_DEEP: Final[set[int]] = set()
"""Items whose bearer gives one more wound."""
MUTES_OWNER: Final[set[int]] = set()
"""Items that keep the owner of the dungeon from playing spells."""


def carried(card_id: str, *stages: int) -> Callable[[D], D]:
    """Declare the effect of an item at one or more stages of its bearer's way."""

    def declare(does: D) -> D:
        for stage in stages:
            CARRIED[stage][FACE[card_id]] = does
        return does

    return declare


def bearer_health(card_id: str) -> Callable[[D], D]:
    """Declare how much health the item gives its bearer."""

    def declare(counts: D) -> D:
        BEARER_HEALTH[FACE[card_id]] = counts
        return counts

    return declare


def shields(card_id: str) -> Callable[[D], D]:
    """Declare which rooms the item keeps from dealing damage to its bearer."""

    def declare(holds: D) -> D:
        SHIELDS[FACE[card_id]] = holds
        return holds

    return declare
