"""Events of every edition."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from undercroft.games.boss_family.rules.facts import BACKS
from undercroft.kernel.actions import Kind
from undercroft.kernel.events import Event, SeatNumber, Seen

PILE: Final = Kind("pile", BACKS)
Pile = Annotated[str, PILE]
Reason = Literal["souls", "last-standing", "all-lost", "heroes-gone"]
"""Why the game is over."""


class BossTaken(Event, frozen=True):
    """A player's boss lies open."""

    seat: SeatNumber
    boss: Seen
    xp: int


class BossesOffered(Event, frozen=True):
    """A player is dealt bosses to choose from (BM-180)."""

    seat: SeatNumber
    bosses: tuple[Seen, ...]


class DiscardSeeded(Event, frozen=True):
    """The discard pile starts with these cards (BM-220)."""

    cards: tuple[Seen, ...]


class CardsDrawn(Event, frozen=True):
    """A player draws cards of one kind."""

    seat: SeatNumber
    cards: tuple[Seen, ...]


class HandRedrawn(Event, frozen=True):
    """A player shuffles the whole hand back to draw anew (BM-037)."""

    seat: SeatNumber


class CardsDiscarded(Event, frozen=True):
    """Cards go from a hand to the discard pile."""

    seat: SeatNumber
    cards: tuple[Seen, ...]


class DeckReshuffled(Event, frozen=True):
    """The discards of a kind became a new deck (BM-215)."""

    pile: Pile


class RoundBegun(Event, frozen=True):
    """A new round begins."""

    round: int


class HeroesRevealed(Event, frozen=True):
    """Heroes come to town."""

    heroes: tuple[Seen, ...]


class BuildTurnBegun(Event, frozen=True):
    """A player becomes active in the Build phase."""

    seat: SeatNumber


class RoomPlaced(Event, frozen=True):
    """A player lays a room face down."""

    seat: SeatNumber
    room: Seen
    slot: int


class NothingBuilt(Event, frozen=True):
    """A player's Build turn ends without a room."""

    seat: SeatNumber


class Revealed(msgspec.Struct, frozen=True):
    """A room that was turned up, and where."""

    seat: SeatNumber
    room: Seen
    slot: int


class RoomsRevealed(Event, frozen=True):
    """All placed rooms are turned up together (BM-080)."""

    rooms: tuple[Revealed, ...]
    cards: tuple[Seen, ...]
    """The same rooms as a list of cards, for the log."""


class RoomBuilt(Event, frozen=True):
    """An effect builds a room at once (BM-093)."""

    seat: SeatNumber
    room: Seen
    slot: int


class LeveledUp(Event, frozen=True):
    """A boss uses its Level Up."""

    seat: SeatNumber
    boss: Seen


class RoomActed(Event, frozen=True):
    """A room's effect happens by itself."""

    seat: SeatNumber
    room: Seen


class HeroLured(Event, frozen=True):
    """A hero goes to the entrance of the richest dungeon."""

    seat: SeatNumber
    hero: Seen


class HeroStayed(Event, frozen=True):
    """A hero stays in town: nobody has what it wants, or the highest count is shared."""

    hero: Seen
    tie: bool


class AdventureTurnBegun(Event, frozen=True):
    """A player becomes active in the Adventure phase."""

    seat: SeatNumber


class DungeonEntered(Event, frozen=True):
    """A hero goes into a dungeon."""

    seat: SeatNumber
    hero: Seen


class RoomEntered(Event, frozen=True):
    """A hero enters a room and takes its damage."""

    seat: SeatNumber
    hero: Seen
    room: Seen
    damage: int
    hurt: int
    health: int


class HeroTurnedBack(Event, frozen=True):
    """A maze sends a hero back to the room before it."""

    seat: SeatNumber
    hero: Seen
    room: Seen


class HeroDied(Event, frozen=True):
    """A hero dies; the dungeon's owner gains its souls."""

    seat: SeatNumber
    hero: Seen
    souls: int


class HeroSurvived(Event, frozen=True):
    """A hero reaches the boss."""

    seat: SeatNumber
    hero: Seen
    wounds: int


class SpellAnnounced(Event, frozen=True):
    """A player plays a spell."""

    seat: SeatNumber
    spell: Seen


class EffectAnnounced(Event, frozen=True):
    """A player uses a room's effect."""

    seat: SeatNumber
    room: Seen


class TargetChosen(Event, frozen=True):
    """The target of an announced spell or effect."""

    seat: SeatNumber
    source: Seen
    target: Seen


class OpponentChosen(Event, frozen=True):
    """The player at whom a spell or effect is aimed."""

    seat: SeatNumber
    source: Seen
    opponent: SeatNumber


class SpellCancelled(Event, frozen=True):
    """A spell does nothing: another card cancelled it."""

    seat: SeatNumber
    spell: Seen


class TargetLost(Event, frozen=True):
    """A spell or effect does nothing: its target is gone (BM-148)."""

    seat: SeatNumber
    source: Seen


class RoomDestroyed(Event, frozen=True):
    """A room goes to the discard pile."""

    seat: SeatNumber
    room: Seen


class RoomDeactivated(Event, frozen=True):
    """A room counts for nothing until the end of the round."""

    seat: SeatNumber
    room: Seen


class RoomsReactivated(Event, frozen=True):
    """Deactivated rooms count again."""

    rooms: tuple[Seen, ...]


class RoomStrengthened(Event, frozen=True):
    """A room deals more damage until the end of the round."""

    room: Seen
    damage: int


class DungeonStrengthened(Event, frozen=True):
    """All rooms of a dungeon deal more damage until the end of the round."""

    seat: SeatNumber
    damage: int


class TreasureDoubled(Event, frozen=True):
    """The treasure of a dungeon's rooms counts double until the end of the round."""

    seat: SeatNumber


class HeroStrengthened(Event, frozen=True):
    """A hero has more health until the end of the round."""

    hero: Seen
    health: int


class HeroHurt(Event, frozen=True):
    """A hero takes damage that is not its room's first."""

    hero: Seen
    damage: int
    hurt: int
    health: int


class HeroSentToTown(Event, frozen=True):
    """A hero goes back to town as the newest there."""

    hero: Seen


class HeroSentToEntrance(Event, frozen=True):
    """A hero is put at an entrance."""

    seat: SeatNumber
    hero: Seen


class HeroSentToStart(Event, frozen=True):
    """A hero has to walk through the dungeon again."""

    seat: SeatNumber
    hero: Seen


class HeroRemoved(Event, frozen=True):
    """A hero leaves the game."""

    hero: Seen


class WoundHealed(Event, frozen=True):
    """A wound becomes a soul (BM-188)."""

    seat: SeatNumber
    hero: Seen


class CardTaken(Event, frozen=True):
    """A player takes a card from the discard pile, or one that was found in a deck."""

    seat: SeatNumber
    card: Seen


class CardStolen(Event, frozen=True):
    """A player takes a card from another's hand."""

    seat: SeatNumber
    opponent: SeatNumber
    card: Seen


class HandShown(Event, frozen=True):
    """A player looks at another's hand."""

    seat: SeatNumber
    opponent: SeatNumber
    cards: tuple[Seen, ...]


class DeckSearched(Event, frozen=True):
    """A player looks through a deck, which is shuffled afterwards."""

    seat: SeatNumber
    pile: Pile


class RoomsSwapped(Event, frozen=True):
    """Two rooms of a dungeon change places with all that lies under them."""

    seat: SeatNumber
    first: Seen
    second: Seen


class DungeonClosed(Event, frozen=True):
    """No hero enters this dungeon in this round."""

    seat: SeatNumber


class BuildingForbidden(Event, frozen=True):
    """No room can be built until the end of the round; rooms lying face down go back to their owners' hands."""

    rooms: tuple[Seen, ...]


class ExtraRoomAllowed(Event, frozen=True):
    """A player may place one more room in this round."""

    seat: SeatNumber


class PlayerLost(Event, frozen=True):
    """A player has too many wounds and leaves the game."""

    seat: SeatNumber


class GameEnded(Event, frozen=True):
    """The game is over, and one player has won."""

    seat: SeatNumber
    reason: Reason
