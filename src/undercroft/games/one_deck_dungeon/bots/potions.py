"""Healing potions, and the distribution of wounds and tokens."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.bots.observation import Observation
from undercroft.games.one_deck_dungeon.rules.facts import HEALING
from undercroft.games.one_deck_dungeon.rules.potions import healed_by

LOW = 2
FULL_DRAUGHT = healed_by(HEALING, at_start=True)
DEADLY_POISON = 3
MOMENTS = ("how_to_begin", "whether_to_drink")
"""The questions before a turn's time is spent, and before poison is resisted in the boss fight."""


def drink(obs: Observation) -> int | None:
    """Return a potion to drink if a hero is near death and none of it is wasted: a rescue is possible later."""
    if obs.prompt not in MOMENTS:
        return None
    antidote = obs.of_verb("take_antidote")
    if antidote and obs.poison >= DEADLY_POISON:
        return antidote[0]
    options = [index for index in obs.of_verb("drink") if _needs_it(obs, obs.args(index)["hero"])]
    return min(options, key=lambda index: obs.health_left(obs.args(index)["hero"])) if options else None


def _needs_it(obs: Observation, hero: int) -> bool:
    left, wounds = obs.health_left(hero), obs.heroes[hero]["wounds"]
    if obs.cures:
        return left <= 1
    return (left <= LOW and wounds >= FULL_DRAUGHT) or (left <= 1 and wounds >= FULL_DRAUGHT - 1)


def answer(obs: Observation) -> int:
    """Distribute wounds, poison and healing; answer every other question with the first option."""
    everything = range(len(obs.options))
    args = [obs.args(index) for index in everything]
    left = [obs.health_left(each["hero"]) if "hero" in each else 0 for each in args]
    match obs.prompt:
        case "who_is_wounded" | "who_takes_more" | "who_gets_tokens" | "who_is_poisoned":
            return max(everything, key=lambda index: left[index])
        case "who_sheds_poison":
            failed = not obs.about["success"]
            return max(everything, key=lambda index: left[index] if failed else -left[index])
        case "whom_to_cure" | "whom_to_cleanse":
            return min(everything, key=lambda index: left[index])
        case "wound_or_poison":
            hurt = obs.health_left(obs.about["hero"]) <= LOW
            return obs.of_verb("heal_wound" if hurt else "cleanse")[0]
        case "whether_to_save":
            by_antidote = obs.of_verb("save_by_antidote")  # it heals as much and takes poison away too
            return by_antidote[0] if by_antidote and obs.poison else 0
        case "who_gets_heroic":
            return next(index for index in everything if obs.leads(obs.args(index)["hero"]))
        case "whether_to_buy_potion":
            return obs.of_verb("buy_potion")[0]
    return 0
