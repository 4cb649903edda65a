"""Attacks on a server, each by one guest or from one address: `python -m benchmarks.server.attacks`.

They come from an address of their own on loopback, so that what the server counts by address is theirs.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
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
    from collections.abc import Callable

ELSEWHERE: Final = "127.0.0.2"
"""Where the attacks come from."""
GAME: Final = "dragon-tower"
DUEL: Final = "boss-monster"
"""Where bots that search have much to think about."""
POSITION: Final[dict[str, Any]] = {
    "game": GAME,
    "seats": 1,
    "options": {"heroes": 2},
    "zones": {"hero": [["paladin"], ["mage"]], "hand": [["divine_song"], ["backflip"]], "room": [["ghost"]]},
    "position": {"phase": "fight", "floor": 1},
}
ME: Final = [{"kind": "me"}]


class Attack:
    """Somebody who means harm, for so many seconds."""

    def __init__(self, port: int, code: str, seconds: float) -> None:
        self.port = port
        self.code = code
        self.end = monotonic() + seconds

    @property
    def goes_on(self) -> bool:
        """Whether it is not over yet."""
        return monotonic() < self.end

    def line(self) -> HTTPConnection:
        """A connection."""
        return HTTPConnection(HOST, self.port, timeout=10, source_address=(ELSEWHERE, 0))

    def ask(self, method: str, path: str, body: Any = None, hands: int = 4) -> None:
        """Ask for the same over and over again, by several hands, each time as a new guest."""
        data = None if body is None else msgspec.json.encode(body)
        threads = [Thread(target=self._ask, args=(method, path, data)) for _ in range(hands)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def _ask(self, method: str, path: str, data: bytes | None) -> None:
        line = self.line()
        while self.goes_on:
            try:
                line.request(method, path, data, {"Content-Type": "application/json"})
                line.getresponse().read()
            except (HTTPException, OSError):  # it was cut off, which is what a server may do
                line.close()

    def sockets(self, count: int, text: str | None, stay: bool = True) -> None:
        """Look on with many sockets, and say something without end, or come and go."""

        async def look_on(cookie: str) -> None:
            address = f"ws://{HOST}:{self.port}/api/tables/{self.code}/socket"
            while self.goes_on:
                with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                    async with connect(
                        address,
                        additional_headers={"Cookie": cookie},
                        compression=None,
                        max_size=1 << 24,
                        local_addr=(ELSEWHERE, 0),
                    ) as socket:
                        await socket.recv()
                        while self.goes_on and stay:
                            if text is not None:
                                await socket.send(text)
                            await asyncio.sleep(0.001 if text is not None else 0.1)
                await asyncio.sleep(0.01)

        async def all_of_them() -> None:
            line = self.line()
            cookies = [Guest(line).cookie for _ in range(1 + count // 20)]
            line.close()
            await asyncio.gather(*(look_on(cookies[number // 20]) for number in range(count)))

        asyncio.run(all_of_them())


def long_record(moves: int) -> str:
    """A record of moves that lead there and back."""
    header = {"undercroft": 1, "game": GAME, "rules": find_game(GAME).version, "seats": 1, "seed": 0}
    lines: list[dict[str, Any]] = [{**header, "position": POSITION}]
    lines += [{"do": "fight_alone hero=0 foe=ghost"}, {"do": "withdraw"}] * (moves // 2)
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def settings(attack: Attack) -> None:
    """A setting with sixty thousand names."""
    attack.ask("POST", "/api/tables", {"game": GAME, "seats": ME, "options": {"team": ["paladin"] * 60_000}})


def replays(attack: Attack) -> None:
    """The last moments of a long record."""
    attack.ask("POST", "/api/watch", {"record": long_record(9_900), "first": 9_890})


def imports(attack: Attack) -> None:
    """Tables made of long records."""
    attack.ask("POST", "/api/tables", {"game": GAME, "seats": ME, "record": long_record(9_900)})


def names(attack: Attack) -> None:
    """A name of a megabyte."""
    attack.ask("PUT", "/api/me", {"name": "x" * 1_000_000})


def reading(attack: Attack) -> None:
    """Lists of tables, as quickly as they come."""
    attack.ask("GET", "/api/tables", hands=8)


def silence(attack: Attack) -> None:
    """Connections on which nothing comes, and bodies that do not end."""
    lines = []
    for number in range(600):
        line = attack.line()
        with contextlib.suppress(OSError):
            line.connect()
            if number % 2:
                line.sock.sendall(b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        lines.append(line)
    while attack.goes_on:
        sleep(0.1)


def crowd(attack: Attack) -> None:
    """Many who look on, come and go."""
    attack.sockets(150, None, stay=False)


def chat(attack: Attack) -> None:
    """Many who look on and talk without end."""
    attack.sockets(40, '{"type":"chat","text":"hello"}')


def messages(attack: Attack) -> None:
    """Messages that make no sense, without end."""
    attack.sockets(40, '{"type":"choose","entry":0,"option":"' + "x" * 10_000 + '"}')


def dragons(attack: Attack) -> None:
    """Four bots of the strongest level at a table beside: no attack, but nobody is to notice them either."""
    line = attack.line()
    host = Guest(line)
    host.ask("POST", "/api/tables", {"game": DUEL, "seats": [{"kind": "bot", "level": "dragon"}] * 4})
    while attack.goes_on:
        sleep(0.1)


ATTACKS: Final[dict[str, Callable[[Attack], None]]] = {
    one.__name__: one for one in (settings, replays, imports, names, reading, silence, crowd, chat, messages, dragons)
}


def main() -> None:
    """Attack: the name, the port, the code of a table, and for how many seconds."""
    name, port, code, seconds = sys.argv[1:]
    ATTACKS[name](Attack(int(port), code, float(seconds)))


if __name__ == "__main__":
    main()
