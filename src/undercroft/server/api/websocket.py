"""The WebSocket of a table: a view on connect, then numbered updates; wishes of the seat come in."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from undercroft.kernel.errors import UndercroftError
from undercroft.server.access.guests import COOKIE, clean_text
from undercroft.server.access.rate_limits import Asker, address_of
from undercroft.server.errors import Refusal, refused
from undercroft.server.live.session import LiveTable
from undercroft.server.live.subscriber import Listener
from undercroft.server.logging import note
from undercroft.server.services import Room
from undercroft.server.storage.errors import StorageFailed
from undercroft.server.transport.fast_websocket import direct
from undercroft.server.ws_messages import (
    Advise,
    AskHint,
    Chat,
    Choose,
    FromClient,
    ListPhrases,
    Notice,
    Ping,
    Pong,
    Say,
    Suggest,
    Undo,
    encode,
)

if TYPE_CHECKING:
    from starlette.datastructures import Headers
    from starlette.types import Receive, Scope, Send

    from undercroft.server.config import Config

decoder = msgspec.json.Decoder(FromClient)
log = logging.getLogger("undercroft.server")

TOO_LARGE = 1009
NOT_ALLOWED = 1008
TRY_AGAIN = 1013
PAUSE = 0.1
"""Seconds until the next message of somebody who sends too many is read."""


class TableSocket:
    """The socket of a table, as an application of its own: only layers that it needs lie between it and the server."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one client."""
        await table_socket(WebSocket(scope, receive, send), receive, send)


async def table_socket(socket: WebSocket, receive: Receive, send: Send) -> None:
    """Everything that a client does at a table."""
    room: Room = socket.app.state.room
    if not origin_allowed(socket.headers, room.config):
        await socket.close(NOT_ALLOWED)
        return
    known = room.identity.guest_of(socket.cookies.get(COOKIE))
    guest = known or room.identity.new_guest()
    asker = Asker.at(address_of(socket.scope), known)
    note(table=socket.path_params["code"], guest=guest)
    if room.orders.shut_out(guest, asker.address):
        await socket.close(NOT_ALLOWED)
        return
    if not room.gate.allows("join", asker):
        await socket.close(TRY_AGAIN)
        return
    if (full := room.gate.let_in(asker)) is not None:
        await socket.accept()  # a browser tells its page nothing of a socket that never opened
        await _turn_away(socket, Refusal(full), TRY_AGAIN)
        return
    try:
        await socket.accept()
        live = await room.tables.get((await room.admitted(socket.path_params["code"], guest, asker)).id)
        listener = Listener(guest, _number(socket.query_params.get("seat")), direct(socket.scope))
        await live.join(listener, _number(socket.query_params.get("after")), room.config.limits.chat_lines)
        if (minutes := room.orders.minutes_left()) is not None:
            listener.send(encode(Notice("restart", {"minutes": minutes})))
        await _serve(socket, receive, send, room, live, listener, asker)
    except (Refusal, StorageFailed) as error:
        await _turn_away(socket, error, NOT_ALLOWED if isinstance(error, Refusal) else TRY_AGAIN)
    except Exception:  # a table that cannot be shown: the others go on
        log.exception("table %s cannot be shown", socket.path_params["code"])
        with contextlib.suppress(RuntimeError):  # it may have been closed before
            await _turn_away(socket, Refusal("table-damaged", table=socket.path_params["code"]), NOT_ALLOWED)
    finally:
        room.gate.let_out(asker)


async def _turn_away(socket: WebSocket, why: Refusal | StorageFailed, code: int) -> None:
    """Say why, and close."""
    with contextlib.suppress(WebSocketDisconnect):
        await socket.send_text(refused(why).decode())
        await socket.close(code)


def origin_allowed(headers: Headers, config: Config) -> bool:
    """Browsers send the page's origin: it must be our own, or one that was allowed. Programs send none."""
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host") or origin in config.origins


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 8 else None


async def _serve(
    socket: WebSocket,
    receive: Receive,
    send: Send,
    room: Room,
    live: LiveTable,
    listener: Listener,
    asker: Asker,
) -> None:
    writer = asyncio.create_task(_write(socket, send, listener))
    try:
        room.bots.wake(live)
        # A task of its own: whatever wakes it need not go through all that lies between it and the server.
        await asyncio.create_task(_read(socket, receive, room, live, listener, asker))
    finally:
        live.leave(listener)
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
            await writer  # an OSError: the client was gone already


async def _write(socket: WebSocket, send: Send, listener: Listener) -> None:
    """Send what waits in the listener's queue; None means that it did not keep up."""
    while (message := await listener.next_message()) is not None:
        await send({"type": "websocket.send", "text": message.decode()})
    await socket.close(TRY_AGAIN)


async def _read(
    socket: WebSocket, receive: Receive, room: Room, live: LiveTable, listener: Listener, asker: Asker
) -> None:
    limits, gate = room.config.limits, room.gate
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        data = message.get("text") or message.get("bytes") or ""
        if len(data) > limits.message_bytes:
            await socket.close(TOO_LARGE)
            return
        if not gate.allows("change", asker):
            listener.send(refused(Refusal("too-fast")))
            await asyncio.sleep(PAUSE)  # meanwhile nothing more is read, so that a flood is not even refused quickly
            continue
        try:
            wish = decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            listener.send(refused(Refusal("unreadable-message")))
            continue
        if isinstance(wish, (Say, Chat)) and not gate.allows("talk", asker):
            listener.send(refused(Refusal("too-fast")))
            continue
        await _grant(room, live, listener, asker, wish)


async def _grant(room: Room, live: LiveTable, listener: Listener, asker: Asker, wish: FromClient) -> None:
    """Do what a client wishes, or say why not."""
    entry = wish.entry if isinstance(wish, (Choose, Undo, Advise, AskHint)) else None
    seat = listener.seat
    try:
        entered = True
        if isinstance(wish, Choose):
            with room.metrics.seconds.time():
                entered = await live.choose(seat, wish.entry, wish.option)
        elif isinstance(wish, Undo):
            entered = await live.undo(seat, wish.entry)
        elif isinstance(wish, Advise):
            listener.send(await live.advise(seat, wish.entry))
        elif isinstance(wish, Suggest):
            if live.hints_agreed:
                room.bots.suggest(live, listener, wish.entry)
        elif isinstance(wish, AskHint):
            room.hints.ask(live, listener, asker, wish.entry)
        elif isinstance(wish, Say):
            await live.say(seat, wish.phrase)
        elif isinstance(wish, ListPhrases):
            listener.send(live.phrases())
        elif isinstance(wish, Chat):
            text = clean_text(wish.text, room.config.limits.chat_length)
            if text:
                await live.chat(seat, await room.name_of(listener.guest), text)
        elif isinstance(wish, Ping):
            listener.send(encode(Pong()))
        if not entered:  # a repeated wish is answered, not granted again: this is how the table stands
            listener.send(live.telling.first_view(live, listener, live.next_entry, ()))
    except (UndercroftError, Refusal, StorageFailed) as error:
        room.metrics.refused(getattr(error, "code", "storage-failed"))
        listener.send(refused(error, entry))
    except Exception:  # a mistake in the rules of a game: nothing was entered, and other tables go on
        log.exception("table %s failed at entry %s. %s", live.id, live.next_entry, live.reproduction())
        live.tell_all(refused(Refusal("rules-failed"), entry))
    room.bots.wake(live)
