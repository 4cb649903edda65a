"""Optional parts of a view of One Deck Dungeon, for callers that know them present."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from undercroft.games.one_deck_dungeon.view_types import Boss, Dungeon, DungeonView, Encounter
    from undercroft.kernel.view_types import DecisionData


def dungeon_of(view: DungeonView) -> Dungeon:
    assert view["dungeon"] is not None, "no dungeon is chosen yet"
    return view["dungeon"]


def encounter_of(view: DungeonView) -> Encounter:
    """The encounter, or the round against the boss."""
    assert view["encounter"] is not None, "nothing is faced"
    return view["encounter"]


def card_faced(view: DungeonView) -> str:
    """The printed id of the card that is faced."""
    card = encounter_of(view)["card"]
    assert card is not None, "against the boss no card is faced"
    return card["card"]


def boss_of(view: DungeonView) -> Boss:
    assert view["boss"] is not None, "no boss is fought"
    return view["boss"]


def decision_of(view: DungeonView) -> DecisionData:
    assert view["decision"] is not None, "the game is over"
    return view["decision"]


def question_args(view: DungeonView) -> dict[str, Any]:
    return decision_of(view)["args"]
