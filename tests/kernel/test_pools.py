"""Remembered faces: pools of cards among which seats know some faces to lie."""

from __future__ import annotations

import pickle
from collections import Counter

from undercroft.kernel.deal import Deal
from undercroft.kernel.pools import by_back, candidates, is_remembered
from undercroft.kernel.rng import shuffle
from undercroft.kernel.state import EVERYONE, State, bit_of
from undercroft.kernel.zones import Order, Visibility, Zones, conceal, draw_top, move_all, move_card, reveal

ZONES = Zones()
DECK = ZONES.add("deck", Visibility.NOBODY, Order.PILE)
HAND = ZONES.add("hand", Visibility.OWNER, Order.HAND, 3)
LAID = ZONES.add("laid", Visibility.NOBODY, Order.ROW)
DISCARD = ZONES.add("discard", Visibility.EVERYONE, Order.PILE)
BACKS = ("room",) * 9
SECOND = bit_of(1)


def table(hand: int = 3) -> State:
    """Return a state in which seat 0 holds some cards of nine different faces, the last ones of the deck."""
    state = State()
    state.face = list(range(9))
    state.known = [0] * 9
    state.zones = [list(range(9)), [], [], [], [], []]
    state.sight = ZONES.sights((0, 1, 2))
    state.chance = 7
    for _ in range(hand):
        draw_top(state, DECK, HAND)
    return state


def hidden(state: State, bit: int = SECOND) -> list[int]:
    """Return the cards that a seat does not know, in the order of their places."""
    return [card for zone in state.zones for card in zone if not state.known[card] & bit]


def places_of(state: State, bit: int = SECOND) -> dict[int, set[int]]:
    """Return for each remembered face the cards that it can be."""
    cards = hidden(state, bit)
    remembered, _ = candidates(state, cards, "room", BACKS, bit)
    return {
        face: {card for place, card in enumerate(cards) if places >> place & 1}
        for places, faces in remembered
        for face in faces
    }


def lay(state: State, card: int) -> None:
    """Let seat 0 lay a card of its hand face down."""
    move_card(state, card, HAND, LAID)
    conceal(state, [card, *state.zones[HAND]], bit_of(0))


def test_a_card_that_goes_out_of_sight_is_remembered_where_it_can_be() -> None:
    state = table()
    reveal(state, 8)
    lay(state, 7)
    assert [mask & SECOND for mask in state.known] == [0] * 9
    assert places_of(state) == {8: {6, 7, 8}}
    assert not is_remembered(state, bit_of(0)), "the owner knows the card itself"


def test_what_is_remembered_does_not_tell_which_card_was_laid() -> None:
    states = [table(), table()]
    for state, laid in zip(states, (7, 8), strict=True):
        reveal(state, 8)
        lay(state, laid)
    one, other = states
    assert one.pools == other.pools
    assert [places for places, _ in candidates(one, hidden(one), "room", BACKS, SECOND)[0]] == [
        places for places, _ in candidates(other, hidden(other), "room", BACKS, SECOND)[0]
    ]


def test_only_seats_that_saw_a_card_remember_it() -> None:
    state = table()
    state.known[8] |= SECOND
    lay(state, 7)
    assert places_of(state) == {8: {6, 7, 8}}
    assert places_of(state, bit_of(2)) == {}
    assert not is_remembered(state, bit_of(None))


def test_a_found_card_is_not_remembered_any_more() -> None:
    state = table()
    reveal(state, 8)
    lay(state, 7)
    reveal(state, 7)
    assert places_of(state) == {8: {6, 8}}, "another card was found"
    reveal(state, 8)
    assert places_of(state) == {}


def test_a_card_drawn_into_a_hand_cannot_be_told_from_the_others() -> None:
    state = table()
    reveal(state, 8)
    lay(state, 7)
    draw_top(state, DECK, HAND)
    assert places_of(state) == {8: {5, 6, 7, 8}}
    move_card(state, 4, DECK, HAND + 2)
    assert places_of(state) == {8: {5, 6, 7, 8}}, "another hand has nothing to do with it"


def test_hidden_cards_of_another_back_are_told_apart() -> None:
    state = table()
    state.alike = by_back(["spell" if card == 5 else "room" for card in range(9)])
    reveal(state, 8)
    lay(state, 7)
    draw_top(state, DECK, HAND)
    assert places_of(state) == {8: {6, 7, 8}}


def test_a_card_that_comes_from_another_hand_cannot_be_told_from_the_others() -> None:
    state = table()
    reveal(state, 8)
    lay(state, 7)
    draw_top(state, DECK, HAND + 1)
    move_all(state, HAND + 1, HAND)
    assert places_of(state, bit_of(2)) == {8: {5, 6, 7, 8}}
    assert places_of(state) == {8: {6, 7, 8}}, "who held it knows it"


def test_two_pools_that_meet_grow_and_stay_apart() -> None:
    state = table()
    reveal(state, 8)
    lay(state, 7)
    reveal(state, 5)
    move_card(state, 5, DECK, HAND)
    lay(state, 6)
    assert places_of(state) == {8: {5, 6, 7, 8}, 5: {5, 6, 8}}


def test_shuffled_discards_are_the_only_cards_of_the_new_deck() -> None:
    state = table()
    for card in state.zones[DECK][:]:
        move_card(state, card, DECK, DISCARD)
    move_all(state, DISCARD, DECK)
    shuffle(state, DECK)
    assert places_of(state) == {face: {0, 1, 2, 3, 4, 5} for face in range(6)}
    _, others = candidates(state, hidden(state), "room", BACKS, SECOND)
    assert others == [(0b111000000, [6, 7, 8])], "the cards of the hand were never seen"
    draw_top(state, DECK, HAND)
    assert places_of(state) == {face: {0, 1, 2, 3, 4, 5, 6, 7, 8} for face in range(6)}
    _, others = candidates(state, hidden(state), "room", BACKS, SECOND)
    assert others == [(0b111100000, [6, 7, 8])], "none of them is in the deck"


def test_a_shuffle_of_cards_that_nobody_saw_says_nothing() -> None:
    state = table()
    shuffle(state, DECK)
    assert (state.pools, state.pooled) == ((), ())


def test_one_of_two_copies_may_be_the_remembered_one() -> None:
    state = table()
    state.face[6] = 8  # the hand holds two copies
    reveal(state, 8)
    lay(state, 7)
    reveal(state, 6)
    assert places_of(state) == {}, "it may have been the one that was seen"
    state = table()
    state.face[6] = 8
    reveal(state, 8)
    reveal(state, 6)
    lay(state, 7)
    reveal(state, 6)
    assert places_of(state) == {8: {7, 8}}, "there are two"


def test_a_found_copy_is_subtracted_from_what_a_pool_remembers() -> None:
    state = table()
    state.face[6] = 8
    reveal(state, 8)
    reveal(state, 7)
    lay(state, 6)
    reveal(state, 6)
    assert places_of(state) == {7: {7, 8}}


def test_a_copy_found_where_two_pools_meet_may_be_of_either() -> None:
    state = table()
    state.face[5] = 8
    reveal(state, 8)
    lay(state, 7)
    reveal(state, 5)
    move_card(state, 5, DECK, HAND)
    lay(state, 6)
    reveal(state, 8)
    assert places_of(state) == {8: {5, 6, 7}}


def test_a_copy_found_outside_a_deck_may_still_be_in_it() -> None:
    """The hand held a copy of a card of the new deck, from which another card was drawn since."""
    state = table(hand=1)
    state.face[8] = 3
    for card in state.zones[DECK][:]:
        move_card(state, card, DECK, DISCARD)
    move_all(state, DISCARD, DECK)
    shuffle(state, DECK)
    draw_top(state, DECK, HAND)
    reveal(state, 8)
    cards = hidden(state)
    remembered, others = candidates(state, cards, "room", BACKS, SECOND)
    assert [len(faces) for _, faces in remembered] == [7]
    assert [(places, faces) for places, faces in others if faces] == [((1 << len(cards)) - 1, [3])]


def test_a_card_found_and_lost_again_is_remembered_once() -> None:
    state = table()
    reveal(state, 8)
    reveal(state, 7)
    lay(state, 6)
    reveal(state, 8)
    lay(state, 7)
    assert sorted(face for group, _, faces in state.pools if group & SECOND for face in faces) == [7, 8]
    assert places_of(state) == {7: {6, 7, 8}, 8: {7, 8}}


def test_a_copy_found_outside_a_deck_and_lost_again_may_still_be_in_it() -> None:
    state = table(hand=1)
    state.face[8] = 3
    for card in state.zones[DECK][:]:
        move_card(state, card, DECK, DISCARD)
    move_all(state, DISCARD, DECK)
    shuffle(state, DECK)
    drawn = draw_top(state, DECK, HAND)
    reveal(state, 8)
    lay(state, drawn)
    cards = hidden(state)
    _, others = candidates(state, cards, "room", BACKS, SECOND)
    assert others == [((1 << len(cards)) - 1, [3])]


def test_found_cards_are_cleaned_up() -> None:
    state = table(hand=0)
    state.face, state.known = list(range(60)), [0] * 60
    state.zones[DECK] = list(range(60))
    for _ in range(20):
        held = [draw_top(state, DECK, HAND) for _ in range(3)]
        reveal(state, held[0])
        lay(state, held[1])
        reveal(state, held[0])
        move_card(state, held[0], HAND, DISCARD)
        assert not places_of_any(state), "it is found"
    assert len(state.pools) <= 8


def places_of_any(state: State) -> list[tuple[int, list[int]]]:
    """Return what seat 1 remembers among sixty faces."""
    return candidates(state, hidden(state), "room", ("room",) * 60, SECOND)[0]


def test_copies_of_a_state_remember_the_same() -> None:
    state = table()
    reveal(state, 8)
    lay(state, 7)
    for copy in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert copy.digest() == state.digest()
        assert (copy.pools, copy.pooled) == (state.pools, state.pooled)
        reveal(copy, 5)
        move_card(copy, 5, DECK, HAND)
        lay(copy, 6)
        assert copy.pools != state.pools
    forgetful = state.clone()
    forgetful.pools = ()
    assert forgetful.digest() != state.digest()


# -- deals ---------------------------------------------------------------------------------------------------------


def test_a_deal_gives_each_group_places_of_its_own() -> None:
    """Three groups overlap so that choosing places one by one often fails."""
    groups = [(0b000111, [1, 2]), (0b011110, [3, 4]), (0b110011, [5, 6])]
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(300):
        deal = Deal(groups, 6)
        deal.run(seed)
        found[tuple(deal.faces)] += 1
        for places, faces in groups:
            assert {place for place, face in enumerate(deal.faces) if face in faces} <= {
                place for place in range(6) if places >> place & 1
            }
    assert len(found) > 20, "deals differ"


def test_a_card_that_is_one_of_some_is_each_of_them_equally_often() -> None:
    found: Counter[int] = Counter()
    for seed in range(1000):
        deal = Deal([(0b111, [9]), (0b11111111, [1, 2, 3, 4, 5, 6, 7])], 8)
        deal.run(seed)
        found[deal.faces.index(9)] += 1
    assert set(found) == {0, 1, 2}
    assert min(found.values()) > 270


def test_a_deal_respects_what_may_lie_in_a_place() -> None:
    """The remembered face does not fit, nor does the other one of the hand: one comes from the deck."""
    for seed in range(50):
        deal = Deal([(0b11, [9]), (0b11111, [1, 1, 1, 2])], 5)
        deal.run(seed)
        deal.fit([(0, lambda face: face == 2)])
        assert deal.faces[0] == 2
        assert deal.faces[1] == 9
        assert sorted(deal.faces) == [1, 1, 1, 2, 9]


def test_a_deal_of_contradictions_still_deals_every_face() -> None:
    deal = Deal([(0b1, [1, 2]), (0b11, [3])], 3)
    deal.run(5)
    assert sorted(deal.faces) == [1, 2, 3]


def test_everybody_knows_a_card_that_was_revealed_to_all() -> None:
    state = table()
    reveal(state, 8)
    assert state.known[8] == EVERYONE
    assert state.pools == ()


def test_a_found_copy_is_the_same_whichever_card_of_the_hand_it_was() -> None:
    states = [table(), table()]
    for state, found in zip(states, (8, 5), strict=True):
        reveal(state, 8)
        lay(state, 7)
        draw_top(state, DECK, HAND)
        state.face[5] = 8  # drawn later: the hand holds two copies
        reveal(state, found)
        move_card(state, found, HAND, DISCARD)
    assert [places_of(state) for state in states] == [{}, {}]
