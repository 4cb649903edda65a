"""The daily challenge in the terminal: a session that counts once a day."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from undercroft.bots import usual_bot
from undercroft.kernel.features.daily import Daily, daily, today
from undercroft.terminal.profile.profile import YOU, DailyTry
from undercroft.terminal.session.session import Session

if TYPE_CHECKING:
    from undercroft.terminal.profile.profile import Profile


class DailySession(Session):
    """A game whose result is stored as the try of its day."""

    challenge: Daily | None = None

    def _keep(self) -> None:
        super()._keep()
        if self.challenge is None or self.path is None:
            return
        result = self.table.result
        won = None if result is None else 0 in result.winners
        score = 0 if result is None else self.table.game.score(self.table.state, 0)
        self.profile.keep_try(self.challenge.day, self.challenge.game, DailyTry(self.path.name, won, score))


def try_of_today(profile: Profile, game: str) -> DailyTry | None:
    """Today's try, if there was one."""
    return profile.tries(today()).get(game)


def daily_session(profile: Profile, game: str) -> DailySession:
    """Start today's challenge, or resume it."""
    challenge = daily(game, today())
    before = try_of_today(profile, game)
    path = None if before is None else profile.games_folder / Path(before.file).name
    if path is not None and path.exists():
        session = DailySession.resume(profile, path)
    else:
        leaders = (YOU, *[usual_bot(game)] * (challenge.seats - 1))
        session = DailySession.begin(profile, game, leaders, challenge.seed, challenge.options)
    assert isinstance(session, DailySession)
    session.challenge = challenge
    return session
