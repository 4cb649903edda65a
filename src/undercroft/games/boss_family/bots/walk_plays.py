"""Value of spells and rooms while a hero walks: kill one that comes through, or save the victim of an opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from undercroft.games.boss_family.bots.card_values import SOUL, WOUND
from undercroft.games.boss_family.rules.dungeon import active_at, active_rooms
from undercroft.games.boss_family.rules.effects.registry import TURNS_HEROES_BACK
from undercroft.games.boss_family.rules.facts import FACE, SOULS
from undercroft.games.boss_family.rules.state import NO_CARD, State
from undercroft.games.boss_family.rules.totals import damage_of, damage_to, health_of, souls_of
from undercroft.games.boss_family.view import rooms_ahead

if TYPE_CHECKING:
    from undercroft.kernel.state import Move

GIANT_SIZE, ANNIHILATOR, EXHAUSTION = FACE["giant_size"], FACE["annihilator"], FACE["exhaustion"]
BOULDER_RAMP, BOTTOMLESS_PIT, CRUSHINATOR = FACE["boulder_ramp"], FACE["bottomless_pit"], FACE["the_crushinator"]
CAVE_IN, TELEPORTATION, FEAR = FACE["cave_in"], FACE["teleportation"], FACE["fear"]
ASSASSIN, FREEZE = FACE["assassin"], FACE["freeze"]
TURN: Final = SOUL + WOUND
"""The value, for one soul of the hero, of killing one that would have survived."""
SPOIL: Final = 120
FAR_BEHIND: Final = 3
"""An opponent who is more souls than this behind is left in peace."""


class Walk(NamedTuple):
    """The hero inside a dungeon, and the rooms ahead of it."""

    seat: int
    hero: int
    inside: int
    ahead: list[int]
    missing: int
    """The health that it will have when it comes out; it dies if that is 0 or less."""


def walk_of(state: State) -> Walk:
    """Return the walk that goes on, and how it will end if nothing happens."""
    seat, hero = state.active, state.walker
    slots = [active_at(state, seat, slot) for slot in range(max(state.walk_slot, 0))]
    ahead = [room for room in slots if room != NO_CARD]
    health = health_of(state, hero)
    if state.carried or any(state.face[room] in TURNS_HEROES_BACK for room in ahead):
        way = rooms_ahead(state, seat, health)
        total = way[-1]["hurt"] if way else state.hurt
    else:
        total = state.hurt + sum([damage_to(state, hero, room) for room in ahead])
    return Walk(seat, hero, state.walk_room, ahead, health - total)


def use_of(state: State, walk: Walk, move: Move) -> int:
    """Return the value of an announcement now; 0 if the card is better kept."""
    if len(move) == 1:
        return 0
    target = move[2] if len(move) > 2 else NO_CARD
    if walk.seat == state.seat:
        return _save_myself(state, walk, state.face[move[1]], target) if walk.missing > 0 else 0
    return _spoil_it(state, walk, state.face[move[1]], target) if is_worth_spoiling(state, walk) else 0


def is_worth_spoiling(state: State, walk: Walk) -> bool:
    """Return True if the hero dies in the dungeon of an opponent who is not far behind."""
    return walk.missing <= 0 and souls_of(state, walk.seat) + FAR_BEHIND >= souls_of(state, state.seat)


def _save_myself(state: State, walk: Walk, face: int, target: int) -> int:
    worth, missing, ahead = TURN * SOULS[state.face[walk.hero]], walk.missing, walk.ahead
    rooms = len(ahead) + (walk.inside != NO_CARD)
    if face in (GIANT_SIZE, ANNIHILATOR):
        return worth if missing <= 3 and (target == walk.inside or target in ahead) else 0
    if face == EXHAUSTION:
        return worth + 10 if missing <= len(active_rooms(state, walk.seat)) else 0
    if face == BOULDER_RAMP:
        return worth - 100 if missing <= 5 else 0
    if face == BOTTOMLESS_PIT:
        return worth - 80
    if face == CRUSHINATOR:
        return worth - 120 if missing <= 2 * rooms - 2 else 0
    if face == CAVE_IN:
        return worth - 100 if target == walk.inside else 0
    if face == TELEPORTATION:
        slots = [active_at(state, walk.seat, slot) for slot in range(state.size[walk.seat])]
        again = sum([damage_of(state, room) for room in slots if room != NO_CARD])
        return worth if not ahead and missing <= again else 0
    if face == FEAR:
        return WOUND * SOULS[state.face[walk.hero]] - 16 if not ahead else 0
    return 0


def _spoil_it(state: State, walk: Walk, face: int, target: int) -> int:
    worth, spare = SPOIL * SOULS[state.face[walk.hero]], -walk.missing
    if face == ASSASSIN:
        return worth if spare < 3 else 0
    if face == FREEZE:
        return worth if target in walk.ahead and spare < damage_of(state, target) else 0
    if face == FEAR:
        return worth // 2 if SOULS[state.face[walk.hero]] > 1 else 0
    return 0
