"""The smaller screens: something to read, something to say, passing the keyboard, and the end of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import OptionList, Static

from undercroft.terminal.help import achievement_lines, result_lines, rules_lines
from undercroft.terminal.plugin import texts_of
from undercroft.terminal.widgets.looks import ADVICE_KEY, CYRILLIC, INK, INK2, INK3, OK, ink
from undercroft.terminal.widgets.widgets import Choices, Drawing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from textual import events

    from undercroft.i18n import Language
    from undercroft.terminal.session.session import Session


class ReadScreen(ModalScreen[None]):
    """Something to read and scroll through."""

    BINDINGS = [Binding("escape,enter,q,question_mark,f1,f2,f3,f4,f5,f6,f7,f8", "close", show=False)]

    def __init__(self, title: str, keys: str, draw: Callable[[int], list[Content]], *, short: bool = False) -> None:
        """Prepare the screen; a short one is as high as its text, at the bottom, and leaves the board visible."""
        super().__init__(classes="-short" if short else None)
        self._title = title
        self._keys = keys
        self._draw = draw
        self._short = short

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog" if self._short else "dialog tall"):
            with VerticalScroll(classes="short" if self._short else None):
                yield Drawing(id="text")
            yield Static(ink(self._keys, INK3), classes="keys")

    def on_mount(self) -> None:
        self.query_one(".dialog").border_title = self._title
        self.query_one(Drawing).show(self._draw)
        self.query_one(VerticalScroll).focus()

    def action_close(self) -> None:
        self.dismiss()


def help_screen(language: Language, game: str) -> ReadScreen:
    """Keys, and the rules in short."""
    parts = [ink(language.text("terminal-help-keys"), INK, bold=True)]
    parts += [ink(language.text("terminal-key-" + key), INK2) for key in (*texts_of(game).keys, "hint")]
    parts += [Content(""), ink(language.text("terminal-help-rules"), INK, bold=True)]
    parts += [ink("· " + line, INK2) for line in rules_lines(language, game)]
    return ReadScreen(language.text("terminal-help-title"), language.text("terminal-close-keys"), paragraphs(parts))


def rule_screen(language: Language, title: str, lines: Sequence[str]) -> ReadScreen:
    """Rules to read."""
    parts = [ink(line, INK2) if line.strip() else Content("") for line in lines]
    return ReadScreen(language.text(title), language.text("terminal-rules-keys"), paragraphs(parts))


def hint_screen(language: Language, lines: Sequence[str]) -> ReadScreen:
    """A hint, below the board."""
    parts = [ink(line, INK2) for line in lines]
    return ReadScreen(language.text("hint-title"), language.text("terminal-rules-keys"), paragraphs(parts), short=True)


def lesson_screen(language: Language, lines: Sequence[str]) -> ReadScreen:
    """The end of a tutorial."""
    parts = [ink(line, OK, bold=True) for line in lines]
    return ReadScreen(language.text("guide-over"), language.text("terminal-close-keys"), paragraphs(parts), short=True)


class LogScreen(ModalScreen[int | None]):
    """The log, line by line; dismissed with the number of the line to explain."""

    BINDINGS = [Binding("escape,q,f4", "close", show=False)]

    def __init__(self, language: Language, lines: Sequence[Content], place: int) -> None:
        super().__init__()
        self._language = language
        self._lines = lines
        self._place = place

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog tall"):
            yield Choices(id="lines")
            yield Static(ink(self._language.text("terminal-log-keys"), INK3), classes="keys")

    def on_mount(self) -> None:
        """Highlight the newest line, or the line explained last."""
        self.query_one(".dialog").border_title = self._language.text("terminal-log")
        choices = self.query_one(Choices)
        choices.offer([("", line) for line in self._lines], self._place)
        choices.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Show the rule of this line."""
        self.dismiss(event.option_index)

    def action_close(self) -> None:
        self.dismiss(None)


def achievements_screen(language: Language, game: str, earned: list[str]) -> ReadScreen:
    """All achievements, those earned marked (DT-116)."""
    rows = achievement_lines(language, game, earned)
    parts: list[Content] = []
    for done, name, text in rows:
        parts.append(ink(f"{'✓' if done else '·'} {name}", OK if done else INK2, bold=done))
        parts.append(ink(f"  {text}", INK3))
    count = sum(done for done, _, _ in rows)
    title = language.text("terminal-achievements-title", earned=count, count=len(rows))
    return ReadScreen(title, language.text("terminal-close-keys"), paragraphs(parts))


def paragraphs(parts: Sequence[Content]) -> Callable[[int], list[Content]]:
    """Wrap paragraphs to any width."""
    return lambda width: [line for part in parts for line in (part.wrap(width) if part.plain else [part])]


class TalkScreen(ModalScreen[str | None]):
    """Ready phrases to say."""

    BINDINGS = [Binding("escape", "close", show=False)]

    def __init__(self, language: Language, phrases: list[tuple[str, str]]) -> None:
        super().__init__()
        self._language = language
        self._phrases = phrases

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog tall"):
            yield Choices(id="phrases")
            yield Static(ink(self._language.text("terminal-talk-keys"), INK3), classes="keys")

    def on_mount(self) -> None:
        self.query_one(".dialog").border_title = self._language.text("terminal-talk-title")
        choices = self.query_one(Choices)
        choices.offer([("", Content(text)) for _, text in self._phrases])
        choices.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self._phrases[event.option_index][0])

    def action_close(self) -> None:
        self.dismiss(None)


class AdviceScreen(ModalScreen[int | None]):
    """Suggestions, one at a time; dismissed with the number of the one to follow."""

    BINDINGS = [
        Binding("enter,space", "follow", show=False),
        Binding("right,tab", "turn(1)", show=False, priority=True),
        Binding("left,shift+tab", "turn(-1)", show=False, priority=True),
        Binding("escape", "close", show=False),
    ]

    def __init__(self, language: Language, suggestions: Sequence[Sequence[str]]) -> None:
        super().__init__()
        self._language = language
        self._suggestions = suggestions
        """Each as lines, the last of them its outcome."""
        self._number = 0

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            with VerticalScroll(classes="short"):
                yield Drawing(id="text")
            several = "-several" if len(self._suggestions) > 1 else ""
            take = self._language.text("advice-take")
            keys = self._language.text("terminal-advice-keys" + several, take=take)
            yield Static(ink(keys, INK3), classes="keys")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()
        self.action_turn(0)

    def action_turn(self, step: int) -> None:
        count = len(self._suggestions)
        self._number = (self._number + step) % count
        title = self._language.text("advice-title")
        self.query_one(".dialog").border_title = f"{title} {self._number + 1}/{count}" if count > 1 else title
        *options, left = self._suggestions[self._number]
        parts = [ink(line, INK) for line in options]
        self.query_one(Drawing).show(paragraphs([*parts, ink(left, INK2, bold=True)]))

    def on_key(self, event: events.Key) -> None:
        """The same key again follows the suggestion."""
        if (event.character or "").translate(CYRILLIC).lower() == ADVICE_KEY:
            event.stop()
            self.action_follow()

    def action_follow(self) -> None:
        self.dismiss(self._number)

    def action_close(self) -> None:
        self.dismiss(None)


class PassScreen(Screen[None]):
    """Hides the table while the keyboard passes to another seat."""

    BINDINGS = [Binding("enter", "close", show=False)]

    def __init__(self, language: Language, seat: str) -> None:
        super().__init__()
        self._language = language
        self._seat = seat

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(ink(self._language.text("terminal-pass-title", seat=self._seat), INK, bold=True))
            yield Static(ink(self._language.text("terminal-pass-text"), INK2))

    def action_close(self) -> None:
        self.dismiss()


class SmallScreen(Screen[None]):
    """Covers everything while the window is too small."""

    def __init__(self, language: Language, width: int, height: int) -> None:
        super().__init__()
        self._text = language.text("terminal-too-small", width=width, height=height)

    def compose(self) -> ComposeResult:
        yield Static(ink(self._text, INK, bold=True), classes="small")


class ResultScreen(ModalScreen[str]):
    """The result of the game; dismissed with the next action."""

    BINDINGS = [
        Binding("enter", "answer('rematch')", show=False),
        Binding("escape", "answer('look')", show=False),
    ]

    def __init__(self, language: Language, session: Session) -> None:
        super().__init__()
        self._language = language
        self._session = session

    def compose(self) -> ComposeResult:
        language = self._language
        title, *rest = result_lines(language, self._session)
        won = bool(self._session.table.result and self._session.table.result.winners)
        with Vertical(classes="dialog"):
            yield Static(ink(title, OK if won else INK, bold=True))
            for line in rest:
                yield Static(ink(line, INK2))
            keys = {"achievements": "", "campaign": "-campaign"}.get((self._more or [""])[0], "-plain")
            yield Static(ink(language.text("terminal-result-keys" + keys), INK3), classes="keys")

    @property
    def _more(self) -> list[str]:
        """Further screens, the changed ones first; the line of keys names the first."""
        campaign = ["campaign"] if self._session.gains() else []
        return campaign + (["achievements"] if self._session.table.game.achievements else [])

    def on_key(self, event: events.Key) -> None:
        """Handle the letters of the other answers."""
        letter = (event.character or "").translate(CYRILLIC).lower()
        answers = {"m": "menu", "q": "quit"}
        answers |= {more[0]: more for more in self._more}
        if letter in answers:
            event.stop()
            self.dismiss(answers[letter])

    def action_answer(self, answer: str) -> None:
        """Dismiss with an answer."""
        self.dismiss(answer)
