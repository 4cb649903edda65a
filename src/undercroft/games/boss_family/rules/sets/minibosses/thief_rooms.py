"""Effects of the thief rooms of Rise of the Minibosses."""

from __future__ import annotations

from undercroft.games.boss_family.rules import coins
from undercroft.games.boss_family.rules.destruction import destroy
from undercroft.games.boss_family.rules.dungeon import deactivate, is_active
from undercroft.games.boss_family.rules.effects import costs, targets
from undercroft.games.boss_family.rules.effects.boosts import add_treasure, weaken
from undercroft.games.boss_family.rules.effects.conditions import every_treasure, room_to_draw
from undercroft.games.boss_family.rules.effects.registry import (
    BY_OPPONENTS,
    EXTRA_TREASURE,
    ON_SEATS,
    WHEN_ANY_DESTROYED,
    WHEN_BUILD_TURN_ENDS,
    WHEN_BUILT,
    WHEN_UNCOVERED,
    card,
)
from undercroft.games.boss_family.rules.facts import ROOM
from undercroft.games.boss_family.rules.heroes import kill_walker
from undercroft.games.boss_family.rules.piles import draw
from undercroft.games.boss_family.rules.state import State
from undercroft.games.boss_family.rules.totals import health_of

# -- rooms that act by themselves ------------------------------------------------------------------------------------


@card("delvers_quarry").when(WHEN_BUILT, WHEN_UNCOVERED, possible=room_to_draw)
def quarry_a_room(state: State, seat: int, room: int) -> None:
    """When built or uncovered: draw a room."""
    draw(state, seat, ROOM, 1)


@card("garbage_chute").when(WHEN_ANY_DESTROYED, once=True, plain=True)
def search_the_rubble(state: State, seat: int, room: int) -> None:
    """Once a round, when another room of any dungeon is destroyed: gain 2 coins."""
    coins.gain(state, seat, 2)


# -- rooms that destroy themselves -----------------------------------------------------------------------------------


@card("unstable_mine").announced(destroys_itself=True)
def blow_up_the_mine(state: State, seat: int, room: int, target: int) -> None:
    """Destroy this room: gain 3 coins (MB-034)."""
    coins.gain(state, seat, 3)


@card("endless_gallery").announced(
    destroys_itself=True, targets=targets.any_player, kind=ON_SEATS, extra=every_treasure, extra_kind=EXTRA_TREASURE
)
def move_the_exhibits(state: State, seat: int, room: int, target: int, treasure: int) -> None:
    """Destroy this room: a dungeon has one more symbol of a treasure until the end of the round."""
    add_treasure(state, target, treasure)


# -- Sawtooth Pendulum -----------------------------------------------------------------------------------------------

PENDULUM_REACH = 3


def _weak_hero_in_this_room(state: State, seat: int, room: int) -> list[int]:
    heroes = targets.hero_in_this_room(state, seat, room)
    return [hero for hero in heroes if health_of(state, hero) - state.hurt <= PENDULUM_REACH]


@card("sawtooth_pendulum").announced(once=True, coins=1, targets=_weak_hero_in_this_room)
def swing_the_pendulum(state: State, seat: int, room: int, target: int) -> None:
    """Once a round, for a coin: the hero in this room dies if it has 3 or less health left."""
    kill_walker(state, state.walk_room)


# -- The Catapult ----------------------------------------------------------------------------------------------------


@card("the_catapult").announced(once=True, cost=costs.DISCARD_A_MINIBOSS, targets=targets.active_room_of_an_opponent)
def hurl_a_miniboss(state: State, seat: int, room: int, target: int) -> None:
    """Once a round, discard a miniboss card: a room in an opponent's dungeon is deactivated."""
    deactivate(state, target)


# -- Paywall ---------------------------------------------------------------------------------------------------------


def _one_coin_to_all(state: State, seat: int, room: int) -> list[int]:
    return list(range(1, state.coins[seat] + 1))


@card("paywall").announced(users=BY_OPPONENTS, to_owner=True, extra=_one_coin_to_all)
def let_heroes_pass(state: State, seat: int, room: int, target: int, given: int) -> None:
    """Give coins to its owner: this room deals 1 less damage for each until the end of the round (MB-118)."""
    if is_active(state, room):
        weaken(state, room, given)


# -- Living Trap -----------------------------------------------------------------------------------------------------


@card("living_trap").announced(cost=costs.DESTROY_A_MONSTER_ROOM, targets=targets.hero_in_this_room)
def spring_the_trap(state: State, seat: int, room: int, target: int) -> None:
    """Destroy a monster room of this dungeon: the hero in this room dies."""
    kill_walker(state, state.walk_room)


# -- The Dreadmill ---------------------------------------------------------------------------------------------------


@card("the_dreadmill").when(WHEN_BUILD_TURN_ENDS)
def feed_the_mill(state: State, seat: int, room: int) -> None:
    """At the end of the Build turn a coin goes onto this room; without one it is destroyed (MB-113)."""
    if state.coins[seat]:
        coins.put_on_room(state, seat, room, 1)
    else:
        destroy(state, room)


@card("the_dreadmill").own_damage()
def grind(state: State, seat: int, room: int) -> int:
    """1 damage more for each coin on this room."""
    return state.room_coins.get(room, 0)
