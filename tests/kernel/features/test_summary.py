"""Summaries of finished games: counted events and unused cards."""

from random import Random
from typing import Any

import pytest

import undercroft
from undercroft.i18n.language import LANGUAGES, Name, language
from undercroft.kernel.features.summary import summarize
from undercroft.kernel.game import registered

INCLUDED = {
    "boss-monster": (2, {}),
    "super-boss-monster": (2, {}),
    "dragon-tower": (1, {"heroes": 2, "team": "deal"}),
    "one-deck-dungeon": (1, {"heroes": 1, "team": "deal", "dungeon": "dragons_cave"}),
}


@pytest.mark.parametrize("game", INCLUDED)
def test_summaries_have_texts_in_every_language(game: str) -> None:
    seats, options = INCLUDED[game]
    table = undercroft.new(game, seats=seats, seed=3, options=options)
    random, events = Random(1), list(table.opening)
    while table.decision is not None:
        events += table.apply(random.choice(table.decision.options))
    data = table.game.tell(events, 0, 0)
    found = summarize(table.game, table.view(0), data)
    assert found, game
    for code in LANGUAGES:
        words = language(code, game)
        for one in found:
            assert words.text(one.key, n=one.n, others=one.others, cards=[Name(card) for card in one.cards])


def test_summaries_do_not_count_hands_of_others() -> None:
    game = registered()["boss-monster"]
    view: dict[str, Any] = {
        "seat": 0,
        "seats": 2,
        "zones": {"hand": [[{"id": 1, "card": "freeze"}], [{"back": "room"}, {"back": "room"}]], "town": []},
    }
    data = [
        {"event": "cards-drawn", "seat": 0, "cards": [1, 2]},
        {"event": "cards-drawn", "seat": 1, "cards": [3]},
        {"event": "hero-lured", "seat": 1},
    ]
    found = {one.key: (one.n, one.others, one.cards) for one in summarize(game, view, data)}
    assert found == {
        "missed-drawn": (2, 1, ()),
        "missed-lured": (0, 1, ()),
        "missed-hand": (1, 0, ("card-freeze",)),
    }
