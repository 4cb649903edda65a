"""Types of a view in the Boss Monster family."""

from __future__ import annotations

from typing import Literal, TypedDict

from undercroft.games.boss_family.rules.state import Phase
from undercroft.kernel.view_types import CommonView, OpenCard, Pile, ShownCard


class Limits(TypedDict):
    """Numbers that end the game or limit a dungeon."""

    rooms: int
    """The largest number of places in a dungeon."""
    souls: int
    """Souls that end the game; 0 if no number of souls does."""
    wounds: int
    """Wounds with which a player loses; 0 if no number of wounds does it."""
    levels: int
    """The highest level of a miniboss."""


class Player(TypedDict):
    """Public facts about a player."""

    xp: int
    """The XP of the boss, which decides the acting order."""
    acts: Literal["first", "between", "last", "out"]
    """The place in the acting order; `out` if the player has lost."""
    out: bool
    """True if the player has lost."""
    souls: int
    """Souls won."""
    wounds: int
    """Wounds suffered."""
    rooms: int
    """Cards in hand with the back of a room."""
    spells: int
    """Cards in hand with the back of a spell."""
    active_rooms: int
    """Built rooms of the dungeon that are not deactivated; the boss levels up when all places hold one."""
    damage: int
    """Damage that all active rooms of the dungeon deal together now."""
    treasure: list[int]
    """Treasure of the dungeon and the boss: cleric, mage, fighter, thief, and explorer if the game has explorers."""
    leveled: bool
    """True if the boss has leveled up."""
    placed: int
    """Number of cards placed in this Build phase."""
    coins: int
    """Coins in the treasury."""
    promoted: bool
    """True if the player has used the one promotion of the round."""
    spell_tax: int
    """Coins that the player has to pay for each spell in this round; 0 if none."""


class Miniboss(TypedDict):
    """A miniboss tucked under a stack."""

    card: OpenCard
    """Its card."""
    level: int
    """Its level; 0 until its coin is paid."""
    in_force: int
    """The level whose powers count now; 0 while its room is face down, deactivated or without text."""
    promotable: bool
    """True if it may be promoted now; the coin for it is not checked."""
    used: bool
    """True if a power of it that works once a round was used."""


class Stack(TypedDict):
    """The rooms in one place of a dungeon, one upon another."""

    top: ShownCard
    """The top room."""
    beneath: list[OpenCard]
    """The rooms beneath, the lowest first."""
    face_down: bool
    """True if the top room is not built yet."""
    deactivated: bool
    """True if the top room is deactivated for this round."""
    used: bool
    """True if an effect of the top room that works once a round was used."""
    damage: int
    """Damage that the top room deals now; 0 if it is not active."""
    treasure: list[int]
    """Treasure that it gives now, by kind, with that of its miniboss; empty if it is not active."""
    silent: bool
    """True if its text and that of its miniboss do not count in this round."""
    coins: int
    """Coins on it."""
    tokens: int
    """Damage tokens on it."""
    neutralized: bool
    """True if it deals no damage in this turn."""
    asleep: bool
    """True if it deals no damage until a hero has passed through it in this turn."""
    space: bool
    """True if it has an action space for the minion of its owner."""
    minions: list[int]
    """Seats whose minions stand on it."""
    miniboss: Miniboss | None
    """The miniboss tucked under the stack."""


class Bait(TypedDict):
    """The dungeon that attracts a hero in town now."""

    hero: int
    """The number of the hero's card at this table."""
    to: int | None
    """The seat to which it would go; null if it would stay in town."""
    tie: bool
    """True if it stays because of a tie."""
    counts: list[int]
    """By seat the treasure that attracts it; 0 for a seat that is out."""


class Hero(TypedDict):
    """A hero in play that bears an item, is hurt, or has other health than printed."""

    hero: int
    """The number of the hero's card at this table."""
    item: OpenCard | None
    """The item that it bears, if any."""
    health: int
    """Damage that kills it, with everything that changes it now."""
    hurt: int
    """Damage that it has taken."""


class Step(TypedDict):
    """A room that the hero will enter if nothing changes."""

    slot: int
    """The place of the room, counted from the boss; 0 is next to the boss."""
    hurt: int
    """All damage that the hero will have taken after the room."""
    left: int
    """Health left after the room; 0 is dead."""


class Walk(TypedDict):
    """A hero inside a dungeon."""

    hero: int
    """The number of the hero's card at this table."""
    seat: int
    """The seat of the dungeon."""
    room: int | None
    """The card number of the room where it stands; null between two rooms."""
    slot: int
    """The place where it stands; 0 is next to the boss, and a number beyond all places is the entrance."""
    hurt: int
    """Damage that it has taken."""
    health: int
    """Damage that kills it."""
    left: int
    """Health left; 0 is dead."""
    ahead: list[Step]
    """The rooms that it will enter, in this order, up to the one where it dies."""
    dies_in: int | None
    """The place where it will die if nothing changes; null if it will survive."""
    total: int
    """All damage that it would have taken after the last room of the dungeon, even if it dies earlier."""


class Effect(TypedDict):
    """An announced effect that is not resolved yet."""

    seat: int
    """The seat that announced it."""
    source: OpenCard
    """The card that has the effect."""
    way: int
    """The number of the effect among those of the card, from 0; most cards have one."""
    target: int
    """The number of the card, the seat or the space of a landmark that it targets; -1 if it has no target."""
    extra: int | None
    """A second choice: the coins paid for it, or the number of a treasure, of a second card or of a seat.

    The first card again if the player chose no second one; null if the effect asks for no second choice.
    """


class Announced(TypedDict):
    """An announced spell."""

    card: int
    """The number of the spell's card at this table."""
    seat: int
    """The seat that announced it."""


class Extras(TypedDict):
    """Fields that all games of the Boss Monster family add to a view."""

    limits: Limits
    """Numbers that end the game or limit a dungeon."""
    coins: bool
    """True if the game is played with coins."""
    round: int
    """The number of the round; 0 during the set-up."""
    phase: Phase
    """The phase of the round."""
    active: int | None
    """The seat that builds, or into whose dungeon heroes go; null if there is no such seat now."""
    order: list[int]
    """Seats still in the game, in acting order."""
    players: list[Player]
    """The players by seat."""
    leaders: list[list[int]]
    """For each kind of treasure the seats that have the most of it; an empty list if nobody has any."""
    dungeons: list[list[Stack]]
    """Dungeons by seat, each from the boss to the entrance."""
    bait: list[Bait]
    """For each hero in town the dungeon that attracts it now."""
    heroes: list[Hero]
    """Heroes in town, at entrances, at landmarks and inside that are not just as printed."""
    walk: Walk | None
    """The hero inside a dungeon."""
    waiting: list[Effect]
    """Announced effects that are not resolved yet, the newest last."""
    announced: list[Announced]
    """Announced spells that still lie on the table."""
    turns_over: list[int]
    """Seats whose turn in this phase is over."""
    closed: list[int]
    """Seats whose dungeons no hero may enter in this round."""
    held_back: list[int]
    """Card numbers of the heroes at entrances that wait for the next round."""
    building_forbidden: bool
    """True if nobody may build any more in this round."""
    last_round: bool
    """True if the game ends with this round."""


class Zones(TypedDict):
    """Zones of the Boss Monster family."""

    boss_deck: Pile
    """The bosses that nobody plays."""
    room_deck: Pile
    """The deck of rooms."""
    spell_deck: Pile
    """The deck of spells."""
    hero_deck: Pile
    """The deck of ordinary heroes."""
    epic_deck: Pile
    """The deck of epic heroes."""
    discard: Pile
    """The discard pile."""
    town: list[ShownCard]
    """The heroes in town, in the order in which they came."""
    walking: list[ShownCard]
    """The hero inside a dungeon."""
    announced: list[ShownCard]
    """The announced spells."""
    removed: list[ShownCard]
    """The cards out of the game."""
    boss_choice: list[list[ShownCard]]
    """By seat the bosses to choose from."""
    boss: list[list[ShownCard]]
    """By seat the boss."""
    hand: list[list[ShownCard]]
    """By seat the hand."""
    set_aside: list[list[ShownCard]]
    """By seat the cards of the first hand that the player will discard."""
    entrance: list[list[ShownCard]]
    """By seat the heroes at the entrance, in the order in which they will enter."""
    souls: list[list[ShownCard]]
    """By seat the heroes that died in the dungeon."""
    wounds: list[list[ShownCard]]
    """By seat the heroes that survived it."""
    item_deck: Pile
    """The deck of items."""
    items_waiting: list[ShownCard]
    """The items in town that no hero bears yet."""
    items_carried: list[ShownCard]
    """The items that heroes bear."""
    items: list[list[ShownCard]]
    """By seat the item in the score area that can be used."""
    items_spent: list[list[ShownCard]]
    """By seat the items in the score area that lie face down."""
    dungeon: list[list[ShownCard]]
    """By seat all places of the dungeon one after the other, each from the bottom card to the top."""


class BossView(CommonView, Extras):
    """View of a table of the Boss Monster family."""

    zones: Zones
    """The cards by zone."""
