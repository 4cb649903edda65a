"""Print moments of games of all editions of Boss Monster as JSON: the fullest one of each kind of decision.

python web/e2e/layout_boss_monster.py
"""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import undercroft

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.kernel.table import Table

GAMES = {"boss-monster": (2, 4, 6), "minibosses": (2, 4), "super-boss-monster": (1, 2, 4, 6)}
SEEDS = 4
TRIES = 0.4
"""Probability to act where passing is possible."""
HAND = ["vampire_bordello", "construction_zone", "the_crushinator", "torture_chamber", "zombie_prison"]
HAND += ["freeze", "annihilator", "exhaustion", "cave_in"]
WINDOW_STEP = 4
"""Only every `WINDOW_STEP`-th of the many windows is considered."""


def kind_of(view: dict[str, Any]) -> str:
    """Return the kind of a decision: the question, and in windows also the situation."""
    prompt: str = view["decision"]["prompt"]
    parts = [prompt]
    if prompt == "what_to_play":
        parts.append(view["phase"])
        if any(option["verb"] == "place" for option in view["decision"]["options"]):
            parts.append("build")
        if view["waiting"] or view["zones"]["announced"]:
            parts.append("answer")
        if view["walk"] is not None:
            parts.append("mine inside" if view["walk"]["seat"] == view["seat"] else "another's inside")
    return " ".join(parts)


def fullness(view: dict[str, Any]) -> int:
    """Return a measure of the visible cards and legal targets."""
    zones, seat = view["zones"], view["seat"]
    hand = len(zones["hand"][seat]) + len(zones["set_aside"][seat])
    heroes = len(zones["town"]) + sum(len(waiting) for waiting in zones["entrance"])
    rooms = sum(len(dungeon) for dungeon in view["dungeons"])
    targets = {tuple(target) for option in view["decision"]["options"] for target in option["targets"]}
    return 3 * hand + 2 * heroes + rooms + len(targets) + 2 * len(view["waiting"])


def played(game: str, seats: int) -> Iterator[Table]:
    """Yield the tables at every decision of some games."""
    for seed in range(SEEDS):
        table = undercroft.new(game, seats=seats, seed=seed)
        chance = random.Random(seed)
        while table.decision is not None:
            yield table
            options = table.decision.options
            idle = [option for option in options if option.idle]
            onward = [option for option in options if not option.back]
            table.apply(idle[0] if idle and chance.random() > TRIES else chance.choice(onward or options))


def moment(table: Table) -> dict[str, Any]:
    """Return the moment of a table in the form that the tests read."""
    assert table.decision is not None
    record = table.record().text()
    return {"seats": table.seats, "seat": table.decision.seat, "record": record, "upto": len(table.moves)}


def crowded() -> Table:
    """Return a table with four seats, ten heroes in town, nine cards in hand, and complete dungeons."""
    rooms = [
        ["dark_altar", "dracolich_lair", "neanderthal_cave", "boulder_ramp", "witchs_kitchen"],
        ["brainsucker_hive", "dark_laboratory", "dizzygas_hallway", "dragon_hatchery", "golem_factory"],
        ["goblin_armory", "haunted_library", "jackpot_stash", "ligers_den", "mimic_vault"],
        ["minotaurs_maze", "open_grave", "bottomless_pit", "recycling_center", "succubus_spa"],
    ]
    return undercroft.scenario(
        {
            "game": "boss-monster",
            "seats": 4,
            "seed": 3,
            "zones": {
                "boss": [["cleopatra"], ["king_croak"], ["draculord"], ["gorgona"]],
                "dungeon": [[room] for dungeon in rooms for room in dungeon],
                "hand": [HAND, [], [], []],
                "town": [f"{kind}_{health}_a" for kind in ("cleric", "mage", "fighter", "thief") for health in (4, 6)]
                + ["epic_cleric_11_a", "epic_mage_13_b"],
            },
            "position": {"phase": "build", "turn": 0, "round": 4},
        }
    )


def fullest() -> dict[str, Any]:
    """Return the fullest moment of some games by game, seats and kind of decision."""
    best: dict[str, tuple[int, dict[str, Any]]] = {}
    for game, counts in GAMES.items():
        for seats in counts:
            for table in played(game, seats):
                assert table.decision is not None
                if table.decision.prompt == "what_to_play" and len(table.moves) % WINDOW_STEP:
                    continue
                view = table.view(table.decision.seat)
                if all(option.idle for option in table.decision.options):
                    continue  # passed automatically
                name = f"{game} {seats} {kind_of(view)}"
                full = fullness(view)
                if name not in best or full > best[name][0]:
                    best[name] = (full, moment(table))
    moments = {name: found for name, (_, found) in best.items()}
    return moments | {"boss-monster 4 crowded": moment(crowded())}


if __name__ == "__main__":
    print(json.dumps(fullest()))
