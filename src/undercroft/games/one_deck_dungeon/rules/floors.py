"""The effects of floors, each declared as the values that it changes while the floor is visible."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

import msgspec

from undercroft.games.one_deck_dungeon.rules.abilities import ONES, TWOS
from undercroft.games.one_deck_dungeon.rules.facts import FLOORS_OF, HEARTS, HOURGLASSES, MAGIC, POISONS, STRENGTH


class More(msgspec.Struct, frozen=True):
    """One additional loss if there are enough losses of a kind ((c) of OD-DECISION-19)."""

    of: int
    if_of: int
    least: int = 1


class FloorEffect(msgspec.Struct, frozen=True):
    """The changes that a floor makes to the rules; the numbers of several floors are added up (OD-164)."""

    # -- time (OD-DECISION-69); what a turn or an action costs more is doubled for four heroes (OD-DECISION-73)

    first_time: int = 0
    """Time before the first turn of each floor."""
    turn_time: int = 0
    explore_time: int = 0
    explore_time_per_open_door: int = 0
    open_time: int = 0
    """Time for opening a closed door."""
    flee_time: int = 0

    # -- doors and poison

    fewer_doors: int = 0  # OD-060
    resist_less: int = 0
    """The amount taken off the roll that resists poison."""

    # -- dice that are rolled (OD-DECISION-15)

    loses: int = 0
    """The values at which a rolled die is lost, as a mask."""
    heroic_less: int = 0
    """The amount by which rolled heroic dice are lower, down to 1, after others are lost."""

    # -- boxes

    armored: int = 0
    """The colours whose boxes all have a shield, as a mask."""
    more: tuple[More, ...] = ()
    """Additional losses."""

    @property
    def lasts(self) -> bool:
        """Whether it still matters once the dice of an encounter are rolled."""
        return bool(self.loses or self.heroic_less or self.armored or self.more)

    def __add__(self, other: FloorEffect) -> FloorEffect:
        """The effect of both floors together."""
        mine, others = (msgspec.structs.asdict(one) for one in (self, other))
        masks = {name: mine[name] | others[name] for name in ("loses", "armored")}
        return FloorEffect(**{**{name: mine[name] + others[name] for name in mine}, **masks})


NO_EFFECT: Final = FloorEffect()

NAMED: Final = {
    "": NO_EFFECT,
    # One Deck Dungeon
    "time_first_turn_5": FloorEffect(first_time=5),
    "three_time_adds_heart": FloorEffect(more=(More(HEARTS, if_of=HOURGLASSES, least=3),)),
    "strength_boxes_armored": FloorEffect(armored=1 << STRENGTH),
    "turn_extra_time_1": FloorEffect(turn_time=1),
    "heroic_minus_1": FloorEffect(heroic_less=1),
    "discard_twos": FloorEffect(loses=TWOS),
    "heart_adds_heart": FloorEffect(more=(More(HEARTS, if_of=HEARTS),)),
    "door_limit_3": FloorEffect(fewer_doors=1),
    "explore_extra_time_1": FloorEffect(explore_time=1),
    # Forest of Shadows
    "flee_time_1": FloorEffect(flee_time=1),
    "resist_minus_1": FloorEffect(resist_less=1),
    "poison_adds_poison": FloorEffect(more=(More(POISONS, if_of=POISONS),)),
    "open_door_time_1": FloorEffect(open_time=1),
    "magic_boxes_armored": FloorEffect(armored=1 << MAGIC),
    "explore_time_per_open_door": FloorEffect(explore_time_per_open_door=1),
    "discard_ones": FloorEffect(loses=ONES),
    "heart_adds_poison": FloorEffect(more=(More(POISONS, if_of=HEARTS),)),
    "time_first_turn_3": FloorEffect(first_time=3),
}

EFFECTS_OF: Final = {face: tuple(NAMED[floor.effect] for floor in floors) for face, floors in FLOORS_OF.items()}
"""The effects of every dungeon, floor by floor."""
TOGETHER: Final = {face: tuple(accumulate(effects, initial=NO_EFFECT)) for face, effects in EFFECTS_OF.items()}
"""The effects in force in every dungeon, by the number of its visible floors."""
