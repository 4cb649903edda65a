"""HTTP endpoints of campaigns: list, decide, export and import."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import Response
from starlette.routing import Route

from undercroft.kernel.errors import ImpossibleSetup
from undercroft.kernel.features.campaign import CampaignFile, opened
from undercroft.kernel.game import Game, find_game, registered
from undercroft.server.api.responses import error_responses, json_response, read_body, services_of

if TYPE_CHECKING:
    from typing import Any

    from starlette.requests import Request

    from undercroft.kernel.features.campaign import Campaign


async def list_campaigns(request: Request) -> Response:
    """List the guest's campaigns by game; games without one are left out."""
    store = services_of(request).tables.campaigns
    return json_response(
        {
            game.id: game.campaign.told(await store.kept(request.state.guest, game.id, game.campaign))
            for game in registered().values()
            if game.campaign is not None
        }
    )


def game_and_campaign(request: Request) -> tuple[Game[Any], Campaign]:
    """Return the game of a request and its campaign; reject games without one."""
    game = find_game(request.path_params["game"])
    if game.campaign is None:
        raise ImpossibleSetup("no-campaign", game=game.id)
    return game, game.campaign


async def export_campaign(request: Request) -> Response:
    """Export a campaign as a file."""
    game, campaign = game_and_campaign(request)
    kept = await services_of(request).tables.campaigns.kept(request.state.guest, game.id, campaign)
    headers = {"Content-Disposition": f'attachment; filename="{game.id}-campaign.json"'}
    return Response(CampaignFile(game=game.id, kept=kept).text(), media_type="application/json", headers=headers)


async def import_campaign(request: Request) -> Response:
    """Replace a campaign with an exported one."""
    game, campaign = game_and_campaign(request)
    kept = opened(await read_body(request, CampaignFile), game)
    changed = await services_of(request).tables.campaigns.change(request.state.guest, game.id, campaign, lambda _: kept)
    return json_response(campaign.told(changed))


async def change_campaign(request: Request) -> Response:
    """Make a decision of a campaign, such as the mark to tick."""
    game, campaign = game_and_campaign(request)
    decision = await read_body(request, dict[str, str])
    store = services_of(request).tables.campaigns
    changed = await store.change(request.state.guest, game.id, campaign, lambda kept: campaign.change(kept, decision))
    return json_response(campaign.told(changed))


CAMPAIGN_ROUTES = [
    Route("/api/campaigns", error_responses(list_campaigns)),
    Route("/api/campaigns/{game}", error_responses(export_campaign)),
    Route("/api/campaigns/{game}", error_responses(import_campaign), methods=["PUT"]),
    Route("/api/campaigns/{game}", error_responses(change_campaign), methods=["POST"]),
]
