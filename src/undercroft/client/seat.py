"""A connection to a seat at a table: its current view and its moves, over a WebSocket."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

FIRST_WAIT = 0.1
LONGEST_WAIT = 5.0
FATAL = ("no-such-table", "table-outdated", "table-damaged")
"""The error codes after which the connection is useless."""
RETRY_DELAY = 0.25
"""Seconds to wait after the error `too-fast`."""
MAX_MESSAGE_BYTES = 1 << 24
"""The maximum size of a message: the first view comes with the events of the whole game."""


class Refused(Exception):
    """Raised if the server rejects a request, with the error's code and details; nothing has changed."""

    def __init__(self, code: str, details: dict[str, Any], entry: int | None = None) -> None:
        super().__init__(f"{code} {details}" if details else code)
        self.code = code
        self.details = details
        self.entry = entry
        """The number of the rejected entry, if the request was to make one."""


class Seat:
    """A seat at a table, or (without a number) a spectator; it reconnects after a lost connection."""

    def __init__(
        self, url: str, code: str, cookie: str | None, seat: int | None, patience: float | None = None
    ) -> None:
        """Prepare a seat; `patience` is the number of seconds without a connection after which it gives up."""
        self.code = code
        self.seat = seat
        self.status = "open"
        self.view: dict[str, Any] | None = None
        """The view of this seat, in the form of `Table.view`; None while seats are open."""
        self.events: list[dict[str, Any]] = []
        """All events so far, as this seat may know them."""
        self.seats: list[dict[str, Any]] = []
        self.talk: list[dict[str, Any]] = []
        self.undo_refusal: str | None = None
        self.seconds_left: int | None = None
        """Seconds left for the current decision at the last message; 0 if it is late, None without a deadline."""
        self.next = 0
        """The number of the next entry of the table."""
        self._address = f"ws{url.removeprefix('http')}/api/tables/{code}/socket"
        self._headers = {"Cookie": f"undercroft={cookie}"} if cookie else {}
        self._patience = patience
        self._socket: ClientConnection | None = None
        self._options: dict[str, Any] = {}
        self._changes = 0
        self._advice: list[list[dict[str, Any]]] = []
        self._windows: list[dict[str, Any]] = []

    async def __aenter__(self) -> Self:
        await self._receive()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._socket is not None:
            await self._socket.close()

    # -- views -------------------------------------------------------------------------------------------------------

    @property
    def is_asked(self) -> bool:
        """True if this seat has to choose."""
        decision = None if self.view is None else self.view["decision"]
        return self.status == "playing" and decision is not None and decision["seat"] == self.seat

    async def __aiter__(self) -> AsyncIterator[dict[str, Any]]:
        """Yield the view whenever this seat has to choose, until the game is over."""
        answered = -1
        while self.status != "over":
            if self.is_asked and self.next != answered:
                answered = self.next
                assert self.view is not None
                yield self.view
            else:
                await self._receive()

    async def changes(self) -> AsyncIterator[dict[str, Any]]:
        """Yield the current view and every later one, until the game is over."""
        seen = -1
        while True:
            if self.view is not None and self._changes != seen:
                seen = self._changes
                yield self.view
            elif self.status == "over":
                return
            else:
                await self._receive()

    # -- requests ----------------------------------------------------------------------------------------------------

    async def choose(self, option: str) -> None:
        """Play an option, given by its text; return when the server has saved it."""
        await self._enter({"type": "choose", "entry": self.next, "option": option})

    async def undo(self) -> None:
        """Take back the last decision."""
        await self._enter({"type": "undo", "entry": self.next})

    async def advice(self) -> list[dict[str, Any]]:
        """Return the game's suggestions for the decision of this seat: option texts in order, and notes."""
        request = {"type": "advise", "entry": self.next}
        self._advice.clear()
        sent_through: ClientConnection | None = None
        while not self._advice:
            if self._socket is None or self._socket is not sent_through:
                await self._send(request)
                sent_through = self._socket
            refused = await self._receive()
            if refused is not None and refused.entry == request["entry"]:
                raise refused
        return self._advice.pop()

    async def window(self) -> dict[str, Any] | None:
        """Return the relevant options of the window at hand as the server knows them; None if they are unknown."""
        request = {"type": "window", "entry": self.next}
        self._windows.clear()
        sent_through: ClientConnection | None = None
        while self.next == request["entry"] and not self._windows:
            if self._socket is None or self._socket is not sent_through:
                await self._send(request)
                sent_through = self._socket
            await self._receive()
        if not self._windows or self._windows[-1]["entry"] != request["entry"]:
            return None
        window: dict[str, Any] | None = self._windows[-1]["window"]
        return window

    async def say(self, phrase: str) -> None:
        """Say one of the game's phrases."""
        await self._send({"type": "say", "phrase": phrase})

    async def chat(self, text: str) -> None:
        """Send a chat message to everybody at the table."""
        await self._send({"type": "chat", "text": text})

    async def _enter(self, request: dict[str, Any]) -> None:
        sent_through: ClientConnection | None = None
        while self.next <= request["entry"]:
            if self._socket is None or self._socket is not sent_through:
                # After a lost connection this sends the request again; the server makes each entry only once.
                await self._send(request)
                sent_through = self._socket
            refused = await self._receive()
            if refused is not None and refused.code == "too-fast":
                await asyncio.sleep(RETRY_DELAY)
                sent_through = None
            elif refused is not None and refused.entry == request["entry"]:
                raise refused

    async def _send(self, request: dict[str, Any]) -> None:
        while True:
            socket = await self._connected()
            try:
                await socket.send(msgspec.json.encode(request).decode())
            except ConnectionClosed:
                self._socket = None
            else:
                return

    # -- the connection ----------------------------------------------------------------------------------------------

    async def _connected(self) -> ClientConnection:
        if self._socket is not None:
            return self._socket
        query = {} if self.seat is None else {"seat": self.seat}
        if self.view is not None:
            query["after"] = self.next
        address = f"{self._address}?{urlencode(query)}"
        loop = asyncio.get_running_loop()
        began, wait = loop.time(), FIRST_WAIT
        while True:
            try:
                # An unlimited queue: with a limit the library stops reading, which delays the close handshake.
                self._socket = await connect(
                    address,
                    additional_headers=self._headers,
                    compression=None,
                    max_size=MAX_MESSAGE_BYTES,
                    max_queue=None,
                )
            except (OSError, InvalidHandshake, TimeoutError):
                if self._patience is not None and loop.time() - began > self._patience:
                    raise
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
            else:
                return self._socket

    async def _receive(self) -> Refused | None:
        """Process one message; return an error of the server, or raise it if it is fatal."""
        socket = await self._connected()
        try:
            message = msgspec.json.decode(await socket.recv())
        except ConnectionClosed:
            self._socket = None
            return None
        match message["type"]:
            case "view":
                self._begin(message)
            case "update":
                self._update(message)
            case "talk":
                self.talk.append(message["talk"])
                self._complete()
            case "advice":
                self._advice.append(message["advice"])
            case "window":
                self._windows.append(message)
            case "seats":
                self.seats = message["seats"]
                self.status = message["status"]
                self.seconds_left = message["seconds_left"]
                self._complete()
            case "refused":
                refused = Refused(message["code"], message["details"], message["entry"])
                if refused.code in FATAL:
                    raise refused
                return refused
        return None

    def _begin(self, message: dict[str, Any]) -> None:
        first = self.view is None or message["seat"] != self.seat
        self.seat = message["seat"]
        self.seats = message["seats"]
        self.talk = message["talk"] or self.talk
        self.events = message["events"] if first else self.events + message["events"]
        self.view = message["view"]
        self._options = message["options"]
        self._set_status(message)

    def _update(self, message: dict[str, Any]) -> None:
        before, changes = self.view or {}, message["changes"]
        self.events += message["events"]
        self.view = {**before, **changes, "zones": {**before.get("zones", {}), **changes.get("zones", {})}}
        self._set_status(message)

    def _set_status(self, message: dict[str, Any]) -> None:
        self.status = message["status"]
        self.next = message["entry"]
        self.undo_refusal = message["undo"]
        self.seconds_left = message["seconds_left"]
        self._changes += 1
        self._complete()

    def _complete(self) -> None:
        """Add the parts to the view that the server sends separately."""
        if self.view is not None:
            said = [line for line in self.talk if line["kind"] == "phrase"]
            self.view["options"] = self._options
            self.view["names"] = [seat["name"] or "" for seat in self.seats]
            self.view["said"] = [{"after": line["entry"], "seat": line["seat"], **line["phrase"]} for line in said]
