"""Print the record of a game played by a bot, such as those in `web/e2e/games`:

python web/e2e/record.py dragon-tower 1 7 '{"setup": "first-game"}' > web/e2e/games/first-game.undercroft
"""

from __future__ import annotations

import json
import sys

import undercroft
from undercroft.bots import make_bot


def main(game: str, seats: int, seed: int, options: str) -> None:
    """Play a game to its end and print its record."""
    table = undercroft.new(game, seats=seats, seed=seed, options=json.loads(options))
    bot = make_bot(game, "greedy", seed=1)
    while table.decision is not None:
        table.apply(bot.choose(table.view(table.decision.seat)))
    print(table.record().text(), end="")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
