"""Print moments of games of Boss Monster as JSON: by name the record so far and the asked seat.

python web/e2e/boss_monster.py

A simple player plays games with one seed after another until all moments are found, so that no stored game has to be
renewed when the rules change.
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
    """Return a move: build whenever possible, new rooms first; sometimes play a card; else pass."""
    assert table.decision is not None
    options = table.decision.options
    dungeon = table.view(table.decision.seat)["dungeons"][table.decision.seat]
    placed = [option for option in options if option.verb in PLACED]
    if placed:
        return chance.choice([option for option in placed if option.args["slot"] == len(dungeon)] or placed)
    played = [option for option in options if option.verb in (*PLAYED, "use")]
    if played and chance.random() < 0.15:
        return chance.choice(played)
    idle = [option for option in options if option.idle and option.verb != "keep_hand"]  # keep a poor hand by chance
    return idle[0] if idle else chance.choice([option for option in options if not option.back] or options)


def verbs(view: dict[str, Any]) -> list[str]:
    """Return the verbs of the asked seat's options."""
    return [option["verb"] for option in view["decision"]["options"]]


def can_be_cancelled(table: Table, view: dict[str, Any]) -> bool:
    """True if the asked seat can play a spell on a room, and the other seat can cancel it."""
    other = 1 - view["seat"]
    hand = [card.get("card") for card in table.view(other)["zones"]["hand"][other]]
    mine = [card.get("card") for card in view["zones"]["hand"][view["seat"]]]
    aims = [option for option in view["decision"]["options"] if option["verb"] == "cast_at"]
    return "counterspell" in hand and "counterspell" not in mine and "freeze" in mine and len(aims) > 1


def hero_is_inside(table: Table, view: dict[str, Any]) -> bool:
    """True if a hero is in the first of several rooms of the asked seat, which can play a card."""
    walk, seat = view["walk"], view["seat"]
    rooms = len(view["dungeons"][seat])
    return bool(walk and walk["seat"] == seat and walk["slot"] == rooms - 1 and rooms > 2 and "cast_at" in verbs(view))


def walks_through(table: Table, view: dict[str, Any]) -> bool:
    """True if the asked seat can only let a hero in, and has several rooms."""
    seat = view["seat"]
    waits = view["zones"]["entrance"][seat] and view["walk"] is None and view["phase"] == "adventure"
    return bool(waits and view["active"] == seat and len(view["dungeons"][seat]) > 2 and len(verbs(view)) > 1)


def can_build(table: Table, view: dict[str, Any]) -> bool:
    """True if the asked seat can build new rooms and over rooms, one of them a stack, and the town is full."""
    stacks = any(stack["beneath"] for stack in view["dungeons"][view["seat"]])
    anew = len({option["args"]["slot"] for option in view["decision"]["options"] if option["verb"] == "place"}) > 2
    return anew and stacks and len(view["zones"]["town"]) > 3


def effect_waits(table: Table, view: dict[str, Any]) -> bool:
    """True if an effect of another seat is pending, and the asked seat can respond."""
    return any(entry["seat"] != view["seat"] for entry in view["waiting"]) and "cast_at" in verbs(view)


def room_is_deactivated(table: Table, view: dict[str, Any]) -> bool:
    """True if a room of the asked seat is deactivated, and the seat can act."""
    off = any(stack["deactivated"] for stack in view["dungeons"][view["seat"]])
    return off and len(view["dungeons"][view["seat"]]) > 2 and len(verbs(view)) > 1


def takes_from_discard(table: Table, view: dict[str, Any]) -> bool:
    """True if the asked seat takes a card from the discard pile."""
    return verbs(view).count("take") > 2


def keeps_a_boss(table: Table, view: dict[str, Any]) -> bool:
    """True at the start, with two bosses to choose from."""
    return "keep_boss" in verbs(view)


MOMENTS: dict[tuple[int, str], dict[str, Callable[[Table, dict[str, Any]], bool]]] = {
    (2, ""): {"cancel": can_be_cancelled, "walk": walks_through},
    (2, "pick-boss"): {"bosses": keeps_a_boss},
    (3, ""): {"waiting": effect_waits, "deactivated": room_is_deactivated, "discard": takes_from_discard},
    (4, ""): {"inside": hero_is_inside, "build": can_build},
}
"""Conditions of the moments, by seats and variant."""


def find(seats: int, variant: str, wanted: dict[str, Callable[[Table, dict[str, Any]], bool]]) -> dict[str, Any]:
    """Return the first occurrence of each moment in a series of games."""
    found: dict[str, Any] = {}
    for seed in range(2000):
        table = undercroft.new(
            "boss-monster", seats=seats, seed=seed, options={"variants": [variant] if variant else []}
        )
        chance = random.Random(seed)
        while table.decision is not None and len(found) < len(wanted):
            seat = table.decision.seat
            view = table.view(seat)
            for name, matches in wanted.items():
                if name not in found and matches(table, view):
                    text = table.record().text()
                    found[name] = {"seats": seats, "seat": seat, "record": text, "upto": view["number"]}
            table.apply(chosen(table, chance))
        if len(found) == len(wanted):
            return found
    raise SystemExit(f"two thousand games have only {list(found)}")


if __name__ == "__main__":
    print(json.dumps({name: moment for key, wanted in MOMENTS.items() for name, moment in find(*key, wanted).items()}))
