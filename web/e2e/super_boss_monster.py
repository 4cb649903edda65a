"""Print moments of games of Super Boss Monster as JSON: by name the record so far and the asked seat.

python web/e2e/super_boss_monster.py
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import undercroft

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.kernel.table import Table

MOST_ROOMS = 5
BOSSES = ["bishop_bonemeal", "madame_marionette", "queen_thornhide", "baron_von_grabbe"]
DUNGEONS = [
    [["elemental_dojo"], ["goblin_gym", "book_eater_dragon"], ["runic_study"]],
    [["dart_gallery"], ["spring_floor"]],
    [["frozen_monster"], ["haunted_scriptorium"]],
    [["wisp_aviary"], ["smugglers_chute"], ["crusader_kennel"]],
]
HANDS = [["loot_drop", "soul_mill", "power_bonus", "cursed_bookshelf"], ["dream_catcher", "dart_gallery"]]
TOWN = ["brother_barrow", "fizz_first_year", "velvet_vic", "twigblade"]
MARKET = ["wailing_crypt", "titans_forge", "trap_in_a_box", "critical_hit", "portal_alcove"]
LANDMARKS = [[], ["gladiator"], [], [], ["pockets", "bunny"], []]
ALONE = [["bunny"], [], [], [], [], []]
"""Landmarks of a solo game: without a gladiator, and a hero in the tavern loses the game."""


def position(phase: str, seats: int, hands: list[list[str]] | None = None, **more: Any) -> Table:
    """Return a table in a phase, in the turn of the first seat."""
    stacks: list[list[str]] = [[] for _ in range(seats * MOST_ROOMS)]
    for seat, dungeon in enumerate(DUNGEONS[:seats]):
        stacks[seat * MOST_ROOMS : seat * MOST_ROOMS + len(dungeon)] = dungeon
    cards = [*(HANDS if hands is None else hands), [], [], [], []][:seats]
    in_town = phase == "round"
    marker = {"marker": 0} if seats > 1 else {}
    return undercroft.scenario(
        {
            "game": "super-boss-monster",
            "seats": seats,
            "seed": 3,
            "zones": {
                "boss": [[boss] for boss in BOSSES[:seats]],
                "dungeon": stacks,
                "hand": cards,
                "town": TOWN[: 1 if in_town else seats],
                "landmark": ALONE if seats == 1 else LANDMARKS,
                "entrance": more.pop("entrance", [[] for _ in range(seats)]),
            },
            "position": {
                "phase": phase,
                "round": 4,
                "tokens": [[0, 1, 2]],
                **marker,
                **more,
            },
        }
    )


def until(table: Table, prompt: str, seat: int = 0) -> Table:
    """Play first options until a seat is asked a question."""
    while table.decision is not None and (table.decision.prompt, table.decision.seat) != (prompt, seat):
        table.apply(0)
    return table


MOMENTS: dict[str, Callable[[], Table]] = {
    "market": lambda: until(position("round", 3), "which_market_card"),
    "minion": lambda: until(position("round", 4), "where_to_send"),
    "alone": lambda: until(position("round", 1), "where_to_send"),
    "stack": lambda: position("build", 2),
    "walk": lambda: until(position("adventure", 2, entrance=[["laliho", "criminal"], []]), "what_to_play"),
}


def moment_of(table: Table) -> dict[str, Any]:
    """Return the moment of a table in the form that the tests read."""
    assert table.decision is not None
    record = table.record().text()
    return {"seats": table.seats, "seat": table.decision.seat, "record": record, "upto": len(table.moves)}


if __name__ == "__main__":
    print(json.dumps({name: moment_of(make()) for name, make in MOMENTS.items()}))
