"""The table in the app: board, question, options, and their keys."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static

from undercroft.i18n import error_text, option_text
from undercroft.kernel.errors import UndercroftError
from undercroft.terminal.help import advice_lines, explain_hint, lesson_lines, windows_text
from undercroft.terminal.plugin import has_windows, texts_of, ui_of
from undercroft.terminal.prompt.keys import KeyRing
from undercroft.terminal.prompt.offer import Offer
from undercroft.terminal.prompt.question import focus_text, option_lines, question, rows_of, title_line, warning_before
from undercroft.terminal.rules import explain_line, explain_question, rulebook_lines
from undercroft.terminal.screens.campaign import CampaignScreen
from undercroft.terminal.screens.dialogs import (
    AdviceScreen,
    LogScreen,
    PassScreen,
    ReadScreen,
    ResultScreen,
    TalkScreen,
    achievements_screen,
    help_screen,
    hint_screen,
    lesson_screen,
    paragraphs,
    rule_screen,
)
from undercroft.terminal.session.phrases import phrases_for
from undercroft.terminal.widgets.board import Board
from undercroft.terminal.widgets.looks import ADVICE_KEY, CYRILLIC, INK, INK2, INK3, KEYS, TORCH, Look, Target, ink
from undercroft.terminal.widgets.widgets import Choices, Drawing, Quiet, log_content

if TYPE_CHECKING:
    from textual import events

    from undercroft.i18n import Language
    from undercroft.kernel.determinize import Worlds
    from undercroft.terminal.screens.app import UndercroftApp
    from undercroft.terminal.session.session import Session
    from undercroft.terminal.texts import GameTexts

LOG_LENGTH = 60
"""The number of log entries that the table shows; F4 shows all."""


class TableScreen(Screen[str]):
    """A running game; dismissed with `menu` when the player leaves."""

    app: UndercroftApp

    BINDINGS = [
        Binding("tab", "point(1)", show=False, priority=True),
        Binding("shift+tab", "point(-1)", show=False, priority=True),
        Binding("escape", "drop", show=False),
        Binding("f1,question_mark", "help", show=False),
        *[Binding(key, f"read('{key}')", show=False) for key in ("f2", "f3", "f5", "f6")],
        Binding("f4", "log", show=False),
        Binding("f7", "rule", show=False),
        Binding("f8", "rulebook", show=False),
        Binding("f9", "hint", show=False),
        Binding("enter", "step", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.texts: GameTexts = texts_of(session.table.game.id)
        self.offer = Offer()
        keys = KEYS.replace(ADVICE_KEY, "") if self.advises else KEYS
        self._ring = KeyRing(keys)
        self._confirming: int | None = None
        self._message = ""
        self._result_seen = False

    @property
    def advises(self) -> bool:
        """True if the game or a tutorial gives advice, for which there is a key."""
        return self.texts.advises or self.session.guided

    @property
    def language(self) -> Language:
        return self.app.language

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield ui_of(self.session.table.game.id).board(id="board")
        yield Static(id="prompt")
        with Horizontal(id="lower"):
            yield Choices(id="options", classes="panel")
            with Quiet(id="focus-box", classes="panel"):
                yield Drawing(id="focus")
            with Quiet(id="log-box", classes="panel"):
                yield Drawing(id="log")
        yield Static(id="keys", classes="keys")

    def on_mount(self) -> None:
        choices = self.query_one(Choices)
        choices.can_focus = bool(self.session.humans)  # spectators have nothing to choose
        self.set_focus(choices if choices.can_focus else None)
        self.refresh_table()

    # -- drawing -------------------------------------------------------------------------------------------------

    def refresh_table(self, message: str = "") -> None:
        """Draw everything for a new question or another language."""
        self._confirming = None
        self._message = message or self._notice()
        if self.session.waits_for is not None:
            self._pass_keyboard(self.session.waits_for)
            return
        self._read_options()
        self.redraw()
        if self.session.over and not self._result_seen:
            self._result_seen = True
            self.app.push_screen(ResultScreen(self.language, self.session), self._after_result)

    def _notice(self) -> str:
        notices = self.session.profile.take_notices()
        return " ".join(self.language.text(notice.key, **notice.args) for notice in notices)

    @property
    def options(self) -> list[dict[str, Any]]:
        return self.offer.options

    @property
    def shown(self) -> list[int]:
        """The listed options by index; fewer than all while something is selected."""
        return self.offer.shown

    @property
    def pointed(self) -> Target | None:
        return self.offer.pointed

    def _read_options(self) -> None:
        view = self.session.view()
        options = view["decision"].get("options", []) if view["decision"] else []
        names = self.session.names(self.language)
        rows, skip = rows_of(self.texts, self.language, view, names, spoken=False)
        if options:
            self._ring.ask(f"{view['decision']['seat']} {view['decision']['prompt']}")
        targets = [self.texts.targets(view, option) for option in options]
        self.offer = Offer(options, targets, rows, self._ring, skip)

    def on_resize(self) -> None:
        if self.session.waits_for is None:
            self.redraw(self.query_one(Choices).highlighted or 0)

    def redraw(self, highlighted: int = 0) -> None:
        """Draw everything for the current view."""
        view = self.session.view()
        look = self.look(view)
        self.query_one("#title", Static).update(title_line(self.language, self.session, view))
        self.query_one(Board).show(look)
        lines = option_lines(self.language, self.session, view, self.offer)
        if self.session.guided and self.session.decision is None:
            lines = [("", ink(self.language.text("guide-next"), INK))]
        self.query_one(Choices).offer(lines, highlighted)
        self._draw_prompt()
        first = max(0, len(self.session.happenings) - LOG_LENGTH)
        self.query_one("#log", Drawing).show(paragraphs(self._log(first)))
        box = self.query_one("#log-box", Quiet)
        box.border_title = self.language.text("terminal-log")
        self.query_one("#options").border_title = self.language.text("terminal-options")
        box.call_after_refresh(box.scroll_end, animate=False)
        wide = self.app.size.width >= 100
        keys = self.language.text(self.texts.key_line if wide else self.texts.key_line + "-short")
        self.query_one("#keys", Static).update(ink(keys, INK3))

    def _log(self, first: int = 0) -> list[Content]:
        """The log, with a line before what happened since the player's last decision."""
        story, since = self.app.story, self.session.since
        old, new = (
            log_content(self.session.log(self.language, story=story, first=begin, end=end))
            for begin, end in ((first, since), (max(first, since), None))
        )
        mark = ink(f"── {self.language.text('terminal-since')} ──", INK2, bold=True)
        return [*old, mark, *new] if new else old

    def look(self, view: dict[str, Any]) -> Look:
        """The context in which the panels draw themselves."""
        names, marks = self.session.names(self.language), self.offer.marks()
        return Look(self.language, view, names, marks, self.pointed or self.session.lit, roomy=self.app.roomy)

    def _draw_prompt(self) -> None:
        """Draw the question; below it a message, or a note on the highlighted option."""
        language, view, names = self.language, self.session.view(), self.session.names(self.language)
        prompt = self.query_one("#prompt", Static)
        prompt.set_class(self.session.decision is not None, "-asked")
        second = self._message
        if not second and (pointed := self.pointed) is not None:
            second = language.text("terminal-pointing", thing=self.texts.thing_name(language, view, names, pointed))
        title, text = focus_text(self.texts, language, view, names, self.pointed, self._highlighted())
        box = self.query_one("#focus-box", Quiet)
        box.border_title = title
        self.query_one("#focus", Drawing).show(paragraphs([ink(line, INK2) for line in text]))
        if not box.display and (self.pointed is not None or not second):  # the window is too small for the note's panel
            second = " ".join([second, *text]).lstrip()
        lines = [ink(question(language, self.session, view), INK, bold=True), ink(second, INK3)]
        if self.session.guided:
            guide = ink(self.session.guidance(language), TORCH)
            lines = [guide, *lines] if self.session.decision is not None else [guide]
        elif windows := windows_text(language, self.session):
            lines[0] += ink(f"  {windows}", INK3)
        prompt.update(Content("\n").join(lines))

    def _option_text(self, option: dict[str, Any]) -> str:
        return option_text(self.language, option, self.session.names(self.language))

    def _highlighted(self) -> dict[str, Any] | None:
        place = self.query_one(Choices).highlighted
        if place is None or place >= len(self.offer.rows) or self.offer.rows[place].text:
            return None
        return self.options[self.offer.rows[place].options[0]]

    # -- choosing ------------------------------------------------------------------------------------------------

    def choose(self, place: int) -> None:
        """Choose an option, a grave one only at the second press; or list the options of a line."""
        if self.session.read_on():
            if self.session.finished:
                end = lesson_screen(self.language, lesson_lines(self.language, self.session))
                self.app.push_screen(end, lambda _: self.leave())
            else:
                self.refresh_table()
            return
        if not 0 <= place < len(self.offer.rows):
            return
        row = self.offer.rows[place]
        if row.text:
            self.offer.open(row)
            self._narrowed()
            return
        index = row.options[0]
        option = self.options[index]
        warning = warning_before(self.texts, self.language, self.session.view(), option)
        if warning is not None and self._confirming != index:
            self._confirming = index
            self.query_one(Choices).highlighted = place
            again = self.language.text("terminal-press-again", option=self._option_text(option))
            self._message = f"{warning} {again}".lstrip()
            self._draw_prompt()
            return
        self.session.choose(index)
        self.refresh_table()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose an option by Enter or a click."""
        event.stop()
        self.choose(event.option_index)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the note of the highlighted option, and drop a pending confirmation."""
        rows = self.offer.rows[event.option_index : event.option_index + 1]
        if self._confirming is not None and [row.options for row in rows] != [(self._confirming,)]:
            self._confirming = None
            self._message = ""
        self._draw_prompt()

    def action_touch(self, kind: str, number: int) -> None:
        """Handle a click on a marked thing: choose its only line, or list all lines that touch it."""
        line = self.offer.line_for((kind, number))
        if line is not None:
            self.choose(line)
        else:
            self._point_at((kind, number))

    def action_point(self, step: int) -> None:
        """Go to the next or the previous marked thing."""
        target = self.offer.next_target(step)
        if target is not None:
            self._point_at(target)

    def _point_at(self, target: Target | None) -> None:
        self.offer.point_at(target)
        self._narrowed()

    def _narrowed(self) -> None:
        """Redraw after the list has changed."""
        self._message = ""
        self._confirming = None
        self.redraw()

    def action_drop(self) -> None:
        """List all options again."""
        self._point_at(None)

    def action_step(self) -> None:
        """Let the next bot decide, in a game between bots."""
        if not self.session.humans and not self.session.over:
            self.session.step()
            self.refresh_table()

    def on_key(self, event: events.Key) -> None:
        """Handle options and commands, typed on a Latin or a Cyrillic keyboard."""
        letter = (event.character or "").translate(CYRILLIC).lower()
        commands = {
            "u": self.undo,
            "t": self.talk,
            "n": self.switch_story,
            "l": self.app.switch_language,
            "m": self.change_setting,
            "a": self.show_achievements,
            "q": self.leave,
        }
        if self.advises:
            commands[ADVICE_KEY] = self.advise
        if letter in commands:
            event.stop()
            commands[letter]()
        elif letter and (place := self.offer.place_of(letter)) is not None:
            event.stop()
            self.choose(place)

    # -- commands ------------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Undo the last decision, or show why that is impossible."""
        try:
            self.session.undo()
        except UndercroftError as error:
            self._message = error_text(self.language, error)
            self._draw_prompt()
        else:
            self.refresh_table(self.language.text("terminal-undone"))

    def advise(self) -> None:
        """Show suggestions, to be followed by the same key or Enter; in a tutorial make the move at once."""
        if self.session.guided:
            self.session.show_move()
            self.refresh_table()
            return
        suggestions = self.session.suggestions()
        if not suggestions:
            self._message = self.texts.no_advice(self.language, self.session.view())
            self._draw_prompt()
            return

        def answered(number: int | None) -> None:
            if number is not None:
                self.session.follow(suggestions[number])
                self.refresh_table()

        shown = [advice_lines(self.language, self.session, suggestion) for suggestion in suggestions]
        self.app.push_screen(AdviceScreen(self.language, shown), answered)

    def change_setting(self) -> None:
        """Switch to the viewer's next auto-pass setting; the current question stays."""
        if self.session.viewer is not None and has_windows(self.session.table.game.id):
            self.session.change_setting()
            self._tell("terminal-windows-later")

    def switch_story(self) -> None:
        """Toggle the narration, if the game has one."""
        if self.texts.tells_stories:
            self.app.switch_story()
        else:
            self._tell("terminal-no-story")

    def _tell(self, key: str) -> None:
        self._message = self.language.text(key)
        self._draw_prompt()

    def talk(self) -> None:
        """Choose something to say."""
        if self.session.table.seats == 1 or self.session.viewer is None:
            self._tell("terminal-no-talk")
            return
        phrases = phrases_for(self.language, self.session.table, self.session.names(self.language))
        self.app.push_screen(TalkScreen(self.language, phrases), self._said)

    def _said(self, phrase: str | None) -> None:
        if phrase is not None:
            self.session.talk(phrase)
            self.redraw()

    def show_achievements(self) -> None:
        """Show all achievements, if the game has any."""
        if self.session.table.game.achievements:
            self.app.push_screen(self._achievements())
        else:
            self._tell("terminal-no-achievements")

    def _achievements(self) -> ReadScreen:
        game = self.session.table.game.id
        return achievements_screen(self.language, game, self.session.profile.achievements(game))

    def leave(self) -> None:
        """Return to the menu; the game is saved."""
        self.dismiss("menu")

    def action_help(self) -> None:
        self.app.push_screen(help_screen(self.language, self.session.table.game.id))

    def action_read(self, key: str) -> None:
        """Show the full-screen panel of a function key."""
        overlays = self.query_one(Board).overlays
        if key in overlays:
            title, panel = overlays[key]
            draw = partial(panel, Look(self.language, self.session.view(), self.session.names(self.language)))
            keys = self.language.text("terminal-close-keys")
            self.app.push_screen(ReadScreen(self.language.text(title), keys, draw))

    def action_log(self, place: int | None = None) -> None:
        """Show the whole log; Enter on a line shows its rule, Escape returns to the line."""
        lines = self.session.log(self.language, story=self.app.story)
        if not lines:
            return

        def asked(chosen: int | None) -> None:
            if chosen is not None:
                rule = explain_line(self.language, self.session.table.game.id, lines[chosen])
                screen = rule_screen(self.language, "rules-about-line", rule)
                self.app.push_screen(screen, lambda _: self.action_log(chosen))

        begin = len(lines) - 1 if place is None else place
        self.app.push_screen(LogScreen(self.language, log_content(lines), begin), asked)

    def action_rule(self) -> None:
        """Show the rule of the current question."""
        rule = explain_question(self.language, self.session)
        self.app.push_screen(rule_screen(self.language, "rules-about-question", rule))

    def action_hint(self) -> None:
        """Ask for a bot's choice with its expectation and reasons."""
        known = self.session.known()
        if known is not None and not self.session.guided:
            self._tell("hint-thinking")
            self._think(self.session, len(self.session.table.moves), *known)

    @work(thread=True, exclusive=True, group="hint")
    def _think(self, session: Session, asked: int, view: dict[str, Any], worlds: Worlds) -> None:
        """Compute a hint in a thread, from nothing but the seat's knowledge."""
        lines = explain_hint(self.language, view, worlds, session.names(self.language))
        self.app.call_from_thread(self._show_hint, session, asked, lines)

    def _show_hint(self, session: Session, asked: int, lines: list[str]) -> None:
        """Show a hint, unless the game has gone on."""
        if session is not self.session or len(session.table.moves) != asked:
            return
        self._message = ""
        self._draw_prompt()
        self.app.push_screen(hint_screen(self.language, lines))

    def action_rulebook(self) -> None:
        """Show the whole rulebook."""
        rulebook = rulebook_lines(self.language, self.session.table.game.id)
        self.app.push_screen(rule_screen(self.language, "rules-title", rulebook))

    def _pass_keyboard(self, seat: int) -> None:
        def taken_over(_: None) -> None:
            self.session.viewer = seat
            self.refresh_table()

        self.app.push_screen(PassScreen(self.language, self.session.names(self.language)[seat]), taken_over)

    def _after_result(self, answer: str | None) -> None:
        if answer == "rematch":
            self.session = self.app.session = self.session.rematch()
            self._result_seen = False
            self.refresh_table()
        elif answer == "menu":
            self.leave()
        elif answer == "quit":
            self.app.exit()
        elif answer == "achievements":
            self._result_seen = False
            self.app.push_screen(self._achievements(), lambda _: self.refresh_table())
        elif answer == "campaign":
            self._result_seen = False
            self.app.push_screen(CampaignScreen(self.session.table.game.id), lambda _: self.refresh_table())
