"""Effects of the rooms with several treasures; the Grand Menagerie only shows them all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.boss_family.rules.effects.boosts import neutralize
from undercroft.games.boss_family.rules.effects.choices import take
from undercroft.games.boss_family.rules.effects.conditions import room_to_draw
from undercroft.games.boss_family.rules.effects.registry import MARKET_DRAWS, WHEN_BUILT, card
from undercroft.games.boss_family.rules.effects.targets import active_room_of_an_opponent
from undercroft.games.boss_family.rules.facts import FACE, ROOM, SPELL, TRAP
from undercroft.games.boss_family.rules.piles import deck_has, draw, one_of_each
from undercroft.games.boss_family.rules.rounds import draw_from
from undercroft.games.boss_family.rules.state import DISCARD, State, back_of, holds
from undercroft.games.super_boss_monster.rules import tokens
from undercroft.games.super_boss_monster.rules.minions import offer_leftovers
from undercroft.kernel.actions import CARD, SEAT, Question, Verb, question, verb
from undercroft.kernel.state import Move, ask

# -- damage ----------------------------------------------------------------------------------------------------------


@card("crusader_kennel").when(WHEN_BUILT)
@card("elemental_dojo").errand()
def strengthen_itself(state: State, seat: int, room: int) -> None:
    """When built (kennel), or as an errand (dojo): a damage token on this room."""
    tokens.put(state, room, 1)


@card("clock_tower_of_doom").helps_neighbour()
def strike_the_hour(neighbour: int, to_right: bool) -> int:
    """Trap rooms directly left and right deal 1 more damage."""
    return TRAP[neighbour]


# -- cards -----------------------------------------------------------------------------------------------------------


MARKET_DRAWS[FACE["mirror_bazaar"]] = (ROOM,)


@card("booby_trapped_armory").when(WHEN_BUILT, possible=room_to_draw)
def search_the_armory(state: State, seat: int, room: int) -> None:
    """When built: draw a room."""
    draw(state, seat, ROOM, 1)


@card("beggars_catacomb").errand()
def beg(state: State, seat: int, room: int) -> None:
    """Take one of the cards left in the market, if any is left."""
    offer_leftovers(state, seat)


# -- Haunted Scriptorium ---------------------------------------------------------------------------------------------


def _card_to_gain(state: State, seat: int, room: int) -> bool:
    return deck_has(state, ROOM) or holds(state, DISCARD, SPELL)


@card("haunted_scriptorium").when(WHEN_BUILT, possible=_card_to_gain)
def copy_a_scroll(state: State, seat: int, room: int) -> None:
    """When built: draw a room, or take any spell that was discarded."""
    ask(state, seat, room_or_old_spell, room)


def room_or_old_spell(state: State, source: int) -> list[Move]:
    """Draw a room card, or choose a spell of the discard pile."""
    spells = [spell for spell in state.zones[DISCARD] if back_of(state, spell) == SPELL]
    moves: list[Move] = [(draw_from, ROOM)] if deck_has(state, ROOM) else []
    return moves + [(take, spell) for spell in one_of_each(state, spells)]


# -- Sanctum of Whispers ---------------------------------------------------------------------------------------------


@card("sanctum_of_whispers").errand()
def whisper(state: State, seat: int, room: int) -> None:
    """A room in an opponent's dungeon is neutralized; one player alone has no opponents (SB-238)."""
    if which_room_to_neutralize(state, room, seat):
        ask(state, seat, which_room_to_neutralize, room, seat)


def which_room_to_neutralize(state: State, source: int, seat: int) -> list[Move]:
    """Choose a room in an opponent's dungeon that deals no damage until the end of the turn."""
    return [(whisper_in, room) for room in active_room_of_an_opponent(state, seat, source)]


def whisper_in(state: State, card: int) -> None:
    """Neutralize this room."""
    neutralize(state, card)


VERBS: Final[tuple[Verb, ...]] = (verb(whisper_in, card=CARD),)
QUESTIONS: Final[tuple[tuple[Callable[..., list[Move]], Question], ...]] = (
    question(room_or_old_spell, source=CARD),
    question(which_room_to_neutralize, source=CARD, player=SEAT),
)
