"""Seeds as they are given from outside: whole numbers of 0 or more."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.errors import ImpossibleSetup, shown

MOST_BITS: Final = 256
"""The seed of a table has at most so many bits, so that it fits into a line of a record."""


def check_seed(seed: int) -> int:
    """The seed of a table itself, unless it is none."""
    if check_any_seed(seed) >> MOST_BITS:
        raise ImpossibleSetup("bad-seed", seed=shown(seed))
    return seed


def check_any_seed(seed: int) -> int:
    """A seed of any size itself, unless it is none; bots make theirs larger than that of the table."""
    if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
        raise ImpossibleSetup("bad-seed", seed=shown(seed))
    return seed
