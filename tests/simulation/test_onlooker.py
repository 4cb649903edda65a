"""The onlooker notices worlds that contradict what a seat has seen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from undercroft.kernel.cards import Deck, Printed
from undercroft.kernel.state import State, bit_of
from undercroft.kernel.zones import Order, Visibility, Zones, conceal, move_card
from undercroft.simulation.conformance import RemembersCards
from undercroft.simulation.onlooker import Onlooker
from undercroft.simulation.promise import Broken, broken_promises

ZONES = Zones()
DECK = ZONES.add("deck", Visibility.NOBODY, Order.PILE)
HAND = ZONES.add("hand", Visibility.OWNER, Order.HAND, 2)
LAID = ZONES.add("laid", Visibility.NOBODY, Order.ROW)
OPEN = ZONES.add("open", Visibility.EVERYONE, Order.ROW)


DECK_OF_SIX = Deck(tuple(Printed(name, "room", "room", 1, "", {}) for name in "abcdef"))
GAME: Any = SimpleNamespace(deck=DECK_OF_SIX, zones=ZONES)


@pytest.fixture
def watched() -> tuple[Onlooker, State]:
    """Return an onlooker at seat 1 who saw card 4 go to the hand of seat 0, which then laid a card face down."""
    state = State()
    state.face = list(range(6))
    state.known = [0] * 6
    state.zones = [[0, 1, 2, 3], [5], [], [], [4]]
    state.sight = ZONES.sights((0, 1))
    state.known[4], state.known[5] = 0xFF, 1
    onlooker = Onlooker(GAME, state, bit_of(1))
    for move in ((4, OPEN, HAND), (5, HAND, LAID)):
        before = state.clone()
        move_card(state, *move)
        if move[2] == LAID:
            conceal(state, [4, 5], bit_of(0))
        onlooker.observe(before, state)
    return onlooker, state


def test_a_card_may_lie_where_it_can_have_gone(watched: tuple[Onlooker, State]) -> None:
    onlooker, state = watched
    onlooker.check(state)
    other = state.clone()
    other.face[4], other.face[5] = 5, 4
    onlooker.check(other)
    other.face[0], other.face[4] = 5, 0
    onlooker.check(other)


def test_a_card_that_was_seen_cannot_be_in_the_deck(watched: tuple[Onlooker, State]) -> None:
    onlooker, state = watched
    state.face[0], state.face[4] = 4, 0
    with pytest.raises(Broken, match="e lies where the seat knows that it cannot"):
        onlooker.check(state)


def test_two_copies_leave_open_which_was_found(watched: tuple[Onlooker, State]) -> None:
    onlooker, state = watched
    state.face[5] = 4  # the same card as the one that was seen
    before = state.clone()
    state.known[5] = 0xFF
    onlooker.observe(before, state)
    state.face[0], state.face[4] = 4, 0
    onlooker.check(state)


@pytest.mark.parametrize(
    ("forgotten", "games"),
    [
        ("zones.lose_track", ["super-boss-monster"]),
        ("zones.mingle", ["super-boss-monster"]),
        ("rng.lose_track", ["one-deck-dungeon", "minibosses"]),
    ],
)
def test_a_game_without_memory_breaks_the_promise(
    forgotten: str, games: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"undercroft.kernel.{forgotten}", lambda *args: None)
    problems = [broken_promises(game, seed, {"memory": RemembersCards}) for game in games for seed in range(6)]
    expected = "told apart" if forgotten == "zones.mingle" else "where the seat knows"
    assert any(expected in problem.get("memory", "") for problem in problems)
