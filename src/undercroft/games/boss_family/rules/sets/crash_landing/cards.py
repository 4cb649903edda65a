"""Effects of the bosses, rooms and heroes of Crash Landing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.boss_family.rules.destruction import bring_to_top, covered_rooms, destroy
from undercroft.games.boss_family.rules.dungeon import active_rooms, deactivate, has_text
from undercroft.games.boss_family.rules.effects import choices, costs, targets
from undercroft.games.boss_family.rules.effects.boosts import add_explorers, double_damage
from undercroft.games.boss_family.rules.effects.conditions import spell_to_draw
from undercroft.games.boss_family.rules.effects.registry import (
    FITS_ANYWHERE,
    LEVEL_UPS,
    TRIGGERS,
    WHEN_BUILT,
    WHEN_UNCOVERED,
    card,
)
from undercroft.games.boss_family.rules.effects.triggers import decline, happen, use_up
from undercroft.games.boss_family.rules.expansion_events import LevelUpCopied
from undercroft.games.boss_family.rules.facts import ADVANCED, EXPLORER, FACE, SPELL
from undercroft.games.boss_family.rules.heroes import hurt_waiting, hurt_walker
from undercroft.games.boss_family.rules.piles import draw
from undercroft.games.boss_family.rules.reveal import act_as_built
from undercroft.games.boss_family.rules.sets.boss_monster.heroes import follow_the_poorest, follow_the_richest
from undercroft.games.boss_family.rules.state import BOSS_OF, State, opponents_of
from undercroft.games.boss_family.rules.totals import heroes_of, is_shielded, treasure_in
from undercroft.kernel.actions import CARD, SEAT, Question, Verb, question, verb
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, ask

# -- bosses --------------------------------------------------------------------------------------------------------


@card("imperiatrix").boss_damage()
def sharpen_explorer_rooms(state: State, boss: int, room: int) -> int:
    """Rooms of one's own dungeon deal 1 more damage for each explorer symbol on them."""
    return treasure_in(state, room)[EXPLORER]


@card("klonos").level_up()
def choose_a_model(state: State, seat: int, boss: int) -> None:
    """This boss has the Level Up of another boss in play too, for the rest of the game (CL-018)."""
    ask(state, seat, whom_to_copy, boss, seat)


def whom_to_copy(state: State, source: int, player: int) -> list[Move]:
    """Choose the boss whose Level Up is copied."""
    return [(copy_boss, state.zones[BOSS_OF + other][0]) for other in opponents_of(state, player)]


def copy_boss(state: State, card: int) -> None:
    """Copy the Level Up of this boss; an immediate effect happens now."""
    seat = state.seat
    state.copied[seat] = card
    if state.events is not None:
        own = state.zones[BOSS_OF + seat][0]
        state.events.append(LevelUpCopied(seat, seen(state, own), seen(state, card)))
    at_once = LEVEL_UPS.get(state.face[card])
    if at_once is not None:
        at_once(state, seat, card)


@card("mando").level_up()
def dig_everywhere(state: State, seat: int, boss: int) -> None:
    """In each opponent's dungeon a covered room may be brought to the top, in acting order."""
    for other in reversed(opponents_of(state, seat)):
        state.agenda.append((dig_in, seat, boss, other))


def dig_in(state: State, seat: int, source: int, owner: int) -> None:
    """A player may bring a covered room of a dungeon to the top."""
    if covered_rooms(state, owner):
        ask(state, seat, which_to_uncover, source, owner)


def which_to_uncover(state: State, source: int, owner: int) -> list[Move]:
    """Choose a covered room of a dungeon, or none."""
    return [*((uncover_room, room, source) for room in covered_rooms(state, owner)), (decline,)]


def uncover_room(state: State, card: int, source: int) -> None:
    """Bring this room to the top of its stack (CL-012)."""
    use_up(state, state.seat, source)
    bring_to_top(state, card)


# -- rooms that act when they are built ----------------------------------------------------------------------------


def _has_covered(state: State, seat: int, room: int) -> bool:
    return bool(covered_rooms(state, seat))


@card("alien_excavator").when(WHEN_BUILT, possible=_has_covered, asks_itself=True)
def excavate(state: State, seat: int, room: int) -> None:
    """When built: a covered room of one's own dungeon may be brought to the top."""
    dig_in(state, seat, room, seat)


@card("decoy_garden").when(WHEN_BUILT)
def set_out_decoys(state: State, seat: int, room: int) -> None:
    """When built: two more explorer symbols until the end of the round (CL-013)."""
    add_explorers(state, room, 2)


def _another_advanced(state: State, seat: int, room: int) -> bool:
    advanced = [other for other in active_rooms(state, seat) if other != room and ADVANCED[state.face[other]]]
    return bool(advanced) and spell_to_draw(state, seat, room)


@card("digicron_library").when(WHEN_BUILT, possible=_another_advanced)
def read_up(state: State, seat: int, room: int) -> None:
    """When built: draw two spells if there is another advanced room."""
    draw(state, seat, SPELL, 2)


# -- rooms that act when they are uncovered ------------------------------------------------------------------------


def _advanced_in_discard(state: State, seat: int, room: int) -> bool:
    return bool(choices.wanted_in_discard(state, choices.ADVANCED_ROOM))


@card("crash_site").when(WHEN_UNCOVERED, possible=_advanced_in_discard)
def salvage(state: State, seat: int, room: int) -> None:
    """When uncovered: take an advanced room of the discard pile."""
    ask(state, seat, choices.which_to_take, room, choices.ADVANCED_ROOM)


@card("caged_gundarf").when(WHEN_UNCOVERED)
def break_the_cage(state: State, seat: int, room: int) -> None:
    """When uncovered: double damage until the end of the round (MB-119)."""
    double_damage(state, room)


@card("celestial_map").when(WHEN_UNCOVERED)
def follow_the_map(state: State, seat: int, room: int) -> None:
    """When uncovered: draw a spell, then destroy this room."""
    draw(state, seat, SPELL, 1)
    destroy(state, room)


def _has_hero(state: State, seat: int, room: int) -> bool:
    return bool(heroes_of(state, seat))


@card("darkling_lair").when(WHEN_UNCOVERED, possible=_has_hero)
def let_darklings_out(state: State, seat: int, room: int) -> None:
    """When uncovered: 3 damage to a hero in one's own dungeon or at its entrance (CL-015)."""
    ask(state, seat, whom_to_bite, room, seat)


def whom_to_bite(state: State, source: int, player: int) -> list[Move]:
    """Choose the hero that takes damage."""
    return [(bite, hero, source) for hero in heroes_of(state, player)]


def bite(state: State, card: int, source: int) -> None:
    """This hero takes 3 damage, unless the room cannot damage it (TH-020)."""
    if not is_shielded(state, card, source):
        hurt(state, state.seat, card, 3)


def hurt(state: State, seat: int, hero: int, damage: int) -> None:
    """A hero in a dungeon or at its entrance takes damage (CL-015)."""
    if hero == state.walker:
        hurt_walker(state, damage)
    else:
        hurt_waiting(state, seat, hero, damage)


# -- other rooms ---------------------------------------------------------------------------------------------------


@card("alien_ooze").own_damage()
def ooze_together(state: State, seat: int, room: int) -> int:
    """1 more damage if another room of the dungeon has an explorer symbol."""
    return int(any(treasure_in(state, other)[EXPLORER] for other in active_rooms(state, seat) if other != room))


@card("frostman_lander").announced(from_hand=True, targets=targets.active_advanced_room)
def freeze_from_above(state: State, seat: int, room: int, target: int) -> None:
    """Discard this card: an advanced room in any dungeon is deactivated until the end of the round (CL-011)."""
    deactivate(state, target)


@card("invasion_swarm").helps_neighbour()
def swarm(neighbour: int, to_right: bool) -> int:
    """Rooms directly left and right deal 1 more damage."""
    return 1


@card("reactor_core").helps_dungeon()
def power_advanced_rooms(other: int) -> int:
    """Advanced rooms of the dungeon deal 1 more damage."""
    return ADVANCED[other]


FITS_ANYWHERE.add(FACE["hypercube"])  # CL-014


def _room_with_moment(state: State, seat: int, room: int) -> list[int]:
    """The rooms of one's own dungeon with a "when built" or "when uncovered" effect in force."""
    acting = (TRIGGERS[WHEN_BUILT], TRIGGERS[WHEN_UNCOVERED])
    return [
        other
        for other in active_rooms(state, seat)
        if any(state.face[other] in moment for moment in acting) and has_text(state, other)
    ]


@card("the_omega_42").announced(once=True, cost=costs.DISCARD_AN_ADVANCED_ROOM, targets=_room_with_moment)
def answer_everything(state: State, seat: int, room: int, target: int) -> None:
    """Once a round, discard an advanced room: a room of the dungeon acts as if built or uncovered (CL-019)."""
    if state.face[target] in TRIGGERS[WHEN_BUILT]:
        act_as_built(state, seat, target)
    else:
        happen(state, WHEN_UNCOVERED, seat, target, target)


# -- heroes --------------------------------------------------------------------------------------------------------


card("the_prince").drawn_to()(follow_the_poorest)
card("the_king").drawn_to()(follow_the_richest)  # CL-005


VERBS: Final[tuple[Verb, ...]] = (
    verb(copy_boss, card=CARD),
    verb(uncover_room, card=CARD, source=CARD),
    verb(bite, card=CARD, source=CARD),
)
QUESTIONS: Final[tuple[tuple[Callable[..., list[Move]], Question], ...]] = (
    question(whom_to_copy, source=CARD, player=SEAT),
    question(which_to_uncover, source=CARD, owner=SEAT),
    question(whom_to_bite, source=CARD, player=SEAT),
)
