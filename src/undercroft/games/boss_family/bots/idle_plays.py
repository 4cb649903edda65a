"""What can be done while no hero walks, on a state: what each spell and room is good for then, as far as is known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.boss_family.bots.card_values import SOUL, WOUND
from undercroft.games.boss_family.rules.dungeon import active_rooms
from undercroft.games.boss_family.rules.facts import FACE, HEALTH, KIND, ROOM, SOULS, SPELL
from undercroft.games.boss_family.rules.state import ENTRANCE, HAND, SOULS_OF, TOWN, State, count_of_back
from undercroft.games.boss_family.rules.totals import damage_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.games.boss_family.bots.forecast import Forecast
    from undercroft.kernel.state import Move

    Use = Callable[[State, Forecast, Move], int]

KEPT_OUT: Final = 80
"""What it is worth, for one soul, to keep a hero out of a dungeon in which it would die."""
MANY_CARDS: Final = 5
FEW_CARDS: Final = 2


def rooms_in_hand(state: State) -> int:
    """How many rooms the seat that is asked holds, minibosses and the like not counted."""
    return sum([KIND[state.face[card]] == ROOM for card in state.zones[HAND + state.seat]])


def strength(state: State, seat: int) -> int:
    """What a dungeon deals to a hero that goes through."""
    return sum([damage_of(state, room) for room in active_rooms(state, seat)])


def lure(state: State, forecast: Forecast, move: Move) -> int:
    """Princess in Peril: a hero that would go elsewhere, and dies here."""
    town = state.zones[TOWN]
    if len(move) < 3 or move[2] not in town:
        return 0
    kinds, rival, health, soul, _ = forecast.guests[town.index(move[2])]
    comes = sum([forecast.treasure[kind] for kind in kinds]) > rival
    return 0 if comes or forecast.damage - 1 < health else 2 * soul


def raise_dead(extra: int) -> Use:
    """Make a dead hero walk again through a dungeon that perhaps cannot kill it a second time."""

    def use(state: State, forecast: Forecast, move: Move) -> int:
        if len(move) < 3:
            return 0
        owner = next((seat for seat in state.order if move[2] in state.zones[SOULS_OF + seat]), state.seat)
        if owner == state.seat:
            return 0
        hero = state.face[move[2]]
        survives = HEALTH[hero] + extra > strength(state, owner)
        return (SOUL + WOUND if survives else 30) * SOULS[hero]

    return use


def close_dungeon(state: State, forecast: Forecast, move: Move) -> int:
    """Trepidation: keep heroes out of a dungeon in which they would die."""
    if len(move) < 3 or move[2] == state.seat:
        return 0
    damage = strength(state, move[2])
    heroes = [state.face[hero] for hero in state.zones[ENTRANCE + move[2]]]
    return KEPT_OUT * sum([SOULS[hero] for hero in heroes if HEALTH[hero] <= damage])


def with_rooms(worth: int, more_than: int) -> Use:
    """What is good for somebody who holds rooms enough."""
    return lambda state, forecast, move: worth if rooms_in_hand(state) > more_than else 0


def always(worth: int) -> Use:
    """What is good at any time."""
    return lambda state, forecast, move: worth


def refill(state: State, forecast: Forecast, move: Move) -> int:
    """Jeopardy: everybody gets the same hand, which is good for whoever has next to nothing."""
    if len(state.zones[HAND + state.seat]) > FEW_CARDS:
        return 0
    others = [HAND + seat for seat in state.order if seat != state.seat]
    held = [count_of_back(state, zone, ROOM) + count_of_back(state, zone, SPELL) for zone in others]
    return 60 if max(held, default=0) >= MANY_CARDS else 0


USES: Final[dict[int, Use]] = {
    FACE["princess_in_peril"]: lure,
    FACE["zombie_attack"]: raise_dead(2),
    FACE["zombie_prison"]: raise_dead(0),
    FACE["trepidation"]: close_dungeon,
    FACE["motivation"]: with_rooms(100, 2),
    FACE["witchs_kitchen"]: with_rooms(50, 3),
    FACE["jeopardy"]: refill,
}
"""By printed card."""
