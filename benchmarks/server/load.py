"""How a server stands up to many tables: moves a second, time to the other seat, memory of a table, the first page."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from http.client import HTTPConnection
from statistics import quantiles
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec
from websockets.asyncio.client import connect

from benchmarks.server.attacks import ATTACKS
from benchmarks.server.matches import LARGEST, Match, arrive, make_matches
from benchmarks.server.relay import moves_passed_on
from benchmarks.server.served import HOST, Guest, NotServing, ServedProcess, first_load, serving

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

CONNECTING = 20
"""Sockets that are opened at once."""
ONE_FOR_ALL = """
guests_an_address = 1000000
sockets = 100000
reads_a_second = 100000
reads_burst = 100000
"""
"""Limits for a single address from which everybody plays; those who have no cookie yet count as one guest."""
STEP = 0.05
"""Seconds between two moves at the honest tables beside an attack."""
WARM_UP = 1.0
"""Seconds from the beginning of an attack until its effect is measured."""
A_GUEST = 20
"""Sockets that one guest may open."""
HONEST = 10
"""Tables at which people play beside an attack."""


class Plan(msgspec.Struct, frozen=True):
    """How much is measured."""

    tables: int = 1000
    """All tables: those that play, and those that wait until another one is over."""
    paced: tuple[int, ...] = (200, 1000)
    """Tables with one move a second each."""
    saturated: int = 200
    """Tables whose seats move as soon as they are asked."""
    idle: int = 2000
    """Sockets that only look on."""
    seconds: float = 10.0
    """The longest that each measurement may take."""
    attacks: tuple[str, ...] = ("none", *ATTACKS)
    attack_seconds: float = 8.0
    """How long people play beside each attack."""
    yardstick_seconds: float = 5.0
    """How long the yardstick is held to this machine, twice."""

    @property
    def measurements(self) -> int:
        """How many steps it has: the yardstick before and after, the server itself, each attack."""
        return 3 + len(self.attacks)


QUICK = Plan(tables=60, paced=(10,), saturated=30, idle=100, seconds=2.0, attack_seconds=1.0, yardstick_seconds=1.0)


class Paced(msgspec.Struct, frozen=True):
    """From sending a move to the other seat's update, with one move a second and table; milliseconds."""

    tables: int
    moves: int
    p50: float | None
    p99: float | None


class Attacked(msgspec.Struct, frozen=True):
    """From a move to the other seat's update while somebody attacks; milliseconds."""

    attack: str
    moves: int
    p50: float | None
    p99: float | None


class LoadReport(msgspec.Struct, frozen=True):
    """What a server on a SQLite file does with tables of two seats, driven over WebSockets on loopback."""

    tables: int
    seconds_to_first_page: float
    first_load_kilobytes: float
    kilobytes_a_table: float | None
    """Memory of a table that nobody looks at."""
    kilobytes_a_table_with_sockets: float | None
    """Memory of a table at which both seats are connected."""
    paced: tuple[Paced, ...]
    saturated_tables: int
    moves_a_second: float
    saturated_p99: float | None
    """From a move to the other seat's update in milliseconds, when all seats move as fast as they can."""
    processor_share: float | None
    """How busy the server kept one processor while it was saturated."""
    kilobytes_an_idle_socket: float | None
    """Memory of a socket that only looks on."""
    yardstick: float = 0.0
    """Moves a second that a server without rules and storage passes on, measured just before and just after."""
    attacks: tuple[Attacked, ...] = ()
    """How people play beside attacks from another address, with the usual limits."""

    def figures(self) -> list[tuple[str, float | None]]:
        """Every figure with its name, for a table."""
        told: list[tuple[str, float | None]] = []
        for name in self.__struct_fields__:
            if name not in ("paced", "attacks"):
                told.append((name, getattr(self, name)))
        for paced in self.paced:
            told += [(f"paced_{paced.tables}_tables_p50", paced.p50), (f"paced_{paced.tables}_tables_p99", paced.p99)]
        for attacked in self.attacks:
            told.append((f"beside_{attacked.attack.replace('-', '_')}_p99", attacked.p99))
        return told


def measure_load(plan: Plan, step: Callable[[], None] = lambda: None) -> LoadReport:
    """Start a server, measure it, end it; `step` is called after each of the plan's measurements."""
    allow_many_connections()
    before = asyncio.run(moves_passed_on(plan.saturated, plan.yardstick_seconds))
    step()
    with serving(ONE_FOR_ALL) as server:
        report = asyncio.run(_measure(server, plan))
    step()
    after = asyncio.run(moves_passed_on(plan.saturated, plan.yardstick_seconds))
    step()
    attacked = []
    for beside in measure_attacks(plan.attacks, plan.attack_seconds):
        attacked.append(beside)
        step()
    return msgspec.structs.replace(report, yardstick=round((before + after) / 2, 1), attacks=tuple(attacked))


async def _measure(server: ServedProcess, plan: Plan) -> LoadReport:
    weight = first_load(server.port)
    empty = server.memory()
    matches = make_matches(server.port, plan.tables)
    cached = server.memory()
    for first in range(0, len(matches), CONNECTING):
        await asyncio.gather(*(match.join(server.port) for match in matches[first : first + CONNECTING]))
    connected = server.memory()
    paced = [await pace(matches[:count], plan.seconds) for count in plan.paced]
    busy = server.processor_seconds()
    moves, times, seconds = await saturate(matches, plan.saturated, plan.seconds)
    busy_after = server.processor_seconds()
    for match in matches:
        await match.leave()
    idle = await idle_memory(server, matches, plan.idle)
    return LoadReport(
        tables=len(matches),
        seconds_to_first_page=round(server.seconds_to_first_page, 2),
        first_load_kilobytes=round(weight / 1000, 1),
        kilobytes_a_table=_share(empty, cached, len(matches)),
        kilobytes_a_table_with_sockets=_share(empty, connected, len(matches)),
        paced=tuple(paced),
        saturated_tables=plan.saturated,
        moves_a_second=round(moves / seconds, 1),
        saturated_p99=percentile(times, 99),
        processor_share=None if busy is None or busy_after is None else round((busy_after - busy) / seconds, 2),
        kilobytes_an_idle_socket=idle,
    )


def allow_many_connections() -> None:
    """Let this process open as many connections as the system allows it."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def idle_memory(server: ServedProcess, matches: Sequence[Match], count: int) -> float | None:
    """Kilobytes that the server holds for each of so many sockets that look on at its tables."""
    before, sockets = server.memory(), []
    connection = HTTPConnection(HOST, server.port)
    guests = [Guest(connection) for _ in range(1 + count // A_GUEST)]
    connection.close()
    for number in range(count):
        address = f"ws://{HOST}:{server.port}/api/tables/{matches[number % len(matches)].code}/socket"
        headers = {"Cookie": guests[number // A_GUEST].cookie}
        socket = await connect(
            address, additional_headers=headers, compression=None, max_size=LARGEST, ping_interval=None
        )
        await socket.recv(decode=False)
        sockets.append(socket)
    after = server.memory()
    for socket in sockets:
        socket.transport.abort()
    return _share(before, after, count)


def measure_attacks(attacks: Sequence[str], seconds: float) -> Iterator[Attacked]:
    """How people play beside each attack; every one on a server of its own."""
    for attack in attacks:
        with serving() as server:
            yield asyncio.run(_attacked(server.port, attack, seconds))


async def _attacked(port: int, attack: str, seconds: float) -> Attacked:
    matches = make_matches(port, HONEST)
    times: list[float] = []
    for match in matches:
        match.on_move = times.append
        await match.join(port)
    attackers = [
        await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "benchmarks.server.attacks",
            attack,
            str(port),
            matches[0].code,
            str(seconds + WARM_UP),
        )
        for _ in range(attack != "none")
    ]
    await asyncio.sleep(WARM_UP)
    loop = asyncio.get_running_loop()
    start = loop.time()
    for number in range(int(seconds / STEP)):
        await asyncio.sleep(start + number * STEP - loop.time())
        await matches[number % HONEST].move()
    await arrive(matches)
    for attacker in attackers:
        if await attacker.wait():
            raise NotServing(f"the attack {attack} did not take place")
    for match in matches:
        await match.leave()
    return Attacked(attack=attack, moves=len(times), p50=percentile(times, 50), p99=percentile(times, 99))


def _share(before: int | None, after: int | None, tables: int) -> float | None:
    return None if before is None or after is None else round((after - before) / tables / 1000, 1)


async def pace(matches: Sequence[Match], seconds: float) -> Paced:
    """One move a second at every table, spread over the second."""
    times: list[float] = []
    loop = asyncio.get_running_loop()
    start = loop.time()

    async def play(match: Match, phase: float) -> None:
        match.on_move = times.append
        for second in range(int(seconds)):
            await asyncio.sleep(start + phase + second - loop.time())
            await match.move()

    await asyncio.gather(*(play(match, number / len(matches)) for number, match in enumerate(matches)))
    await arrive(matches)
    return Paced(tables=len(matches), moves=len(times), p50=percentile(times, 50), p99=percentile(times, 99))


async def saturate(matches: Sequence[Match], count: int, seconds: float) -> tuple[int, list[float], float]:
    """Moves, their times and the seconds they took: so many tables play at once, others follow those that are over."""
    times: list[float] = []
    done = asyncio.Event()
    waiting = iter(matches[count:])
    begun: set[asyncio.Task[None]] = set()

    def begin(match: Match) -> None:
        match.on_move = times.append
        match.on_end = follow
        match.eager = True
        begun.add(asyncio.create_task(match.move()))

    def follow() -> None:
        match = next(waiting, None)
        if match is None:
            done.set()  # from here on fewer would play
        else:
            begin(match)

    start = perf_counter()
    for match in matches[:count]:
        begin(match)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(done.wait(), seconds)
    taken, moves = perf_counter() - start, len(times)
    for match in matches:
        match.eager = False
        match.check()
    await asyncio.gather(*begun)
    return moves, times[:moves], taken


def percentile(times: Sequence[float], percent: int) -> float | None:
    """A percentile in milliseconds; None if nothing was timed."""
    if len(times) < 2:  # all percentiles of one are that one
        return round(times[0] * 1000, 2) if times else None
    return round(quantiles(times, n=100, method="inclusive")[percent - 1] * 1000, 2)
