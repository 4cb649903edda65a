"""What a view of Super Boss Monster holds besides, as types."""

from __future__ import annotations

from typing import Literal, TypedDict

from undercroft.games.boss_family.view_types import BossView, Extras, Zones
from undercroft.kernel.view_types import Pile, ShownCard


class Space(TypedDict):
    """An action space of a landmark."""

    id: str
    """Its name, as in `send_minion space=…`."""
    kind: Literal["treasure", "bonus", "summon"]
    """What sort of space it is."""
    open: bool
    """Whether a minion could stand there now, were it free."""
    minions: list[int]
    """The seats whose minions stand there."""
    token: int
    """The health token that a summoned hero gets."""


class Landmark(TypedDict):
    """A landmark of the city."""

    id: str
    """Its name."""
    treasure: str | None
    """The treasure of the heroes that it is for; null for the tavern."""
    heroes: list[int]
    """The cards of the heroes there, the top one first."""
    spaces: list[Space]
    """Its action spaces."""


class Minion(TypedDict):
    """Where a player's minion stands."""

    space: str | None
    """The space of a landmark."""
    card: int | None
    """The card of the own dungeon; both null: on its base."""


class HealthToken(TypedDict):
    """A health token on a hero."""

    hero: int
    """The number of the hero's card."""
    token: int
    """By how much it changes the health."""


class Solo(TypedDict):
    """What only one player alone sees."""

    challenge: bool
    """Whether heroes need more treasure than usual."""
    thresholds: list[int]
    """How many symbols the heroes in town need, from the left."""
    points: int
    """Souls less wounds now."""
    most_points: int
    """The perfect score."""
    title: str
    """The title for this score."""
    next_points: int | None
    """The score of the next title; null at the last."""


class City(TypedDict):
    """The board: town, landmarks, market, minions and tokens."""

    places: int
    """How many heroes the town holds."""
    market: list[int]
    """How many rooms and how many spells are put out each turn."""
    marker: int | None
    """The first player; null for one player alone."""
    landmarks: list[Landmark]
    """The landmarks from the left."""
    minions: list[Minion]
    """By seat."""
    boss_spaces: list[bool]
    """By seat whether the boss has an action space that its minion may use."""
    health_tokens: list[HealthToken]
    """The tokens on heroes."""
    heroes_a_turn: int
    """How many heroes are revealed each turn."""
    solo: Solo | None
    """What only one player alone sees; null for more."""


class SuperExtras(Extras):
    """What only Super Boss Monster shows."""

    city: City
    """The board."""
    achievements: list[str]
    """The achievements that this game earns, once it is over."""


class SuperZones(Zones):
    """The zones of Super Boss Monster."""

    market: list[ShownCard]
    """The cards of the market."""
    landmark: list[Pile]
    """The heroes at each landmark."""


class SuperView(BossView, SuperExtras):
    """What a seat may know of a table of Super Boss Monster."""

    zones: SuperZones  # type: ignore[misc]
    """The zones and the cards in them."""
