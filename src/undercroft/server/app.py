"""The application: routes, the guest's cookie, security headers, limits."""

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
from undercroft.server.api.static_files import A_DAY, ALWAYS, ASK_FIRST, MINE_ASK_FIRST, NEVER, StaticFiles, web_folder
from undercroft.server.api.subscriptions import SUBSCRIPTION_ROUTES
from undercroft.server.api.tables import TABLE_ROUTES
from undercroft.server.api.websocket import origin_allowed, table_socket
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
"""What is refused before it is read, by its status."""
WRITING = ("POST", "PUT", "DELETE", "PATCH")
WITH_RECORDS = ("/api/tables", "/api/watch")
"""Where a record may be sent: everywhere else bodies are small."""
MOST_DIGITS = 12
"""A length with more digits is none: to read a number of a megabyte takes long."""


class GuestMiddleware:
    """Gives every guest a cookie, refuses foreign and oversized requests, and adds the security headers."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
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
                out.setdefault("Cache-Control", NEVER)
                becomes = scope["state"].get("becomes")
                # What others may keep carries nobody's cookie.
                if becomes is not None or (known is None and "private" in out["Cache-Control"]):
                    secure = "; Secure" if self.config.secure_cookies else ""
                    cookie = f"{COOKIE}={services.guest_cookies.cookie(becomes or guest)}; Path={base}/; Max-Age={YEAR}"
                    out.append("set-cookie", f"{cookie}; HttpOnly; SameSite=Lax{secure}")
            await send(message)

        limits = self.config.limits
        longest = limits.body_bytes if scope["path"].removeprefix(base) in WITH_RECORDS else limits.small_body_bytes
        refusal = self._refusal(services.limiter, scope["method"], headers, caller, longest)
        if services.admin_commands.is_blocked(guest, caller.address):
            refusal = localized_problem("blocked", 403, headers)
        if refusal is not None:
            services.metrics.refused(REFUSALS.get(refusal.status_code, ""))
            await refusal(scope, receive, send_with_headers)
            return
        await self.app(scope, limit_body(receive, longest), send_with_headers)

    def _refusal(
        self, limiter: RateLimiter, method: str, headers: Headers, caller: Caller, longest: int
    ) -> Response | None:
        if method not in WRITING:
            return None if limiter.allows("read", caller) else localized_problem("too-fast", 429, headers)
        if not origin_allowed(headers, self.config):
            return json_response(Problem("foreign-origin", {}), 403)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > MOST_DIGITS or int(length) > longest:
            return json_response(Problem("too-large", {}), 413)
        return None if limiter.allows("change", caller) else json_response(Problem("too-fast", {}), 429)


def localized_problem(code: str, status: int, headers: Headers) -> Response:
    """A refusal: to a browser that asks for a page a sentence in the reader's language, to programs a problem."""
    if "text/html" not in headers.get("accept", ""):
        return json_response(Problem(code, {}), status)
    words = language(preferred_language(headers.get("accept-language", "")))
    return Response(words.text("error-" + code), status, media_type="text/plain")


def limit_body(receive: Receive, most: int) -> Receive:
    """A body that claims to be small but is not is cut off: the rest counts as unreadable."""
    seen = 0

    async def receive_some() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > most:
            return {"type": "http.disconnect"}
        return message

    return receive_some


async def asset(request: Request) -> Response:
    """A built file of the browser app, named after what is in it."""
    web: StaticFiles = request.app.state.web
    content = web.asset(request.path_params["name"])
    return json_response(Problem("no-such-path", {}), 404) if content is None else content.response(request, ALWAYS)


async def app_file(request: Request) -> Response:
    """A file by which systems and other sites know the app; pictures may be kept for a while."""
    web: StaticFiles = request.app.state.web
    name = request.path_params.get("name")
    content = web.root_file("favicon.ico") if name is None else web.app_file(name)
    if content is None:
        return json_response(Problem("no-such-path", {}), 404)
    return content.response(request, A_DAY if content.media_type.startswith("image/") else ASK_FIRST)


async def page(request: Request) -> Response:
    """The browser app: one page, whatever the path; its head says what a link to it leads to."""
    web: StaticFiles = request.app.state.web
    content = web.page()
    if content is None:
        return Response("The browser app is not built; run `make web`.", 503, media_type="text/plain")
    told = await page_for(request, request.app.state.services, content)
    return told.response(request, MINE_ASK_FIRST, vary="Accept-Language")


def make_app(config: Config, clock: Callable[[], float] = time) -> Starlette:
    """The application with these settings; its deadlines go by the clock."""
    services = Services(config, clock)

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
        Route("/assets/{name:path}", asset),
        Route("/app/{name:path}", app_file),
        Route("/favicon.ico", app_file),
        Route("/api/{rest:path}", lambda request: json_response(Problem("no-such-path", {}), 404)),
        Route("/{rest:path}", page),
    ]
    below = Mount(config.base_path, routes=routes)
    app = Starlette(routes=[below], lifespan=lifespan, middleware=[Middleware(GuestMiddleware, config=config)])
    app.state.services = services
    app.state.web = StaticFiles(web_folder())
    return app
