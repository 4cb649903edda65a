"""Which clause forbids a move, for those who try one that is not offered; nothing is said about hidden cards."""

from __future__ import annotations

from undercroft.games.boss_monster.rules import announcing, build, priority, setup
from undercroft.games.boss_monster.rules.dungeon import active_rooms, top_of
from undercroft.games.boss_monster.rules.effects.moments import ABILITIES, BARS_ADVANCED
from undercroft.games.boss_monster.rules.facts import ADVANCED, ADVENTURE, BUILD, ICON, KIND, MOST_ROOMS, ROOM, SPELL
from undercroft.games.boss_monster.rules.placement import fits_over
from undercroft.games.boss_monster.rules.state import ADVENTURING, BUILDING, HAND, SETTING_UP, State
from undercroft.kernel.state import Move


def why_not(state: State, move: Move) -> str | None:
    """The clause that forbids a well-formed move, if it can be named."""
    does, args = move[0], move[1:]
    if does in (build.place, setup.lay_first):
        return _placement_rule(state, args[0], args[1])
    if does in (announcing.cast, announcing.cast_at, announcing.cast_on):
        return _spell_rule(state, args[0])
    if does is announcing.use:
        return _effect_rule(state, args[0])
    if does is setup.redraw:
        return "BM-037"
    return None


def _placement_rule(state: State, card: int, slot: int) -> str | None:
    seat = state.seat
    if card not in state.zones[HAND + seat] or KIND[state.face[card]] != ROOM:
        return None
    if state.phase != SETTING_UP and (state.phase != BUILDING or seat != state.active):
        return "BM-060"
    if state.building_forbidden:
        return "BM-219"
    if state.phase == BUILDING and state.placed[seat] > state.extra_builds[seat]:
        return "BM-214"
    face = state.face[card]
    if slot >= state.size[seat]:
        if ADVANCED[face]:
            return "BM-067"
        return "BM-063" if state.size[seat] == MOST_ROOMS else "BM-061"
    below = top_of(state, seat, slot)
    if below in state.down:
        return "BM-070"
    if below in state.shut:
        return "BM-071"
    if ADVANCED[face] and not fits_over(face, state.face[below]):
        return "BM-219" if state.face[below] in BARS_ADVANCED else "BM-066"
    return None


def _spell_rule(state: State, card: int) -> str | None:
    if card not in state.zones[HAND + state.seat] or KIND[state.face[card]] != SPELL:
        return None
    if state.phase not in (BUILDING, ADVENTURING):
        return "BM-024"
    if state.question is priority.whether_to_cancel:
        return "BM-150"
    icon = BUILD if state.phase == BUILDING else ADVENTURE
    return "BM-219" if ICON[state.face[card]] & icon else "BM-022"


def _effect_rule(state: State, card: int) -> str | None:
    if card not in active_rooms(state, state.seat):
        return "BM-012"
    if state.face[card] not in ABILITIES:
        return "BM-144"
    return "BM-155" if announcing.is_used_up(state, card) else "BM-153"
