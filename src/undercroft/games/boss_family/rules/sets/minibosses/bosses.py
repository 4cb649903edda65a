"""The Level Ups of the bosses of Rise of the Minibosses, all of them lasting (MB-035)."""

from __future__ import annotations

from undercroft.games.boss_family.rules import coins
from undercroft.games.boss_family.rules.dungeon import is_active, miniboss_at, place_of
from undercroft.games.boss_family.rules.durations import SWITCHED_OFF, last, lasts
from undercroft.games.boss_family.rules.effects import targets
from undercroft.games.boss_family.rules.effects.boosts import add_treasure, double_damage
from undercroft.games.boss_family.rules.effects.conditions import every_treasure, spell_to_draw
from undercroft.games.boss_family.rules.effects.registry import (
    BY_OPPONENTS,
    EXTRA_TREASURE,
    ON_SEATS,
    PROMOTES_WITH_MONSTERS,
    RAISES_TO_TWO,
    WHEN_HERO_KILLED,
    WHEN_OTHER_BUILT,
    WHEN_OWN_SPELL,
    card,
)
from undercroft.games.boss_family.rules.facts import FACE, MONSTER, SPELL, TRAP
from undercroft.games.boss_family.rules.miniboss_events import SwitchedOff
from undercroft.games.boss_family.rules.piles import discard_from_hand, draw, random_card
from undercroft.games.boss_family.rules.sources import owner_of
from undercroft.games.boss_family.rules.state import BOSS_OF, NO_CARD, SOULS_OF, State
from undercroft.kernel.events import seen

PROMOTES_WITH_MONSTERS.add(FACE["calabeza"])
RAISES_TO_TWO.add(FACE["king_croak_rmb"])


# -- coins that come by themselves ---------------------------------------------------------------------------------


def _became_a_soul(state: State, seat: int, boss: int, hero: int) -> bool:
    """Whether the hero is a soul now; one that the room took out of the game was not killed (MB-128)."""
    return hero in state.zones[SOULS_OF + seat]


@card("gregore").when(WHEN_HERO_KILLED, once=True, possible=_became_a_soul, subject=True, plain=True)
def rob_the_dead(state: State, seat: int, boss: int, hero: int) -> None:
    """Once a round, when a hero is killed: gain a coin (MB-035)."""
    coins.gain(state, seat, 1)


def _monster_built(state: State, seat: int, boss: int, built: int) -> bool:
    return bool(MONSTER[state.face[built]])


def _trap_built(state: State, seat: int, boss: int, built: int) -> bool:
    return bool(TRAP[state.face[built]])


@card("lamia").when(WHEN_OTHER_BUILT, watches=_monster_built, plain=True)
@card("dr_deadly").when(WHEN_OTHER_BUILT, watches=_trap_built, plain=True)
def earn_by_building(state: State, seat: int, boss: int) -> None:
    """Each time a monster room (Lamia) or a trap room (Dr. Deadly) is built: gain a coin (MB-128)."""
    coins.gain(state, seat, 1)


@card("baron_hex").when(WHEN_OWN_SPELL, plain=True)
def earn_by_magic(state: State, seat: int, boss: int) -> None:
    """Each time a spell of one's own has resolved: gain a coin."""
    coins.gain(state, seat, 1)


# -- spells --------------------------------------------------------------------------------------------------------


def _has_miniboss(state: State, seat: int, boss: int, room: int) -> bool:
    return room >= 0 and is_active(state, room) and miniboss_at(state, *place_of(state, room)) != NO_CARD


@card("oculus").when(WHEN_HERO_KILLED, watches=_has_miniboss, possible=spell_to_draw, plain=True)
def watch_minibosses_kill(state: State, seat: int, boss: int) -> None:
    """Each time a hero dies in a room of one's own that has a miniboss, soul or not: draw a spell."""
    draw(state, seat, SPELL, 1)


@card("kazanna").announced(once=True, coins=2)
def buy_a_spell(state: State, seat: int, boss: int, target: int) -> None:
    """Once a round, for 2 coins: draw a spell."""
    draw(state, seat, SPELL, 1)


@card("belladonna").announced(
    once=True, coins=2, targets=targets.opponent, still=targets.opponent_with_spells, kind=ON_SEATS
)
def poison_a_spell(state: State, seat: int, boss: int, target: int) -> None:
    """Once a round, for 2 coins: an opponent discards a random spell; it is wasted on one who holds none (BM-246)."""
    discard_from_hand(state, target, [random_card(state, target, SPELL)])


# -- damage and treasure -------------------------------------------------------------------------------------------


@card("ravenus").announced(once=True, coins=2, targets=targets.active_monster_room)
def feed_a_monster(state: State, seat: int, boss: int, target: int) -> None:
    """Once a round, for 2 coins: the damage of a monster room is doubled until the end of the round (MB-119)."""
    double_damage(state, target)


@card("kirax").announced(
    once=True,
    coins=2,
    targets=targets.any_player,
    kind=ON_SEATS,
    extra=every_treasure,
    extra_kind=EXTRA_TREASURE,
)
def plant_treasure(state: State, seat: int, boss: int, target: int, treasure: int) -> None:
    """Once a round, for 2 coins: a dungeon has one more treasure of a kind until the end of the round."""
    add_treasure(state, target, treasure)


@card("scott").boss_damage()
def sharpen_traps(state: State, boss: int, room: int) -> int:
    """Trap rooms of one's own dungeon deal 1 more damage, unless somebody has paid for it to stop.

    A player who has copied this Level Up is paid separately (CL-018).
    """
    own = state.zones[BOSS_OF + place_of(state, room)[0]][0]
    return 0 if lasts(state, SWITCHED_OFF, own) else TRAP[state.face[room]]


def _is_on(state: State, seat: int, boss: int) -> bool:
    """Whether Scott's traps are on, and this player has not paid already for what still waits."""
    waits = any(entry.seat == seat and entry.source == boss for entry in state.pending)
    return not waits and not lasts(state, SWITCHED_OFF, boss)


@card("scott").announced(users=BY_OPPONENTS, coins=1, to_owner=True, when=_is_on)
def pay_scott_to_stop(state: State, seat: int, boss: int, target: int) -> None:
    """An opponent gives Scott's player a coin: his traps deal no more than usual in this round (MB-118)."""
    last(state, SWITCHED_OFF, boss)
    if state.events is not None:
        state.events.append(SwitchedOff(owner_of(state, boss), seen(state, boss)))
