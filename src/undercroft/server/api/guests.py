"""Who asks: a guest's name, and what the guest has earned."""

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
    """Who asks."""
    return json_response(Me(await services_of(request).name_of(request.state.guest)))


async def rename(request: Request) -> Response:
    """Take another name."""
    services = services_of(request)
    name = clean_name((await read_body(request, NewName)).name, services.config.limits.name_length)
    if not name:
        raise ApiError("empty-name")
    if is_mixed(name):
        raise ApiError("mixed-name")
    await services.tables.rename(request.state.guest, name)
    return json_response(Me(name))


async def list_achievements(request: Request) -> Response:
    """What the guest has earned, by game; games without achievements are left out."""
    rows = await services_of(request).store.achievements_of(request.state.guest)
    told: dict[str, Achievements] = {}
    for game in registered().values():
        if game.achievements:
            mine = tuple(Achievement(row.name, row.table_id, made) for row, made in rows if row.game == game.id)
            told[game.id] = Achievements(game.achievements, mine)
    return json_response(told)


GUEST_ROUTES = [
    Route("/api/me", error_responses(me)),
    Route("/api/me", error_responses(rename), methods=["PUT"]),
    Route("/api/achievements", error_responses(list_achievements)),
]
