"""Effects of the rooms with thief treasure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.boss_family.rules.destruction import destroy
from undercroft.games.boss_family.rules.dungeon import destructible_rooms
from undercroft.games.boss_family.rules.effects import targets
from undercroft.games.boss_family.rules.effects.boosts import add_treasure
from undercroft.games.boss_family.rules.effects.conditions import every_treasure, room_to_draw
from undercroft.games.boss_family.rules.effects.registry import WHEN_ANY_DESTROYED, WHEN_BUILT, card
from undercroft.games.boss_family.rules.effects.triggers import decline
from undercroft.games.boss_family.rules.facts import HERO, ROOM, TRAP
from undercroft.games.boss_family.rules.heroes import kill_walker
from undercroft.games.boss_family.rules.miniboss_events import TREASURE_KIND
from undercroft.games.boss_family.rules.piles import draw
from undercroft.games.boss_family.rules.state import State, kind_of
from undercroft.games.super_boss_monster.rules import tokens
from undercroft.games.super_boss_monster.rules.effects.choices import (
    OTHER_ROOM,
    OTHER_TRAP,
    ask_for_token,
    neighbours,
    token_takers,
)
from undercroft.kernel.actions import CARD, SEAT, Question, Verb, question, verb
from undercroft.kernel.state import Move, ask

# -- rooms that act by themselves ------------------------------------------------------------------------------------


@card("trap_in_a_box").when(WHEN_BUILT, asks_itself=True)
def unpack_the_box(state: State, seat: int, room: int) -> None:
    """When built: another trap room of the dungeon may get a damage token."""
    ask_for_token(state, seat, room, OTHER_TRAP, optional=True)


@card("smugglers_chute").when(WHEN_ANY_DESTROYED, once=True, possible=room_to_draw, plain=True)
def smuggle_a_room(state: State, seat: int, room: int) -> None:
    """Once a turn, when another room of any dungeon is destroyed: draw a room."""
    draw(state, seat, ROOM, 1)


@card("counterfeit_treasury").when(WHEN_BUILT, possible=room_to_draw, plain=True)
def pay_with_false_coin(state: State, seat: int, room: int) -> None:
    """When built: draw a room."""
    draw(state, seat, ROOM, 1)


@card("dart_gallery").own_damage()
def count_the_darts(state: State, seat: int, room: int) -> int:
    """1 damage more for each adjacent trap room (SB-305)."""
    face = state.face
    return sum([TRAP[face[beside]] for beside in neighbours(state, room)])


# -- rooms that destroy themselves -----------------------------------------------------------------------------------


def _other_token_taker(state: State, seat: int, room: int) -> list[int]:
    return token_takers(state, seat, room, OTHER_ROOM)


@card("spring_floor").announced(destroys_itself=True, targets=_other_token_taker, still=targets.own_active_room)
def release_the_springs(state: State, seat: int, room: int, target: int) -> None:
    """Destroy this room: two damage tokens on one other room of the dungeon."""
    tokens.put(state, target, 2)


def _ordinary_hero_in_this_room(state: State, seat: int, room: int) -> list[int]:
    return [hero for hero in targets.hero_in_this_room(state, seat, room) if kind_of(state, hero) == HERO]


@card("vanishing_bridge").announced(destroys_itself=True, targets=_ordinary_hero_in_this_room)
def let_the_bridge_vanish(state: State, seat: int, room: int, target: int) -> None:
    """Destroy this room: the ordinary hero in it dies, in this room still (SB-141)."""
    kill_walker(state, room)


# -- Cutpurse Alley --------------------------------------------------------------------------------------------------


@card("cutpurse_alley").errand()
def cut_a_purse(state: State, seat: int, room: int) -> None:
    """The boss has one more symbol of any treasure until the end of the turn."""
    ask(state, seat, which_symbol_to_show, room, seat)


def which_symbol_to_show(state: State, source: int, seat: int) -> list[Move]:
    """Choose the treasure of which the boss shows one more symbol."""
    return [(show_symbol, treasure) for treasure in every_treasure(state, seat, source)]


def show_symbol(state: State, treasure: int) -> None:
    """The boss shows one more symbol of this treasure."""
    add_treasure(state, state.seat, treasure)


# -- Vault of Blades -------------------------------------------------------------------------------------------------


@card("vault_of_blades").errand()
def open_the_vault(state: State, seat: int, room: int) -> None:
    """Another room of the dungeon may be destroyed for two damage tokens on this one."""
    if _scrap(state, seat, room):
        ask(state, seat, which_room_to_scrap, room, seat)


def _scrap(state: State, seat: int, vault: int) -> list[int]:
    """The rooms that the vault can be fed with (SB-090)."""
    return [room for room in destructible_rooms(state, seat) if room != vault]


def which_room_to_scrap(state: State, source: int, seat: int) -> list[Move]:
    """Destroy another room for tokens on this one, or not."""
    return [*((scrap, room, source) for room in _scrap(state, seat, source)), (decline,)]


def scrap(state: State, card: int, source: int) -> None:
    """Destroy this room: two damage tokens on the vault."""
    destroy(state, card)
    tokens.put(state, source, 2)


# -- Clockwork Gauntlet ----------------------------------------------------------------------------------------------


@card("clockwork_gauntlet").when(WHEN_BUILT, asks_itself=True)
def wind_up_the_gauntlet(state: State, seat: int, room: int) -> None:
    """When built: any number of damage tokens of other rooms of the dungeon go onto this one, one by one."""
    if _other_bearers(state, seat, room) and tokens.space_on(state, room, 1):
        ask(state, seat, which_token_to_move, room, seat)


def _other_bearers(state: State, seat: int, gauntlet: int) -> list[int]:
    return [room for room in tokens.bearers(state, seat) if room != gauntlet]


def which_token_to_move(state: State, source: int, seat: int) -> list[Move]:
    """Choose a room from which one token is moved, or move no more."""
    return [*((move_token, room, source) for room in _other_bearers(state, seat, source)), (decline,)]


def move_token(state: State, card: int, source: int) -> None:
    """A token of this room goes onto the gauntlet, and another one may follow."""
    tokens.move(state, card, source, 1)
    wind_up_the_gauntlet(state, state.seat, source)


VERBS: Final[tuple[Verb, ...]] = (
    verb(show_symbol, treasure=TREASURE_KIND),
    verb(scrap, card=CARD, source=CARD),
    verb(move_token, card=CARD, source=CARD),
)
QUESTIONS: Final[tuple[tuple[Callable[..., list[Move]], Question], ...]] = (
    question(which_symbol_to_show, source=CARD, player=SEAT),
    question(which_room_to_scrap, source=CARD, player=SEAT),
    question(which_token_to_move, source=CARD, player=SEAT),
)
