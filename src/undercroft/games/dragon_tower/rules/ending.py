"""Victory, defeat and death (DT-028, DT-100, DT-101)."""

from __future__ import annotations

from undercroft.games.dragon_tower.rules.capabilities import discard
from undercroft.games.dragon_tower.rules.events import GameLost, GameWon, HeroDied, Reason, cards_seen, hero_seen
from undercroft.games.dragon_tower.rules.state import HAND, State, living
from undercroft.kernel.result import Result
from undercroft.kernel.state import finish


def win(state: State) -> None:
    """All floors passed, all monsters killed, somebody alive: everybody wins (DT-100)."""
    seats = state.setup.seats
    if state.events is not None:
        state.events.append(GameWon(len(living(state))))
    finish(state, Result(tuple(range(seats)), (1,) * seats, "victory"))


def lose(state: State, reason: Reason) -> None:
    """Everybody loses: all are dead, one fell where everyone counts, or the room can no longer be beaten."""
    if state.events is not None:
        state.events.append(GameLost(reason, state.floor))
    finish(state, Result((), (0,) * state.setup.seats, reason))


def bury(state: State, heroes: list[int]) -> None:
    """Heroes at 0 health die at once; their hands go to the discards (DT-028, DT-DECISION-21)."""
    fallen = [hero for hero in heroes if state.health[hero] <= 0]
    for hero in fallen:
        hand = state.zones[HAND + hero][:]
        for card in hand:
            discard(state, card, HAND + hero)
        if state.events is not None:
            state.events.append(HeroDied(hero_seen(state, hero), cards_seen(state, hand)))
    if not any(health > 0 for health in state.health):
        lose(state, "all-dead")  # DT-101, DT-DECISION-23
    elif fallen and state.setup.everyone_counts:
        lose(state, "one-fell")  # DT-120, DT-DECISION-31
