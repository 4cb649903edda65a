"""Tables of One Deck Dungeon in a position, and helpers to inspect them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import undercroft
from tests.games.helpers import Cards, zone_of
from undercroft.games.one_deck_dungeon.rules.dice import DIE_WORDS, colour_of
from undercroft.games.one_deck_dungeon.rules.facts import HEROIC
from undercroft.games.one_deck_dungeon.rules.state import State
from undercroft.kernel.table import Table


def table_at(
    phase: str,
    heroes: Cards = ("warrior",),
    *,
    dungeon: str = "dragons_cave",
    seats: int = 1,
    faced: Cards = (),
    doors: Sequence[Cards] = (),
    deck: Cards | None = None,
    discard: Cards = (),
    items: Sequence[Cards] = (),
    skills: Sequence[Cards] = (),
    potions: Cards = (),
    xp: Cards = (),
    options: dict[str, Any] | None = None,
    rolls: Sequence[int] = (),
    chance: Sequence[int] = (),
    seed: int = 0,
    **position: Any,
) -> Table:
    """A table in this phase (floor, turn, act, encounter, placing, end, boss).

    `rolls` are the dice that will be rolled next (1 to 6), `chance` raw scripted numbers instead of them. `position`
    takes floor, turn, level, wounds, poison, stored, tokens, stair_tokens, open, exiled, boss_wounds, basic_potion,
    party, option and dice (by hero, such as ["strength-3", "heroic-6"], for the phase placing). Cards that are not
    listed stay in the deck; a `deck` that is given is the whole deck, bottom first, and the rest leaves the game.
    """
    zones: dict[str, Any] = {
        "faced": list(faced),
        "door": _rows(doors, 4),
        "discard": list(discard),
        "items": _rows(items, 4),
        "skills": _rows(skills, 4),
        "potions": list(potions),
        "xp": list(xp),
    }
    if deck is not None:
        zones["deck"] = list(deck)
        used = [*faced, *discard, *potions, *xp, *deck, *(card for row in (*doors, *items, *skills) for card in row)]
        zones["box"] = in_the_deck(options or {}, len(heroes))
        for name in used:
            if name in zones["box"]:
                zones["box"].remove(name)
    return undercroft.scenario(
        {
            "game": "one-deck-dungeon",
            "seats": seats,
            "seed": seed,
            "options": {**(options or {}), "heroes": len(heroes)},
            "chance": list(chance) or [roll - 1 for roll in rolls],
            "zones": zones,
            "position": {"phase": phase, "heroes": list(heroes), "dungeon": dungeon, **position},
        }
    )


def in_the_deck(options: dict[str, Any], heroes: int) -> list[str]:
    """Return the encounters in the deck with these options."""
    table = undercroft.new("one-deck-dungeon", seats=1, seed=0, options={**options, "heroes": heroes})
    return zone_of(table, "deck")


def _rows(rows: Iterable[Cards], count: int) -> list[list[str]]:
    given = [list(row) for row in rows]
    return given + [[] for _ in range(count - len(given))]


# -- looking -------------------------------------------------------------------------------------------------------


def state_of(table: Table) -> State:
    """Return the state of a table of One Deck Dungeon."""
    assert isinstance(table.state, State)
    return table.state


def pool_of(table: Table, hero: int = 0) -> list[str]:
    """The dice of a hero's pool, sorted."""
    return sorted(DIE_WORDS[one] for one in state_of(table).pool[hero])


def all_dice(table: Table) -> list[int]:
    """The dice of each colour, wherever they are: in the supply, in pools, on boxes or on hero cards."""
    state = state_of(table)
    count = [one + other for one, other in zip(state.supply, state.aside, strict=True)]
    for one in (die for dice in (*state.pool, *state.laid, state.thrown) for die in dice):
        count[colour_of(one)] += 1
    for _, colour, taken in state.gathered:
        count[colour] += taken
    count[HEROIC] += sum(state.stored)
    return count
