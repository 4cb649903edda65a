"""Fuzzer of positions: changes valid ones at random and checks that each is playable or clearly rejected.

`python -m tools.fuzz_positions` runs until the time is up; `make soak` includes it, and the tests run a share.
"""

from __future__ import annotations

import sys
import traceback
from argparse import ArgumentParser
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import msgspec

import undercroft
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.formats.scenario import read_scenario
from undercroft.kernel.game import find_game, registered
from undercroft.kernel.playout import take_backs
from undercroft.kernel.zones import misplaced_cards
from undercroft.simulation.promise import require

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from undercroft.kernel.table import Table

ROOT: Final = Path(__file__).parents[1]
MOVES: Final = 12
"""Random moves from every playable position."""
MAX_MUTATIONS: Final = 4
HOSTILE: Final[tuple[Any, ...]] = (
    *(-(2**70), -(2**31), -100, -1, 0, 1, 2, 3, 4, 5, 7, 9, 31, 64, 99, 100, 255, 1000, 10**9, 2**63, 2**64, 10**40),
    *(1.5, -0.0, float("inf"), True, False, None, "", "x", "0", "1e9", "a" * 5000, "\x00", "Ж", [], {}, [[]], [{}]),
    *([0], [-1], [99], [0, 0], [[0, 0]], [[0, 0, 0]], [[3, 1, 2]], [["x"]], {"x": 1}, {"": []}),
)
"""Values that replace others."""
PARTS: Final = ("zones", "position")
"""The parts of a scenario that are changed most often."""


@cache
def positions(game: str) -> tuple[dict[str, Any], ...]:
    """Return the valid positions of a game: its scenarios and puzzles."""
    package = game.replace("-", "_")
    files = sorted((ROOT / "tests" / "scenarios" / package).glob("*.toml"))
    files += sorted((ROOT / "src" / "undercroft" / "games" / package / "puzzles").glob("*.toml"))
    found = [msgspec.to_builtins(msgspec.structs.replace(read_scenario(file), steps=())) for file in files]
    return tuple(one for one in found if one["position"] is not None)


@cache
def words(game: str) -> tuple[str, ...]:
    """Return the words in the positions of a game, and the ids of all its cards."""
    found = {text for position in positions(game) for part in PARTS for text in texts_in(position[part])}
    return tuple(sorted(found | set(find_game(game).deck.ids)))


def texts_in(value: Any) -> Iterator[str]:
    """Yield all texts in a JSON value, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from texts_in(inner)


Slot = tuple[Any, Any]
"""A dictionary or a list, and the key or index of one of its values."""


def slots(value: Any) -> Iterator[Slot]:
    """Yield the place of every value inside a JSON value."""
    for key in list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield value, key
        yield from slots(value[key])


def mutated(game: str, random: Random) -> dict[str, Any]:
    """Return a valid position of a game with some random changes."""
    position = deepcopy(random.choice(positions(game)))
    for _ in range(random.randint(1, MAX_MUTATIONS)):
        part = random.choice(PARTS)
        inside = list(
            slots(position[part] if random.random() < 0.9 and isinstance(position.get(part), dict) else position)
        )
        if inside:
            random.choice(MUTATIONS)(game, random, inside, position)
    return position


def delete(game: str, random: Random, inside: list[Slot], position: dict[str, Any]) -> None:
    """Delete a value."""
    holder, key = random.choice(inside)
    del holder[key]


def replace(game: str, random: Random, inside: list[Slot], position: dict[str, Any]) -> None:
    """Replace a value with a hostile one."""
    holder, key = random.choice(inside)
    holder[key] = deepcopy(random.choice(HOSTILE))


def nudge(game: str, random: Random, inside: list[Slot], position: dict[str, Any]) -> None:
    """Change a number a little."""
    numbers = [(holder, key) for holder, key in inside if type(holder[key]) is int]
    if numbers:
        holder, key = random.choice(numbers)
        holder[key] += random.choice((-3, -2, -1, 1, 2, 3))


def swap(game: str, random: Random, inside: list[Slot], position: dict[str, Any]) -> None:
    """Swap two values of the same type, such as two cards of different zones."""
    holder, key = random.choice(inside)
    alike = [(other, at) for other, at in inside if type(other[at]) is type(holder[key])]
    other, at = random.choice(alike)
    holder[key], other[at] = deepcopy(other[at]), deepcopy(holder[key])


def repeat(game: str, random: Random, inside: list[Slot], position: dict[str, Any]) -> None:
    """Duplicate an element of a list."""
    elements = [(holder, key) for holder, key in inside if isinstance(holder, list)]
    if elements:
        holder, key = random.choice(elements)
        holder.insert(random.randint(0, len(holder)), deepcopy(holder[key]))


def rename(game: str, random: Random, inside: list[Slot], position: dict[str, Any]) -> None:
    """Replace a text with another word of the game."""
    texts = [(holder, key) for holder, key in inside if isinstance(holder[key], str)]
    if texts:
        holder, key = random.choice(texts)
        holder[key] = random.choice(words(game))


def put_card(game: str, random: Random, inside: list[Slot], position: dict[str, Any]) -> None:
    """Put a random card into a random zone, usually one of a kind that lies there."""
    found = find_game(game)
    zone = random.choice(list(found.zones))
    fitting = zone.kinds if zone.kinds is not None and random.random() < 0.9 else None
    cards = [card.id for card in found.deck.printed if fitting is None or card.kind in fitting]
    zones = position.get("zones")
    if isinstance(zones, dict):
        row = zones.setdefault(zone.name, [])
        if not zone.single and isinstance(row, list):
            while len(row) < random.randint(1, min(zone.count, 12)):
                row.append([])
            row = random.choice(row) if row else []
        if isinstance(row, list):
            row.insert(random.randint(0, len(row)), random.choice(cards))


def borrow(game: str, random: Random, inside: list[Slot], position: dict[str, Any]) -> None:
    """Take over a part of another position."""
    part = random.choice((*PARTS, *PARTS, "options", "seats", "chance"))
    other = deepcopy(random.choice(positions(game))[part])
    if isinstance(other, dict) and other and isinstance(position.get(part), dict):
        name = random.choice(list(other))
        position[part][name] = other[name]
    else:
        position[part] = other


def change_seats(game: str, random: Random, inside: list[Slot], position: dict[str, Any]) -> None:
    """Change the number of seats."""
    position["seats"] = random.randint(0, 5)


MUTATIONS: Final[tuple[Callable[[str, Random, list[Slot], dict[str, Any]], None], ...]] = (
    *(delete, replace, nudge, nudge, swap, repeat, rename, put_card, put_card, borrow, borrow, change_seats),
)


def is_playable(position: dict[str, Any], seed: int) -> bool:
    """Return False if a position is rejected with an error of the kernel; check all that can be done with it."""
    try:
        table = undercroft.scenario(position)
    except UndercroftError as error:
        require(bool(str(error)), "an error without a sentence")
        return False
    random = Random(seed)
    check(table)
    table.phrases()
    undone = take_backs(table.game)
    for _ in range(MOVES):
        decision = table.decision
        if decision is None:
            break
        forward = [option for option in decision.options if option.move[0] not in undone] or decision.options
        table.apply(random.choice(forward))
        check(table)
    assert undercroft.replay(table.record().text()).digest() == table.digest()
    return True


def check(table: Table) -> None:
    """Look at a table as everybody does: views, texts of options, determinized worlds."""
    assert misplaced_cards(table.state) == []
    assert (table.decision is None) == (table.result is not None)
    assert table.decision is None or table.decision.options
    for seat in (*range(table.seats), None):
        msgspec.json.encode(table.view(seat))
        table.game.tell(table.opening, seat, 0)
        world = table.determinize(seat, seed=1)
        assert misplaced_cards(world.state) == []
        world.view(seat)


def fuzz(game: str, seed: int) -> bool:
    """Check a changed position of a game; return False if it is rejected."""
    position = mutated(game, Random(f"{game} {seed}"))
    return is_playable(position, seed)


def main() -> int:
    """Check changed positions of all games for some minutes; print those that fail."""
    parser = ArgumentParser(description=main.__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--game", choices=list(registered()))
    arguments = parser.parse_args()
    games = [arguments.game] if arguments.game else list(registered())
    end = monotonic() + 60 * arguments.minutes
    seed, playable, failures = arguments.seed, 0, 0
    while monotonic() < end:
        for game in games:
            try:
                playable += fuzz(game, seed)
            except Exception:
                failures += 1
                print(f"{game}, seed {seed}:", traceback.format_exc(), flush=True)
        seed += 1
    print(f"{len(games) * (seed - arguments.seed)} positions, {playable} playable, {failures} failures")
    return min(failures, 1)


if __name__ == "__main__":
    sys.exit(main())
