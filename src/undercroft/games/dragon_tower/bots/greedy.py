"""The greedy bot of Dragon Tower: plans a room, and answers every question from what it sees."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from undercroft.games.dragon_tower.bots import combat, recruitment, refill, room_choice, skills, talk
from undercroft.games.dragon_tower.bots.memory import Memory
from undercroft.games.dragon_tower.bots.observation import Observation
from undercroft.games.dragon_tower.rules.facts import ATTRIBUTES

if TYPE_CHECKING:
    from undercroft.games.dragon_tower.view_types import TowerView


class GreedyBot:
    """Draws what the tower will ask for, takes the cheaper room and shares out its opponents as cheaply as it can."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._memory = Memory()
        self._answered: tuple[int, int] | None = None
        """The number of the last decision, and the answer to it."""

    def choose(self, view: TowerView) -> int:
        """The index of the option that looks best."""
        return self._answer(view, Observation(view))

    def phrase(self, view: TowerView) -> str | None:
        """A word to the other seats about the answer that it will give."""
        if view["seats"] == 1:
            return None
        sight = Observation(view)
        return talk.remark(sight, self._memory, self._answer(view, sight))

    def _answer(self, view: TowerView, sight: Observation) -> int:
        number: int = view["number"]
        if self._answered is None or self._answered[0] != number or self._answered[1] >= len(sight.options):
            self._memory.look(sight)
            self._answered = (number, self._decide(sight))
        return self._answered[1]

    def _decide(self, sight: Observation) -> int:
        prompt: str = sight.decision["prompt"]
        hero: int = sight.decision["args"].get("hero", 0)
        memory, chance = self._memory, self._chance
        match prompt:
            case "which_hero":
                return recruitment.which_hero(sight, hero)
            case "which_skill":
                return recruitment.which_skill(sight, hero)
            case "which_deck" | "which_gain":
                return self._draw(sight, hero)
            case "keep_or_replace":
                return _or_else(skills.replacing(sight), sight.of_verb("keep"))
            case "which_to_send_away":
                return skills.which_to_send_away(sight)
            case "which_to_swap":
                return skills.which_to_swap(sight)
            case "whom_to_trade_with":
                return sight.of_verb("decline")[0]
            case "which_to_give":
                return skills.which_to_give(sight)
            case "whether_to_heal":
                return _or_else(skills.healing(sight), sight.of_verb("decline"))
            case "whom_to_heal":
                return skills.whom_to_heal(sight)
            case "which_room":
                return room_choice.which_room(sight, chance)
            case "who_faces_whom":
                return room_choice.who_faces_whom(sight, memory, chance)
            case "who_fights":
                return combat.who_fights(sight, memory, chance)
            case "how_to_fight":
                return combat.how_to_fight(sight, memory, chance)
            case _:  # who refills first, whether to divine or to trade, what to pay first: any order will do
                return sight.forward()[0]

    def _draw(self, sight: Observation, hero: int) -> int:
        replacing = skills.replacing(sight)
        if replacing is not None:
            return replacing
        draws = {ATTRIBUTES.index(sight.options[index]["args"]["deck"]): index for index in sight.of_verb("draw")}
        return draws[refill.best_deck(sight, hero, list(draws), self._chance)]


def _or_else(choice: int | None, others: list[int]) -> int:
    return others[0] if choice is None else choice
