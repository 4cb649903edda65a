"""The four balance checks of a team; a failed one is a warning, never a prohibition (DT-015, DT-DECISION-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from undercroft.games.dragon_tower.rules.facts import ATTRIBUTES, HERO_TYPE, POINTS

if TYPE_CHECKING:
    from collections.abc import Sequence

Check = Literal["attributes", "no-ordinary", "many-special", "many-thrifty"]
"""A balance check, by what is wrong when it fails."""


def failed_checks(team: Sequence[int]) -> list[Check]:
    """The checks that a team (faces of hero cards) fails."""
    failed: list[Check] = []
    missing = [index for index in range(len(ATTRIBUTES)) if all(POINTS[face][index] == 0 for face in team)]
    if len(missing) > (1 if len(team) == 2 else 0):  # DT-016, DT-017
        failed.append("attributes")
    types = [HERO_TYPE[face] for face in team]
    if "ordinary" not in types:  # DT-018
        failed.append("no-ordinary")
    if types.count("special") > 1:  # DT-019
        failed.append("many-special")
    if types.count("thrifty") > 1:  # DT-020
        failed.append("many-thrifty")
    return failed
