"""Saved games as lines, for the app and the command."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.formats.replay import replay
from undercroft.terminal.plugin import texts_of
from undercroft.terminal.profile.profile import YOU
from undercroft.terminal.session.session import seat_names

if TYPE_CHECKING:
    from undercroft.i18n import Language
    from undercroft.terminal.profile.profile import Profile, SavedGame


def saved_line(profile: Profile, language: Language, saved: SavedGame, *, replayed: bool = True) -> str:
    """A saved game in one line: number, date, party, stage, and state."""
    when = datetime.fromtimestamp(saved.when).strftime("%Y-%m-%d %H:%M")
    if saved.result is None:
        state = language.text("terminal-saved-going", decisions=saved.decisions)
    else:
        state = language.text("reason-" + saved.result)
    known = _known(profile, language, saved) if replayed else []
    return " · ".join([saved.number, when, *known, state])


def _known(profile: Profile, language: Language, saved: SavedGame) -> list[str]:
    """The party of the first local seat and the stage of the game; empty if the record disagrees with the rules."""
    try:
        table = replay(saved.path)
    except UndercroftError:  # reported when it is opened
        return []
    leaders = profile.leaders(saved.path, saved.seats)
    seat = leaders.index(YOU) if YOU in leaders else 0
    view, words = table.view(seat), texts_of(saved.game)
    where = words.header(language, view, seat_names(language, leaders, table))[:1]
    return [part for part in (words.party(language, view, seat), *where) if part]
