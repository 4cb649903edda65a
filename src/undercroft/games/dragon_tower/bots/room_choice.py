"""Which room to enter, and the plan that is fixed before entering when the party is surrounded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.dragon_tower.bots.memory import Memory, Plan
from undercroft.games.dragon_tower.bots.observation import UNKNOWN, Foe
from undercroft.games.dragon_tower.bots.party import Party

if TYPE_CHECKING:
    from random import Random

    from undercroft.games.dragon_tower.bots.observation import Observation

GUESSES: Final = 2
"""How often the hidden circumstances are guessed when rooms are compared."""
STARTS: Final = 2


def which_room(sight: Observation, chance: Random) -> int:
    """The room whose opponents, with some circumstances that may come, cost least."""
    party = Party(sight)
    costs = [0.0] * len(sight.here.rooms)
    for _ in range(GUESSES):
        guess = guessed_circumstances(sight, chance)
        for side, room in enumerate(sight.here.rooms):
            costs[side] += party.battle(room + sight.here.known + guess).study(chance, STARTS)[0]
    return costs.index(min(costs))


def guessed_circumstances(sight: Observation, chance: Random) -> list[Foe]:
    """Circumstances that may lie hidden on this floor."""
    hidden = chance.sample(sight.circumstances_left(), sight.here.hidden)
    return [Foe(UNKNOWN, need, circumstance=True) for need in hidden]


def who_faces_whom(sight: Observation, memory: Memory, chance: Random) -> int:
    """When surrounded: share out the monsters of the room; circumstances can be fought by anybody later (DT-122)."""
    if "agree_on_plan" in sight.texts:
        memory.plan = None  # circumstances will come on top
        return sight.texts["agree_on_plan"]
    open_foes = {sight.options[index]["args"]["foe"] for index in sight.of_verb("assign")}
    if memory.plan is None:
        party = Party(sight)
        foes = [foe for room in sight.here.rooms for foe in room if foe.id in open_foes]
        battle = party.battle(foes + guessed_circumstances(sight, chance))
        _, way = battle.study(chance, STARTS)
        memory.plan = Plan(party, battle, way)
    wanted = [f"assign foe={foe} hero={hero}" for hero, group in memory.plan.solo.items() for foe in group]
    wanted += [f"assign_pair foe={foe} first={one} second={other}" for one, other, foe in memory.plan.pairs]
    return next((sight.texts[text] for text in wanted if text in sight.texts), sight.forward()[0])
