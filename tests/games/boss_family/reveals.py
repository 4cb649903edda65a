"""Tables of Boss Monster whose rooms are about to be turned up."""

from __future__ import annotations

from typing import Any

import undercroft
from tests.games.boss_family.tables import Dungeon, phase_of, state_of, table_at
from tests.games.helpers import of_kind, seat_to_move
from undercroft.games.boss_family.rules.events import LeveledUp
from undercroft.kernel.events import Event

FOUR = ("goblin_armory", "open_grave", "dizzygas_hallway", "golem_factory")
"""Four rooms that do nothing in the Build phase."""


def reveal(*dungeons: Dungeon, bosses: tuple[str, ...] = ("gorgona", "robobo"), **more: Any) -> undercroft.Table:
    """A table whose face-down rooms are about to be turned up; seat 0 holds a spell and is asked after that."""
    more.setdefault("hands", [["freeze"]])
    return table_at("reveal", bosses, dungeons=dungeons, **more)


def levels(events: list[Event]) -> list[int]:
    """Return the seats whose bosses level up, in order."""
    return [event.seat for event in of_kind(events, LeveledUp)]


def both_at_five(fifth: Dungeon) -> undercroft.Table:
    """Robobo and Gorgona both at five rooms after the reveal, and Robobo settling first."""
    table = table_at(
        "build",
        ("gorgona", "robobo"),
        dungeons=[
            [*FOUR[:4], *fifth],
            ["goblin_armory", "open_grave", "dizzygas_hallway", "golem_factory", "succubus_spa"],
        ],
        face_down=[[0, 4], [1, 4]],
        hands=[["freeze"]],
        town=["mage_4_a"],
        turn=1,
    )
    assert (phase_of(table), seat_to_move(table)) == ("build", 0)
    state_of(table).order = [1, 0]
    return table
