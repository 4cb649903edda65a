"""Asking to be told in a browser when it is one's turn, and no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.routing import Route

from undercroft.i18n.language import LANGUAGES
from undercroft.server.api.responses import answer, body_as, granted, room_of
from undercroft.server.errors import Refusal
from undercroft.server.http_schemas import PushOffer, Subscription, Unsubscribe
from undercroft.server.notifications.webpush import BadKey, decoded, encoded, sealed
from undercroft.server.storage.rows import SubscriptionRow

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response


async def offer(request: Request) -> Response:
    """Whether this server tells those who are away, and the key that browsers need to subscribe."""
    key = room_of(request).notices.key
    return answer(PushOffer(None if key is None else key.public))


async def subscribe(request: Request) -> Response:
    """Tell the guest in this browser."""
    notices = room_of(request).notices
    wanted = await body_as(request, Subscription)
    if notices.key is None:
        raise Refusal("no-push")
    if not notices.outward.allows(wanted.endpoint) or wanted.language not in LANGUAGES:
        raise Refusal("bad-subscription")
    try:
        receiver, shared = decoded(wanted.keys.p256dh), decoded(wanted.keys.auth)
        sealed(b"", receiver, shared)
    except BadKey as error:
        raise Refusal("bad-subscription") from error
    if len(shared) != 16:
        raise Refusal("bad-subscription")
    row = SubscriptionRow(request.state.guest, wanted.endpoint, encoded(receiver), encoded(shared), wanted.language)
    await notices.subscribing.keep(row)
    return answer(PushOffer(notices.key.public))


async def unsubscribe(request: Request) -> Response:
    """Tell the guest in this browser no more."""
    notices = room_of(request).notices
    await notices.subscribing.forget((await body_as(request, Unsubscribe)).endpoint, request.state.guest)
    return answer(PushOffer(None if notices.key is None else notices.key.public))


SUBSCRIPTION_ROUTES = [
    Route("/api/push", granted(offer)),
    Route("/api/push", granted(subscribe), methods=["PUT"]),
    Route("/api/push", granted(unsubscribe), methods=["DELETE"]),
]
