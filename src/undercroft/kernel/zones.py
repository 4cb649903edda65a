"""Zones: their declaration (name, owners, order, visibility of cards) and moves of cards between them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from undercroft.kernel.pools import lose_track, mingle
from undercroft.kernel.state import EVERYONE, NOBODY, State

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


class Visibility(Enum):
    """The seats that learn a card's face when it enters a zone."""

    EVERYONE = "everyone"
    OWNER = "owner"
    NOBODY = "nobody"


class Order(Enum):
    """The meaning of the order of cards in a zone."""

    ROW = "row"
    """Cards keep their places, so that even face-down cards can be told apart."""
    HAND = "hand"
    """Only seats that know the faces can tell the cards apart."""
    PILE = "pile"
    """A stack; its top is the end of the list."""


@dataclass(frozen=True)
class Zone:
    """A declared zone, or a group of equal ones (a hand for each hero)."""

    name: str
    first: int
    count: int
    sight: Visibility
    order: Order
    single: bool
    of_seats: bool = False
    """True if each zone of the group belongs to a seat."""
    kinds: tuple[str, ...] | None = None
    """The kinds of cards that lie there; None for any."""

    def data(self) -> dict[str, Any]:
        """Return the zone for lists of games, JSON-able."""
        data = {"name": self.name, "sight": self.sight.value, "order": self.order.value}
        return {**data, "single": self.single, "of_seats": self.of_seats}


class Zones:
    """The zones of a game, in the order of their declaration."""

    def __init__(self) -> None:
        self._zones: list[Zone] = []
        self.zone_of: list[Zone] = []
        """For every index its zone or group of zones."""
        self.total = 0
        self._sights: dict[tuple[int, ...], tuple[int, ...]] = {}

    def add(
        self,
        name: str,
        sight: Visibility,
        order: Order,
        count: int | None = None,
        *,
        of_seats: bool | None = None,
        kinds: tuple[str, ...] | None = None,
    ) -> int:
        """Declare a zone, or a group of `count` equal zones; return the first index.

        `of_seats` means that zone `n` of the group belongs to seat `n`; the default is True for zones seen by owners.
        With `kinds` only cards of these kinds lie there, and a position that puts others there is rejected.
        """
        first = self.total
        if of_seats is None:
            of_seats = sight is Visibility.OWNER
        zone = Zone(name, first, count or 1, sight, order, count is None, of_seats and count is not None, kinds)
        self._zones.append(zone)
        self.zone_of += [zone] * zone.count
        self.total += zone.count
        return first

    def __iter__(self) -> Iterator[Zone]:
        return iter(self._zones)

    def without(self, *names: str) -> Zones:
        """Return the same zones at the same indices, without those that a game does not use."""
        other = Zones()
        other._zones = [zone for zone in self._zones if zone.name not in names]
        other.zone_of = self.zone_of
        other.total = self.total
        other._sights = self._sights
        return other

    def named(self, name: str) -> Zone | None:
        """Return the zone with a name, if there is one."""
        return next((zone for zone in self._zones if zone.name == name), None)

    def sights(self, owners: tuple[int, ...]) -> tuple[int, ...]:
        """Return for each zone index the mask of the seats that see its faces; `owners[n]` is the seat of owner `n`."""
        if owners not in self._sights:
            self._sights[owners] = self._sights_for(owners)
        return self._sights[owners]

    def _sights_for(self, owners: tuple[int, ...]) -> tuple[int, ...]:
        masks: list[int] = []
        for index, zone in enumerate(self.zone_of):
            place = index - zone.first
            if zone.sight is Visibility.EVERYONE:
                masks.append(EVERYONE)
            elif zone.sight is Visibility.OWNER and place < len(owners):
                masks.append(1 << owners[place])
            else:
                masks.append(NOBODY)
        return tuple(masks)


def move_card(state: State, card: int, source: int, target: int) -> None:
    """Move a card between zones; the seats that see faces in the target learn it."""
    zones = state.zones
    zones[source] = cards = zones[source].copy()
    cards.remove(card)
    zones[target] = [*zones[target], card]
    mask = state.sight[target]
    state.known[card] |= mask
    if state.pools and NOBODY < mask < EVERYONE:
        mingle(state, card, target)


def draw_top(state: State, source: int, target: int) -> int:
    """Move the top card of a pile and return it."""
    zones = state.zones
    cards = zones[source]
    card = cards[-1]
    zones[source] = cards[:-1]
    zones[target] = [*zones[target], card]
    mask = state.sight[target]
    state.known[card] |= mask
    if state.pools and NOBODY < mask < EVERYONE:
        mingle(state, card, target)
    return card


def move_all(state: State, source: int, target: int) -> None:
    """Move every card of a zone, keeping their order."""
    mask = state.sight[target]
    for card in state.zones[source]:
        state.known[card] |= mask
    moved = state.zones[source]
    state.zones[target] = state.zones[target] + moved
    state.zones[source] = []
    if state.pools and NOBODY < mask < EVERYONE:
        for card in moved:
            mingle(state, card, target)


def reveal(state: State, card: int) -> None:
    """Show a card's face to everybody."""
    state.known[card] = EVERYONE


def conceal(state: State, cards: Iterable[int], mask: int) -> None:
    """Let only the seats of a mask still know some cards; all others can no longer tell them apart."""
    known, concealed, seen = state.known, list(cards), NOBODY
    for card in concealed:
        seen |= known[card]
    if state.pools or seen & ~mask:
        lose_track(state, concealed, EVERYONE & ~mask)
    for card in concealed:
        known[card] &= mask


def misplaced_cards(state: State) -> list[int]:
    """Return the cards that are not in exactly one zone; there should be none."""
    seen = [0] * len(state.face)
    for zone in state.zones:
        for card in zone:
            seen[card] += 1
    return [card for card, times in enumerate(seen) if times != 1]
