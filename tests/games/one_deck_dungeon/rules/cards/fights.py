"""Tables for the test of one card, and helpers to inspect its effect."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from tests.games.helpers import Cards, decision_of, of_kind, play, prompt
from tests.games.one_deck_dungeon.tables import table_at
from undercroft.games.one_deck_dungeon.rules.events import (
    ConsequencesCounted,
    DiceDiscarded,
    DiceRolled,
    StairTokenPlaced,
    TimeSpent,
)
from undercroft.games.one_deck_dungeon.rules.facts import BASE, DECK, FOREST, SET_OF, TABLES
from undercroft.kernel.events import Event
from undercroft.kernel.table import Table

Row = dict[str, Any]
"""A printed card, as the table of its set has it."""

QUIET_DUNGEON = {BASE: "dragons_cave", FOREST: "the_mudlands"}
"""On floor 1 both add a strength box of 3 with a heart to combat and a grey armor box of 2 to perils, nothing else."""
FLOOR_COMBAT: Row = {
    "color": "strength",
    "value": 3,
    "wide": False,
    "armor": False,
    "hearts": 1,
    "time": 0,
    "poison": 0,
}
FLOOR_PERIL: Row = {"color": "any", "value": 2, "wide": False, "armor": True, "hearts": 0, "time": 0, "poison": 0}
DIE_OF = {"strength": "strength", "agility": "agility", "magic": "magic", "any": "heroic"}


def rows(section: str, keep: Callable[[Row], bool] = lambda row: True) -> list[Row]:
    """The printed cards of a section, of both sets."""
    return [row for name in (BASE, FOREST) for row in TABLES[name][section] if keep(row)]


def shown(cards: Iterable[Row], prefix: str = "") -> list[ParameterSet]:
    """One test for each of these cards, with its mark."""
    return [pytest.param(row, id=prefix + row["id"], marks=pytest.mark.card(prefix + row["id"])) for row in cards]


def combats() -> list[Row]:
    """The foes of both sets."""
    return rows("encounters", lambda row: row["type"] == "combat")


def perils() -> list[Row]:
    """The perils of both sets."""
    return rows("encounters", lambda row: row["type"] == "peril")


def foes(ability: str) -> pytest.MarkDecorator:
    """One test for each foe with this ability."""
    cards: list[Row] = [row for row in combats() if row.get("ability") == ability]
    assert cards, ability
    return pytest.mark.parametrize("foe", [pytest.param(row["id"], marks=pytest.mark.card(row["id"])) for row in cards])


def encounter_with(key: str, value: str, *, but: Cards = ()) -> str:
    """The first encounter with this ability, skill or potion."""
    return next(str(row["id"]) for row in rows("encounters") if row.get(key) == value and row["id"] not in but)


def set_of(card: str) -> str:
    """The set of a card."""
    return SET_OF[DECK.index[card]]


def table_for(phase: str, card: str, heroes: Cards = ("warrior",), **more: Any) -> Table:
    """A table where this card is faced, with the deck of its set, in a dungeon that adds almost nothing."""
    cards = set_of(card)
    more.setdefault("dungeon", QUIET_DUNGEON[cards])
    more["options"] = {"cards": cards, **more.get("options", {})}
    return table_at(phase, heroes, faced=[card], **more)


def placing(
    card: str, dice: Sequence[str] = (), heroes: Cards = ("warrior",), *, partner: Sequence[str] = (), **more: Any
) -> Table:
    """The party faces this card with these dice rolled by the first hero, and these by the second."""
    pools = [list(dice), list(partner)][: len(heroes)]
    return table_for("placing", card, heroes, dice=pools, **more)


def tough(card: str) -> list[str]:
    """Items with a heart of the card's set, without the card itself: with them a hero survives everything."""
    return [row["id"] for row in TABLES[set_of(card)]["encounters"] if row["item"]["health"] and row["id"] != card][:8]


def going_down(hero: str, **more: Any) -> Table:
    """A hero who has just descended from floor 1."""
    table = table_at("end", [hero], deck=[], discard=more.pop("cards", ["ogre_a", "ogre_b"]), tokens=0, **more)
    play(table, "go_down")
    return table


# -- dice and boxes ------------------------------------------------------------------------------------------------


def dice_for(box: Row, value: int | None = None) -> list[str]:
    """Return dice that cover a box exactly."""
    value = box["value"] if value is None else value
    values = [6] * (value // 6) + [value % 6] * bool(value % 6) if box["wide"] else [value]
    return [f"{DIE_OF[box['color']]}-{pips}" for pips in values]


def lay(table: Table, place: int, dice: Iterable[str], hero: int = 0) -> list[Event]:
    """Lay these dice on a box."""
    return play(table, *(f"lay hero={hero} die={die} box={place}" for die in dice))


def boxes_of(table: Table) -> list[Row]:
    """Return the active boxes from the public view."""
    encounter = table.view(0)["encounter"]
    assert encounter is not None
    boxes: list[Row] = encounter["boxes"]
    return boxes


def as_printed(box: Row) -> Row:
    """Return a box of a view in the form of the tables."""
    names = ("value", "wide", "armor", "hearts", "time", "poison")
    return {"color": box["colour"], **{name: box[name] for name in names}}


def plain(box: Row, value: int | None = None) -> Row:
    """Return a printed box without the fields that a view represents differently."""
    box = {name: fact for name, fact in box.items() if name not in ("skull", "x")}
    return box if value is None else {**box, "value": value}


# -- what is offered, what happened --------------------------------------------------------------------------------


def usable(table: Table, hero: int = 0) -> list[str]:
    """The skills, talents and potions that a hero may use now."""
    return [
        str(option.args["skill"])
        for option in decision_of(table).options
        if option.verb == "use" and option.args["hero"] == hero
    ]


def enough(table: Table) -> list[Event]:
    """Stop placing dice: play the consequences up to the next question."""
    events: list[Event] = []
    while table.decision is not None and prompt(table) == "how_to_place":
        events += play(table, "had_enough")
    return events


def losses(events: Iterable[Event]) -> tuple[int, int, int]:
    """Hearts, time and poison of the consequences."""
    (counted,) = of_kind(events, ConsequencesCounted)
    return counted.hearts, counted.time, counted.poison


def time_in(events: Iterable[Event]) -> int:
    """Return the time spent."""
    events = list(events)
    return len(of_kind(events, TimeSpent)) + len(of_kind(events, StairTokenPlaced))


def rolled_in(events: Iterable[Event], hero: int = 0) -> list[str]:
    """The dice that a hero rolled, in order."""
    return [die for event in of_kind(events, DiceRolled) if event.hero.number == hero for die in event.dice]


def lost_in(events: Iterable[Event], hero: int = 0) -> list[str]:
    """The dice that a hero had to discard after rolling them."""
    return [die for event in of_kind(events, DiceDiscarded) if event.hero.number == hero for die in event.dice]
