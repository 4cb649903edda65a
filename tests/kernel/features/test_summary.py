"""What the end of a game tells besides the result: what was drawn, and what was missed."""

from random import Random
from typing import Any

import pytest

import undercroft
from undercroft.i18n.language import LANGUAGES, Name, language
from undercroft.kernel.features.summary import retold
from undercroft.kernel.game import registered

HOUSE = {
    "boss-monster": (2, {}),
    "super-boss-monster": (2, {}),
    "dragon-tower": (1, {"heroes": 2, "team": "deal"}),
    "one-deck-dungeon": (1, {"heroes": 1, "team": "deal", "dungeon": "dragons_cave"}),
}


@pytest.mark.parametrize("game", HOUSE)
def test_what_was_drawn_and_missed_is_told_in_every_language(game: str) -> None:
    seats, options = HOUSE[game]
    table = undercroft.new(game, seats=seats, seed=3, options=options)
    random, events = Random(1), list(table.opening)
    while table.decision is not None:
        events += table.apply(random.choice(table.decision.options))
    told = table.game.tell(events, 0, 0)
    found = retold(table.game, table.view(0), told)
    assert found, game
    for code in LANGUAGES:
        words = language(code, game)
        for one in found:
            assert words.text(one.key, n=one.n, others=one.others, cards=[Name(card) for card in one.cards])


def test_what_others_hold_is_not_told() -> None:
    game = registered()["boss-monster"]
    view: dict[str, Any] = {
        "seat": 0,
        "seats": 2,
        "zones": {"hand": [[{"id": 1, "card": "freeze"}], [{"back": "room"}, {"back": "room"}]], "town": []},
    }
    told = [
        {"event": "cards-drawn", "seat": 0, "cards": [1, 2]},
        {"event": "cards-drawn", "seat": 1, "cards": [3]},
        {"event": "hero-lured", "seat": 1},
    ]
    found = {one.key: (one.n, one.others, one.cards) for one in retold(game, view, told)}
    assert found == {
        "missed-drawn": (2, 1, ()),
        "missed-lured": (0, 1, ()),
        "missed-hand": (1, 0, ("card-freeze",)),
    }
