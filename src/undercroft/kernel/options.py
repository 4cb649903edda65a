"""The options of a game as a table: what they are called, what they may be, what they are by default."""

from __future__ import annotations

from collections.abc import Mapping
from reprlib import Repr
from typing import Any, NamedTuple

import msgspec

from undercroft.kernel.errors import ImpossibleSetup, shown, some_of

SEATS = "seats"
"""The number of seats, which choices may need as if it were a setting."""
DOUBLES = 2
"""A list may name things more than once, but is not longer than so many times all that there is to name."""
_SHORTLY = Repr()
_SHORTLY.maxstring = _SHORTLY.maxother = 80
_SHORTLY.maxlist = _SHORTLY.maxdict = 10


class Need(msgspec.Struct, frozen=True):
    """Some choices of a setting, or cards of its lists, need another setting to have one of some values.

    If the other setting is a list, at least one of the values must be in it.
    """

    choices: tuple[int | str, ...]
    setting: str
    """The other setting, or `seats`. If it has needs itself, or no default, it stands before the one that needs it."""
    values: tuple[int | str, ...]

    def met(self, known: dict[str, Any]) -> bool:
        """Whether the other setting is, or has in its list, one of the values."""
        actual = known[self.setting]
        return any(part in self.values for part in (actual if isinstance(actual, list) else (actual,)))

    def told(self) -> dict[str, Any]:
        """The need for lists of games, JSON-able."""
        return {"choices": list(self.choices), "setting": self.setting, "values": list(self.values)}


def no_fewer_than_seats(counts: tuple[int, ...]) -> tuple[Need, ...]:
    """For a number of heroes: each seat leads at least one."""
    return tuple(Need((count,), SEATS, tuple(range(1, count + 1))) for count in counts)


class Setting(msgspec.Struct, frozen=True):
    """One option of a game: one of some values, a set of them (`many`), or a list of card ids (`cards`)."""

    name: str
    choices: tuple[int | str, ...]
    default: int | str | tuple[str, ...] | None
    """None leaves it open: then it is what it `prefers`, or else the first choice that fits the other settings."""
    many: bool = False
    cards: tuple[str, ...] = ()
    """If given, a list of these card ids is allowed too."""
    quiet: bool = False
    """Filled in by programs, such as the sheets of a campaign; forms do not offer it."""
    needs: tuple[Need, ...] = ()
    """What goes only with certain values of other settings; a default needs nothing."""
    always: tuple[Need, ...] = ()
    """What belongs to the list (`many`) wherever its need is met, chosen or not."""
    prefers: tuple[Need, ...] = ()
    """What an open setting comes to: a choice whose need is met comes before the others, which may be chosen still."""

    def read(self, value: Any) -> Any:
        """The value in its normal form, or a clear refusal."""
        # Strangers send these: how long a list is is looked at before what is in it.
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
        raise ImpossibleSetup(code, name=self.name, value=shown(value, _SHORTLY.repr), choices=some_of(self.choices))

    @property
    def _longest(self) -> int:
        """The length of a list beyond which nobody looks at it."""
        return DOUBLES * (len(self.choices) + len(self.cards))

    def unmet(self, value: Any, known: dict[str, Any]) -> tuple[int | str, Need] | None:
        """A part of the value that does not fit the other settings, and what it needs."""
        for part in value if isinstance(value, (list, tuple)) else (value,):
            for need in self.needs:
                if part in need.choices and not need.met(known):
                    return part, need
        return None

    def fitting(self, known: dict[str, Any]) -> list[int | str]:
        """The choices that fit the other settings."""
        return [choice for choice in self.choices if self.unmet(choice, known) is None]

    def usual(self, known: dict[str, Any]) -> int | str:
        """What the setting comes to where it is left open."""
        fitting = self.fitting(known)
        preferred = [choice for need in self.prefers if need.met(known) for choice in need.choices if choice in fitting]
        return (preferred or fitting)[0]

    def completed(self, value: Any, known: dict[str, Any]) -> Any:
        """The value with what always belongs to it now."""
        if not self.always:
            return value
        added = {choice for need in self.always if need.met(known) for choice in need.choices}
        return sorted({*value, *added}, key=self.choices.index)

    def told(self) -> dict[str, Any]:
        """The setting for lists of games, JSON-able."""
        told: dict[str, Any] = {"name": self.name, "choices": list(self.choices), "many": self.many}
        told["default"] = list(self.default) if isinstance(self.default, tuple) else self.default
        if self.cards:
            told["cards"] = list(self.cards)
        if self.needs:
            told["needs"] = [need.told() for need in self.needs]
        if self.always:
            told["always"] = [need.told() for need in self.always]
        if self.prefers:
            told["prefers"] = [need.told() for need in self.prefers]
        return told


def led_by_team(values: dict[str, Any], counts: tuple[int, ...]) -> dict[str, Any]:
    """The values of `team` and `heroes` agree: a team that is given says how many heroes there are."""
    team, heroes = values["team"], values["heroes"]
    if not isinstance(team, list):
        return values
    if len(team) not in ((heroes,) if heroes else counts):
        raise ImpossibleSetup("wrong-team-size", team=len(team), heroes=heroes or ", ".join(map(str, counts)))
    return {**values, "heroes": len(team)}


def read_settings(game: str, settings: tuple[Setting, ...], options: dict[str, Any] | None) -> dict[str, Any]:
    """Every setting's value in normal form, defaults filled in; None means the default, which may be open."""
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
    """The seats and every value: one that does not fit is replaced by the default, an open one by what it comes to."""
    known = {SEATS: seats, **values}
    for setting in settings:
        if setting.unmet(known[setting.name], known) is not None:
            known[setting.name] = list(setting.default) if isinstance(setting.default, tuple) else setting.default
        if known[setting.name] is None:
            known[setting.name] = setting.usual(known)
        known[setting.name] = setting.completed(known[setting.name], known)
    return known


class Lost(msgspec.Struct, frozen=True):
    """A value that no longer fits, and the one that took its place."""

    name: str
    value: Any
    now: Any


class Plan(NamedTuple):
    """A set-up that is being put together: what is offered for it, what it comes to, and what does not fit."""

    offered: dict[str, list[int | str]]
    """The settings with something to choose, and the choices that fit the rest."""
    values: dict[str, Any]
    """What the seats and every setting come to."""
    usual: dict[str, int | str]
    """What the settings that may be left open come to then."""
    lost: list[Lost]
    """What has to fall back to its default, for it does not fit the rest."""


def planned(settings: tuple[Setting, ...], seats: int, values: dict[str, Any]) -> Plan:
    """What a form shows: a setting that the others leave without a choice is not offered."""
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
    """Every value, open ones filled in; a value that does not fit the others is refused."""
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
