"""Faces that seats remember although they lost track of the cards: "these faces lie among these cards".

A seat loses track of cards that are shuffled, or that go face down into or out of a hand. Faces stay with their cards
or are permuted among them, so a pool names cards, wherever they go. A pool keeps the faces that seats have found
since: readers subtract them. Sets of cards are bit sets: they are fast, and copies of a state share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from undercroft.kernel.state import EVERYONE, SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

    from undercroft.kernel.state import Pool, State

Candidates: TypeAlias = tuple[int, list[int]]
"""A bit set of places, and the faces that lie in some of them."""

CLEANED_AT: Final = 8
"""Pools that say nothing any more are dropped when the number of pools is a multiple of this: to find them is slow."""


def by_back(backs: Iterable[Hashable]) -> tuple[int, ...]:
    """Return for each card the set of the cards with the same back, given the back of each card."""
    sets: dict[Hashable, int] = {}
    listed = list(backs)
    for card, back in enumerate(listed):
        sets[back] = sets.get(back, 0) | 1 << card
    return tuple([sets[back] for back in listed])


# -- changes ---------------------------------------------------------------------------------------------------------


def lose_track(state: State, cards: list[int], seats: int) -> None:
    """Let some seats lose track of some cards, also of those that they know; `known` must not have changed yet."""
    known = state.known
    groups: dict[int, int] = {}  # seats by the cards that they know
    if all(known[card] & seats in (0, seats) for card in cards):
        groups[sum([1 << card for card in cards if known[card] & seats])] = seats
    else:
        for seat in range(SPECTATOR + 1):
            if seats >> seat & 1:
                seen = sum([1 << card for card in cards if known[card] >> seat & 1])
                groups[seen] = groups.get(seen, 0) | 1 << seat
    if state.pools and len(state.pools) % CLEANED_AT == 0 and any(groups):
        state.pools = tuple([pool for pool in state.pools if _is_needed(state, pool)])
    for seen, group in groups.items():
        _lose_track(state, cards, seen, group)


def mingle(state: State, card: int, zone: int) -> None:
    """Let seats that do not know a card lose it among the hidden cards of the hand into which it has come."""
    known, alike = state.known, state.alike[card] if state.alike else -1
    seats = EVERYONE & ~(state.sight[zone] | known[card])
    if not seats:
        return
    cards = [other for other in state.zones[zone] if alike >> other & 1]
    hidden = [other for other in cards if not known[other] & seats]
    if all(known[other] & seats in (0, seats) for other in cards):
        if len(hidden) > 1:
            _lose_track(state, hidden, 0, seats)
        return
    for seat in range(SPECTATOR + 1):
        if seats >> seat & 1:
            _lose_track(state, [other for other in cards if not known[other] >> seat & 1], 0, 1 << seat)


def _lose_track(state: State, cards: list[int], seen: int, seats: int) -> None:
    """Let seats that know the same of some cards lose track of them."""
    face, mixed = state.face, 0
    for card in cards:
        mixed |= 1 << card
    pools: list[Pool] = []
    changed = seen != 0
    for pool in state.pools:
        group, among, faces = pool
        here = group & seats
        hit = among & mixed
        if not here or not hit or (hit == mixed and not seen):
            pools.append(pool)
            continue
        changed = True
        if group != here:
            pools.append((group & ~seats, among, faces))
        if among & seen:
            left = list(faces)
            for card in cards:
                if among & seen & 1 << card and face[card] in left:
                    if not _is_certain(state, card, here):
                        _open(state, among, here)
                    left.remove(face[card])
            among &= ~seen
            faces = tuple(left)
        if among & mixed:
            among |= mixed
        if faces:
            pools.append((here, among, faces))
    if seen:
        pools.append((seats, mixed, tuple(sorted([face[card] for card in cards if seen >> card & 1]))))
    _settle_pooled(state, cards, seats)
    if changed:
        state.pools = _merged(pools)
        if not state.pools:
            state.pooled = ()


def _is_needed(state: State, pool: Pool) -> bool:
    """Return False for a pool whose faces are all found, unless a hidden card is known to be one of them.

    A found card may be of another pool as well: then all of them must be found.
    """
    group, among, faces = pool
    found: dict[int, int] = {}
    for card in _members(among):
        if state.known[card] & group == group:
            printed = state.face[card]
            found[printed] = found.get(printed, 0) | 1 << card
        elif state.pooled and state.pooled[card] & group:
            return True
    for printed in faces:
        cards = found.get(printed, 0)
        if not cards:
            return True
        wanted = sum([other[2].count(printed) for other in state.pools if other[0] & group and other[1] & cards])
        if cards.bit_count() < wanted:
            return True
    return False


def _is_certain(state: State, card: int, seats: int) -> bool:
    """Return True if no hidden card can be the one that a pool remembers instead of this known one."""
    printed = state.face[card]
    return not any(
        face == printed and other != card and state.known[other] & seats != seats
        for other, face in enumerate(state.face)
    )


def _open(state: State, among: int, seats: int) -> None:
    """Forget that hidden cards belong to pools."""
    if state.pooled:
        state.pooled = tuple([mask & ~seats if among >> card & 1 else mask for card, mask in enumerate(state.pooled)])


def _settle_pooled(state: State, cards: list[int], seats: int) -> None:
    """Keep which cards are of pools: after mixing, all of them if none was of unknown origin, or none."""
    known, pooled = state.known, state.pooled
    common = seats
    for card in cards:
        common &= known[card] | (pooled[card] if pooled else 0)
    if not common and not pooled:
        return
    settled = list(pooled) if pooled else [0] * len(known)
    for card in cards:
        settled[card] = settled[card] & ~seats | common
    state.pooled = tuple(settled)


def _merged(pools: list[Pool]) -> tuple[Pool, ...]:
    """Return the pools in a fixed order; those of the same seats and cards become one, and so do equal ones."""
    faces_of: dict[tuple[int, int], tuple[int, ...]] = {}
    for group, among, faces in pools:
        others = faces_of.get((group, among))
        faces_of[group, among] = faces if others is None else tuple(sorted(others + faces))
    group_of: dict[tuple[int, tuple[int, ...]], int] = {}
    merged: list[Pool] = []
    for (group, among), faces in sorted(faces_of.items()):
        here = group_of.get((among, faces), 0)
        if here & group:
            merged.append((group, among, faces))
        else:
            group_of[among, faces] = here | group
    merged += [(group, among, faces) for (among, faces), group in group_of.items()]
    return tuple(sorted(merged))


def _members(cards: int) -> list[int]:
    """Return the cards of a bit set."""
    members: list[int] = []
    while cards:
        lowest = cards & -cards
        members.append(lowest.bit_length() - 1)
        cards ^= lowest
    return members


# -- readings --------------------------------------------------------------------------------------------------------


def is_remembered(state: State, bit: int) -> bool:
    """Return True if a seat, given by its bit, has a pool."""
    return any(group & bit for group, _, _ in state.pools)


def candidates(
    state: State, cards: list[int], back: str, backs: tuple[str, ...], bit: int
) -> tuple[list[Candidates], list[Candidates]]:
    """Return where the faces of all hidden cards of one back may lie, for a seat given by its bit.

    `cards` are those cards in the order of their places. The first list holds the faces that the seat remembers, the
    second all others. The answer depends only on the knowledge of the seat: it names places, not cards.
    """
    face, known, pooled = state.face, state.known, state.pooled
    hidden = sorted([face[card] for card in cards])
    pools: list[tuple[int, list[int], int]] = []
    everywhere = 0
    for group, among, faces in state.pools:
        if group & bit and _is_needed(state, (bit, among, faces)):
            alike = [printed for printed in faces if backs[printed] == back]
            if alike:
                places = 0
                for place, card in enumerate(cards):
                    if among >> card & 1:
                        places |= 1 << place
                pools.append((places, alike, among))
                everywhere |= among
    pools.sort(key=_smallest_first)
    remembered: dict[int, list[int]] = {}
    doubtful: list[tuple[int, int]] = []
    for card in _members(everywhere):  # subtract the faces that the seat has found
        if known[card] & bit:
            printed = face[card]
            found = [pool for pool in pools if pool[2] >> card & 1 and printed in pool[1]]
            either = 0
            for pool in found:
                pool[1].remove(printed)
                either |= pool[0]
            for _ in found[1:]:  # it was one of these: the others lie where any of them can
                remembered.setdefault(either, []).append(printed)
            if found and not (pooled and pooled[card] & bit):
                doubtful.append((either, printed))
    for places, faces_left, _ in pools:
        remembered.setdefault(places, []).extend(faces_left)
    for places in sorted(remembered):
        listed = remembered.pop(places)
        left = [printed for printed in sorted(listed) if _take(hidden, printed)]
        if places and left:
            remembered[places] = left
    unpooled = 0
    for place, card in enumerate(cards):
        if not (pooled and pooled[card] & bit):
            unpooled |= 1 << place
    others: dict[int, list[int]] = {}
    for either, printed in doubtful:  # this may have been another card with that face
        if _take(hidden, printed):
            others.setdefault(unpooled | either, []).append(printed)
    others.setdefault(unpooled, []).extend(hidden)
    return sorted(remembered.items()), sorted(others.items())


def _smallest_first(pool: tuple[int, list[int], int]) -> tuple[int, int, list[int], int]:
    return (pool[0].bit_count(), *pool)


def _take(faces: list[int], printed: int) -> bool:
    """Remove a face from a list, if it is there."""
    if printed in faces:
        faces.remove(printed)
        return True
    return False
