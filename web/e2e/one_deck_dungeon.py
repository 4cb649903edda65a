"""Print moments of games of One Deck Dungeon as JSON: by name the record so far and the asked seat.

python web/e2e/one_deck_dungeon.py

The greedy bot, which flees sometimes, plays games with one seed after another until all moments are found, so that no
stored game has to be renewed when the rules change.
"""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import undercroft
from undercroft.bots import make_bot

if TYPE_CHECKING:
    from collections.abc import Callable

GAME = "one-deck-dungeon"
ONE_ROW = 12
"""Number of dice in one row on a small laptop."""


def verbs(view: dict[str, Any]) -> list[str]:
    """Return the verbs of the asked seat's options."""
    return [option["verb"] for option in view["decision"]["options"]]


def prompt_of(view: dict[str, Any]) -> str:
    """Return the question."""
    return str(view["decision"]["prompt"])


def places_dice(view: dict[str, Any]) -> bool:
    """True if no die is laid yet and several boxes can be covered."""
    boxes = view["encounter"]["boxes"] if view["encounter"] else []
    fresh = all(not box["dice"] for box in boxes)
    targets = {option["args"]["box"] for option in view["decision"]["options"] if option["verb"] == "lay"}
    return prompt_of(view) == "how_to_place" and fresh and len(targets) > 2


def places_many(view: dict[str, Any]) -> bool:
    """True in a combat on a deep floor, with usable skills and dice on some boxes."""
    if prompt_of(view) != "how_to_place" or view["floor"] < 2 or view["boss"]:
        return False
    boxes = view["encounter"]["boxes"]
    return len(boxes) > 5 and any(box["dice"] for box in boxes) and {"use", "lay"} <= set(verbs(view))


def pays(view: dict[str, Any]) -> bool:
    """True during the payment for a skill."""
    return prompt_of(view) == "how_to_place" and any(
        option["verb"] == "use" and option["args"]["skill"].startswith("skill_")
        for option in view["decision"]["options"]
    )


def chooses_way(view: dict[str, Any]) -> bool:
    """True at the choice of a way through a peril."""
    return prompt_of(view) == "which_option"


def claims(view: dict[str, Any]) -> bool:
    """True at the choice of loot that could replace a card."""
    return prompt_of(view) == "which_loot" and "replace_item" in verbs(view)


def meets_boss(view: dict[str, Any]) -> bool:
    """True while dice are placed against the boss."""
    return prompt_of(view) == "how_to_place" and view["boss"] is not None and view["boss"]["round"] > 1


def has_doors(view: dict[str, Any]) -> bool:
    """True at the choice of a door, one of them open."""
    return prompt_of(view) == "what_to_do" and len(view["open_doors"]) > 0 and verbs(view).count("enter") > 2


def at_the_door(view: dict[str, Any]) -> bool:
    """True at an opened door, to face it or flee."""
    return prompt_of(view) == "face_or_flee"


def splits(view: dict[str, Any]) -> bool:
    """True at the choice of pairs for two cards."""
    return prompt_of(view) == "who_faces_what"


def is_poisoned(view: dict[str, Any]) -> bool:
    """True while a poisoned hero places dice, with poison on a box."""
    boxes = view["encounter"]["boxes"] if view["encounter"] else []
    sick = any(hero["poison"] for hero in view["heroes"])
    return prompt_of(view) == "how_to_place" and sick and any(box["poison"] for box in boxes)


def sees_stairs(view: dict[str, Any]) -> bool:
    """True if the stairs are visible and the party acts on this floor."""
    return bool(view["stairs"]) and prompt_of(view) == "what_to_do"


def is_deadly(view: dict[str, Any]) -> bool:
    """True while dice are placed and stopping would kill a hero."""
    stop = verbs(view).index("had_enough") if "had_enough" in verbs(view) else None
    return (
        prompt_of(view) == "how_to_place" and "lay" in verbs(view) and stop in [one["option"] for one in view["fatal"]]
    )


def covers_floors(view: dict[str, Any]) -> bool:
    """True while dice are placed on the deepest floor, with an armor box of the dungeon open."""
    if prompt_of(view) != "how_to_place" or view["floor"] < 3 or view["boss"]:
        return False
    if len(view["heroes"][0]["pool"]) > ONE_ROW:
        return False
    boxes = view["encounter"]["boxes"]
    return len(boxes) > 8 and bool(boxes[-1]["armor"])


def chooses_pair(view: dict[str, Any]) -> bool:
    """True at the choice of two of four heroes to fight the boss."""
    return prompt_of(view) == "who_fights_first"


def uses_feat(view: dict[str, Any]) -> bool:
    """True at the choice of a feat before the roll."""
    return prompt_of(view) == "which_feat" and not any(hero["pool"] for hero in view["heroes"])


def is_hurt_at_doors(view: dict[str, Any]) -> bool:
    """True at the choice of a door without exploring, with a potion that heals its full amount."""
    at_doors = (
        prompt_of(view) == "what_to_do" and "explore" not in verbs(view) and {"enter", "drink"} <= set(verbs(view))
    )
    return at_doors and {hero["heals"] for hero in view["heroes"]} - {0} == {2}


def may_sneak(view: dict[str, Any]) -> bool:
    """True if an Invisibility potion may skip the encounter."""
    return prompt_of(view) == "whether_to_sneak"


def asks(prompt: str) -> Callable[[dict[str, Any]], bool]:
    """Return a condition: this question is asked."""
    return lambda view: prompt_of(view) == prompt


Moments = dict[str, "Callable[[dict[str, Any]], bool]"]

SOLO = {"heroes": 1, "team": ["warrior"], "dungeon": "dragons_cave", "tier": "novice"}
TWO = {"heroes": 2, "team": ["paladin", "mage"], "dungeon": "dragons_cave", "tier": "novice"}
FOUR = {"heroes": 4, "team": ["warrior", "mage", "rogue", "paladin"], "dungeon": "dragons_cave", "tier": "novice"}
UNCHOSEN = {"heroes": 2, "cards": "hybrid", "tier": "novice"}
FOREST = {"heroes": 2, "team": ["druid", "alchemist"], "dungeon": "realm_of_venom", "cards": "forest", "tier": "novice"}
MOMENTS: list[tuple[int, dict[str, Any], Moments]] = [
    (
        1,
        SOLO,
        {
            "place": places_dice,
            "skills": pays,
            "way": chooses_way,
            "loot": claims,
            "doors": has_doors,
            "door": at_the_door,
            "stairs": sees_stairs,
            "deadly": is_deadly,
            "feat": uses_feat,
            "hurt": is_hurt_at_doors,
            "floors": covers_floors,
        },
    ),
    (1, SOLO, {"sneak": may_sneak}),
    (1, TWO, {"two": places_many, "boss": meets_boss}),
    (2, TWO, {"shared": places_dice}),
    (1, FOUR, {"split": splits, "four": places_dice, "pair": chooses_pair}),
    (1, FOREST, {"poison": is_poisoned}),
    (1, UNCHOSEN, {"hero": asks("which_hero"), "dungeon": asks("which_dungeon")}),
]
"""Conditions of the moments, by seats and options."""


def find(seats: int, options: dict[str, Any], wanted: Moments) -> dict[str, Any]:
    """Return the first occurrence of each moment in a series of games."""
    found: dict[str, Any] = {}
    for seed in range(60):
        table = undercroft.new(GAME, seats=seats, seed=seed, options=options)
        bot = make_bot(GAME, "greedy", seed)
        chance = random.Random(seed)
        while table.decision is not None and len(found) < len(wanted):
            view = table.view(table.decision.seat)
            for name, matches in wanted.items():
                if name not in found and matches(view):
                    text = table.record().text()
                    found[name] = {"seats": seats, "seat": view["seat"], "record": text, "upto": view["number"]}
            flees = prompt_of(view) == "face_or_flee" and chance.random() < 0.15
            table.apply("flee" if flees else bot.choose(view))
        if len(found) == len(wanted):
            return found
    raise SystemExit(f"sixty games have only {list(found)}")


if __name__ == "__main__":
    print(json.dumps({name: moment for one in MOMENTS for name, moment in find(*one).items()}))
