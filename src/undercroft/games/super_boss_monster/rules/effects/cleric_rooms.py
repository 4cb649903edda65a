"""Effects of the rooms with cleric treasure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.boss_family.rules.effects import choices, targets
from undercroft.games.boss_family.rules.effects.conditions import opponent_holds_cards, opponent_holds_rooms
from undercroft.games.boss_family.rules.effects.registry import WHEN_BUILT, WHEN_HERO_DIES_HERE, card
from undercroft.games.boss_family.rules.effects.triggers import decline, use_up
from undercroft.games.boss_family.rules.facts import EPIC
from undercroft.games.boss_family.rules.heroes import heal
from undercroft.games.boss_family.rules.piles import discard_from_hand, one_of_each, rooms_in_discard
from undercroft.games.boss_family.rules.sets.minibosses.minibosses import discard_a_room_card
from undercroft.games.boss_family.rules.state import (
    HAND,
    SET_ASIDE,
    TOWN,
    State,
    kind_of,
    opponents_of,
)
from undercroft.games.boss_family.rules.totals import souls_of
from undercroft.kernel.actions import CARD, SEAT, Question, Verb, question, verb
from undercroft.kernel.rng import below
from undercroft.kernel.state import Move, ask
from undercroft.kernel.zones import move_all, move_card

# -- the discard piles ---------------------------------------------------------------------------------------------


@card("wailing_crypt").errand()
def dig_up_a_room(state: State, seat: int, room: int) -> None:
    """Take a room card of the discard pile."""
    if rooms_in_discard(state):
        ask(state, seat, choices.which_to_take, room, choices.ANY_ROOM)


def _something_to_remember(state: State, seat: int, room: int) -> bool:
    return bool(choices.wanted_in_discard(state, choices.OTHER_CARD, room))


@card("mourners_chapel").announced(destroys_itself=True)
def remember_a_card(state: State, seat: int, room: int, target: int) -> None:
    """Destroy this room: take a room or a spell of the discard piles, but no such room as this (SB-317)."""
    if _something_to_remember(state, seat, room):
        ask(state, seat, choices.which_to_take, room, choices.OTHER_CARD)


# -- the hands of opponents ----------------------------------------------------------------------------------------


@card("ghoul_kitchen").when(WHEN_HERO_DIES_HERE, once=True, possible=opponent_holds_cards)
def serve_a_meal(state: State, seat: int, room: int) -> None:
    """Once a turn, when a hero dies here: an opponent discards a random card."""
    ask(state, seat, whose_card, room, seat)


def whose_card(state: State, source: int, seat: int) -> list[Move]:
    """Choose an opponent who must discard a card at random."""
    return [(spoil, other) for other in targets.opponent_with_cards(state, seat, source)]


def spoil(state: State, opponent: int) -> None:
    """A random card of this opponent's hand is discarded, room or spell (SB-271, SB-272)."""
    hand = state.zones[HAND + opponent]
    discard_from_hand(state, opponent, [hand[below(state, len(hand))]])


@card("confession_booth").when(WHEN_BUILT, possible=opponent_holds_rooms)
def hear_confessions(state: State, seat: int, room: int) -> None:
    """When built: in turn order each opponent discards a room card of their own choice."""
    for other in reversed(opponents_of(state, seat)):
        state.agenda.append((discard_a_room_card, other, room))


# -- more damage ---------------------------------------------------------------------------------------------------

SOULS_A_TURN_OF_THE_MILL: Final = 3
MOST_TURNS_OF_THE_MILL: Final = 3


@card("bone_choir").damage_to()
def sing_to_the_blessed(state: State, room: int, hero: int) -> int:
    """2 more damage to heroes with a positive health token, whether it helps them or not."""
    return 2 if state.health_tokens.get(hero, 0) > 0 else 0


@card("reliquary_snare").damage_to()
def tempt_the_famous(state: State, room: int, hero: int) -> int:
    """1 more damage to epic heroes."""
    return 1 if kind_of(state, hero) == EPIC else 0


@card("soul_mill").own_damage()
def grind_souls(state: State, seat: int, room: int) -> int:
    """1 more damage for each three souls of its owner, at most 3."""
    return min(souls_of(state, seat) // SOULS_A_TURN_OF_THE_MILL, MOST_TURNS_OF_THE_MILL)


# -- Cathedral of Chains -------------------------------------------------------------------------------------------


@card("cathedral_of_chains").errand()
def drag_a_hero_in(state: State, seat: int, room: int) -> None:
    """Put a hero of the town at one's own entrance; heroes at landmarks are not in town (SB-019)."""
    if state.zones[TOWN]:
        ask(state, seat, whom_to_drag_in, room)


def whom_to_drag_in(state: State, source: int) -> list[Move]:
    """Choose a hero in town, ordinary or epic."""
    return [(choices.lure, hero) for hero in state.zones[TOWN]]


# -- Lich's Infirmary ----------------------------------------------------------------------------------------------

FEE: Final = 2
"""The number of cards discarded for a wound."""


def _can_be_treated(state: State, seat: int, room: int) -> bool:
    return len(state.zones[HAND + seat]) >= FEE and bool(targets.own_ordinary_wound(state, seat, room))


@card("lichs_infirmary").when(WHEN_BUILT, possible=_can_be_treated, asks_itself=True)
def offer_a_treatment(state: State, seat: int, room: int) -> None:
    """When built: two cards of the hand may be discarded to heal a wound dealt by an ordinary hero."""
    ask(state, seat, which_wound_to_treat, room, seat)


def which_wound_to_treat(state: State, source: int, seat: int) -> list[Move]:
    """Choose a wound to heal for two cards, or leave it."""
    return [*((treat, hero, source) for hero in targets.own_ordinary_wound(state, seat, source)), (decline,)]


def treat(state: State, card: int, source: int) -> None:
    """Discard two cards and turn this hero face down."""
    use_up(state, state.seat, source)
    collect_fee(state, state.seat, source, card)


def collect_fee(state: State, seat: int, source: int, hero: int) -> None:
    """The cards are chosen one after the other, discarded together, and the wound becomes a soul."""
    hand, chosen = state.zones[HAND + seat], state.zones[SET_ASIDE + seat]
    if len(chosen) < FEE < len(hand) + len(chosen):
        state.agenda.append((collect_fee, seat, source, hero))
        ask(state, seat, which_card_for_treatment, source, seat, always=True)
        return
    paid = chosen[:] or hand[:]  # two cards in the hand leave no choice
    move_all(state, SET_ASIDE + seat, HAND + seat)
    discard_from_hand(state, seat, paid)
    heal(state, seat, hero)


def which_card_for_treatment(state: State, source: int, seat: int) -> list[Move]:
    """Choose a card of the hand that pays for the treatment."""
    return [(hand_over, held) for held in one_of_each(state, state.zones[HAND + seat])]


def hand_over(state: State, card: int) -> None:
    """Pay with this card; it is discarded when all are chosen."""
    move_card(state, card, HAND + state.seat, SET_ASIDE + state.seat)


VERBS: Final[tuple[Verb, ...]] = (
    verb(spoil, opponent=SEAT),
    verb(treat, card=CARD, source=CARD),
    verb(hand_over, card=CARD),
)
QUESTIONS: Final[tuple[tuple[Callable[..., list[Move]], Question], ...]] = (
    question(whose_card, source=CARD, player=SEAT),
    question(whom_to_drag_in, source=CARD),
    question(which_wound_to_treat, source=CARD, player=SEAT),
    question(which_card_for_treatment, source=CARD, player=SEAT),
)
