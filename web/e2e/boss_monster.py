"""Prints moments of games of Boss Monster as JSON: by name the record so far, and who is asked.

python web/e2e/boss_monster.py

Games are played by a simple hand with one seed after another until all moments have come: no stored game has to be made
anew when the rules change.
"""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import undercroft

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.kernel.actions import Option
    from undercroft.kernel.table import Table

PLAYED = ("cast", "cast_at", "cast_on")
PLACED = ("place", "lay_first")


def chosen(table: Table, chance: random.Random) -> Option:
    """Build whenever possible, a new room before covering one; now and then play something; else pass."""
    assert table.decision is not None
    options = table.decision.options
    dungeon = table.view(table.decision.seat)["dungeons"][table.decision.seat]
    placed = [option for option in options if option.verb in PLACED]
    if placed:
        return chance.choice([option for option in placed if option.args["slot"] == len(dungeon)] or placed)
    played = [option for option in options if option.verb in (*PLAYED, "use")]
    if played and chance.random() < 0.15:
        return chance.choice(played)
    idle = [option for option in options if option.idle and option.verb != "keep_hand"]  # a poor hand by chance
    return idle[0] if idle else chance.choice([option for option in options if not option.back] or options)


def verbs(view: dict[str, Any]) -> list[str]:
    """What the asked seat can do."""
    return [option["verb"] for option in view["decision"]["options"]]


def can_be_cancelled(table: Table, view: dict[str, Any]) -> bool:
    """The asked seat can play a spell on a room, and another holds the card that cancels it (and more spells)."""
    other = 1 - view["seat"]
    hand = [card.get("card") for card in table.view(other)["zones"]["hand"][other]]
    mine = [card.get("card") for card in view["zones"]["hand"][view["seat"]]]
    aims = [option for option in view["decision"]["options"] if option["verb"] == "cast_at"]
    return "counterspell" in hand and "counterspell" not in mine and "freeze" in mine and len(aims) > 1


def hero_is_inside(table: Table, view: dict[str, Any]) -> bool:
    """A hero stands in the first of several rooms of the asked seat, which can do something about it."""
    walk, seat = view["walk"], view["seat"]
    rooms = len(view["dungeons"][seat])
    return bool(walk and walk["seat"] == seat and walk["slot"] == rooms - 1 and rooms > 2 and "cast_at" in verbs(view))


def walks_through(table: Table, view: dict[str, Any]) -> bool:
    """The asked seat can only let a hero come in, and has several rooms for it."""
    seat = view["seat"]
    waits = view["zones"]["entrance"][seat] and view["walk"] is None and view["phase"] == "adventure"
    return bool(waits and view["active"] == seat and len(view["dungeons"][seat]) > 2 and len(verbs(view)) > 1)


def can_build(table: Table, view: dict[str, Any]) -> bool:
    """The asked seat can build anew and over rooms, one of them a stack; the town is full."""
    stacks = any(stack["beneath"] for stack in view["dungeons"][view["seat"]])
    anew = len({option["args"]["slot"] for option in view["decision"]["options"] if option["verb"] == "place"}) > 2
    return anew and stacks and len(view["zones"]["town"]) > 3


def effect_waits(table: Table, view: dict[str, Any]) -> bool:
    """Another's effect waits, and the asked seat can answer."""
    return any(entry["seat"] != view["seat"] for entry in view["waiting"]) and "cast_at" in verbs(view)


def room_is_deactivated(table: Table, view: dict[str, Any]) -> bool:
    """A room of the asked seat is deactivated, and the seat can do something."""
    off = any(stack["deactivated"] for stack in view["dungeons"][view["seat"]])
    return off and len(view["dungeons"][view["seat"]]) > 2 and len(verbs(view)) > 1


def takes_from_discard(table: Table, view: dict[str, Any]) -> bool:
    """The asked seat takes a card out of the discard pile."""
    return verbs(view).count("take") > 2


def keeps_a_boss(table: Table, view: dict[str, Any]) -> bool:
    """The very beginning, with two bosses to choose from."""
    return "keep_boss" in verbs(view)


MOMENTS: dict[tuple[int, str], dict[str, Callable[[Table, dict[str, Any]], bool]]] = {
    (2, ""): {"cancel": can_be_cancelled, "walk": walks_through},
    (2, "pick-boss"): {"bosses": keeps_a_boss},
    (3, ""): {"waiting": effect_waits, "deactivated": room_is_deactivated, "discard": takes_from_discard},
    (4, ""): {"inside": hero_is_inside, "build": can_build},
}
"""By seats and variant."""


def find(seats: int, variant: str, wanted: dict[str, Callable[[Table, dict[str, Any]], bool]]) -> dict[str, Any]:
    """The first of all these moments, game after game."""
    found: dict[str, Any] = {}
    for seed in range(2000):
        table = undercroft.new(
            "boss-monster", seats=seats, seed=seed, options={"variants": [variant] if variant else []}
        )
        chance = random.Random(seed)
        while table.decision is not None and len(found) < len(wanted):
            seat = table.decision.seat
            view = table.view(seat)
            for name, comes in wanted.items():
                if name not in found and comes(table, view):
                    text = table.record().text()
                    found[name] = {"seats": seats, "seat": seat, "record": text, "upto": view["number"]}
            table.apply(chosen(table, chance))
        if len(found) == len(wanted):
            return found
    raise SystemExit(f"two thousand games have only {list(found)}")


if __name__ == "__main__":
    print(json.dumps({name: moment for key, wanted in MOMENTS.items() for name, moment in find(*key, wanted).items()}))
