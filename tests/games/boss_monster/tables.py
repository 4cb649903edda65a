"""Tables of Boss Monster in a position, and short ways to look at them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import pytest

import undercroft
from undercroft.games.boss_monster import numbers
from undercroft.games.boss_monster.facts import DECK, MOST_ROOMS
from undercroft.games.boss_monster.state import PHASES, State
from undercroft.kernel.decision import CARD, Decision, Option
from undercroft.kernel.events import Event
from undercroft.kernel.table import Table

Cards = Sequence[str]
"""Printed ids; of a pile the last is the top."""
Dungeon = Sequence[str | Cards]
"""Rooms from the boss outward; a stack is given as its rooms, the visible one last."""

IDLE = ("pass_on", "let_it_be")
"""The verbs that only let others go on."""

E = TypeVar("E", bound=Event)


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
    **position: Any,
) -> Table:
    """A table in this phase, with nothing in the hands but what is listed.

    Everything given by seat follows `bosses`; `position` takes round, turn, face_down, deactivated, leveled, out,
    gained and last_round; other cards stay in their decks unless `zones` puts them somewhere.
    """
    stacks: list[list[str]] = [[] for _ in range(len(bosses) * MOST_ROOMS)]
    for seat, dungeon in enumerate(dungeons):
        for slot, rooms in enumerate(dungeon):
            stacks[seat * MOST_ROOMS + slot] = [rooms] if isinstance(rooms, str) else list(rooms)
    return undercroft.scenario(
        {
            "game": "boss-monster",
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
    """The state of a table of Boss Monster."""
    assert isinstance(table.state, State)
    return table.state


def asked(table: Table) -> Decision:
    """The question being asked; there must be one."""
    decision = table.decision
    assert decision is not None, "the game is over"
    return decision


def prompt(table: Table) -> str:
    """The name of the question being asked."""
    return asked(table).prompt


def seat_asked(table: Table) -> int:
    """Who is asked."""
    return asked(table).seat


def phase_of(table: Table) -> str:
    """The phase of the round: setup, beginning, build, reveal, bait, adventure or end."""
    return PHASES[state_of(table).phase]


def offers(table: Table) -> list[str]:
    """The texts of the options, cards given by their printed ids."""
    return [_readable(table, option) for option in asked(table).options]


def _readable(table: Table, option: Option) -> str:
    parts = [option.verb]
    for name, kind in table.game.verb_named[option.verb].fields:
        value = option.args[name]
        parts.append(f"{name}={name_of(table, int(value)) if kind is CARD else value}")
    return " ".join(parts)


def name_of(table: Table, card: int) -> str:
    """The printed id of a card of this table."""
    return DECK.ids[table.state.face[card]]


def zone_of(table: Table, name: str, index: int = 0) -> list[str]:
    """The printed ids of the cards in a zone, hidden ones too; of a pile the last is the top."""
    zone = table.game.zones.named(name)
    assert zone is not None
    return [name_of(table, card) for card in table.state.zones[zone.first + index]]


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
    """What the rooms of a dungeon deal now, from the boss outward, as everybody sees it."""
    return [stack["damage"] for stack in table.view(None)["dungeons"][seat]]


def treasure_of(table: Table, seat: int) -> list[int]:
    """The treasure of a dungeon as everybody sees it: cleric, mage, fighter, thief."""
    treasure: list[int] = table.view(None)["players"][seat]["treasure"]
    return treasure


def souls_of(table: Table, seat: int) -> int:
    """The souls of a player."""
    return numbers.souls_of(state_of(table), seat)


def wounds_of(table: Table, seat: int) -> int:
    """The wounds of a player."""
    return numbers.wounds_of(state_of(table), seat)


# -- playing -------------------------------------------------------------------------------------------------------


def play(table: Table, *options: str) -> list[Event]:
    """Play these options one after the other and give all events."""
    return [event for option in options for event in table.apply(option)]


def pass_all(table: Table, until: Callable[[Table], bool] | None = None) -> list[Event]:
    """Everybody passes, until anything but a window is asked, the condition holds, or the game is over."""
    events: list[Event] = []
    while table.decision is not None and not (until is not None and until(table)):
        idle = next((option for option in table.decision.options if option.verb in IDLE), None)
        if idle is None:
            break
        events += table.apply(idle)
    return events


def pass_phase(table: Table) -> list[Event]:
    """Everybody passes until something is asked in another phase, or a question is asked that cannot be passed."""
    now = (state_of(table).round, phase_of(table))
    return pass_all(table, until=lambda later: (state_of(later).round, phase_of(later)) != now)


def pass_round(table: Table) -> list[Event]:
    """Everybody passes until something is asked in the next round, or a question is asked that cannot be passed."""
    now = state_of(table).round
    return pass_all(table, until=lambda later: state_of(later).round != now)


def pass_to(table: Table, seat: int) -> list[Event]:
    """Everybody passes until this seat is asked something."""
    return pass_all(table, until=lambda later: seat_asked(later) == seat)


def refusal(table: Table, option: str) -> str | None:
    """The rule by which an option is refused; refusing changes nothing."""
    before = table.digest()
    with pytest.raises(undercroft.Illegal) as refused:
        table.apply(option)
    assert table.digest() == before
    return refused.value.rule


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of these events, in order."""
    return [event.kind() for event in events]


def events_of(kind: type[E], events: Iterable[Event]) -> list[E]:
    """The events of one kind, in order."""
    return [event for event in events if isinstance(event, kind)]
