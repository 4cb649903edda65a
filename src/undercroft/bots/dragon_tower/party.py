"""The party before a room: its purses, and the battles it can foresee."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.bots.dragon_tower.assignment import NO_BASE, Battle
from undercroft.bots.dragon_tower.purse import Purse, counted
from undercroft.bots.dragon_tower.worth import Worth

if TYPE_CHECKING:
    from undercroft.bots.dragon_tower.sight import Foe, Hero, Sight


class Party:
    """The living heroes with what each can pay in the next room."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.worth = Worth(sight)
        self.heroes = sight.living
        self.purses = [self.purse(hero) for hero in self.heroes]

    def purse(self, hero: Hero) -> Purse:
        """What a hero can pay with."""
        drawing = 0
        if self.sight.decision["prompt"] in ("who_refills", "which_deck", "keep_or_replace") and not hero.refilled:
            drawing = hero.draws()
        return Purse(
            NO_BASE if hero.fought else hero.base,
            counted(hero.hand),
            hero.health,
            self.worth.prices,
            self.worth.ladder(hero, drawing),
            self.worth.blood(hero),
        )

    def place_of(self, number: int) -> int:
        """The place of a hero among the living."""
        return next(place for place, hero in enumerate(self.heroes) if hero.number == number)

    def battle(self, foes: list[Foe]) -> Battle:
        """The battle against some opponents."""
        return Battle(self.purses, foes, top=self.sight.top, everyone=self.sight.everyone_counts)
