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
from undercroft.server.access.rate_limits import Caller, address_of
from undercroft.server.errors import ApiError, refused
from undercroft.server.live.session import TableSession
from undercroft.server.live.subscriber import Subscriber
from undercroft.server.logging import bind_context
from undercroft.server.services import Services
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
    services: Services = socket.app.state.services
    if not origin_allowed(socket.headers, services.config):
        await socket.close(NOT_ALLOWED)
        return
    known = services.guest_cookies.guest_of(socket.cookies.get(COOKIE))
    guest = known or services.guest_cookies.new_guest_id()
    caller = Caller.at(address_of(socket.scope), known)
    bind_context(table=socket.path_params["code"], guest=guest)
    if services.admin_commands.is_blocked(guest, caller.address):
        await socket.close(NOT_ALLOWED)
        return
    if not services.limiter.allows("join", caller):
        await socket.close(TRY_AGAIN)
        return
    if (full := services.limiter.acquire_socket(caller)) is not None:
        await socket.accept()  # a browser tells its page nothing of a socket that never opened
        await _turn_away(socket, ApiError(full), TRY_AGAIN)
        return
    try:
        await socket.accept()
        live = await services.tables.get((await services.admitted(socket.path_params["code"], guest, caller)).id)
        subscriber = Subscriber(guest, _number(socket.query_params.get("seat")), direct(socket.scope))
        await live.join(subscriber, _number(socket.query_params.get("after")), services.config.limits.chat_lines)
        if (minutes := services.admin_commands.minutes_left()) is not None:
            subscriber.send(encode(Notice("restart", {"minutes": minutes})))
        await _serve(socket, receive, send, services, live, subscriber, caller)
    except (ApiError, StorageFailed) as error:
        await _turn_away(socket, error, NOT_ALLOWED if isinstance(error, ApiError) else TRY_AGAIN)
    except Exception:  # a table that cannot be shown: the others go on
        log.exception("table %s cannot be shown", socket.path_params["code"])
        with contextlib.suppress(RuntimeError):  # it may have been closed before
            await _turn_away(socket, ApiError("table-damaged", table=socket.path_params["code"]), NOT_ALLOWED)
    finally:
        services.limiter.release_socket(caller)


async def _turn_away(socket: WebSocket, why: ApiError | StorageFailed, code: int) -> None:
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
    services: Services,
    live: TableSession,
    subscriber: Subscriber,
    caller: Caller,
) -> None:
    writer = asyncio.create_task(_write(socket, send, subscriber))
    try:
        services.bots.wake(live)
        # A task of its own: whatever wakes it need not go through all that lies between it and the server.
        await asyncio.create_task(_read(socket, receive, services, live, subscriber, caller))
    finally:
        live.leave(subscriber)
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
            await writer  # an OSError: the client was gone already


async def _write(socket: WebSocket, send: Send, subscriber: Subscriber) -> None:
    """Send what waits in the listener's queue; None means that it did not keep up."""
    while (message := await subscriber.next_message()) is not None:
        await send({"type": "websocket.send", "text": message.decode()})
    await socket.close(TRY_AGAIN)


async def _read(
    socket: WebSocket, receive: Receive, services: Services, live: TableSession, subscriber: Subscriber, caller: Caller
) -> None:
    limits, limiter = services.config.limits, services.limiter
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        data = message.get("text") or message.get("bytes") or ""
        if len(data) > limits.message_bytes:
            await socket.close(TOO_LARGE)
            return
        if not limiter.allows("change", caller):
            subscriber.send(refused(ApiError("too-fast")))
            await asyncio.sleep(PAUSE)  # meanwhile nothing more is read, so that a flood is not even refused quickly
            continue
        try:
            message = decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            subscriber.send(refused(ApiError("unreadable-message")))
            continue
        if isinstance(message, (Say, Chat)) and not limiter.allows("talk", caller):
            subscriber.send(refused(ApiError("too-fast")))
            continue
        await _dispatch(services, live, subscriber, caller, message)


async def _dispatch(
    services: Services, live: TableSession, subscriber: Subscriber, caller: Caller, message: FromClient
) -> None:
    """Do what a client wishes, or say why not."""
    entry = message.entry if isinstance(message, (Choose, Undo, Advise, AskHint)) else None
    seat = subscriber.seat
    try:
        entered = True
        if isinstance(message, Choose):
            with services.metrics.seconds.time():
                entered = await live.choose(seat, message.entry, message.option)
        elif isinstance(message, Undo):
            entered = await live.undo(seat, message.entry)
        elif isinstance(message, Advise):
            subscriber.send(await live.advise(seat, message.entry))
        elif isinstance(message, Suggest):
            if live.hints_agreed:
                services.bots.suggest(live, subscriber, message.entry)
        elif isinstance(message, AskHint):
            services.hints.ask(live, subscriber, caller, message.entry)
        elif isinstance(message, Say):
            await live.say(seat, message.phrase)
        elif isinstance(message, ListPhrases):
            subscriber.send(live.phrases())
        elif isinstance(message, Chat):
            text = clean_text(message.text, services.config.limits.chat_length)
            if text:
                await live.chat(seat, await services.name_of(subscriber.guest), text)
        elif isinstance(message, Ping):
            subscriber.send(encode(Pong()))
        if not entered:  # a repeated wish is answered, not granted again: this is how the table stands
            subscriber.send(live.broadcaster.first_view(live, subscriber, live.next_entry, ()))
    except (UndercroftError, ApiError, StorageFailed) as error:
        services.metrics.refused(getattr(error, "code", "storage-failed"))
        subscriber.send(refused(error, entry))
    except Exception:  # a mistake in the rules of a game: nothing was entered, and other tables go on
        log.exception("table %s failed at entry %s. %s", live.id, live.next_entry, live.reproduction())
        live.broadcast(refused(ApiError("rules-failed"), entry))
    services.bots.wake(live)
