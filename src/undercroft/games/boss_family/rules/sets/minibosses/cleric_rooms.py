"""Effects of the cleric rooms of Rise of the Minibosses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.boss_family.rules import coins
from undercroft.games.boss_family.rules.durations import HELD_BACK, last
from undercroft.games.boss_family.rules.effects import choices, targets
from undercroft.games.boss_family.rules.effects.conditions import has_coins
from undercroft.games.boss_family.rules.effects.registry import (
    ON_SEATS,
    WHEN_BUILT,
    WHEN_OPPONENT_DISCARDS,
    WHEN_UNCOVERED,
    card,
)
from undercroft.games.boss_family.rules.effects.triggers import decline, use_up
from undercroft.games.boss_family.rules.facts import ROOM, SPELL
from undercroft.games.boss_family.rules.heroes import heal
from undercroft.games.boss_family.rules.miniboss_events import CardsShown, HeroHeldBack, TreasuriesSwapped
from undercroft.games.boss_family.rules.piles import (
    discard_from_hand,
    minibosses_in_hand,
    one_of_each,
    random_card,
    take_from_discard,
)
from undercroft.games.boss_family.rules.sets.boss_monster.bosses import take_a_card
from undercroft.games.boss_family.rules.state import (
    DISCARD,
    HAND,
    SET_ASIDE,
    WOUNDS_OF,
    State,
    count_of_back,
    opponents_of,
)
from undercroft.kernel.actions import CARD, SEAT, Question, Verb, question, verb
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, ask
from undercroft.kernel.zones import move_all, move_card, reveal

# -- Spectral Bomb and Tomb of Terrors -----------------------------------------------------------------------------


@card("spectral_bomb").announced(
    destroys_itself=True, targets=targets.opponent, still=targets.opponent_with_spells, kind=ON_SEATS
)
def haunt(state: State, seat: int, room: int, target: int) -> None:
    """Destroy this room: an opponent discards a random spell; it is wasted on one who holds none (BM-246)."""
    discard_from_hand(state, target, [random_card(state, target, SPELL)])


@card("tomb_of_terrors").announced(from_hand=True, targets=targets.card_in_discard, still=targets.any_card_in_discard)
def dig_up_a_card(state: State, seat: int, room: int, target: int) -> None:
    """Discard this card: take a card of the discard pile that already lay there."""
    take_from_discard(state, seat, target)


# -- Monster Academy -----------------------------------------------------------------------------------------------

COINS_A_GRADUATE: Final = 2


def _may_hold_miniboss(state: State, seat: int, room: int) -> bool:
    """Whether, judged by backs, a hand may hold a miniboss, which has the back of a room (MB-007)."""
    return count_of_back(state, HAND + seat, ROOM) > 0


@card("monster_academy").when(WHEN_BUILT, WHEN_UNCOVERED, possible=_may_hold_miniboss, asks_itself=True)
def hold_a_graduation(state: State, seat: int, room: int) -> None:
    """When built or uncovered: show any number of minibosses of the hand and gain 2 coins for each."""
    state.agenda.append((reward_graduates, seat))
    ask(state, seat, which_graduate, room, seat, always=True)


def which_graduate(state: State, source: int, seat: int) -> list[Move]:
    """Show a miniboss of the hand, or no more."""
    return [*((show_graduate, miniboss, source) for miniboss in minibosses_in_hand(state, seat)), (decline,)]


def show_graduate(state: State, card: int, source: int) -> None:
    """Show this miniboss; it lies open until all are shown."""
    seat = state.seat
    if not state.zones[SET_ASIDE + seat]:
        use_up(state, seat, source)
    reveal(state, card)
    move_card(state, card, HAND + seat, SET_ASIDE + seat)
    if state.events is not None:
        state.events.append(CardsShown(seat, (seen(state, card),)))
    if _may_hold_miniboss(state, seat, source):
        ask(state, seat, which_graduate, source, seat, always=True)


def reward_graduates(state: State, seat: int) -> None:
    """The minibosses that were shown go back to the hand and bring their coins."""
    graduates = len(state.zones[SET_ASIDE + seat])
    move_all(state, SET_ASIDE + seat, HAND + seat)
    coins.gain(state, seat, COINS_A_GRADUATE * graduates)


# -- Ancient Guardtower --------------------------------------------------------------------------------------------

BRIBE: Final = 1


def _can_bribe(state: State, seat: int, room: int) -> bool:
    return state.coins[seat] >= BRIBE and bool(targets.opponent_with_spells(state, seat, room))


@card("ancient_guardtower").when(WHEN_BUILT, possible=_can_bribe, asks_itself=True)
def spy_on_an_opponent(state: State, seat: int, room: int) -> None:
    """When built: an opponent may be given a coin for a random spell."""
    ask(state, seat, whom_to_bribe, room, seat)


def whom_to_bribe(state: State, source: int, seat: int) -> list[Move]:
    """Choose an opponent who gets a coin and loses a spell, or nobody."""
    return [*((bribe, other, source) for other in targets.opponent_with_spells(state, seat, source)), (decline,)]


def bribe(state: State, opponent: int, source: int) -> None:
    """Give this opponent a coin and take a random spell."""
    seat = state.seat
    use_up(state, seat, source)
    coins.give(state, seat, opponent, BRIBE)  # MB-110
    choices.steal(state, seat, opponent, random_card(state, opponent, SPELL))


# -- Imp Hoard -----------------------------------------------------------------------------------------------------


def _still_discarded(state: State, batch: int) -> list[int]:
    """The cards discarded together that still lie in the discard pile."""
    return [discarded for discarded in state.discards[batch] if discarded in state.zones[DISCARD]]


def _can_snatch(state: State, seat: int, room: int, batch: int) -> bool:
    return bool(_still_discarded(state, batch))


@card("imp_hoard").when(WHEN_OPPONENT_DISCARDS, once=True, possible=_can_snatch, asks_itself=True, subject=True)
def send_an_imp(state: State, seat: int, room: int, batch: int) -> None:
    """Once a round, when an opponent discards: one of these cards may be taken (MB-122)."""
    state.subject = batch
    ask(state, seat, which_discarded, room)


def which_discarded(state: State, source: int) -> list[Move]:
    """Take a card that an opponent has just discarded, or none."""
    cards = one_of_each(state, _still_discarded(state, state.subject))
    return [*((pick_up, discarded, source) for discarded in cards), (decline,)]


def pick_up(state: State, card: int, source: int) -> None:
    """Take this card into the hand."""
    use_up(state, state.seat, source)
    take_from_discard(state, state.seat, card)


# -- Vampire Lab ---------------------------------------------------------------------------------------------------


def _may_heal(state: State, seat: int, room: int) -> bool:
    return bool(state.zones[WOUNDS_OF + seat]) and _may_hold_miniboss(state, seat, room)


@card("vampire_lab").when(WHEN_BUILT, WHEN_UNCOVERED, possible=_may_heal, asks_itself=True)
def offer_a_transfusion(state: State, seat: int, room: int) -> None:
    """When built or uncovered: a miniboss of the hand may be discarded to heal a wound."""
    ask(state, seat, which_donor, room, seat, always=True)


def which_donor(state: State, source: int, seat: int) -> list[Move]:
    """Choose a miniboss to discard and a wound to heal, or leave it."""
    donors = minibosses_in_hand(state, seat)
    return [
        *((transfuse, donor, hero, source) for donor in donors for hero in state.zones[WOUNDS_OF + seat]),
        (decline,),
    ]


def transfuse(state: State, card: int, hero: int, source: int) -> None:
    """Discard this miniboss and turn this hero face down."""
    use_up(state, state.seat, source)
    discard_from_hand(state, state.seat, [card])
    heal(state, state.seat, hero)


# -- Haunted Cavern ------------------------------------------------------------------------------------------------


@card("haunted_cavern").announced(once=True, coins=1, targets=targets.hero_at_own_entrance)
def hold_back(state: State, seat: int, room: int, target: int) -> None:
    """Once a round, for a coin: a hero at one's own entrance does not enter until the next round."""
    last(state, HELD_BACK, target)
    if state.events is not None:
        state.events.append(HeroHeldBack(seat, seen(state, target)))


# -- Minion Clinic -------------------------------------------------------------------------------------------------


@card("minion_clinic").when(WHEN_BUILT, possible=has_coins)
def treat_minions(state: State, seat: int, room: int) -> None:
    """When built: put up to 3 coins onto this room and take a card of the discard pile for each."""
    state.agenda.append((fetch_for_coins, seat, room, state.room_coins.get(room, 0)))
    ask(state, seat, choices.how_many_coins, room, seat)


def fetch_for_coins(state: State, seat: int, room: int, before: int) -> None:
    """A card of the discard pile for each coin that was put onto the room now."""
    for _ in range(state.room_coins.get(room, 0) - before):
        state.agenda.append((take_a_card, seat, room))


@card("minion_clinic").own_damage()
def tend_the_sick(state: State, seat: int, room: int) -> int:
    """1 damage less for each coin on this room."""
    return -state.room_coins.get(room, 0)


# -- Robber's Vault ------------------------------------------------------------------------------------------------


@card("robbers_vault").when(WHEN_BUILT)
def crack_a_treasury(state: State, seat: int, room: int) -> None:
    """When built: swap treasuries with another player, even for an empty one."""
    ask(state, seat, whose_treasury, room, seat)


def whose_treasury(state: State, source: int, seat: int) -> list[Move]:
    """Choose the player with whom to swap treasuries."""
    return [(swap_treasuries, other) for other in opponents_of(state, seat)]


def swap_treasuries(state: State, opponent: int) -> None:
    """All coins change their owners; nobody gains any (MB-125)."""
    seat = state.seat
    state.coins[seat], state.coins[opponent] = state.coins[opponent], state.coins[seat]
    if state.events is not None:
        state.events.append(TreasuriesSwapped(seat, opponent))


VERBS: Final[tuple[Verb, ...]] = (
    verb(show_graduate, card=CARD, source=CARD),
    verb(bribe, opponent=SEAT, source=CARD),
    verb(pick_up, card=CARD, source=CARD),
    verb(transfuse, card=CARD, hero=CARD, source=CARD),
    verb(swap_treasuries, opponent=SEAT),
)
QUESTIONS: Final[tuple[tuple[Callable[..., list[Move]], Question], ...]] = (
    question(which_graduate, source=CARD, player=SEAT),
    question(whom_to_bribe, source=CARD, player=SEAT),
    question(which_discarded, source=CARD),
    question(which_donor, source=CARD, player=SEAT),
    question(whose_treasury, source=CARD, player=SEAT),
)
