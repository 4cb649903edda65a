"""HTTP endpoint of reviews; everybody who may watch a finished game may request its review from any seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.routing import Route

from undercroft.server.api.responses import admitted, error_responses, json_response, services_of

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response


async def get_review(request: Request) -> Response:
    """Return the review of a finished table from a seat, or its progress."""
    row, seat, state = await admitted(request), request.path_params["seat"], request.state
    return json_response(await services_of(request).reviews.of(row, seat, state.caller, state.guest))


REVIEW_ROUTES = [Route("/api/tables/{code}/review/{seat:int}", error_responses(get_review))]
