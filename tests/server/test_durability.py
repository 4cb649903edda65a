"""Nothing acknowledged is lost: evicted tables, several processes, killed processes, full disks, other rules."""

from __future__ import annotations

import asyncio
import contextlib
import resource
from pathlib import Path
from typing import TYPE_CHECKING, Any

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest

import undercroft
from tests.server.running_server import (
    GENEROUS,
    PATIENCE,
    QUICK,
    Line,
    Server,
    ServerProcess,
    dealt,
    forward,
    record_of_start,
    settings,
)
from undercroft.client import Client, Refused, Seat
from undercroft.server.config import Limits

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

pytestmark = pytest.mark.both_databases
ME, OPEN = {"kind": "me"}, {"kind": "open"}


async def step(seat: Seat) -> tuple[int, str]:
    """Play a move; return its acknowledged number and option."""
    assert seat.view is not None
    number, option = seat.next, forward(seat.view)
    await seat.choose(option)
    return number, option


# -- the cache -----------------------------------------------------------------------------------------------------


async def test_evicted_tables_are_replayed(make_database: Callable[[], str]) -> None:
    limits = Limits(live_tables=2, messages_a_second=GENEROUS.messages_a_second, burst=GENEROUS.burst)
    with Server(settings(make_database(), limits=limits)) as server:
        async with Client(server.url, name="Olena") as olena:
            codes = [await dealt(olena, [ME], seed) for seed in range(6)]
            for _ in range(3):
                for code in codes:
                    async with olena.sit(code) as seat:
                        await step(seat)
                        await step(seat)
            assert (await olena.ask("GET", "/api/health"))["tables"] <= 3
            for seed, code in enumerate(codes):
                async with olena.sit(code) as seat:
                    table = undercroft.replay(record_of_start(1, seed))
                    while len(table.moves) < 6:
                        table.apply(forward(table.view(0)))
                    assert seat.view is not None
                    assert seat.next == 6
                    assert seat.view["zones"] == table.view(0)["zones"]


async def test_a_table_in_use_stays_the_same_table(make_database: Callable[[], str]) -> None:
    """Two sockets at one code share one table, however small the cache is."""
    limits = Limits(live_tables=1, messages_a_second=GENEROUS.messages_a_second, burst=GENEROUS.burst)
    with Server(settings(make_database(), limits=limits)) as server:
        async with Client(server.url) as olena:
            code, other = await dealt(olena, [ME]), await dealt(olena, [ME])
            async with Line(server.url, code, olena) as first, olena.sit(other):
                await first.hear("seats")
                async with olena.sit(code) as seat:
                    await step(seat)
                    assert (await first.hear("update"))["entry"] == 1


# -- several processes ---------------------------------------------------------------------------------------------


@pytest.fixture
def two_servers(make_database: Callable[[], str]) -> Iterator[tuple[Server, Server]]:
    """Two independent servers on one database."""
    database = make_database()
    with Server(settings(database)) as one, Server(settings(database)) as other:
        yield one, other


async def test_the_slower_of_two_servers_recovers(two_servers: tuple[Server, Server]) -> None:
    one, other = two_servers
    async with Client(one.url, name="Olena") as here, Client(other.url, cookie=here.cookie) as there:
        assert there.name == "Olena"
        code = await dealt(here, [ME])
        async with Line(one.url, code, here) as left, Line(other.url, code, there) as right:
            view = (await left.hear("view"))["view"]
            await right.hear("view")
            option, another = (view["decision"]["options"][index]["text"] for index in (-1, 0))
            assert option != another
            assert (await right.ask({"type": "choose", "entry": 0, "option": option}))["entry"] == 1
            # The first server does not know it yet: it tries to write the same entry, and catches up.
            await left.send({"type": "choose", "entry": 0, "option": another})
            assert (await left.hear("update"))["entry"] == 1
            refused = await left.hear("refused")
            assert (refused["code"], refused["details"]["expected"]) == ("out-of-order", 1)
            # The same entry through the other server is answered and written once.
            assert (await left.ask({"type": "choose", "entry": 0, "option": option}))["type"] == "view"
            async with here.sit(code) as seat:
                assert seat.next == 1
                await step(seat)
                await step(seat)
            # Now the second server is behind.
            async with there.sit(code) as seat:
                assert seat.next == 3, "a first view includes the entries of all servers"
                await step(seat)
            assert (await right.hear("update"))["entry"] == 2
        async with here.sit(code) as seat:
            async for view in seat:
                await seat.choose(forward(view))
        assert undercroft.replay(await there.record(code)).result is not None


async def test_an_entry_that_is_sent_again_through_another_server_is_made_once(
    two_servers: tuple[Server, Server],
) -> None:
    one, other = two_servers
    async with Client(one.url, name="Olena") as here, Client(other.url, cookie=here.cookie) as there:
        code = await dealt(here, [ME])
        async with Line(one.url, code, here) as left, Line(other.url, code, there) as right:
            view = (await left.hear("view"))["view"]
            await right.hear("view")
            made = {"type": "choose", "entry": 0, "option": view["decision"]["options"][-1]["text"]}
            assert (await right.ask(made))["entry"] == 1
            await left.send(made)  # the first server does not know it yet
            assert (await left.hear("update"))["entry"] == 1
            await left.send({"type": "ping"})
            await left.hear("pong")
            assert "refused" not in {message["type"] for message in left.heard}


async def test_bots_of_two_servers_at_one_table_do_not_stop_each_other(two_servers: tuple[Server, Server]) -> None:
    """Both try to write every entry; the slower one catches up and continues."""
    one, other = two_servers
    async with Client(one.url) as here, Client(other.url) as there:
        code = await here.make_table("dragon-tower", ["random", "random"], QUICK)
        async with here.spectate(code) as left, there.spectate(code) as right, asyncio.timeout(PATIENCE):
            for spectator in (left, right):
                async for _ in spectator.changes():
                    pass
            assert left.status == right.status == "over"
            assert left.next == right.next
            assert left.view is not None
            assert right.view is not None
            assert left.view["zones"] == right.view["zones"]
        assert undercroft.replay(await there.record(code)).result is not None


async def test_seats_taken_through_another_server_are_seen(two_servers: tuple[Server, Server]) -> None:
    one, other = two_servers
    async with Client(one.url, name="Olena") as here, Client(other.url, name="Bartek") as there:
        code = await dealt(here, [ME, OPEN, OPEN], options={"team": "deal", "skills": "none"})
        await there.change_seat(code, 1, "sit")
        with pytest.raises(Refused, match="seat-taken"):
            await here.change_seat(code, 1, "sit")
        async with Line(one.url, code, here) as line:
            await line.hear("view")
            await here.change_seat(code, 2, "bot", "random")
            begun = await line.hear("view")
            assert begun["status"] == "playing"
            assert [seat["name"] for seat in begun["seats"]][:2] == ["Olena", "Bartek"]
        async with there.sit(code) as seat:
            assert seat.status == "playing"


async def test_processes_that_start_at_once_on_an_empty_database(make_empty_database: Callable[[], str]) -> None:
    database = make_empty_database()
    with ServerProcess(settings(database)) as one, ServerProcess(settings(database)) as other:
        for server in (one, other):
            async with Client(server.url) as client, asyncio.timeout(PATIENCE):
                assert (await client.ask("GET", "/api/health"))["status"] == "ok"


# -- killed ----------------------------------------------------------------------------------------------------------


async def play_on(url: str, cookie: str | None, code: str, number: int, acknowledged: list[tuple[int, str]]) -> None:
    """Play a seat to the end of the game, across restarts of the server."""
    async with Seat(url, code, cookie, number) as seat:
        async for view in seat:
            option = forward(view)
            entry = seat.next
            await seat.choose(option)
            acknowledged.append((entry, option))


async def test_a_killed_server_loses_nothing_acknowledged(make_database: Callable[[], str]) -> None:
    tables = 3
    with ServerProcess(settings(make_database())) as server:
        async with Client(server.url, name="Olena") as olena, Client(server.url, name="Bartek") as bartek:
            kinds: list[dict[str, Any]] = [ME, OPEN, {"kind": "bot", "level": "random"}]
            options = {"team": "deal", "skills": "none"}
            codes = [await dealt(olena, kinds, seed, options) for seed in range(tables)]
            kept: dict[str, list[list[tuple[int, str]]]] = {code: [[], []] for code in codes}
            games = []
            for code in codes:
                await bartek.change_seat(code, 1, "sit")
                for number, client in enumerate((olena, bartek)):
                    games.append(
                        asyncio.create_task(
                            play_on(server.url, client.cookie, code, number, kept[code][number]), name=code
                        )
                    )

            async def after_moves(count: int) -> None:
                """Wait until this many moves were acknowledged or all games are over."""
                while sum(len(part) for parts in kept.values() for part in parts) < count:
                    if all(game.done() for game in games):
                        break
                    await asyncio.sleep(0.001)

            deaths = 0
            for count in (6, 20):
                await after_moves(count)
                assert not all(game.done() for game in games), "in the middle of games"
                server.kill()
                deaths += 1
                server.start()
            async with asyncio.timeout(2 * PATIENCE):
                await asyncio.gather(*games)
            assert deaths == 2
            for code in codes:
                table = undercroft.replay(await olena.record(code))
                assert table.result is not None
                for seat, entries in enumerate(kept[code]):
                    assert entries
                    for number, option in entries:
                        assert (table.moves[number].seat, table.moves[number].option) == (seat, option)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
async def test_workers_die_with_a_killed_server(tmp_path: Path) -> None:
    with ServerProcess(settings(f"sqlite:///{tmp_path / 'tables.sqlite'}")) as server:
        async with Client(server.url) as client:
            code = await client.make_table("dragon-tower", ["random"], QUICK)
            async with client.spectate(code) as spectator:
                async for view in spectator.changes():
                    if view["number"]:
                        break
        assert server._process is not None
        workers = children_of(server._process.pid)
        assert workers
        server.kill()
        async with asyncio.timeout(PATIENCE):
            while any(is_alive(worker) for worker in workers):
                await asyncio.sleep(0.02)


def children_of(parent: int) -> list[int]:
    """Return the child processes of a process."""
    found = []
    for folder in Path("/proc").iterdir():
        with contextlib.suppress(OSError, IndexError, ValueError):
            if int((folder / "stat").read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(folder.name))
    return found


def is_alive(process: int) -> bool:
    """Return True if a process exists and is not a zombie."""
    try:
        return (Path("/proc") / str(process) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


# -- storage that fails ----------------------------------------------------------------------------------------------


class Disk:
    """Makes the database of a server process reject writes, and accept them again."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server

    async def fill(self) -> None:
        """Make every write fail."""
        if self._server.config.database.startswith("sqlite"):
            self._limit(1)
        else:
            await self._read_only("on")

    async def clear(self) -> None:
        """Let writes succeed again."""
        if self._server.config.database.startswith("sqlite"):
            self._limit(resource.RLIM_INFINITY)
        else:
            await self._read_only("off")

    def _limit(self, size: int) -> None:
        """Limit the size of files, so that the operating system rejects writes as on a full disk."""
        assert self._server._process is not None
        resource.prlimit(self._server._process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    async def _read_only(self, word: str) -> None:
        """Make PostgreSQL read-only and close all connections, as maintenance does."""
        url = self._server.config.database
        name = url.rpartition("/")[2]
        connection = await asyncpg.connect(url.removesuffix(name) + "postgres")
        await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {word}")
        await connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
        await connection.close()


async def test_a_full_disk_rejects_writes_and_loses_nothing(make_database: Callable[[], str]) -> None:
    with ServerProcess(settings(make_database())) as server:
        disk = Disk(server)
        async with Client(server.url, name="Olena") as olena, Client(server.url, name="Bartek") as bartek:
            code = await dealt(olena, [ME, OPEN])
            await bartek.change_seat(code, 1, "sit")
            async with olena.sit(code) as one, bartek.sit(code) as other, Line(server.url, code) as spectator:
                acknowledged: list[tuple[int, str]] = []

                async def play(most: int) -> None:
                    """Play moves of the seat to move."""
                    for _ in range(most):
                        while one.next != other.next:
                            await (one if one.next < other.next else other)._receive()
                        if one.status == "over":
                            return
                        acknowledged.append(await step(one if one.is_asked else other))

                await play(5)
                await disk.fill()
                for _ in range(3):
                    with pytest.raises(Refused, match="storage-failed") as refused:
                        await play(1)
                    assert refused.value.entry == 5
                with pytest.raises(Refused, match="storage-failed"):
                    await olena.ask("GET", "/api/health")
                with pytest.raises(Refused, match="storage-failed"):
                    await olena.make_table("dragon-tower", ["me"], QUICK)
                with pytest.raises(Refused, match="storage-failed"):
                    await bartek.ask("PUT", "/api/me", {"name": "B"})
                with pytest.raises(Refused, match="storage-failed"):
                    await bartek.change_seat(code, 1, "leave")
                await spectator.send({"type": "chat", "text": "x"})
                assert (await spectator.hear("refused"))["code"] == "storage-failed"
                assert (await olena.ask("GET", f"/api/tables/{code}"))["entries"] == 5
                await disk.clear()
                assert (await olena.ask("GET", "/api/health"))["status"] == "ok"
                await play(1000)
            table = undercroft.replay(await olena.record(code))
            assert [(number, made.option) for number, made in enumerate(table.moves)] == acknowledged
            assert table.names == ("Olena", "Bartek")


async def test_a_table_of_other_rules_is_rejected_and_blocks_nothing(
    make_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = make_database()
    with Server(settings(database, bot_pause=1000.0)) as server:
        async with Client(server.url) as olena:
            code = await olena.make_table("dragon-tower", ["random", "me"], QUICK)
    from undercroft.games.dragon_tower.game import DragonTower

    monkeypatch.setattr(DragonTower, "version", DragonTower.version + 1)
    with Server(settings(database)) as server:
        async with Client(server.url, cookie=olena.cookie) as again:
            with pytest.raises(Refused, match="table-outdated"):
                async with again.sit(code):
                    pass
            assert (await again.ask("GET", "/api/health"))["status"] == "ok"
            async with again.sit(await again.make_table("dragon-tower", ["me"], QUICK)) as seat:
                await step(seat)
        assert any("cannot be replayed" in mishap for mishap in server.mishaps.seen)
