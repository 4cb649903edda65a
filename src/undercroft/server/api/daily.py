"""HTTP endpoints of the daily challenge: the results of a day, and the guest's own try."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.routing import Route

from undercroft.bots import usual_bot
from undercroft.kernel.features.daily import daily, daily_games, read_day, today
from undercroft.server.api.responses import error_responses, json_response, services_for_create, services_of
from undercroft.server.http_schemas import Created, DailyGame, DailyPage, DailyResult

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from undercroft.server.storage.rows import TryRow

MAX_RESULTS = 50
"""Results listed for a game."""


async def show_day(request: Request) -> Response:
    """Return a day's challenges; results are shown after the guest's own try, and when the day is over."""
    services, guest = services_of(request), request.state.guest
    day = read_day(request.query_params.get("day", today()))
    over = day < today()
    tries = await services.tables.dailies.of_day(day)
    games = []
    for game in daily_games():
        here = [one for one in tries if one.game == game]
        mine = next((one for one in here if one.guest == guest), None)
        shown = over or (mine is not None and mine.over)
        ranked = sorted((one for one in here if one.over), key=lambda one: (not one.won, -one.score, one.entries))
        games.append(
            DailyGame(
                game=game,
                bot=usual_bot(game) if daily(game, day).seats > 1 else None,
                table=None if mine is None else mine.table_id,
                played=mine is not None and mine.over,
                shown=shown,
                results=tuple(result_line(one, guest) for one in ranked[:MAX_RESULTS]) if shown else (),
                best=ranked[0].table_id if shown and ranked else None,
            )
        )
    return json_response(DailyPage(day=day, today=day == today(), games=tuple(games)))


def result_line(one: TryRow, guest: str) -> DailyResult:
    """Return a finished try as a line of the results."""
    return DailyResult(one.name, one.won, one.score, one.entries, one.guest == guest)


async def try_day(request: Request) -> Response:
    """Make the table of the guest's only try of today, or return it if it exists."""
    services, guest = services_for_create(request), request.state.guest
    code = await services.table_factory.try_daily(
        guest, await services.name_of(guest), request.path_params["game"], request.state.caller
    )
    return json_response(Created(code), 201)


DAILY_ROUTES = [
    Route("/api/daily", error_responses(show_day)),
    Route("/api/daily/{game}", error_responses(try_day), methods=["POST"]),
]
