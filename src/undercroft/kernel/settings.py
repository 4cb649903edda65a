"""The options of a game as a table: what they are called, what they may be, what they are by default."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel.errors import ImpossibleSetup

MOST_NAMED = 20
"""A refusal names at most so many choices."""


class Setting(msgspec.Struct, frozen=True):
    """One option of a game: one of some values, a set of them (`many`), or a list of card ids (`cards`)."""

    name: str
    choices: tuple[int | str, ...]
    default: int | str | tuple[str, ...] | None
    many: bool = False
    cards: tuple[str, ...] = ()
    """If given, a list of these card ids is allowed too."""
    quiet: bool = False
    """Filled in by programs, such as the sheets of a campaign; forms do not offer it."""

    def read(self, value: Any) -> Any:
        """The value in its normal form, or a clear refusal."""
        if self.many:
            if isinstance(value, (list, tuple)) and all(item in self.choices for item in value):
                return sorted(set(value), key=self.choices.index)
        elif self.cards and isinstance(value, (list, tuple)):
            if all(item in self.cards for item in value) and len(set(value)) == len(value):
                return list(value)
        elif isinstance(value, (int, str)) and not isinstance(value, bool) and value in self.choices:
            return value
        code = "bad-setting-list" if self.many else "bad-setting-cards" if self.cards else "bad-setting"
        shown = [str(choice) for choice in self.choices[:MOST_NAMED]]
        choices = ", ".join(shown if len(self.choices) <= MOST_NAMED else [*shown, "…"])
        raise ImpossibleSetup(code, name=self.name, value=repr(value), choices=choices)

    def told(self) -> dict[str, Any]:
        """The setting for lists of games, JSON-able."""
        told: dict[str, Any] = {"name": self.name, "choices": list(self.choices), "many": self.many}
        told["default"] = list(self.default) if isinstance(self.default, tuple) else self.default
        if self.cards:
            told["cards"] = list(self.cards)
        return told


def read_settings(game: str, settings: tuple[Setting, ...], options: dict[str, Any] | None) -> dict[str, Any]:
    """Every setting's value in normal form, defaults filled in; None means the default."""
    known = {setting.name: setting for setting in settings}
    given = dict(options or {})
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
