"""Choosing a deck: what the room asks for, and the cards that may still be drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from tests.games.dragon_tower.tables import table_at
from undercroft.games.dragon_tower.bots.refill import COPIES, best_deck, lacking_deck, values_left
from undercroft.games.dragon_tower.rules import capabilities
from undercroft.games.dragon_tower.rules.facts import FAITH, STRENGTH, VALUE, VALUES
from undercroft.games.dragon_tower.rules.state import CAPABILITIES, DISCARDS, State

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.kernel.state import Move


def refilling() -> State:
    """Return a position in which the first hero chooses a deck before a troll on the last floor."""
    hands = [["divine_song"], ["prayer"]]
    table = table_at("refill", ("paladin", "mage"), floor=6, room=["troll"], hands=hands, options={"skills": "none"})
    table.apply("refill hero=0")
    return cast("State", table.state)


@pytest.mark.parametrize("choose", [best_deck, lacking_deck])
def test_the_deck_that_the_room_asks_for_is_drawn(choose: Callable[[State], Move]) -> None:
    assert choose(refilling()) == (capabilities.draw, 0, STRENGTH)


def test_cards_in_sight_cannot_be_drawn() -> None:
    state = refilling()
    left = values_left(state, FAITH)
    assert sum(left) == sum(COPIES[FAITH]) - 2
    assert values_left(state, STRENGTH) == list(COPIES[STRENGTH])


def test_an_empty_deck_is_made_anew_of_its_discards() -> None:
    state = refilling()
    deck = state.zones[CAPABILITIES + FAITH]
    state.zones[CAPABILITIES + FAITH], state.zones[DISCARDS + FAITH] = [], deck[:1]
    assert values_left(state, FAITH) == [int(VALUE[state.face[deck[0]]] == value) for value in VALUES]


def test_a_scavenger_draws_in_a_room_without_opponents() -> None:
    table = table_at(
        "fight",
        ("paladin", "mage"),
        room=["grave_chill", "grave_chill"],
        skills=[["scavenger"], []],
        options={"skills": "one"},
    )
    table.apply("fight_alone hero=0 foe=grave_chill")
    while table.decision is not None and table.decision.prompt == "how_to_fight":
        options = [option.text for option in table.decision.options]
        table.apply(next((text for text in options if text.startswith(("face_too", "commit"))), options[0]))
    state = cast("State", table.state)
    assert state.question is capabilities.which_deck
    assert best_deck(state) in state.options
