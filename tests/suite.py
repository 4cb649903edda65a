"""How much the tests try: `make test` a share of what is multiplied, `make test-all` all of it."""

from __future__ import annotations

import os
from typing import Final, TypeVar

from undercroft.i18n import LANGUAGES

T = TypeVar("T")

EVERYTHING: Final = os.environ.get("UNDERCROFT_ALL") == "1"


def share(some: T, everything: T) -> T:
    """What `make test` takes, or what `make test-all` does."""
    return everything if EVERYTHING else some


def draws(code: str, decision: int) -> bool:
    """Whether this language draws this decision of a game: each takes another share of them in `make test`."""
    return EVERYTHING or decision % len(LANGUAGES) == list(LANGUAGES).index(code)
