"""Choices that several effects ask for: a card, a hero, an opponent, a room."""

from __future__ import annotations

from undercroft.games.boss_family.rules import coins as treasury
from undercroft.games.boss_family.rules.destruction import destroy
from undercroft.games.boss_family.rules.dungeon import (
    active_rooms,
    all_active_rooms,
    destructible_rooms,
    place_of,
    swap_stacks,
)
from undercroft.games.boss_family.rules.effects.triggers import decline, use_up
from undercroft.games.boss_family.rules.events import CardStolen, RoomsSwapped
from undercroft.games.boss_family.rules.facts import ADVANCED, HERO, MONSTER, ROOM, SPELL
from undercroft.games.boss_family.rules.heroes import heal, send_to_entrance
from undercroft.games.boss_family.rules.piles import (
    discard_from_hand,
    one_of_each,
    random_card,
    rooms_in_discard,
    take_from_discard,
)
from undercroft.games.boss_family.rules.placement import placements
from undercroft.games.boss_family.rules.reveal import build_at_once
from undercroft.games.boss_family.rules.state import (
    DISCARD,
    HAND,
    NO_CARD,
    TOWN,
    WOUNDS_OF,
    State,
    back_of,
    cards_of_back,
    count_of_back,
    kind_of,
    opponents_of,
)
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, bit_of
from undercroft.kernel.zones import conceal, move_card

ANY_CARD = 0
ANY_ROOM = 1
MONSTER_ROOM = 2
ADVANCED_ROOM = 3
OTHER_CARD = 4
"""Any card but copies of the one whose effect it is."""
WANTED = ("card", "room", "monster_room", "advanced_room", "other_card")
MOST_ON_A_ROOM = 3
"""The most coins that go onto a room at once when it is built."""


def wanted_in_discard(state: State, wanted: int, source: int = NO_CARD) -> list[int]:
    """The cards of the discard pile that an effect allows to take."""
    if wanted == ANY_CARD:
        return state.zones[DISCARD]
    if wanted == OTHER_CARD:
        return [card for card in state.zones[DISCARD] if state.face[card] != state.face[source]]
    rooms = rooms_in_discard(state)
    if wanted == ANY_ROOM:
        return rooms
    column = MONSTER if wanted == MONSTER_ROOM else ADVANCED
    return [room for room in rooms if column[state.face[room]]]


def which_to_take(state: State, source: int, wanted: int) -> list[Move]:
    """Choose a card of the discard pile."""
    return [(take, card) for card in one_of_each(state, wanted_in_discard(state, wanted, source))]


def take(state: State, card: int) -> None:
    """Take this card into the hand."""
    take_from_discard(state, state.seat, card)


def which_spell_to_discard(state: State, source: int, seat: int) -> list[Move]:
    """Choose a spell of the hand to discard."""
    spells = cards_of_back(state, HAND + seat, SPELL)
    return [(discard, card) for card in one_of_each(state, spells)]


def discard(state: State, card: int) -> None:
    """Discard this card."""
    discard_from_hand(state, state.seat, [card])


def which_wound(state: State, source: int, seat: int) -> list[Move]:
    """Heal a wound, or not."""
    return [*((heal_wound, hero, source) for hero in state.zones[WOUNDS_OF + seat]), (decline,)]


def heal_wound(state: State, card: int, source: int) -> None:
    """Turn this hero face down."""
    use_up(state, state.seat, source)
    heal(state, state.seat, card)


def whom_to_rob(state: State, source: int, seat: int) -> list[Move]:
    """Choose an opponent and whether to take a room or a spell."""
    return [
        (rob, other, kind)
        for other in opponents_of(state, seat)
        for kind in (ROOM, SPELL)
        if count_of_back(state, HAND + other, kind)
    ]


def rob(state: State, opponent: int, pile: int) -> None:
    """Take a random card of this kind out of the opponent's hand."""
    steal(state, state.seat, opponent, random_card(state, opponent, pile))


def steal(state: State, seat: int, opponent: int, card: int) -> None:
    """Move a card to another hand; other players see only its back and cannot tell which card of the hand it was."""
    conceal(state, cards_of_back(state, HAND + opponent, back_of(state, card)), bit_of(seat) | bit_of(opponent))
    move_card(state, card, HAND + opponent, HAND + seat)
    if state.events is not None:
        state.events.append(CardStolen(seat, opponent, seen(state, card)))


def whose_spell(state: State, source: int, seat: int) -> list[Move]:
    """Choose an opponent who must discard a spell at random."""
    return [(strip, other) for other in opponents_of(state, seat) if count_of_back(state, HAND + other, SPELL)]


def strip(state: State, opponent: int) -> None:
    """A random spell of this opponent's hand is discarded."""
    discard_from_hand(state, opponent, [random_card(state, opponent, SPELL)])


def which_hero_to_lure(state: State, source: int) -> list[Move]:
    """Choose an ordinary hero in town."""
    return [(lure, hero) for hero in state.zones[TOWN] if kind_of(state, hero) == HERO]


def lure(state: State, card: int) -> None:
    """Put this hero at one's own entrance."""
    send_to_entrance(state, state.seat, card, TOWN)


def which_room_to_lose(state: State, seat: int) -> list[Move]:
    """Choose a room of one's own to destroy."""
    return [(give_up, room) for room in destructible_rooms(state, seat)]


def give_up(state: State, card: int) -> None:
    """Destroy this room."""
    destroy(state, card)


def which_extra_room(state: State, source: int, seat: int) -> list[Move]:
    """Build one more room at once, or not."""
    return [*placements(state, seat, build_more, rooms_only=True), (decline,)]


def build_more(state: State, card: int, slot: int) -> None:
    """Build this room at once."""
    build_at_once(state, state.seat, card, slot, HAND + state.seat)


def which_to_swap(state: State, source: int) -> list[Move]:
    """Choose two rooms of a dungeon that change places, or none."""
    moves: list[Move] = []
    for seat in state.order:
        rooms = active_rooms(state, seat)
        moves += [(swap, first, second) for number, first in enumerate(rooms) for second in rooms[number + 1 :]]
    return [*moves, (decline,)]


def swap(state: State, first: int, second: int) -> None:
    """These two rooms change places, with everything under them (BM-231)."""
    seat, one = place_of(state, first)
    other = place_of(state, second)[1]
    swap_stacks(state, seat, one, other)
    if state.events is not None:
        state.events.append(RoomsSwapped(seat, seen(state, first), seen(state, second)))


def can_swap(state: State) -> bool:
    """Whether any dungeon has two rooms to swap."""
    return len(all_active_rooms(state)) > 1 and any(len(active_rooms(state, seat)) > 1 for seat in state.order)


def how_many_coins(state: State, source: int, seat: int) -> list[Move]:
    """Choose how many coins go from the treasury onto a room (MB-110)."""
    return [(put_coins, coins, source) for coins in range(min(MOST_ON_A_ROOM, state.coins[seat]) + 1)]


def put_coins(state: State, coins: int, card: int) -> None:
    """Put this number of coins onto this room."""
    treasury.put_on_room(state, state.seat, card, coins)
