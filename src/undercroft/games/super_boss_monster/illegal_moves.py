"""The clause that forbids a move in the city; the module of the family covers all other moves."""

from __future__ import annotations

from undercroft.games.boss_family import illegal_moves
from undercroft.games.boss_family.rules.dungeon import active_rooms
from undercroft.games.boss_family.rules.effects.registry import ERRANDS
from undercroft.games.boss_family.rules.state import BOSS_OF, State
from undercroft.games.super_boss_monster.rules import minions, town
from undercroft.games.super_boss_monster.rules.facts import KIND_OF_SPACE, SUMMON_SPACE
from undercroft.games.super_boss_monster.rules.spaces import is_open, spaces_in_play
from undercroft.kernel.state import Move


def forbidding_clause(state: State, move: Move) -> str | None:
    """Return the clause of the ledger that forbids a well-formed move, if one can be named."""
    verb, args = move[0], move[1:]
    if verb is town.send_minion:
        return _space_rule(state, args[0])
    if verb is town.post_minion:
        return _posting_rule(state, args[0])
    if verb is town.take_market_card:
        return "SB-057"
    if verb is town.draw_instead:
        return "SB-063"
    if verb is minions.take_leftover:
        return "SB-073"
    if verb is minions.summon_to:
        return "SB-071"
    return illegal_moves.forbidding_clause(state, move)


def _space_rule(state: State, space: int) -> str:
    if state.question is not town.where_to_send:
        return "SB-057"
    if space not in spaces_in_play(state):
        return "SB-059"
    if is_open(state, space):
        return "SB-060"
    return "SB-070" if KIND_OF_SPACE[space] == SUMMON_SPACE else "SB-067"


def _posting_rule(state: State, card: int) -> str:
    if state.question is not town.where_to_send:
        return "SB-057"
    bosses = state.zones[BOSS_OF + state.seat]
    if card not in bosses and card not in active_rooms(state, state.seat):
        return "SB-059"
    if state.face[card] not in ERRANDS:
        return "SB-286"
    return "SB-061" if card in bosses else "SB-059"
