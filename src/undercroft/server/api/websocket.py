"""WebSocket of a table: sends a view on connect, then numbered updates; receives the moves of the seat."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocketDisconnect

from undercroft.kernel.errors import UndercroftError
from undercroft.server.access.guests import COOKIE, clean_text
from undercroft.server.access.rate_limits import Caller, address_of
from undercroft.server.errors import ApiError, refused
from undercroft.server.live.session import TableSession
from undercroft.server.live.subscriber import Subscriber
from undercroft.server.logging import bind_context
from undercroft.server.services import Services
from undercroft.server.storage.errors import StorageFailed
from undercroft.server.ws_messages import (
    Advise,
    AskHint,
    AskWindow,
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
    from starlette.websockets import WebSocket

    from undercroft.server.config import Config

decoder = msgspec.json.Decoder(FromClient)
log = logging.getLogger("undercroft.server")

NOT_ALLOWED = 1008
TRY_AGAIN = 1013
PAUSE = 0.1
"""Seconds to wait before reading on after a message over the rate limit."""


async def table_socket(socket: WebSocket) -> None:
    """Serve one client at a table until it disconnects."""
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
        await socket.accept()  # a browser tells its page nothing about a rejected handshake
        await _reject(socket, ApiError(full), TRY_AGAIN)
        return
    try:
        await socket.accept()
        live = await services.tables.get((await services.admitted(socket.path_params["code"], guest, caller)).id)
        subscriber = Subscriber(guest, _number(socket.query_params.get("seat")))
        await live.join(subscriber, _number(socket.query_params.get("after")), services.config.limits.chat_lines)
        if (minutes := services.admin_commands.minutes_left()) is not None:
            subscriber.send(encode(Notice("restart", {"minutes": minutes})))
        await _serve(socket, services, live, subscriber, caller)
    except (ApiError, StorageFailed) as error:
        await _reject(socket, error, NOT_ALLOWED if isinstance(error, ApiError) else TRY_AGAIN)
    except Exception:  # an error at this table must not affect the others
        log.exception("table %s cannot be shown", socket.path_params["code"])
        with contextlib.suppress(RuntimeError):  # the socket may be closed already
            await _reject(socket, ApiError("table-damaged", table=socket.path_params["code"]), NOT_ALLOWED)
    finally:
        services.limiter.release_socket(caller)


async def _reject(socket: WebSocket, reason: ApiError | StorageFailed, code: int) -> None:
    """Send the reason, and close the socket."""
    with contextlib.suppress(WebSocketDisconnect):
        await socket.send_text(refused(reason).decode())
        await socket.close(code)


def origin_allowed(headers: Headers, config: Config) -> bool:
    """Return True for the server's own origin, for an allowed one, and without one: only browsers send it."""
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host") or origin in config.origins


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 8 else None


async def _serve(
    socket: WebSocket, services: Services, live: TableSession, subscriber: Subscriber, caller: Caller
) -> None:
    writer = asyncio.create_task(_write(socket, subscriber))
    try:
        services.bots.wake(live)
        await _read(socket, services, live, subscriber, caller)
    finally:
        live.leave(subscriber)
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await writer  # it fails if the client was gone already


async def _write(socket: WebSocket, subscriber: Subscriber) -> None:
    """Send the subscriber's messages; close the socket if it falls behind."""
    while (message := await subscriber.next_message()) is not None:
        await socket.send_text(message.decode())
    await socket.close(TRY_AGAIN)


async def _read(
    socket: WebSocket, services: Services, live: TableSession, subscriber: Subscriber, caller: Caller
) -> None:
    limiter = services.limiter
    while (received := await socket.receive())["type"] == "websocket.receive":
        if not limiter.allows("change", caller):
            subscriber.send(refused(ApiError("too-fast")))
            await asyncio.sleep(PAUSE)  # read nothing meanwhile: a flood must not even be refused at full speed
            continue
        try:
            message = decoder.decode(received.get("text") or received.get("bytes") or "")
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
    """Carry out a client's message, or send the reason why not."""
    entry = message.entry if isinstance(message, (Choose, Undo, Advise, AskHint, AskWindow)) else None
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
        elif isinstance(message, AskWindow):
            services.windows.ask(live, subscriber, caller, message.entry)
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
        if not entered:  # a repeated message is not carried out again: send the current view instead
            subscriber.send(live.broadcaster.first_view(live, subscriber, live.next_entry, ()))
    except (UndercroftError, ApiError, StorageFailed) as error:
        services.metrics.count_refusal(getattr(error, "code", "storage-failed"))
        subscriber.send(refused(error, entry))
    except Exception:  # a bug in a game's rules: nothing was recorded, and other tables go on
        log.exception("table %s failed at entry %s. %s", live.id, live.next_entry, live.reproduction())
        live.broadcast(refused(ApiError("rules-failed"), entry))
    services.bots.wake(live)
