"""Effects of the mage rooms of Rise of the Minibosses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.boss_family.rules import coins
from undercroft.games.boss_family.rules.dungeon import is_active
from undercroft.games.boss_family.rules.effects import choices, costs
from undercroft.games.boss_family.rules.effects.boosts import strengthen, weaken
from undercroft.games.boss_family.rules.effects.conditions import has_coins
from undercroft.games.boss_family.rules.effects.registry import (
    WHEN_ANY_DESTROYED,
    WHEN_BUILT,
    WHEN_HERO_DIES_HERE,
    WHEN_OWN_SPELL,
    WHEN_UNCOVERED,
    card,
)
from undercroft.games.boss_family.rules.effects.triggers import decline, use_up
from undercroft.games.boss_family.rules.events import HeroRemoved
from undercroft.games.boss_family.rules.facts import ROOM, SPELL
from undercroft.games.boss_family.rules.piles import deck_has, discard_from_hand, draw, minibosses_in_hand
from undercroft.games.boss_family.rules.state import ENTRANCE, HAND, REMOVED, SOULS_OF, State, count_of_back
from undercroft.kernel.actions import CARD, SEAT, Question, Verb, question, verb
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, ask
from undercroft.kernel.zones import move_card

# -- Mysterious Portal -----------------------------------------------------------------------------------------------


def _might_trade_a_miniboss(state: State, seat: int, room: int) -> bool:
    """Whether, judged by backs, the hand may hold a miniboss (MB-007), and a spell can be drawn."""
    return count_of_back(state, HAND + seat, ROOM) > 0 and deck_has(state, SPELL)


@card("mysterious_portal").when(WHEN_BUILT, WHEN_UNCOVERED, possible=_might_trade_a_miniboss, asks_itself=True)
def open_the_portal(state: State, seat: int, room: int) -> None:
    """When built or uncovered: a miniboss card may be discarded to draw a spell."""
    ask(state, seat, which_miniboss_to_trade, room, seat, always=True)


def which_miniboss_to_trade(state: State, source: int, seat: int) -> list[Move]:
    """Discard a miniboss card for a spell, or none."""
    return [*((trade_miniboss, miniboss, source) for miniboss in minibosses_in_hand(state, seat)), (decline,)]


def trade_miniboss(state: State, card: int, source: int) -> None:
    """Discard this miniboss card and draw a spell."""
    seat = state.seat
    use_up(state, seat, source)
    discard_from_hand(state, seat, [card])
    draw(state, seat, SPELL, 1)


# -- rooms that act by themselves ------------------------------------------------------------------------------------


@card("alchemists_lab").when(WHEN_OWN_SPELL, once=True, plain=True)
def sell_the_dregs(state: State, seat: int, room: int) -> None:
    """Once a round, after a spell of one's own: gain 2 coins."""
    coins.gain(state, seat, 2)


def _can_buy_a_spell(state: State, seat: int, room: int) -> bool:
    return state.coins[seat] >= 1 and deck_has(state, SPELL)


@card("black_market").when(WHEN_ANY_DESTROYED, once=True, optional=True, possible=_can_buy_a_spell)
def buy_a_spell(state: State, seat: int, room: int) -> None:
    """Once a round, when another room of any dungeon is destroyed: a spell may be drawn for a coin."""
    coins.pay(state, seat, 1)
    draw(state, seat, SPELL, 1)


def _can_thresh(state: State, seat: int, room: int, hero: int) -> bool:
    return hero in state.zones[SOULS_OF + seat] and deck_has(state, SPELL)


@card("mind_thresher").when(WHEN_HERO_DIES_HERE, once=True, optional=True, possible=_can_thresh, subject=True)
def thresh_a_mind(state: State, seat: int, room: int, hero: int) -> None:
    """Once a round, when a hero dies here: it may leave the game, and no soul is gained, to draw two spells."""
    move_card(state, hero, SOULS_OF + seat, REMOVED)
    state.gained[seat] -= 1
    if state.events is not None:
        state.events.append(HeroRemoved(seen(state, hero)))
    draw(state, seat, SPELL, 2)


@card("loot_box").when(WHEN_BUILT)
def open_the_box(state: State, seat: int, room: int) -> None:
    """When built: draw two spells; its price was paid for building it (MB-031, MB-032)."""
    draw(state, seat, SPELL, 2)


# -- Cursed Well -----------------------------------------------------------------------------------------------------


@card("cursed_well").announced(from_hand=True, word="spell")
def draw_from_the_well(state: State, seat: int, room: int, target: int) -> None:
    """Discard this card: draw a spell."""
    draw(state, seat, SPELL, 1)


@card("cursed_well").announced(from_hand=True, word="coins")
def fish_for_coins(state: State, seat: int, room: int, target: int) -> None:
    """Discard this card: gain 2 coins."""
    coins.gain(state, seat, 2)


# -- Crystal Ballroom ------------------------------------------------------------------------------------------------


@card("crystal_ballroom").when(WHEN_BUILT, possible=has_coins)
def pay_for_the_ball(state: State, seat: int, room: int) -> None:
    """When built: put up to 3 coins onto this room, and draw a spell for each."""
    state.agenda.append((draw_for_coins, seat, room, state.room_coins.get(room, 0)))
    ask(state, seat, choices.how_many_coins, room, seat)


def draw_for_coins(state: State, seat: int, room: int, before: int) -> None:
    """A spell for each coin that was put onto the room now."""
    draw(state, seat, SPELL, state.room_coins.get(room, 0) - before)


@card("crystal_ballroom").own_damage()
def dance_around_coins(state: State, seat: int, room: int) -> int:
    """1 damage less for each coin on this room."""
    return -state.room_coins.get(room, 0)


# -- Efreet's Chamber ------------------------------------------------------------------------------------------------


def _hero_at_own_entrance(state: State, seat: int, room: int) -> bool:
    return bool(state.zones[ENTRANCE + seat])


@card("efreets_chamber").announced(once=True, when=_hero_at_own_entrance, word="weaker")
def ask_the_efreet(state: State, seat: int, room: int, target: int) -> None:
    """Once a round, with a hero at the entrance: draw a spell, and this room deals 2 less damage in this round."""
    draw(state, seat, SPELL, 1)
    if is_active(state, room):
        weaken(state, room, 2)


@card("efreets_chamber").announced(once=True, when=_hero_at_own_entrance, cost=costs.DISCARD_A_SPELL, word="stronger")
def feed_the_efreet(state: State, seat: int, room: int, target: int) -> None:
    """Or discard a spell: this room deals 2 more damage in this round."""
    if is_active(state, room):
        strengthen(state, room, 2)


# -- Magipede --------------------------------------------------------------------------------------------------------


@card("magipede").own_damage()
def count_the_feet(state: State, seat: int, room: int) -> int:
    """1 damage more for each spell in its owner's hand; their backs show how many (BM-218)."""
    return count_of_back(state, HAND + seat, SPELL)


VERBS: Final[tuple[Verb, ...]] = (verb(trade_miniboss, card=CARD, source=CARD),)
QUESTIONS: Final[tuple[tuple[Callable[..., list[Move]], Question], ...]] = (
    question(which_miniboss_to_trade, source=CARD, player=SEAT),
)
