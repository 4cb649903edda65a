"""Print moments shortly before the end of games as JSON: by game the record so far and the asked seat.

python web/e2e/last_turns.py

A bot plays a game of two seats to its end; at the moment, the first seat has `BEFORE` decisions left.
"""

from __future__ import annotations

import json
from typing import Any

import undercroft
from undercroft.bots import make_bot

GAMES = ("dragon-tower", "boss-monster", "minibosses", "super-boss-monster")
BEFORE = 4
"""Number of decisions of the first seat until the end, if all seats play like the bot."""


def near_the_end(game: str) -> dict[str, Any]:
    """Return a moment shortly before the end of a game."""
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
