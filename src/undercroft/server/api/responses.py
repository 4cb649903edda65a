"""How requests are read and answered: refusals become problems, and mistakes of ours harm nobody else."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from undercroft.kernel.errors import ImpossibleSetup, Malformed, UndercroftError
from undercroft.server.api.static_files import NEVER, Content
from undercroft.server.errors import Refusal
from undercroft.server.http_schemas import Problem
from undercroft.server.services import Room
from undercroft.server.storage.errors import StorageFailed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from undercroft.server.storage.rows import TableRow

T = TypeVar("T")
log = logging.getLogger("undercroft.server")
STATUSES = {
    "unreadable-message": 400,
    "bad-subscription": 422,
    "too-large": 413,
    "record-too-long": 413,
    "took-too-long": 422,
    "too-fast": 429,
    "work-under-way": 429,
    "work-failed": 500,
    "too-busy": 503,
    "storage-failed": 503,
}
"""The status of a refusal, where it is neither 404 (there is no such thing) nor 409 (not now, not by you)."""


def answer(content: Any, status: int = 200, keep: str = NEVER) -> Response:
    """JSON."""
    return Response(
        msgspec.json.encode(content), status, media_type="application/json", headers={"Cache-Control": keep}
    )


def json_content(content: Any) -> Content:
    """JSON to be handed out more than once."""
    return Content(msgspec.json.encode(content), "application/json")


def problem(error: Exception) -> Response:
    """A refusal as JSON, with the status that fits it."""
    if isinstance(error, Refusal):
        status = 404 if error.code.startswith("no-such") else STATUSES.get(error.code, 409)
        return answer(Problem(error.code, error.details), status)
    if isinstance(error, UndercroftError):
        status = 422 if isinstance(error, (Malformed, ImpossibleSetup)) else 409
        return answer(Problem(error.code, {name: str(value) for name, value in error.details.items()}), status)
    return answer(Problem("storage-failed", {}), 503)


def granted(handler: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """Turn refusals into answers."""

    async def wrapped(request: Request) -> Response:
        try:
            return await handler(request)
        except (Refusal, UndercroftError, StorageFailed) as error:
            room_of(request).metrics.refused(getattr(error, "code", "storage-failed"))
            return problem(error)
        except Exception:  # a mistake of ours, perhaps in the rules of one game: everything else goes on
            log.exception("%s %s failed", request.method, request.url.path)
            return answer(Problem("work-failed", {}), 500)

    wrapped.__name__ = handler.__name__
    return wrapped


async def body_as(request: Request, kind: type[T]) -> T:
    """The body of a request as a type of the protocol."""
    if request.headers.get("content-type", "").split(";")[0] != "application/json":
        raise Refusal("unreadable-message")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("unreadable-message") from error
    except ClientDisconnect as error:  # also how the doorkeeper cuts off a body that never ends
        raise Refusal("too-large") from error


def room_to_make(request: Request) -> Room:
    """The room of the app, for somebody who wants a new table and has not made too many just now."""
    room = room_of(request)
    if not room.gate.allows("make", request.state.asker):
        raise Refusal("too-fast")
    return room


def room_of(request: Request) -> Room:
    """The room of the app."""
    room: Room = request.app.state.room
    return room


async def admitted(request: Request, address: str | None = None) -> TableRow:
    """The table that the request is about, if the guest may come to it."""
    state, wanted = request.state, request.path_params["code"] if address is None else address
    return await room_of(request).admitted(wanted, state.guest, state.asker)
