"""The state of a game of the Boss Monster family, and its zones."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

from undercroft.games.boss_family.rules.facts import BACK, KIND, MOST_ROOMS, USUAL_TREASURES
from undercroft.kernel.state import State as KernelState
from undercroft.kernel.state import Step
from undercroft.kernel.zones import Order, Visibility, Zones

MOST_SEATS: Final = 6
"""The most seats with the expansion of the third edition; the other editions have four."""

LANDMARKS: Final = 6

ROOM_CARDS: Final = ("room", "miniboss")
HAND_CARDS: Final = (*ROOM_CARDS, "spell")
HEROES: Final = ("hero", "epic")

ZONES: Final = Zones()
BOSS_DECK: Final = ZONES.add("boss_deck", Visibility.NOBODY, Order.PILE, kinds=("boss",))
ROOM_DECK: Final = ZONES.add("room_deck", Visibility.NOBODY, Order.PILE, kinds=ROOM_CARDS)  # BM-033
SPELL_DECK: Final = ZONES.add("spell_deck", Visibility.NOBODY, Order.PILE, kinds=("spell",))
HERO_DECK: Final = ZONES.add("hero_deck", Visibility.NOBODY, Order.PILE, kinds=HEROES)  # BM-030
EPIC_DECK: Final = ZONES.add("epic_deck", Visibility.NOBODY, Order.PILE, kinds=HEROES)
DISCARD: Final = ZONES.add("discard", Visibility.EVERYONE, Order.PILE, kinds=HAND_CARDS)  # BM-034
TOWN: Final = ZONES.add(
    "town", Visibility.EVERYONE, Order.ROW, kinds=HEROES
)  # BM-058: the hero longest in play comes first
WALKING: Final = ZONES.add("walking", Visibility.EVERYONE, Order.ROW, kinds=HEROES)
"""The hero inside a dungeon: one at a time (BM-122)."""
ANNOUNCED: Final = ZONES.add("announced", Visibility.EVERYONE, Order.ROW, kinds=("spell",))
"""Spells that were announced and have not resolved yet."""
REMOVED: Final = ZONES.add("removed", Visibility.NOBODY, Order.ROW)
MARKET: Final = ZONES.add("market", Visibility.EVERYONE, Order.ROW, kinds=HAND_CARDS)  # SB-013
LANDMARK: Final = ZONES.add("landmark", Visibility.EVERYONE, Order.PILE, LANDMARKS, kinds=HEROES)
"""Temple, stadium, library, hideout, tavern, launch pad (SB-016, SB-017, SB-213)."""
BOSS_CHOICE: Final = ZONES.add("boss_choice", Visibility.OWNER, Order.HAND, MOST_SEATS, kinds=("boss",))  # BM-180
BOSS_OF: Final = ZONES.add("boss", Visibility.EVERYONE, Order.ROW, MOST_SEATS, kinds=("boss",))
HAND: Final = ZONES.add("hand", Visibility.OWNER, Order.HAND, MOST_SEATS, kinds=HAND_CARDS)  # BM-202, SB-270
SET_ASIDE: Final = ZONES.add("set_aside", Visibility.OWNER, Order.HAND, MOST_SEATS, kinds=HAND_CARDS)
"""Cards chosen to be discarded when everybody has chosen (BM-178), or shown before they go back to the hand."""
ENTRANCE: Final = ZONES.add("entrance", Visibility.EVERYONE, Order.ROW, MOST_SEATS, kinds=HEROES)  # BM-187, SB-257
SOULS_OF: Final = ZONES.add(
    "souls", Visibility.EVERYONE, Order.ROW, MOST_SEATS, kinds=HEROES
)  # BM-218: face-down ones are public too
WOUNDS_OF: Final = ZONES.add("wounds", Visibility.EVERYONE, Order.ROW, MOST_SEATS, kinds=HEROES)
DUNGEON: Final = ZONES.add("dungeon", Visibility.NOBODY, Order.ROW, MOST_SEATS * MOST_ROOMS, kinds=ROOM_CARDS)
"""Stacks of rooms, five places a seat from the boss outward, the visible room last; nobody learns a face by placing.

A miniboss is tucked under its stack: it lies lowest and goes where the stack goes (MB-049, MB-063, MB-065).
"""
ITEM_DECK: Final = ZONES.add("item_deck", Visibility.NOBODY, Order.PILE, kinds=("item",))
ITEMS_WAITING: Final = ZONES.add("items_waiting", Visibility.EVERYONE, Order.ROW, kinds=("item",))
"""Items in town for which no hero has come yet, in the order in which they were turned up (TH-005)."""
ITEMS_CARRIED: Final = ZONES.add("items_carried", Visibility.EVERYONE, Order.ROW, kinds=("item",))
ITEMS_OF: Final = ZONES.add("items", Visibility.EVERYONE, Order.ROW, MOST_SEATS, kinds=("item",))
"""The face-up item of a score area (TH-013)."""
ITEMS_SPENT: Final = ZONES.add("items_spent", Visibility.EVERYONE, Order.ROW, MOST_SEATS, kinds=("item",))
"""Face-down items; everybody may look through a score area (BM-218)."""
CITY_ZONES: Final = ("market", "landmark")
"""Zones of the third edition's board."""

NOBODY_SEAT: Final = -1
NO_CARD: Final = -1
NO_SLOT: Final = -1
NO_WAY: Final = -1
NO_EXTRA: Final = -1
AT_BASE: Final = -1
"""The place of a minion on its base."""
ON_CARD: Final = 32
"""A minion on a room or boss stands at this number and the card's; lower numbers are spaces of landmarks."""
ON_ITS_WAY: Final = -2
"""Value of `walk_room` while the hero is about to enter the next room."""

SETTING_UP: Final = 0
BEGINNING: Final = 1
BUILDING: Final = 2
REVEALING: Final = 3
BAITING: Final = 4
ADVENTURING: Final = 5
ENDING: Final = 6
TOWN_PHASE: Final = 7  # SB-038
MINION_PHASE: Final = 8
Phase = Literal["setup", "beginning", "build", "reveal", "bait", "adventure", "end", "town", "minion"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)  # BM-047


class Announced(NamedTuple):
    """An announced spell or effect: its seat, its card, the number of the ability, and its choices."""

    seat: int
    source: int
    way: int
    target: int
    extra: int


class Setup(NamedTuple):
    """The options of the game, which never change during it."""

    edition: str
    seats: int
    sets: tuple[str, ...]
    """The sets whose bosses, rooms and spells are shuffled together (MB-003)."""
    heroes: str
    """The set whose heroes are used (MB-003)."""
    base_only: bool = False
    """Whether only cards of the base set are used: none of them changes treasure or texts, or lets others use it."""
    treasures: int = USUAL_TREASURES
    """The number of kinds of treasure."""
    coins: bool = False
    """Whether there are coins."""
    room_for_coin: bool = False
    """Whether a room card may be discarded for a coin, once a round (MB-005)."""
    classic: bool = False  # BM-177
    hard: bool = False  # BM-179
    pick_boss: bool = False  # BM-180
    machinations: bool = False  # BM-182
    immortality: bool = False  # BM-184
    seeded_discard: bool = False  # BM-220
    crushinator_once: bool = False
    """Whether the Crushinator works only once a round, as in its later printing."""
    explorers: bool = False
    """Whether the cards of Crash Landing are used: some rooms act from the hand, or strengthen a whole dungeon."""
    crowded: bool = False
    """Whether five or six play: heroes are divided on a tie, and nobody is eliminated (CL-006, CL-009)."""
    items: int = 0
    """The number of items that are turned up each round; 0 without items (TH-003)."""
    city: bool = False
    """Whether there is the city with its landmarks, market and minions (SB-013)."""
    challenge: bool = False
    """Whether one player plays the challenge, in which heroes need more treasure (SB-252)."""
    heroes_for: int = 0
    """The number of players for which heroes are used; 0 for the number of seats."""
    left_out: frozenset[int] = frozenset()
    """Printed cards that are not used."""


NO_SETUP: Final = Setup(edition="", seats=0, sets=(), heroes="")


class State(KernelState):
    """A game of the family; lists by seat are indexed 0 to seats - 1."""

    __slots__ = (
        "active",
        "announced_now",
        "arising",
        "asked_seats",
        "backs",
        "built",
        "carried",
        "casters",
        "coins",
        "copied",
        "dealt",
        "discards",
        "down",
        "extra",
        "fifth",
        "gained",
        "health_tokens",
        "held_up",
        "hurt",
        "last_round",
        "lasting",
        "left_with",
        "level_due",
        "level_held",
        "leveled",
        "levels",
        "marker",
        "minions",
        "order",
        "origin",
        "paid",
        "pending",
        "phase",
        "placed",
        "room_coins",
        "round",
        "seniority",
        "setup",
        "shut",
        "size",
        "source",
        "subject",
        "target",
        "tokens",
        "turned_back",
        "turns_over",
        "unready",
        "used",
        "user",
        "walk_room",
        "walk_slot",
        "walker",
        "way",
        "xp",
    )

    def __init__(self) -> None:
        super().__init__()
        self.setup: Setup = NO_SETUP  # fixed
        self.backs: tuple[frozenset[int], ...] = ()  # fixed: the cards by their backs
        self.order: list[int] = []  # the seats still in the game, in acting order (BM-048, SB-040)
        self.xp: list[int] = []
        self.marker = NOBODY_SEAT  # the first player, where a marker goes round (SB-040)
        self.size: list[int] = []  # stacks in each dungeon
        self.round = 0
        self.phase = SETTING_UP
        self.last_round = 0  # the hero decks could not fill the town (BM-172)
        self.active = NOBODY_SEAT  # BM-049, SB-041
        self.left_with: list[int] = []  # the points of players who have lost
        # Rooms
        self.down: list[int] = []  # placed face down, not yet revealed (BM-205)
        self.shut: list[int] = []  # deactivated until the end of the round (BM-192)
        self.used: list[int] = []  # abilities used up in this round (BM-155): see `use_of`
        self.lasting: dict[tuple[int, int], int] = {}  # effects until the end of the round: see `durations`
        self.tokens: dict[
            int, int
        ] = {}  # damage tokens on rooms (SB-183); treasure on bosses: `durations.icon` (SB-196)
        # Coins and minibosses
        self.coins: list[int] = []  # the treasuries (MB-022)
        self.room_coins: dict[int, int] = {}  # coins lying on rooms (MB-026)
        self.levels: dict[int, int] = {}  # minibosses in play; 0 is revealed and not paid for yet (MB-047)
        self.unready: list[int] = []  # minibosses that cannot be promoted in this round (MB-059, MB-060)
        self.discards: list[tuple[int, ...]] = []  # cards discarded together in this round, if noticed (MB-122)
        # Building
        self.placed: list[int] = []  # rooms that each seat has placed in this Build phase (BM-060)
        self.turns_over = 0  # mask of the seats whose turn in this phase has ended
        self.leveled = 0  # mask of the seats whose boss has used its Level Up (BM-003, BM-082)
        self.level_due = 0  # mask (BM-090)
        self.level_held = 0  # mask: held up by a deactivated room (BM-091)
        self.arising: list[tuple[int, int, int, int]] = []  # moment, seat, source, subject: effects of this reveal
        self.built: list[int] = []  # rooms of this reveal that are being paid for (MB-076)
        self.subject = NO_CARD  # the card that triggered the effect about which its owner is asked
        self.fifth: list[int] = []  # the room that made each seat's dungeon show five (BM-084)
        self.held_up: list[int] = []  # rooms whose "when built" effect waits for the end of the round (BM-222)
        # Heroes
        self.seniority: list[int] = []  # heroes by the time they came into play, the longest first
        self.walker = NO_CARD
        self.walk_slot = NO_SLOT
        self.walk_room = NO_CARD  # the room in which the hero stands; NO_CARD or ON_ITS_WAY outside of rooms
        self.dealt = 0  # the most damage that this room has dealt on this visit (BM-225)
        self.hurt = 0  # damage on the hero inside
        self.turned_back: list[tuple[int, int]] = []  # maze, hero: once a round each
        self.health_tokens: dict[int, int] = {}  # SB-191
        self.minions: list[int] = []  # where each seat's minion stands (SB-057)
        self.gained: list[int] = []  # heroes that became souls of each seat this round (BM-182)
        self.carried: dict[int, int] = {}  # the item of each hero that has one (TH-004)
        self.copied: dict[int, int] = {}  # the other boss whose Level Up a seat's boss has too (CL-018)
        # Priority
        self.asked_seats = 0  # number of seats that have passed in this round of asking
        self.announced_now = 0  # somebody else than the active player announced in this round of asking
        self.pending: list[Announced] = []  # announced effects that wait
        self.casters: dict[int, int] = {}  # the seat that announced each spell of this round
        # The spell or effect that is being put together
        self.source = NO_CARD
        self.user = NOBODY_SEAT  # the seat that uses it; the card may be another player's (MB-118)
        self.way = NO_WAY  # the number of the ability of its card
        self.target = NO_CARD
        self.extra = NO_EXTRA  # an amount of coins, or a treasure
        self.paid: list[int] = []
        self.origin: Step = ()  # the step that follows when it is announced or put back

    def clone(self) -> State:
        """Return an independent copy."""
        other = State.__new__(State)
        self.copy_core(other)
        other.events = None
        other.setup = self.setup
        other.backs = self.backs
        other.order = self.order[:]
        other.xp = self.xp[:]
        other.marker = self.marker
        other.size = self.size[:]
        other.round = self.round
        other.phase = self.phase
        other.last_round = self.last_round
        other.active = self.active
        other.left_with = self.left_with[:]
        other.down = self.down[:]
        other.shut = self.shut[:]
        other.used = self.used[:]
        other.lasting = self.lasting.copy()
        other.tokens = self.tokens.copy()
        other.coins = self.coins[:]
        other.room_coins = self.room_coins.copy()
        other.levels = self.levels.copy()
        other.unready = self.unready[:]
        other.discards = self.discards[:]
        other.placed = self.placed[:]
        other.turns_over = self.turns_over
        other.leveled = self.leveled
        other.level_due = self.level_due
        other.level_held = self.level_held
        other.arising = self.arising[:]
        other.built = self.built[:]
        other.subject = self.subject
        other.fifth = self.fifth[:]
        other.held_up = self.held_up[:]
        other.seniority = self.seniority[:]
        other.walker = self.walker
        other.walk_slot = self.walk_slot
        other.walk_room = self.walk_room
        other.dealt = self.dealt
        other.hurt = self.hurt
        other.turned_back = self.turned_back[:]
        other.health_tokens = self.health_tokens.copy()
        other.minions = self.minions[:]
        other.gained = self.gained[:]
        other.carried = self.carried.copy()
        other.copied = self.copied.copy()
        other.asked_seats = self.asked_seats
        other.announced_now = self.announced_now
        other.pending = self.pending[:]
        other.casters = self.casters.copy()
        other.source = self.source
        other.user = self.user
        other.way = self.way
        other.target = self.target
        other.extra = self.extra
        other.paid = self.paid[:]
        other.origin = self.origin
        return other

    def snapshot(self) -> tuple[object, ...]:
        """Return everything that makes two states equal."""
        return (
            *super().snapshot(),
            self.order,
            self.xp,
            self.marker,
            self.size,
            self.round,
            self.phase,
            self.last_round,
            self.active,
            self.left_with,
            self.down,
            self.shut,
            self.used,
            self.lasting,
            self.tokens,
            self.coins,
            self.room_coins,
            self.levels,
            self.unready,
            self.discards,
            self.placed,
            self.turns_over,
            self.leveled,
            self.level_due,
            self.level_held,
            self.arising,
            self.built,
            self.subject,
            self.fifth,
            self.held_up,
            self.seniority,
            self.walker,
            self.walk_slot,
            self.walk_room,
            self.dealt,
            self.hurt,
            self.turned_back,
            self.health_tokens,
            self.minions,
            self.gained,
            self.carried,
            self.copied,
            self.asked_seats,
            self.announced_now,
            self.pending,
            self.casters,
            self.source,
            self.user,
            self.way,
            self.target,
            self.extra,
            self.paid,
            self.origin and (self.origin[0].__name__, *self.origin[1:]),
        )


def kind_of(state: State, card: int) -> int:
    """The kind of a card."""
    return KIND[state.face[card]]


def back_of(state: State, card: int) -> int:
    """The back of a card, which shows its deck; a rule's "room cards" are all cards with a room's back (MB-108)."""
    return BACK[state.face[card]]


def cards_of_back(state: State, zone: int, back: int) -> list[int]:
    """The cards with a back that lie in a zone."""
    return [card for card in state.zones[zone] if BACK[state.face[card]] == back]


def count_of_back(state: State, zone: int, back: int) -> int:
    """The number of cards with a back in a zone, which is public for hands (BM-218)."""
    return len(state.backs[back].intersection(state.zones[zone]))


def holds(state: State, zone: int, back: int) -> bool:
    """Whether a zone has a card with that back."""
    return not state.backs[back].isdisjoint(state.zones[zone])


def opponents_of(state: State, seat: int) -> list[int]:
    """The other players still in the game, in acting order."""
    return [other for other in state.order if other != seat]
