"""Puzzles of One Deck Dungeon: dice that were just rolled, and the boxes to lay them on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tools.puzzles.positions import cards_in
from undercroft.games.one_deck_dungeon.rules.dice import DIE_WORDS
from undercroft.games.one_deck_dungeon.rules.facts import DECK, EFFECTS
from undercroft.games.one_deck_dungeon.rules.placing import how_to_place
from undercroft.games.one_deck_dungeon.rules.state import State
from undercroft.kernel.features.puzzle_task import PuzzleTask
from undercroft.kernel.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

GAME: Final = "one-deck-dungeon"
SETUPS: Final[tuple[tuple[int, dict[str, Any]], ...]] = (
    (1, {"heroes": 1, "team": "deal"}),
    (1, {"heroes": 1, "team": "deal", "cards": "forest"}),
    (1, {"heroes": 2, "team": "deal"}),
    (1, {"heroes": 2, "team": "deal", "cards": "forest"}),
    (1, {"heroes": 1, "team": "deal", "tier": "novice"}),
)
ZONES: Final = ("faced", "items", "skills")
LEAST_DICE: Final = 4
MOST_DICE: Final = 7
KEPT: Final = ("heroes", "cards", "tier", "basic_potion")


def positions(table: Table) -> dict[str, Any] | None:
    """Return the position for a puzzle if dice were just rolled for an encounter."""
    state = table.state
    assert isinstance(state, State)
    if state.question is not how_to_place or state.fighting or any(state.laid):
        return None
    if not LEAST_DICE <= sum(len(pool) for pool in state.pool) <= MOST_DICE:
        return None
    position: dict[str, Any] = {
        "phase": "placing",
        "heroes": [DECK.ids[face] for face in state.hero],
        "dungeon": DECK.ids[state.dungeon],
        "floor": state.floor,
        "turn": state.turn,
        "level": state.level,
        "wounds": list(state.wounds),
        "tokens": 0,  # no potions to drink
        "option": state.option,
        "dice": [[DIE_WORDS[die] for die in pool] for pool in state.pool],
    }
    if any(state.poison):
        position["poison"] = list(state.poison)
    if any(state.stored):
        position["stored"] = list(state.stored)
    if state.basic_potion >= 0:
        position["basic_potion"] = EFFECTS[state.basic_potion].id
    options = {name: table.options[name] for name in KEPT if table.options.get(name) is not None}
    options["team"] = "deal"
    return {
        "game": GAME,
        "seats": 1,
        "options": options,
        "zones": cards_in(table.game, state, ZONES),
        "position": position,
    }


def tasks(table: Table) -> Iterator[PuzzleTask]:
    """Yield limits on the consequences: nothing at first, then more and more."""
    yield PuzzleTask("lose-nothing")
    for cost in range(1, 4):
        for hearts in range(cost + 1):
            for poison in range(cost - hearts + 1):
                args = {"hearts": hearts, "time": cost - hearts - poison, "poison": poison}
                yield PuzzleTask("lose-at-most", args)
    yield PuzzleTask("lose-no-heart", {})
