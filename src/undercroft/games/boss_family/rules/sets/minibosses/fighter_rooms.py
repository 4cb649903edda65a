"""Effects of the fighter rooms of Rise of the Minibosses."""

from __future__ import annotations

from undercroft.games.boss_family.rules import coins
from undercroft.games.boss_family.rules.dungeon import place_of
from undercroft.games.boss_family.rules.durations import LURED, NEST, NESTS, last, lasts
from undercroft.games.boss_family.rules.effects import costs, targets
from undercroft.games.boss_family.rules.effects.boosts import double_damage
from undercroft.games.boss_family.rules.effects.registry import (
    BARS_MONSTERS_BESIDE,
    WHEN_BUILT,
    WHEN_HERO_LEAVES,
    WHEN_OTHER_BUILT,
    WHEN_UNCOVERED,
    card,
)
from undercroft.games.boss_family.rules.facts import FACE, MONSTER
from undercroft.games.boss_family.rules.heroes import send_to_start, strengthen_hero
from undercroft.games.boss_family.rules.miniboss_events import MonstersFed
from undercroft.games.boss_family.rules.state import State
from undercroft.kernel.events import seen

BARS_MONSTERS_BESIDE.add(FACE["fetid_beast"])


@card("minotaur_catacombs").announced(
    destroys_itself=True, targets=targets.hero_in_this_room, still=targets.hero_in_own_dungeon
)
def lead_astray(state: State, seat: int, room: int, target: int) -> None:
    """Destroy this room: the hero in it goes back to the first room with its damage (BM-126, BM-236)."""
    send_to_start(state)


def _beside(state: State, seat: int, room: int, built: int) -> bool:
    """Whether a room was built next to this one (BM-199)."""
    return abs(place_of(state, room)[1] - place_of(state, built)[1]) == 1


@card("goblin_market").when(WHEN_OTHER_BUILT, watches=_beside, plain=True)
def trade_with_builders(state: State, seat: int, room: int) -> None:
    """Each time a room is built next to this one: gain 2 coins."""
    coins.gain(state, seat, 2)


@card("power_leech").helps_neighbour()
def feed_the_next(neighbour: int, to_right: bool) -> int:
    """A monster room directly to the right deals 2 more damage."""
    return 2 if to_right and MONSTER[neighbour] else 0


@card("training_camp").announced(once=True, cost=costs.DISCARD_A_MINIBOSS, targets=targets.own_active_monster_room)
def train(state: State, seat: int, room: int, target: int) -> None:
    """Once a round, discard a miniboss: a monster room of one's own deals double damage until the end of the round."""
    double_damage(state, target)


@card("shrooman_aviary").announced(from_hand=True, targets=targets.hero_in_play)
def feed_a_mushroom(state: State, seat: int, room: int, target: int) -> None:
    """Discard this card: a hero has 3 more health until the end of the round."""
    strengthen_hero(state, target, 3)


@card("dragons_nest").when(WHEN_BUILT, WHEN_UNCOVERED)
def hatch(state: State, seat: int, room: int) -> None:
    """When built or uncovered: the other monster rooms here deal 1 more for each of their treasure symbols."""
    last(state, NEST, room)
    last(state, NESTS, seat)
    if state.events is not None:
        state.events.append(MonstersFed(seat, seen(state, room)))


@card("doppelganger_hive").own_damage()
def copy_the_lured(state: State, seat: int, room: int) -> int:
    """1 damage more for each hero that was lured here in this round (MB-115)."""
    return lasts(state, LURED, seat)


@card("foyer_elemental").when(WHEN_HERO_LEAVES, once=True)
def take_an_entrance_fee(state: State, seat: int, room: int) -> None:
    """Once a round, when a hero leaves this room alive: gain 2 coins (MB-129)."""
    coins.gain(state, seat, 2)
