"""Passing for a seat: windows in which nothing can be played, or in which its player does not want to be asked."""

from __future__ import annotations

from typing import Any, Final

ABLE: Final = "able"
HERO: Final = "hero"
TURN: Final = "turn"
ASK: Final = "ask"
SETTINGS: Final = (ABLE, HERO, TURN, ASK)
"""Ask when something can be played; pass until a hero enters my dungeon; pass until my turn; always ask."""


def automatic_choice(view: dict[str, Any], setting: str, *, public_only: bool = False) -> str | None:
    """The text of the option to take for the seat of a view without asking its player, or None to ask.

    With `public_only` what the seat could do in this window plays no part: whoever sees that it was not asked
    learns nothing about its hand.
    """
    decision = view["decision"]
    options = decision.get("options", []) if decision else []
    idle = [option for option in options if option.get("idle")]
    if not idle:
        return None
    nothing_else = len(idle) == len(options) and setting != ASK and not public_only
    if nothing_else or passes_by_setting(view, setting):
        text: str = idle[0]["text"]
        return text
    return None


def passes_by_setting(view: dict[str, Any], setting: str) -> bool:
    """Whether a setting passes in this window; judged by what everybody knows.

    Where nobody is active all the time is one's own, and where no hero walks none comes.
    """
    mine = view.get("active", view["seat"]) == view["seat"]
    if setting == TURN:
        return not mine
    if setting == HERO:
        walk = view.get("walk")
        at_home = walk is not None and walk["seat"] == view["seat"]
        return not at_home and not (mine and view.get("phase") == "build")
    return False
