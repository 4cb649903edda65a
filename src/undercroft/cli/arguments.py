"""Parsing the set-up of a game from a command line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.bots import bot_levels, level_named, usual_bot
from undercroft.kernel.errors import ImpossibleSetup
from undercroft.kernel.game import find_game
from undercroft.terminal.profile.profile import YOU
from undercroft.terminal.usage_error import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.kernel.options import Setting


def read_options(game: str, pairs: Sequence[tuple[str, str]]) -> dict[str, Any]:
    """Parse options such as heroes=3 or team=paladin,mage; reject unknown and repeated ones."""
    settings = {setting.name: setting for setting in find_game(game).settings}
    options: dict[str, Any] = {}
    given: dict[str, str] = {}
    for name, text in pairs:
        if name not in settings:
            raise ImpossibleSetup("unknown-setting", game=game, name=name, known=", ".join(settings) or "none")
        if name in given:
            raise UsageError("command-option-twice", name=name, first=given[name], second=text)
        given[name] = text
        options[name] = read_value(settings[name], text)
    return options


def read_value(setting: Setting, text: str) -> Any:
    """Parse the value of a setting; reject values that it does not take."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if setting.many:
        return setting.read([_as_choice(setting, part) for part in parts])
    value = _as_choice(setting, text.strip())
    if setting.cards and value not in setting.choices:
        return setting.read(parts)
    return setting.read(value)


def _as_choice(setting: Setting, text: str) -> int | str:
    """Convert a text to a number if the setting offers that number."""
    if text.isascii() and text.isdigit() and len(text) < 10 and int(text) in setting.choices:
        return int(text)
    return text


def read_leaders(game: str, seats: int | None, words: str | None) -> tuple[str, ...]:
    """Parse the leaders of the seats: you and bots, or a leader for every seat.

    Without words you play as few bots as the game allows, or with `seats` all seats yourself. One level applies to
    all seats but the first. Without `seats` the number of levels sets the number of seats.
    """
    named = [level_named(word.strip()) for word in (words or "").split(",") if word.strip()]
    known = bot_levels(game)
    for word in named:
        if word != YOU and word not in known:
            raise ImpossibleSetup("unknown-bot", name=word, game=game, known=", ".join([YOU, *known]))
    low, high = find_game(game).seats
    count = (1 + len(named) if named else low) if seats is None else seats
    if not low <= count <= high:
        raise ImpossibleSetup("bad-seats", game=game, low=low, high=high, seats=count)
    if not named:
        return (YOU,) * count if seats is not None else (YOU, *[usual_bot(game)] * (count - 1))
    if len(named) == count:
        return tuple(named)
    others = named * (count - 1) if len(named) == 1 else named
    if len(others) != count - 1:
        raise UsageError("command-bots-for-seats", seats=count, bots=len(named))
    return (YOU, *others)
