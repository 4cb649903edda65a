"""The ASGI application: routes, and middleware for guests, limits and security headers."""

from __future__ import annotations

from contextlib import asynccontextmanager
from time import time
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import cookie_parser
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from undercroft.i18n.language import language
from undercroft.server.access.costly_requests import COSTLY, price_of
from undercroft.server.access.guests import COOKIE, YEAR
from undercroft.server.access.rate_limits import Caller, address_of
from undercroft.server.api.campaigns import CAMPAIGN_ROUTES
from undercroft.server.api.daily import DAILY_ROUTES
from undercroft.server.api.games import GAME_ROUTES
from undercroft.server.api.guests import GUEST_ROUTES
from undercroft.server.api.link_preview import page_for, preferred_language
from undercroft.server.api.profiles import PROFILE_ROUTES
from undercroft.server.api.puzzles import PUZZLE_ROUTES
from undercroft.server.api.recovery import RECOVERY_ROUTES
from undercroft.server.api.replays import WATCH_ROUTES
from undercroft.server.api.responses import json_response
from undercroft.server.api.reviews import REVIEW_ROUTES
from undercroft.server.api.service_worker import OFFLINE_ROUTES
from undercroft.server.api.static_files import NO_STORE, PRIVATE_REVALIDATE, WebApp, web_folder
from undercroft.server.api.subscriptions import SUBSCRIPTION_ROUTES
from undercroft.server.api.tables import TABLE_ROUTES
from undercroft.server.api.websocket import origin_allowed, table_socket
from undercroft.server.errors import ApiError
from undercroft.server.http_schemas import Problem
from undercroft.server.logging import bind_context
from undercroft.server.services import Services

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from starlette.requests import Request
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from undercroft.server.access.rate_limits import RateLimiter
    from undercroft.server.config import Config

SECURITY = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
REFUSALS = {403: "foreign-origin", 413: "too-large", 429: "too-fast"}
"""Error codes of requests that the middleware rejects, by status."""
WRITING = ("POST", "PUT", "DELETE", "PATCH")
WITH_RECORDS = ("/api/tables", "/api/watch")
"""Paths that accept a record; all other bodies are small."""
MAX_DIGITS = 12
"""Reject longer Content-Length values unparsed; `int()` on a huge string is slow."""


class GuestMiddleware:
    """Gives every guest a cookie, rejects foreign and oversized requests, and adds the security headers."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or reject it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        services: Services = scope["app"].state.services
        base = self.config.base_path
        headers = Headers(scope=scope)
        known = services.guest_cookies.guest_of(cookie_parser(headers.get("cookie", "")).get(COOKIE))
        guest = known or services.guest_cookies.new_guest_id()
        caller = Caller.at(address_of(scope), known)
        scope.setdefault("state", {}).update(guest=guest, caller=caller)
        bind_context(guest=guest)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    out[name] = value
                out.setdefault("Cache-Control", NO_STORE)
                recovered = scope["state"].get("recovered_guest")
                # Responses that shared caches may store carry no cookie.
                if recovered is not None or (known is None and "private" in out["Cache-Control"]):
                    secure = "; Secure" if self.config.secure_cookies else ""
                    cookie = (
                        f"{COOKIE}={services.guest_cookies.cookie(recovered or guest)}; Path={base}/; Max-Age={YEAR}"
                    )
                    out.append("set-cookie", f"{cookie}; HttpOnly; SameSite=Lax{secure}")
            await send(message)

        limits, path = self.config.limits, scope["path"].removeprefix(base)
        longest = limits.body_bytes if path in WITH_RECORDS else limits.small_body_bytes
        price = price_of(scope["method"], path)
        refusal = self._refusal(services.limiter, scope["method"], headers, caller, longest, price)
        if services.admin_commands.is_blocked(guest, caller.address):
            refusal = localized_problem("blocked", 403, headers)
        if refusal is not None:
            services.metrics.count_refusal(REFUSALS.get(refusal.status_code, ""))
            await refusal(scope, receive, send_with_headers)
        elif price >= COSTLY:
            await self._take_turn(services, scope, limit_body(receive, longest), send_with_headers)
        else:
            await self.app(scope, limit_body(receive, longest), send_with_headers)

    async def _take_turn(self, services: Services, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a costly request on when it is its turn, which ends before the response is sent."""
        try:
            turn = await services.costly_requests.take_turn(scope["state"]["caller"].address)
        except ApiError as error:
            services.metrics.count_refusal(error.code)
            await localized_problem(error.code, 503, Headers(scope=scope))(scope, receive, send)
            return

        async def send_after_turn(message: Message) -> None:
            turn.release()  # a client that does not read must not keep it
            await send(message)

        try:
            await self.app(scope, receive, send_after_turn)
        finally:
            turn.release()

    def _refusal(
        self, limiter: RateLimiter, method: str, headers: Headers, caller: Caller, longest: int, price: int
    ) -> Response | None:
        if method not in WRITING:
            return None if limiter.allows("read", caller, price) else localized_problem("too-fast", 429, headers)
        if not origin_allowed(headers, self.config):
            return json_response(Problem("foreign-origin", {}), 403)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > MAX_DIGITS or int(length) > longest:
            return json_response(Problem("too-large", {}), 413)
        return None if limiter.allows("change", caller, price) else json_response(Problem("too-fast", {}), 429)


def localized_problem(code: str, status: int, headers: Headers) -> Response:
    """Return an error as a sentence in the reader's language for browsers, and as JSON for programs."""
    if "text/html" not in headers.get("accept", ""):
        return json_response(Problem(code, {}), status)
    words = language(preferred_language(headers.get("accept-language", "")))
    return Response(words.text("error-" + code), status, media_type="text/plain")


def limit_body(receive: Receive, most: int) -> Receive:
    """Cut off a request body that is longer than its Content-Length claims."""
    seen = 0

    async def receive_some() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > most:
            return {"type": "http.disconnect"}
        return message

    return receive_some


async def no_such_path(request: Request, error: Exception | None = None) -> Response:
    """Answer a request for a path or file that does not exist."""
    return json_response(Problem("no-such-path", {}), 404)


async def favicon(request: Request) -> Response:
    """Serve the icon that browsers request without being asked to."""
    web: WebApp = request.app.state.web
    return await web.root.get_response("favicon.ico", request.scope)


async def page(request: Request) -> Response:
    """Serve the browser app, which is one page for all paths; its head describes the page that was requested."""
    web: WebApp = request.app.state.web
    if web.page is None:
        return Response("The browser app is not built; run `make web`.", 503, media_type="text/plain")
    content = await page_for(request, request.app.state.services, web.page)
    return content.response(request, PRIVATE_REVALIDATE, vary="Accept-Language")


def make_app(config: Config, clock: Callable[[], float] = time) -> Starlette:
    """Make the application; its deadlines are measured with the clock."""
    services = Services(config, clock)
    web = WebApp(web_folder())

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await services.open()
        yield
        await services.close()

    routes = [
        *GAME_ROUTES,
        *GUEST_ROUTES,
        *TABLE_ROUTES,
        *WATCH_ROUTES,
        *CAMPAIGN_ROUTES,
        *PUZZLE_ROUTES,
        *DAILY_ROUTES,
        *PROFILE_ROUTES,
        *RECOVERY_ROUTES,
        *SUBSCRIPTION_ROUTES,
        *REVIEW_ROUTES,
        WebSocketRoute("/api/tables/{code}/socket", table_socket),
        *OFFLINE_ROUTES,
        Mount("/assets", web.assets),
        Mount("/app", web.app),
        Route("/favicon.ico", favicon),
        Route("/api/{rest:path}", no_such_path),
        Route("/{rest:path}", page),
    ]
    below = Mount(config.base_path, routes=routes)
    app = Starlette(
        routes=[below],
        lifespan=lifespan,
        middleware=[Middleware(GuestMiddleware, config=config)],
        exception_handlers={404: no_such_path},
    )
    app.state.services = services
    app.state.web = web
    return app
