"""What a view of Dragon Tower holds, as types."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from undercroft.games.dragon_tower.rules.facts import Attribute
from undercroft.games.dragon_tower.rules.state import Stage
from undercroft.games.dragon_tower.rules.turn import Phase
from undercroft.kernel.view_types import CommonView, OpenCard, Pile, ShownCard

Points = list[int]
"""Points by attribute: strength, faith, magic, agility."""


class Limits(TypedDict):
    """The numbers that the table is measured by."""

    floors: int
    """The floors of the tower."""
    health: int
    """The most health of a hero."""


class Hero(TypedDict):
    """A hero as everybody sees it."""

    seat: int
    """Who leads the hero."""
    hero: OpenCard | None
    """The hero's card; null until it is chosen."""
    base: Points | None
    """The printed attributes: strength, faith, magic, agility."""
    health: int
    """The health that is left; 0 is dead."""
    fought: bool
    """Whether the hero has fought in this room, so that the printed attributes no longer count."""
    refilled: bool
    """Whether the hero has drawn cards on this floor."""
    skills: list[str]
    """The skills, by their printed ids."""
    spent: list[str]
    """Those of them that are used up."""
    cards: int
    """How many capability cards the hero holds."""


class Opponent(OpenCard):
    """An opponent and what it asks for now."""

    need: Points
    """Strength, faith, magic, agility."""


class Floor(TypedDict):
    """A floor of the tower."""

    floor: int
    """Its number; the first is 1."""
    where: Literal["behind", "here", "ahead"]
    """Whether the party has left it, stands on it or has yet to reach it."""
    rest: bool
    """Whether the party rests after it."""
    rooms: list[list[Opponent]]
    """Its rooms with the opponents in them."""
    circumstances: list[ShownCard]
    """The circumstances beside it."""
    under_boss: list[ShownCard]
    """What lies under the boss, on the last floor."""


class LaidCard(OpenCard):
    """A card that was laid in a fight."""

    attribute: Attribute
    """What it answers here."""
    counts: int
    """By how much."""


class Way(TypedDict):
    """A way to settle a fight: for each fighter what it costs."""

    paid: list[int]
    """The health that the fighter pays."""
    left: list[int]
    """The health that the fighter has left; 0 is dead."""


class Fight(TypedDict):
    """The fight that is being put together."""

    heroes: list[int]
    """The fighters: one hero or two."""
    foes: list[Opponent]
    """The opponents."""
    need: Points
    """What they ask for together, with what this fight adds or takes away."""
    base: list[Points]
    """For each fighter the printed attributes, if they count; otherwise zeros."""
    offers: list[int]
    """For each fighter the health that it offers to pay."""
    skills: list[str]
    """The skills used in this fight."""
    lowered: tuple[int, Attribute] | None
    """The card that was played to lower a need, and which."""
    known: bool
    """Whether the one who looks knows every card laid; only then there are sums."""
    missing: NotRequired[Points]
    """What is still missing."""
    cards: NotRequired[list[LaidCard]]
    """The cards laid."""
    printed: Points
    """What the opponents have together, before this fight adds or takes away."""
    raised: bool
    """Whether two heroes are in each other's way, so that each attribute asked for is higher."""
    ways: list[Way]
    """The ways to settle the fight with health, as they are offered; only for the seat that is asked."""


class Extras(TypedDict):
    """What only Dragon Tower shows."""

    limits: Limits
    """The numbers that the table is measured by."""
    floor: int
    """The floor of the party; 0 while the game is being set up."""
    leader: int
    """The hero who leads the party."""
    stage: Stage
    """Who fights now: single heroes, pairs, or whoever is left."""
    boss: str
    """The printed id of the boss."""
    warnings: list[str]
    """The balance checks that the team fails."""
    heroes: list[Hero]
    """The heroes by number."""
    tower: list[Floor]
    """The floors from the bottom to the top."""
    room: list[Opponent]
    """The opponents in the room where the party is."""
    plan: list[list[int]]
    """Who fights whom: the number of an opponent's card and one hero, or two."""
    fight: Fight | None
    """The fight that is being put together."""
    pair_fights: int
    """How many fights were won by pairs."""
    achievements: list[str]
    """What a won game has earned."""
    phase: Phase | None
    """The part of the turn: way, refill, entering, fights alone, fights in pairs; null before and after the climb."""


class Zones(TypedDict):
    """The zones of Dragon Tower."""

    unused_heroes: list[ShownCard]
    """Heroes that nobody leads."""
    unused_skills: list[ShownCard]
    """Skills that no hero has."""
    unused_bosses: list[ShownCard]
    """Bosses that are not in this tower."""
    hero: list[list[ShownCard]]
    """By hero the hero's card."""
    skill: list[list[ShownCard]]
    """By hero the skills."""
    hand: list[list[ShownCard]]
    """By hero the capability cards held."""
    laid: list[list[ShownCard]]
    """By hero the cards laid in this fight."""
    capabilities: list[Pile]
    """By attribute the deck."""
    discards: list[Pile]
    """By attribute the discard pile."""
    normal_deck: Pile
    """The deck of monsters."""
    elite_deck: Pile
    """The deck of elite monsters."""
    circumstance_deck: Pile
    """The deck of circumstances."""
    room: list[list[ShownCard]]
    """The rooms, two for each floor."""
    circumstances: list[list[ShownCard]]
    """By floor the circumstances beside it."""
    under_boss: list[ShownCard]
    """What lies under the boss."""
    beaten: list[ShownCard]
    """Opponents beaten."""
    normal_discard: Pile
    """The discard pile of monsters."""
    elite_discard: Pile
    """The discard pile of elite monsters."""
    circumstance_discard: Pile
    """The discard pile of circumstances."""
    boss_discard: Pile
    """Bosses beaten."""


class TowerView(CommonView, Extras):
    """What a seat may know of a table of Dragon Tower."""

    zones: Zones
    """The zones and the cards in them."""
