"""Helpers of HTTP endpoints: request bodies, JSON responses and error responses."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from undercroft.kernel.errors import ImpossibleSetup, Malformed, UndercroftError
from undercroft.server.api.static_files import NO_STORE, Content
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
"""Statuses of error codes; others are 404 if they begin with `no-such`, and otherwise 409."""


def json_response(content: Any, status: int = 200, cache_control: str = NO_STORE) -> Response:
    """Encode a JSON response."""
    return Response(
        msgspec.json.encode(content), status, media_type="application/json", headers={"Cache-Control": cache_control}
    )


def json_content(content: Any) -> Content:
    """Encode JSON for more than one response."""
    return Content(msgspec.json.encode(content), "application/json")


def problem(error: Exception) -> Response:
    """Return an error as JSON with its status."""
    if isinstance(error, ApiError):
        status = 404 if error.code.startswith("no-such") else STATUSES.get(error.code, 409)
        return json_response(Problem(error.code, error.details), status)
    if isinstance(error, UndercroftError):
        status = 422 if isinstance(error, (Malformed, ImpossibleSetup)) else 409
        return json_response(Problem(error.code, {name: str(value) for name, value in error.details.items()}), status)
    return json_response(Problem("storage-failed", {}), 503)


def error_responses(handler: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """Decorate an endpoint so that its errors become responses."""

    async def wrapped(request: Request) -> Response:
        try:
            return await handler(request)
        except (ApiError, UndercroftError, StorageFailed) as error:
            services_of(request).metrics.count_refusal(getattr(error, "code", "storage-failed"))
            return problem(error)
        except Exception:  # a bug, perhaps in the rules of one game: everything else goes on
            log.exception("%s %s failed", request.method, request.url.path)
            return json_response(Problem("work-failed", {}), 500)

    wrapped.__name__ = handler.__name__
    return wrapped


async def read_body(request: Request, kind: type[T]) -> T:
    """Decode the JSON body of a request."""
    if request.headers.get("content-type", "").split(";")[0] != "application/json":
        raise ApiError("unreadable-message")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ApiError("unreadable-message") from error
    except ClientDisconnect as error:  # raised too when GuestMiddleware cuts off a long body
        raise ApiError("too-large") from error


def services_for_create(request: Request) -> Services:
    """Return the services for a request that makes a table; reject it if the caller makes too many."""
    services = services_of(request)
    if not services.limiter.allows("make", request.state.caller):
        raise ApiError("too-fast")
    return services


def services_of(request: Request) -> Services:
    """Return the services of the app."""
    services: Services = request.app.state.services
    return services


async def admitted(request: Request, address: str | None = None) -> TableRow:
    """Return the table that a request names, if the guest may enter it."""
    state, wanted = request.state, request.path_params["code"] if address is None else address
    return await services_of(request).admitted(wanted, state.guest, state.caller)
