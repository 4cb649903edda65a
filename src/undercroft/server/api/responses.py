"""How requests are read and answered: refusals become problems, and mistakes of ours harm nobody else."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from undercroft.kernel.errors import ImpossibleSetup, Malformed, UndercroftError
from undercroft.server.api.static_files import NEVER, Content
from undercroft.server.errors import ApiError
from undercroft.server.http_schemas import Problem
from undercroft.server.services import Services
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


def json_response(content: Any, status: int = 200, keep: str = NEVER) -> Response:
    """JSON."""
    return Response(
        msgspec.json.encode(content), status, media_type="application/json", headers={"Cache-Control": keep}
    )


def json_content(content: Any) -> Content:
    """JSON to be handed out more than once."""
    return Content(msgspec.json.encode(content), "application/json")


def problem(error: Exception) -> Response:
    """A refusal as JSON, with the status that fits it."""
    if isinstance(error, ApiError):
        status = 404 if error.code.startswith("no-such") else STATUSES.get(error.code, 409)
        return json_response(Problem(error.code, error.details), status)
    if isinstance(error, UndercroftError):
        status = 422 if isinstance(error, (Malformed, ImpossibleSetup)) else 409
        return json_response(Problem(error.code, {name: str(value) for name, value in error.details.items()}), status)
    return json_response(Problem("storage-failed", {}), 503)


def error_responses(handler: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """Turn refusals into answers."""

    async def wrapped(request: Request) -> Response:
        try:
            return await handler(request)
        except (ApiError, UndercroftError, StorageFailed) as error:
            services_of(request).metrics.refused(getattr(error, "code", "storage-failed"))
            return problem(error)
        except Exception:  # a mistake of ours, perhaps in the rules of one game: everything else goes on
            log.exception("%s %s failed", request.method, request.url.path)
            return json_response(Problem("work-failed", {}), 500)

    wrapped.__name__ = handler.__name__
    return wrapped


async def read_body(request: Request, kind: type[T]) -> T:
    """The body of a request as a type of the protocol."""
    if request.headers.get("content-type", "").split(";")[0] != "application/json":
        raise ApiError("unreadable-message")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ApiError("unreadable-message") from error
    except ClientDisconnect as error:  # also how the doorkeeper cuts off a body that never ends
        raise ApiError("too-large") from error


def services_for_create(request: Request) -> Services:
    """The room of the app, for somebody who wants a new table and has not made too many just now."""
    services = services_of(request)
    if not services.limiter.allows("make", request.state.caller):
        raise ApiError("too-fast")
    return services


def services_of(request: Request) -> Services:
    """The room of the app."""
    services: Services = request.app.state.services
    return services


async def admitted(request: Request, address: str | None = None) -> TableRow:
    """The table that the request is about, if the guest may come to it."""
    state, wanted = request.state, request.path_params["code"] if address is None else address
    return await services_of(request).admitted(wanted, state.guest, state.caller)
