"""Load test of a server: throughput and latency of moves, memory of tables and sockets, size of the first page."""

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
from benchmarks.server.matches import MAX_MESSAGE_BYTES, Match, make_matches, wait_for_moves
from benchmarks.server.relay import measure_relay
from benchmarks.server.served import HOST, Guest, NotServing, ServedProcess, first_load, serving

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

CONCURRENT_CONNECTS = 20
"""Sockets that are opened at once."""
ONE_ADDRESS = """
guests_an_address = 1000000
sockets = 100000
reads_a_second = 100000
reads_burst = 100000
"""
"""Limits of a server whose players all share one address; those without a cookie count as one guest."""
MOVE_INTERVAL = 0.05
"""Seconds between two moves while an attack goes on."""
WARM_UP = 2.0
"""Seconds from the start of an attack until the measurement starts."""
SOCKETS_A_GUEST = 20
"""Sockets that one guest may open."""
PLAYED_TABLES = 10
"""Tables that are played while an attack goes on."""


class Plan(msgspec.Struct, frozen=True):
    """Size of a load test."""

    tables: int = 1000
    """All tables; those that do not play at first replace tables whose games end."""
    paced: tuple[int, ...] = (200, 1000)
    """Numbers of tables with one move a second each."""
    saturated: int = 200
    """Tables whose seats move as soon as it is their turn."""
    idle: int = 2000
    """Sockets of spectators."""
    seconds: float = 10.0
    """Maximum duration of a measurement."""
    attacks: tuple[str, ...] = ("none", *ATTACKS)
    attack_seconds: float = 8.0
    """Duration of the measurement during each attack."""
    yardstick_seconds: float = 5.0
    """Duration of each of the two runs of the yardstick."""

    @property
    def measurements(self) -> int:
        """Number of measurements: the yardstick before and after, the server itself, each attack."""
        return 3 + len(self.attacks)


QUICK = Plan(
    tables=60,
    paced=(10,),
    saturated=30,
    idle=100,
    seconds=2.0,
    attacks=("none", "imports", "reads_tables", "refused_jobs", "noise"),
    attack_seconds=1.0,
    yardstick_seconds=1.0,
)


class Paced(msgspec.Struct, frozen=True):
    """Milliseconds from a move to the other seat's update, with one move a second at each table."""

    tables: int
    moves: int
    p50: float | None
    p99: float | None


class Attacked(msgspec.Struct, frozen=True):
    """Milliseconds from a move to the other seat's update during an attack, and what the attack leaves behind."""

    attack: str
    moves: int
    p50: float | None
    p99: float | None
    megabytes: float | None
    """Growth of the server's memory."""
    log_kilobytes: float
    """Growth of its log."""


class LoadReport(msgspec.Struct, frozen=True):
    """Figures of a server on a SQLite file, with tables of two seats, over WebSockets on loopback."""

    tables: int
    seconds_to_first_page: float
    first_load_kilobytes: float
    kilobytes_a_table: float | None
    """Memory of a table without sockets."""
    kilobytes_a_table_with_sockets: float | None
    """Memory of a table with both seats connected."""
    paced: tuple[Paced, ...]
    saturated_tables: int
    moves_a_second: float
    saturated_p99: float | None
    """Milliseconds from a move to the other seat's update while all seats move as fast as they can."""
    processor_share: float | None
    """Share of one processor that the server used while it was saturated."""
    kilobytes_an_idle_socket: float | None
    """Memory of a spectator's socket."""
    yardstick: float = 0.0
    """Moves a second of a server without rules and storage, measured just before and just after."""
    attacks: tuple[Attacked, ...] = ()
    """Latency during attacks from another address, with the default limits."""

    def figures(self) -> list[tuple[str, float | None]]:
        """Return all figures with their names."""
        figures: list[tuple[str, float | None]] = []
        for name in self.__struct_fields__:
            if name not in ("paced", "attacks"):
                figures.append((name, getattr(self, name)))
        for paced in self.paced:
            figures += [
                (f"paced_{paced.tables}_tables_p50", paced.p50),
                (f"paced_{paced.tables}_tables_p99", paced.p99),
            ]
        for attacked in self.attacks:
            figures += [
                (f"beside_{attacked.attack}_p99", attacked.p99),
                (f"beside_{attacked.attack}_megabytes", attacked.megabytes),
                (f"beside_{attacked.attack}_log_kilobytes", attacked.log_kilobytes),
            ]
        return figures


def measure_load(plan: Plan, step: Callable[[], None] = lambda: None) -> LoadReport:
    """Start a server, measure it and stop it; call `step` after each measurement of the plan."""
    allow_many_connections()
    before = asyncio.run(measure_relay(plan.saturated, plan.yardstick_seconds))
    step()
    with serving(ONE_ADDRESS) as server:
        report = asyncio.run(_measure(server, plan))
    step()
    after = asyncio.run(measure_relay(plan.saturated, plan.yardstick_seconds))
    step()
    attacked = []
    for result in measure_attacks(plan.attacks, plan.attack_seconds):
        attacked.append(result)
        step()
    return msgspec.structs.replace(report, yardstick=round((before + after) / 2, 1), attacks=tuple(attacked))


async def _measure(server: ServedProcess, plan: Plan) -> LoadReport:
    weight = first_load(server.port)
    empty = server.memory()
    matches = make_matches(server.port, plan.tables)
    cached = server.memory()
    for first in range(0, len(matches), CONCURRENT_CONNECTS):
        await asyncio.gather(*(match.join(server.port) for match in matches[first : first + CONCURRENT_CONNECTS]))
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
    """Raise the limit of open files to the maximum that the system allows."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def idle_memory(server: ServedProcess, matches: Sequence[Match], count: int) -> float | None:
    """Connect spectators to the tables; return the kilobytes of memory that each of them takes."""
    before, sockets = server.memory(), []
    connection = HTTPConnection(HOST, server.port)
    guests = [Guest(connection) for _ in range(1 + count // SOCKETS_A_GUEST)]
    connection.close()
    for number in range(count):
        address = f"ws://{HOST}:{server.port}/api/tables/{matches[number % len(matches)].code}/socket"
        headers = {"Cookie": guests[number // SOCKETS_A_GUEST].cookie}
        socket = await connect(
            address, additional_headers=headers, compression=None, max_size=MAX_MESSAGE_BYTES, ping_interval=None
        )
        await socket.recv(decode=False)
        sockets.append(socket)
    after = server.memory()
    for socket in sockets:
        socket.transport.abort()
    return _share(before, after, count)


def measure_attacks(attacks: Sequence[str], seconds: float) -> Iterator[Attacked]:
    """Measure the latency of moves during each attack, each on a server of its own."""
    for attack in attacks:
        with serving() as server:
            yield asyncio.run(_attacked(server, attack, seconds))


async def _attacked(server: ServedProcess, attack: str, seconds: float) -> Attacked:
    port, matches = server.port, make_matches(server.port, PLAYED_TABLES)
    times: list[float] = []
    for match in matches:
        match.on_move = times.append
        await match.join(port)
    memory, logged = server.memory(), server.log_bytes()
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
    for number in range(int(seconds / MOVE_INTERVAL)):
        await asyncio.sleep(start + number * MOVE_INTERVAL - loop.time())
        await matches[number % PLAYED_TABLES].move()
    await wait_for_moves(matches)
    for attacker in attackers:
        if await attacker.wait():
            raise NotServing(f"the attack {attack} failed")
    grown = _share(memory, server.memory(), 1000)
    for match in matches:
        await match.leave()
    return Attacked(
        attack=attack,
        moves=len(times),
        p50=percentile(times, 50),
        p99=percentile(times, 99),
        megabytes=grown,
        log_kilobytes=round((server.log_bytes() - logged) / 1000, 1),
    )


def _share(before: int | None, after: int | None, tables: int) -> float | None:
    return None if before is None or after is None else round((after - before) / tables / 1000, 1)


async def pace(matches: Sequence[Match], seconds: float) -> Paced:
    """Play one move a second at every table, spread over the second."""
    times: list[float] = []
    loop = asyncio.get_running_loop()
    start = loop.time()

    async def play(match: Match, phase: float) -> None:
        match.on_move = times.append
        for second in range(int(seconds)):
            await asyncio.sleep(start + phase + second - loop.time())
            await match.move()

    await asyncio.gather(*(play(match, number / len(matches)) for number, match in enumerate(matches)))
    await wait_for_moves(matches)
    return Paced(tables=len(matches), moves=len(times), p50=percentile(times, 50), p99=percentile(times, 99))


async def saturate(matches: Sequence[Match], count: int, seconds: float) -> tuple[int, list[float], float]:
    """Keep a number of tables playing as fast as they can; return the moves, their latencies and the duration.

    A table whose game ends is replaced by one that waits.
    """
    times: list[float] = []
    done = asyncio.Event()
    waiting = iter(matches[count:])
    tasks: set[asyncio.Task[None]] = set()

    def start_playing(match: Match) -> None:
        match.on_move = times.append
        match.on_end = replace_finished
        match.eager = True
        tasks.add(asyncio.create_task(match.move()))

    def replace_finished() -> None:
        match = next(waiting, None)
        if match is None:
            done.set()  # from here on there would be fewer
        else:
            start_playing(match)

    start = perf_counter()
    for match in matches[:count]:
        start_playing(match)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(done.wait(), seconds)
    taken, moves = perf_counter() - start, len(times)
    for match in matches:
        match.eager = False
        match.check()
    await asyncio.gather(*tasks)
    return moves, times[:moves], taken


def percentile(times: Sequence[float], percent: int) -> float | None:
    """Return a percentile in milliseconds, or None without any times."""
    if len(times) < 2:  # `quantiles` needs two
        return round(times[0] * 1000, 2) if times else None
    return round(quantiles(times, n=100, method="inclusive")[percent - 1] * 1000, 2)
