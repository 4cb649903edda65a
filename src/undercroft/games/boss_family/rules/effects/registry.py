"""Registry of what cards do: each card declares its effects here, and the rules call them at the right moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

import msgspec

from undercroft.games.boss_family.rules.facts import FACE, KIND, SPELL

if TYPE_CHECKING:
    from collections.abc import Callable

Does: TypeAlias = "Callable[..., None]"
"""An effect: state, the seat of the card's owner, the card; and the subject, if the trigger asks for it."""
Holds: TypeAlias = "Callable[..., bool]"
Lists: TypeAlias = "Callable[[Any, int, int], list[int]]"
Counts: TypeAlias = "Callable[[Any, int, int], int]"
Acts: TypeAlias = "Callable[..., None]"
"""An announced effect: state, seat, source, target; and the extra, if it has one."""

D = TypeVar("D", bound="Callable[..., Any]")

WHEN_BUILT: Final = 0
WHEN_OTHER_BUILT: Final = 1
WHEN_OTHER_DESTROYED: Final = 2
WHEN_HERO_DIES_HERE: Final = 3
WHEN_OWN_SPELL: Final = 4
WHEN_UNCOVERED: Final = 5  # MB-098
WHEN_ANY_DESTROYED: Final = 6
WHEN_HERO_LEAVES: Final = 7  # MB-129
WHEN_HERO_KILLED: Final = 8  # MB-128
WHEN_OPPONENT_DISCARDS: Final = 9  # MB-122
WHEN_OPPONENT_RAISES: Final = 10
"""An opponent builds or promotes a miniboss."""
WHEN_COINS_GAINED: Final = 11
WHEN_BUILD_BEGINS: Final = 12  # MB-113
WHEN_BUILD_TURN_ENDS: Final = 13  # MB-113
WHEN_ITEM_ENTERS: Final = 14
"""A hero with an item comes into the room, before its damage (TH-027)."""
WHEN_MARKET_CARD_TAKEN: Final = 15
WHEN_TURN_ENDS: Final = 16  # SB-302
WHEN_HERO_DIES_IN_ROOM: Final = 17
"""A hero dies in an active room of the dungeon, whichever it is."""
MOMENTS: Final = (
    "built",
    "other_built",
    "other_destroyed",
    "hero_dies_here",
    "own_spell",
    "uncovered",
    "any_destroyed",
    "hero_leaves",
    "hero_killed",
    "opponent_discards",
    "opponent_raises",
    "coins_gained",
    "build_begins",
    "build_turn_ends",
    "item_enters",
    "market_card_taken",
    "turn_ends",
    "hero_dies_in_room",
)

ON_CARDS: Final = 0
ON_SEATS: Final = 1
"""The target is a player."""
ON_SPACES: Final = 2
"""The target is an action space of a landmark."""

BY_OWNER: Final = 0
BY_OPPONENTS: Final = 1
"""Only opponents use it: players who do not own the card, or the dungeon in which the hero is (MB-118)."""

EXTRA_COINS: Final = 0
EXTRA_TREASURE: Final = 1
EXTRA_TARGET: Final = 2
"""A second card of the same sort, or the first one again for no second (SB-309)."""
EXTRA_SEAT: Final = 3
EXTRA_BEARER: Final = 4
"""The hero who gets an item."""

WAYS: Final = (
    "only",
    "level_2",
    "level_3",
    "weaker",
    "stronger",
    "spell",
    "coins",
    "silence",
    "deactivate",
    "own_hero",
    "miniboss_hero",
    "monsters",
    "miniboss",
    "level_3_minus",
    "kill",
    "take",
)
"""The words that name an ability of a card with several."""
SLOTS: Final = 8
"""The number of abilities of a card whose uses are counted separately."""


def use_of(card: int, slot: int) -> int:
    """The entry in `state.used` for an ability, kept until the end of the round (BM-155)."""
    return card * SLOTS + slot


def _always(*_: Any) -> bool:
    return True


class Trigger(msgspec.Struct, frozen=True):
    """Something a card in play does by itself when its moment comes."""

    does: Does
    possible: Holds
    """Whether it would do anything, which is public."""
    once: bool
    """Whether each card in play does it at most once a round."""
    optional: bool
    """Whether the owner may decline."""
    asks_itself: bool
    """Whether its own question offers to decline and marks the use."""
    watches: Holds
    """Whether the event is one that sets it off: state, seat, source, subject."""
    level: int
    """The level from which a miniboss has it."""
    subject: bool
    """Whether the effect gets the subject, the card that set it off."""
    plain: bool
    """Whether it only gives: nothing is chosen or paid, so that the order of several such effects does not matter."""


class Cost(msgspec.Struct, frozen=True):
    """The cost of an effect: cards that its owner chooses when announcing it."""

    candidates: Lists
    count: int
    pay: Acts
    """Pays the chosen cards together: state, seat, source, chosen (MB-122)."""
    most: Counts
    """The number of cards that could pay it, as far as everybody knows."""


class Ability(msgspec.Struct, frozen=True):
    """A spell, or an effect that somebody announces (BM-144)."""

    does: Acts
    when: Holds | None
    """Whether it may be used at all now, judged by public facts."""
    targets: Lists | None
    still: Lists | None
    """The targets that are still legal when it resolves."""
    kind: int
    """The kind of its targets: cards, seats or spaces."""
    cost: Cost | None
    destroys_itself: bool
    """Whether destroying the room itself is a cost, perhaps one of several."""
    once: bool
    cancels: bool
    """Whether it answers a spell, outside the order of priority (BM-146, MB-114)."""
    word: str = "only"
    """The word that names it among several abilities of its card."""
    slot: int = 0
    """Abilities of a card with the same slot share one use a round."""
    level: int = 0
    """The level from which a miniboss has it; at the last level demotion is its cost (MB-124)."""
    coins: int = 0
    """Coins that are paid when it is announced."""
    to_owner: bool = False
    """Whether the coins go to the owner of the card, not to the pot (MB-110)."""
    users: int = BY_OWNER
    from_hand: bool = False
    """Whether discarding the card itself from the hand is a cost (MB-117)."""
    extra: Lists | None = None
    """The choices for its extra: an amount of coins, which is paid too, a treasure, a second target or a player."""
    extra_kind: int = EXTRA_COINS
    plain: bool = True
    """Whether only a target is chosen and nothing paid, so that card and target are one move."""
    always_allowed: bool = True
    """Whether it needs no check: no level, no coins, no extra, and it does not destroy its card."""


TRIGGERS: Final[list[dict[int, Trigger]]] = [{} for _ in MOMENTS]
ABILITIES: Final[dict[int, tuple[Ability, ...]]] = {}
FOR_OTHERS: Final[set[int]] = set()
"""Cards that players other than their owners may use (MB-118)."""
IN_HAND: Final[set[int]] = set()
"""Cards that are announced from the hand: spells, and rooms that have an effect there (MB-117)."""
IN_PLAY: Final[set[int]] = set()
"""Cards in play that have an effect to announce."""
LEVEL_UPS: Final[dict[int, Does]] = {}
"""Level Ups that act at once; a lasting one is a trigger, an ability or a number of its boss (MB-035)."""
OWN_DAMAGE: Final[dict[int, Callable[[Any, int, int], int]]] = {}
"""Damage that rooms add to their printed damage: state, seat of the owner, room."""
HELPS_NEIGHBOUR: Final[dict[int, Callable[[int, bool], int]]] = {}
"""Rooms that make neighbours deal more damage: the neighbour's face, and whether it lies to the right."""
BOSS_DAMAGE: Final[dict[int, Callable[[Any, int, int], int]]] = {}
"""Bosses whose Level Up makes rooms deal more: state, boss, room."""
HELPS_DUNGEON: Final[dict[int, Callable[[int], int]]] = {}
"""Rooms that make rooms of their whole dungeon deal more: by the face of the other room."""
FITS_ANYWHERE: Final[set[int]] = set()
"""Advanced rooms that need no matching treasure."""
POWER_DAMAGE: Final[dict[int, Callable[[Any, int], int]]] = {}
"""Minibosses that make their room deal more from level 1: state, room."""
POWER_TREASURE: Final[dict[int, Callable[[tuple[int, ...], int], tuple[int, ...]]]] = {}
"""Minibosses that give their room treasure: what is printed on it, and their level."""
DRAWN_TO: Final[dict[int, Callable[[Any], dict[int, int]]]] = {}
"""Heroes that do not follow treasure: how strongly each player still in the game draws them."""
DAMAGE_TO: Final[dict[int, Callable[[Any, int, int], int]]] = {}
"""Rooms that deal more to some heroes: state, room, hero."""
HERO_TAKES: Final[dict[int, Callable[[Any, int, int, int], int]]] = {}
"""Heroes that take less damage from some rooms: state, hero, room, damage."""
ENTERING: Final[dict[int, Callable[[Any, int, int], None]]] = {}
"""What heroes do on entering a room, before the damage: state, seat of the dungeon, hero."""
BEFORE_ADVENTURE: Final[dict[int, Callable[[Any, int, int], None]]] = {}
"""What heroes at an entrance do when the Adventure phase begins: state, seat of the dungeon, hero (SB-313)."""
ERRANDS: Final[dict[int, Does]] = {}
"""Rooms and bosses with an action space: what the owner's minion does there: state, seat, card (SB-106)."""
MARKET_DRAWS: Final[dict[int, tuple[int, ...]]] = {}
"""Cards whose owner may draw from these decks instead of taking a card from the market (SB-289)."""
SLEEPS: Final[set[int]] = set()
"""Rooms that deal no damage to the first hero of each turn."""
AVOIDS_LAST_ROOM: Final[set[int]] = set()
"""Heroes that do not enter the room next to the boss."""
SPELL_PROOF: Final[set[int]] = set()
"""Heroes that no spell can be aimed at."""
SHRUGS_OFF_TOKENS: Final[set[int]] = set()
"""Bosses whose Level Up lets no token raise the health of heroes in their dungeons."""
GOES_STRAIGHT_TO: Final[dict[int, int]] = {}
"""Heroes that go to a landmark as soon as they are revealed (SB-051)."""
TURNS_HEROES_BACK: Final[set[int]] = set()
BARS_ADVANCED: Final[set[int]] = set()
BARS_MONSTERS_BESIDE: Final[set[int]] = set()
CHOOSES_ROUND_DRAW: Final[set[int]] = set()
LETS_ANY_FIT: Final[set[int]] = set()
"""Minibosses over whose room any advanced room may be built."""
MUTES_HEROES: Final[dict[int, int]] = {}
"""Minibosses in whose dungeon the texts of heroes are ignored, and from which level on."""
RAISES_TO_TWO: Final[set[int]] = set()
"""Bosses whose Level Up lets minibosses enter play at level 2."""
PROMOTES_WITH_MONSTERS: Final[set[int]] = set()
"""Bosses whose Level Up lets a monster room card pay for a promotion."""


class Card:
    """A printed card whose behaviour is being declared."""

    def __init__(self, card_id: str) -> None:
        self.face = FACE[card_id]

    def level_up(self) -> Callable[[D], D]:
        """Declare what a boss's Level Up does at once (BM-008)."""

        def declare(does: D) -> D:
            LEVEL_UPS[self.face] = does
            return does

        return declare

    def when(
        self,
        *moments: int,
        possible: Holds = _always,
        once: bool = False,
        optional: bool = False,
        asks_itself: bool = False,
        watches: Holds = _always,
        level: int = 0,
        subject: bool = False,
        plain: bool = False,
    ) -> Callable[[D], D]:
        """Declare a trigger: something that the card does by itself at one or more moments."""

        def declare(does: D) -> D:
            for moment in moments:
                trigger = Trigger(does, possible, once, optional, asks_itself, watches, level, subject, plain)
                TRIGGERS[moment][self.face] = trigger
            return does

        return declare

    def announced(
        self,
        *,
        when: Holds | None = None,
        targets: Lists | None = None,
        still: Lists | None = None,
        kind: int = ON_CARDS,
        cost: Cost | None = None,
        destroys_itself: bool = False,
        once: bool = False,
        cancels: bool = False,
        word: str = "only",
        slot: int = 0,
        level: int = 0,
        coins: int = 0,
        to_owner: bool = False,
        users: int = BY_OWNER,
        from_hand: bool = False,
        extra: Lists | None = None,
        extra_kind: int = EXTRA_COINS,
    ) -> Callable[[D], D]:
        """Declare an ability: a spell or an announced effect; a card may have several, each with its own word."""

        def declare(does: D) -> D:
            ability = Ability(
                does,
                when,
                targets,
                still or targets,
                kind,
                cost,
                destroys_itself,
                once,
                cancels,
                word,
                slot,
                level,
                coins,
                to_owner,
                users,
                from_hand,
                extra,
                extra_kind,
                plain=cost is None and extra is None and not coins,
                always_allowed=not (coins or level or destroys_itself or from_hand or extra is not None),
            )
            if users != BY_OWNER:
                FOR_OTHERS.add(self.face)
            (IN_HAND if from_hand or KIND[self.face] == SPELL else IN_PLAY).add(self.face)
            ABILITIES[self.face] = (*ABILITIES.get(self.face, ()), ability)
            return does

        return declare

    def own_damage(self) -> Callable[[D], D]:
        """Declare damage that the room adds to its printed damage."""

        def declare(does: D) -> D:
            OWN_DAMAGE[self.face] = does
            return does

        return declare

    def helps_neighbour(self) -> Callable[[D], D]:
        """Declare damage that the room adds to its neighbours."""

        def declare(does: D) -> D:
            HELPS_NEIGHBOUR[self.face] = does
            return does

        return declare

    def boss_damage(self) -> Callable[[D], D]:
        """Declare damage that the boss's Level Up adds to rooms."""

        def declare(does: D) -> D:
            BOSS_DAMAGE[self.face] = does
            return does

        return declare

    def power_damage(self) -> Callable[[D], D]:
        """Declare damage that the miniboss adds to its room."""

        def declare(does: D) -> D:
            POWER_DAMAGE[self.face] = does
            return does

        return declare

    def power_treasure(self) -> Callable[[D], D]:
        """Declare treasure that the miniboss adds to its room."""

        def declare(does: D) -> D:
            POWER_TREASURE[self.face] = does
            return does

        return declare

    def damage_to(self) -> Callable[[D], D]:
        """Declare damage that the room adds against some heroes."""

        def declare(does: D) -> D:
            DAMAGE_TO[self.face] = does
            return does

        return declare

    def takes(self) -> Callable[[D], D]:
        """Declare the damage that the hero takes from a room."""

        def declare(does: D) -> D:
            HERO_TAKES[self.face] = does
            return does

        return declare

    def entering(self) -> Callable[[D], D]:
        """Declare what the hero does on entering a room."""

        def declare(does: D) -> D:
            ENTERING[self.face] = does
            return does

        return declare

    def before_adventure(self) -> Callable[[D], D]:
        """Declare what the hero does at an entrance when the Adventure phase begins."""

        def declare(does: D) -> D:
            BEFORE_ADVENTURE[self.face] = does
            return does

        return declare

    def errand(self) -> Callable[[D], D]:
        """Declare the action space of the card: what the owner's minion does there."""

        def declare(does: D) -> D:
            ERRANDS[self.face] = does
            return does

        return declare

    def helps_dungeon(self) -> Callable[[D], D]:
        """Declare damage that the room adds to rooms of its whole dungeon."""

        def declare(does: D) -> D:
            HELPS_DUNGEON[self.face] = does
            return does

        return declare

    def drawn_to(self) -> Callable[[D], D]:
        """Declare what the hero follows instead of treasure."""

        def declare(does: D) -> D:
            DRAWN_TO[self.face] = does
            return does

        return declare


card = Card
