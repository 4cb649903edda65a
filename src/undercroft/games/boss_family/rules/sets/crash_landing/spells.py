"""Effects of the spells of Crash Landing."""

from __future__ import annotations

from typing import Final

from undercroft.games.boss_family.rules.durations import LURED, SURVIVED, lasts
from undercroft.games.boss_family.rules.effects import targets
from undercroft.games.boss_family.rules.effects.boosts import add_explorers
from undercroft.games.boss_family.rules.effects.registry import card
from undercroft.games.boss_family.rules.expansion_events import SurvivorTaken
from undercroft.games.boss_family.rules.facts import SOULS
from undercroft.games.boss_family.rules.heroes import heal, health_left, kill_waiting, kill_walker, strengthen_hero
from undercroft.games.boss_family.rules.sets.crash_landing.cards import hurt
from undercroft.games.boss_family.rules.state import SOULS_OF, WOUNDS_OF, State, opponents_of
from undercroft.games.boss_family.rules.totals import dungeon_of, heroes_of, souls_of, wounds_of
from undercroft.kernel.events import seen
from undercroft.kernel.zones import move_card

NEARLY_DEAD: Final = 2


def kill(state: State, hero: int) -> None:
    """A hero in or before a dungeon dies; the dungeon's owner scores it (CL-016)."""
    if hero == state.walker:
        kill_walker(state, state.walk_room)
    else:
        kill_waiting(state, dungeon_of(state, hero), hero)


# -- Finish Him! ---------------------------------------------------------------------------------------------------


def _nearly_dead(state: State, seat: int, spell: int) -> list[int]:
    heroes = targets.hero_in_or_before_a_dungeon(state, seat, spell)
    return [hero for hero in heroes if health_left(state, hero) <= NEARLY_DEAD]


@card("finish_him").announced(word="kill", targets=_nearly_dead)
def finish(state: State, seat: int, spell: int, target: int) -> None:
    """A hero with 2 or less health left dies."""
    kill(state, target)


def _is_behind(state: State, seat: int, spell: int) -> bool:
    mine = souls_of(state, seat)
    return any(souls_of(state, other) > mine for other in opponents_of(state, seat))


def _survivor_elsewhere(state: State, seat: int, spell: int) -> list[int]:
    return [
        hero
        for other in opponents_of(state, seat)
        for hero in state.zones[WOUNDS_OF + other]
        if lasts(state, SURVIVED, hero)
    ]


@card("finish_him").announced(word="take", when=_is_behind, targets=_survivor_elsewhere)
def take_a_survivor(state: State, seat: int, spell: int, target: int) -> None:
    """A player who is behind in souls takes a hero that survived another dungeon in this round as a soul (CL-017)."""
    opponent = next(other for other in state.order if target in state.zones[WOUNDS_OF + other])
    move_card(state, target, WOUNDS_OF + opponent, SOULS_OF + seat)
    state.gained[seat] += 1
    if state.events is not None:
        state.events.append(SurvivorTaken(seat, opponent, seen(state, target), SOULS[state.face[target]]))


# -- spells of the wounded -----------------------------------------------------------------------------------------


@card("essence_transfer").announced(targets=targets.hero_in_other_dungeon)
def transfer(state: State, seat: int, spell: int, target: int) -> None:
    """A hero in an opponent's dungeon has 1 more health for each of one's own wounds in this round (CL-024)."""
    if wounds_of(state, seat):
        strengthen_hero(state, target, wounds_of(state, seat))


def _nobody_came(state: State, seat: int, spell: int) -> bool:
    return not lasts(state, LURED, seat)


@card("healing_tank").announced(when=_nobody_came, targets=targets.own_ordinary_wound)
def recover(state: State, seat: int, spell: int, target: int) -> None:
    """If no hero was lured here in this round: an ordinary wound becomes a soul."""
    heal(state, seat, target)


@card("not_dead_yet").announced()
def strike_back(state: State, seat: int, spell: int, target: int) -> None:
    """Every hero in one's own dungeon and at its entrance takes 1 damage for each of one's own wounds (CL-015)."""
    damage = wounds_of(state, seat)
    for hero in heroes_of(state, seat) if damage else ():
        hurt(state, seat, hero, damage)


@card("meteorite").announced(targets=targets.active_room)
def fall_on_a_room(state: State, seat: int, spell: int, target: int) -> None:
    """A room in any dungeon has one more explorer symbol until the end of the round (CL-013)."""
    add_explorers(state, target, 1)
