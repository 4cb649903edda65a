"""Choosing heroes and skills before the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.dragon_tower.rules import setup
from undercroft.games.dragon_tower.rules.balance import failed_checks
from undercroft.games.dragon_tower.rules.facts import DECK, HERO_TYPE, POINTS

if TYPE_CHECKING:
    from undercroft.games.dragon_tower.rules.state import State
    from undercroft.kernel.state import Move

GOOD_SKILLS: Final = tuple(
    DECK.index[skill] for skill in ("full_pack", "diviner", "lucky", "second_stance", "fury", "shoulder_to_shoulder")
)
"""Skills that are worth their price, the best first."""


def which_hero(state: State) -> Move:
    """Choose a hero who keeps the team balanced and brings most of what it lacks, an ordinary one at a tie."""
    team = state.hero[: state.question_args[0]]
    have = [sum([POINTS[face][attribute] for face in team]) for attribute in range(4)]

    def fitness(move: Move) -> tuple[int, int, int]:
        face = move[2]
        new = sum([min(points, max(0, 2 - got)) for points, got in zip(POINTS[face], have, strict=True)])
        return (-len(failed_checks([*team, face])), new, HERO_TYPE[face] == "ordinary")

    return max(state.options, key=fitness)


def which_skill(state: State) -> Move:
    """Choose the best skill that is left; a hero who has one takes no other."""
    hero = state.question_args[0]
    if not state.skills[hero]:
        for skill in GOOD_SKILLS:
            if (setup.take_skill, hero, skill) in state.options:
                return (setup.take_skill, hero, skill)
    return (setup.no_skill, hero)
