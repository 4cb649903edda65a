"""Tables of Boss Monster in a position, and helpers to inspect and to pass."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import undercroft
from tests.games.helpers import Cards, apply, seat_to_move, zone_of
from undercroft.games.boss_family.rules import totals
from undercroft.games.boss_family.rules.facts import BASE_SET, FIRST_DECK, MOST_ROOMS
from undercroft.games.boss_family.rules.state import PHASES, State
from undercroft.kernel.events import Event
from undercroft.kernel.table import Table

Dungeon = Sequence[str | Cards]
"""Rooms from the boss outward; a stack is given as its rooms, the visible one last."""

BASE_CARDS = [card for card in FIRST_DECK.printed if card.facts["set"] == BASE_SET]
"""The printed cards of the base game, which come first."""

IDLE = ("pass_on", "let_it_be")
"""The verbs that only let others go on."""


def table_at(
    phase: str,
    bosses: Cards = ("draculord", "robobo"),
    *,
    dungeons: Sequence[Dungeon] = (),
    hands: Sequence[Cards] = (),
    town: Cards = (),
    entrances: Sequence[Cards] = (),
    souls: Sequence[Cards] = (),
    wounds: Sequence[Cards] = (),
    discard: Cards = (),
    options: dict[str, Any] | None = None,
    chance: Sequence[int] = (),
    seed: int = 0,
    zones: dict[str, Any] | None = None,
    game: str = "boss-monster",
    **position: Any,
) -> Table:
    """A table in this phase, with only the listed cards in the hands.

    Everything given by seat follows `bosses`; `position` takes round, turn, face_down, deactivated, leveled, out,
    gained and last_round; other cards stay in their decks unless `zones` puts them somewhere.
    """
    stacks: list[list[str]] = [[] for _ in range(len(bosses) * MOST_ROOMS)]
    for seat, dungeon in enumerate(dungeons):
        for slot, rooms in enumerate(dungeon):
            stacks[seat * MOST_ROOMS + slot] = [rooms] if isinstance(rooms, str) else list(rooms)
    return undercroft.scenario(
        {
            "game": game,
            "seats": len(bosses),
            "seed": seed,
            "options": options or {},
            "chance": list(chance),
            "zones": {
                "boss": [[boss] for boss in bosses],
                "dungeon": stacks,
                "hand": _rows(hands),
                "town": list(town),
                "entrance": _rows(entrances),
                "souls": _rows(souls),
                "wounds": _rows(wounds),
                "discard": list(discard),
                **(zones or {}),
            },
            "position": {"phase": phase, **position},
        }
    )


def _rows(rows: Iterable[Cards]) -> list[list[str]]:
    return [list(row) for row in rows]


# -- looking -------------------------------------------------------------------------------------------------------


def state_of(table: Table) -> State:
    """Return the state of a table of the family."""
    assert isinstance(table.state, State)
    return table.state


def phase_of(table: Table) -> str:
    """Return the phase of the round: setup, beginning, build, reveal, bait, adventure or end."""
    return PHASES[state_of(table).phase]


def hand_of(table: Table, seat: int) -> list[str]:
    """The printed ids of a hand."""
    return zone_of(table, "hand", seat)


def town_of(table: Table) -> list[str]:
    """The heroes in town, the longest there first."""
    return zone_of(table, "town")


def entrance_of(table: Table, seat: int) -> list[str]:
    """The heroes at an entrance, the first in line first."""
    return zone_of(table, "entrance", seat)


def discards(table: Table) -> list[str]:
    """The discard pile, the top last."""
    return zone_of(table, "discard")


def stacks_of(table: Table, seat: int) -> list[list[str]]:
    """The stacks of a dungeon from the boss outward, the uppermost room of each last."""
    first = seat * MOST_ROOMS
    return [zone_of(table, "dungeon", first + slot) for slot in range(state_of(table).size[seat])]


def room_names(table: Table, seat: int) -> list[str]:
    """The uppermost rooms of a dungeon from the boss outward."""
    return [stack[-1] for stack in stacks_of(table, seat)]


def damages(table: Table, seat: int) -> list[int]:
    """Return the damage of the rooms of a dungeon now, from the boss outward, from the public view."""
    return [stack["damage"] for stack in table.view(None)["dungeons"][seat]]


def treasure_of(table: Table, seat: int) -> list[int]:
    """Return the treasure of a dungeon from the public view: cleric, mage, fighter, thief."""
    treasure: list[int] = table.view(None)["players"][seat]["treasure"]
    return treasure


def souls_of(table: Table, seat: int) -> int:
    """The souls of a player."""
    return totals.souls_of(state_of(table), seat)


def wounds_of(table: Table, seat: int) -> int:
    """The wounds of a player."""
    return totals.wounds_of(state_of(table), seat)


# -- playing -------------------------------------------------------------------------------------------------------


def pass_all(table: Table, until: Callable[[Table], bool] | None = None) -> list[Event]:
    """Let everybody pass until a question is not a window, the condition holds, or the game is over."""
    events: list[Event] = []
    while table.decision is not None and not (until is not None and until(table)):
        idle = next((option for option in table.decision.options if option.verb in IDLE), None)
        if idle is None:
            break
        events += apply(table, idle)
    return events


def pass_phase(table: Table) -> list[Event]:
    """Let everybody pass until a question comes in another phase, or one that cannot be passed."""
    now = (state_of(table).round, phase_of(table))
    return pass_all(table, until=lambda later: (state_of(later).round, phase_of(later)) != now)


def pass_round(table: Table) -> list[Event]:
    """Let everybody pass until a question comes in the next round, or one that cannot be passed."""
    now = state_of(table).round
    return pass_all(table, until=lambda later: state_of(later).round != now)


def pass_to(table: Table, seat: int) -> list[Event]:
    """Let everybody pass until this seat is asked."""
    return pass_all(table, until=lambda later: seat_to_move(later) == seat)
