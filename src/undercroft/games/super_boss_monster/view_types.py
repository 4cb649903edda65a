"""Types of a view of Super Boss Monster, on top of those of the family."""

from __future__ import annotations

from typing import Literal, TypedDict

from undercroft.games.boss_family.view_types import BossView, Extras, Zones
from undercroft.kernel.view_types import Pile, ShownCard


class Space(TypedDict):
    """An action space of a landmark."""

    id: str
    """Its id, as in `send_minion space=…`."""
    kind: Literal["treasure", "bonus", "summon"]
    """The kind of space."""
    open: bool
    """True if the space is open; other minions on it are not checked."""
    minions: list[int]
    """Seats whose minions stand there."""
    token: int
    """The health token that a hero gets who is summoned here; 0 if none."""


class Landmark(TypedDict):
    """A landmark of the city."""

    id: str
    """Its id."""
    treasure: str | None
    """The treasure of the heroes that go there; null for the tavern."""
    heroes: list[int]
    """Card numbers of the heroes there, the top one first."""
    spaces: list[Space]
    """Its action spaces."""


class Minion(TypedDict):
    """The place of a player's minion; it is on its base if both fields are null."""

    space: str | None
    """The id of the space at a landmark."""
    card: int | None
    """The number of the card in the player's dungeon, or of the boss."""


class HealthToken(TypedDict):
    """A health token on a hero."""

    hero: int
    """The number of the hero's card at this table."""
    token: int
    """The amount by which it changes the hero's health."""


class Solo(TypedDict):
    """Facts of the game for one player."""

    challenge: bool
    """True if the challenge is played, in which heroes need more treasure than usual."""
    thresholds: list[int]
    """Treasure symbols that each hero in town needs, from the left."""
    points: int
    """The score now: souls less wounds."""
    most_points: int
    """The highest possible score."""
    title: str
    """The title for this score."""
    next_points: int | None
    """The score that the next title needs; null at the last title."""


class City(TypedDict):
    """The board: town, landmarks, market, minions and tokens."""

    places: int
    """Number of heroes that the town holds."""
    market: list[int]
    """Numbers of rooms and of spells that are put out each turn."""
    marker: int | None
    """The seat with the first player marker; null in a game for one player."""
    landmarks: list[Landmark]
    """The landmarks from the left."""
    minions: list[Minion]
    """Minions by seat."""
    boss_spaces: list[bool]
    """By seat true if the boss has an action space for the player's minion."""
    health_tokens: list[HealthToken]
    """The tokens on heroes."""
    heroes_a_turn: int
    """Number of heroes that are revealed each turn."""
    solo: Solo | None
    """Facts of the game for one player; null with more players."""


class SuperExtras(Extras):
    """Fields that Super Boss Monster adds to a view."""

    city: City
    """The board."""
    achievements: list[str]
    """The achievements that the game has earned; empty until it is over."""


class SuperZones(Zones):
    """Zones of Super Boss Monster."""

    market: list[ShownCard]
    """The cards of the market."""
    landmark: list[Pile]
    """By landmark the heroes there."""


class SuperView(BossView, SuperExtras):
    """View of a table of Super Boss Monster."""

    zones: SuperZones  # type: ignore[misc]
    """The cards by zone."""
