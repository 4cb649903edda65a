"""Events in the city of the third edition: marker, market, landmarks, minions, tokens."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from undercroft.games.boss_family.rules.miniboss_events import Treasure
from undercroft.kernel.actions import Kind
from undercroft.kernel.events import Event, SeatNumber, Seen

LANDMARK_NAMES: Final = ("temple", "stadium", "library", "hideout", "tavern", "launch_pad")
"""The landmarks from the left (SB-016, SB-017, SB-213)."""
SPACES: Final = (
    *(f"{landmark}_{space}" for landmark in LANDMARK_NAMES[:4] for space in ("treasure", "bonus", "summon")),
    "tavern_summon",
    *(f"launch_pad_{space}" for space in ("treasure", "bonus", "summon")),
)
"""The action spaces of the landmarks (SB-066)."""
LANDMARK_KIND: Final = Kind("landmark", LANDMARK_NAMES, points=True)
SPACE_KIND: Final = Kind("space", SPACES, points=True)
Landmark = Annotated[str, LANDMARK_KIND]
Space = Annotated[str, SPACE_KIND]
SoloReason = Literal["wounds", "tavern", "heroes-gone"]
"""Why a game of one player is over (SB-241 to SB-243)."""
TITLES: Final = (
    "loser",
    "kobold",
    "minion",
    "miniboss",
    "boss",
    "real_boss",
    "dungeon_master",
    "boss_monster",
    "grand_boss",
    "dungeon_overlord",
    "supreme_dungeon_overlord",
)
"""The titles for the score of one player, from the lowest (SB-250)."""
TRUE: Final = "true_"
"""Prefix of a title that was won in the challenge (SB-254)."""
Title = Annotated[str, Kind("title", (*TITLES, *(TRUE + title for title in TITLES)))]


class MarkerPassed(Event, frozen=True):
    """A player is the first player from now on (SB-030, SB-164)."""

    seat: SeatNumber


class MarketFilled(Event, frozen=True):
    """Cards are put out in the market (SB-044)."""

    cards: tuple[Seen, ...]


class MarketCleared(Event, frozen=True):
    """The cards left in the market are discarded (SB-110)."""

    cards: tuple[Seen, ...]


class MarketCardTaken(Event, frozen=True):
    """A player takes a card from the market (SB-057)."""

    seat: SeatNumber
    card: Seen


class DrawnInstead(Event, frozen=True):
    """A player draws from a deck instead of taking a card from the market, as a card lets them (SB-063)."""

    seat: SeatNumber
    source: Seen


class TopCardsSeen(Event, frozen=True):
    """A player looks at the top cards of a deck (SB-306)."""

    seat: SeatNumber
    cards: tuple[Seen, ...]


class CardPutUnder(Event, frozen=True):
    """A player puts a card at the bottom of its deck."""

    seat: SeatNumber
    card: Seen


class HeroPushed(Event, frozen=True):
    """A hero leaves the full town for a landmark (SB-048)."""

    hero: Seen
    landmark: Landmark


class HeroWentStraight(Event, frozen=True):
    """A hero goes to a landmark as soon as it is revealed (SB-051)."""

    hero: Seen
    landmark: Landmark


class MinionSent(Event, frozen=True):
    """A minion goes to a space of a landmark."""

    seat: SeatNumber
    space: Space


class MinionPosted(Event, frozen=True):
    """A minion goes onto a card of its own dungeon."""

    seat: SeatNumber
    card: Seen


class MinionIdle(Event, frozen=True):
    """A minion finds no space and stays on its base (SB-281)."""

    seat: SeatNumber


class MinionMoved(Event, frozen=True):
    """A minion goes from where it stands to another space of a landmark."""

    seat: SeatNumber
    space: Space


class SpaceChosen(Event, frozen=True):
    """A spell is aimed at an action space of a landmark."""

    seat: SeatNumber
    source: Seen
    space: Space


class ErrandDone(Event, frozen=True):
    """The action space where a minion stands takes effect (SB-106)."""

    seat: SeatNumber
    space: Space


class CardErrandDone(Event, frozen=True):
    """The action space of a card where a minion stands takes effect."""

    seat: SeatNumber
    card: Seen


class ErrandInVain(Event, frozen=True):
    """A minion's errand does nothing: what it needs is gone (SB-111, SB-115)."""

    seat: SeatNumber


class HeroSummoned(Event, frozen=True):
    """A hero is sent from a landmark to an entrance, with a token (SB-071)."""

    seat: SeatNumber
    hero: Seen
    opponent: SeatNumber
    """Whose entrance it is."""
    token: int


class TokensPlaced(Event, frozen=True):
    """Damage tokens are put on a room (SB-183)."""

    room: Seen
    tokens: int


class TokensRemoved(Event, frozen=True):
    """An effect takes damage tokens off a room (SB-185)."""

    room: Seen
    tokens: int


class TokensLost(Event, frozen=True):
    """The damage tokens of a room that is covered or destroyed go back to the supply (SB-093)."""

    room: Seen
    tokens: int


class TokensMoved(Event, frozen=True):
    """Damage tokens go from one room to another."""

    source: Seen
    room: Seen
    tokens: int


class RoomNeutralized(Event, frozen=True):
    """A room deals no damage until the end of the turn (SB-197)."""

    seat: SeatNumber
    room: Seen


class RoomDoomed(Event, frozen=True):
    """A room will be destroyed at the end of the turn."""

    seat: SeatNumber
    room: Seen


class BossTreasureAdded(Event, frozen=True):
    """A boss shows one more symbol for the rest of the game."""

    seat: SeatNumber
    treasure: Treasure


class RoomTreasureAdded(Event, frozen=True):
    """A room shows one more symbol until the end of the turn."""

    room: Seen
    treasure: Treasure


class LastRoomStrengthened(Event, frozen=True):
    """The last room of a dungeon deals more damage until the end of the turn (SB-076)."""

    seat: SeatNumber
    damage: int


class HeroUnseen(Event, frozen=True):
    """A hero will pass the next room unhurt and unnoticed."""

    hero: Seen


class RoomPassed(Event, frozen=True):
    """A hero passes a room unhurt and unnoticed."""

    seat: SeatNumber
    hero: Seen
    room: Seen


class HeroRecovered(Event, frozen=True):
    """A hero that was sent back loses its token at the end of the turn (SB-165)."""

    hero: Seen


class SpellsForbidden(Event, frozen=True):
    """A hero inside keeps the owner of the dungeon from playing spells."""

    seat: SeatNumber
    hero: Seen


class StackShuffled(Event, frozen=True):
    """The rooms of a stack are put in a random order (SB-212)."""

    seat: SeatNumber
    room: Seen
    """The room that lies on top now."""
    under: tuple[Seen, ...]
    """The rooms under it, the uppermost first."""


class SoloEnded(Event, frozen=True):
    """A game of one player is over (SB-245)."""

    reason: SoloReason
    points: int
    title: Title


class WinShared(Event, frozen=True):
    """A player shares the win with others of the same score and the same XP (SB-177)."""

    seat: SeatNumber
