"""Tables of Dragon Tower in a position, and helpers to inspect them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import undercroft
from tests.games.helpers import Cards, apply, prompt, zone_of
from undercroft.games.dragon_tower.rules.facts import DECK
from undercroft.games.dragon_tower.rules.state import State
from undercroft.kernel.table import Table

DECKS = ("strength", "faith", "magic", "agility")

RICH = (
    *("power_strike", "giant_swing", "divine_song", "holy_symbol"),
    *("lightning_strike", "spell_break", "shadow_leap", "whirling_dodge"),
)
"""A hand of six points in every attribute; with such a partner no room is hopeless."""


def table_at(
    phase: str,
    heroes: Cards = ("paladin", "mage"),
    *,
    floor: int = 1,
    room: Cards = (),
    other_room: Cards = (),
    circumstances: Cards = (),
    hands: Sequence[Cards] = (),
    skills: Sequence[Cards] = (),
    seats: int = 1,
    options: dict[str, Any] | None = None,
    chance: Sequence[int] = (),
    zones: dict[str, Any] | None = None,
    **position: Any,
) -> Table:
    """A table in this phase of a floor; `position` takes health, fought, soloed, stage and so on."""
    rooms: list[list[str]] = [[] for _ in range(12)]
    rooms[2 * floor - 2 if floor else 0] = list(room)
    rooms[2 * floor - 1 if floor else 1] = list(other_room)
    hidden: list[list[str]] = [[] for _ in range(6)]
    hidden[floor - 1 if floor else 0] = list(circumstances)
    return undercroft.scenario(
        {
            "game": "dragon-tower",
            "seats": seats,
            "options": {"heroes": len(heroes), "skills": "many", **(options or {})},
            "chance": list(chance),
            "zones": {
                "hero": [[hero] for hero in heroes],
                "skill": [list(row) for row in skills],
                "hand": [list(row) for row in hands],
                "room": rooms,
                "circumstances": hidden,
                **(zones or {}),
            },
            "position": {"phase": phase, "floor": floor, **position},
        }
    )


def fight(heroes: Cards, foes: Cards, **more: Any) -> Table:
    """A table whose heroes stand before these opponents."""
    return table_at("fight", heroes, room=foes, **more)


def state_of(table: Table) -> State:
    """Return the state of a table of Dragon Tower."""
    assert isinstance(table.state, State)
    return table.state


def hand_of(table: Table, hero: int) -> list[str]:
    """The printed ids of a hero's hand."""
    return zone_of(table, "hand", hero)


def room_of(table: Table, floor: int, side: int = 0) -> list[str]:
    """The printed ids of the opponents in a room."""
    return zone_of(table, "room", 2 * (floor - 1) + side)


def health_of(table: Table) -> list[int]:
    """The health of every hero."""
    return state_of(table).health


def every_copy(deck: str) -> list[str]:
    """All fifteen cards of a capability deck."""
    return [card.id for card in DECK.printed if card.back == deck for _ in range(card.copies)]


def spent(table: undercroft.Table, hero: int = 0) -> list[str]:
    """The skills that a hero has used on this floor."""
    skills: list[str] = table.view(0)["heroes"][hero]["spent"]
    return skills


def refill_all(table: undercroft.Table) -> None:
    """Let everybody refill, taking the first deck offered."""
    while prompt(table) in ("who_refills", "which_deck"):
        apply(table, 0)
