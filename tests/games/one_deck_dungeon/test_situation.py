"""What goes on in an encounter: the card, and what open boxes cost."""

from __future__ import annotations

from random import Random

import undercroft
from undercroft.lab.random_tables import random_option
from undercroft.lang import language, prompt_text


def test_while_dice_are_placed_the_price_of_stopping_is_told() -> None:
    words, met = language("en", "one-deck-dungeon"), set()
    for seed in range(4):
        table, random = undercroft.new("one-deck-dungeon", seats=1, seed=seed), Random(seed)
        while table.decision is not None and len(table.moves) < 250:
            view = table.view(0)
            situation = view["decision"].get("situation")
            if table.decision.prompt == "how_to_place":
                hearts, time, poison = view["encounter"]["consequences"]
                time += (view["encounter"]["afterwards"] or {"time": 0})["time"]  # what the foe's ability takes then
                args = situation["args"]
                assert (args["hearts"], args["time"], args["poison"]) == (hearts, time, poison)
                said = prompt_text(words, view["decision"])
                assert (f"hearts {hearts}" in said) == (hearts > 0)
                assert (f"time {time}" in said) == (time > 0)
            if situation is not None:
                met.add(situation["key"])
            table.apply(random_option(table, random))
    assert {"at_the_door", "peril", "places", "loot"} <= met
