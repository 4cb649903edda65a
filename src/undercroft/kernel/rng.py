"""The random generator: 64 bits, held in the state as one integer, and scriptable for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.errors import ImpossibleSetup, safe_repr
from undercroft.kernel.pools import lose_track
from undercroft.kernel.state import EVERYONE

if TYPE_CHECKING:
    from undercroft.kernel.state import State


MASK: Final = 0xFFFFFFFFFFFFFFFF
WORD: Final = 0xFFFFFFFF
STEP: Final = 0x9E3779B97F4A7C15


def mix(value: int) -> int:
    """Return the splitmix64 output of an integer: 64 well-mixed bits."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


def seeded(seed: int) -> int:
    """Return the generator's initial state for a seed of any size."""
    state = 0
    while True:
        state = mix((state + STEP + (seed & MASK)) & MASK)
        seed >>= 64
        if seed in (0, -1):
            return state


def below(state: State, bound: int) -> int:
    """Draw a number from 0 to bound - 1, each equally likely; scripted numbers come first."""
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
    """Shuffle a zone: permute the faces of its cards (the instances stay) and reset who knows them."""
    cards = state.zones[zone]
    seen = 0
    for card in cards:
        seen |= state.known[card]
    if state.pools or seen:
        lose_track(state, cards, EVERYONE)
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
    """Shuffle a list in place (Fisher and Yates) from a generator state; return the next state.

    Each output of 64 bits serves two places. A word is multiplied into its range (Lemire's method), and the few words
    that would bias the result are discarded.
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


MAX_SEED_BITS: Final = 256
"""The maximum size of a table's seed, so that it fits into a line of a record."""


def check_seed(seed: int) -> int:
    """Return a valid seed of a table unchanged; raise `ImpossibleSetup` for others."""
    if check_any_seed(seed) >> MAX_SEED_BITS:
        raise ImpossibleSetup("bad-seed", seed=safe_repr(seed))
    return seed


def check_any_seed(seed: int) -> int:
    """Return a valid seed of any size unchanged: bots derive larger seeds than a table may have."""
    if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
        raise ImpossibleSetup("bad-seed", seed=safe_repr(seed))
    return seed
