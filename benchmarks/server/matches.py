"""Tables of two seats, played at random over WebSockets, and the latency of their moves."""

from __future__ import annotations

import asyncio
import contextlib
from http.client import HTTPConnection
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.server.served import HOST, Guest, NotServing
from undercroft.kernel.game import find_package, registered
from undercroft.server.ws_messages import Choose, Refused, Seats, Spoken, encode

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from undercroft.kernel.features.presets import Sample

MAX_MESSAGE_BYTES = 1 << 24
TIMEOUT = 30.0
"""Seconds after which a move that the other seat has not received is not counted."""


class Option(msgspec.Struct, frozen=True):
    """An option of a decision."""

    text: str
    back: bool = False


class Decision(msgspec.Struct, frozen=True):
    """A decision; only the seat that is to decide receives its options."""

    seat: int
    options: tuple[Option, ...] = ()


class DecisionField(msgspec.Struct, frozen=True):
    """The one field that is read of a view or of its changes."""

    decision: Decision | None


class ViewPart(msgspec.Struct, frozen=True, tag_field="type", tag="view"):
    """The part of a TableView that is read: to decode all of it takes eight times as long."""

    entry: int
    view: DecisionField


class UpdatePart(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """The part of an Update that is read."""

    entry: int
    changes: DecisionField


decoder = msgspec.json.Decoder(ViewPart | UpdatePart | Seats | Spoken | Refused)


class Match:
    """A table whose two seats are played at random."""

    def __init__(self, code: str, cookies: Sequence[str], seed: int) -> None:
        self.code = code
        self.cookies = cookies
        self.entry = 0
        self.decision: Decision | None = None
        self.eager = False
        """True if a seat moves as soon as it is its turn."""
        self.on_move: Callable[[float], None] = lambda seconds: None
        """Called with the seconds from a move until the other seat receives it."""
        self.on_end: Callable[[], None] = lambda: None
        """Called when the game is over."""
        self._random = Random(seed)
        self._sockets: list[ClientConnection] = []
        self._readers: list[asyncio.Task[None]] = []
        self._sent: dict[int, tuple[int, float]] = {}
        """Seat and time of each entry that the other seat has not received yet."""

    async def join(self, port: int) -> None:
        """Connect both seats."""
        address = f"ws://{HOST}:{port}/api/tables/{self.code}/socket"
        for seat, cookie in enumerate(self.cookies):
            headers = {"Cookie": cookie}
            socket = await connect(
                address, additional_headers=headers, compression=None, max_size=MAX_MESSAGE_BYTES, max_queue=None
            )
            self._sockets.append(socket)
            self._receive(seat, await socket.recv(decode=False))
        self._readers = [asyncio.create_task(self._read(seat)) for seat in (0, 1)]

    @property
    def is_waiting(self) -> bool:
        """True if the other seat has not received a move yet."""
        return bool(self._sent)

    def check(self) -> None:
        """Raise the exception with which a reader ended, if one did."""
        for task in self._readers:
            if task.done():
                task.result()

    async def leave(self) -> None:
        """Disconnect both seats."""
        for socket in self._sockets:
            socket.transport.abort()
        for task in self._readers:
            with contextlib.suppress(ConnectionClosed):
                await task

    async def _read(self, seat: int) -> None:
        socket = self._sockets[seat]
        while True:
            if self._receive(seat, await socket.recv(decode=False)) and self.eager:
                await self.move()

    def _receive(self, seat: int, data: bytes) -> bool:
        """Read a message to a seat; return True if it is now the seat's turn."""
        message = decoder.decode(data)
        if isinstance(message, Refused):
            raise NotServing(message.code)
        if isinstance(message, (Seats, Spoken)):
            return False
        decision = message.view.decision if isinstance(message, ViewPart) else message.changes.decision
        mover, sent = self._sent.get(message.entry, (seat, 0.0))
        if mover != seat:
            del self._sent[message.entry]
            self.on_move(perf_counter() - sent)
            if decision is None:
                self.on_end()
        if decision is not None and decision.seat != seat:
            return False
        self.entry = message.entry
        self.decision = decision
        return decision is not None

    async def move(self) -> None:
        """Play a random option; do nothing after the end or while a move is on its way."""
        if self.decision is None:
            return
        decision, self.decision = self.decision, None
        forward = [option for option in decision.options if not option.back] or decision.options
        message = encode(Choose(self.entry, self._random.choice(forward).text))
        self._sent[self.entry + 1] = (decision.seat, perf_counter())
        await self._sockets[decision.seat].send(message, text=True)


def load_sample() -> tuple[str, Sample]:
    """Return the first game with a set-up for load tests, and the set-up."""
    for game in registered():
        sample = find_package(game).samples().load
        if sample is not None:
            return game, sample
    raise NotServing("no game has a set-up for this")


def make_matches(port: int, count: int) -> list[Match]:
    """Make tables, each with two guests of its own, and begin their games."""
    connection = HTTPConnection(HOST, port)
    matches = []
    game, sample = load_sample()
    body = {"game": game, "options": sample.options, "seats": [{"kind": "me"}, {"kind": "open"}]}
    for number in range(count):
        host, friend = Guest(connection), Guest(connection)
        code = host.ask("POST", "/api/tables", body)["id"]
        friend.ask("POST", f"/api/tables/{code}/seats/1", {"action": "sit"})
        matches.append(Match(code, (host.cookie, friend.cookie), seed=number))
    connection.close()
    return matches


async def wait_for_moves(matches: Sequence[Match]) -> None:
    """Wait until all moves are received, or for the time-out."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(TIMEOUT):
            while any(match.is_waiting for match in matches):
                for match in matches:
                    match.check()
                await asyncio.sleep(0.01)
    for match in matches:
        match.check()
