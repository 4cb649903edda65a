"""The state of a game of the Boss Monster family, and its zones."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from undercroft.games.boss_monster.rules.facts import KIND, MOST_ROOMS
from undercroft.kernel.state import State as KernelState
from undercroft.kernel.state import Step
from undercroft.kernel.zones import Order, Sight, Zones

MOST_SEATS: Final = 4

ZONES: Final = Zones()
BOSS_DECK: Final = ZONES.add("boss_deck", Sight.NOBODY, Order.PILE)
ROOM_DECK: Final = ZONES.add("room_deck", Sight.NOBODY, Order.PILE)  # BM-033
SPELL_DECK: Final = ZONES.add("spell_deck", Sight.NOBODY, Order.PILE)
HERO_DECK: Final = ZONES.add("hero_deck", Sight.NOBODY, Order.PILE)  # BM-030
EPIC_DECK: Final = ZONES.add("epic_deck", Sight.NOBODY, Order.PILE)
DISCARD: Final = ZONES.add("discard", Sight.EVERYONE, Order.PILE)  # BM-034
TOWN: Final = ZONES.add("town", Sight.EVERYONE, Order.ROW)  # BM-058: the hero longest in play comes first
WALKING: Final = ZONES.add("walking", Sight.EVERYONE, Order.ROW)
"""The hero inside a dungeon: one at a time (BM-122)."""
ANNOUNCED: Final = ZONES.add("announced", Sight.EVERYONE, Order.ROW)
"""Spells that were announced and have not resolved yet."""
REMOVED: Final = ZONES.add("removed", Sight.NOBODY, Order.ROW)
BOSS_CHOICE: Final = ZONES.add("boss_choice", Sight.OWNER, Order.HAND, MOST_SEATS)  # BM-180
BOSS_OF: Final = ZONES.add("boss", Sight.EVERYONE, Order.ROW, MOST_SEATS)
HAND: Final = ZONES.add("hand", Sight.OWNER, Order.HAND, MOST_SEATS)  # BM-202
SET_ASIDE: Final = ZONES.add("set_aside", Sight.OWNER, Order.HAND, MOST_SEATS)
"""Cards chosen to be discarded when everybody has chosen (BM-178)."""
ENTRANCE: Final = ZONES.add("entrance", Sight.EVERYONE, Order.ROW, MOST_SEATS)  # BM-187
SOULS_OF: Final = ZONES.add("souls", Sight.EVERYONE, Order.ROW, MOST_SEATS)  # BM-218: face-down ones are public too
WOUNDS_OF: Final = ZONES.add("wounds", Sight.EVERYONE, Order.ROW, MOST_SEATS)
DUNGEON: Final = ZONES.add("dungeon", Sight.NOBODY, Order.ROW, MOST_SEATS * MOST_ROOMS)
"""Stacks of rooms, five places a seat from the boss outward, the visible room last; nobody learns a face by placing."""

NOBODY_SEAT: Final = -1
NO_CARD: Final = -1
NO_SLOT: Final = -1
ON_ITS_WAY: Final = -2
"""In place of a room: the hero is about to enter the next one."""

SETTING_UP: Final = 0
BEGINNING: Final = 1
BUILDING: Final = 2
REVEALING: Final = 3
BAITING: Final = 4
ADVENTURING: Final = 5
ENDING: Final = 6
Phase = Literal["setup", "beginning", "build", "reveal", "bait", "adventure", "end"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)  # BM-047


class Setup(msgspec.Struct, frozen=True):
    """What was agreed before the game and never changes in it."""

    edition: str
    seats: int
    classic: bool  # BM-177
    hard: bool  # BM-179
    pick_boss: bool  # BM-180
    machinations: bool  # BM-182
    immortality: bool  # BM-184
    seeded_discard: bool  # BM-220
    crushinator_once: bool
    """The later printing of the Crushinator: once a round."""


NO_SETUP: Final = Setup("", 0, False, False, False, False, False, False, False)


class State(KernelState):
    """A game of the family; lists by seat are indexed 0 to seats - 1."""

    __slots__ = (
        "active",
        "announced_now",
        "arising",
        "asked_seats",
        "boosts",
        "building_forbidden",
        "casters",
        "closed",
        "dealt",
        "doubled",
        "down",
        "extra_builds",
        "fifth",
        "gained",
        "health_boosts",
        "held_up",
        "hurt",
        "last_round",
        "left_with",
        "level_due",
        "level_held",
        "leveled",
        "order",
        "origin",
        "paid",
        "pending",
        "phase",
        "placed",
        "rooms_boost",
        "round",
        "seniority",
        "setup",
        "shut",
        "size",
        "source",
        "target",
        "turned_back",
        "turns_over",
        "used",
        "walk_room",
        "walk_slot",
        "walker",
        "xp",
    )

    def __init__(self) -> None:
        super().__init__()
        self.setup: Setup = NO_SETUP
        self.order: list[int] = []  # the seats still in the game, from highest XP to lowest (BM-048)
        self.xp: list[int] = []
        self.size: list[int] = []  # stacks in each dungeon
        self.round = 0
        self.phase = SETTING_UP
        self.last_round = 0  # the hero decks could not fill the town (BM-172)
        self.active = NOBODY_SEAT  # BM-049
        self.left_with: list[int] = []  # the points of players who have lost
        # Rooms, until the end of the round
        self.down: list[int] = []  # placed face down, not yet revealed (BM-205)
        self.shut: list[int] = []  # deactivated (BM-192)
        self.used: list[int] = []  # rooms whose once-a-round effect has been used (BM-155)
        self.boosts: dict[int, int] = {}  # more damage of one room
        self.rooms_boost: list[int] = []  # more damage of all rooms of a seat
        self.doubled: list[int] = []  # how often the treasure of a seat's rooms is doubled
        # Building
        self.placed: list[int] = []  # rooms that each seat has placed in this Build phase (BM-060)
        self.extra_builds: list[int] = []
        self.turns_over = 0  # mask of the seats whose turn in this phase has ended
        self.building_forbidden = 0
        self.leveled = 0  # mask of the seats whose boss has used its Level Up (BM-003, BM-082)
        self.level_due = 0  # mask (BM-090)
        self.level_held = 0  # mask: held up by a deactivated room (BM-091)
        self.arising: list[tuple[int, int, int]] = []  # moment, seat, room: effects of this reveal still to come
        self.fifth: list[int] = []  # the room that made each seat's dungeon show five (BM-084)
        self.held_up: list[int] = []  # rooms whose "when built" effect waits for the end of the round (BM-222)
        # Heroes
        self.seniority: list[int] = []  # heroes by the time they came into play, the longest first
        self.walker = NO_CARD
        self.walk_slot = NO_SLOT
        self.walk_room = NO_CARD  # the room the hero stands in; none between two rooms
        self.dealt = 0  # the most damage that this room has dealt on this visit (BM-225)
        self.hurt = 0  # damage on the hero inside
        self.health_boosts: dict[int, int] = {}  # more health of a hero until the end of the round
        self.turned_back: list[tuple[int, int]] = []  # maze, hero: once a round each
        self.closed = 0  # mask of the dungeons that heroes may not enter this round
        self.gained = 0  # mask of the seats that gained a soul this round (BM-182)
        # Priority
        self.asked_seats = 0  # how many seats have passed in this round of asking
        self.announced_now = 0  # somebody else than the active player announced in this round of asking
        self.pending: list[tuple[int, int, int]] = []  # seat, source, target of announced effects
        self.casters: dict[int, int] = {}  # who announced each spell of this round
        # The spell or effect that is being put together
        self.source = NO_CARD
        self.target = NO_CARD
        self.paid: list[int] = []
        self.origin: Step = ()  # where to go on when it is announced or put back

    def clone(self) -> State:
        """An independent copy."""
        other = State()
        self.copy_core(other)
        other.setup = self.setup
        other.order = self.order[:]
        other.xp = self.xp[:]
        other.size = self.size[:]
        other.round = self.round
        other.phase = self.phase
        other.last_round = self.last_round
        other.active = self.active
        other.left_with = self.left_with[:]
        other.seniority = self.seniority[:]
        other.down = self.down[:]
        other.shut = self.shut[:]
        other.used = self.used[:]
        other.boosts = self.boosts.copy()
        other.rooms_boost = self.rooms_boost[:]
        other.doubled = self.doubled[:]
        other.placed = self.placed[:]
        other.extra_builds = self.extra_builds[:]
        other.turns_over = self.turns_over
        other.building_forbidden = self.building_forbidden
        other.leveled = self.leveled
        other.level_due = self.level_due
        other.level_held = self.level_held
        other.arising = self.arising[:]
        other.fifth = self.fifth[:]
        other.held_up = self.held_up[:]
        other.walker = self.walker
        other.walk_slot = self.walk_slot
        other.walk_room = self.walk_room
        other.dealt = self.dealt
        other.hurt = self.hurt
        other.health_boosts = self.health_boosts.copy()
        other.turned_back = self.turned_back[:]
        other.closed = self.closed
        other.gained = self.gained
        other.asked_seats = self.asked_seats
        other.announced_now = self.announced_now
        other.pending = self.pending[:]
        other.casters = self.casters.copy()
        other.source = self.source
        other.target = self.target
        other.paid = self.paid[:]
        other.origin = self.origin
        return other

    def snapshot(self) -> tuple[object, ...]:
        """Everything that makes two states equal."""
        return (
            *super().snapshot(),
            self.order,
            self.xp,
            self.size,
            self.round,
            self.phase,
            self.last_round,
            self.active,
            self.left_with,
            self.seniority,
            self.down,
            self.shut,
            self.used,
            self.boosts,
            self.rooms_boost,
            self.doubled,
            self.placed,
            self.extra_builds,
            self.turns_over,
            self.building_forbidden,
            self.leveled,
            self.level_due,
            self.level_held,
            self.arising,
            self.fifth,
            self.held_up,
            self.walker,
            self.walk_slot,
            self.walk_room,
            self.dealt,
            self.hurt,
            self.health_boosts,
            self.turned_back,
            self.closed,
            self.gained,
            self.asked_seats,
            self.announced_now,
            self.pending,
            self.casters,
            self.source,
            self.target,
            self.paid,
            self.origin and (self.origin[0].__name__, *self.origin[1:]),
        )


def kind_of(state: State, card: int) -> int:
    """What kind of card an instance is: its back shows it."""
    return KIND[state.face[card]]


def count_of_kind(state: State, zone: int, kind: int) -> int:
    """How many cards of a kind lie in a zone; for hands a public fact, since the backs differ (BM-218)."""
    face = state.face
    return sum([1 for card in state.zones[zone] if KIND[face[card]] == kind])


def opponents_of(state: State, seat: int) -> list[int]:
    """The other players still in the game, in acting order."""
    return [other for other in state.order if other != seat]
