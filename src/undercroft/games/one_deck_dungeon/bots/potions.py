"""Health: when to drink, and who bears what when the party has to choose."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.bots.observation import Observation
from undercroft.games.one_deck_dungeon.rules.facts import HEALING
from undercroft.games.one_deck_dungeon.rules.potions import healed_by

LOW = 2
FULL_DRAUGHT = healed_by(HEALING, at_start=True)
DEADLY_POISON = 3
MOMENTS = ("how_to_begin", "whether_to_drink")
"""Before a turn's time is spent, and before poison is resisted in the boss fight."""


def drink(sight: Observation) -> int | None:
    """A healing potion where none of it is wasted and somebody is near death; else rescue will do in time."""
    if sight.prompt not in MOMENTS:
        return None
    antidote = sight.of_verb("take_antidote")
    if antidote and sight.poison >= DEADLY_POISON:
        return antidote[0]
    options = [index for index in sight.of_verb("drink") if _needs_it(sight, sight.args(index)["hero"])]
    return min(options, key=lambda index: sight.health_left(sight.args(index)["hero"])) if options else None


def _needs_it(sight: Observation, hero: int) -> bool:
    left, wounds = sight.health_left(hero), sight.heroes[hero]["wounds"]
    if sight.cures:
        return left <= 1
    return (left <= LOW and wounds >= FULL_DRAUGHT) or (left <= 1 and wounds >= FULL_DRAUGHT - 1)


def answer(sight: Observation) -> int:
    """Who bears what; everything else that is left over goes on with the first option."""
    everything = range(len(sight.options))
    args = [sight.args(index) for index in everything]
    left = [sight.health_left(each["hero"]) if "hero" in each else 0 for each in args]
    match sight.prompt:
        case "who_is_wounded" | "who_takes_more" | "who_gets_tokens" | "who_is_poisoned":
            return max(everything, key=lambda index: left[index])
        case "who_sheds_poison":
            failed = not sight.about["success"]
            return max(everything, key=lambda index: left[index] if failed else -left[index])
        case "whom_to_cure" | "whom_to_cleanse":
            return min(everything, key=lambda index: left[index])
        case "wound_or_poison":
            hurt = sight.health_left(sight.about["hero"]) <= LOW
            return sight.of_verb("heal_wound" if hurt else "cleanse")[0]
        case "whether_to_save":
            by_antidote = sight.of_verb("save_by_antidote")  # it heals as much and takes poison away too
            return by_antidote[0] if by_antidote and sight.poison else 0
        case "who_gets_heroic":
            return next(index for index in everything if sight.leads(sight.args(index)["hero"]))
        case "whether_to_buy_potion":
            return sight.of_verb("buy_potion")[0]
    return 0
