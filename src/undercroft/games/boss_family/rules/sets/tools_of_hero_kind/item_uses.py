"""Effects of items for the players who won them, each used once (TH-015 to TH-019)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.boss_family.rules import items
from undercroft.games.boss_family.rules.destruction import destroy
from undercroft.games.boss_family.rules.dungeon import active_monster_rooms, deactivate
from undercroft.games.boss_family.rules.durations import (
    CANNOT_LOSE,
    NO_TEXT,
    ORDINARY_MONSTERS_DEAL_MORE,
    SURVIVED,
    last,
    lasts,
)
from undercroft.games.boss_family.rules.effects import targets
from undercroft.games.boss_family.rules.effects.conditions import opponent_holds_rooms, spell_to_draw
from undercroft.games.boss_family.rules.effects.registry import ABILITIES, ON_SEATS, card
from undercroft.games.boss_family.rules.events import HeroRemoved
from undercroft.games.boss_family.rules.expansion_events import CannotLose, OrdinaryMonstersStrengthened
from undercroft.games.boss_family.rules.facts import FACE, ROOM, SPELL, TREASURE
from undercroft.games.boss_family.rules.heroes import heal, health_left, hurt_walker, strengthen_hero
from undercroft.games.boss_family.rules.miniboss_events import TextLost
from undercroft.games.boss_family.rules.piles import discard_from_hand, draw, random_card, take_from_discard
from undercroft.games.boss_family.rules.priority import cancel
from undercroft.games.boss_family.rules.sets.crash_landing.spells import kill
from undercroft.games.boss_family.rules.sets.tools_of_hero_kind.item_bearers import MANY_SYMBOLS, skip_next
from undercroft.games.boss_family.rules.state import (
    ADVENTURING,
    ITEMS_CARRIED,
    ITEMS_OF,
    ITEMS_WAITING,
    REMOVED,
    WOUNDS_OF,
    State,
)
from undercroft.games.boss_family.rules.totals import health_of
from undercroft.kernel.actions import CARD, SEAT, Question, Verb, question, verb
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move
from undercroft.kernel.zones import move_card

# -- wounds and heroes ---------------------------------------------------------------------------------------------


@card("extra_life").announced()
def live_on(state: State, seat: int, item: int, target: int) -> None:
    """In this round its user cannot lose through wounds (TH-018)."""
    last(state, CANNOT_LOSE, seat)
    if state.events is not None:
        state.events.append(CannotLose(seat))


@card("staff_of_healing").announced(targets=targets.own_ordinary_wound)
def heal_with_a_staff(state: State, seat: int, item: int, target: int) -> None:
    """An ordinary wound becomes a soul."""
    heal(state, seat, target)


def _hero_of_a_wound_now(state: State, seat: int, item: int) -> list[int]:
    return [hero for hero in state.zones[WOUNDS_OF + seat] if lasts(state, SURVIVED, hero)]


@card("star_of_invulnerability").announced(targets=_hero_of_a_wound_now)
def shake_off(state: State, seat: int, item: int, target: int) -> None:
    """A hero that wounded its user in this round leaves the game."""
    move_card(state, target, WOUNDS_OF + seat, REMOVED)
    if state.events is not None:
        state.events.append(HeroRemoved(seen(state, target)))


def _half_dead(state: State, seat: int, item: int) -> list[int]:
    """Heroes that have taken at least half of their health, rounded up; not those that are unhurt."""
    heroes = targets.hero_in_or_before_a_dungeon(state, seat, item)
    return [hero for hero in heroes if 2 * health_left(state, hero) <= health_of(state, hero)]


@card("vorpal_blade").announced(targets=_half_dead)
def behead(state: State, seat: int, item: int, target: int) -> None:
    """A hero that has taken at least half of its health in damage dies."""
    kill(state, target)


@card("oversized_sword").announced(targets=targets.hero_in_any_dungeon)
def lend_a_sword(state: State, seat: int, item: int, target: int) -> None:
    """A hero in any dungeon has 5 more health until the end of the round."""
    strengthen_hero(state, target, 5)


def _has_monster_rooms(state: State, seat: int, item: int) -> bool:
    return active_monster_rooms(state, seat) > 0


@card("claws_of_the_berserker").announced(when=_has_monster_rooms, targets=targets.hero_in_play)
def lend_claws(state: State, seat: int, item: int, target: int) -> None:
    """Any hero has 1 more health for each active monster room of its user until the end of the round."""
    strengthen_hero(state, target, active_monster_rooms(state, seat))


@card("boots_of_jumping").announced(targets=targets.hero_in_any_dungeon)
def lend_boots(state: State, seat: int, item: int, target: int) -> None:
    """A hero in any dungeon passes by the next room there (TH-023)."""
    skip_next(state, target)


# -- cards ---------------------------------------------------------------------------------------------------------


@card("holy_hand_grenade").announced(when=opponent_holds_rooms)
def throw_the_grenade(state: State, seat: int, item: int, target: int) -> None:
    """Each opponent discards a random room card."""
    for other in targets.opponent_with_rooms(state, seat, item):
        discard_from_hand(state, other, [random_card(state, other, ROOM)])


@card("antimagic_lizard").announced(targets=targets.opponent_with_spells, kind=ON_SEATS)
def release_the_lizard(state: State, seat: int, item: int, target: int) -> None:
    """An opponent discards a random spell."""
    discard_from_hand(state, target, [random_card(state, target, SPELL)])


@card("necronomicon").announced(when=spell_to_draw)
def read_the_book(state: State, seat: int, item: int, target: int) -> None:
    """Draw a spell."""
    draw(state, seat, SPELL, 1)


def _rich_room_in_discard(state: State, seat: int, item: int) -> list[int]:
    rooms = targets.room_in_discard(state, seat, item)
    return [room for room in rooms if sum(TREASURE[state.face[room]]) >= MANY_SYMBOLS]


@card("bag_of_holding").announced(targets=_rich_room_in_discard, still=targets.any_card_in_discard)
def reach_into_the_bag(state: State, seat: int, item: int, target: int) -> None:
    """Take a room with two or more treasure symbols from the discard pile."""
    take_from_discard(state, seat, target)


def _in_own_adventure_turn(state: State, seat: int, item: int) -> bool:
    return state.phase == ADVENTURING and state.active == seat


@card("ring_of_invisibility").announced(targets=targets.spell_of_another, when=_in_own_adventure_turn, cancels=True)
def vanish(state: State, seat: int, item: int, target: int) -> None:
    """Cancel a spell that is played in the Adventure turn of its user."""
    cancel(state, target)


# -- rooms ---------------------------------------------------------------------------------------------------------


@card("inquisitors_robes").announced(targets=targets.destructible_advanced_room)
def condemn(state: State, seat: int, item: int, target: int) -> None:
    """An advanced room in any dungeon is destroyed."""
    destroy(state, target)


@card("the_bomb").announced(targets=targets.own_destructible_room)
def blow_up(state: State, seat: int, item: int, target: int) -> None:
    """A room of its user is destroyed; a hero in it takes 5 damage."""
    inside = state.walk_room == target
    destroy(state, target)
    if inside:
        hurt_walker(state, 5)


@card("ice_rod").announced(targets=targets.active_room_of_an_opponent)
@card("ten_foot_pole").announced(targets=targets.active_trap_room)
@card("pet_monster").announced(targets=targets.active_monster_room)
def switch_off(state: State, seat: int, item: int, target: int) -> None:
    """A room is deactivated until the end of the round."""
    deactivate(state, target)


@card("cheat_code").announced(targets=targets.active_room)
def cheat(state: State, seat: int, item: int, target: int) -> None:
    """A room in any dungeon has no abilities until the end of the round (MB-120)."""
    last(state, NO_TEXT, target)
    if state.events is not None:
        state.events.append(TextLost(seen(state, target)))


@card("goblin_suit").announced()
def dress_up(state: State, seat: int, item: int, target: int) -> None:
    """Ordinary monster rooms of its user deal 1 more damage until the end of the round."""
    last(state, ORDINARY_MONSTERS_DEAL_MORE, seat)
    if state.events is not None:
        state.events.append(OrdinaryMonstersStrengthened(seat, 1))


# -- the mirror ----------------------------------------------------------------------------------------------------

MIRROR: Final = FACE["magic_mirror"]


def _item_to_mirror(state: State, seat: int, item: int) -> list[int]:
    """Another face-up item, in a score area, in town or on a hero, that would do something now (TH-019)."""
    shown = [other for player in state.order for other in state.zones[ITEMS_OF + player]]
    shown += state.zones[ITEMS_WAITING] + state.zones[ITEMS_CARRIED]
    return [
        other
        for other in shown
        if other != item
        and state.face[other] != MIRROR
        and not ABILITIES[state.face[other]][0].cancels
        and items.can_use_at_once(state, seat, other)
    ]


@card("magic_mirror").announced(targets=_item_to_mirror)
def mirror_an_item(state: State, seat: int, item: int, target: int) -> None:
    """Use the effect of another face-up item (TH-019)."""
    items.perform(state, seat, target)


VERBS: Final[tuple[Verb, ...]] = (
    verb(items.use_at_once, card=CARD),
    verb(items.turn_over, card=CARD),
    verb(items.aim_item, card=CARD, target=CARD),
    verb(items.aim_item_on, card=CARD, opponent=SEAT),
)
QUESTIONS: Final[tuple[tuple[Callable[..., list[Move]], Question], ...]] = (
    question(items.which_item, player=SEAT),
    question(items.which_aim, source=CARD, player=SEAT),
)
