"""Effects of the rooms with fighter treasure."""

from __future__ import annotations

from typing import Final

from undercroft.games.boss_family.rules.city_events import RoomDoomed
from undercroft.games.boss_family.rules.destruction import destroy
from undercroft.games.boss_family.rules.durations import DOOMED, lasts, replace
from undercroft.games.boss_family.rules.effects import targets
from undercroft.games.boss_family.rules.effects.boosts import strengthen
from undercroft.games.boss_family.rules.effects.registry import (
    SLEEPS,
    WHEN_BUILT,
    WHEN_HERO_DIES_HERE,
    WHEN_HERO_LEAVES,
    WHEN_TURN_ENDS,
    Cost,
    card,
)
from undercroft.games.boss_family.rules.facts import FACE
from undercroft.games.boss_family.rules.heroes import hurt_more_by_room
from undercroft.games.boss_family.rules.reveal import shows_five
from undercroft.games.boss_family.rules.state import State
from undercroft.games.super_boss_monster.rules import tokens
from undercroft.games.super_boss_monster.rules.effects.choices import (
    MONSTER_ROOM,
    NEIGHBOURING_MONSTER,
    ask_for_token,
    neighbours,
    token_takers,
)
from undercroft.kernel.events import seen

# -- damage --------------------------------------------------------------------------------------------------------

MOST_SPECTATORS: Final = 3

SLEEPS.add(FACE["frozen_monster"])


@card("minion_arena").errand()
def train_in_the_arena(state: State, seat: int, room: int) -> None:
    """2 more damage until the end of the turn, without tokens (SB-186)."""
    strengthen(state, room, 2)


@card("dragon_colosseum").own_damage()
def count_the_spectators(state: State, seat: int, room: int) -> int:
    """1 more damage for each other visible room of the dungeon that bears tokens, at most 3."""
    if not state.tokens:
        return 0
    others = [bearer for bearer in tokens.bearers(state, seat) if bearer != room]
    return min(len(others), MOST_SPECTATORS)


@card("siege_golem").own_damage()
def man_the_walls(state: State, seat: int, room: int) -> int:
    """2 more damage while the dungeon shows five rooms."""
    return 2 if shows_five(state, seat) else 0


# -- tokens --------------------------------------------------------------------------------------------------------


def _takes_a_token(state: State, seat: int, room: int) -> bool:
    return tokens.space_on(state, room, 1) > 0


@card("goblin_gym").when(WHEN_HERO_DIES_HERE, once=True, possible=_takes_a_token, plain=True)
def exercise(state: State, seat: int, room: int) -> None:
    """Once a turn, when a hero dies here: a token on this room."""
    tokens.put(state, room, 1)


def _monster_beside(state: State, seat: int, room: int) -> bool:
    return bool(token_takers(state, seat, room, NEIGHBOURING_MONSTER))


@card("bruiser_barracks").when(WHEN_BUILT, possible=_monster_beside)
def send_bruisers(state: State, seat: int, room: int) -> None:
    """When built: a token on a monster room next to this one."""
    ask_for_token(state, seat, room, NEIGHBOURING_MONSTER)


@card("titans_forge").errand()
def forge(state: State, seat: int, room: int) -> None:
    """A token on this room or another monster room of the dungeon."""
    ask_for_token(state, seat, room, MONSTER_ROOM)


# -- Ogre Toll Bridge ----------------------------------------------------------------------------------------------

TOLL_DAMAGE: Final = 2


def _bearers_here(state: State, seat: int, room: int) -> list[int]:
    """This room and the rooms next to it that bear tokens."""
    return [near for near in (room, *neighbours(state, room)) if tokens.tokens_on(state, near)]


def _count_bearers_here(state: State, seat: int, room: int) -> int:
    return len(_bearers_here(state, seat, room))


def _take_tokens_off(state: State, seat: int, room: int, bearers: list[int]) -> None:
    for bearer in bearers:
        tokens.take_off(state, bearer, 1)


TAKE_A_TOKEN_OFF = Cost(_bearers_here, 1, _take_tokens_off, _count_bearers_here)


@card("ogre_toll_bridge").announced(once=True, cost=TAKE_A_TOKEN_OFF, targets=targets.hero_in_this_room)
def take_a_toll(state: State, seat: int, room: int, target: int) -> None:
    """Once a turn, take a token off this room or one next to it: 2 damage to a hero in this room."""
    hurt_more_by_room(state, room, TOLL_DAMAGE)


# -- Boulder Ramp --------------------------------------------------------------------------------------------------


def _is_doomed(state: State, seat: int, room: int) -> bool:
    return lasts(state, DOOMED, room) > 0


def _is_not_doomed(state: State, seat: int, room: int) -> bool:
    return not _is_doomed(state, seat, room)


@card("boulder_ramp_sbm").when(WHEN_HERO_LEAVES, possible=_is_not_doomed)
def let_the_boulder_go(state: State, seat: int, room: int) -> None:
    """When a hero leaves this room alive, by walking or by an effect, it is destroyed at the end of the turn."""
    replace(state, DOOMED, room, 1)
    if state.events is not None:
        state.events.append(RoomDoomed(seat, seen(state, room)))


@card("boulder_ramp_sbm").when(WHEN_TURN_ENDS, possible=_is_doomed)
def collapse(state: State, seat: int, room: int) -> None:
    """It is destroyed now if it is still visible."""
    destroy(state, room)
