"""Asking to be told in a browser when it is one's turn, and no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.routing import Route

from undercroft.i18n.language import LANGUAGES
from undercroft.server.api.responses import error_responses, json_response, read_body, services_of
from undercroft.server.errors import ApiError
from undercroft.server.http_schemas import PushOffer, Subscription, Unsubscribe
from undercroft.server.notifications.webpush import BadKey, decoded, encoded, sealed
from undercroft.server.storage.rows import SubscriptionRow

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response


async def offer(request: Request) -> Response:
    """Whether this server tells those who are away, and the key that browsers need to subscribe."""
    key = services_of(request).turn_notices.key
    return json_response(PushOffer(None if key is None else key.public))


async def subscribe(request: Request) -> Response:
    """Tell the guest in this browser."""
    notices = services_of(request).turn_notices
    wanted = await read_body(request, Subscription)
    if notices.key is None:
        raise ApiError("no-push")
    if not notices.http.allows(wanted.endpoint) or wanted.language not in LANGUAGES:
        raise ApiError("bad-subscription")
    try:
        receiver, shared = decoded(wanted.keys.p256dh), decoded(wanted.keys.auth)
        sealed(b"", receiver, shared)
    except BadKey as error:
        raise ApiError("bad-subscription") from error
    if len(shared) != 16:
        raise ApiError("bad-subscription")
    row = SubscriptionRow(request.state.guest, wanted.endpoint, encoded(receiver), encoded(shared), wanted.language)
    await notices.push_subscriptions.keep(row)
    return json_response(PushOffer(notices.key.public))


async def unsubscribe(request: Request) -> Response:
    """Tell the guest in this browser no more."""
    notices = services_of(request).turn_notices
    await notices.push_subscriptions.forget((await read_body(request, Unsubscribe)).endpoint, request.state.guest)
    return json_response(PushOffer(None if notices.key is None else notices.key.public))


SUBSCRIPTION_ROUTES = [
    Route("/api/push", error_responses(offer)),
    Route("/api/push", error_responses(subscribe), methods=["PUT"]),
    Route("/api/push", error_responses(unsubscribe), methods=["DELETE"]),
]
