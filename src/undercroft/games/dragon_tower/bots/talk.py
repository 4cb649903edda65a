"""What the greedy bot says to the other seats: seldom, and never a number (DT-057, DT-058)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.dragon_tower.rules.facts import ATTRIBUTES

if TYPE_CHECKING:
    from undercroft.games.dragon_tower.bots.memory import Memory
    from undercroft.games.dragon_tower.bots.observation import Observation

RICH: Final = 6
"""A hand with so many points of an attribute is rich in it."""
BADLY_HURT: Final = 2


def remark(sight: Observation, memory: Memory, choice: int) -> str | None:
    """A phrase that helps the others, each at most once a floor."""
    if sight.floor == 0:
        return None
    for phrase in _phrases(sight, choice):
        if (sight.floor, phrase) not in memory.spoken:
            memory.spoken.add((sight.floor, phrase))
            return phrase
    return None


def _phrases(sight: Observation, choice: int) -> list[str]:
    prompt = sight.decision["prompt"]
    if prompt == "how_to_fight" and sight.options[choice]["verb"] == "withdraw":
        assert sight.fight is not None
        return [f"i_cannot_take foe={sight.fight['foes'][0]['id']}"]
    own = [hero for hero in sight.living if hero.seat == sight.seat]
    if prompt != "which_deck":
        return []
    totals = [sum(card.value for hero in own for card in hero.hand if card.attribute == a) for a in range(4)]
    phrases = [f"i_am_rich_in attribute={ATTRIBUTES[totals.index(max(totals))]}"] if max(totals) >= RICH else []
    if any(hero.health <= BADLY_HURT for hero in own):
        phrases.append("i_am_badly_hurt")
    return phrases
