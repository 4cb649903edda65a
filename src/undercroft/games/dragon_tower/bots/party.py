"""The party before a room: what each hero can pay, and the battles it can foresee."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.dragon_tower.bots.assignment import Battle
from undercroft.games.dragon_tower.bots.card_values import Worth
from undercroft.games.dragon_tower.bots.resources import NO_BASE, Purse, purse_of

if TYPE_CHECKING:
    from undercroft.games.dragon_tower.bots.observation import Foe, Hero, Observation

REFILLING: Final = ("who_refills", "which_deck", "keep_or_replace")
"""The questions during which heroes still have cards to draw."""


class Party:
    """The living heroes with what each can pay in the next room."""

    def __init__(self, sight: Observation) -> None:
        self.sight = sight
        self.worth = Worth(sight)
        self.heroes = sight.living
        self.purses = [self.purse(hero) for hero in self.heroes]

    def purse(self, hero: Hero) -> Purse:
        """What a hero can pay with."""
        waits = self.sight.decision["prompt"] in REFILLING and not hero.refilled
        return purse_of(
            NO_BASE if hero.fought else hero.base,
            hero.hand + hero.laid,
            self.worth.prices,
            self.worth.ladder(hero.health, drawing=hero.draws() if waits else 0),
            self.worth.blood(hero.health),
        )

    def place_of(self, number: int) -> int:
        """The place of a hero among the living."""
        return next(place for place, hero in enumerate(self.heroes) if hero.number == number)

    def battle(self, foes: list[Foe]) -> Battle:
        """The battle against some opponents."""
        return Battle(self.purses, foes, top=self.sight.top)
