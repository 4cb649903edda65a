"""Types of a view of Dragon Tower."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from undercroft.games.dragon_tower.rules.facts import Attribute
from undercroft.games.dragon_tower.rules.state import Stage
from undercroft.games.dragon_tower.rules.turn import Phase
from undercroft.kernel.view_types import CommonView, OpenCard, Pile, ShownCard

Points = list[int]
"""Points by attribute: strength, faith, magic, agility."""


class Limits(TypedDict):
    """Fixed numbers of the game."""

    floors: int
    """The number of floors of the tower."""
    health: int
    """The highest health of a hero."""


class Hero(TypedDict):
    """Public facts about a hero."""

    seat: int
    """The seat that leads the hero."""
    hero: OpenCard | None
    """The hero's card; null until the hero is chosen."""
    base: Points | None
    """The printed attributes: strength, faith, magic, agility; null until the hero is chosen."""
    health: int
    """Health left; 0 is dead."""
    fought: bool
    """True if the hero has fought in this room, so that the printed attributes no longer count."""
    refilled: bool
    """True if the hero has drawn cards on this floor."""
    skills: list[str]
    """Printed ids of the skills."""
    spent: list[str]
    """Printed ids of the skills that are spent."""
    cards: int
    """Number of capability cards in hand."""


class Opponent(OpenCard):
    """An opponent and the points that it asks for now."""

    need: Points
    """The points that it asks for now: strength, faith, magic, agility."""


class Floor(TypedDict):
    """A floor of the tower."""

    floor: int
    """The number of the floor; the first is 1."""
    where: Literal["behind", "here", "ahead"]
    """The place of the floor as the party sees it: left behind, the current one, or still ahead."""
    rest: bool
    """True if the party rests after this floor."""
    rooms: list[list[Opponent]]
    """The rooms of the floor, each with its opponents."""
    circumstances: list[ShownCard]
    """The circumstances beside the floor."""
    under_boss: list[ShownCard]
    """The cards under the boss, on the last floor; empty on all others."""


class LaidCard(OpenCard):
    """A capability card laid in a fight."""

    attribute: Attribute
    """The attribute for which it counts here."""
    counts: int
    """The points that it counts for."""


class Way(TypedDict):
    """A way to settle a fight, with its cost for each fighter."""

    paid: list[int]
    """By fighter the health paid."""
    left: list[int]
    """By fighter the health left; 0 is dead."""


class Fight(TypedDict):
    """A fight in preparation."""

    heroes: list[int]
    """Numbers of the fighting heroes, one or two."""
    foes: list[Opponent]
    """The opponents."""
    need: Points
    """The points that they ask for together, with everything that changes them in this fight."""
    base: list[Points]
    """By fighter the printed attributes; zeros if they do not count."""
    offers: list[int]
    """By fighter the health that it offers to pay."""
    skills: list[str]
    """Printed ids of the skills used in this fight."""
    lowered: tuple[int, Attribute] | None
    """The number of the card that was played to lower a need, and the attribute lowered; null if none was."""
    known: bool
    """True if the viewer knows every card laid; otherwise `missing` and `cards` are left out."""
    missing: NotRequired[Points]
    """The points that are still missing."""
    cards: NotRequired[list[LaidCard]]
    """The cards laid by all fighters."""
    printed: Points
    """The points that the opponents ask for together, before this fight changes them."""
    raised: bool
    """True if two heroes are in each other's way, which raises each attribute asked for."""
    ways: list[Way]
    """The offered ways to settle the fight with health; empty for all seats but the one that is asked."""


class Extras(TypedDict):
    """Fields that Dragon Tower adds to a view."""

    limits: Limits
    """Fixed numbers of the game."""
    floor: int
    """The floor of the party; 0 during the set-up."""
    leader: int
    """The number of the hero who leads the party."""
    stage: Stage
    """The stage of the room: single heroes fight, then pairs, then the heroes that are left."""
    boss: str
    """The printed id of the boss."""
    warnings: list[str]
    """The balance checks that the team fails."""
    heroes: list[Hero]
    """The heroes in the order of their numbers."""
    tower: list[Floor]
    """The floors from the bottom to the top."""
    room: list[Opponent]
    """The opponents in the room of the party; empty before it enters one."""
    plan: list[list[int]]
    """Planned fights: each the number of an opponent's card, then one hero or two."""
    fight: Fight | None
    """The fight in preparation; null if there is none."""
    pair_fights: int
    """Number of fights won by pairs."""
    achievements: list[str]
    """The achievements that the game has earned; empty until it is won."""
    phase: Phase | None
    """The part of the turn; null before and after the climb."""


class Zones(TypedDict):
    """Zones of Dragon Tower."""

    unused_heroes: list[ShownCard]
    """The heroes that nobody leads."""
    unused_skills: list[ShownCard]
    """The skills that no hero has."""
    unused_bosses: list[ShownCard]
    """The bosses that are not in this tower."""
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
    """The cards under the boss."""
    beaten: list[ShownCard]
    """The opponents beaten."""
    normal_discard: Pile
    """The discard pile of monsters."""
    elite_discard: Pile
    """The discard pile of elite monsters."""
    circumstance_discard: Pile
    """The discard pile of circumstances."""
    boss_discard: Pile
    """The bosses beaten."""


class TowerView(CommonView, Extras):
    """View of a table of Dragon Tower."""

    zones: Zones
    """The cards by zone."""
