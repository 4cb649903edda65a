"""Prints moments shortly before the end of games as JSON: by game the record so far, and who is asked.

python web/e2e/ends.py

A bot plays one game of each for two to its end; the moment is the last but some at which the first seat is asked.
"""

from __future__ import annotations

import json
from typing import Any

import undercroft
from undercroft.bots import make_bot

GAMES = ("dragon-tower", "boss-monster", "minibosses", "super-boss-monster")
BEFORE = 4
"""So many times the first seat is asked until the end, if all play as the bot did."""


def near_the_end(game: str) -> dict[str, Any]:
    """A moment of a game that soon ends, as the tests want it."""
    table = undercroft.new(game, seats=2, seed=1)
    bot = make_bot(game, "greedy", 1)
    mine: list[int] = []
    while table.decision is not None:
        if table.decision.seat == 0:
            mine.append(len(table.moves))
        table.apply(bot.choose(table.view(table.decision.seat)))
    return {"seats": 2, "seat": 0, "record": table.record().text(), "upto": mine[-BEFORE]}


if __name__ == "__main__":
    print(json.dumps({game: near_the_end(game) for game in GAMES}))
