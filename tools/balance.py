"""Measure the balance of Boss Monster games: win rates by boss, seat and turn order in games between equal bots.

python -m tools.balance --game super-boss-monster --seats 4 --games 1000 --workers 2 --keep games.jsonl

`--bots policy` uses the playout policy of the search, which plays nearly as well as the greedy bot and many times
faster. `--keep` saves one game per line in a file, from which an interrupted measurement resumes.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections import Counter, defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

import undercroft
from undercroft.bots import make_bot
from undercroft.bots.search import SearchBot
from undercroft.cli.output import progress_bar
from undercroft.kernel.state import play as play_move
from undercroft.simulation.simulate import wilson

if TYPE_CHECKING:
    from undercroft.kernel.table import Table

POLICY: Final = "policy"
"""The value of `--bots` for the playout policy of the search."""


class Task(msgspec.Struct, frozen=True):
    """A game to play between equal bots."""

    game: str
    seats: int
    seed: int
    level: str


class Game(msgspec.Struct, frozen=True):
    """The result of a game: the boss of each seat, the starting seat, and the share of the win of each seat."""

    task: Task
    bosses: tuple[str, ...]
    first: int
    shares: tuple[float, ...]


def play(task: Task) -> Game:
    """Play one game between equal bots."""
    table = undercroft.new(task.game, seats=task.seats, seed=task.seed)
    first = _by_policy(table) if task.level == POLICY else _by_bots(table, task)
    ended = table.view(None)
    winners = ended["result"]["winners"]
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(task.seats))
    bosses = ended["zones"]["boss"][: task.seats]
    return Game(task, tuple(boss[0]["card"] for boss in bosses), first, shares)


def _by_bots(table: Table, task: Task) -> int:
    """Play to the end with bots of a level; return the starting seat."""
    seats, first = task.seats, -1
    bots = [make_bot(task.game, task.level, seed=task.seed * seats + seat) for seat in range(seats)]
    while table.decision is not None:
        seat, options = table.decision.seat, table.decision.options
        if first < 0 or len(options) > 1:  # skip views without a choice
            view = table.view(seat)
            if first < 0 and view["round"]:
                first = view["order"][0]
            table.apply(options[bots[seat].choose(view)])
        else:
            table.apply(options[0])
    return first


def _by_policy(table: Table) -> int:
    """Play to the end with the playout policy of the search; return the starting seat."""
    searching = make_bot(table.game.id, "lich", 0)
    assert isinstance(searching, SearchBot)
    state, first = table.state, -1
    while state.question is not None:
        if first < 0 and (view := table.view(None))["round"]:
            first = view["order"][0]
        play_move(state, state.options[0] if len(state.options) == 1 else searching.model.policy(state))
    return first


def main() -> None:
    """Play the games and print the win rates."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="super-boss-monster")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--bots", default="greedy", help=f"a level, or '{POLICY}'")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file that holds the games")
    arguments = parser.parse_args()
    tasks = [
        Task(arguments.game, arguments.seats, arguments.first + number, arguments.bots)
        for number in range(arguments.games)
    ]
    done = {game.task: game for game in _kept(arguments.keep)}
    left = [task for task in tasks if task not in done]
    pool = multiprocessing.get_context("spawn").Pool(arguments.workers)
    with pool, progress_bar("games", len(left)) as advance:
        for number, game in enumerate(pool.imap_unordered(play, left, chunksize=8), 1):
            done[game.task] = game
            if arguments.keep is not None:
                with arguments.keep.open("ab") as file:
                    file.write(msgspec.json.encode(game) + b"\n")
            if advance is not None:
                advance(number)
    print_rates([done[task] for task in tasks], arguments.seats)


def _kept(path: Path | None) -> list[Game]:
    if path is None or not path.exists():
        return []
    return [msgspec.json.decode(line, type=Game) for line in path.read_bytes().splitlines()]


def print_rates(games: list[Game], seats: int) -> None:
    """Print the win rates by boss, by seat and by place in the first turn's order, beside the fair share."""
    fair = 1 / seats
    print(f"{len(games)} games, {seats} seats, fair share {fair:.1%}")
    played: Counter[str] = Counter()
    won: defaultdict[str, float] = defaultdict(float)
    for game in games:
        for seat, share in enumerate(game.shares):
            place = (seat - game.first) % seats
            for key in (f"boss {game.bosses[seat]}", f"seat {seat}", f"place {place}"):
                played[key] += 1
                won[key] += share
    for key in sorted(played, key=lambda each: (each.split()[0], -won[each] / played[each])):
        low, high = wilson(round(won[key]), played[key])
        rate = won[key] / played[key]
        line = f"{key:32} {played[key]:6} played {rate:7.1%} ({low:.1%} to {high:.1%}) {rate / fair:5.2f} of fair"
        print(line)


if __name__ == "__main__":
    main()
