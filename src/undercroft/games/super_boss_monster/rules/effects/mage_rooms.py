"""Effects of the rooms with mage treasure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.boss_family.rules.city_events import CardPutUnder, TopCardsSeen
from undercroft.games.boss_family.rules.dungeon import is_active
from undercroft.games.boss_family.rules.effects import costs
from undercroft.games.boss_family.rules.effects.boosts import strengthen
from undercroft.games.boss_family.rules.effects.conditions import spell_to_draw
from undercroft.games.boss_family.rules.effects.registry import (
    MARKET_DRAWS,
    WHEN_BUILT,
    WHEN_HERO_DIES_HERE,
    WHEN_OWN_SPELL,
    card,
)
from undercroft.games.boss_family.rules.events import CardTaken
from undercroft.games.boss_family.rules.facts import FACE, SPELL
from undercroft.games.boss_family.rules.piles import draw, fill_deck, one_of_each
from undercroft.games.boss_family.rules.state import HAND, SET_ASIDE, SPELL_DECK, State, count_of_back
from undercroft.games.super_boss_monster.rules import tokens
from undercroft.games.super_boss_monster.rules.effects.choices import which_card_to_discard
from undercroft.kernel.actions import CARD, SEAT, Question, Verb, question, verb
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, ask, bit_of
from undercroft.kernel.zones import conceal, draw_top, move_card

MOST_MANA = 3
VISIONS = 2

# -- rooms that feed on spells ---------------------------------------------------------------------------------------


@card("book_eater_dragon").announced(once=True, cost=costs.DISCARD_A_SPELL)
def eat_a_book(state: State, seat: int, room: int, target: int) -> None:
    """Once a turn, discard a spell: a damage token on this room."""
    if is_active(state, room):
        tokens.put(state, room, 1)


@card("storm_djinn").announced(once=True, cost=costs.DISCARD_A_SPELL)
def raise_a_storm(state: State, seat: int, room: int, target: int) -> None:
    """Once a turn, discard a spell: this room deals 3 more damage until the end of the turn."""
    if is_active(state, room):
        strengthen(state, room, 3)


@card("arcane_turbine").when(WHEN_OWN_SPELL, plain=True)
def spin_the_turbine(state: State, seat: int, room: int) -> None:
    """Each time a spell of one's own has resolved: this room deals 1 more damage until the end of the turn (SB-299)."""
    strengthen(state, room, 1)


@card("mana_reactor").own_damage()
def burn_mana(state: State, seat: int, room: int) -> int:
    """1 damage more for each spell in its owner's hand, at most 3; the backs show how many (SB-282)."""
    return min(count_of_back(state, HAND + seat, SPELL), MOST_MANA)


# -- rooms that give spells ------------------------------------------------------------------------------------------


MARKET_DRAWS[FACE["cursed_bookshelf"]] = (SPELL,)


@card("runic_study").errand()
def study_runes(state: State, seat: int, room: int) -> None:
    """Draw a spell."""
    draw(state, seat, SPELL, 1)


@card("wisp_aviary").when(WHEN_HERO_DIES_HERE, once=True, possible=spell_to_draw, plain=True)
def catch_a_wisp(state: State, seat: int, room: int) -> None:
    """Once a turn, when a hero dies here: draw a spell."""
    draw(state, seat, SPELL, 1)


@card("astral_observatory").errand()
def watch_the_stars(state: State, seat: int, room: int) -> None:
    """Draw two spells, then discard any card of the hand."""
    draw(state, seat, SPELL, 2)
    held = len(state.zones[HAND + seat])
    if held:
        ask(state, seat, which_card_to_discard, room, seat, always=held > 1)


# -- Portal Alcove ---------------------------------------------------------------------------------------------------


@card("portal_alcove").when(WHEN_BUILT, possible=spell_to_draw)
def look_through_the_portal(state: State, seat: int, room: int) -> None:
    """When built: of the top two spells of the deck one is taken, the other goes to the bottom; no search (SB-306)."""
    found: list[int] = []
    while len(found) < VISIONS and fill_deck(state, SPELL):
        found.append(draw_top(state, SPELL_DECK, SET_ASIDE + seat))
    if state.events is not None:
        state.events.append(TopCardsSeen(seat, tuple(seen(state, spell) for spell in found)))
    ask(state, seat, which_spell_to_keep, room, seat, always=len(found) > 1)


def which_spell_to_keep(state: State, source: int, seat: int) -> list[Move]:
    """Choose the spell to keep of those just seen."""
    return [(keep_spell, spell) for spell in one_of_each(state, state.zones[SET_ASIDE + seat])]


def keep_spell(state: State, card: int) -> None:
    """Keep this spell; the other goes to the bottom of the deck."""
    seat = state.seat
    if len(state.zones[SET_ASIDE + seat]) > 1:  # whoever put them under the deck before does not see which is kept
        conceal(state, state.zones[SET_ASIDE + seat], bit_of(seat))
    move_card(state, card, SET_ASIDE + seat, HAND + seat)
    if state.events is not None:
        state.events.append(CardTaken(seat, seen(state, card)))
    for other in state.zones[SET_ASIDE + seat]:
        state.zones[SPELL_DECK] = [other, *state.zones[SPELL_DECK]]
        if state.events is not None:
            state.events.append(CardPutUnder(seat, seen(state, other)))
    state.zones[SET_ASIDE + seat] = []


VERBS: Final[tuple[Verb, ...]] = (verb(keep_spell, card=CARD),)
QUESTIONS: Final[tuple[tuple[Callable[..., list[Move]], Question], ...]] = (
    question(which_spell_to_keep, source=CARD, player=SEAT),
)
