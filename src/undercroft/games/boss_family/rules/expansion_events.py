"""Events that the cards of Crash Landing and Tools of Hero-Kind cause."""

from __future__ import annotations

from undercroft.games.boss_family.rules.miniboss_events import Treasure
from undercroft.kernel.events import Event, SeatNumber, Seen


class RoomUncovered(Event, frozen=True):
    """A covered room is brought to the top of its stack (CL-012)."""

    seat: SeatNumber
    room: Seen


class RoomEnriched(Event, frozen=True):
    """A room has more symbols of a treasure until the end of the round (CL-013)."""

    room: Seen
    treasure: Treasure
    count: int


class LevelUpCopied(Event, frozen=True):
    """A boss has the Level Up of another one from now on (CL-018)."""

    seat: SeatNumber
    boss: Seen
    other: Seen


class SurvivorTaken(Event, frozen=True):
    """A hero that survived another dungeon becomes a soul of this player (CL-017)."""

    seat: SeatNumber
    opponent: SeatNumber
    hero: Seen
    souls: int


class ItemsRevealed(Event, frozen=True):
    """Items are turned up in town (TH-002)."""

    items: tuple[Seen, ...]


class ItemGiven(Event, frozen=True):
    """An item goes to a hero (TH-004)."""

    hero: Seen
    item: Seen


class ItemWon(Event, frozen=True):
    """The item of a killed hero lies face up in a score area (TH-011)."""

    seat: SeatNumber
    item: Seen


class ItemKept(Event, frozen=True):
    """An item is put face down into a score area (TH-012)."""

    seat: SeatNumber
    item: Seen


class ItemTurnedUp(Event, frozen=True):
    """An item of a score area is turned face up."""

    seat: SeatNumber
    item: Seen


class ItemTurnedDown(Event, frozen=True):
    """An item of a score area is turned face down."""

    seat: SeatNumber
    item: Seen


class ItemUsedAtOnce(Event, frozen=True):
    """An item is used since another one takes its place (TH-014)."""

    seat: SeatNumber
    item: Seen


class ItemActed(Event, frozen=True):
    """An item acts for the hero that bears it."""

    hero: Seen
    item: Seen


class OrderReversed(Event, frozen=True):
    """The stacks of a dungeon lie in the opposite order from now on."""

    seat: SeatNumber


class RoomSkipped(Event, frozen=True):
    """A hero will pass by the next room."""

    hero: Seen


class WoundCounted(Event, frozen=True):
    """A player counts one more wound until the end of the round."""

    seat: SeatNumber


class CannotLose(Event, frozen=True):
    """A player does not lose through wounds in this round."""

    seat: SeatNumber


class OrdinaryMonstersStrengthened(Event, frozen=True):
    """All ordinary monster rooms of a dungeon deal more damage until the end of the round."""

    seat: SeatNumber
    damage: int
