"""Taking a guest to another browser: a phrase that is shown once, and whoever says it is that guest."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from starlette.routing import Route

from undercroft.server.api.responses import answer, body_as, granted, room_of
from undercroft.server.errors import Refusal
from undercroft.server.http_schemas import Me, RecoveryPhrase
from undercroft.server.lobby.registry import CODE_SIGNS, random_signs
from undercroft.server.storage.recovery_codes import Recovering

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

GROUPS: Final = 5
"""Groups of five letters: 114 bits, which nobody guesses."""


def new_phrase() -> str:
    """A phrase that nobody can foresee."""
    return " ".join(random_signs(5) for _ in range(GROUPS))


def digest_of(phrase: str) -> str | None:
    """What is kept of a phrase, however its letters are spaced; None for what cannot be one."""
    letters = "".join(sign for sign in phrase.upper() if sign.isalpha())
    if len(letters) != 5 * GROUPS or set(letters) - set(CODE_SIGNS):
        return None
    return blake2b(letters.encode(), digest_size=16, person=b"recovery").hexdigest()


async def make_phrase(request: Request) -> Response:
    """A new phrase for the guest; the one before leads nowhere any more."""
    phrase = new_phrase()
    digest = digest_of(phrase)
    assert digest is not None
    await Recovering(room_of(request).store).keep(request.state.guest, digest)
    return answer(RecoveryPhrase(phrase))


async def recover(request: Request) -> Response:
    """Become the guest to whom a phrase was given."""
    room = room_of(request)
    if not room.gate.allows("guess", request.state.asker):
        raise Refusal("too-fast")
    digest = digest_of((await body_as(request, RecoveryPhrase)).phrase)
    guest = None if digest is None else await Recovering(room.store).guest_of(digest)
    if guest is None:
        raise Refusal("wrong-phrase")
    request.state.becomes = guest  # the doorkeeper hands out the cookie
    return answer(Me(await room.name_of(guest)))


RECOVERY_ROUTES = [
    Route("/api/me/phrase", granted(make_phrase), methods=["POST"]),
    Route("/api/me/recover", granted(recover), methods=["POST"]),
]
