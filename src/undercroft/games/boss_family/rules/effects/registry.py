"""Registry of card effects: each card declares its effects here, and the rules call them at the right moment."""

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

Arising: TypeAlias = tuple[int, int, int, int]
"""An effect that is due: its moment, the seat of the card's owner, the card, and the subject that set it off."""

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
"""The words that name an ability of a card with several abilities."""
SLOTS: Final = 8
"""The number of abilities of a card whose uses are counted separately."""


def use_of(card: int, slot: int) -> int:
    """The entry in `state.used` for an ability, kept until the end of the round (BM-155)."""
    return card * SLOTS + slot


def _always(*_: Any) -> bool:
    return True


class Trigger(msgspec.Struct, frozen=True):
    """An effect of a card in play that happens by itself at its moment."""

    does: Does
    possible: Holds
    """Whether it would have an effect now, judged by public facts."""
    once: bool
    """Whether each card in play does it at most once a round."""
    optional: bool
    """Whether the owner may decline."""
    asks_itself: bool
    """Whether its own question lets the owner decline, and its answer marks the use."""
    watches: Holds
    """Whether this event triggers it: state, seat, source, subject."""
    level: int
    """The level from which a miniboss has it."""
    subject: bool
    """Whether the effect gets the subject, the card that triggered it."""
    plain: bool
    """Whether nothing is chosen or paid, so that the order of several such effects does not matter."""


class Cost(msgspec.Struct, frozen=True):
    """The cost of an effect: cards that its owner chooses when announcing it."""

    candidates: Lists
    count: int
    pay: Acts
    """Pays the chosen cards together: state, seat, source, chosen (MB-122)."""
    most: Counts
    """The number of cards that could pay it, judged by public facts."""


class Ability(msgspec.Struct, frozen=True):
    """A spell, or an effect that somebody announces (BM-144)."""

    does: Acts
    when: Holds | None
    """Whether it may be used now, judged by public facts."""
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
"""Minibosses that change the treasure of their room: its printed treasure, and their level."""
DRAWN_TO: Final[dict[int, Callable[[Any], dict[int, int]]]] = {}
"""Heroes that do not follow treasure: how strongly each player still in the game attracts them."""
DAMAGE_TO: Final[dict[int, Callable[[Any, int, int], int]]] = {}
"""Rooms that deal more to some heroes: state, room, hero."""
HERO_TAKES: Final[dict[int, Callable[[Any, int, int, int], int]]] = {}
"""Heroes that take less damage from some rooms: state, hero, room, damage."""
ENTERING: Final[dict[int, Callable[[Any, int, int], None]]] = {}
"""Effects of heroes on entering a room, before the damage: state, seat of the dungeon, hero."""
BEFORE_ADVENTURE: Final[dict[int, Callable[[Any, int, int], None]]] = {}
"""Effects of heroes at an entrance when the Adventure phase begins: state, seat of the dungeon, hero (SB-313)."""
ERRANDS: Final[dict[int, Does]] = {}
"""Effects of the action spaces on rooms and bosses: state, seat of the minion, card (SB-106)."""
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
"""Minibosses in whose dungeon the texts of heroes are ignored, with the level from which this holds."""
RAISES_TO_TWO: Final[set[int]] = set()
"""Bosses whose Level Up lets minibosses enter play at level 2."""
PROMOTES_WITH_MONSTERS: Final[set[int]] = set()
"""Bosses whose Level Up lets a monster room card pay for a promotion."""


class Card:
    """A printed card whose effects are being declared."""

    def __init__(self, card_id: str) -> None:
        self.face = FACE[card_id]

    def _enter_in(self, table: dict[int, Any]) -> Callable[[D], D]:
        """Return a decorator that enters a function in a table under the card."""

        def declare(does: D) -> D:
            table[self.face] = does
            return does

        return declare

    def level_up(self) -> Callable[[D], D]:
        """Declare the immediate effect of a boss's Level Up (BM-008)."""
        return self._enter_in(LEVEL_UPS)

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
        return self._enter_in(OWN_DAMAGE)

    def helps_neighbour(self) -> Callable[[D], D]:
        """Declare damage that the room adds to its neighbours."""
        return self._enter_in(HELPS_NEIGHBOUR)

    def helps_dungeon(self) -> Callable[[D], D]:
        """Declare damage that the room adds to rooms of its whole dungeon."""
        return self._enter_in(HELPS_DUNGEON)

    def damage_to(self) -> Callable[[D], D]:
        """Declare damage that the room adds against some heroes."""
        return self._enter_in(DAMAGE_TO)

    def boss_damage(self) -> Callable[[D], D]:
        """Declare damage that the boss's Level Up adds to rooms."""
        return self._enter_in(BOSS_DAMAGE)

    def power_damage(self) -> Callable[[D], D]:
        """Declare damage that the miniboss adds to its room."""
        return self._enter_in(POWER_DAMAGE)

    def power_treasure(self) -> Callable[[D], D]:
        """Declare treasure that the miniboss adds to its room."""
        return self._enter_in(POWER_TREASURE)

    def takes(self) -> Callable[[D], D]:
        """Declare the damage that the hero takes from a room."""
        return self._enter_in(HERO_TAKES)

    def entering(self) -> Callable[[D], D]:
        """Declare the effect of the hero on entering a room."""
        return self._enter_in(ENTERING)

    def before_adventure(self) -> Callable[[D], D]:
        """Declare the effect of the hero at an entrance when the Adventure phase begins."""
        return self._enter_in(BEFORE_ADVENTURE)

    def drawn_to(self) -> Callable[[D], D]:
        """Declare the attraction that the hero follows instead of treasure."""
        return self._enter_in(DRAWN_TO)

    def errand(self) -> Callable[[D], D]:
        """Declare the effect of the card's action space."""
        return self._enter_in(ERRANDS)


card = Card
