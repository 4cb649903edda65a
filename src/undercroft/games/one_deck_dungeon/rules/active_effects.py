"""Effects in force now: the ability of the foe, and the effects of the visible floors."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.one_deck_dungeon.rules.abilities import ABILITY_OF, BOSS_ABILITY, NO_ABILITY, Ability
from undercroft.games.one_deck_dungeon.rules.events import Acted
from undercroft.games.one_deck_dungeon.rules.facts import BOSS_OF, FLOORS_OF
from undercroft.games.one_deck_dungeon.rules.floors import EFFECTS_OF, NO_EFFECT, TOGETHER, FloorEffect
from undercroft.games.one_deck_dungeon.rules.state import NO_CARD, State


def ability_in_force(state: State) -> Ability:
    """The special ability of the foe that is being fought."""
    if state.fighting:
        return BOSS_ABILITY[state.dungeon]
    return ABILITY_OF[state.face[state.card]] if state.card != NO_CARD and not state.sneaking else NO_ABILITY


def clause_of_ability(state: State) -> str:
    """The clause about the foe's ability: at the start of combat, or in every round of the boss fight."""
    return "OD-DECISION-39" if state.fighting else "OD-073"


def floors_in_force(state: State) -> FloorEffect:
    """All visible floors: earlier ones stay in force, the boss ends all (OD-164, OD-DECISION-37)."""
    return NO_EFFECT if state.fighting else TOGETHER[state.dungeon][state.floor]


def tell_ability(state: State, time: int = 0) -> None:
    """Report the foe's ability as the cause of what comes next."""
    if state.events is not None:
        foe = f"boss_{BOSS_OF[state.dungeon].id}" if state.fighting else f"ability_{ability_in_force(state).id}"
        state.events.append(Acted(foe, time))


def tell_floors(state: State, says: Callable[[FloorEffect], int], per: int = 0) -> None:
    """Report the floors for which `says` is not 0 as the cause of what comes next; it costs `says` times `per` time."""
    if state.events is not None:
        for floor, effect in zip(FLOORS_OF[state.dungeon], EFFECTS_OF[state.dungeon][: state.floor], strict=False):
            if said := says(effect):
                state.events.append(Acted("floor_" + "_".join(floor.name.lower().split()), said * per))
