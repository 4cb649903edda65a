"""The clause that forbids a move that is not offered; it reveals nothing about hidden cards."""

from __future__ import annotations

from undercroft.games.boss_family.rules import announcing, build, minibosses, priority, setup
from undercroft.games.boss_family.rules.dungeon import active_rooms, is_guarded, top_of
from undercroft.games.boss_family.rules.durations import (
    DECLINED,
    EVERYBODY,
    NO_BUILD,
    NO_BUILDING,
    PROMOTED,
    lasts,
)
from undercroft.games.boss_family.rules.edition import edition_of
from undercroft.games.boss_family.rules.effects.registry import BARS_ADVANCED, use_of
from undercroft.games.boss_family.rules.facts import (
    ADVANCED,
    ADVENTURE,
    BUILD,
    BUILD_COST,
    ICON,
    ITEM,
    KIND,
    MINIBOSS,
    MONSTER,
    MOST_ROOMS,
    ROOM,
    SPELL,
)
from undercroft.games.boss_family.rules.items import may_cast
from undercroft.games.boss_family.rules.placement import fits_over, is_barred_beside, why_no_miniboss
from undercroft.games.boss_family.rules.sources import abilities_of, is_used_up, on_the_table
from undercroft.games.boss_family.rules.state import ADVENTURING, BUILDING, HAND, SETTING_UP, State, back_of
from undercroft.kernel.state import Move


def forbidding_clause(state: State, move: Move) -> str | None:
    """Return the clause of the edition's ledger that forbids a well-formed move, if one can be named."""
    clause = _clause(state, move)
    return None if clause is None else edition_of(state).clauses.get(clause, clause)


def _clause(state: State, move: Move) -> str | None:
    verb, args = move[0], move[1:]
    if verb in (build.place, setup.lay_first):
        return _placement_rule(state, args[0], args[1])
    if verb in (announcing.cast, *announcing.CASTS.values(), announcing.prepare):
        return _spell_rule(state, args[0])
    if verb is announcing.use:
        return _effect_rule(state, args[0])
    if verb is announcing.spend:
        return _hand_rule(state, args[0])
    if verb in (minibosses.promote, minibosses.promote_with):
        return _promotion_rule(state, args[0])
    if verb is build.sell:
        return _sale_rule(state)
    if verb is setup.redraw:
        return "BM-037"
    return None


def _placement_rule(state: State, card: int, slot: int) -> str | None:
    seat = state.seat
    if card not in state.zones[HAND + seat] or KIND[state.face[card]] not in (ROOM, MINIBOSS):
        return None
    face = state.face[card]
    if state.phase != SETTING_UP and (state.phase != BUILDING or seat != state.active):
        return "BM-060"
    if lasts(state, NO_BUILDING, EVERYBODY):
        return "BM-219"
    if lasts(state, NO_BUILD, seat):
        return "MB-127"
    if lasts(state, DECLINED, seat):
        return "SB-092"
    if not priority.is_free(state):
        return "SB-290"
    if state.phase == BUILDING and build.has_placed_all(state, seat):
        return "BM-214"
    if KIND[face] == MINIBOSS:
        return why_no_miniboss(state, seat, slot) or ("MB-133" if build.has_built(state, seat) else None)
    if BUILD_COST[face] > state.coins[seat]:
        return "MB-033"
    if slot >= state.size[seat]:
        if ADVANCED[face]:
            return "BM-067"
        if state.size[seat] == MOST_ROOMS:
            return "BM-063"
        if slot > state.size[seat]:
            return "BM-061"
    if MONSTER[face] and is_barred_beside(state, seat, slot):
        return "BM-219"
    return _covering_rule(state, slot, face) if slot < state.size[seat] else None


def _covering_rule(state: State, slot: int, face: int) -> str | None:
    below = top_of(state, state.seat, slot)
    if below in state.down:
        return "BM-070"
    if below in state.shut:
        return "BM-071"
    if is_guarded(state, below):
        return "SB-090"
    if ADVANCED[face] and not fits_over(state, state.seat, slot, face):
        return "BM-219" if state.face[below] in BARS_ADVANCED else "BM-066"
    return None


def _spell_rule(state: State, card: int) -> str | None:
    if card not in state.zones[HAND + state.seat] or KIND[state.face[card]] != SPELL:
        return None
    if state.phase not in (BUILDING, ADVENTURING):
        return "BM-024"
    if not may_cast(state, state.seat):
        return "TH-026"
    if state.question is priority.whether_to_cancel:
        return "BM-150"
    icon = BUILD if state.phase == BUILDING else ADVENTURE
    return "BM-219" if ICON[state.face[card]] & icon else "BM-022"


def _effect_rule(state: State, card: int) -> str | None:
    if card not in on_the_table(state, state.seat):
        if 0 <= card < len(state.face) and KIND[state.face[card]] == ITEM:
            return "TH-015"
        return "BM-144" if card in active_rooms(state, state.seat) else "BM-012"
    level = state.levels.get(card, 0)
    abilities = [ability for ability in abilities_of(state, card) if ability.level <= level]
    if not abilities:
        return "MB-051"
    if is_guarded(state, card) and all(ability.destroys_itself for ability in abilities):
        return "SB-090"
    return "BM-155" if all(is_used_up(state, card, ability) for ability in abilities) else "BM-153"


def _hand_rule(state: State, card: int) -> str | None:
    if card not in state.zones[HAND + state.seat] or back_of(state, card) != ROOM:
        return None
    return "MB-117"


def _sale_rule(state: State) -> str:
    if not state.setup.room_for_coin or state.phase != BUILDING or state.seat != state.active:
        return "MB-006"
    return "MB-005"  # only once a round, and only a room card


def _promotion_rule(state: State, card: int) -> str | None:
    seat = state.seat
    if state.phase != BUILDING or seat != state.active:
        return "MB-058"
    if lasts(state, PROMOTED, seat):
        return "MB-053"
    if card in state.unready:
        return "MB-060" if use_of(card, minibosses.TOP_LEVEL) in state.used else "MB-059"
    return "MB-054"
