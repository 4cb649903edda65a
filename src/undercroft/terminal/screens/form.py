"""The set-up of a new game as a form: rows with values that can be changed one step at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from undercroft.bots import bot_levels, level_named, usual_bot
from undercroft.i18n.render import key_of
from undercroft.kernel.cards import message_of
from undercroft.kernel.errors import ImpossibleSetup
from undercroft.kernel.game import find_game
from undercroft.terminal.plugin import texts_of
from undercroft.terminal.profile.profile import YOU

if TYPE_CHECKING:
    from undercroft.i18n import Language
    from undercroft.kernel.options import Lost, Plan, Setting


class Row(msgspec.Struct, frozen=True):
    """A row of the form: the seats, a leader, a setting, or one choice of a multiple-choice setting."""

    kind: str
    name: str = ""
    choice: int | str = 0


def lost_text(language: Language, lost: Lost) -> str:
    """Tell that a value no longer fits, and what replaced it."""
    return language.text(
        "setting-lost",
        setting=language.text("setting-" + key_of(lost.name)),
        value=choice_text(language, lost.name, lost.value),
        now=choice_text(language, lost.name, lost.now),
    )


class SetupForm:
    """The set-up form of a game."""

    def __init__(self, game: str, remembered: dict[str, Any] | None = None) -> None:
        self.game = find_game(game)
        self.seats = self.game.seats[0]
        self.leaders = [YOU, *[usual_bot(game)] * (self.game.seats[1] - 1)]
        self.values: dict[str, Any] = dict(texts_of(game).first_time)
        if remembered is not None:
            self._recall(remembered)

    def _recall(self, remembered: dict[str, Any]) -> None:
        """Restore the last set-up, unless it is no longer valid."""
        leaders, options = remembered.get("leaders"), remembered.get("options")
        if isinstance(leaders, list):
            leaders = [level_named(leader) if isinstance(leader, str) else leader for leader in leaders]
        known = self.levels()
        if not isinstance(leaders, list) or not all(leader in known for leader in leaders):
            return
        if not isinstance(options, dict):
            return
        try:
            self.game.read_setup(len(leaders), options)
        except ImpossibleSetup:
            return
        self.seats = len(leaders)
        self.leaders[: self.seats] = leaders
        self.values = options

    def remember(self) -> dict[str, Any]:
        """The set-up to store for the next time."""
        return {"leaders": list(self.chosen_leaders), "options": self.values}

    def levels(self) -> list[str]:
        """The possible leaders of a seat: the player and the levels of bots."""
        return [YOU, *bot_levels(self.game.id)]

    @property
    def chosen_leaders(self) -> tuple[str, ...]:
        """The leaders of all seats in the game."""
        return tuple(self.leaders[: self.seats])

    def rows(self) -> list[Row]:
        rows = [Row("seats")]
        rows += [Row("leader", choice=seat) for seat in range(self.seats)]
        for name, choices in self.plan().offered.items():
            if self._setting(name).many:
                rows += [Row("many", name, choice) for choice in choices]
            else:
                rows.append(Row("setting", name))
        return rows

    def plan(self) -> Plan:
        """The offered choices, the resulting values, and the values that do not fit."""
        return self.game.plan(self.seats, self.values)

    def problem(self) -> ImpossibleSetup | None:
        """The error of an invalid set-up; None if it is valid."""
        try:
            self.game.read_setup(self.seats, self.values)
        except ImpossibleSetup as error:
            return error
        return None

    def change(self, row: Row, step: int) -> list[Lost]:
        """Step a row to its next or previous value; reset values that no longer fit, and return them."""
        if row.kind == "seats":
            low, high = self.game.seats
            self.seats = low + (self.seats - low + step) % (high - low + 1)
        elif row.kind == "leader":
            place, levels = int(row.choice), self.levels()
            self.leaders[place] = levels[(levels.index(self.leaders[place]) + step) % len(levels)]
        elif row.kind == "many":
            chosen = list(self.values.get(row.name) or [])
            chosen = [*chosen, row.choice] if row.choice not in chosen else [c for c in chosen if c != row.choice]
            self.values[row.name] = chosen
        else:
            self._change_setting(self._setting(row.name), step)
        return self._fall_back()

    def _fall_back(self) -> list[Lost]:
        lost = self.plan().lost
        for one in lost:
            del self.values[one.name]
        return lost

    def _change_setting(self, setting: Setting, step: int) -> None:
        """Step through the fitting choices; None is the default that follows from the rest of the set-up."""
        choices = [*([None] if setting.default is None else []), *setting.fitting(self.plan().values)]
        current = self.values.get(setting.name, setting.default)
        place = choices.index(current) if current in choices else 0
        self.values[setting.name] = choices[(place + step) % len(choices)]

    def _setting(self, name: str) -> Setting:
        return next(setting for setting in self.game.settings if setting.name == name)

    # -- words ---------------------------------------------------------------------------------------------------

    def label(self, language: Language, row: Row) -> str:
        if row.kind == "seats":
            return language.text("terminal-seats")
        if row.kind == "leader":
            return language.text("seat-name", number=int(row.choice) + 1)
        if row.kind == "many":
            return choice_text(language, row.name, row.choice)
        return language.text("setting-" + key_of(row.name))

    def ticked(self, row: Row) -> bool:
        """True if a choice of a multiple-choice setting is selected."""
        return row.choice in (self.values.get(row.name) or [])

    def value(self, language: Language, row: Row) -> str:
        """The value of a row with one value."""
        if row.kind == "seats":
            return str(self.seats)
        if row.kind == "leader":
            leader = self.leaders[int(row.choice)]
            return language.text("terminal-level-you") if leader == YOU else language.text("bot-strength", level=leader)
        chosen = self.values.get(row.name, self._setting(row.name).default)
        if chosen is not None:
            return choice_text(language, row.name, chosen)
        return language.text("terminal-by-default", value=choice_text(language, row.name, self.plan().values[row.name]))

    def help(self, language: Language, row: Row) -> str:
        if row.kind in ("setting", "many"):
            return language.text(f"setting-{key_of(row.name)}-help")
        return language.text(texts_of(self.game.id).seats_help if row.kind == "seats" else "terminal-help-leader")


def choice_text(language: Language, name: str, choice: int | str | list[str]) -> str:
    """A choice of a setting, or a list of choices or cards, in words."""
    if isinstance(choice, list):
        return ", ".join(choice_text(language, name, one) for one in choice) or language.text("setting-nothing")
    key = f"setting-{key_of(name)}-{key_of(str(choice))}"
    return language.text(key if language.has(key) else message_of(str(choice)))
