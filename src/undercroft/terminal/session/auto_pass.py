"""Auto-pass: windows in which a seat cannot play anything, or does not want to be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from undercroft.kernel.game import Game

ABLE: Final = "able"
ASK: Final = "ask"


def settings_of(game: Game[Any]) -> tuple[str, ...]:
    """The auto-pass settings of a game, from asking when something can be played to always asking."""
    return (ABLE, *game.wishes, ASK)


def automatic_choice(view: dict[str, Any], setting: str, *, public_only: bool = False) -> str | None:
    """Return the text of the option to choose for the seat of a view, or None to ask the player.

    `public_only` ignores what the seat could play in this window, so that passing reveals nothing about its hand.
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
