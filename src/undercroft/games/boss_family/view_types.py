"""What a view of Boss Monster holds, as types."""

from __future__ import annotations

from typing import Literal, TypedDict

from undercroft.games.boss_family.rules.state import Phase
from undercroft.kernel.view_types import CommonView, OpenCard, Pile, ShownCard


class Limits(TypedDict):
    """The numbers that decide the game."""

    rooms: int
    """The most places of a dungeon."""
    souls: int
    """So many souls end the game; 0 if no number does."""
    wounds: int
    """So many wounds lose; 0 if no number does."""
    levels: int
    """The greatest level of a miniboss."""


class Player(TypedDict):
    """A player as everybody sees it."""

    xp: int
    """The XP of the boss, which decides the acting order."""
    acts: Literal["first", "between", "last", "out"]
    """The place in the acting order; out of it is who has lost."""
    out: bool
    """Whether the player has lost."""
    souls: int
    """Souls won."""
    wounds: int
    """Wounds suffered."""
    rooms: int
    """Room cards in hand, by their backs."""
    spells: int
    """Spell cards in hand, by their backs."""
    active_rooms: int
    """Rooms of the dungeon that are built and not deactivated; with all places active the boss levels up."""
    damage: int
    """What all active rooms of the dungeon deal together now."""
    treasure: list[int]
    """The treasure of the dungeon and the boss: cleric, mage, fighter, thief, and explorer where there are such."""
    leveled: bool
    """Whether the boss has leveled up."""
    placed: int
    """Cards placed in this Build phase."""
    coins: int
    """Coins in the treasury."""
    promoted: bool
    """Whether the one promotion of the round is used."""
    spell_tax: int
    """Coins that each spell of this player costs in this round."""


class Miniboss(TypedDict):
    """A miniboss under a stack."""

    card: OpenCard
    """Its card."""
    level: int
    """Its level; 0 while it waits for its coin."""
    in_force: int
    """The level whose powers are in force; 0 while its room is covered, deactivated or without text."""
    promotable: bool
    """Whether it could be promoted now for a coin."""
    used: bool
    """Whether a once-a-round power was used."""


class Stack(TypedDict):
    """The rooms that lie on each other in one place of a dungeon."""

    top: ShownCard
    """The uppermost room."""
    beneath: list[OpenCard]
    """The rooms beneath, the lowest first."""
    face_down: bool
    """Whether the uppermost room is not yet built."""
    deactivated: bool
    """Whether it is out of action for this round."""
    used: bool
    """Whether its once-a-round effect was used."""
    damage: int
    """What it deals now; 0 if it is not active."""
    treasure: list[int]
    """The treasure that it shows now, by kind, its miniboss's included; empty if it is not active."""
    silent: bool
    """Whether its text, and its miniboss's, does not count in this round."""
    coins: int
    """Coins lying on it."""
    tokens: int
    """Damage tokens lying on it."""
    neutralized: bool
    """Whether it deals no damage in this turn."""
    asleep: bool
    """Whether it deals no damage until a hero has passed through it in this turn."""
    space: bool
    """Whether it has an action space for its owner's minion."""
    minions: list[int]
    """The seats whose minions stand on it."""
    miniboss: Miniboss | None
    """The miniboss tucked under the stack."""


class Bait(TypedDict):
    """Where a hero of the town would go as things stand."""

    hero: int
    """The number of the hero's card."""
    to: int | None
    """The seat that would lure it; null if it stays in town."""
    tie: bool
    """Whether it stays because of a tie."""
    counts: list[int]
    """What draws it to each seat."""


class Hero(TypedDict):
    """A hero in play about whom there is more to know than what is printed."""

    hero: int
    """The number of the hero's card."""
    item: OpenCard | None
    """The item that it bears."""
    health: int
    """The damage by which it dies now."""
    hurt: int
    """The damage that it has taken."""


class Step(TypedDict):
    """A room that a hero is still to enter, if nothing changes."""

    slot: int
    """The place of the room."""
    hurt: int
    """All damage that the hero will have taken when it leaves the room."""
    left: int
    """The health that it will have left then; 0 is dead."""


class Walk(TypedDict):
    """A hero inside a dungeon."""

    hero: int
    """The number of the hero's card."""
    seat: int
    """Whose dungeon it is."""
    room: int | None
    """The number of the room where it stands; null between two rooms."""
    slot: int
    """The place where it stands; the boss is beyond 0."""
    hurt: int
    """The damage that it has taken."""
    health: int
    """The damage by which it dies."""
    left: int
    """The health that it has left; 0 is dead."""
    ahead: list[Step]
    """The rooms that it will enter in their order, up to the one where it dies."""
    dies_in: int | None
    """The place where it will die if nothing changes; null if it survives."""
    total: int
    """All damage that it would have taken behind the last room if nothing changes, whether it lives so long or not."""


class Effect(TypedDict):
    """An announced effect that waits."""

    seat: int
    """Who announced it."""
    source: OpenCard
    """The card whose effect it is."""
    way: int
    """Which of its effects, from 0; most cards have one."""
    target: int
    """The number of the card, the seat or the landmark's space at which it is aimed; -1 if at none."""
    extra: int | None
    """The coins that went into it, or the number of the treasure, of the second card or of the seat that it names.

    The first card again where it could have been aimed at a second one and is not.
    """


class Announced(TypedDict):
    """A spell that was announced."""

    card: int
    """The number of the spell's card."""
    seat: int
    """Who announced it."""


class Extras(TypedDict):
    """What only Boss Monster shows."""

    limits: Limits
    """The numbers that decide the game."""
    coins: bool
    """Whether this game has coins."""
    round: int
    """The round; 0 while the game is being set up."""
    phase: Phase
    """The phase of the round."""
    active: int | None
    """The player whose dungeon is adventured in, or who builds; null if nobody is."""
    order: list[int]
    """The seats still in the game, in acting order."""
    players: list[Player]
    """The players by seat."""
    leaders: list[list[int]]
    """For each treasure (as for players) the seats that have the most of it; nobody if none has any."""
    dungeons: list[list[Stack]]
    """The dungeons by seat, each from the boss outward."""
    bait: list[Bait]
    """The heroes in town and whom they would follow."""
    heroes: list[Hero]
    """The heroes in town, at entrances and inside that bear an item, are hurt, or have other health than printed."""
    walk: Walk | None
    """The hero inside a dungeon."""
    waiting: list[Effect]
    """Effects announced and not yet carried out, the newest last."""
    announced: list[Announced]
    """Spells on the table and who played them."""
    turns_over: list[int]
    """The seats whose turn in this phase is over."""
    closed: list[int]
    """The seats whose dungeons no hero may enter this round."""
    held_back: list[int]
    """The heroes at entrances that wait for the next round, by card."""
    building_forbidden: bool
    """Whether nobody may build any more this round."""
    last_round: bool
    """Whether the game ends with this round."""


class Zones(TypedDict):
    """The zones of Boss Monster."""

    boss_deck: Pile
    """Bosses that nobody plays."""
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
    """The heroes in town, the longest there first."""
    walking: list[ShownCard]
    """The hero inside a dungeon."""
    announced: list[ShownCard]
    """Spells that were announced."""
    removed: list[ShownCard]
    """Cards out of the game."""
    boss_choice: list[list[ShownCard]]
    """By seat the bosses to choose from."""
    boss: list[list[ShownCard]]
    """By seat the boss."""
    hand: list[list[ShownCard]]
    """By seat the hand."""
    set_aside: list[list[ShownCard]]
    """By seat the cards of the first hand that are chosen to be discarded."""
    entrance: list[list[ShownCard]]
    """By seat the heroes at the entrance, the first to enter first."""
    souls: list[list[ShownCard]]
    """By seat the heroes that died in the dungeon."""
    wounds: list[list[ShownCard]]
    """By seat the heroes that survived it."""
    item_deck: Pile
    """The deck of items."""
    items_waiting: list[ShownCard]
    """The items in town for which no hero has come yet."""
    items_carried: list[ShownCard]
    """The items that heroes bear."""
    items: list[list[ShownCard]]
    """By seat the item of the score area that can be used."""
    items_spent: list[list[ShownCard]]
    """By seat the items of the score area that lie face down."""
    dungeon: list[list[ShownCard]]
    """The rooms: for each seat all places of its dungeon, each from the lowest card up."""


class BossView(CommonView, Extras):
    """What a seat may know of a table of Boss Monster."""

    zones: Zones
    """The zones and the cards in them."""
