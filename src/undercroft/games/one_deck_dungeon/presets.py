"""Presets of One Deck Dungeon for benchmarks, golden playthroughs and win rates."""

from __future__ import annotations

from typing import Any

from undercroft.games.one_deck_dungeon.rules.facts import DECK, DUNGEONS, HEROES, SET_OF
from undercroft.kernel.features.presets import Sample, Samples

SOLO = (
    ("dragons_cave", "base", 46),
    ("yetis_cavern", "base", 41),
    ("hydras_reef", "base", 48),
    ("lichs_tomb", "base", 46),
    ("minotaurs_maze", "base", 41),
    ("the_mudlands", "forest", 41),
    ("realm_of_venom", "forest", 41),
    ("smoldering_ruins", "forest", 43),
    ("vile_roots", "forest", 43),
    ("lair_of_indrax", "forest", 43),
)
"""Dungeons for one hero, each with its set of cards and a seed."""


def _in_dungeon(dungeon: int, heroes: int, team: str | list[str]) -> Sample:
    name = DECK.ids[dungeon]
    options = {"heroes": heroes, "team": team, "dungeon": name, "cards": SET_OF[dungeon]}
    if SET_OF[dungeon] == "forest":
        options["basic_potion"] = "potion_aid"
    party = "1 hero" if heroes == 1 else f"{heroes} heroes"
    return Sample(", ".join([party, name, *([] if isinstance(team, str) else team)]), 1, options)


def _reached(view: dict[str, Any]) -> str:
    """Return the floor that the party reached, or `boss` if it fought the boss."""
    return "boss" if view.get("boss") else str(view["floor"])


SAMPLES = Samples(
    bench=(
        Sample("1 hero", 1, {"heroes": 1, "team": "deal"}),
        Sample("1 hero, forest", 1, {"heroes": 1, "team": "deal", "cards": "forest"}),
        Sample("2 heroes", 1, {"heroes": 2, "team": "deal"}),
        Sample("4 heroes", 1, {"heroes": 4, "team": "deal"}),
    ),
    golden=(
        *(
            Sample(
                f"solo-{dungeon.replace('_', '-')}",
                1,
                {"heroes": 1, "team": "deal", "dungeon": dungeon, "cards": cards, "tier": "novice"},
                seed,
            )
            for dungeon, cards, seed in SOLO
        ),
        Sample("2-heroes", 2, {"heroes": 2, "team": "choose", "dungeon": "dragons_cave"}, 51),
        Sample("2-heroes-hybrid", 1, {"heroes": 2, "team": "deal", "cards": "hybrid", "tier": "standard"}, 52),
        Sample("4-heroes", 4, {"heroes": 4, "team": "deal", "dungeon": "dragons_cave"}, 53),
        Sample("4-heroes-hybrid", 2, {"heroes": 4, "team": "deal", "cards": "hybrid", "hordes": "yes"}, 54),
        Sample(
            "campaign",
            1,
            {
                "team": ["warrior"],
                "dungeon": "yetis_cavern",
                "tier": "fearless",
                "campaign": "yes",
                "talents": [f"0:warrior:talent_{name}" for name in ("veteran", "durability", "guile", "cunning")],
            },
            55,
        ),
    ),
    rates=(
        *(
            _in_dungeon(dungeon, 1, [DECK.ids[hero]])
            for dungeon in DUNGEONS
            for hero in HEROES
            if SET_OF[hero] == SET_OF[dungeon]
        ),
        *(_in_dungeon(dungeon, heroes, "deal") for heroes in (2, 4) for dungeon in DUNGEONS),
    ),
    reached=_reached,
)
