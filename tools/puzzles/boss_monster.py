"""Puzzles of Boss Monster: the last Build or Adventure turn of a round, opponents without cards in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tools.puzzles.positions import cards_in
from undercroft.games.boss_family.rules.facts import MOST_ROOMS, ROOM, SPELL
from undercroft.games.boss_family.rules.priority import what_to_play
from undercroft.games.boss_family.rules.state import (
    ADVENTURING,
    BUILDING,
    DUNGEON,
    ENTRANCE,
    HAND,
    NO_CARD,
    SPELL_DECK,
    State,
    back_of,
)
from undercroft.kernel.features.puzzle_task import PuzzleTask
from undercroft.kernel.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

GAME: Final = "boss-monster"
SETUPS: Final[tuple[tuple[int, dict[str, Any]], ...]] = (
    (2, {}),
    (3, {}),
    (2, {"sets": ["crash-landing"]}),
    (3, {"sets": ["crash-landing"]}),
)
ZONES: Final = ("boss", "entrance", "souls", "wounds", "town", "discard")
MOST_ROOM_CARDS: Final = 2
SPELLS_TO_MEET: Final = 2
FIRST_ROUND: Final = 3
"""Earlier rounds offer too few choices."""


def positions(table: Table) -> dict[str, Any] | None:
    """Return the position for a puzzle if the last Build or Adventure turn of a round begins here."""
    state = table.state
    assert isinstance(state, State)
    seat = state.seat
    if state.question is not what_to_play or state.active != seat or state.order[-1] != seat or state.asked_seats:
        return None
    if state.round < FIRST_ROUND or state.pending or state.lasting or state.shut or state.walker != NO_CARD:
        return None
    building = state.phase == BUILDING and not state.placed[seat]
    waiting = state.phase == ADVENTURING and bool(state.zones[ENTRANCE + seat])
    if not (building or waiting):
        return None
    game = table.game
    zones = cards_in(game, state, ZONES)
    spells = state.round % 2 if building else SPELLS_TO_MEET  # in a Build turn one spell or none
    hand = [game.deck.ids[state.face[card]] for card in _kept(state, seat, spells)]
    zones["hand"] = [hand if one == seat else [] for one in range(table.seats)]
    # What the others placed in this round lies open, so that nothing is hidden.
    zones["dungeon"] = [
        [game.deck.ids[state.face[card]] for card in state.zones[DUNGEON + place]]
        for place in range(table.seats * MOST_ROOMS)
    ]
    position: dict[str, Any] = {
        "phase": "build" if building else "adventure",
        "round": state.round,
        "turn": seat,
        "leveled": [one for one in range(table.seats) if state.leveled & 1 << one],
        "out": [one for one in range(table.seats) if one not in state.order],
        "last_round": bool(state.last_round),
    }
    return {
        "game": GAME,
        "seats": table.seats,
        "options": {name: value for name, value in table.options.items() if name == "sets"},
        "zones": zones,
        "position": {name: value for name, value in position.items() if value is not False and value != []},
    }


def _kept(state: State, seat: int, most_spells: int) -> list[int]:
    """Return a few cards of a hand, so that a person can consider all of their uses."""
    hand = state.zones[HAND + seat]
    rooms = [card for card in hand if back_of(state, card) == ROOM]
    spells = [card for card in hand if back_of(state, card) == SPELL]
    spells += reversed(state.zones[SPELL_DECK])  # if the hand has too few, take some of the deck
    return rooms[:MOST_ROOM_CARDS] + spells[:most_spells]


def tasks(table: Table) -> Iterator[PuzzleTask]:
    """Yield possible goals, the hardest first."""
    state = table.state
    assert isinstance(state, State)
    seat = state.seat
    yield PuzzleTask("win", {}, seat)
    for heroes in (4, 3, 2):
        yield PuzzleTask("slay-unhurt", {"heroes": heroes}, seat)
        yield PuzzleTask("slay", {"heroes": heroes}, seat)
    yield PuzzleTask("wound", {}, seat)
    yield PuzzleTask("slay-unhurt", {"heroes": 1}, seat)
    yield PuzzleTask("unhurt", {}, seat)
