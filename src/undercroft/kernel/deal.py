"""A random deal of hidden faces to places, where each face has places in which it may lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.rng import shuffled

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.kernel.pools import Candidates

UNASSIGNED: Final = -1


class Deal:
    """Faces dealt to places. Groups of faces may lie in different, possibly overlapping sets of places."""

    def __init__(self, groups: list[Candidates], places: int) -> None:
        self.groups = groups
        self.allowed = [1] * places
        """The groups whose faces may lie in each place, as bit sets."""
        self.group_of = [0] * places
        self.faces = [UNASSIGNED] * places
        if len(groups) > 1:
            self.group_of = [UNASSIGNED] * places
            self.allowed = [0] * places
            for group, (among, _) in enumerate(groups):
                for place in range(places):
                    if among >> place & 1:
                        self.allowed[place] |= 1 << group

    def run(self, chance: int) -> int:
        """Deal from a state of the random generator; return its next state."""
        if len(self.groups) == 1:
            self.faces = sorted(self.groups[0][1])
            return shuffled(self.faces, chance)
        chance = self._assign(chance)
        for group, (_, faces) in enumerate(self.groups):
            dealt = sorted(faces)
            chance = shuffled(dealt, chance)
            own = [place for place, other in enumerate(self.group_of) if other == group]
            for place, printed in zip(own, dealt, strict=True):
                self.faces[place] = printed
        return chance

    def _assign(self, chance: int) -> int:
        """Choose a group for each place: first where there is no choice, then for the groups with the fewest places."""
        left = [len(faces) for _, faces in self.groups]
        several: list[int] = []
        for place, groups in enumerate(self.allowed):
            group = groups.bit_length() - 1
            if groups and groups == 1 << group and left[group]:
                left[group] -= 1
                self.group_of[place] = group
            else:
                several.append(place)
        chance = shuffled(several, chance)
        for group in sorted(range(len(left)), key=lambda group: (self.groups[group][0].bit_count(), group)):
            for place in several:
                if left[group] and self.allowed[place] >> group & 1 and self.group_of[place] == UNASSIGNED:
                    left[group] -= 1
                    self.group_of[place] = group
        for group, count in enumerate(left):
            for _ in range(count):
                self._make_room(group, several)
        return chance

    def _make_room(self, group: int, several: list[int]) -> None:
        """Assign one more place to a group; groups that lose a place to others take other places (Kuhn's algorithm)."""
        given_up: dict[int, tuple[int, int]] = {}  # for each group: the place that it can give up, and to which group
        queue = [group]
        for taker in queue:
            for place in several:
                if self.allowed[place] >> taker & 1:
                    owner = self.group_of[place]
                    if owner == UNASSIGNED:
                        self.group_of[place] = taker
                        while taker != group:
                            place, taker = given_up[taker]
                            self.group_of[place] = taker
                        return
                    if owner != group and owner not in given_up:
                        given_up[owner] = (place, taker)
                        queue.append(owner)
        # No world agrees with all that is remembered, which happens in positions made by hand: any place will do.
        self.group_of[self.group_of.index(UNASSIGNED)] = group

    def fit(self, limits: list[tuple[int, Callable[[int], bool]]]) -> None:
        """Let places with a limit have faces that fit, by exchanging faces of other places, if there are any."""
        settled: set[int] = set()
        for place, fits in limits:
            if not fits(self.faces[place]):
                self._exchange(place, fits, settled)
            settled.add(place)

    def _exchange(self, place: int, fits: Callable[[int], bool], settled: set[int]) -> None:
        free = [other for other in range(len(self.faces)) if other not in settled and other != place]
        near = [other for other in free if self._can_swap(place, other)]
        for other in near:
            if fits(self.faces[other]):
                self._swap(place, other)
                return
        for other in near:
            for third in free:
                if self.group_of[third] == self.group_of[other] and fits(self.faces[third]):
                    self._swap(place, other)
                    self._swap(place, third)
                    return

    def _can_swap(self, one: int, other: int) -> bool:
        return bool(self.allowed[one] >> self.group_of[other] & self.allowed[other] >> self.group_of[one] & 1)

    def _swap(self, one: int, other: int) -> None:
        for listed in (self.faces, self.group_of):
            listed[one], listed[other] = listed[other], listed[one]
