"""Value of spells and rooms while no hero walks, by printed card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.boss_family.bots.card_values import SOUL, WOUND
from undercroft.games.boss_family.rules.dungeon import active_rooms
from undercroft.games.boss_family.rules.facts import DAMAGE, FACE, HEALTH, KIND, ROOM, SOULS, SPELL, TREASURE
from undercroft.games.boss_family.rules.state import (
    BOSS_OF,
    BUILDING,
    ENTRANCE,
    HAND,
    SOULS_OF,
    TOWN,
    State,
    count_of_back,
)
from undercroft.games.boss_family.rules.totals import damage_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.games.boss_family.bots.forecast import Forecast
    from undercroft.kernel.state import Move

    Forecasts = Callable[[State, int], Forecast]
    """Makes a forecast for a seat; not every use needs one."""
    Use = Callable[[State, Forecasts, Move], int]

KEPT_OUT: Final = 80
"""The value, for one soul, of keeping a hero out of a dungeon in which it would die."""
MANY_CARDS: Final = 5
FEW_CARDS: Final = 2


def rooms_in_hand(state: State) -> int:
    """Return the number of rooms in the hand of the seat that is asked, minibosses not counted."""
    return sum([KIND[state.face[card]] == ROOM for card in state.zones[HAND + state.seat]])


def strength(state: State, seat: int) -> int:
    """Return the damage of a whole dungeon as it stands; a room lying face down counts a little."""
    rooms = active_rooms(state, seat)
    return sum([damage_of(state, room) for room in rooms]) + state.size[seat] - len(rooms)


def lure(state: State, forecast: Forecasts, move: Move) -> int:
    """Value a Princess in Peril: she lures a hero that would go elsewhere, and dies here."""
    town = state.zones[TOWN]
    if len(move) < 3 or move[2] not in town:
        return 0
    expected = forecast(state, state.seat)
    guest = expected.guests[town.index(move[2])]
    return 0 if expected.comes(guest) or expected.damage - 1 < guest.health else 2 * guest.soul


def raise_dead(extra: int) -> Use:
    """Value a dead hero that walks again through a dungeon, which perhaps cannot kill it a second time."""

    def use(state: State, forecast: Forecasts, move: Move) -> int:
        if len(move) < 3:
            return 0
        owner = next((seat for seat in state.order if move[2] in state.zones[SOULS_OF + seat]), state.seat)
        if owner == state.seat:
            return 0
        hero = state.face[move[2]]
        survives = HEALTH[hero] + extra > strength(state, owner)
        return (SOUL + WOUND if survives else 30) * SOULS[hero]

    return use


def close_dungeon(state: State, forecast: Forecasts, move: Move) -> int:
    """Value a Trepidation: it keeps heroes out of a dungeon in which they would die."""
    if len(move) < 3 or move[2] == state.seat:
        return 0
    damage = strength(state, move[2])
    heroes = [state.face[hero] for hero in state.zones[ENTRANCE + move[2]]]
    return KEPT_OUT * sum([SOULS[hero] for hero in heroes if HEALTH[hero] <= damage])


def with_rooms(worth: int, more_than: int) -> Use:
    """Value a card that is good for a seat with rooms enough."""
    return lambda state, forecast, move: worth if rooms_in_hand(state) > more_than else 0


def always(worth: int) -> Use:
    """Value a card that is good at any time."""
    return lambda state, forecast, move: worth


def refill(state: State, forecast: Forecasts, move: Move) -> int:
    """Value a Jeopardy: all players get equal hands, which is good for a seat with next to nothing."""
    if len(state.zones[HAND + state.seat]) > FEW_CARDS:
        return 0
    others = [HAND + seat for seat in state.order if seat != state.seat]
    held = [count_of_back(state, zone, ROOM) + count_of_back(state, zone, SPELL) for zone in others]
    return 60 if max(held, default=0) >= MANY_CARDS else 0


def double_treasure(state: State, forecast: Forecasts, move: Move) -> int:
    """Value a Jackpot Stash that is destroyed to double the treasure: heroes come who die here."""
    if state.phase != BUILDING:
        return 0
    stash, boss = state.face[move[1]], TREASURE[state.face[state.zones[BOSS_OF + state.seat][0]]]
    expected = forecast(state, state.seat)
    left = [shown - less for shown, less in zip(expected.treasure, TREASURE[stash], strict=False)]
    doubled = [2 * shown - printed for shown, printed in zip(left, boss, strict=False)]
    damage = expected.damage - DAMAGE[stash]
    return expected.worth(damage, doubled) - expected.worth(damage, left) - 4 * SOUL


USES: Final[dict[int, Use]] = {
    FACE["princess_in_peril"]: lure,
    FACE["zombie_attack"]: raise_dead(2),
    FACE["zombie_prison"]: raise_dead(0),
    FACE["trepidation"]: close_dungeon,
    FACE["motivation"]: with_rooms(100, 2),
    FACE["witchs_kitchen"]: with_rooms(50, 3),
    FACE["jeopardy"]: refill,
    FACE["jackpot_stash"]: double_treasure,
}
"""By printed card."""
