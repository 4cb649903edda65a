"""The three extra bosses, and the cards whose attributes they add to their own (DT-104 to DT-115)."""

from __future__ import annotations

from undercroft.games.dragon_tower.rules.events import BossGrew, cards_seen
from undercroft.games.dragon_tower.rules.facts import DARK_LORD, FLOORS, LORD_OF_THE_DEAD, POINTS
from undercroft.games.dragon_tower.rules.state import BEATEN, CIRCUMSTANCE_DECK, ROOM, UNDER_BOSS, State
from undercroft.kernel.events import seen
from undercroft.kernel.rng import below
from undercroft.kernel.zones import draw_top, move_card, reveal

RAISED = 2
"""Number of beaten monsters that the Lord of the Dead raises (DT-114)."""


def prepare(state: State) -> None:
    """At setup the Dark Lord gets an extra circumstance face down under him (DT-109)."""
    if state.setup.boss == DARK_LORD:
        draw_top(state, CIRCUMSTANCE_DECK, UNDER_BOSS)


def boss_grows(state: State) -> None:
    """Before the refill on floor 6 a boss adds other cards' attributes to its own (DT-110, DT-114)."""
    boss = state.setup.boss
    throne = [card for card in state.zones[ROOM + 2 * (FLOORS - 1)] if state.face[card] == boss]
    if not throne:
        return  # a scenario may omit the boss
    if boss == LORD_OF_THE_DEAD:
        for _ in range(min(RAISED, len(state.zones[BEATEN]))):
            beaten = state.zones[BEATEN]
            move_card(state, beaten[below(state, len(beaten))], BEATEN, UNDER_BOSS)
    elif boss != DARK_LORD:
        return
    taken = state.zones[UNDER_BOSS]
    for card in taken:
        reveal(state, card)
    count_extra(state)
    if state.events is not None and taken:
        state.events.append(BossGrew(seen(state, throne[0]), cards_seen(state, taken)))


def count_extra(state: State) -> None:
    """Count what the cards under the boss add to its attributes: together they are one opponent (DT-111, DT-115)."""
    columns = zip(*(POINTS[state.face[card]] for card in state.zones[UNDER_BOSS]), strict=True)
    state.boss_extra = tuple(sum(column) for column in columns) or (0, 0, 0, 0)


def need_of(state: State, card: int) -> tuple[int, ...]:
    """The attributes of an opponent, with those that a boss has gained from other cards (DT-DECISION-26)."""
    face = state.face[card]
    if face == state.setup.boss and any(state.boss_extra):
        return tuple([own + extra for own, extra in zip(POINTS[face], state.boss_extra, strict=True)])
    return POINTS[face]
