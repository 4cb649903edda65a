"""Chance: a 64-bit generator that lives in the state as one integer, and can be scripted for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.errors import ImpossibleSetup, shown

if TYPE_CHECKING:
    from undercroft.kernel.state import State


MASK: Final = 0xFFFFFFFFFFFFFFFF
WORD: Final = 0xFFFFFFFF
STEP: Final = 0x9E3779B97F4A7C15


def mix(value: int) -> int:
    """The output function of splitmix64: 64 well-stirred bits of any integer."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


def seeded(seed: int) -> int:
    """The generator's first state for a seed of any size."""
    state = 0
    while True:
        state = mix((state + STEP + (seed & MASK)) & MASK)
        seed >>= 64
        if seed in (0, -1):
            return state


def below(state: State, bound: int) -> int:
    """A number from 0 to bound - 1, each equally likely; scripted numbers come first."""
    if state.script:
        value = state.script.pop(0)
        if not 0 <= value < bound:
            raise ImpossibleSetup("bad-chance", number=value, bound=bound)
        return value
    limit = MASK - MASK % bound
    while True:
        state.chance = (state.chance + STEP) & MASK
        value = mix(state.chance)
        if value < limit:
            return value % bound


def shuffle(state: State, zone: int) -> None:
    """Shuffle a zone: permute the faces of its cards (the instances stay) and forget who knew them."""
    cards = state.zones[zone]
    faces = [state.face[card] for card in cards]
    if state.script:
        for last in range(len(faces) - 1, 0, -1):
            other = below(state, last + 1)
            faces[last], faces[other] = faces[other], faces[last]
    else:
        state.chance = shuffled(faces, state.chance)
    face, known = state.face, state.known
    for card, printed in zip(cards, faces, strict=True):
        face[card] = printed
        known[card] = 0


def shuffled(items: list[int], chance: int) -> int:
    """Shuffle a list in place (Fisher and Yates) with a generator in this state; gives its next state.

    Each output of 64 bits serves two places; a word is multiplied into its range (Lemire's method), and the few words
    that would favour some places are thrown away.
    """
    spare = -1
    for last in range(len(items) - 1, 0, -1):
        bound = last + 1
        while True:
            if spare >= 0:
                product = spare * bound
                spare = -1
            else:
                chance = (chance + STEP) & MASK
                value = ((chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9) & MASK
                value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
                value ^= value >> 31
                spare = value >> 32
                product = (value & WORD) * bound
            low = product & WORD
            if low >= bound or low >= (WORD + 1) % bound:
                break
        other = product >> 32
        items[last], items[other] = items[other], items[last]
    return chance


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
