"""Passing for a seat: windows in which nothing can be played, or in which its player does not want to be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from undercroft.kernel.game import Game

ABLE: Final = "able"
ASK: Final = "ask"


def settings_of(game: Game[Any]) -> tuple[str, ...]:
    """Ask when something can be played; what players of this game may wish besides; always ask."""
    return (ABLE, *game.wishes, ASK)


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
    if nothing_else or setting in decision.get("passed_by", ()):
        text: str = idle[0]["text"]
        return text
    return None
