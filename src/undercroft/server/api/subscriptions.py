"""Subscriptions of browsers to push notices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.routing import Route

from undercroft.i18n.language import LANGUAGES
from undercroft.server.api.responses import error_responses, json_response, read_body, services_of
from undercroft.server.errors import ApiError
from undercroft.server.http_schemas import PushOffer, Subscription, Unsubscribe
from undercroft.server.notifications.turn_notices import origin_of
from undercroft.server.notifications.webpush import BadKey, BadOrigin, decoded, encoded, encrypt
from undercroft.server.storage.rows import SubscriptionRow

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

AUTH_BYTES: Final = 16


async def offer(request: Request) -> Response:
    """Return the key that browsers subscribe with, or null if this server sends no notices."""
    key = services_of(request).turn_notices.key
    return json_response(PushOffer(None if key is None else key.public))


async def subscribe(request: Request) -> Response:
    """Subscribe the guest's browser."""
    notices = services_of(request).turn_notices
    wanted = await read_body(request, Subscription)
    if notices.key is None:
        raise ApiError("no-push")
    if not notices.http.allows(wanted.endpoint) or wanted.language not in LANGUAGES:
        raise ApiError("bad-subscription")
    try:
        receiver, auth_secret = decoded(wanted.keys.p256dh), decoded(wanted.keys.auth)
        encrypt(b"", receiver, auth_secret)
        notices.key.authorization(origin_of(wanted.endpoint), "", 0)
    except (BadKey, BadOrigin) as error:
        raise ApiError("bad-subscription") from error
    if len(auth_secret) != AUTH_BYTES:
        raise ApiError("bad-subscription")
    row = SubscriptionRow(
        request.state.guest, wanted.endpoint, encoded(receiver), encoded(auth_secret), wanted.language
    )
    await notices.push_subscriptions.keep(row)
    return json_response(PushOffer(notices.key.public))


async def unsubscribe(request: Request) -> Response:
    """End the subscription of the guest's browser."""
    notices = services_of(request).turn_notices
    await notices.push_subscriptions.forget((await read_body(request, Unsubscribe)).endpoint, request.state.guest)
    return json_response(PushOffer(None if notices.key is None else notices.key.public))


SUBSCRIPTION_ROUTES = [
    Route("/api/push", error_responses(offer)),
    Route("/api/push", error_responses(subscribe), methods=["PUT"]),
    Route("/api/push", error_responses(unsubscribe), methods=["DELETE"]),
]
