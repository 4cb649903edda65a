"""The daily challenge: one seed a day for a game, the same for all players of a server."""

from __future__ import annotations

from datetime import UTC, date, datetime
from hashlib import blake2b
from typing import Any

import msgspec

from undercroft.kernel.errors import ImpossibleSetup, Malformed
from undercroft.kernel.game import find_game, registered

SEED_BYTES = 7


class DailySetups(msgspec.Struct, frozen=True):
    """The set-ups of a daily challenge: the number of seats (bots take all but the first) and the options to vary."""

    seats: int = 1
    options: tuple[dict[str, Any], ...] = ({},)


class Daily(msgspec.Struct, frozen=True):
    """The challenge of a day in a game."""

    game: str
    day: str
    seats: int
    options: dict[str, Any]
    seed: int


def today() -> str:
    """Return the current date in UTC."""
    return datetime.now(UTC).date().isoformat()


def read_day(text: str) -> str:
    """Check a date such as 2026-11-16."""
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError as error:
        raise Malformed("bad-value", name="day", value=text[:16]) from error


def daily_games() -> list[str]:
    """Return the ids of the games with a daily challenge."""
    return [game.id for game in registered().values() if game.daily is not None]


def daily(game: str, day: str, secret: str = "") -> Daily:
    """Return the challenge of a day; it cannot be predicted without the secret."""
    setups: DailySetups | None = find_game(game).daily
    if setups is None:
        raise ImpossibleSetup("no-daily", game=game)
    key = blake2b(secret.encode(), digest_size=32).digest()
    number = int.from_bytes(blake2b(f"{game} {read_day(day)}".encode(), key=key, digest_size=SEED_BYTES).digest())
    return Daily(game, day, setups.seats, setups.options[number % len(setups.options)], number)
