"""Attacks on a server, each by one guest or from one address: `python -m benchmarks.server.attacks`.

They come from a loopback address of their own, so that the server's limits by address concern only them.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from functools import partial
from http.client import HTTPConnection, HTTPException
from threading import Thread
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Final

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from benchmarks.server.served import HOST, Guest
from undercroft.kernel.game import find_game

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ADDRESS: Final = "127.0.0.2"
"""Source address of the attacks."""
GAME: Final = "dragon-tower"
DUEL: Final = "boss-monster"
"""A game whose search bots need much time."""
POSITION: Final[dict[str, Any]] = {
    "game": GAME,
    "seats": 1,
    "options": {"heroes": 2},
    "zones": {"hero": [["paladin"], ["mage"]], "hand": [["divine_song"], ["backflip"]], "room": [["ghost"]]},
    "position": {"phase": "fight", "floor": 1},
}
ME: Final = [{"kind": "me"}]
OPEN: Final = [{"kind": "me"}, {"kind": "open"}]
GUESTS: Final = 10
"""Guests who read at once; their requests together are as many as an address may send."""
TABLES: Final = 30
"""Open tables of the first of them, as many as a guest may make at once."""
READS: Final = {
    "home": "/",
    "games": "/api/games",
    "tables": "/api/tables",
    "puzzles": "/api/puzzles",
    "daily": "/api/daily",
    "campaigns": "/api/campaigns",
    "profile": "/api/profile",
    "export": "/api/profile/export",
    "health": "/api/health",
    "texts": "/api/texts/uk/boss-monster",
}
"""Paths that guests may read as often as the limits allow."""


class Attack:
    """An attack that lasts for a number of seconds."""

    def __init__(self, port: int, code: str, seconds: float) -> None:
        self.port = port
        self.code = code
        self.end = monotonic() + seconds

    @property
    def is_running(self) -> bool:
        """True until the time is over."""
        return monotonic() < self.end

    def connect(self) -> HTTPConnection:
        """Open an HTTP connection from the attack's address."""
        return HTTPConnection(HOST, self.port, timeout=10, source_address=(ADDRESS, 0))

    def flood(
        self, method: str, path: str, body: Any = None, threads: int = 4, cookies: Sequence[str] | None = None
    ) -> None:
        """Send the same request over and over in several threads, each time as a new guest or with a cookie each."""
        data = None if body is None else msgspec.json.encode(body)
        if cookies is None:
            cookies = [""] * threads
        self.in_threads([partial(self._flood, method, path, data, cookie) for cookie in cookies])

    def in_threads(self, functions: Sequence[Callable[[], None]]) -> None:
        """Call each function in a thread of its own; wait for all of them."""
        workers = [Thread(target=function) for function in functions]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()

    def _flood(self, method: str, path: str, data: bytes | None, cookie: str) -> None:
        connection = self.connect()
        headers = {"Content-Type": "application/json", "Accept-Encoding": "gzip", "Cookie": cookie}
        while self.is_running:
            try:
                connection.request(method, path, data, headers)
                connection.getresponse().read()
            except (HTTPException, OSError):  # the server may close the connection
                connection.close()

    def sockets(self, count: int, text: str | None, stay: bool = True) -> None:
        """Connect many spectators that send a text without end, or that connect again and again."""

        async def watch_with_all() -> None:
            connection = self.connect()
            cookies = [Guest(connection).cookie for _ in range(1 + count // 20)]
            connection.close()
            await asyncio.gather(*(self.watch(cookies[number // 20], self.code, text, stay) for number in range(count)))

        asyncio.run(watch_with_all())

    def dragons(self, count: int) -> None:
        """Make tables of four searching bots, and watch them."""

        async def watch_all() -> None:
            connection = self.connect()
            watched = []
            for number in range(count):
                if number % 20 == 0:
                    host = Guest(connection)
                body = {"game": DUEL, "seats": [{"kind": "bot", "level": "dragon"}] * 4}
                watched.append(self.watch(host.cookie, host.ask("POST", "/api/tables", body)["id"]))
            connection.close()
            await asyncio.gather(*watched)

        asyncio.run(watch_all())

    async def watch(self, cookie: str, code: str, text: str | None = None, stay: bool = True) -> None:
        """Connect a spectator to a table that sends a text without end, or that connects again and again."""
        address = f"ws://{HOST}:{self.port}/api/tables/{code}/socket"
        while self.is_running:
            with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                async with connect(
                    address,
                    additional_headers={"Cookie": cookie},
                    compression=None,
                    max_size=1 << 24,
                    local_addr=(ADDRESS, 0),
                ) as socket:
                    await socket.recv()
                    while self.is_running and stay:
                        if text is not None:
                            await socket.send(text)
                        await asyncio.sleep(0.001 if text is not None else 0.1)
            await asyncio.sleep(0.01)


def long_record(moves: int) -> str:
    """Return a record of moves that lead to and fro between two positions."""
    header = {"undercroft": 1, "game": GAME, "rules": find_game(GAME).version, "seats": 1, "seed": 0}
    lines: list[dict[str, Any]] = [{**header, "position": POSITION}]
    lines += [{"do": "fight_alone hero=0 foe=ghost"}, {"do": "withdraw"}] * (moves // 2)
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def settings(attack: Attack) -> None:
    """Request tables with an option of sixty thousand names."""
    attack.flood("POST", "/api/tables", {"game": GAME, "seats": ME, "options": {"team": ["paladin"] * 60_000}})


def replays(attack: Attack) -> None:
    """Request the last frames of a long record."""
    attack.flood("POST", "/api/watch", {"record": long_record(9_900), "first": 9_890})


def imports(attack: Attack) -> None:
    """Request tables that start from long records."""
    attack.flood("POST", "/api/tables", {"game": GAME, "seats": ME, "record": long_record(9_900)})


def names(attack: Attack) -> None:
    """Request a name of a megabyte."""
    attack.flood("PUT", "/api/me", {"name": "x" * 1_000_000})


def reading(attack: Attack) -> None:
    """Request lists of tables."""
    attack.flood("GET", "/api/tables", threads=8)


def reads(path: str, attack: Attack) -> None:
    """Read a path as ten guests; the first of them has thirty open tables."""
    connection = attack.connect()
    guests = [Guest(connection) for _ in range(GUESTS)]
    for _ in range(TABLES):
        guests[0].ask("POST", "/api/tables", {"game": GAME, "seats": OPEN, "options": {"heroes": 2}, "listed": True})
    attack.flood("GET", path, cookies=[guest.cookie for guest in guests])


def refused_jobs(attack: Attack) -> None:
    """Upload records of almost a megabyte that a worker refuses."""
    attack.flood("POST", "/api/watch", {"record": "\n" * 30_000 + "x" * 900_000}, threads=2)


def noise(attack: Attack) -> None:
    """Open connections that speak no HTTP."""

    def speak() -> None:
        while attack.is_running:
            connection = attack.connect()
            with contextlib.suppress(OSError):
                connection.connect()
                connection.sock.sendall(b"\x16\x03\x01 no HTTP\r\n\r\n")
                while connection.sock.recv(1024):
                    pass
            connection.close()

    attack.in_threads([speak] * 4)


def silence(attack: Attack) -> None:
    """Open connections without requests, and send bodies that do not end."""
    connections = []
    for number in range(600):
        connection = attack.connect()
        with contextlib.suppress(OSError):
            connection.connect()
            if number % 2:
                connection.sock.sendall(b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        connections.append(connection)
    while attack.is_running:
        sleep(0.1)


def crowd(attack: Attack) -> None:
    """Connect and disconnect many spectators."""
    attack.sockets(150, None, stay=False)


def chat(attack: Attack) -> None:
    """Connect many spectators that write chat lines without end."""
    attack.sockets(40, '{"type":"chat","text":"hello"}')


def messages(attack: Attack) -> None:
    """Send moves that are not legal without end."""
    attack.sockets(40, '{"type":"choose","entry":0,"option":"' + "x" * 10_000 + '"}')


def dragons(attack: Attack) -> None:
    """Let four bots of the strongest level play at another table, which must not slow down the others."""
    attack.dragons(1)


def crowd_of_dragons(attack: Attack) -> None:
    """Let such bots play at sixty tables, each of which is watched: bots rest where nobody is connected."""
    attack.dragons(60)


def positions(attack: Attack) -> None:
    """Request replays of records whose positions cannot be."""
    header = {"undercroft": 1, "game": GAME, "rules": find_game(GAME).version, "seats": 1, "seed": 0}
    hostile = {**POSITION, "zones": {**POSITION["zones"], "skill": [["ghost"]]}}
    attack.flood("POST", "/api/watch", {"record": msgspec.json.encode({**header, "position": hostile}).decode() + "\n"})


ATTACKS: Final[dict[str, Callable[[Attack], None]]] = {
    **{
        one.__name__: one
        for one in (
            *(settings, replays, imports, names, reading, silence, crowd, chat, messages, dragons, crowd_of_dragons),
            *(positions, refused_jobs, noise),
        )
    },
    **{f"reads_{name}": partial(reads, path) for name, path in READS.items()},
}


def main() -> None:
    """Run an attack; the arguments are its name, the port, the code of a table and the seconds."""
    name, port, code, seconds = sys.argv[1:]
    ATTACKS[name](Attack(int(port), code, float(seconds)))


if __name__ == "__main__":
    main()
