"""The state of a game of One Deck Dungeon, and its zones."""

from __future__ import annotations

from typing import Final, NamedTuple

from undercroft.games.one_deck_dungeon.rules.events import Hero
from undercroft.games.one_deck_dungeon.rules.facts import (
    DECK,
    DOOR_LIMIT,
    PAIR_LEVELS,
    PAIR_SIDE,
    SOLO_LEVELS,
    SOLO_SIDE,
    Level,
    Side,
)
from undercroft.kernel.state import State as KernelState
from undercroft.kernel.state import Step
from undercroft.kernel.zones import Order, Visibility, Zones

MOST_HEROES: Final = 4

ZONES: Final = Zones()
DECK_ZONE: Final = ZONES.add("deck", Visibility.NOBODY, Order.PILE)  # OD-032
DISCARD: Final = ZONES.add("discard", Visibility.EVERYONE, Order.PILE)  # OD-068
DOOR: Final = ZONES.add("door", Visibility.NOBODY, Order.ROW, DOOR_LIMIT)  # OD-068: open ones are turned up
FACED: Final = ZONES.add("faced", Visibility.EVERYONE, Order.ROW)
"""The cards of the door that the party has entered."""
ITEM_OF: Final = ZONES.add("items", Visibility.EVERYONE, Order.ROW, MOST_HEROES)  # OD-118
SKILL_OF: Final = ZONES.add("skills", Visibility.EVERYONE, Order.ROW, MOST_HEROES)  # OD-119
POTIONS: Final = ZONES.add("potions", Visibility.EVERYONE, Order.ROW)  # OD-120
XP_CARDS: Final = ZONES.add("xp", Visibility.EVERYONE, Order.ROW)  # OD-122
BOX: Final = ZONES.add("box", Visibility.NOBODY, Order.ROW)
"""Cards out of the game."""

NO_CARD: Final = -1
NO_HERO: Final = -1


def groups_of(heroes: int) -> int:
    """Number of groups of heroes: four make two pairs, fewer one group; each has its own dice (O4-006)."""
    return 2 if heroes == MOST_HEROES else 1


class Setup(NamedTuple):
    """The options of the game, which never change during it."""

    seats: int
    heroes: int
    seat_of: tuple[int, ...]
    team: tuple[int, ...]
    """The faces of the heroes, if the team was given; empty if it is chosen at the table."""
    deal: bool
    dungeon: int
    """The face of the dungeon; -1 if it is chosen at the table."""
    cards: str
    """The encounters in the deck: base, forest or hybrid."""
    cure: bool
    """Whether the turn card of Forest of Shadows is used: Cure in place of Healing (FS-006)."""
    basic_potion: int
    """The effect of the basic potion; -1 if it is chosen at the table (FS-004)."""
    tier: str
    hordes: bool
    learned: tuple[tuple[int, int, int], ...] = ()
    """The talents on the sheets of a campaign: seat, face of the hero, effect (OC-009)."""

    @property
    def pairs(self) -> bool:
        """Whether four heroes play in two pairs."""
        return self.heroes == MOST_HEROES

    @property
    def groups(self) -> int:
        """How many groups the heroes make."""
        return groups_of(self.heroes)

    @property
    def hybrid(self) -> bool:
        """Whether the deck mixes both sets (FS-021)."""
        return self.cards == "hybrid"


NO_SETUP: Final = Setup(1, 0, (), (), False, -1, "base", False, -1, "expert", False)


class State(KernelState):
    """A game of One Deck Dungeon; lists by hero are indexed 0 to heroes - 1."""

    __slots__ = (
        "acting",
        "aside",
        "at_start",
        "basic_potion",
        "boss_wounds",
        "boxes",
        "card",
        "chosen_among",
        "claims",
        "descents",
        "dungeon",
        "entered",
        "fighting",
        "floor",
        "gained",
        "gathered",
        "gifts",
        "had_enough",
        "hero",
        "knowing",
        "laid",
        "last_hurt",
        "level",
        "levels_gained",
        "losses",
        "mixing",
        "open_doors",
        "option",
        "origin",
        "paid",
        "party",
        "picked",
        "poison",
        "poison_supply",
        "pool",
        "prevented",
        "price",
        "reborn",
        "rolled_ones",
        "round",
        "setup",
        "shares",
        "shields",
        "sneaking",
        "stair_tokens",
        "stairs",
        "stored",
        "supply",
        "taken",
        "talents",
        "thrown",
        "token_supply",
        "tokens",
        "turn",
        "used",
        "worth_more",
        "wounds",
        "x",
    )

    def __init__(self) -> None:
        super().__init__()
        self.setup: Setup = NO_SETUP  # fixed
        self.dungeon = -1  # the face of the dungeon card
        self.hero: list[int] = []  # faces
        self.wounds: list[int] = []  # as many as there are: the tokens do not run out (OD-018, OD-028)
        self.poison: list[int] = []  # tokens
        self.stored: list[int] = []  # heroic dice lying on hero cards (OD-081)
        self.gifts: list[int] = []  # the basic skill that each hero owns from the start, or -1 (OC-017)
        self.talents: list[tuple[int, ...]] = []  # by hero, the effects of those in force (OC-012, OC-013)
        self.level = 1
        self.tokens = 0  # potion tokens on the turn card
        self.token_supply = 0
        self.poison_supply = 0
        self.basic_potion = -1
        self.supply: list[int] = [0, 0, 0, 0]  # dice by colour (OD-021, OD-022)
        self.aside: list[int] = [0, 0, 0, 0]  # the group of the other pair (O4-006)
        self.worth_more: list[int] = []  # XP cards that count 1 more (Knowledge)
        self.knowing = 0  # how often Knowledge was used on this floor
        self.levels_gained = 0  # check-marks of a campaign (OC-004)
        self.descents = 0  # check-marks of a campaign (OC-003)
        self.floor = 0
        self.turn = 0
        self.at_start = 0  # no time of this turn was spent yet (OD-DECISION-26)
        self.stairs = 0  # they are visible (OD-156)
        self.stair_tokens = 0
        self.open_doors = 0  # mask of the doors that lie open (OD-065)
        self.entered = 0  # the door that the party has entered
        self.fighting = 0  # the boss fight has begun
        self.boss_wounds = 0
        self.reborn = 0
        self.round = 0
        self.card = NO_CARD  # the encounter being played
        self.option = -1  # the chosen way through a peril
        self.sneaking = 0  # an Invisibility potion skips this encounter
        self.party: list[int] = []  # those who act together: all, or the pair that has its turn
        self.pool: list[list[int]] = []  # dice by hero (OD-041)
        self.boxes: list[int] = []  # the active boxes
        self.laid: list[list[int]] = []  # the dice on them
        self.shields: list[int] = []  # which of them are armor boxes
        self.taken: list[int] = []  # boxes whose first die the boss took this round (OD-DECISION-71)
        self.x = 0
        self.used: list[tuple[int, int]] = []  # hero and effect: skills used in this encounter (OD-101)
        self.rolled_ones = 0
        self.prevented: list[tuple[int, int]] = []  # icons (mask) and how many of them
        self.losses: list[int] = [0, 0, 0]  # hearts, time and poison of the consequences
        self.shares: list[list[int]] = [[], [], []]  # how they are split over the heroes of the encounter
        self.claims: list[tuple[int, int]] = []  # cards to be claimed, with the way chosen
        self.price = 0  # the XP to pay
        self.paid: list[int] = []  # XP cards chosen for it
        self.acting = 0  # the seat that acts in the placing step
        self.had_enough = 0  # number of seats that had enough in a row
        self.picked: list[int] = []  # dice picked for the next action
        self.gained: list[int] = []  # dice that the present effect has gained
        self.gathered: list[tuple[int, int, int]] = []  # hero, colour, count: taken, not rolled yet
        self.thrown: list[int] = []  # dice of a feat that are not in the pool yet
        self.mixing: list[tuple[int, int]] = []  # hero and die: to become a heroic die
        self.chosen_among: list[int] = []  # the heroes of whom one is chosen
        self.last_hurt = NO_HERO
        self.origin: Step = ()  # where to go on after a potion or a skill

    def clone(self) -> State:
        """Return an independent copy."""
        other = State.__new__(State)
        self.copy_core(other)
        other.events = None
        other.setup = self.setup
        other.dungeon = self.dungeon
        other.hero = self.hero[:]
        other.wounds = self.wounds[:]
        other.poison = self.poison[:]
        other.stored = self.stored[:]
        other.gifts = self.gifts[:]
        other.talents = self.talents[:]
        other.level = self.level
        other.tokens = self.tokens
        other.token_supply = self.token_supply
        other.poison_supply = self.poison_supply
        other.basic_potion = self.basic_potion
        other.supply = self.supply[:]
        other.aside = self.aside[:]
        other.worth_more = self.worth_more[:]
        other.knowing = self.knowing
        other.levels_gained = self.levels_gained
        other.descents = self.descents
        other.floor = self.floor
        other.turn = self.turn
        other.at_start = self.at_start
        other.stairs = self.stairs
        other.stair_tokens = self.stair_tokens
        other.open_doors = self.open_doors
        other.entered = self.entered
        other.fighting = self.fighting
        other.boss_wounds = self.boss_wounds
        other.reborn = self.reborn
        other.round = self.round
        other.card = self.card
        other.option = self.option
        other.sneaking = self.sneaking
        other.party = self.party[:]
        other.pool = [part[:] for part in self.pool]
        other.boxes = self.boxes[:]
        other.laid = [part[:] for part in self.laid]
        other.shields = self.shields[:]
        other.taken = self.taken[:]
        other.x = self.x
        other.used = self.used[:]
        other.rolled_ones = self.rolled_ones
        other.prevented = self.prevented[:]
        other.losses = self.losses[:]
        other.shares = [part[:] for part in self.shares]
        other.claims = self.claims[:]
        other.price = self.price
        other.paid = self.paid[:]
        other.acting = self.acting
        other.had_enough = self.had_enough
        other.picked = self.picked[:]
        other.gained = self.gained[:]
        other.gathered = self.gathered[:]
        other.thrown = self.thrown[:]
        other.mixing = self.mixing[:]
        other.chosen_among = self.chosen_among[:]
        other.last_hurt = self.last_hurt
        other.origin = self.origin
        return other

    def snapshot(self) -> tuple[object, ...]:
        """Return everything that makes two states equal."""
        return (
            *super().snapshot(),
            self.dungeon,
            self.hero,
            self.wounds,
            self.poison,
            self.stored,
            self.gifts,
            self.talents,
            self.level,
            self.tokens,
            self.token_supply,
            self.poison_supply,
            self.basic_potion,
            self.supply,
            self.aside,
            self.worth_more,
            self.knowing,
            self.levels_gained,
            self.descents,
            self.floor,
            self.turn,
            self.at_start,
            self.stairs,
            self.stair_tokens,
            self.open_doors,
            self.entered,
            self.fighting,
            self.boss_wounds,
            self.reborn,
            self.round,
            self.card,
            self.option,
            self.sneaking,
            self.party,
            self.pool,
            self.boxes,
            self.laid,
            self.shields,
            self.taken,
            self.x,
            self.used,
            self.rolled_ones,
            self.prevented,
            self.losses,
            self.shares,
            self.claims,
            self.price,
            self.paid,
            self.acting,
            self.had_enough,
            self.picked,
            self.gained,
            self.gathered,
            self.thrown,
            self.mixing,
            self.chosen_among,
            self.last_hurt,
            self.origin and (self.origin[0].__name__, *self.origin[1:]),
        )


def leader(state: State) -> int:
    """The seat that decides for the party; it changes with every turn."""
    return (state.turn - 1) % state.setup.seats if state.turn else 0


def led(state: State, hero: int) -> Hero:
    """A hero in the form that events use."""
    return Hero(hero, DECK.ids[state.hero[hero]])


def side_of(state: State, hero: int) -> Side:
    """The side of a hero card that is in use (OD-030, O4-003)."""
    return SOLO_SIDE[state.hero[hero]] if state.setup.heroes == 1 else PAIR_SIDE[state.hero[hero]]


def level_of(state: State) -> Level:
    """The level card in force."""
    return (SOLO_LEVELS if state.setup.heroes == 1 else PAIR_LEVELS)[state.level - 1]


def doors_in_play(state: State) -> int:
    """Open and closed doors together (OD-055)."""
    return sum([1 for zone in state.zones[DOOR : DOOR + DOOR_LIMIT] if zone])


def closed_doors(state: State) -> int:
    """Doors that nobody has opened."""
    return sum([1 for door in range(DOOR_LIMIT) if state.zones[DOOR + door] and not state.open_doors & 1 << door])
