"""HTTP endpoints of the guest's name and achievements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.routing import Route

from undercroft.kernel.game import registered
from undercroft.server.access.display_names import clean_name, is_mixed
from undercroft.server.api.responses import error_responses, json_response, read_body, services_of
from undercroft.server.errors import ApiError
from undercroft.server.http_schemas import Achievement, Achievements, Me, NewName

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response


async def me(request: Request) -> Response:
    """Return the guest's name."""
    return json_response(Me(await services_of(request).name_of(request.state.guest)))


async def rename(request: Request) -> Response:
    """Change the guest's name."""
    services = services_of(request)
    name = clean_name((await read_body(request, NewName)).name, services.config.limits.name_length)
    if not name:
        raise ApiError("empty-name")
    if is_mixed(name):
        raise ApiError("mixed-name")
    await services.tables.rename(request.state.guest, name)
    return json_response(Me(name))


async def list_achievements(request: Request) -> Response:
    """List the guest's achievements by game; games without any are left out."""
    rows = await services_of(request).store.achievements_of(request.state.guest)
    achievements: dict[str, Achievements] = {}
    for game in registered().values():
        if game.achievements:
            earned = tuple(Achievement(row.name, row.table_id, made) for row, made in rows if row.game == game.id)
            achievements[game.id] = Achievements(game.achievements, earned)
    return json_response(achievements)


GUEST_ROUTES = [
    Route("/api/me", error_responses(me)),
    Route("/api/me", error_responses(rename), methods=["PUT"]),
    Route("/api/achievements", error_responses(list_achievements)),
]
