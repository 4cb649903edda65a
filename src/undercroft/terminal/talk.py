"""The ready phrases that a seat can say now."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from undercroft.kernel.decision import CARD, Kind
from undercroft.kernel.game import find_game
from undercroft.lang import phrase_text

if TYPE_CHECKING:
    from undercroft.lang import Language


def phrases_for(language: Language, view: dict[str, Any]) -> list[tuple[str, str]]:
    """Every phrase that makes sense now: its text form and how it reads."""
    phrases: list[tuple[str, str]] = []
    for phrase in find_game(view["game"]).phrases:
        for values in product(*(_values(kind, view) for _, kind in phrase.fields)):
            said = phrase.text(values)
            phrases.append((said, phrase_text(language, view, said)))
    return phrases


def _values(kind: Kind, view: dict[str, Any]) -> list[int]:
    """What a phrase can speak of: words of its kind, or the opponents in sight."""
    if kind.words:
        return list(range(len(kind.words)))
    if kind == CARD:
        return [foe["id"] for foe in foes_in_sight(view)]
    return []


def foes_in_sight(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The opponents of the floor where the party is."""
    if not view.get("floor"):
        return []
    return [foe for room in view["tower"][view["floor"] - 1]["rooms"] for foe in room]
