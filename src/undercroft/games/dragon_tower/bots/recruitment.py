"""Choosing heroes and skills before the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.dragon_tower.rules.balance import failed_checks
from undercroft.games.dragon_tower.rules.facts import DECK, HERO_TYPE, POINTS

if TYPE_CHECKING:
    from undercroft.games.dragon_tower.bots.observation import Observation

GOOD_SKILLS: Final = ("full_pack", "diviner", "lucky", "second_stance", "fury", "shoulder_to_shoulder")
"""Skills that are worth their price, the best first."""


def which_hero(sight: Observation, hero: int) -> int:
    """An ordinary hero who brings most of what the team lacks; a balanced team before all."""
    team = [other.face for other in sight.heroes[:hero]]
    have = [sum(POINTS[face][attribute] for face in team) for attribute in range(4)]

    def fitness(index: int) -> tuple[int, int, int]:
        face = DECK.index[sight.options[index]["args"]["card"]]
        new = sum(min(points, max(0, 2 - got)) for points, got in zip(POINTS[face], have, strict=True))
        return (-len(failed_checks([*team, face])), new, HERO_TYPE[face] == "ordinary")

    return max(sight.of_verb("lead"), key=fitness)


def which_skill(sight: Observation, hero: int) -> int:
    """A good skill that is still there; a hero who has one takes no other."""
    if not sight.heroes[hero].skills:
        for skill in GOOD_SKILLS:
            text = f"take_skill hero={hero} card={skill}"
            if text in sight.texts:
                return sight.texts[text]
    return sight.of_verb("no_skill")[0]
