"""Situations of an encounter: the card, and the cost of open boxes."""

from __future__ import annotations

from random import Random

import pytest

import undercroft
from tests.games.one_deck_dungeon.tables import table_at
from undercroft.i18n import LANGUAGES, language, prompt_text
from undercroft.simulation.random_tables import random_option

LOSSES = ("hearts", "time", "poison")


def test_the_price_of_stopping_is_shown_while_dice_are_placed() -> None:
    words, met = language("en", "one-deck-dungeon"), set()
    for seed in range(4):
        options = {"cards": "forest"} if seed % 2 else {}  # poison is met in the forest alone
        table, random = undercroft.new("one-deck-dungeon", seats=1, seed=seed, options=options), Random(seed)
        while table.decision is not None and len(table.moves) < 250:
            view = table.view(0)
            situation = view["decision"].get("situation")
            if table.decision.prompt == "how_to_place":
                hearts, time, poison = view["encounter"]["consequences"]
                time += (view["encounter"]["afterwards"] or {"time": 0})["time"]  # what the foe's ability takes then
                args = situation["args"]
                assert (args["hearts"], args["time"], args["poison"]) == (hearts, time, poison)
                assert (args["before"], args["lost"]) == (hearts + time, hearts + time + poison)
                said = prompt_text(words, view["decision"])
                losses = ", ".join(f"{loss} {args[loss]}" for loss in LOSSES if args[loss])
                assert said.endswith(f" you lose: {losses}." if losses else " Stop, or use skills?")
            if situation is not None:
                met.add(situation["key"])
                met.update(name for name, count in situation["args"].items() if name in LOSSES and count)
            table.apply(random_option(table, random))
    assert {"at_the_door", "peril", "places", "loot", *LOSSES} <= met


@pytest.mark.rule("O4-012")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_four_heroes_see_both_cards_behind_the_door(lang: str) -> None:
    table = table_at(
        "act",
        ["warrior", "rogue", "archer", "mage"],
        doors=[["ogre_a", "goblin_a"], ["wraith_a", "wraith_a"]],
        tokens=0,
    )
    table.apply("enter door=0")
    words = language(lang, "one-deck-dungeon")
    said = prompt_text(words, table.view(0)["decision"]).lower()
    for card in ("card-ogre-a", "card-goblin-a"):
        assert words.text(card).lower() in said
