"""Events: each seat sees only the faces that it may know."""

from __future__ import annotations

from random import Random
from typing import Annotated, Literal

import msgspec
import pytest

from undercroft.kernel.actions import ANYTHING, Kind
from undercroft.kernel.cards import Deck, Printed
from undercroft.kernel.events import CardId, Event, SeatNumber, Seen, kebab
from undercroft.kernel.state import EVERYONE, bit_of
from undercroft.simulation.random_tables import random_option, random_table

DECK = Deck(tuple(Printed(name, "card", "back", 1, "original", {}) for name in ("ace", "king", "queen")))


class CardsMoved(Event, frozen=True):
    """An event with cards and numbers."""

    card: Seen
    others: tuple[Seen, ...]
    count: int


class Pile(msgspec.Struct, frozen=True):
    """A structure inside an event."""

    cards: tuple[Seen, ...]


class PileTurned(Event, frozen=True):
    """An event with cards inside a structure."""

    piles: tuple[Pile, ...] | None


class Counted(Event, frozen=True):
    """An event without cards."""

    seat: SeatNumber
    card: CardId
    counts: tuple[int, ...]


EVENT = CardsMoved(Seen(7, 0, bit_of(0)), (Seen(9, 2, bit_of(0)), Seen(8, 1, EVERYONE)), 3)


def test_those_who_know_a_face_are_told_it() -> None:
    assert EVENT.told_to(0, DECK) == {
        "event": "cards-moved",
        "card": {"id": 7, "card": "ace"},
        "others": [{"id": 9, "card": "queen"}, {"id": 8, "card": "king"}],
        "count": 3,
    }


def test_others_are_told_only_the_back_and_no_number() -> None:
    data = EVENT.told_to(1, DECK)
    assert data["card"] == {"back": "back"}
    assert sorted(map(repr, data["others"])) == sorted(map(repr, [{"back": "back"}, {"id": 8, "card": "king"}]))


def test_the_order_of_cards_tells_nothing_to_those_who_do_not_know_them() -> None:
    turned = CardsMoved(EVENT.card, EVENT.others[::-1], 3)
    assert turned.told_to(1, DECK) == EVENT.told_to(1, DECK)
    assert turned.told_to(0, DECK) != EVENT.told_to(0, DECK)


def test_spectators_see_what_is_public() -> None:
    data = EVENT.told_to(None, DECK)
    assert data["card"] == {"back": "back"}
    assert {"id": 8, "card": "king"} in data["others"]


def test_kinds_are_named_after_their_classes() -> None:
    assert kebab("CardsMoved") == CardsMoved.kind() == "cards-moved"


class PileOpened(Event, frozen=True):
    """An event with words and seats."""

    seat: SeatNumber
    pile: Annotated[str, Kind("pile")]
    dice: tuple[Annotated[str, Kind("die")], ...]
    skill: CardId | None
    by: Annotated[str, ANYTHING]
    reason: Literal["luck"]


def test_words_are_told_with_the_keys_of_their_names_and_seats_as_seats() -> None:
    data = PileOpened(1, "old_one", ("red-1", "red-2"), "ace_high", "floor_cold", "luck").told_to(0, DECK)
    assert data["names"] == {
        "pile": "pile-old-one",
        "dice": ["die-red-1", "die-red-2"],
        "skill": "card-ace-high",
        "by": "floor-cold",
    }
    assert data["seats"] == ["seat"]
    assert (data["seat"], data["dice"], data["reason"]) == (1, ["red-1", "red-2"], "luck")


def test_a_missing_word_has_no_name() -> None:
    assert "skill" not in PileOpened(1, "old", (), None, "floor", "luck").told_to(0, DECK)["names"]


def test_an_event_of_cards_and_numbers_tells_nothing_more() -> None:
    assert {"names", "seats"}.isdisjoint(EVENT.told_to(0, DECK))


def test_an_event_is_public_to_everybody_unless_there_is_a_card_in_it_that_may_be_hidden() -> None:
    assert not CardsMoved.is_public()
    assert not PileTurned.is_public()
    assert Counted.is_public()


@pytest.mark.parametrize("seed", range(40))
def test_public_events_can_be_reused_for_another_seat(seed: int) -> None:
    table, random = random_table(seed), Random(seed)
    while table.decision is not None and len(table.moves) < 100:
        events, number = table.apply(random_option(table, random)), len(table.moves)
        for seat in range(table.seats):
            beside = table.game.tell(events, (seat + 1) % table.seats, number)
            assert table.game.tell(events, seat, number, beside) == table.game.tell(events, seat, number)
