"""The moments at which cards act: what a card declares here, the rules call when the moment comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

import msgspec

from undercroft.games.boss_monster.rules.facts import DECK

if TYPE_CHECKING:
    from collections.abc import Callable

Does: TypeAlias = "Callable[[Any, int, int], None]"
"""What happens: state, the seat of the card's owner, the card."""
Holds: TypeAlias = "Callable[[Any, int, int], bool]"
Lists: TypeAlias = "Callable[[Any, int, int], list[int]]"
Counts: TypeAlias = "Callable[[Any, int, int], int]"
Acts: TypeAlias = "Callable[[Any, int, int, int], None]"
"""What an announced spell or effect does: state, seat, source, target."""

D = TypeVar("D", bound="Callable[..., Any]")

WHEN_BUILT: Final = 0
WHEN_OTHER_BUILT: Final = 1
WHEN_OTHER_DESTROYED: Final = 2
WHEN_HERO_DIES_HERE: Final = 3
WHEN_OWN_SPELL: Final = 4
MOMENTS: Final = ("built", "other_built", "other_destroyed", "hero_dies_here", "own_spell")

ON_SEATS: Final = 1
"""The target is a player."""
ON_CARDS: Final = 0


def _always(state: Any, seat: int, card: int) -> bool:
    return True


class Trigger(msgspec.Struct, frozen=True):
    """Something a room does by itself when its moment comes."""

    does: Does
    possible: Holds
    """Whether it would do anything; a public fact."""
    once: bool
    """At most once a round for each card in play."""
    optional: bool
    """The owner may decline."""
    asks_itself: bool
    """Its own question offers to decline and marks the use."""


class Cost(msgspec.Struct, frozen=True):
    """What using an effect costs: cards that its owner chooses when it is announced."""

    candidates: Lists
    count: int
    pay: Acts
    """Pays one chosen card: state, seat, source, chosen."""
    most: Counts
    """How many cards could pay it, as far as everybody knows."""


class Ability(msgspec.Struct, frozen=True):
    """A spell, or an effect that a room's owner announces (BM-144)."""

    does: Acts
    when: Holds
    """Whether it may be used at all now, judged by what everybody knows."""
    targets: Lists | None
    still: Lists | None
    """The targets that are still good when it resolves."""
    kind: int
    """Whether its targets are cards or seats."""
    cost: Cost | None
    destroys_itself: bool
    """Destroying the room itself is (also) a cost."""
    once: bool
    cancels: bool
    """A cancel effect: outside the order of priority (BM-146)."""


TRIGGERS: Final[list[dict[int, Trigger]]] = [{} for _ in MOMENTS]
ABILITIES: Final[dict[int, Ability]] = {}
LEVEL_UPS: Final[dict[int, Does]] = {}
OWN_DAMAGE: Final[dict[int, Callable[[Any, int], int]]] = {}
"""Rooms whose damage is not printed: state, seat of the owner."""
HELPS_NEIGHBOUR: Final[dict[int, Callable[[int, bool], int]]] = {}
"""Rooms that make neighbours deal more damage: the neighbour's face, and whether it lies to the right."""
TURNS_HEROES_BACK: Final[set[int]] = set()
BARS_ADVANCED: Final[set[int]] = set()
CHOOSES_ROUND_DRAW: Final[set[int]] = set()


class Card:
    """A printed card whose behaviour is being declared."""

    def __init__(self, card_id: str) -> None:
        self.face = DECK.index[card_id]

    def level_up(self) -> Callable[[D], D]:
        """A boss's one ability (BM-008)."""

        def declare(does: D) -> D:
            LEVEL_UPS[self.face] = does
            return does

        return declare

    def when(
        self,
        moment: int,
        *,
        possible: Holds = _always,
        once: bool = False,
        optional: bool = False,
        asks_itself: bool = False,
    ) -> Callable[[D], D]:
        """Something the room does by itself at a moment."""

        def declare(does: D) -> D:
            TRIGGERS[moment][self.face] = Trigger(does, possible, once, optional, asks_itself)
            return does

        return declare

    def announced(
        self,
        *,
        when: Holds = _always,
        targets: Lists | None = None,
        still: Lists | None = None,
        kind: int = ON_CARDS,
        cost: Cost | None = None,
        destroys_itself: bool = False,
        once: bool = False,
        cancels: bool = False,
    ) -> Callable[[D], D]:
        """A spell, or an effect of a room that its owner announces."""

        def declare(does: D) -> D:
            ABILITIES[self.face] = Ability(
                does, when, targets, still or targets, kind, cost, destroys_itself, once, cancels
            )
            return does

        return declare

    def own_damage(self) -> Callable[[D], D]:
        """The room's damage is reckoned, not printed."""

        def declare(does: D) -> D:
            OWN_DAMAGE[self.face] = does
            return does

        return declare

    def helps_neighbour(self) -> Callable[[D], D]:
        """The room makes its neighbours deal more damage."""

        def declare(does: D) -> D:
            HELPS_NEIGHBOUR[self.face] = does
            return does

        return declare


card = Card
