"""Tables of two seats on a server, played at random over WebSockets, and how long their moves take to be heard of."""

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

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from undercroft.kernel.features.presets import Sample

LARGEST = 1 << 24
"""Bytes of a message."""
LONGEST = 30.0
"""Seconds after which a move that was not heard of is left out."""

# -- what the bots hear: only what they need of it -------------------------------------------------------------------


class Choice(msgspec.Struct, frozen=True):
    """An option of a decision."""

    text: str
    back: bool = False


class Question(msgspec.Struct, frozen=True):
    """A decision; only the seat that is asked sees the options."""

    seat: int
    options: tuple[Choice, ...] = ()


class Shown(msgspec.Struct, frozen=True):
    """The decision in a view or in what changed of it."""

    decision: Question | None


class View(msgspec.Struct, frozen=True, tag_field="type", tag="view"):
    """How the table stands."""

    entry: int
    view: Shown


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """What changed."""

    entry: int
    changes: Shown


class Seats(msgspec.Struct, frozen=True, tag_field="type", tag="seats"):
    """Who is here."""


class Talk(msgspec.Struct, frozen=True, tag_field="type", tag="talk"):
    """Somebody says something."""


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A move that was not made."""

    code: str


decoder = msgspec.json.Decoder(View | Update | Seats | Talk | Refused)


class Match:
    """A table of two seats and the bots that play it at random."""

    def __init__(self, code: str, cookies: Sequence[str], seed: int) -> None:
        self.code = code
        self.cookies = cookies
        self.entry = 0
        self.question: Question | None = None
        self.eager = False
        """Whether a seat moves as soon as it is asked."""
        self.on_move: Callable[[float], None] = lambda seconds: None
        """Told how long it took until the seat that did not move heard of a move."""
        self.on_end: Callable[[], None] = lambda: None
        """Told when the game is over."""
        self._random = Random(seed)
        self._sockets: list[ClientConnection] = []
        self._listening: list[asyncio.Task[None]] = []
        self._sent: dict[int, tuple[int, float]] = {}
        """Who made an entry and when, until the other seat has heard of it."""

    async def join(self, port: int) -> None:
        """Connect both seats."""
        address = f"ws://{HOST}:{port}/api/tables/{self.code}/socket"
        for seat, cookie in enumerate(self.cookies):
            headers = {"Cookie": cookie}
            socket = await connect(
                address, additional_headers=headers, compression=None, max_size=LARGEST, max_queue=None
            )
            self._sockets.append(socket)
            self._hear(seat, await socket.recv(decode=False))
        self._listening = [asyncio.create_task(self._listen(seat)) for seat in (0, 1)]

    @property
    def is_moving(self) -> bool:
        """Whether a move has not been heard of by the other seat."""
        return bool(self._sent)

    def check(self) -> None:
        """Raise what went wrong while listening, if anything did."""
        for task in self._listening:
            if task.done():
                task.result()

    async def leave(self) -> None:
        """Hang up."""
        for socket in self._sockets:
            socket.transport.abort()
        for task in self._listening:
            with contextlib.suppress(ConnectionClosed):
                await task

    async def _listen(self, seat: int) -> None:
        socket = self._sockets[seat]
        while True:
            if self._hear(seat, await socket.recv(decode=False)) and self.eager:
                await self.move()

    def _hear(self, seat: int, data: bytes) -> bool:
        """Take in what a seat is told; whether it is asked something new."""
        message = decoder.decode(data)
        if isinstance(message, Refused):
            raise NotServing(message.code)
        if isinstance(message, (Seats, Talk)):
            return False
        decision = message.view.decision if isinstance(message, View) else message.changes.decision
        mover, sent = self._sent.get(message.entry, (seat, 0.0))
        if mover != seat:
            del self._sent[message.entry]
            self.on_move(perf_counter() - sent)
            if decision is None:
                self.on_end()
        if decision is not None and decision.seat != seat:
            return False
        self.entry = message.entry
        self.question = decision
        return decision is not None

    async def move(self) -> None:
        """Let the seat that is asked play something; nothing after the end or while a move is on its way."""
        if self.question is None:
            return
        question, self.question = self.question, None
        forward = [choice for choice in question.options if not choice.back] or question.options
        option = self._random.choice(forward).text
        wish = msgspec.json.encode({"type": "choose", "entry": self.entry, "option": option})
        self._sent[self.entry + 1] = (question.seat, perf_counter())
        await self._sockets[question.seat].send(wish, text=True)


def load_sample() -> tuple[str, Sample]:
    """The game that is played, and how: the first one that names a set-up for this."""
    for game in registered():
        sample = find_package(game).samples().load
        if sample is not None:
            return game, sample
    raise NotServing("no game has a set-up for this")


def make_matches(port: int, count: int) -> list[Match]:
    """So many tables, each with two guests of its own, all of them begun."""
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


async def arrive(matches: Sequence[Match]) -> None:
    """Wait until the last moves are heard of, or for too long."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(LONGEST):
            while any(match.is_moving for match in matches):
                for match in matches:
                    match.check()
                await asyncio.sleep(0.01)
    for match in matches:
        match.check()
