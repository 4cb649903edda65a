"""The greedy bot of One Deck Dungeon: covers as well as the dice allow, and keeps its heroes healthy."""

from __future__ import annotations

from typing import Any

from undercroft.bots.one_deck_dungeon import placing
from undercroft.bots.one_deck_dungeon.sight import Sight
from undercroft.games.one_deck_dungeon.facts import DECK, ITEM

LOW = 2
"""So little health left is a reason to drink."""


class GreedyBot:
    """Places dice by the exact solver; doors, loot and potions by simple judgement."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._combining: list[int] = []

    def phrase(self, view: dict[str, Any]) -> str | None:
        """It plays without a word."""
        return None

    def choose(self, view: dict[str, Any]) -> int:
        """The index of the option that looks best."""
        sight = Sight(view)
        if len(sight.options) == 1:
            return 0
        drink = _drink(sight)
        if drink is not None:
            return drink
        match sight.decision["prompt"]:
            case "how_to_place":
                index, self._combining = placing.how_to_place(sight)
                return index
            case "what_to_combine":
                return placing.which_to_combine(sight, self._combining)
            case "which_to_pay":
                return placing.which_to_pay(sight)
            case "which_dice":
                return placing.which_dice(sight)
            case "which_to_throw_away" | "which_die_is_ambushed":
                return placing.lowest_die(sight, sight.of_verb("throw_away", "lose_die"))
            case "what_to_do":
                return _what_to_do(sight)
            case "whether_to_hurry_down" | "whether_to_descend":
                return _whether_to_descend(sight)
            case "which_loot":
                return _which_loot(sight)
            case "which_feat":
                return _which_feat(sight)
            case "who_is_wounded" | "who_is_poisoned" | "who_takes_more":
                return max(range(len(sight.options)), key=lambda index: sight.health_left(sight.args(index)["hero"]))
        return 0


def _drink(sight: Sight) -> int | None:
    """A healing potion for whoever needs it, best at the start of a turn."""
    options = [index for index in sight.of_verb("drink") if sight.health_left(sight.args(index)["hero"]) <= LOW]
    return min(options, key=lambda index: sight.health_left(sight.args(index)["hero"])) if options else None


def _what_to_do(sight: Sight) -> int:
    """Enter a door that is there; explore only when there is none."""
    doors = sight.of_verb("enter")
    return doors[0] if doors else sight.of_verb("explore")[0]


def _whether_to_descend(sight: Sight) -> int:
    """Stay only for doors that are there already, and only in good health."""
    doors = sum(bool(zone) for zone in sight.view["zones"]["door"])
    healthy = all(sight.health_left(hero) > LOW for hero in range(len(sight.heroes)))
    stay = doors and healthy
    return sight.of_verb("linger", "stay")[0] if stay else sight.of_verb("hurry_down", "go_down")[0]


def _which_loot(sight: Sight) -> int:
    """Items first (hearts before all), then skills, potions and experience."""

    def value(index: int) -> tuple[int, int]:
        option = sight.options[index]
        if option["verb"] == "take_item":
            card = _face(sight, option["args"]["card"])
            hero = option["args"]["hero"]
            return 4, 2 * ITEM[card][3] + sum(ITEM[card]) - len(sight.view["zones"]["items"][hero])
        ranks = {"take_skill": 3, "take_potion": 2, "take_xp_knowing": 1, "take_xp": 1}
        return ranks.get(option["verb"], 0), -len(sight.view["zones"]["skills"][option["args"].get("hero", 0)])

    return max(range(len(sight.options)), key=value)


def _face(sight: Sight, card: int) -> int:
    shown = next(card_shown for card_shown in sight.view["zones"]["faced"] if card_shown["id"] == card)
    return DECK.index[shown["card"]]


def _which_feat(sight: Sight) -> int:
    """Stored dice are there to be rolled; what costs health is left alone."""
    stored = sight.of_verb("roll_stored")
    if stored:
        return stored[-1]
    free = sight.of_verb("take_time")
    return free[0] if free else sight.of_verb("no_feat")[0]
