"""Paying for the fight that is being put together: skills, cards, health, and passing it on to a partner."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING

from undercroft.games.dragon_tower.bots import skills
from undercroft.games.dragon_tower.bots.card_values import Worth
from undercroft.games.dragon_tower.bots.observation import foe_of
from undercroft.games.dragon_tower.bots.resources import (
    NO_BASE,
    Counts,
    Purse,
    counted,
    effective,
    exact,
    pack,
    purse_of,
    sums,
)
from undercroft.games.dragon_tower.rules.facts import VALUES

if TYPE_CHECKING:
    from undercroft.games.dragon_tower.bots.observation import Card, Hero, Observation
    from undercroft.games.dragon_tower.view_types import Fight


class Bill:
    """What a fight still asks for, and who of the fighters pays it."""

    def __init__(self, sight: Observation, fight: Fight) -> None:
        self.sight = sight
        self.worth = Worth(sight)
        self.missing: list[int] = fight["missing"]
        self.troll = any(foe_of(shown).troll for shown in fight["foes"])
        self.fighters = [sight.heroes[number] for number in fight["heroes"]]
        self.mine = [hero for hero in self.fighters if hero.seat == sight.seat]
        self.cards = [card for hero in self.mine for card in hero.hand]
        self.partner = next((hero for hero in self.fighters if hero.seat != sight.seat), None)
        """The other fighter, if another seat leads it."""
        self.offered = sum(fight["offers"][place] for place, hero in enumerate(self.fighters) if hero is self.partner)

    def next_step(self) -> int | None:
        """A skill or a card to play, or the way to settle or pass on; None if the fight cannot be paid for well."""
        skill = skills.before_cards(self.sight, self.missing)
        if skill is not None:
            return skill
        step = self.pay()
        if step is None and self.partner is not None:
            step = self.share(self.partner)
        return step

    def pay(self) -> int | None:
        """Play a card or settle, if the own cards and health, and health that was offered, are enough."""
        payment = self.purse(self.mine, self.cards).settle(pack(self.missing, troll=self.troll))
        if sum(paid for _, paid, _ in payment) > sum(hero.health for hero in self.mine) + self.offered:
            return None
        card = self.card_to_play([spent for spent, _, _ in payment])
        if card is None:
            card = skills.instead_of_health(self.sight, self.missing, self.worth)
        if card is not None:
            return card
        prices = self.commits()
        if not prices or (self.partner is not None and not self.sight.top and min(prices.values()) >= self.worth.death):
            return None
        return min(prices, key=lambda index: prices[index])

    def purse(self, heroes: list[Hero], cards: list[Card]) -> Purse:
        """The means of some heroes together."""
        ladder = [0.0] * (1 + sum(hero.health for hero in heroes))
        blood = self.worth.blood(max(hero.health for hero in heroes))
        return purse_of(NO_BASE, cards, self.worth.prices, ladder, blood)

    def card_to_play(self, spent: list[int]) -> int | None:
        """The option that plays one of the own cards of a payment."""
        for attribute, total in enumerate(spent):
            if total:
                chosen = exact(self.counts(attribute), total)
                value = max(value for value, number in zip(VALUES, chosen, strict=True) if number)
                for card in self.cards:
                    if card.attribute == attribute and card.value == value:
                        return self.sight.texts[f"play_card card={card.id}"]
        return None

    def counts(self, attribute: int) -> Counts:
        """The own cards of an attribute that count in this fight."""
        return effective(counted(self.cards)[attribute], self.troll)

    def commits(self) -> dict[int, float]:
        """The ways to settle now, each with the price of the health paid."""
        prices: dict[int, float] = {}
        for index in self.sight.of_verb("commit"):
            args = self.sight.options[index]["args"]
            paid = (args["first"], args["second"])
            prices[index] = fsum(
                self.worth.ladder(hero.health)[points] for hero, points in zip(self.fighters, paid, strict=False)
            )
        return prices

    # -- two seats -----------------------------------------------------------------------------------------------

    def share(self, partner: Hero) -> int | None:
        """Put in what the own hand can and pass the fight on with an offer of health, if together it looks possible."""
        passing = self.sight.of_verb("hand_over")
        payment = self.purse(self.fighters, self.cards + partner.hand).settle(pack(self.missing, troll=self.troll))
        if not passing or sum(paid for _, paid, _ in payment) >= sum(hero.health for hero in self.fighters):
            return None
        card = self.card_to_play([self.reach(attribute, spent) for attribute, (spent, _, _) in enumerate(payment)])
        if card is not None:
            return card
        spare = sum(hero.health for hero in self.mine) - (0 if self.sight.top else 1)
        return [index for index in passing if self.sight.options[index]["args"]["health"] <= spare][-1]

    def reach(self, attribute: int, total: int) -> int:
        """The most, up to a total, that the own cards of an attribute make."""
        return (sums(self.counts(attribute)) & ((1 << total + 1) - 1)).bit_length() - 1

    def last_resort(self) -> int:
        """There is no way back: settle at any price, put in everything and pass it on, or give all."""
        prices = self.commits()
        if prices:
            return min(prices, key=lambda index: prices[index])
        cards = self.sight.of_verb("play_card")
        return (cards or self.sight.of_verb("hand_over")[-1:] or self.sight.forward())[0]
