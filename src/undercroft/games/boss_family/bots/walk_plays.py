"""What a spell or a room is good for while a hero walks: kill one that comes through, or save another's victim."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from undercroft.games.boss_family.bots.card_values import SOUL, WOUND
from undercroft.games.boss_family.rules.dungeon import active_at
from undercroft.games.boss_family.rules.facts import FACE, SOULS
from undercroft.games.boss_family.rules.state import NO_CARD, State
from undercroft.games.boss_family.rules.totals import damage_of, damage_to, health_of

if TYPE_CHECKING:
    from undercroft.kernel.state import Move

GIANT_SIZE, ANNIHILATOR, EXHAUSTION = FACE["giant_size"], FACE["annihilator"], FACE["exhaustion"]
BOULDER_RAMP, BOTTOMLESS_PIT, CRUSHINATOR = FACE["boulder_ramp"], FACE["bottomless_pit"], FACE["the_crushinator"]
CAVE_IN, TELEPORTATION, FEAR = FACE["cave_in"], FACE["teleportation"], FACE["fear"]
ASSASSIN, FREEZE = FACE["assassin"], FACE["freeze"]
TURN: Final = SOUL + WOUND
"""What it is worth, for one soul of the hero, to kill somebody who would have survived."""
SPOIL: Final = 120


class Walk(NamedTuple):
    """The hero inside a dungeon, and what lies ahead of it."""

    seat: int
    hero: int
    inside: int
    ahead: list[int]
    missing: int
    """The health that will be left when it comes out; nothing or less: it dies."""


def walk_of(state: State) -> Walk:
    """How the walk that goes on will end if nothing happens."""
    seat, hero = state.active, state.walker
    slots = [active_at(state, seat, slot) for slot in range(max(state.walk_slot, 0))]
    ahead = [room for room in slots if room != NO_CARD]
    total = state.hurt + sum([damage_to(state, hero, room) for room in ahead])
    return Walk(seat, hero, state.walk_room, ahead, health_of(state, hero) - total)


def use_of(state: State, walk: Walk, move: Move) -> int:
    """What an announcement is worth now; 0: nothing, so better keep it."""
    if len(move) == 1:
        return 0
    target = move[2] if len(move) > 2 else NO_CARD
    if walk.seat == state.seat:
        return _save_myself(state, walk, state.face[move[1]], target) if walk.missing > 0 else 0
    return _spoil_it(state, walk, state.face[move[1]], target) if walk.missing <= 0 else 0


def _save_myself(state: State, walk: Walk, face: int, target: int) -> int:
    worth, missing, ahead = TURN * SOULS[state.face[walk.hero]], walk.missing, walk.ahead
    rooms = len(ahead) + (walk.inside != NO_CARD)
    if face in (GIANT_SIZE, ANNIHILATOR):
        return worth if missing <= 3 and (target == walk.inside or target in ahead) else 0
    if face == EXHAUSTION:
        return worth + 10 if missing <= state.size[walk.seat] else 0
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
