"""Value of the spells and rooms of this set while a hero walks, and of an answer to a spell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.boss_family.bots import policy
from undercroft.games.boss_family.bots.card_values import SOUL
from undercroft.games.boss_family.bots.walk_plays import SPOIL, is_worth_spoiling, walk_of
from undercroft.games.boss_family.rules.dungeon import place_of
from undercroft.games.boss_family.rules.facts import FACE, SOULS, WOUNDS
from undercroft.games.boss_family.rules.state import NO_CARD, State
from undercroft.games.boss_family.rules.totals import damage_of
from undercroft.games.super_boss_monster.bots.card_values import ALWAYS_GOOD, TOKEN

if TYPE_CHECKING:
    from undercroft.games.boss_family.bots.walk_plays import Walk
    from undercroft.kernel.state import Move

CRITICAL_HIT, COUP_DE_GRACE, CHECKPOINT = FACE["critical_hit"], FACE["coup_de_grace"], FACE["checkpoint"]
STORM_DJINN, BOOK_EATER, TOLL_BRIDGE = FACE["storm_djinn"], FACE["book_eater_dragon"], FACE["ogre_toll_bridge"]
VANISHING_BRIDGE, SPRING_FLOOR = FACE["vanishing_bridge"], FACE["spring_floor"]
FREEZE, GHOST_CHEAT, INSPECTION = FACE["freeze_sbm"], FACE["ghost_cheat"], FACE["safety_inspection"]
DREAM_CATCHER = FACE["dream_catcher"]
HEIST: Final = FACE["grand_heist"]
HELPS_A_HERO: Final = frozenset({*policy.HELPS_A_HERO, FREEZE, GHOST_CHEAT})
HURTS_A_HERO: Final = frozenset({COUP_DE_GRACE, CRITICAL_HIT, CHECKPOINT})


def use_of(state: State, walk: Walk, move: Move) -> int:
    """Return the value of announcing a card of this set now; 0 if it is better kept."""
    face, target = state.face[move[1]], move[2] if len(move) > 2 else NO_CARD
    if face in ALWAYS_GOOD:
        return ALWAYS_GOOD[face]
    if face == DREAM_CATCHER:
        return value_of_cancelling(state, target)
    if walk.seat == state.seat:
        return _save_myself(state, walk, move[1], target) if walk.missing > 0 else 0
    return _spoil_it(state, walk, face, target) if is_worth_spoiling(state, walk) else 0


def value_of_cancelling(state: State, spell: int) -> int:
    """Return the value of cancelling a spell that takes away a soul or brings a wound."""
    effect = next((entry for entry in state.pending if entry.source == spell), None)
    if effect is None or effect.seat == state.seat:
        return 0
    face = state.face[spell]
    if face in HELPS_A_HERO:
        if state.walker == NO_CARD or state.active != state.seat:
            return 0
        return 150 * SOULS[state.face[state.walker]] if walk_of(state).missing <= 0 else 0
    if face in HURTS_A_HERO:
        if state.walker == NO_CARD or state.active == state.seat or len(state.order) > 2:
            return 0
        return 90 * WOUNDS[state.face[state.walker]] if walk_of(state).missing > 0 else 0
    if face == INSPECTION:
        return 150 if place_of(state, effect.target)[0] == state.seat else 0
    return 80 if face == HEIST and effect.target == state.seat else 0


def _save_myself(state: State, walk: Walk, card: int, target: int) -> int:
    """Return the value of killing a hero that would come through, or of getting rid of it."""
    face, hero = state.face[card], state.face[walk.hero]
    worth, missing, ahead = SOUL * (SOULS[hero] + WOUNDS[hero]), walk.missing, walk.ahead
    if face == CRITICAL_HIT:
        return worth if missing <= 3 and (target == walk.inside or target in ahead) else 0
    if face == STORM_DJINN:
        return worth - 60 if missing <= 3 and card in ahead else 0
    if face == BOOK_EATER:
        return worth - 60 if missing <= 1 and card in ahead else 0
    if face == TOLL_BRIDGE:
        return worth - TOKEN if missing <= 2 else 0
    if face == VANISHING_BRIDGE:
        return worth - 150
    if face == SPRING_FLOOR:
        return worth - 120 if missing <= 2 and len(ahead) > 1 else 0
    if face == COUP_DE_GRACE:
        return worth if not ahead else 0
    if face == CHECKPOINT:
        return 90 * WOUNDS[hero] if not ahead else 0
    return 0


def _spoil_it(state: State, walk: Walk, face: int, target: int) -> int:
    """Return the value of letting a hero through that would have died in another dungeon."""
    worth, spare = SPOIL * SOULS[state.face[walk.hero]], -walk.missing
    if face == FREEZE:
        return worth if target in walk.ahead and spare < damage_of(state, target) else 0
    if face == GHOST_CHEAT:
        coming = damage_of(state, walk.ahead[-1]) if walk.ahead else 0
        return worth if target == walk.hero and spare < coming else 0
    if face == INSPECTION:
        return worth if target in walk.ahead and spare < min(3, damage_of(state, target)) else 0
    return 0
