"""The options of a game as a table of settings: names, choices, defaults and dependencies."""

from __future__ import annotations

from collections.abc import Mapping
from reprlib import Repr
from typing import Any, NamedTuple

import msgspec

from undercroft.kernel.errors import ImpossibleSetup, safe_repr, some_of

SEATS = "seats"
"""The name under which needs refer to the number of seats."""
MAX_REPEATS = 2
"""A list may repeat choices, up to this many times the number of choices in all."""
_SHORT_REPR = Repr()
_SHORT_REPR.maxstring = _SHORT_REPR.maxother = 80
_SHORT_REPR.maxlist = _SHORT_REPR.maxdict = 10


class Need(msgspec.Struct, frozen=True):
    """A dependency: some choices of a setting, or cards of its lists, need one of some values in another setting.

    If the other setting is a list, it must contain at least one of the values.
    """

    choices: tuple[int | str, ...]
    setting: str
    """The other setting, or `seats`. If it has needs itself, or no default, it is declared before this one."""
    values: tuple[int | str, ...]

    def met(self, known: dict[str, Any]) -> bool:
        """Return True if the other setting is, or contains, one of the values."""
        actual = known[self.setting]
        return any(part in self.values for part in (actual if isinstance(actual, list) else (actual,)))

    def data(self) -> dict[str, Any]:
        """Return the need for lists of games, JSON-able."""
        return {"choices": list(self.choices), "setting": self.setting, "values": list(self.values)}


def no_fewer_than_seats(counts: tuple[int, ...]) -> tuple[Need, ...]:
    """Return the needs of a number of heroes: each seat leads at least one."""
    return tuple(Need((count,), SEATS, tuple(range(1, count + 1))) for count in counts)


class Setting(msgspec.Struct, frozen=True):
    """One option of a game: one of some values, a set of them (`many`), or a list of card ids (`cards`)."""

    name: str
    choices: tuple[int | str, ...]
    default: int | str | tuple[str, ...] | None
    """None leaves it open: it then becomes what it `prefers`, or else the first choice that fits the other settings."""
    many: bool = False
    cards: tuple[str, ...] = ()
    """If given, a list of these card ids is valid too."""
    quiet: bool = False
    """True if programs fill it in, such as the sheets of a campaign; forms do not offer it."""
    needs: tuple[Need, ...] = ()
    """Dependencies of choices on other settings; a default has none."""
    always: tuple[Need, ...] = ()
    """Choices that are added to the list (`many`) wherever their need is met."""
    prefers: tuple[Need, ...] = ()
    """Preferred values of an open setting: the first choice whose need is met and that fits the other settings."""

    def read(self, value: Any) -> Any:
        """Return the value in normal form; raise `ImpossibleSetup` if it is invalid."""
        # The values are untrusted input: check the length of a list before its items.
        if self.many:
            short = isinstance(value, (list, tuple)) and len(value) <= self._longest
            if short and all(item in self.choices for item in value):
                return sorted(set(value), key=self.choices.index)
        elif self.cards and isinstance(value, (list, tuple)):
            if len(value) <= self._longest and all(item in self.cards for item in value):
                seen: set[str] = set()
                for item in value:
                    if item in seen:
                        raise ImpossibleSetup("card-twice", name=self.name, card=item)
                    seen.add(item)
                return list(value)
        elif isinstance(value, (int, str)) and not isinstance(value, bool) and value in self.choices:
            return value
        code = "bad-setting-list" if self.many else "bad-setting-cards" if self.cards else "bad-setting"
        raise ImpossibleSetup(
            code, name=self.name, value=safe_repr(value, _SHORT_REPR.repr), choices=some_of(self.choices)
        )

    @property
    def _longest(self) -> int:
        """The maximum length of a list."""
        return MAX_REPEATS * (len(self.choices) + len(self.cards))

    def unmet(self, value: Any, known: dict[str, Any]) -> tuple[int | str, Need] | None:
        """Return the first part of the value whose need is not met, with that need; None if all fit."""
        for part in value if isinstance(value, (list, tuple)) else (value,):
            for need in self.needs:
                if part in need.choices and not need.met(known):
                    return part, need
        return None

    def fitting(self, known: dict[str, Any]) -> list[int | str]:
        """Return the choices that fit the other settings."""
        return [choice for choice in self.choices if self.unmet(choice, known) is None]

    def usual(self, known: dict[str, Any]) -> int | str:
        """Return the value of the setting if it is left open."""
        fitting = self.fitting(known)
        preferred = [choice for need in self.prefers if need.met(known) for choice in need.choices if choice in fitting]
        return (preferred or fitting)[0]

    def completed(self, value: Any, known: dict[str, Any]) -> Any:
        """Return the value with the choices that `always` adds."""
        if not self.always:
            return value
        added = {choice for need in self.always if need.met(known) for choice in need.choices}
        return sorted({*value, *added}, key=self.choices.index)

    def data(self) -> dict[str, Any]:
        """Return the setting for lists of games, JSON-able."""
        data: dict[str, Any] = {"name": self.name, "choices": list(self.choices), "many": self.many}
        data["default"] = list(self.default) if isinstance(self.default, tuple) else self.default
        if self.cards:
            data["cards"] = list(self.cards)
        if self.needs:
            data["needs"] = [need.data() for need in self.needs]
        if self.always:
            data["always"] = [need.data() for need in self.always]
        if self.prefers:
            data["prefers"] = [need.data() for need in self.prefers]
        return data


def led_by_team(values: dict[str, Any], counts: tuple[int, ...]) -> dict[str, Any]:
    """Derive the number of `heroes` from `team`, if one is given; reject a team of a wrong size."""
    team, heroes = values["team"], values["heroes"]
    if not isinstance(team, list):
        return values
    if len(team) not in ((heroes,) if heroes else counts):
        raise ImpossibleSetup("wrong-team-size", team=len(team), heroes=heroes or ", ".join(map(str, counts)))
    return {**values, "heroes": len(team)}


def read_settings(game: str, settings: tuple[Setting, ...], options: dict[str, Any] | None) -> dict[str, Any]:
    """Return every setting's value in normal form with defaults filled in; None stands for an open setting."""
    known = {setting.name: setting for setting in settings}
    if options is not None and not isinstance(options, Mapping):
        raise ImpossibleSetup("bad-options", kind=type(options).__name__)
    given = options or {}
    for name in given:
        if name not in known:
            raise ImpossibleSetup("unknown-setting", game=game, name=name, known=", ".join(known) or "none")
    values: dict[str, Any] = {}
    for name, setting in known.items():
        value = given.get(name)
        if value is None:
            value = setting.default
        values[name] = value if value is None else setting.read(value)
    return values


def fitted(settings: tuple[Setting, ...], seats: int, values: dict[str, Any]) -> dict[str, Any]:
    """Return the seats and every value: defaults replace values that do not fit, and open settings get their value."""
    known = {SEATS: seats, **values}
    for setting in settings:
        if setting.unmet(known[setting.name], known) is not None:
            known[setting.name] = list(setting.default) if isinstance(setting.default, tuple) else setting.default
        if known[setting.name] is None:
            known[setting.name] = setting.usual(known)
        known[setting.name] = setting.completed(known[setting.name], known)
    return known


class Lost(msgspec.Struct, frozen=True):
    """A value that no longer fits, and its replacement."""

    name: str
    value: Any
    now: Any


class Plan(NamedTuple):
    """The state of a set-up form: its choices, the resulting values, and values that do not fit."""

    offered: dict[str, list[int | str]]
    """The settings that leave something to choose, with the choices that fit the rest."""
    values: dict[str, Any]
    """The resulting values of the seats and every setting."""
    usual: dict[str, int | str]
    """The values that open settings would get."""
    lost: list[Lost]
    """The values that do not fit the rest and were replaced."""


def planned(settings: tuple[Setting, ...], seats: int, values: dict[str, Any]) -> Plan:
    """Return the plan of a set-up; it omits settings that have only one choice left."""
    known = fitted(settings, seats, values)
    shown = {setting: setting.fitting(known) for setting in settings if not setting.quiet}
    return Plan(
        {setting.name: choices for setting, choices in shown.items() if len(choices) > (0 if setting.many else 1)},
        known,
        {setting.name: setting.usual(known) for setting in settings if setting.default is None},
        [
            Lost(setting.name, values[setting.name], known[setting.name])
            for setting in settings
            if setting.unmet(values[setting.name], known) is not None
        ],
    )


def settle(settings: tuple[Setting, ...], seats: int, values: dict[str, Any]) -> dict[str, Any]:
    """Return every value, open settings filled in; raise `ImpossibleSetup` if a value does not fit the others."""
    known = fitted(settings, seats, values)
    for setting in settings:
        if (unmet := setting.unmet(values[setting.name], known)) is not None:
            part, need = unmet
            actual, allowed = known[need.setting], ", ".join(map(str, need.values))
            found = {"name": setting.name, "value": part, "other": need.setting, "values": allowed}
            if isinstance(actual, list):
                raise ImpossibleSetup("setting-needs-in-list", **found)
            raise ImpossibleSetup("setting-needs", **found, actual=actual)
    return {setting.name: known[setting.name] for setting in settings}
