"""HTTP endpoints of recovery phrases, by which a guest signs in from another browser."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from starlette.routing import Route

from undercroft.server.api.responses import error_responses, json_response, read_body, services_of
from undercroft.server.errors import ApiError
from undercroft.server.http_schemas import Me, RecoveryPhrase
from undercroft.server.lobby.registry import CODE_LETTERS, random_signs
from undercroft.server.storage.recovery_codes import RecoveryCodes

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

GROUPS: Final = 5
"""Groups of five letters; together they have 114 bits."""


def new_phrase() -> str:
    """Return a random phrase."""
    return " ".join(random_signs(5) for _ in range(GROUPS))


def digest_of(phrase: str) -> str | None:
    """Return the stored digest of a phrase, or None if it is not valid; case and spaces do not matter."""
    letters = "".join(sign for sign in phrase.upper() if sign.isalpha())
    if len(letters) != 5 * GROUPS or set(letters) - set(CODE_LETTERS):
        return None
    return blake2b(letters.encode(), digest_size=16, person=b"recovery").hexdigest()


async def make_phrase(request: Request) -> Response:
    """Make a new phrase for the guest; it replaces the previous one."""
    phrase = new_phrase()
    digest = digest_of(phrase)
    assert digest is not None
    await RecoveryCodes(services_of(request).store).keep(request.state.guest, digest)
    return json_response(RecoveryPhrase(phrase))


async def recover(request: Request) -> Response:
    """Sign in as the guest that a phrase belongs to."""
    services = services_of(request)
    if not services.limiter.allows("guess", request.state.caller):
        raise ApiError("too-fast")
    digest = digest_of((await read_body(request, RecoveryPhrase)).phrase)
    guest = None if digest is None else await RecoveryCodes(services.store).guest_of(digest)
    if guest is None:
        raise ApiError("wrong-phrase")
    request.state.recovered_guest = guest  # GuestMiddleware sets the cookie
    return json_response(Me(await services.name_of(guest)))


RECOVERY_ROUTES = [
    Route("/api/me/phrase", error_responses(make_phrase), methods=["POST"]),
    Route("/api/me/recover", error_responses(recover), methods=["POST"]),
]
