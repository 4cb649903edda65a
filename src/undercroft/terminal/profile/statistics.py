"""Statistics of the finished games on this computer, and their lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.i18n import language
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.features.statistics import Finished, Statistics, Tally
from undercroft.kernel.formats.replay import replay
from undercroft.kernel.game import registered
from undercroft.terminal.profile.profile import YOU

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.i18n import Language
    from undercroft.terminal.profile.profile import Profile

KINDS = ("boss", "hero", "dungeon")


def finished_games(profile: Profile) -> list[Finished]:
    """The finished games played on this computer, with results from replaying them."""
    return [one for game in registered() for one in _finished(profile, game)]


def _finished(profile: Profile, game: str) -> Iterator[Finished]:
    for saved in profile.saved(game):
        if saved.result is None or not profile.is_own(saved.path):
            continue
        leaders = profile.leaders(saved.path, saved.seats)
        if YOU not in leaders:
            continue
        try:
            table = replay(saved.path)
        except UndercroftError:
            continue  # the rules have changed since: its result is unknown
        if table.result is not None:
            seat = leaders.index(YOU)
            state = table.state
            yield Finished(
                game,
                saved.path.stat().st_mtime,
                seat in table.result.winners,
                table.game.score(state, seat),
                table.game.traits(state, seat),
                tuple(leader for leader in leaders if leader != YOU),
            )


def statistics_lines(code: str, totals: Statistics) -> list[str]:
    """The results in lines."""
    words = language(code)
    streaks = totals.streaks
    lines = [
        f"{words.text('profile-games')}: {totals.total.played} · {words.text('profile-won')}: {totals.total.won}",
        f"{words.text('profile-wins')}: {streaks.wins} ({words.text('profile-longest', count=streaks.most_wins)})",
        f"{words.text('profile-days')}: {streaks.days} ({words.text('profile-longest', count=streaks.most_days)})",
    ]
    for game, one in totals.games.items():
        words = language(code, game)
        lines.append(f"{words.text('game-title')}: {_of(words, one.total)} · {words.text('profile-best')}: {one.best}")
        for kind in KINDS:
            if one.traits.get(kind):
                results = ", ".join(f"{words.text(key)} {_of(words, tally)}" for key, tally in one.traits[kind].items())
                lines.append(f"  {words.text('profile-' + kind)}: {results}")
        if one.bots:
            results = ", ".join(f"{level} {_of(words, tally)}" for level, tally in one.bots.items())
            lines.append(f"  {words.text('profile-bots')}: {results}")
    return lines if totals.games else [words.text("profile-none")]


def _of(words: Language, tally: Tally) -> str:
    return words.text("profile-of", won=tally.won, played=tally.played)
