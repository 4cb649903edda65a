"""Size of the test run: `make test` takes a share of the cases, `make test-all` takes all of them."""

from __future__ import annotations

import os
from typing import Final, TypeVar

from undercroft.i18n import LANGUAGES

T = TypeVar("T")

EVERYTHING: Final = os.environ.get("UNDERCROFT_ALL") == "1"


def share(some: T, everything: T) -> T:
    """Return `some` in `make test`, `everything` in `make test-all`."""
    return everything if EVERYTHING else some


def draws(code: str, decision: int) -> bool:
    """True if the test of this language draws this decision; in `make test` each language draws a share of them."""
    return EVERYTHING or decision % len(LANGUAGES) == list(LANGUAGES).index(code)
