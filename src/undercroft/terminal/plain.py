"""The plain mode: numbered lines on standard input and output, for screen readers and pipes."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, TextIO

from undercroft.i18n import LANGUAGES, Language, error_text, language, option_text
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import find_package
from undercroft.kernel.plugins import named_paths
from undercroft.terminal.help import advice_lines, explain_hint, lesson_lines, plain_help, result_lines
from undercroft.terminal.plugin import has_windows, texts_of
from undercroft.terminal.prompt.keys import SKIP_KEY, KeyRing
from undercroft.terminal.prompt.offer import Offer
from undercroft.terminal.prompt.question import rows_of, warning_before
from undercroft.terminal.rules import explain_line, explain_question, rulebook_lines
from undercroft.terminal.session.auto_pass import settings_of
from undercroft.terminal.session.phrases import phrases_for
from undercroft.terminal.signals import Terminated, signals_as_exceptions

if TYPE_CHECKING:
    from typing import Any

    from undercroft.terminal.session.session import Session
    from undercroft.terminal.texts import GameTexts

QUIT: Final = ("q", "quit", "exit")
MOST_LINES: Final = 1000
"""More than the lines of any list, including removed ones."""


def program_for(game: str) -> str:
    """The shell command that can play a game, with `--game` for plug-ins."""
    needed = find_package(game).lineage
    call = ["undercroft"]
    for path in named_paths():
        place = Path(path).resolve()
        if getattr(sys.modules.get(place.stem), "PACKAGE", None) in needed:
            call += ["--game", str(place)]
    return shlex.join(call)


class EndOfInput(Exception):
    """Raised at the end of the input."""


class LineMode:
    """Reads and writes lines; prints only the parts of the situation that have changed."""

    def __init__(self, texts: GameTexts, language: Language, source: TextIO, target: TextIO) -> None:
        self.texts = texts
        self.language = language
        self._source = source
        self._target = target
        self._groups: dict[str, list[str]] = {}

    def say(self, text: str) -> None:
        print(text, file=self._target, flush=True)

    def read(self) -> str:
        """A line of input; raise EndOfInput after the last one."""
        line = self._source.readline()
        if not line:
            raise EndOfInput
        return line.strip()

    def print_changes(self, groups: dict[str, list[str]]) -> None:
        """Print the parts of the situation that have changed."""
        for name, lines in groups.items():
            if self._groups.get(name) != lines:
                for line in lines:
                    self.say(line)
        self._groups = groups


class PlainGame(LineMode):
    """A game as lines: log, changes, question, numbered options."""

    def __init__(self, session: Session, code: str, source: TextIO, target: TextIO, *, story: bool) -> None:
        self.session = session
        self.game = session.table.game.id
        super().__init__(texts_of(self.game), language(code, self.game), source, target)
        self.story = story
        self._told = 0
        self.offer = Offer()
        self._ring = KeyRing([str(number) for number in range(1, MOST_LINES)])
        self._opened = ""
        """The line whose options are listed, if not all are."""
        self._leaving = False
        self.code = 0
        """The exit code: not 0 if a signal ended the game."""

    def run(self) -> None:
        """Play until the game ends, the player leaves, or the input ends; the game is saved all along."""
        if (notice := self.session.profile.unwritable()) is not None:
            self.say(self.language.text(notice.key, **notice.args))
        try:
            with signals_as_exceptions():
                while not self._leaving and not self.session.over:
                    self.turn()
        except EndOfInput:
            self._leaving = True
        except Terminated as signal:
            self._leaving = True
            self.code = signal.code
            self.say("")
        self._notices()
        if self._leaving:
            self.farewell()
        else:
            self.news()
            for line in result_lines(self.language, self.session):
                self.say(line)
            if self.session.own and self.session.gains():
                self.say(self.language.text("terminal-campaign-spend", game=self.game))

    def turn(self) -> None:
        """One question and its answer."""
        if not self.session.humans:
            self.news()
            self.session.step()
            return
        if self.session.waits_for is not None:
            self.pass_keyboard()
        self.news()
        self.print_changes(self._situation())
        if self.session.guided:
            self.say(self.session.guidance(self.language))
            if self.session.decision is None:
                self.read_on()
                return
        self.ask()
        self._notices()

    def read_on(self) -> None:
        """Wait for Enter, then read the next step of the tutorial."""
        self.say(self.language.text("terminal-plain-read"))
        if self.read().lower() in QUIT:
            self._leaving = True
        else:
            self.session.read_on()
            self._leaving = self.session.finished

    def pass_keyboard(self) -> None:
        """Hand the keyboard to another seat and clear the screen."""
        seat = self.session.waits_for
        assert seat is not None
        if self._target.isatty():
            self.say("\033[2J\033[H")
        self.say(self.language.text("terminal-pass-to", seat=self.session.names(self.language)[seat]))
        self.read()
        self.session.viewer = seat
        self._groups = {}

    # -- output --------------------------------------------------------------------------------------------------

    def news(self) -> None:
        """Print the new lines of the log."""
        self._told = min(self._told, len(self.session.happenings))
        for line in self.session.log(self.language, story=self.story, first=self._told):
            self.say(line.text)
        self._told = len(self.session.happenings)

    def everything(self) -> None:
        """Print the whole situation, with parts that are not read out by themselves."""
        self._groups = self._situation()
        for line in self.texts.whole_situation(self.language, self.session.view(), self.session.names(self.language)):
            self.say(line)
        if has_windows(self.game) and self.session.viewer is not None:
            self.say_setting()

    def _situation(self) -> dict[str, list[str]]:
        return self.texts.situation(self.language, self.session.view(), self.session.names(self.language))

    def _notices(self) -> None:
        for notice in self.session.profile.take_notices():
            self.say(self.language.text(notice.key, **notice.args))

    def farewell(self) -> None:
        """Tell the player how to continue later."""
        key = "terminal-left" if self.session.path is not None else "terminal-left-unsaved"
        if self.session.guided and self.session.finished:
            for line in lesson_lines(self.language, self.session):
                self.say(line)
        if self.session.guided:
            key = "terminal-lesson-done" if self.session.finished else "terminal-lesson-left"
        self.say(self.language.text(key, program=program_for(self.game), game=self.game))

    # -- question ------------------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Ask the question until it is answered or the player leaves."""
        view = self.session.view()
        options = view["decision"]["options"]
        names = self.session.names(self.language)
        rows, skip = rows_of(self.texts, self.language, view, names, spoken=True)
        self._ring.ask(f"{view['decision']['seat']} {view['decision']['prompt']}")
        self.offer = Offer(options, [], rows, self._ring, skip)
        self._opened = ""
        self.question(view)
        confirming: int | None = None
        while True:
            answer = self.read()
            if answer.isascii() and answer.isdigit():
                place = self.offer.place_of(answer.lstrip("0") or SKIP_KEY)
                if self._opened and answer == SKIP_KEY:
                    self.offer.point_at(None)
                    self._opened = ""
                    self.question(view)
                elif place is None:
                    self.say(self.language.text("terminal-no-such-number", numbers=self._numbers()))
                elif (row := self.offer.rows[place]).text:
                    self.offer.open(row)
                    self._opened = row.text
                    self.list_rows(view)
                else:
                    index = row.options[0]
                    warning = warning_before(self.texts, self.language, view, options[index])
                    if warning is None or confirming == index:
                        self.session.choose(index)
                        return
                    confirming = index
                    again = self.language.text("terminal-confirm-number", number=self.offer.key(place))
                    self.say(f"{warning} {again}".lstrip())
            elif not answer:
                self.question(view)
            elif answer.lower() in QUIT:
                self._leaving = True
                return
            elif self.command(answer):
                return

    def question(self, view: dict[str, Any]) -> None:
        """The prompt and the numbered options."""
        names = self.session.names(self.language)
        passed = self.session.passed.pop(view["seat"], 0)
        if passed:
            self.say(self.language.text("terminal-passed-windows", n=passed))
        self.say(self.texts.question(self.language, view, names))
        self.list_rows(view)

    def list_rows(self, view: dict[str, Any]) -> None:
        """Print the numbered options; grouped ones share a line until it is chosen."""
        names = self.session.names(self.language)
        if self._opened:
            self.say(f"{self._opened}:")
        for number, row in zip(self.offer.line_keys(), self.offer.rows, strict=True):
            text, numbers = row.text, row.numbers
            if not text:
                option = view["decision"]["options"][row.options[0]]
                text = option_text(self.language, option, names)
                numbers = self.texts.option_numbers(self.language, view, names, option, spoken=True)
            self.say(f"{number}. {text} ({numbers})" if numbers else f"{number}. {text}")
        if self._opened:
            self.say(self.language.text("terminal-plain-back"))

    def _numbers(self) -> str:
        """The numbers that can be typed, such as `1–3, 5, 0`."""
        runs: list[list[int]] = []
        for number in sorted(int(key) for key in self.offer.line_keys() if key != SKIP_KEY):
            if runs and number == runs[-1][-1] + 1:
                runs[-1].append(number)
            else:
                runs.append([number])
        ranges = [f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs]
        return ", ".join([*ranges, SKIP_KEY] if SKIP_KEY in self.offer.line_keys() or self._opened else ranges)

    def command(self, answer: str) -> bool:
        """Run a command; return True if the question has to be asked anew."""
        word, _, rest = answer.lower().partition(" ")
        if word in ("?", "help", "h"):
            for line in plain_help(self.language, self.game):
                self.say(line)
            return False
        if word == "u":
            return self.undo()
        if word == "s":
            self.everything()
            self.question(self.session.view())
            return False
        if word == "l":
            return self.switch(rest.strip())
        if word == "m" and has_windows(self.game):
            return self.change_setting(rest.strip())
        if word == "b" and self.session.guided:
            self.session.show_move()
            return True
        if word == "b" and self.texts.advises:
            return self.advise(rest.strip())
        if word == "w":
            self.hint()
            return False
        if word == "t":
            self.talk(rest.strip())
            return False
        if word == "r":
            self.print_rules(rest.strip())
            return False
        if word == "y":
            self.explain(rest.strip())
            return False
        self.say(self.language.text("terminal-not-understood", answer=answer[:40]))
        return False

    def print_rules(self, words: str) -> None:
        """Print the rule of the current question, or the sections of the rulebook that contain the words."""
        lines = (
            rulebook_lines(self.language, self.game, words) if words else explain_question(self.language, self.session)
        )
        for line in lines:
            self.say(line)

    def explain(self, number: str) -> None:
        """Print the rule of the last line of the log, or of an earlier one."""
        lines = self.session.log(self.language, story=False)
        back = int(number) if number.isascii() and number.isdigit() and len(number) < 6 else 1
        if lines:
            for line in explain_line(self.language, self.game, lines[-min(max(back, 1), len(lines))]):
                self.say(line)

    def advise(self, number: str) -> bool:
        """Print the suggestions, or follow the one with this number."""
        suggestions = self.session.suggestions()
        if not suggestions:
            self.say(self.texts.no_advice(self.language, self.session.view()))
            return False
        if number.isascii() and number.isdigit() and 1 <= int(number[:9]) <= len(suggestions):
            self.session.follow(suggestions[int(number) - 1])
            return True
        for place, suggestion in enumerate(suggestions, 1):
            self.say(f"b {place}. {self.language.text('advice-title')}:")
            for line in advice_lines(self.language, self.session, suggestion):
                self.say(line)
        return False

    def hint(self) -> None:
        """Print a bot's choice with its expectation and reasons."""
        known = self.session.known()
        if known is not None:
            for line in explain_hint(self.language, *known, self.session.names(self.language)):
                self.say(line)

    def undo(self) -> bool:
        """Undo the last decision, or print why that is impossible."""
        try:
            self.session.undo()
        except UndercroftError as error:
            self.say(error_text(self.language, error))
            return False
        self.say(self.language.text("terminal-undone"))
        return True

    def switch(self, code: str) -> bool:
        if code not in LANGUAGES:
            self.say(self.language.text("terminal-languages", known=", ".join(LANGUAGES)))
            return False
        self.language = language(code, self.game)
        self.session.profile.change(language=code)
        return True

    def change_setting(self, setting: str) -> bool:
        """Change the viewer's auto-pass setting, or print it with the other settings."""
        settings = settings_of(self.session.table.game)
        if setting in settings:
            self.session.change_setting(setting)
            self.say_setting()
            self.say(self.language.text("terminal-windows-later"))
            return False
        self.say_setting()
        for name in settings:
            self.say(f"m {name}. {self.language.text('auto-' + name)}")
        return False

    def say_setting(self) -> None:
        """The viewer's auto-pass setting."""
        setting = self.language.text("auto-" + self.session.setting)
        self.say(f"{self.language.text('auto-setting')}: {setting}.")
        viewer = self.session.viewer
        for reason in [] if viewer is None else self.session.reasons.get(viewer, []):
            self.say(reason.text(self.language))

    def talk(self, number: str) -> None:
        """List the chat phrases, or say the one with this number."""
        if self.session.table.seats == 1:
            self.say(self.language.text("terminal-no-talk"))
            return
        phrases = phrases_for(self.language, self.session.table, self.session.names(self.language))
        if number.isascii() and number.isdigit() and 1 <= int(number[:9]) <= len(phrases):
            self.session.talk(phrases[int(number) - 1][0])
            self.news()
            return
        for place, (_, text) in enumerate(phrases, 1):
            self.say(f"t {place}. {text}")
