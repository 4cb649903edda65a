"""Zones: visibility of cards that move, and no lost cards."""

from __future__ import annotations

from undercroft.kernel.state import EVERYONE, State
from undercroft.kernel.zones import (
    Order,
    Visibility,
    Zones,
    conceal,
    draw_top,
    misplaced_cards,
    move_all,
    move_card,
    reveal,
)

ZONES = Zones()
DECK = ZONES.add("deck", Visibility.NOBODY, Order.PILE)
HAND = ZONES.add("hand", Visibility.OWNER, Order.HAND, 2)
TABLE = ZONES.add("table", Visibility.EVERYONE, Order.ROW)


def new_state() -> State:
    state = State()
    state.face = [0, 1, 2, 3]
    state.known = [0] * 4
    state.zones = [[0, 1, 2, 3], [], [], []]
    state.sight = ZONES.sights((0, 1))
    return state


def test_zones_are_numbered_in_order() -> None:
    assert (DECK, HAND, TABLE, ZONES.total) == (0, 1, 3, 4)
    assert [zone.name for zone in ZONES] == ["deck", "hand", "table"]
    named = ZONES.named("hand")
    assert named is not None
    assert named.count == 2
    assert ZONES.named("attic") is None


def test_drawing_tells_the_owner_alone() -> None:
    state = new_state()
    assert draw_top(state, DECK, HAND + 1) == 3
    assert state.known == [0, 0, 0, 0b10]
    assert state.zones == [[0, 1, 2], [], [3], []]


def test_owners_may_share_a_seat() -> None:
    assert ZONES.sights((0, 0)) == (0, 1, 1, EVERYONE)


def test_an_open_zone_tells_everybody() -> None:
    state = new_state()
    move_card(state, 1, DECK, TABLE)
    assert state.known[1] == EVERYONE


def test_a_seen_card_stays_known_in_a_hidden_zone() -> None:
    state = new_state()
    move_card(state, 1, DECK, TABLE)
    move_card(state, 1, TABLE, DECK)
    assert state.known[1] == EVERYONE


def test_moving_all_keeps_the_order() -> None:
    state = new_state()
    move_all(state, DECK, TABLE)
    assert state.zones == [[], [], [], [0, 1, 2, 3]]
    assert state.known == [EVERYONE] * 4


def test_revealing_tells_everybody_and_moves_nothing() -> None:
    state = new_state()
    reveal(state, 2)
    assert state.known == [0, 0, EVERYONE, 0]
    assert state.zones[DECK] == [0, 1, 2, 3]


def test_concealed_cards_are_known_only_to_the_mask() -> None:
    state = new_state()
    for card in (0, 1):
        reveal(state, card)
    conceal(state, [0], 0b10)
    assert state.known[:2] == [0b10, EVERYONE]


def test_lost_and_doubled_cards_are_found() -> None:
    state = new_state()
    assert misplaced_cards(state) == []
    state.zones[TABLE].append(2)
    state.zones[DECK].remove(0)
    assert misplaced_cards(state) == [0, 2]
