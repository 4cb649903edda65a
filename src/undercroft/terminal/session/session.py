"""A game at one terminal: the table, the bots at it, the log and the autosave; shared by the app and the plain mode."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from undercroft.bots import Bot, level_named, make_bot
from undercroft.bots.names import Called, persona_at, read_name, written
from undercroft.kernel.bot import choice_of
from undercroft.kernel.errors import Illegal
from undercroft.kernel.features.chat import Said
from undercroft.kernel.features.windows import open_window
from undercroft.kernel.formats.record import read_record
from undercroft.kernel.formats.replay import replay
from undercroft.kernel.game import find_game
from undercroft.kernel.table import new_table
from undercroft.terminal.profile.profile import YOU, Seating
from undercroft.terminal.session.auto_pass import ABLE, AutoPass, Reason, reason_of, settings_of
from undercroft.terminal.session.history import NEWS, Happening, LogLine, happenings_of, log_lines

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from undercroft.i18n import Language
    from undercroft.kernel.decision import Decision
    from undercroft.kernel.determinize import Worlds
    from undercroft.kernel.features.campaign import Kept
    from undercroft.kernel.formats.record import Record
    from undercroft.kernel.table import Table
    from undercroft.terminal.profile.profile import Profile

MOST_DECISIONS: Final = 20_000
"""A limit of consecutive decisions of bots, against endless loops."""


class Suggestion(msgspec.Struct, frozen=True):
    """A suggestion for a seat: options to choose one after the other, and their outcome."""

    options: tuple[dict[str, Any], ...]
    """Each as it will be offered once the earlier ones are chosen."""
    notes: dict[str, int]
    later: tuple[dict[str, Any], ...] = ()
    """Options that other seats have to choose afterwards, or first if `options` is empty."""


class Session:
    """A game at one terminal."""

    guided: ClassVar[bool] = False
    """True in a tutorial: see `terminal/session/lesson.py`."""
    finished = False
    """True once the tutorial was read to its end."""

    def __init__(self, profile: Profile, table: Table, leaders: tuple[str, ...], path: Path | None = None) -> None:
        self.profile = profile
        self.table = table
        self.leaders = leaders = tuple(map(level_named, leaders))
        self.path = path
        """The record's file; None until the first decision."""
        self.happenings: list[Happening] = [Happening(0, event) for event in table.opening]
        self.new_achievements: list[str] = []
        self.own = True
        """True if the game was started here; imported games earn nothing for a campaign."""
        self.humans = [seat for seat, leader in enumerate(leaders) if leader == YOU]
        """Seats that play at this keyboard."""
        self.viewer: int | None = self.humans[0] if self.humans else None
        """The seat at the screen; None is a spectator of bots."""
        self.auto_pass = {seat: AutoPass() for seat in self.humans}
        """Automatic passes of the local seats; by default they are asked when they can change something."""
        self._automatic: set[int] = set()
        """The numbers of decisions before windows that were passed automatically."""
        self.passed: dict[int, int] = {}
        """Windows passed for each local seat since its last decision."""
        self.reasons: dict[int, list[Reason]] = {}
        """The different reasons why windows were passed for each local seat since its last decision."""
        self._left: dict[int, int] = {}
        """The length of the log after the last decision of each local seat."""
        self._bots: dict[int, Bot] = {
            seat: make_bot(table.game.id, leader, table.seed + seat)
            for seat, leader in enumerate(leaders)
            if leader != YOU
        }

    # -- beginning -----------------------------------------------------------------------------------------------

    @classmethod
    def begin(
        cls,
        profile: Profile,
        game: str,
        leaders: tuple[str, ...],
        seed: int | None,
        options: dict[str, Any],
        *,
        settings: dict[int, str] | None = None,
    ) -> Session:
        """Start a new game with the local players' campaigns; leading bots have already moved."""
        options = with_campaign(profile, game, leaders, options)
        table = new_table(game, seats=len(leaders), seed=seed, options=options)
        table.names = recorded_names(leaders, table)
        session = cls(profile, table, leaders)
        session.settings = dict(settings or {})
        session.play_on()
        return session

    @classmethod
    def resume(cls, profile: Profile, path: Path) -> Session:
        """Resume a saved game."""
        record = read_record(path)
        table = replay(record)
        own = profile.is_own(path)
        session = cls(profile, table, profile.leaders(path, table.seats), path)
        session.happenings = happenings_of(record)
        known = settings_of(table.game)
        session.settings = {seat: setting for seat, setting in profile.windows(path).items() if setting in known}
        session.own = own
        session.play_on()
        return session

    @classmethod
    def branch(cls, profile: Profile, record: Record, leaders: tuple[str, ...], number: int) -> Session:
        """Branch off from a decision of a finished game; the branch earns nothing for a campaign."""
        session = cls(profile, replay(record, upto=number), leaders)
        session.happenings = happenings_of(record, upto=number)
        session.own = False
        session.play_on()
        return session

    def rematch(self) -> Session:
        """Start a game with the same set-up, a new seed and the current campaigns."""
        return Session.begin(
            self.profile, self.table.game.id, self.leaders, None, self.table.options, settings=self.settings
        )

    # -- looking -------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """True once the game has ended."""
        return self.table.decision is None

    @property
    def decision(self) -> Decision | None:
        """The question to the viewer, if it is asked."""
        decision = self.table.decision
        return decision if decision is not None and decision.seat == self.viewer else None

    @property
    def waits_for(self) -> int | None:
        """The other local seat that has to take over the keyboard, if any."""
        decision = self.table.decision
        if decision is None or decision.seat not in self.humans or decision.seat == self.viewer:
            return None
        return decision.seat

    def view(self) -> dict[str, Any]:
        """The viewer's view."""
        return self.table.view(self.viewer)

    def names(self, language: Language) -> list[str]:
        return seat_names(language, self.leaders, self.table)

    def log(self, language: Language, *, story: bool, first: int = 0, end: int | None = None) -> list[LogLine]:
        """The log from an entry on, as the viewer may know it."""
        names, happenings = self.names(language), self.happenings[first:end]
        at_table = company(language, self.leaders, self.table) if first == 0 else []
        return at_table + log_lines(language, self.view(), self.table.game, happenings, names, story, first)

    @property
    def since(self) -> int:
        """The first log entry since the viewer's last decision; before that, the end of the log."""
        happened = len(self.happenings)
        return happened if self.viewer is None else min(self._left.get(self.viewer, happened), happened)

    # -- what a guide would say ----------------------------------------------------------------------------------

    def guidance(self, language: Language) -> str:
        """The current text of the tutorial; empty outside a tutorial."""
        return ""

    def read_on(self) -> bool:
        """Read the next step of a tutorial; return False if there is none."""
        return False

    def show_move(self) -> None:
        """Make the required move of a tutorial."""

    @property
    def lit(self) -> tuple[str, int] | None:
        return None

    # -- playing -------------------------------------------------------------------------------------------------

    def choose(self, index: int) -> None:
        """Apply an option of the viewer; then let the bots move."""
        if self.viewer is not None:
            self.passed.pop(self.viewer, None)
            self.reasons.pop(self.viewer, None)
            self._remember_pass(index)
        self._apply(index)
        self._leave_mark()
        self.play_on()

    def _remember_pass(self, index: int) -> None:
        """Remember a window that the viewer passes, so that the same is not offered again."""
        assert self.viewer is not None
        assert self.table.decision is not None
        if open_window(self.table) and self.table.decision.options[index].idle:
            self.auto_pass[self.viewer].passed(self.table)

    def _leave_mark(self) -> None:
        """Mark what happens from now on as new to the viewer."""
        if self.viewer is not None:
            self._left[self.viewer] = len(self.happenings)

    def play_on(self) -> None:
        """Let bots move and pass windows until a local seat is asked; then save.

        A game between bots waits for `step`.
        """
        if self.humans:
            for _ in range(MOST_DECISIONS):
                if not self._bot_moves() and not self._passes():
                    break
            else:
                raise RuntimeError("the bots do not come to an end")
        self._keep()

    def step(self) -> None:
        """Let one bot make one decision."""
        self._bot_moves()
        self._keep()

    def _bot_moves(self) -> bool:
        decision = self.table.decision
        bot = None if decision is None else self._bots.get(decision.seat)
        if decision is None or bot is None:
            return False
        view = self.table.view(decision.seat)
        phrase = bot.phrase(view)
        if phrase is not None:
            self._say(decision.seat, phrase)
        self._apply(choice_of(bot, view, partial(self.table.worlds, decision.seat)))
        return True

    @property
    def settings(self) -> dict[int, str]:
        """The auto-pass settings of the local seats that are not the default."""
        return {seat: one.setting for seat, one in self.auto_pass.items() if one.setting != ABLE}

    @settings.setter
    def settings(self, settings: dict[int, str]) -> None:
        for seat, one in self.auto_pass.items():
            one.setting = settings.get(seat, ABLE)

    def _passes(self) -> bool:
        """Pass a window for the seat asked, if its player need not be asked."""
        decision = self.table.decision
        choice = None if decision is None else self._automatic_choice(decision.seat)
        if decision is None or choice is None:
            return False
        self._automatic.add(len(self.table.moves))
        self._note_reason(self.table.view(decision.seat))
        self._apply(choice)
        self.passed[decision.seat] = self.passed.get(decision.seat, 0) + 1
        return True

    def _note_reason(self, view: dict[str, Any]) -> None:
        """Remember why the window of a view is passed."""
        seat = view["seat"]
        reason, known = reason_of(view, self.auto_pass[seat].setting), self.reasons.setdefault(seat, [])
        if reason not in known:
            known.append(reason)

    def _automatic_choice(self, seat: int) -> str | None:
        # Whether the keyboard changes hands must not reveal another seat's cards to the viewer.
        return self.auto_pass[seat].choice(self.table, self.table.view(seat), public_only=seat != self.viewer)

    @property
    def setting(self) -> str:
        """The viewer's auto-pass setting."""
        return ABLE if self.viewer is None else self.auto_pass[self.viewer].setting

    def change_setting(self, setting: str | None = None) -> None:
        """Change the viewer's auto-pass setting, by default to the next one; effective from its next question."""
        if self.viewer is not None:
            settings = settings_of(self.table.game)
            following = settings[(settings.index(self.setting) + 1) % len(settings)]
            self.auto_pass[self.viewer].setting = following if setting is None else setting
            self._keep()

    def _apply(self, choice: int | str) -> None:
        events = self.table.apply(choice)
        self.happenings += [Happening(len(self.table.moves), event) for event in events]

    def suggestions(self) -> list[Suggestion]:
        """Suggestions for the viewer if it is asked, the best first."""
        if self.decision is None:
            return []
        return [
            Suggestion(tuple(self._offered(advice.texts)), advice.notes, tuple(map(dict, advice.later)))
            for advice in self.table.advice(self.viewer)
        ]

    def known(self) -> tuple[dict[str, Any], Worlds] | None:
        """The viewer's view and determinized worlds if it is asked: the input of a hint."""
        if self.decision is None or self.viewer is None:
            return None
        return self.view(), self.table.worlds(self.viewer)

    def _offered(self, texts: tuple[str, ...]) -> Iterator[dict[str, Any]]:
        """The options with these texts, as they will be offered one after the other."""
        table = self.table.clone()
        for text in texts:
            assert table.decision is not None, text
            option = next(option for option in table.decision.options if option.text == text)
            yield dict(option.data())
            table.apply(option)

    def follow(self, suggestion: Suggestion) -> None:
        """Choose the options of a suggestion; each can be undone."""
        for option in suggestion.options:
            self._apply(option["text"])
        self._leave_mark()
        self.play_on()

    def talk(self, phrase: str) -> None:
        """Say a phrase as the viewer."""
        if self.viewer is not None:
            self._say(self.viewer, phrase)
            self._keep()

    def _say(self, seat: int, phrase: str) -> None:
        said: Said = self.table.say(seat, phrase)
        self.happenings.append(Happening(len(self.table.moves), said))

    def undo(self) -> None:
        """Undo the viewer's last decision, or raise with the reason."""
        if self.over:
            raise Illegal("game-over")
        self.table.undo(self.viewer)
        try:
            while self.decision is not None and len(self.table.moves) in self._automatic:
                self.table.undo(self.viewer)  # a passed window: undo the decision before it
        except Illegal:
            self._forget()
            self.play_on()
            raise
        self._forget()
        if self.viewer is not None:
            self.auto_pass[self.viewer].forget()
        self.passed.clear()
        self.reasons.clear()
        self._keep()

    def _forget(self) -> None:
        """Drop log entries of decisions that were undone."""
        made = len(self.table.moves)
        self._automatic = {number for number in self._automatic if number < made}
        self.happenings = [item for item in self.happenings if item.decisions <= made or isinstance(item.what, Said)]

    # -- keeping -------------------------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Save the game; at its end store achievements and campaign rewards."""
        if not self.table.moves and self.path is None:
            return  # nothing to save yet
        try:
            if self.path is None:
                self.path = self.profile.new_file(self.table.game.id)
            seating = Seating(self.leaders, self.settings, not self.own)
            self.profile.save(self.path, self.table.record(), seating)
        except OSError as error:
            where = self.path or self.profile.games_folder
            self.profile.notify("unwritable", where, reason=error.strerror or str(error))
        if self.over and self.humans:
            self.new_achievements += self.profile.earn(self.table.game.id, self.earned())
            if self.own and self.path is not None:
                self.profile.book(self.path, self.table.game, self.gains())

    def earned(self) -> list[str]:
        """The achievements of the local players in the finished game."""
        game, state = self.table.game, self.table.state
        return list(dict.fromkeys(name for seat in self.humans for name in game.earned(state, seat)))

    def gains(self) -> list[Kept]:
        """The campaign rewards of the finished game for the local players."""
        return gains_of(self.table, self.leaders)


def with_campaign(profile: Profile, name: str, leaders: tuple[str, ...], options: dict[str, Any]) -> dict[str, Any]:
    """Add the local players' campaign progress to the options of a new game; drop any from elsewhere."""
    game = find_game(name)
    if game.campaign is None:
        return options
    quiet = [setting.name for setting in game.settings if setting.quiet]
    chosen = {name: value for name, value in options.items() if name not in quiet}
    options, kept = game.read_setup(len(leaders), chosen), profile.campaign(game)
    for seat, leader in enumerate(leaders):
        if leader == YOU:
            options = game.campaign.bring(options, seat, kept)
    return options


def gains_of(table: Table, leaders: tuple[str, ...]) -> list[Kept]:
    """The campaign rewards of a finished game for the local players; empty outside a campaign."""
    campaign = table.game.campaign
    if campaign is None:
        return []
    humans = [seat for seat, leader in enumerate(leaders) if leader == YOU]
    earned = [campaign.earned(table.state, table.options, seat) for seat in humans]
    return [one for one in earned if one is not None]


def seat_names(language: Language, leaders: tuple[str, ...], table: Table) -> list[str]:
    """The names of seats: those in the record, else the bots' personas."""
    return [
        _named(table, seat) or language.text("seat-name", number=seat + 1)
        if (bot := _bot_at(leaders, table, seat)) is None
        else language.text("bot-" + bot.persona)
        for seat in range(len(leaders))
    ]


def company(language: Language, leaders: tuple[str, ...], table: Table) -> list[LogLine]:
    """The first line of a log: the players, bots with their levels; empty without bots."""
    names = seat_names(language, leaders, table)
    bots = [_bot_at(leaders, table, seat) for seat in range(len(leaders))]
    if not any(bots):
        return []
    called = [
        name if bot is None else language.text("bot-title", name=name, level=bot.level)
        for name, bot in zip(names, bots, strict=True)
    ]
    return [LogLine(language.text("terminal-at-table", names=", ".join(called)), NEWS)]


def recorded_names(leaders: tuple[str, ...], table: Table) -> tuple[str, ...]:
    """The names in the record of a new table: those of its bots; empty without bots."""
    bots = [_bot_at(leaders, table, seat) for seat in range(len(leaders))]
    return tuple("" if bot is None else written(bot) for bot in bots) if any(bots) else ()


def _named(table: Table, seat: int) -> str:
    return table.names[seat] if table.names else ""


def _bot_at(leaders: tuple[str, ...], table: Table, seat: int) -> Called | None:
    recorded, key = read_name(_named(table, seat), str(table.seed), seat), str(table.seed)
    if leaders[seat] == YOU:
        return recorded
    return Called(persona_at(key, seat) if recorded is None else recorded.persona, leaders[seat])
