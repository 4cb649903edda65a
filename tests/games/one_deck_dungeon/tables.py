"""Tables of One Deck Dungeon in a position, and short ways to look at them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import pytest

import undercroft
from undercroft.games.one_deck_dungeon.dice import DIE_WORDS, colour_of
from undercroft.games.one_deck_dungeon.facts import DECK, HEROIC
from undercroft.games.one_deck_dungeon.state import State
from undercroft.kernel.decision import CARD, Decision, Option
from undercroft.kernel.events import Event
from undercroft.kernel.game import find_game
from undercroft.kernel.table import Table

Cards = Sequence[str]
"""Printed ids; of a pile the last is the top."""

E = TypeVar("E", bound=Event)


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
    """The encounters that the deck is made of for these options."""
    state = undercroft.new("one-deck-dungeon", seats=1, seed=0, options={**options, "heroes": heroes}).state
    zone = find_game("one-deck-dungeon").zones.named("deck")
    assert zone is not None
    return [DECK.ids[state.face[card]] for card in state.zones[zone.first]]


def _rows(rows: Iterable[Cards], count: int) -> list[list[str]]:
    given = [list(row) for row in rows]
    return given + [[] for _ in range(count - len(given))]


# -- looking -------------------------------------------------------------------------------------------------------


def state_of(table: Table) -> State:
    """The state of a table of One Deck Dungeon."""
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


def pool_of(table: Table, hero: int = 0) -> list[str]:
    """The dice of a hero's pool, sorted."""
    return sorted(DIE_WORDS[one] for one in state_of(table).pool[hero])


# -- playing -------------------------------------------------------------------------------------------------------


def play(table: Table, *options: str) -> list[Event]:
    """Play these options one after the other and give all events."""
    return [event for option in options for event in table.apply(option)]


def of_kind(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def refusal(table: Table, option: str) -> str | None:
    """The rule by which an option is refused; refusing changes nothing."""
    before = table.digest()
    with pytest.raises(undercroft.Illegal) as refused:
        table.apply(option)
    assert table.digest() == before
    return refused.value.rule


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
