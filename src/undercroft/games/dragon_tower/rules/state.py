"""The state of a game of Dragon Tower, and its zones."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

from undercroft.games.dragon_tower.rules.facts import KIND
from undercroft.kernel.state import State as KernelState
from undercroft.kernel.zones import Order, Visibility, Zones

ROOM_KINDS: Final = ("normal", "elite", "circumstance", "boss")
"""What may be met in a room."""

ZONES: Final = Zones()
UNUSED_HEROES: Final = ZONES.add("unused_heroes", Visibility.EVERYONE, Order.ROW, kinds=("hero",))
UNUSED_SKILLS: Final = ZONES.add("unused_skills", Visibility.EVERYONE, Order.ROW, kinds=("skill",))
UNUSED_BOSSES: Final = ZONES.add("unused_bosses", Visibility.EVERYONE, Order.ROW, kinds=("boss",))
HERO: Final = ZONES.add("hero", Visibility.EVERYONE, Order.ROW, 4, kinds=("hero",))  # DT-013
SKILL: Final = ZONES.add("skill", Visibility.EVERYONE, Order.ROW, 4, kinds=("skill",))  # DT-013
HAND: Final = ZONES.add("hand", Visibility.OWNER, Order.HAND, 4, kinds=("capability",))  # DT-036
LAID: Final = ZONES.add("laid", Visibility.OWNER, Order.HAND, 4, kinds=("capability",))
"""Cards put forward for a fight (or a trade) that is not settled yet."""
CAPABILITIES: Final = ZONES.add("capabilities", Visibility.NOBODY, Order.PILE, 4, kinds=("capability",))  # DT-034
DISCARDS: Final = ZONES.add("discards", Visibility.EVERYONE, Order.PILE, 4, kinds=("capability",))  # DT-086
NORMAL_DECK: Final = ZONES.add("normal_deck", Visibility.NOBODY, Order.PILE, kinds=("normal",))
ELITE_DECK: Final = ZONES.add("elite_deck", Visibility.NOBODY, Order.PILE, kinds=("elite",))
CIRCUMSTANCE_DECK: Final = ZONES.add("circumstance_deck", Visibility.NOBODY, Order.PILE, kinds=("circumstance",))
ROOM: Final = ZONES.add(
    "room", Visibility.EVERYONE, Order.ROW, 12, kinds=ROOM_KINDS
)  # DT-048; two a floor, floors 3 and 6 use the first
CIRCUMSTANCES: Final = ZONES.add("circumstances", Visibility.NOBODY, Order.ROW, 6, kinds=("circumstance",))  # DT-049
UNDER_BOSS: Final = ZONES.add("under_boss", Visibility.NOBODY, Order.ROW, kinds=("circumstance",))  # DT-109, DT-114
BEATEN: Final = ZONES.add("beaten", Visibility.EVERYONE, Order.ROW, kinds=("normal",))
"""Normal monsters kept for the Lord of the Dead (DT-113)."""
NORMAL_DISCARD: Final = ZONES.add("normal_discard", Visibility.EVERYONE, Order.PILE, kinds=("normal",))
ELITE_DISCARD: Final = ZONES.add("elite_discard", Visibility.EVERYONE, Order.PILE, kinds=("elite",))
CIRCUMSTANCE_DISCARD: Final = ZONES.add(
    "circumstance_discard", Visibility.EVERYONE, Order.PILE, kinds=("circumstance",)
)
BOSS_DISCARD: Final = ZONES.add("boss_discard", Visibility.EVERYONE, Order.PILE, kinds=("boss",))

DISCARD_OF: Final = {
    "normal": NORMAL_DISCARD,
    "elite": ELITE_DISCARD,
    "circumstance": CIRCUMSTANCE_DISCARD,
    "boss": BOSS_DISCARD,
}

SOLO: Final = 0
PAIRS: Final = 1
LEFTOVERS: Final = 2
TOOK_LEFTOVERS: Final = 2
"""Value of `soloed`: fought leftovers before the party went back to the pairs (DT-DECISION-40)."""
Stage = Literal["solo", "pairs", "leftovers"]
STAGES: Final[tuple[Stage, ...]] = get_args(Stage)

NO_HERO: Final = -1
NO_CARD: Final = -1


class Setup(NamedTuple):
    """The options of the game, which never change during it."""

    seats: int
    heroes: int
    seat_of: tuple[int, ...]
    team: tuple[int, ...] | None
    """The faces of the heroes, if the team was given."""
    deal: bool
    """Whether heroes are dealt from the ordinary ones (DT-021)."""
    skills: bool
    many_skills: bool  # DT-124
    boss: int
    fewer_elites: bool  # DT-023
    everyone_counts: bool  # DT-120
    surrounded: bool  # DT-121
    no_break: bool  # DT-123


NO_SETUP: Final = Setup(1, 0, (), None, False, False, False, 0, False, False, False, False)


class State(KernelState):
    """A game of Dragon Tower; lists by hero are indexed 0 to heroes - 1."""

    __slots__ = (
        "beat_alone",
        "boss_extra",
        "dragon_alone",
        "drawn",
        "entered",
        "failed",
        "first",
        "floor",
        "foes",
        "fought",
        "handovers",
        "health",
        "hero",
        "in_use",
        "lowered",
        "lowered_attribute",
        "may_withdraw",
        "offers",
        "pair_fights",
        "plan",
        "refilled",
        "second",
        "setup",
        "skills",
        "soloed",
        "spent",
        "stage",
        "turned",
        "turned_attribute",
        "way",
    )

    def __init__(self) -> None:
        super().__init__()
        self.setup: Setup = NO_SETUP  # fixed
        self.hero: list[int] = []  # faces
        self.health: list[int] = []
        self.skills: list[int] = []  # masks
        self.spent: list[int] = []  # masks: skills used on this floor, DT-031
        self.refilled: list[int] = []
        self.fought: list[int] = []  # has settled a fight in this room, DT-094
        self.soloed: list[int] = []  # has settled the solo fights of this stage, DT-081; or TOOK_LEFTOVERS
        self.beat_alone: list[int] = []
        self.floor = 0
        self.way = 0
        self.entered = 0  # the party is in the room of this floor
        self.drawn = NO_CARD  # the card just drawn in a refill
        self.stage = SOLO
        self.failed = 0  # a fight was lost in this room, DT-DECISION-19
        self.boss_extra: tuple[int, ...] = (0, 0, 0, 0)
        self.plan: list[tuple[int, int, int]] = []  # opponent, hero, partner or NO_HERO (DT-121)
        self.pair_fights = 0
        self.dragon_alone = 0
        # the fight in preparation
        self.first = NO_HERO
        self.second = NO_HERO
        self.foes: list[int] = []
        self.offers: list[int] = [0, 0]
        self.handovers = 0
        self.in_use = 0  # mask of skills used in this fight
        self.lowered = NO_CARD
        self.lowered_attribute = 0
        self.turned = NO_CARD
        self.turned_attribute = 0
        self.may_withdraw = 0

    def clone(self) -> State:
        """Return an independent copy."""
        other = State.__new__(State)
        self.copy_core(other)
        other.events = None
        other.setup = self.setup
        other.hero = self.hero[:]
        other.health = self.health[:]
        other.skills = self.skills[:]
        other.spent = self.spent[:]
        other.refilled = self.refilled[:]
        other.fought = self.fought[:]
        other.soloed = self.soloed[:]
        other.beat_alone = self.beat_alone[:]
        other.floor = self.floor
        other.way = self.way
        other.entered = self.entered
        other.drawn = self.drawn
        other.stage = self.stage
        other.failed = self.failed
        other.boss_extra = self.boss_extra
        other.plan = self.plan[:]
        other.pair_fights = self.pair_fights
        other.dragon_alone = self.dragon_alone
        other.first = self.first
        other.second = self.second
        other.foes = self.foes[:]
        other.offers = self.offers[:]
        other.handovers = self.handovers
        other.in_use = self.in_use
        other.lowered = self.lowered
        other.lowered_attribute = self.lowered_attribute
        other.turned = self.turned
        other.turned_attribute = self.turned_attribute
        other.may_withdraw = self.may_withdraw
        return other

    def snapshot(self) -> tuple[object, ...]:
        """Return everything that makes two states equal."""
        return (
            *super().snapshot(),
            self.hero,
            self.health,
            self.skills,
            self.spent,
            self.refilled,
            self.fought,
            self.soloed,
            self.beat_alone,
            self.floor,
            self.way,
            self.entered,
            self.drawn,
            self.stage,
            self.failed,
            self.boss_extra,
            self.plan,
            self.pair_fights,
            self.dragon_alone,
            self.first,
            self.second,
            self.foes,
            self.offers,
            self.handovers,
            self.in_use,
            self.lowered,
            self.lowered_attribute,
            self.turned,
            self.turned_attribute,
            self.may_withdraw,
        )


def living(state: State) -> list[int]:
    """The heroes that are alive."""
    return [hero for hero, health in enumerate(state.health) if health > 0]


def room_here(state: State) -> int:
    """The zone of the room that the party is in."""
    return ROOM + 2 * (state.floor - 1) + state.way


def leader(state: State) -> int:
    """The seat that decides for the party on this floor: seats take turns, without the dead (DT-DECISION-38)."""
    setup = state.setup
    if setup.seats == 1:
        return 0
    for turn in range(setup.seats):
        seat = (state.floor - 1 + turn) % setup.seats
        if any(state.health[hero] > 0 for hero in range(setup.heroes) if setup.seat_of[hero] == seat):
            return seat
    return 0


def has_unspent(state: State, hero: int, skill: int) -> bool:
    """Whether a living hero has a skill not yet used on this floor (DT-031)."""
    return bool(state.skills[hero] & ~state.spent[hero] & skill) and state.health[hero] > 0


def kind_of(state: State, card: int) -> str:
    """The kind of a card."""
    return KIND[state.face[card]]
