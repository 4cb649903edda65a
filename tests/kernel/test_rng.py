"""The random generator: reproducible, fair, scriptable; shuffling permutes faces, not instances."""

from __future__ import annotations

from collections import Counter

import pytest

from undercroft import ImpossibleSetup
from undercroft.kernel.rng import below, mix, seeded, shuffle, shuffled
from undercroft.kernel.state import EVERYONE, State


def state_with(cards: int) -> State:
    state = State()
    state.chance = seeded(1)
    state.face = list(range(cards))
    state.known = [EVERYONE] * cards
    state.zones = [list(range(cards))]
    return state


def test_the_generator_is_splitmix64() -> None:
    """The first outputs for state 0 are those published with the algorithm."""
    step = 0x9E3779B97F4A7C15
    outputs = [mix(step * number & 0xFFFFFFFFFFFFFFFF) for number in (1, 2, 3)]
    assert outputs == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_equal_seeds_give_equal_numbers_and_different_seeds_do_not() -> None:
    assert seeded(7) == seeded(7)
    assert len({seeded(seed) for seed in range(1000)}) == 1000
    assert seeded(1) != seeded(1 + (1 << 64)), "the high bits of a long seed count too"


def test_every_number_is_equally_likely() -> None:
    state = state_with(0)
    counts = Counter(below(state, 6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 10_000) < 400 for count in counts.values())  # four standard deviations


def test_every_order_is_equally_likely() -> None:
    chance = seeded(3)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        chance = shuffled(items, chance)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert all(abs(count - 1000) < 130 for count in counts.values())


def test_scripted_numbers_come_first() -> None:
    state = state_with(0)
    before = state.chance
    state.script = [5, 0, 3]
    assert [below(state, 6) for _ in range(3)] == [5, 0, 3]
    assert state.chance == before
    below(state, 6)
    assert state.chance != before


def test_a_scripted_number_out_of_range_is_an_error() -> None:
    state = state_with(0)
    state.script = [6]
    with pytest.raises(ImpossibleSetup, match="below 6"):
        below(state, 6)


def test_shuffling_permutes_faces_and_forgets_who_knew_them() -> None:
    state = state_with(30)
    shuffle(state, 0)
    assert state.zones[0] == list(range(30)), "the instances keep their places"
    assert sorted(state.face) == list(range(30))
    assert state.face != list(range(30))
    assert state.known == [0] * 30


def test_a_shuffle_can_be_scripted() -> None:
    state = state_with(3)
    state.script = [0, 1]  # the last place gets the first face; the middle one stays
    shuffle(state, 0)
    assert state.face == [2, 1, 0]


def test_words_that_would_favour_some_places_are_thrown_away() -> None:
    """With three places a word of 32 bits is rejected only if its product is below 2**32 % 3 = 1."""
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(12_000):
        items = [0, 1, 2]
        shuffled(items, seeded(seed))
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert all(abs(count - 2000) < 180 for count in counts.values())
