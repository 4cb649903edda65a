"""Events of coins and minibosses, and of the cards that came with them."""

from __future__ import annotations

from typing import Annotated, Final

from undercroft.games.boss_family.rules.facts import TREASURES
from undercroft.kernel.actions import Kind
from undercroft.kernel.events import Event, SeatNumber, Seen

TREASURE_KIND: Final = Kind("treasure", TREASURES)
Treasure = Annotated[str, TREASURE_KIND]


class CoinsGained(Event, frozen=True):
    """A player gains coins from the pot."""

    seat: SeatNumber
    coins: int


class CoinsPaid(Event, frozen=True):
    """A player pays coins to the pot (MB-025)."""

    seat: SeatNumber
    coins: int


class CoinsGiven(Event, frozen=True):
    """Coins go from one treasury to another (MB-110)."""

    seat: SeatNumber
    opponent: SeatNumber
    coins: int


class CoinsPlaced(Event, frozen=True):
    """A player puts coins on a room (MB-110)."""

    seat: SeatNumber
    room: Seen
    coins: int


class CoinsLost(Event, frozen=True):
    """Coins that lay on a room go back to the pot (MB-026)."""

    room: Seen
    coins: int


class TreasuriesSwapped(Event, frozen=True):
    """Two players exchange all their coins."""

    seat: SeatNumber
    opponent: SeatNumber


class BuildFailed(Event, frozen=True):
    """A room whose cost cannot be paid is not built (MB-033)."""

    seat: SeatNumber
    room: Seen


class MinibossBuilt(Event, frozen=True):
    """A miniboss is paid for and strengthens its room from now on (MB-049)."""

    seat: SeatNumber
    miniboss: Seen
    room: Seen
    level: int


class MinibossDiscarded(Event, frozen=True):
    """A miniboss leaves play: unpaid, or with its room (MB-047, MB-057)."""

    seat: SeatNumber
    miniboss: Seen


class MinibossPromoted(Event, frozen=True):
    """A miniboss gets its next power (MB-051)."""

    seat: SeatNumber
    miniboss: Seen
    level: int


class MinibossDemoted(Event, frozen=True):
    """A miniboss that has used its greatest power is at level 1 again (MB-055)."""

    seat: SeatNumber
    miniboss: Seen


class MinibossReturned(Event, frozen=True):
    """A miniboss goes back to its owner's hand."""

    seat: SeatNumber
    miniboss: Seen


class MinibossTaken(Event, frozen=True):
    """A miniboss changes sides."""

    seat: SeatNumber
    opponent: SeatNumber
    miniboss: Seen


class AmountChosen(Event, frozen=True):
    """How many coins go into an announced effect."""

    seat: SeatNumber
    source: Seen
    coins: int


class TreasureChosen(Event, frozen=True):
    """The kind of treasure that an announced effect names."""

    seat: SeatNumber
    source: Seen
    treasure: Treasure


class SpellTaxed(Event, frozen=True):
    """Each spell of this player costs coins until the end of the round (MB-126)."""

    seat: SeatNumber


class TextLost(Event, frozen=True):
    """A room has no abilities until the end of the round (MB-120)."""

    room: Seen


class DungeonTextLost(Event, frozen=True):
    """No room of a dungeon has abilities until the end of the round (MB-120)."""

    seat: SeatNumber


class RoomWeakened(Event, frozen=True):
    """A room deals less damage until the end of the round."""

    room: Seen
    damage: int


class DamageDoubled(Event, frozen=True):
    """The damage of a room is doubled until the end of the round (MB-119)."""

    room: Seen


class MonstersStrengthened(Event, frozen=True):
    """All monster rooms of a dungeon deal more, or less, until the end of the round."""

    seat: SeatNumber
    damage: int


class MonstersFed(Event, frozen=True):
    """The other monster rooms of a dungeon deal more by their treasure until the end of the round."""

    seat: SeatNumber
    room: Seen


class TreasureSet(Event, frozen=True):
    """A room shows one symbol of each kind, or none, until the end of the round (MB-123)."""

    room: Seen
    bare: bool


class TreasureAdded(Event, frozen=True):
    """A dungeon has one more symbol until the end of the round."""

    seat: SeatNumber
    treasure: Treasure


class HeroHeldBack(Event, frozen=True):
    """A hero waits at its entrance until the next round."""

    seat: SeatNumber
    hero: Seen


class FirstRoomSkipped(Event, frozen=True):
    """Heroes that enter this dungeon skip its first room until the end of the round."""

    seat: SeatNumber


class AnyTreasureFits(Event, frozen=True):
    """A player may build an advanced room over any room in this turn (MB-127)."""

    seat: SeatNumber


class NothingMoreBuilt(Event, frozen=True):
    """A player may place nothing more in this round (MB-127)."""

    seat: SeatNumber


class SwitchedOff(Event, frozen=True):
    """An effect of a boss is switched off until the end of the round."""

    seat: SeatNumber
    boss: Seen


class CardsShown(Event, frozen=True):
    """A player shows cards of the hand."""

    seat: SeatNumber
    cards: tuple[Seen, ...]


class CardsTurnedOver(Event, frozen=True):
    """The top cards of a deck go to the discard pile."""

    cards: tuple[Seen, ...]


class ActsAsBuilt(Event, frozen=True):
    """A room's "when built" effect happens as if it had just been built (MB-121)."""

    seat: SeatNumber
    room: Seen
