"""Print moments of games of Rise of the Minibosses as JSON: by name the record so far and the asked seat.

python web/e2e/minibosses.py

Each game begins with a position and continues with the moves to the moment of a test.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import undercroft

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.kernel.table import Table

MOST_ROOMS = 5
MIX = {"sets": ["boss-monster"]}
Dungeon = list[list[str]]
RICH: Dungeon = [["spike", "endless_gallery"], ["goblin_market"], ["rocky", "delvers_quarry", "minotaur_catacombs"]]
"""Stacks with a miniboss as their lowest card, in the form of positions."""
OTHERS: list[Dungeon] = [
    [["the_dreadmill"], ["icicle_man", "magipede"], ["loot_box"], ["brassknuckle", "imp_hoard"], ["power_leech"]],
    [["cursed_well"], ["draculad", "crystal_ballroom"]],
    [["jinx", "dragons_nest"], ["foyer_elemental"], ["pixie_fountain"]],
]
LEVELS = [[0, 0, 2], [0, 2, 3], [1, 1, 1], [1, 3, 2], [2, 1, 3], [3, 0, 2]]
ROOM_COINS = [[1, 0, 2], [2, 1, 1]]
BOSSES = ["gregore", "kazanna", "lamia", "dr_deadly"]
TOWN = ["paladin", "inquisitor", "the_fool", "tess_dwarven_shieldmaiden"]


def position(
    phase: str, dungeons: list[Dungeon], hands: list[list[str]], options: dict[str, Any] | None = None, **more: Any
) -> Table:
    """Return a table in a phase, in the turn of the first seat."""
    seats = len(dungeons)
    stacks: list[list[str]] = [[] for _ in range(seats * MOST_ROOMS)]
    for seat, dungeon in enumerate(dungeons):
        stacks[seat * MOST_ROOMS : seat * MOST_ROOMS + len(dungeon)] = dungeon
    lists = {name: more.pop(name) for name in ("town", "entrance", "discard", "wounds") if name in more}
    return undercroft.scenario(
        {
            "game": "minibosses",
            "seats": seats,
            "seed": 3,
            "options": options or {},
            "zones": {
                "boss": [[boss] for boss in BOSSES[:seats]],
                "dungeon": stacks,
                "hand": [*hands, *([] for _ in range(seats - len(hands)))],
                **lists,
            },
            "position": {"phase": phase, "turn": 0, "round": 4, **more},
        }
    )


def play(table: Table, begins: str) -> None:
    """Play the first option whose text begins with a prefix."""
    assert table.decision is not None
    table.apply(next(option for option in table.decision.options if option.text.startswith(begins)))


def let_others_pass(table: Table) -> None:
    """Let the other seats pass until the first seat is asked for more than a response."""
    while table.decision is not None and (table.decision.seat != 0 or table.decision.prompt == "whether_to_cancel"):
        table.apply(next(option for option in table.decision.options if option.idle))


def building(seats: int) -> Table:
    """Return a table where the first seat builds: it can promote, place a miniboss, sell, and prepare a spell."""
    return position(
        "build",
        [RICH, *OTHERS[: seats - 1]],
        [["kid_croak", "cursed_well", "loot_box", "sabotage", "pay_to_win", "cave_in", "the_crushinator"]],
        MIX,
        town=TOWN if seats == 4 else TOWN[2:],
        discard=["windfall", "trophy_room"],
        coins=[5, 2, 0, 12][:seats],
        levels=[level for level in LEVELS if level[0] < seats],
        room_coins=[coins for coins in ROOM_COINS if coins[0] < seats],
    )


def bought() -> Table:
    """Return a table where the first seat builds, with a miniboss and a coin for it."""
    return position(
        "build", [[["delvers_quarry"], ["goblin_market"]], [["lightning_rod"]]], [["kid_croak"]], coins=[3, 0]
    )


def revealed() -> Table:
    """Return a table where a miniboss was revealed and its owner is asked for the coin."""
    table = bought()
    play(table, "place")
    while table.decision is not None and table.decision.prompt != "whether_to_pay":
        play(table, "pass_on")
    return table


def silenced() -> Table:
    """Return a table where a room and its miniboss are silenced and a hero is held back."""
    table = position(
        "adventure",
        [[["spike", "haunted_cavern"], ["goblin_market"], ["paddywhack", "cursed_well"]], OTHERS[0]],
        [["sabotage", "smash", "armor_up"]],
        entrance=[["joe_the_smith", "eloi_marlborn", "the_fool"], []],
        coins=[6, 3],
        levels=[[0, 0, 1], [0, 2, 3], [1, 3, 3]],
    )
    view = table.view(0)
    cavern, _, well = (stack["top"]["id"] for stack in view["dungeons"][0])
    sabotage = next(card["id"] for card in view["zones"]["hand"][0] if card["card"] == "sabotage")
    for begins in (f"use card={cavern}", "aim_at", f"prepare card={sabotage}", f"aim_at card={well}"):
        play(table, begins)
        let_others_pass(table)
    return table


def taxed() -> Table:
    """Return a table where the player of a spell has to pay, or it is cancelled."""
    table = position("build", [RICH, OTHERS[0]], [["heist", "smash"], ["short_circuit"]], coins=[2, 2])
    for begins in ("cast_at", "cast_at", "let_it_be"):
        play(table, begins)
    return table


MOMENTS: dict[str, Callable[[], Table]] = {
    "build": lambda: building(4),
    "duel": lambda: building(2),
    "bought": bought,
    "revealed": revealed,
    "silenced": silenced,
    "taxed": taxed,
}


def moment_of(table: Table) -> dict[str, Any]:
    """Return the moment of a table in the form that the tests read."""
    assert table.decision is not None
    record = table.record().text()
    return {"seats": table.seats, "seat": table.decision.seat, "record": record, "upto": len(table.moves)}


if __name__ == "__main__":
    print(json.dumps({name: moment_of(make()) for name, make in MOMENTS.items()}))
