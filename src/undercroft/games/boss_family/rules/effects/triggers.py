"""Triggers: effects of cards in play that happen by themselves; their order, and whether the owner uses them."""

from __future__ import annotations

from itertools import chain, groupby
from typing import TYPE_CHECKING

from undercroft.games.boss_family.rules.dungeon import watchers
from undercroft.games.boss_family.rules.effects.registry import TRIGGERS, Arising, Trigger, use_of
from undercroft.games.boss_family.rules.events import RoomActed
from undercroft.games.boss_family.rules.state import BOSS_OF, NO_CARD, State
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, Step, ask

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

TRIGGER_SLOT = 0
"""A card's own effect; a miniboss's powers are kept apart from its room's, since they are two cards."""

# -- effects that are due together -----------------------------------------------------------------------------------


def set_off(state: State, effects: Sequence[Arising]) -> None:
    """Put effects on the agenda, player by player in the given order; players order their own (MB-132, SB-298)."""
    if len(effects) < 2:
        for effect in effects:
            state.agenda.append((happen, *effect))
        return
    for own in reversed([list(own) for _, own in groupby(effects, _owner)]):
        state.agenda.append(step_for(own, happen, happen_together))


def _owner(effect: Arising) -> int:
    return effect[1]


def step_for(own: Sequence[Arising], one: Callable[..., None], several: Callable[..., None]) -> Step:
    """The step for effects of one player that are due together; a single one needs no order."""
    return (one, *own[0]) if len(own) == 1 else (several, *chain.from_iterable(own))


def happen_together(state: State, *numbers: int) -> None:
    """Let effects of several cards of one player happen."""
    in_any_order(state, happen_together, happen, numbers)


def in_any_order(state: State, step: Callable[..., None], act: Callable[..., None], numbers: tuple[int, ...]) -> None:
    """Let effects happen one after another; ask their owner for the next one if the order may matter.

    `numbers` are the effects, flattened; `step` is the step that carries out the rest of them.
    """
    effects = _in_fours(numbers)
    if len(effects) == 1:
        act(state, *effects[0])
        return
    able = _able(state, effects)
    state.agenda.append((step, *numbers))
    if len(able) > 1 and not all(TRIGGERS[moment][state.face[source]].plain for moment, _, source, _ in able):
        ask(state, effects[0][1], which_acts_first)
    else:
        _go_on_with(state, (able or effects)[0])


def _in_fours(numbers: Sequence[int]) -> list[Arising]:
    return list(zip(*[iter(numbers)] * 4, strict=True))


def _able(state: State, effects: Sequence[Arising]) -> list[Arising]:
    """The effects that would do something now, plain ones first; one of each printed card is enough."""
    able: dict[int, Arising] = {}
    for effect in effects:
        if _can_act(state, *effect):
            able.setdefault(state.face[effect[2]], effect)
    triggers = {face: TRIGGERS[effect[0]][face] for face, effect in able.items()}
    return [able[face] for face in sorted(able, key=lambda face: (not triggers[face].plain, triggers[face].optional))]


def which_acts_first(state: State) -> list[Move]:
    """Choose the first of one's own effects that are due together."""
    return [(let_act, source) for _, _, source, _ in _able(state, _in_fours(state.agenda[-1][1:]))]


def let_act(state: State, card: int) -> None:
    """This card's effect comes first."""
    _go_on_with(state, next(effect for effect in _in_fours(state.agenda[-1][1:]) if effect[2] == card))


def _go_on_with(state: State, effect: Arising) -> None:
    """Take an effect out of those on top of the agenda and put it before them."""
    step, *numbers = state.agenda.pop()
    later = _in_fours(numbers)
    later.remove(effect)
    state.agenda.append((step, *chain.from_iterable(later)))
    state.agenda.append((step, *effect))


# -- one card --------------------------------------------------------------------------------------------------------


def happen(state: State, moment: int, seat: int, source: int, subject: int = NO_CARD) -> None:
    """Let a card act, or ask its owner whether to use it; it is used up only if it acts (BM-239)."""
    if not _can_act(state, moment, seat, source, subject):
        return
    trigger = TRIGGERS[moment][state.face[source]]
    if trigger.asks_itself:
        _do(state, trigger, seat, source, subject)
    elif trigger.optional:
        state.subject = subject
        ask(state, seat, whether_to_act, source, moment)
    else:
        _act(state, moment, seat, source, subject)


def _can_act(state: State, moment: int, seat: int, source: int, subject: int) -> bool:
    """Whether an effect would do anything, and has not been used in this round if it works once a round."""
    if source not in watchers(state, moment, seat):
        return False  # no longer in force when its place in the order comes (MB-134)
    trigger = TRIGGERS[moment][state.face[source]]
    if trigger.once and _use(state, seat, source) in state.used:
        return False
    if trigger.subject:
        return trigger.possible(state, seat, source, subject)
    return trigger.possible(state, seat, source)


def _act(state: State, moment: int, seat: int, source: int, subject: int) -> None:
    trigger = TRIGGERS[moment][state.face[source]]
    if trigger.once:
        spend(state, seat, source)
    if state.events is not None:
        state.events.append(RoomActed(seat, seen(state, source)))
    _do(state, trigger, seat, source, subject)


def _do(state: State, trigger: Trigger, seat: int, source: int, subject: int) -> None:
    if trigger.subject:
        trigger.does(state, seat, source, subject)
    else:
        trigger.does(state, seat, source)


def whether_to_act(state: State, source: int, moment: int) -> list[Move]:
    """Use a card's effect now, or not."""
    return [(act, source, moment), (decline,)]


def act(state: State, card: int, moment: int) -> None:
    """Use the card's effect."""
    _act(state, moment, state.seat, card, state.subject)


def decline(state: State) -> None:
    """Decline an optional effect."""


def use_up(state: State, seat: int, source: int) -> None:
    """Mark an effect that its owner has chosen as used in this round, and report it."""
    spend(state, seat, source)
    if state.events is not None:
        state.events.append(RoomActed(seat, seen(state, source)))


def spend(state: State, seat: int, source: int) -> None:
    """Mark a card's effect as used by a player in this round."""
    state.used.append(_use(state, seat, source))


def _use(state: State, seat: int, source: int) -> int:
    """The entry that marks the use; for a copied Level Up it is that of the player's own boss (CL-018)."""
    if state.copied and state.copied.get(seat) == source:
        source = state.zones[BOSS_OF + seat][0]
    return use_of(source, TRIGGER_SLOT)
