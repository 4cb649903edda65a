"""A turn climbs one floor: discuss, refill, enter, fight, end of turn (DT-054, DT-055)."""

from __future__ import annotations

from typing import Final, Literal

from undercroft.games.dragon_tower.rules import bosses, capabilities, entering, fights, skills
from undercroft.games.dragon_tower.rules.ending import win
from undercroft.games.dragon_tower.rules.events import FloorBegun, RoomCleared
from undercroft.games.dragon_tower.rules.facts import FLOORS, REST
from undercroft.games.dragon_tower.rules.healing import heal
from undercroft.games.dragon_tower.rules.state import NO_HERO, PAIRS, SOLO, State, leader, living, room_here

REST_FLOOR = 3

Phase = Literal["way", "refill", "enter", "solo", "pairs"]
"""The parts of a turn that contain decisions."""
REFILLING: Final = (capabilities.who_refills, capabilities.which_deck, capabilities.keep_or_replace)


def begin_floor(state: State) -> None:
    """Climb to the next floor; every skill may be used again and nobody has fought here yet."""
    heroes = state.setup.heroes
    state.floor += 1
    state.way = 0
    state.entered = 0
    state.stage = SOLO
    state.failed = 0
    state.spent = [0] * heroes
    state.refilled = [0] * heroes
    state.fought = [0] * heroes
    state.soloed = [0] * heroes
    state.beat_alone = [0] * heroes
    state.plan = []
    if state.events is not None:
        state.events.append(FloorBegun(state.floor, leader(state)))
    state.agenda += [(end_of_turn,), (fights.fight_on,), (entering.choose_room,)]
    if any(state.skills):
        state.agenda += [(skills.before_entering,), (capabilities.refill_hands,), (skills.before_refill,)]
    else:
        state.agenda.append((capabilities.refill_hands,))
    if state.floor == FLOORS:
        state.agenda.append((bosses.boss_grows,))  # before the refill, DT-110, DT-114


def phase_of(state: State) -> Phase | None:
    """The part of the turn of the party (DT-054, DT-055); None in the set-up and once the game is over."""
    if not state.floor or state.result is not None:
        return None
    if state.first != NO_HERO or (state.entered and state.zones[room_here(state)]):
        return "pairs" if state.stage == PAIRS else "solo"
    if state.question in REFILLING:
        return "refill"
    return "way" if (capabilities.refill_hands,) in state.agenda else "enter"


# -- end of turn ---------------------------------------------------------------------------------------------------


def end_of_turn(state: State) -> None:
    """The room is clear (DT-097): win at the top, else rest and climb on."""
    if state.events is not None:
        state.events.append(RoomCleared(state.floor))
    if state.floor == FLOORS:
        win(state)  # DT-100
        return
    state.agenda.append((begin_floor,))
    if any(state.skills):
        state.agenda += [(skills.scavenge,), (skills.regenerate,)]
    if rests_after(state, state.floor):
        rest(state)


def rests_after(state: State, floor: int) -> bool:
    """Whether the party rests after a floor: after the third, unless the variant "no break" is on (DT-123)."""
    return floor == REST_FLOOR and not state.setup.no_break


def rest(state: State) -> None:
    """After floor 3 every living hero gains 1 health, up to 6 (DT-098, DT-099, DT-123)."""
    for hero in living(state):
        heal(state, hero, REST, "rest")
