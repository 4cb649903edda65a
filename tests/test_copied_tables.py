"""Tables can be pickled and copied at any moment of every game."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from random import Random
from typing import Any

import pytest

import undercroft
from tests.suite import share
from undercroft.kernel.actions import CARD, Kind
from undercroft.kernel.game import registered
from undercroft.kernel.table import Table
from undercroft.simulation.random_tables import random_option, random_table


@pytest.mark.parametrize("game_id", list(registered()))
@pytest.mark.parametrize("seed", range(share(1, 6)))
def test_a_table_can_be_pickled_and_copied_at_any_moment(seed: int, game_id: str) -> None:
    """An unpickled, copied or deep-copied table has the same views, options, errors and further course."""
    table = random_table(seed, game_id)
    random = Random(seed)
    copies: list[Table] = []
    while table.decision is not None:
        if not copies or random.random() < 0.03:
            copies = [pickle.loads(pickle.dumps(table)), copy(table), deepcopy(table)]
            for other in copies:
                check_same_table(table, other, random.randrange(1 << 30))
        option = random_option(table, random)
        for other in copies:
            other.apply(option.text)
        assert all(len(other.moves) == len(table.moves) + 1 for other in copies), "a copy shares something"
        table.apply(option)
        assert all(other.digest() == table.digest() for other in copies)
    assert all(other.record().text() == table.record().text() for other in copies)


def check_same_table(table: Table, other: Table, seed: int) -> None:
    """Assert that both tables have the same views, and accept and refuse the same texts."""
    assert other.game is table.game
    for seat in (*range(table.seats), None):
        assert other.view(seat) == table.view(seat)
    assert table.decision is not None
    for option in table.decision.options:
        for text in (option.text, by_card_name(table, option)):
            assert answer_to(other, text) == answer_to(table, text)
    for text in some_phrases(table, Random(seed)):
        assert reply_to(other, text) == reply_to(table, text)


def by_card_name(table: Table, option: undercroft.Option) -> str:
    """Return an option's text with printed ids instead of card numbers."""
    kinds: dict[str, Kind] = dict(table.game.verb_named[option.verb].fields)
    ids, face = table.game.deck.ids, table.state.face
    shown = {name: ids[face[int(value)]] if kinds[name] == CARD else value for name, value in option.args.items()}
    return " ".join([option.verb, *(f"{name}={value}" for name, value in shown.items())])


def some_phrases(table: Table, random: Random) -> list[str]:
    """Return every phrase of the game with random cards and words; many of them are illegal."""
    return [
        phrase.text(tuple(random.randrange(len(kind.words or table.state.face)) for _, kind in phrase.fields))
        for phrase in table.game.phrase_named.values()
        for _ in range(5)
    ]


def answer_to(table: Table, text: str) -> str | tuple[Any, ...]:
    """Return the move of a text, or the error."""
    try:
        return table.find(text)
    except undercroft.UndercroftError as error:
        return str(error)


def reply_to(table: Table, text: str) -> object:
    """Say a phrase at a copy of the table and return it, or the error."""
    try:
        return table.clone().say(0, text)
    except undercroft.UndercroftError as error:
        return str(error)
