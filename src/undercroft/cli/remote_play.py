"""A game at a table of a server, played in plain mode."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, contextmanager
from json import JSONDecodeError
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, Self, TextIO, TypeVar

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from undercroft.cli.command import Refused
from undercroft.client import Client
from undercroft.client import Refused as RefusedByServer
from undercroft.i18n import Language, event_text, language, option_text, story_lines
from undercroft.kernel.features.windows import Attention, Window
from undercroft.terminal.help import rules_lines
from undercroft.terminal.plain import QUIT, EndOfInput, LineMode
from undercroft.terminal.plugin import texts_of
from undercroft.terminal.prompt.question import rows_of, warning_before
from undercroft.terminal.session.auto_pass import ABLE, automatic_choice, idle_option
from undercroft.terminal.signals import Terminated, signals_as_exceptions
from undercroft.terminal.usage_error import UsageError

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterator

    from undercroft.client import Seat
    from undercroft.terminal.profile.profile import Profile
    from undercroft.terminal.texts import Row

T = TypeVar("T")
COMMANDS: Final = ("number", "help", "undo", "state-all", "quit")
"""The commands that the help explains."""
PATIENCE: Final = 10.0
"""Seconds for which a lost connection is retried."""


class Guest:
    """A guest of a server, recognized by the cookie in the profile."""

    def __init__(self, profile: Profile, url: str, name: str | None = None) -> None:
        self.profile = profile
        self.client = Client(url, name, profile.guest(url))
        self._open = AsyncExitStack()
        self._loop = asyncio.new_event_loop()
        # A separate event loop: reading the keyboard blocks the main thread, which also handles signals.
        self._thread = Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        try:
            self.do(self._open.enter_async_context(self.client))
        except BaseException:
            self._stop()
            raise
        if self.client.cookie is not None:
            self.profile.keep_guest(self.client.url, self.client.cookie)
        return self

    def __exit__(self, *_: object) -> None:
        self.do(self._open.aclose())
        self._stop()

    def _stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def do(self, request: Coroutine[Any, Any, T]) -> T:
        """Run a request on the event loop and return its result."""
        asked = asyncio.run_coroutine_threadsafe(request, self._loop)
        try:
            return asked.result()
        except BaseException:
            asked.cancel()  # do not wait for the server after an interrupt
            raise

    def sit(self, code: str) -> Seat:
        """Take a seat at a table until this guest leaves."""
        return self.do(self._open.enter_async_context(self.client.sit(code, patience=PATIENCE)))


@contextmanager
def server_errors_translated(code: str, url: str, game: str | None = None) -> Iterator[None]:
    """Turn errors of a server and of the connection into one sentence."""
    try:
        yield
    except RefusedByServer as refused:
        raise Refused(refusal_text(language(code, game), refused)) from refused
    except (httpx.HTTPError, httpx.InvalidURL, WebSocketException, OSError, JSONDecodeError) as error:
        raise UsageError("command-no-server", url=url) from error


def refusal_text(words: Language, refused: RefusedByServer) -> str:
    """The reason why a server rejected a request, in a sentence."""
    details = {name: str(value) for name, value in refused.details.items()}
    return words.text("error-" + refused.code, **details)


async def next_question(seat: Seat) -> dict[str, Any] | None:
    """Wait until this seat is asked and return its view; None once the game is over."""
    async for view in seat:
        return view
    return None


class ServedGame(LineMode):
    """A game at a table as lines: log, changes, question, numbered options."""

    def __init__(self, guest: Guest, seat: Seat, game: str, code: str, source: TextIO, target: TextIO) -> None:
        self.guest = guest
        self.seat = seat
        self.game = game
        super().__init__(texts_of(game), language(code, game), source, target)
        self.story = guest.profile.settings.story
        self._told = 0
        self._attention = Attention()
        self._window: Window | None = None
        """The window at hand, if the server knows it."""
        self._undone = False
        """True after an undo: the window at hand is not passed again."""

    def run(self) -> bool:
        """Play until the game is over or the player leaves; return True if it is over."""
        try:
            with signals_as_exceptions():
                while (view := self.guest.do(next_question(self.seat))) is not None:
                    passed = None if self._undone else self._automatic_choice(view)
                    self._undone = False
                    if passed is not None:
                        self.guest.do(self.seat.choose(passed))
                    elif not self.ask(view):
                        return False
        except EndOfInput:
            return False
        except Terminated:
            self.say("")
            return False
        self.news()
        assert self.seat.view is not None
        for line in self.texts.result_lines(self.language, self.seat.view, self.names(self.seat.view)):
            self.say(line)
        return True

    def _automatic_choice(self, view: dict[str, Any]) -> str | None:
        """Return the option that passes a window in which nothing new can be changed; None to ask the player."""
        self._window = None
        choice = automatic_choice(view, ABLE)
        if choice is not None or "passed_by" not in view["decision"]:
            return choice
        answer = self.guest.do(self.seat.window())
        if answer is None:
            return None
        self._window = msgspec.convert(answer, Window)
        return None if self._attention.asks(self._window) else idle_option(view)

    def _choose(self, option: dict[str, Any]) -> bool:
        """Play an option; what is passed is not offered again."""
        if option.get("idle") and self._window is not None:
            self._attention.passed(self._window)
        return self.enter(self.seat.choose(option["text"]))

    def _undo(self) -> bool:
        self._undone, self._attention = True, Attention()
        return self.enter(self.seat.undo())

    def ask(self, view: dict[str, Any]) -> bool:
        """Ask the question until it is answered; return False if the player leaves."""
        self.news()
        self.print_changes(self.texts.situation(self.language, view, self.names(view)))
        self.say(self.texts.question(self.language, view, self.names(view)))
        rows, skip = rows_of(self.texts, self.language, view, self.names(view), spoken=True)
        lines = self.lines(view, rows, skip)
        for number, (text, _) in lines.items():
            self.say(f"{number}. {text}")
        confirming: int | None = None
        while (answer := self.read().lower()) not in QUIT:
            if answer in lines:
                index = lines[answer][1]
                warning = warning_before(self.texts, self.language, view, view["decision"]["options"][index])
                if warning is None or confirming == index:
                    return self._choose(view["decision"]["options"][index])
                confirming = index
                again = self.language.text("terminal-confirm-number", number=answer)
                self.say(f"{warning} {again}".lstrip())
            elif answer == "u":
                return self._undo()
            elif answer == "s":
                self._groups = {}
                return True
            elif answer == "?":
                for line in self.help():
                    self.say(line)
            elif answer:
                self.say(self.language.text("terminal-no-such-number", numbers=", ".join(lines)))
        return False

    def lines(self, view: dict[str, Any], rows: list[Row], skip: int | None) -> dict[str, tuple[str, int]]:
        """The options by number; the one that passes or skips is 0."""
        options, names = view["decision"]["options"], self.names(view)
        order = [index for row in rows for index in row.options if index != skip]
        numbered = dict(zip(map(str, range(1, len(order) + 1)), order, strict=True))
        found = {}
        for number, index in (numbered if skip is None else {**numbered, "0": skip}).items():
            text = option_text(self.language, options[index], names)
            more = self.texts.option_numbers(self.language, view, names, options[index], spoken=True)
            found[number] = (f"{text} ({more})" if more else text, index)
        return found

    def enter(self, request: Coroutine[Any, Any, None]) -> bool:
        """Send a request to the server, and print the reason if it is rejected."""
        try:
            self.guest.do(request)
        except RefusedByServer as refused:
            self.say(refusal_text(self.language, refused))
        return True

    def help(self) -> list[str]:
        """The commands, and the rules in short."""
        commands = [self.language.text("terminal-plain-" + key) for key in COMMANDS]
        return commands + rules_lines(self.language, self.game)

    # -- names and news ---------------------------------------------------------------------------------------------

    def names(self, view: dict[str, Any]) -> list[str]:
        return [name or self.language.text("seat-name", number=seat) for seat, name in enumerate(view["names"], 1)]

    def news(self) -> None:
        """Print the new lines of the log."""
        assert self.seat.view is not None
        names, reader = self.names(self.seat.view), self.seat.view["seat"]
        self._told = min(self._told, len(self.seat.events))
        for event in self.seat.events[self._told :]:
            for line in story_lines(self.language, event) if self.story else ():
                self.say(line)
            if (text := event_text(self.language, event, names, reader)) is not None:
                self.say(text)
        self._told = len(self.seat.events)
