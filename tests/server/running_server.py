"""Servers for the tests, in a thread or in a process that can be killed, and a WebSocket client without checks."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Thread
from time import monotonic, sleep, time
from typing import TYPE_CHECKING, Any, Self, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from undercroft.client import Client, client
from undercroft.kernel.game import find_game
from undercroft.server.config import Config, Limits, Work
from undercroft.server.lobby import archive
from undercroft.server.run import make_server
from undercroft.server.storage.replay_archive import ReplayArchive
from undercroft.server.storage.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator
    from pathlib import Path

T = TypeVar("T")
QUICK: dict[str, Any] = {"heroes": 2, "team": "deal", "skills": "none"}
"""Options of a game that begins without choices."""
PATIENCE = client.TIMEOUT = 120.0
"""Seconds after which a test that hangs fails; no test measures time with it."""
GENEROUS = Limits(
    messages_a_second=100_000,
    burst=100_000,
    talk_a_second=100_000,
    talk_burst=100_000,
    tables_a_guest=10_000,
    guesses_a_second=100_000,
    guesses_burst=100_000,
    reads_a_second=100_000,
    reads_burst=100_000,
    makes_a_second=100_000,
    makes_burst=100_000,
    joins_a_second=100_000,
    joins_burst=100_000,
    advice=Work(seconds=PATIENCE, waiting=64, a_guest=2, an_address=16),
)


def settings(database: str, **others: Any) -> Config:
    """Return a configuration without pauses and with generous limits."""
    defaults: dict[str, Any] = {"secret": "of the tests", "bot_pause": 0.0, "workers": 1, "limits": GENEROUS}
    return Config(database=database, **{**defaults, **others})


def listening() -> socket.socket:
    """Open a listening socket on a free port; clients can connect to it while the server is down."""
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen(128)
    return listener


class Mishaps(logging.Handler):
    """Log handler that collects errors."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(logging.Formatter().format(record))


class Server:
    """A server in a thread of the tests."""

    def __init__(self, config: Config, clock: Callable[[], float] = time) -> None:
        self.config = config
        self._socket = listening()
        self.host = f"127.0.0.1:{self._socket.getsockname()[1]}"
        self.url = f"http://{self.host}{config.base_path}"
        self._server = make_server(config, clock=clock)
        self.services = self._server.config.app.state.services  # type: ignore[union-attr]  # it is an app, not its name
        self.mishaps = Mishaps()
        for name in ("uvicorn.error", "undercroft.server"):
            logging.getLogger(name).addHandler(self.mishaps)
        self._thread = Thread(target=self._server.run, kwargs={"sockets": [self._socket]}, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        assert ask("GET", f"{self.url}/api/health", timeout=PATIENCE).status_code == 200  # waits until it is up
        return self

    @contextmanager
    def serving_web(self, folder: Path) -> Iterator[Path]:
        """Serve the files of this folder as the browser app."""
        web = self._server.config.app.state.web  # type: ignore[union-attr]  # it is an app, not its name
        served = {web.root: folder, web.assets: folder / "assets", web.app: folder / "app"}
        before = {files: files.all_directories for files in served}
        for files, directory in served.items():
            files.all_directories = [directory]
        yield folder
        for files, directories in before.items():
            files.all_directories = directories

    @property
    def connections(self) -> set[Any]:
        """Protocols of all open connections."""
        return self._server.server_state.connections

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """Event loop of the server."""
        batches = self.services.store._writer
        assert batches is not None
        loop: asyncio.AbstractEventLoop = batches._writer.get_loop()
        return loop

    async def within(self, asked: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the server's event loop; return its result."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(asked, self.loop))

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self._socket.close()
        for name in ("uvicorn.error", "undercroft.server"):
            logging.getLogger(name).removeHandler(self.mishaps)


def wait_until_kept(config: Config, code: str) -> None:
    """Wait until the finished game of a table is archived."""
    deadline = monotonic() + PATIENCE

    async def is_kept() -> bool:
        store = Store(config.database_url())
        try:
            return await ReplayArchive(store).of(code[:5]) is not None
        finally:
            await store.close()

    while not in_a_loop_of_its_own(is_kept()):
        assert monotonic() < deadline
        sleep(0.02)


def in_a_loop_of_its_own(asked: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a loop and thread of its own, for tests that must not share a database with it."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, asked).result()


class ServerProcess:
    """A server in a process of its own; the port stays the same when it is started again."""

    def __init__(self, config: Config, lull: float = archive.LULL) -> None:
        self.config = config
        self._lull = lull
        self._socket = listening()
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; requests wait until it is up."""
        number = self._socket.fileno()
        config = msgspec.json.encode(self.config).decode()
        command = [sys.executable, "-m", "tests.server.running_server", str(number), config, str(self._lull)]
        self._process = subprocess.Popen(command, pass_fds=[number])

    def kill(self) -> None:
        """Kill it, without any clean-up."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        assert self._process.wait(PATIENCE) == -signal.SIGKILL

    def terminate(self) -> None:
        """Send it SIGTERM."""
        assert self._process is not None
        self._process.terminate()

    def wait(self, seconds: float) -> int:
        """Wait until it ends; return its exit code."""
        assert self._process is not None
        return self._process.wait(seconds)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process is not None
        if self._process.poll() is None:
            self._process.terminate()
            self._process.wait(PATIENCE)
        self._socket.close()


class Line:
    """A WebSocket at a table, for messages that a correct client would not send."""

    def __init__(self, url: str, code: str, client: Client | None = None, query: str = "", **options: Any) -> None:
        headers = options.pop("headers", {})
        if client is not None:
            headers = {"Cookie": f"undercroft={client.cookie}", **headers}
        address = f"ws{url.removeprefix('http')}/api/tables/{code}/socket{query}"
        self._connect = connect(
            address, additional_headers=headers, compression=None, max_size=1 << 24, max_queue=None, **options
        )
        self.heard: list[dict[str, Any]] = []

    async def __aenter__(self) -> Self:
        self.socket: ClientConnection = await self._connect
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def send(self, message: Any) -> None:
        """Send a message: texts and bytes as they are, anything else as JSON."""
        await self.socket.send(message if isinstance(message, (str, bytes)) else msgspec.json.encode(message).decode())

    async def hear(self, *kinds: str, when: Callable[[dict[str, Any]], bool] | None = None) -> dict[str, Any]:
        """Return the next message of these kinds, or of any kind if none is given."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
                self.heard.append(message)
                if (not kinds or message["type"] in kinds) and (when is None or when(message)):
                    return message

    async def ask(self, message: Any) -> dict[str, Any]:
        """Send a message; return the answer to it, without news of seats."""
        await self.send(message)
        return await self.hear("view", "update", "refused", "talk", "pong")

    async def closed(self) -> int | None:
        """Wait until the server closes the connection; return its close code."""
        async with asyncio.timeout(PATIENCE):
            try:
                while True:
                    await self.socket.recv()
            except ConnectionClosed as end:
                return None if end.rcvd is None else end.rcvd.code


def ask(method: str, url: str, **parts: Any) -> httpx.Response:
    """Send a single request without cookies; return the response."""
    return httpx.request(method, url, verify=False, **{"timeout": PATIENCE, **parts})


def record_of_start(seats: int, seed: int, options: dict[str, Any] | None = None, game: str = "dragon-tower") -> str:
    """Return a record without decisions; a table made from it always has the same deal."""
    rules = find_game(game).version
    header = {"undercroft": 1, "game": game, "rules": rules, "seats": seats, "seed": seed, "options": options or QUICK}
    return msgspec.json.encode(header).decode() + "\n"


async def dealt(
    client: Client, seats: list[dict[str, Any]], seed: int = 7, options: dict[str, Any] | None = None
) -> str:
    """Make a table with a known deal; return its code."""
    record = record_of_start(len(seats), seed, options)
    body = {"game": "dragon-tower", "seats": seats, "record": record}
    return str((await client.ask("POST", "/api/tables", body))["id"])


def forward(view: dict[str, Any]) -> str:
    """Return the last option of a view that goes forward, so that games end; or the only option."""
    options = view["decision"]["options"]
    ahead = [option for option in options if not option.get("back")]
    return str((ahead or options)[-1]["text"])


async def pair(olena: Client, bartek: Client, seed: int = 7) -> str:
    """Make a table with both players; return its code."""
    code = await dealt(olena, [{"kind": "me"}, {"kind": "open"}], seed)
    await bartek.change_seat(code, 1, "sit")
    return code


async def finish(client: Client, code: str) -> None:
    """Play a table of one person to its end."""
    async with client.sit(code) as seat:
        async for view in seat:
            await seat.choose(forward(view))


async def refusal(client: Client, method: str, path: str, body: Any = None) -> tuple[int, str]:
    """Return the status and code with which a request is rejected."""
    response = await client._http.request(method, path, json=body)
    return response.status_code, response.json()["code"]


def move(number: int, option: str) -> dict[str, Any]:
    """Return a message that plays an option."""
    return {"type": "choose", "entry": number, "option": option}


def merged(view: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Apply an update to a view as the protocol requires."""
    return {**view, **changes, "zones": {**view["zones"], **changes.get("zones", {})}}


def main() -> None:
    """Serve on an inherited socket, in the process of a `ServerProcess`."""
    number, config = int(sys.argv[1]), msgspec.json.decode(sys.argv[2], type=Config)
    archive.LULL = float(sys.argv[3])  # type: ignore[misc]  # only tests change it
    os.set_inheritable(number, False)  # workers that outlive a killed server must not keep its port
    make_server(config).run(sockets=[socket.socket(fileno=number)])


if __name__ == "__main__":
    main()
