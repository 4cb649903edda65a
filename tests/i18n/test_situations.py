"""Situations: they render in every language for every viewer, and reveal nothing hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import undercroft
from tests.i18n.test_language import GAMES
from undercroft.i18n import LANGUAGES, language, prompt_text, waiting_text
from undercroft.kernel.actions import CARD
from undercroft.kernel.cards import message_of
from undercroft.kernel.state import bit_of
from undercroft.kernel.table import Table
from undercroft.simulation.random_tables import random_option

NAMES = ("Ann", "Bartek")
DECISIONS = 250


def walked(game: str, seed: int) -> Table:
    """Return a new table of a game for two seats."""
    return undercroft.new(game, seats=2, seed=seed)


def hidden_names(table: Table, looker: int | None) -> set[str]:
    """Return the names of the cards of which a viewer knows no copy."""
    state, bit = table.state, bit_of(looker)
    ids = table.game.deck.ids
    known = {state.face[card] for card in range(len(state.face)) if state.known[card] & bit}
    return {message_of(ids[face]) for face in set(state.face) - known}


@pytest.mark.parametrize("game", GAMES)
def test_situations_render_for_everybody_and_reveal_no_card(game: str) -> None:
    table, random = walked(game, 3), Random(3)
    words = [language(code, game) for code in LANGUAGES]
    fields = {one.name: dict(one.fields) for one in table.game.situations}
    keys: set[str] = set()
    while table.decision is not None and len(table.moves) < DECISIONS:
        for looker in (0, 1, None):
            decision: dict[str, Any] = table.view(looker)["decision"]
            say = prompt_text if decision["seat"] == looker else waiting_text
            assert all(say(one, decision, NAMES).strip() for one in words)
            situation = decision.get("situation")
            if situation is not None:
                keys.add(situation["key"])
                cards = {key for name, key in situation["names"].items() if fields[situation["key"]][name] == CARD}
                assert not cards & hidden_names(table, looker)
        table.apply(random_option(table, random))
    assert keys


@pytest.mark.parametrize("game", GAMES)
def test_waiting_seats_see_who_decides(game: str) -> None:
    table, random = walked(game, 4), Random(4)
    words = language("en", game)
    while table.decision is not None and len(table.moves) < DECISIONS:
        decision = table.view(1 - table.decision.seat)["decision"]
        assert NAMES[table.decision.seat] in waiting_text(words, decision, NAMES)
        table.apply(random_option(table, random))
    assert len(table.moves) > 20
