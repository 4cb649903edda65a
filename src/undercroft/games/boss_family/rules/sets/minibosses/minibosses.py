"""The powers of the minibosses on levels 1 and 2, which stay in force as long as they show (MB-050, MB-051, MB-062)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.boss_family.rules import coins
from undercroft.games.boss_family.rules.dungeon import active_rooms, has_text, host_of, top_of
from undercroft.games.boss_family.rules.effects import choices, costs, targets
from undercroft.games.boss_family.rules.effects.conditions import room_to_draw, spell_to_draw
from undercroft.games.boss_family.rules.effects.registry import (
    LETS_ANY_FIT,
    MUTES_HEROES,
    TRIGGERS,
    WHEN_BUILD_BEGINS,
    WHEN_BUILT,
    WHEN_COINS_GAINED,
    WHEN_HERO_DIES_HERE,
    card,
)
from undercroft.games.boss_family.rules.effects.triggers import decline, use_up
from undercroft.games.boss_family.rules.facts import FACE, ROOM, SPELL, TREASURES
from undercroft.games.boss_family.rules.heroes import hurt_more_by_room, send_to_town
from undercroft.games.boss_family.rules.piles import draw, one_of_each
from undercroft.games.boss_family.rules.priority import cancel
from undercroft.games.boss_family.rules.reveal import act_as_built
from undercroft.games.boss_family.rules.sets.boss_monster.bosses import settle_called_room
from undercroft.games.boss_family.rules.state import BUILDING, HAND, NO_CARD, NOBODY_SEAT, State, back_of, count_of_back
from undercroft.games.boss_family.rules.totals import treasure_in
from undercroft.kernel.actions import CARD, SEAT, Question, Verb, question, verb
from undercroft.kernel.state import Move, ask

LEVEL_2: Final = 2


def host_room(state: State, miniboss: int) -> int:
    """The room that a miniboss strengthens; NO_CARD if it has left play."""
    seat, slot = host_of(state, miniboss)
    return NO_CARD if seat == NOBODY_SEAT else top_of(state, seat, slot)


def hero_in_host_room(state: State, seat: int, miniboss: int) -> list[int]:
    """The hero standing in the room that the miniboss strengthens."""
    inside = state.walker != NO_CARD and state.walk_room == host_room(state, miniboss)
    return [state.walker] if inside else []


# -- level 1: damage, treasure, building over the room --------------------------------------------------------------


@card("spike").power_damage()
@card("icicle_man").power_damage()
@card("brassknuckle").power_damage()
def hit_harder(state: State, room: int) -> int:
    """The room deals 1 more damage."""
    return 1


@card("mageseeker").power_damage()
def hit_for_treasure(state: State, room: int) -> int:
    """The room deals 1 more damage for each treasure that it has now."""
    return sum(treasure_in(state, room))


def _one_more(treasure: str) -> Callable[[tuple[int, ...], int], tuple[int, ...]]:
    """The room has one more treasure of a kind."""
    kind = TREASURES.index(treasure)
    return lambda printed, level: (*printed[:kind], printed[kind] + 1, *printed[kind + 1 :])


card("kid_croak").power_treasure()(_one_more("fighter"))
card("draculad").power_treasure()(_one_more("cleric"))
card("cerebella").power_treasure()(_one_more("mage"))
card("paddywhack").power_treasure()(_one_more("thief"))
LETS_ANY_FIT.add(FACE["rocky"])


@card("jinx").when(WHEN_BUILD_BEGINS)
def shuffle_plans(state: State, seat: int, miniboss: int) -> None:
    """At the start of the Build phase: draw a room card, then discard a room card (MB-113)."""
    draw(state, seat, ROOM, 1)
    state.agenda.append((discard_a_room_card, seat, miniboss))


def discard_a_room_card(state: State, seat: int, source: int) -> None:
    """A room card of the hand, drawn now or held before, is discarded."""
    rooms = count_of_back(state, HAND + seat, ROOM)
    if rooms:
        ask(state, seat, which_room_card_to_discard, source, seat, always=rooms > 1)


def which_room_card_to_discard(state: State, source: int, seat: int) -> list[Move]:
    """Choose a room card of the hand to discard."""
    rooms = [held for held in state.zones[HAND + seat] if back_of(state, held) == ROOM]  # MB-108
    return [(choices.discard, held) for held in one_of_each(state, rooms)]


# -- level 2: abilities --------------------------------------------------------------------------------------------


@card("spike").announced(
    word="level_2", slot=LEVEL_2, level=LEVEL_2, once=True, cost=costs.DISCARD_A_CARD, targets=hero_in_host_room
)
def throw_a_card(state: State, seat: int, miniboss: int, target: int) -> None:
    """Once a round, discard any card: a hero in the room takes 2 damage, as by an ability of the room."""
    hurt_more_by_room(state, state.walk_room, 2)


def _is_time_to_swap(state: State, seat: int, miniboss: int) -> bool:
    return state.phase == BUILDING and choices.can_swap(state)


@card("kid_croak").announced(word="level_2", slot=LEVEL_2, level=LEVEL_2, once=True, when=_is_time_to_swap)
def move_the_furniture(state: State, seat: int, miniboss: int, target: int) -> None:
    """Once a round, in the Build phase: two rooms of a dungeon change places with their stacks."""
    ask(state, seat, choices.which_to_swap, miniboss)


@card("draculad").announced(word="level_2", slot=LEVEL_2, level=LEVEL_2, once=True, targets=targets.hero_in_own_dungeon)
def spare_a_hero(state: State, seat: int, miniboss: int, target: int) -> None:
    """Once a round: a hero in one's own dungeon goes back to town."""
    send_to_town(state)


@card("mageseeker").announced(
    word="level_2",
    slot=LEVEL_2,
    level=LEVEL_2,
    once=True,
    cost=costs.DISCARD_A_SPELL,
    targets=targets.spell_of_another,
    cancels=True,
)
def unravel_a_spell(state: State, seat: int, miniboss: int, target: int) -> None:
    """Once a round, discard a spell: cancel an opponent's spell (MB-114)."""
    cancel(state, target)


# -- level 2: triggers ---------------------------------------------------------------------------------------------


def _rooms_to_build_anew(state: State, seat: int, miniboss: int) -> list[int]:
    """The other rooms of the dungeon that do something when they are built."""
    host = host_room(state, miniboss)
    return [
        room
        for room in active_rooms(state, seat)
        if room != host and state.face[room] in TRIGGERS[WHEN_BUILT] and has_text(state, room)
    ]


def _some_room_to_build_anew(state: State, seat: int, miniboss: int) -> bool:
    return bool(_rooms_to_build_anew(state, seat, miniboss))


@card("rocky").when(WHEN_HERO_DIES_HERE, level=LEVEL_2, possible=_some_room_to_build_anew, asks_itself=True)
def shake_the_dungeon(state: State, seat: int, miniboss: int) -> None:
    """When a hero dies here: another room of the dungeon may act as if it had just been built (MB-121)."""
    ask(state, seat, which_room_to_build_anew, miniboss, seat)


def which_room_to_build_anew(state: State, source: int, seat: int) -> list[Move]:
    """Choose a room that acts as if it had just been built, or none."""
    return [*((build_anew, room, source) for room in _rooms_to_build_anew(state, seat, source)), (decline,)]


def build_anew(state: State, card: int, source: int) -> None:
    """This room acts as if it had just been built."""
    use_up(state, state.seat, source)
    act_as_built(state, state.seat, card)


@card("cerebella").when(WHEN_HERO_DIES_HERE, level=LEVEL_2, optional=True, possible=spell_to_draw, plain=True)
def read_a_mind(state: State, seat: int, miniboss: int) -> None:
    """When a hero dies here: a spell may be drawn."""
    draw(state, seat, SPELL, 1)


@card("paddywhack").when(WHEN_COINS_GAINED, level=LEVEL_2, once=True, plain=True)
def pick_a_pocket(state: State, seat: int, miniboss: int) -> None:
    """Once a round, when coins are gained: gain 1 more."""
    coins.gain(state, seat, 1)


MUTES_HEROES[FACE["icicle_man"]] = LEVEL_2


@card("brassknuckle").when(WHEN_HERO_DIES_HERE, level=LEVEL_2, once=True, possible=room_to_draw)
def dig_in_the_rubble(state: State, seat: int, miniboss: int) -> None:
    """Once a round, when a hero dies here: draw a room card, which may be built at once; others do not see it."""
    draw(state, seat, ROOM, 1)
    settle_called_room(state, seat, state.zones[HAND + seat][-1])


@card("jinx").power_treasure()
def count_twice(printed: tuple[int, ...], level: int) -> tuple[int, ...]:
    """From level 2 on the room has one more copy of each treasure printed on it."""
    return tuple(2 * count for count in printed) if level >= LEVEL_2 else printed


VERBS: Final[tuple[Verb, ...]] = (verb(build_anew, card=CARD, source=CARD),)
QUESTIONS: Final[tuple[tuple[Callable[..., list[Move]], Question], ...]] = (
    question(which_room_card_to_discard, source=CARD, player=SEAT),
    question(which_room_to_build_anew, source=CARD, player=SEAT),
)
