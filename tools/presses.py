"""Count the presses of a person at a table, and the decisions that they are for.

The first seat is played by a bot for a person, who is asked as the clients ask: a window is passed silently if nothing
new can be changed there, a person who lets a hero walk on presses "to the boss" until something is used after all, and
a question with one answer needs no press. A real decision is a question with a choice, or a window in which something
new can be changed; choosing the way, the target and the cost of a card belongs to it.

    python -m tools.presses                          # a few games of every edition
    python -m tools.presses boss-monster --seats 4 --games 10 --bot search --seed 7
"""

from __future__ import annotations

import argparse
from collections import Counter
from functools import partial
from typing import Final

import undercroft
from undercroft.bots import make_bot
from undercroft.kernel.bot import choice_of
from undercroft.kernel.decision import Option
from undercroft.kernel.features.windows import Attention, Window, open_window, window_of
from undercroft.kernel.game import registered
from undercroft.kernel.table import Table

PERSON: Final = 0
"""The seat of the person."""
OTHERS: Final = "greedy"
"""The bot at the other seats."""
COMPOSING: Final = frozenset(
    {
        "which_way",
        "which_target",
        "which_payment",
        "which_amount",
        "which_treasure",
        "which_second_target",
        "which_opponent",
        "whom_to_arm",
    }
)
"""Questions that complete a decision."""


class Person:
    """The first seat, with what it has passed: `walking` are the windows passed with "to the boss"."""

    def __init__(self) -> None:
        self.usual, self.walking = Attention(), Attention()

    def passed(self, window: Window) -> None:
        self.usual.passed(window)
        self.walking.passed(window, through=True)


class Count(Counter[str]):
    """Numbers of a game: presses, those before (asking wherever something can be played), decisions, silent passes."""

    def __init__(self, game: str = "") -> None:
        super().__init__()
        self.game = game
        self.missed: list[str] = []
        """The windows passed silently in which the person would have used something."""

    @property
    def ratio(self) -> float:
        """Return the presses for each real decision."""
        return self["presses"] / max(1, self["decisions"])


def count_game(game: str, seats: int, seed: int, bot: str = OTHERS) -> Count:
    """Play a game and count the person's presses."""
    table = undercroft.new(game, seats=seats, seed=seed)
    bots = [make_bot(game, bot if seat == PERSON else OTHERS, seed=seed + seat) for seat in range(seats)]
    counted, person = Count(game), Person()
    counted["games"] = 1
    while table.decision is not None:
        seat = table.decision.seat
        option = table.decision.options[choice_of(bots[seat], table.view(seat), partial(table.worlds, seat))]
        if seat == PERSON:
            _count(counted, table, option, person)
        table.apply(option)
    counted["rounds"] = int(getattr(table.state, "round", 0) or getattr(table.state, "floor", 0))
    return counted


def _count(counted: Count, table: Table, option: Option, person: Person) -> None:
    """Count the presses for a choice of the person."""
    assert table.decision is not None
    options = table.decision.options
    if not open_window(table):
        pressed = len(options) > 1
        counted.update({"presses": pressed, "before": pressed})
        counted["decisions"] += pressed and table.decision.prompt not in COMPOSING
        counted["used"] += pressed and table.decision.prompt not in COMPOSING
        return
    if all(one.idle for one in options):
        return
    counted["before"] += 1
    counted["used"] += not option.idle
    window = window_of(table.worlds(PERSON))
    asked, on_the_way = person.usual.asks(window), not person.walking.asks(window)
    if not asked:
        counted["silent"] += 1
        if not option.idle:
            counted["missed"] += 1
            counted.missed.append(f"{table.game.id} seed {table.seed} decision {len(table.moves)}: {option.text}")
    if not option.idle or (asked and not on_the_way):
        counted.update(("presses", "decisions"))
    if option.idle:
        person.passed(window)


def count_games(game: str, seats: int, games: int, *, seed: int = 100, bot: str = OTHERS) -> Count:
    """Play games and add their numbers up."""
    whole = Count(game)
    for number in range(games):
        counted = count_game(game, seats, seed + number, bot)
        whole.update(counted)
        whole.missed += counted.missed
    return whole


def line(counted: Count, seats: int) -> str:
    """Return the numbers as a line."""
    rounds = counted["rounds"]
    return (
        f"{counted.game:20} {seats} seats, {counted['games']} games: {counted['before']} presses before, "
        f"{counted['presses']} now, {counted['decisions']} decisions ({counted['used']} used something): "
        f"{counted.ratio:.2f} presses a decision; {counted['presses'] / max(1, rounds):.1f} presses a round; "
        f"{counted['silent']} windows passed silently, {counted['missed']} in which the bot would have acted"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=sorted(registered()), help="default: all games")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 4])
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=100)
    parser.add_argument("--bot", default=OTHERS, help="the bot that plays for the person")
    args = parser.parse_args()
    for game in [args.game] if args.game else sorted(registered()):
        fewest, most = registered()[game].seats
        for seats in sorted({min(max(wanted, fewest), most) for wanted in args.seats}):
            counted = count_games(game, seats, args.games, seed=args.seed, bot=args.bot)
            print(line(counted, seats), flush=True)
            for missed in counted.missed:
                print("   ", missed, flush=True)


if __name__ == "__main__":
    main()
