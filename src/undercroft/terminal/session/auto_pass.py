"""Auto-pass: windows in which a seat can change nothing, or does not want to be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from undercroft.i18n.language import Name
from undercroft.kernel.cards import message_of
from undercroft.kernel.features.windows import THROUGH, Attention, Window, open_window, window_of
from undercroft.terminal.texts import card_in

if TYPE_CHECKING:
    from undercroft.i18n import Language
    from undercroft.kernel.game import Game
    from undercroft.kernel.table import Table

ABLE: Final = "able"
ASK: Final = "ask"


def settings_of(game: Game[Any]) -> tuple[str, ...]:
    """The auto-pass settings of a game, from asking when something can be changed to always asking."""
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


class AutoPass:
    """The automatic passes of a seat: its setting, and what it has passed before."""

    def __init__(self, setting: str = ABLE) -> None:
        self.setting = setting
        """`able` and `ask` stay; a mode of the game ends at the first window that it does not pass."""
        self._attention = Attention()
        self._examined: tuple[str, Window] | None = None
        """The window that was examined last, with the digest of its state."""

    def choice(self, table: Table, view: dict[str, Any], *, public_only: bool = False) -> str | None:
        """Return the text of the option to choose for the seat that is asked, or None to ask the player."""
        choice = automatic_choice(view, self.setting, public_only=public_only)
        if public_only or self.setting == ASK or not open_window(table):
            return choice
        if choice is None and self.setting != ABLE:
            self.setting = ABLE
            choice = automatic_choice(view, ABLE)
        if choice is not None and self.setting != THROUGH:
            return choice
        if self._attention.asks(self._window(table)):
            self.setting = ABLE
            return None
        return idle_option(view)

    def passed(self, table: Table) -> None:
        """Remember the open window, which the player has passed: its options are not offered again."""
        self._attention.passed(self._window(table), through=self.setting == THROUGH)

    def forget(self) -> None:
        """Forget what was passed, after an undo."""
        self._attention = Attention()

    def _window(self, table: Table) -> Window:
        digest = table.digest()
        if self._examined is None or self._examined[0] != digest:
            self._examined = (digest, window_of(table.worlds(table.state.seat)))
        return self._examined[1]


def idle_option(view: dict[str, Any]) -> str:
    """Return the text of the option that passes a window."""
    return next(str(option["text"]) for option in view["decision"]["options"] if option.get("idle"))


class Reason(NamedTuple):
    """The reason why a window was passed: a message with the message of a mode or a hero as its argument."""

    key: str
    about: str = ""

    def text(self, language: Language) -> str:
        """Return it in a language."""
        return language.text(self.key, mode=language.text(self.about) if self.about else "", hero=Name(self.about))


def reason_of(view: dict[str, Any], setting: str) -> Reason:
    """Return the reason why the window of a view is passed."""
    if setting != ABLE:
        return Reason("auto-passed-by", f"auto-{setting}")
    if all(option.get("idle") for option in view["decision"]["options"]):
        return Reason("auto-passed-nothing")
    walk = view.get("walk")
    hero = None if walk is None else card_in(view["zones"], walk["hero"])
    return Reason("auto-passed") if hero is None else Reason("auto-passed-hero", message_of(hero))
