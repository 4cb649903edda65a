"""Answers in One Deck Dungeon by which heroes fall in any case (OD-111)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.games.one_deck_dungeon.terminal.view_state import decision_of
from undercroft.i18n.language import Name
from undercroft.kernel.cards import message_of

if TYPE_CHECKING:
    from undercroft.games.one_deck_dungeon.view_types import DungeonView, Fatal
    from undercroft.i18n import Language


def end_by(view: DungeonView, option: dict[str, Any]) -> Fatal | None:
    """The heroes who fall by an answer, and whether a potion could still help; None if all may live."""
    offered = decision_of(view)["options"]
    return next((end for end in view["fatal"] if offered[end["option"]]["text"] == option["text"]), None)


def warning(language: Language, view: DungeonView, option: dict[str, Any]) -> str:
    """A warning if heroes fall by an answer; no hero is named where a choice decides who."""
    end = end_by(view, option)
    if end is None:
        return ""
    heroes = [Name(message_of(view["heroes"][hero]["hero"])) for hero in end["heroes"]]
    key = "terminal-od-rescue" if end["rescue"] else "terminal-od-falls"
    return language.text(key, heroes=heroes or [Name("terminal-od-some-hero")])
