"""Effects of the rooms with two treasures of Rise of the Minibosses."""

from __future__ import annotations

from undercroft.games.boss_family.rules import coins
from undercroft.games.boss_family.rules.dungeon import active_rooms
from undercroft.games.boss_family.rules.effects import costs
from undercroft.games.boss_family.rules.effects.registry import (
    WHEN_BUILT,
    WHEN_HERO_DIES_HERE,
    WHEN_OPPONENT_RAISES,
    WHEN_UNCOVERED,
    card,
)
from undercroft.games.boss_family.rules.state import State
from undercroft.games.boss_family.rules.totals import treasure_in, wounds_of


@card("personnel_office").when(WHEN_OPPONENT_RAISES, once=True, plain=True)
def take_a_fee(state: State, seat: int, room: int) -> None:
    """Once a round, when an opponent builds or promotes a miniboss: gain a coin."""
    coins.gain(state, seat, 1)


@card("trophy_room").when(WHEN_BUILT, WHEN_UNCOVERED, plain=True)
def show_the_trophies(state: State, seat: int, room: int) -> None:
    """When built or uncovered: gain a coin for each visible room here with more than one treasure symbol."""
    coins.gain(state, seat, sum(sum(treasure_in(state, each)) > 1 for each in active_rooms(state, seat)))


@card("lightning_rod").when(WHEN_HERO_DIES_HERE, once=True, plain=True)
def strike_a_hero(state: State, seat: int, room: int) -> None:
    """Once a round, when a hero dies here: gain 3 coins."""
    coins.gain(state, seat, 3)


@card("pixie_fountain").announced(destroys_itself=True)
def drain_the_fountain(state: State, seat: int, room: int, target: int) -> None:
    """Destroy this room: gain a coin for each wound."""
    coins.gain(state, seat, wounds_of(state, seat))


@card("the_keystone").announced(destroys_itself=True)
def pull_the_keystone(state: State, seat: int, room: int, target: int) -> None:
    """Destroy this room: gain a coin for each room that is left in the dungeon (BM-195)."""
    coins.gain(state, seat, len(active_rooms(state, seat)))


@card("pool_of_shadows").announced(once=True, cost=costs.DISCARD_A_SPELL)
def drown_a_spell(state: State, seat: int, room: int, target: int) -> None:
    """Once a round, discard a spell: gain 2 coins."""
    coins.gain(state, seat, 2)
