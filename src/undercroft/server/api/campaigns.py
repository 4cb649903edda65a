"""The HTTP side of campaigns: looking at them, deciding, export and import."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import Response
from starlette.routing import Route

from undercroft.kernel.errors import ImpossibleSetup
from undercroft.kernel.features.campaign import CampaignFile, opened
from undercroft.kernel.game import Game, find_game, registered
from undercroft.server.api.responses import answer, body_as, granted, room_of

if TYPE_CHECKING:
    from typing import Any

    from starlette.requests import Request

    from undercroft.kernel.features.campaign import Campaign


async def list_campaigns(request: Request) -> Response:
    """The guest's campaigns by game; games without one are left out."""
    keeping = room_of(request).tables.keeping
    return answer(
        {
            game.id: game.campaign.told(await keeping.kept(request.state.guest, game.id, game.campaign))
            for game in registered().values()
            if game.campaign is not None
        }
    )


def game_and_campaign(request: Request) -> tuple[Game[Any], Campaign]:
    """The game of a request, which must have a campaign."""
    game = find_game(request.path_params["game"])
    if game.campaign is None:
        raise ImpossibleSetup("no-campaign", game=game.id)
    return game, game.campaign


async def export_campaign(request: Request) -> Response:
    """What the guest has kept, as a file."""
    game, campaign = game_and_campaign(request)
    kept = await room_of(request).tables.keeping.kept(request.state.guest, game.id, campaign)
    headers = {"Content-Disposition": f'attachment; filename="{game.id}-campaign.json"'}
    return Response(CampaignFile(game=game.id, kept=kept).text(), media_type="application/json", headers=headers)


async def import_campaign(request: Request) -> Response:
    """Put what was exported in the place of what is kept."""
    game, campaign = game_and_campaign(request)
    kept = opened(await body_as(request, CampaignFile), game)
    changed = await room_of(request).tables.keeping.change(request.state.guest, game.id, campaign, lambda _: kept)
    return answer(campaign.told(changed))


async def change_campaign(request: Request) -> Response:
    """Decide something, such as which mark to tick."""
    game, campaign = game_and_campaign(request)
    wish = await body_as(request, dict[str, str])
    keeping = room_of(request).tables.keeping
    changed = await keeping.change(request.state.guest, game.id, campaign, lambda kept: campaign.change(kept, wish))
    return answer(campaign.told(changed))


CAMPAIGN_ROUTES = [
    Route("/api/campaigns", granted(list_campaigns)),
    Route("/api/campaigns/{game}", granted(export_campaign)),
    Route("/api/campaigns/{game}", granted(import_campaign), methods=["PUT"]),
    Route("/api/campaigns/{game}", granted(change_campaign), methods=["POST"]),
]
