"""Seeds: whole numbers of 0 or more, with a limited size for tables."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel import table
from undercroft.kernel.errors import ImpossibleSetup
from undercroft.kernel.rng import MAX_SEED_BITS, check_any_seed, check_seed


@pytest.mark.parametrize("seed", [0, 1, (1 << 256) - 1])
def test_a_seed_is_given_back(seed: int) -> None:
    assert check_seed(seed) == check_any_seed(seed) == seed


@pytest.mark.parametrize("seed", [-1, True, 1.0, float("nan"), "1", None, []])
def test_a_seed_must_be_a_whole_number(seed: Any) -> None:
    for check in (check_seed, check_any_seed):
        with pytest.raises(ImpossibleSetup) as refusal:
            check(seed)
        assert refusal.value.code == "bad-seed"


@pytest.mark.parametrize("seed", ["1", " ", -1, True, 1 << 256])
def test_a_refusal_shows_what_was_given_and_tells_the_range(seed: Any) -> None:
    with pytest.raises(ImpossibleSetup) as refusal:
        check_seed(seed)
    expected = f"A seed is a whole number of at least 0 (for a table below 2^{MAX_SEED_BITS}), not {seed!r}."
    assert str(refusal.value) == expected


def test_only_the_seed_of_a_table_is_limited() -> None:
    assert check_any_seed(1 << 256) == 1 << 256
    with pytest.raises(ImpossibleSetup):
        check_seed(1 << 256)
    with pytest.raises(ImpossibleSetup):
        table.read_seed(1 << 256)
