"""Events of a game of Dragon Tower."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.games.dragon_tower.rules.balance import Check
from undercroft.games.dragon_tower.rules.state import HERO, STAGES, State
from undercroft.games.dragon_tower.rules.talk import ATTRIBUTE_KIND
from undercroft.kernel.actions import Kind
from undercroft.kernel.events import CardId, Event, SeatNumber, Seen, seen

Attribute = Annotated[str, ATTRIBUTE_KIND]
Stage = Annotated[str, Kind("stage", STAGES)]
Cause = Literal["rest", "regeneration", "healer"]
"""What heals a hero."""
Reason = Literal["all-dead", "hopeless", "one-fell"]
"""Why the party has lost."""


class HeroChosen(Event, frozen=True):
    """A seat leads a hero."""

    seat: SeatNumber
    hero: Seen


class TeamUnbalanced(Event, frozen=True):
    """One of the four balance checks fails (a warning only, DT-DECISION-2)."""

    check: Check


class SkillTaken(Event, frozen=True):
    """A hero takes a skill."""

    hero: Seen
    skill: Seen


class SkillPaid(Event, frozen=True):
    """A hero pays for a skill with health and with cards picked at random."""

    hero: Seen
    skill: Seen
    health: int
    cards: tuple[Seen, ...]


class CardDrawn(Event, frozen=True):
    """A hero draws a capability card."""

    hero: Seen
    deck: Attribute
    card: Seen


class DeckReshuffled(Event, frozen=True):
    """The discards of an attribute became a new deck."""

    deck: Attribute


class CardReplaced(Event, frozen=True):
    """A lucky hero throws a card away and draws another."""

    hero: Seen
    card: Seen


class CardDiscarded(Event, frozen=True):
    """A hero discards a card to heal somebody."""

    hero: Seen
    card: Seen


class TowerBuilt(Event, frozen=True):
    """The tower stands; the monsters of its rooms lie open, from the bottom to the top."""

    boss: CardId
    rooms: tuple[tuple[Seen, ...], ...]


class FloorBegun(Event, frozen=True):
    """The party stands before the next floor."""

    floor: int
    leader: SeatNumber


class BossGrew(Event, frozen=True):
    """A boss takes other cards into itself."""

    boss: Seen
    cards: tuple[Seen, ...]


class CircumstancesDivined(Event, frozen=True):
    """A diviner turns up the circumstances of the floor."""

    hero: Seen
    cards: tuple[Seen, ...]


class CircumstanceReplaced(Event, frozen=True):
    """A diviner sends a circumstance away; a hidden one takes its place."""

    hero: Seen
    card: Seen


class MonstersSwapped(Event, frozen=True):
    """A decoy makes two monsters change rooms."""

    hero: Seen
    monster: Seen
    other: Seen


class CardsTraded(Event, frozen=True):
    """Two heroes exchange a card each."""

    hero: Seen
    other: Seen
    given: Seen
    received: Seen


class TradeRefused(Event, frozen=True):
    """A hero does not want to trade."""

    hero: Seen
    other: Seen


class RoomPassed(Event, frozen=True):
    """The monsters of the room not taken go to the discard."""

    cards: tuple[Seen, ...]


class RoomEntered(Event, frozen=True):
    """The party enters a room."""

    floor: int
    room: int
    monsters: tuple[Seen, ...]


class CircumstanceRevealed(Event, frozen=True):
    """A circumstance of the floor joins the room."""

    card: Seen


class StageBegun(Event, frozen=True):
    """Solo fights, pair fights or leftovers begin."""

    stage: Stage


class Part(msgspec.Struct, frozen=True):
    """What happened in one attribute of a fight: the cards that answered it and the points paid in health."""

    attribute: Attribute
    cards: tuple[Seen, ...]
    hurt: int


class FightHandedOver(Event, frozen=True):
    """A fighter shows the partner what it puts in; the partner goes on."""

    hero: Seen
    other: Seen
    cards: tuple[Seen, ...]
    health: int


class FightWon(Event, frozen=True):
    """Opponents were beaten."""

    heroes: tuple[Seen, ...]
    foes: tuple[Seen, ...]
    paid: tuple[int, ...]
    parts: tuple[Part, ...]


class FightLost(Event, frozen=True):
    """Heroes gave everything in vain."""

    heroes: tuple[Seen, ...]
    foes: tuple[Seen, ...]
    cards: tuple[Seen, ...]


class HeroDied(Event, frozen=True):
    """A hero is dead; the hand is discarded."""

    hero: Seen
    cards: tuple[Seen, ...]


class HeroHealed(Event, frozen=True):
    """A hero regains health."""

    hero: Seen
    health: int
    cause: Cause


class SkillUsed(Event, frozen=True):
    """A hero uses a skill."""

    hero: Seen
    skill: CardId


class RoomCleared(Event, frozen=True):
    """Every opponent in the room is beaten."""

    floor: int


class GameWon(Event, frozen=True):
    """The tower is climbed and the boss is dead."""

    alive: int


class GameLost(Event, frozen=True):
    """The party has lost."""

    reason: Reason
    floor: int


def hero_seen(state: State, hero: int) -> Seen:
    """A hero's card, for an event."""
    return seen(state, state.zones[HERO + hero][0])


def cards_seen(state: State, cards: list[int]) -> tuple[Seen, ...]:
    """Several cards, for an event."""
    return tuple([seen(state, card) for card in cards])
