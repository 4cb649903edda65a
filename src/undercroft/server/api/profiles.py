"""HTTP endpoints of profiles: statistics of a guest's games, puzzles and achievements."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from starlette.responses import Response
from starlette.routing import Route

from undercroft.kernel.features.puzzle import puzzles
from undercroft.kernel.features.statistics import Tally, statistics
from undercroft.kernel.game import registered
from undercroft.server.api.responses import error_responses, json_response, read_body, services_of
from undercroft.server.errors import ApiError
from undercroft.server.http_schemas import NewPicture, PlayedGame, Profile, ProfileFile
from undercroft.server.live.rewards import outcome_of

if TYPE_CHECKING:
    from starlette.requests import Request

    from undercroft.server.services import Services

PICTURES = ("slime", "ghost", "mage", "shield", "medusa", "minotaur", "vampire", "dragon")
"""Sprites that a guest can choose as a picture."""
MAX_REPLAYS = 20
"""Old tables that are replayed in one request to compute their outcomes."""


async def profile_of(services: Services, guest: str) -> Profile:
    """Compute the profile of a guest."""
    tables = services.tables
    for code in await tables.profiles.without_outcome(guest, MAX_REPLAYS):
        try:
            table = (await tables.get(code)).table
        except ApiError:
            continue  # the rules have changed since: the outcome cannot be computed
        await tables.profiles.keep_outcome(code, outcome_of(table.game, table.state))
    finished = [one for _, one in await tables.profiles.finished_by(guest)]
    solved = await tables.puzzles.solved_by(guest)
    earned = await services.store.achievements_of(guest)
    return Profile(
        name=await services.name_of(guest),
        picture=await tables.profiles.picture_of(guest),
        pictures=PICTURES,
        statistics=statistics(finished),
        puzzles={game: Tally(len(puzzles(game)), len(solved.get(game, ()))) for game in registered() if puzzles(game)},
        achievements={
            game.id: Tally(len(game.achievements), sum(row.game == game.id for row, _ in earned))
            for game in registered().values()
            if game.achievements
        },
    )


async def show_profile(request: Request) -> Response:
    """Return the guest's profile."""
    return json_response(await profile_of(services_of(request), request.state.guest))


async def export_profile(request: Request) -> Response:
    """Export the guest's profile and all finished games as a file."""
    services, guest = services_of(request), request.state.guest
    profile = await profile_of(services, guest)
    games = tuple(PlayedGame(code, one) for code, one in await services.tables.profiles.finished_by(guest))
    text = msgspec.json.format(msgspec.json.encode(ProfileFile(profile=profile, games=games)), indent=2)
    headers = {"Content-Disposition": 'attachment; filename="undercroft-profile.json"'}
    return Response(text, media_type="application/json", headers=headers)


async def choose_picture(request: Request) -> Response:
    """Change the guest's picture."""
    picture = (await read_body(request, NewPicture)).picture
    if picture not in PICTURES:
        raise ApiError("no-such-picture", picture=picture[:32])
    services = services_of(request)
    await services.tables.choose_picture(request.state.guest, picture)
    return json_response(await profile_of(services, request.state.guest))


PROFILE_ROUTES = [
    Route("/api/profile", error_responses(show_profile)),
    Route("/api/profile/export", error_responses(export_profile)),
    Route("/api/profile/picture", error_responses(choose_picture), methods=["PUT"]),
]
