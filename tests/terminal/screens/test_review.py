"""The review over a replay: requested, read, and followed to the worst decision."""

from __future__ import annotations

from asyncio import to_thread
from threading import Event
from typing import TYPE_CHECKING

import pytest
from textual.widgets import Static

from undercroft.bots import make_bot, search
from undercroft.bots.hints import adviser
from undercroft.bots.review import SHARE
from undercroft.i18n import error_text, language
from undercroft.kernel.errors import Illegal
from undercroft.terminal.profile.profile import YOU, Profile
from undercroft.terminal.screens import replay as replaying
from undercroft.terminal.screens.app import UndercroftApp
from undercroft.terminal.screens.menu import MenuScreen
from undercroft.terminal.screens.replay import ReplayScreen
from undercroft.terminal.screens.review import ReviewScreen
from undercroft.terminal.session.session import Session
from undercroft.terminal.widgets.widgets import Choices

if TYPE_CHECKING:
    from textual.pilot import Pilot

    from undercroft.bots.review import Progress
    from undercroft.bots.search import SearchBot
    from undercroft.kernel.features.analysis import Review
    from undercroft.kernel.formats.record import Record

GAME = "boss-monster"
SIZE = (120, 40)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look less closely than for people."""

    def hurried(game: str) -> SearchBot | None:
        bot = adviser(game)
        if bot is not None:
            bot.playouts = 4 * SHARE
        return bot

    monkeypatch.setattr("undercroft.bots.review.adviser", hurried)
    monkeypatch.setattr("undercroft.bots.review.WORLDS", 4)
    monkeypatch.setattr(search, "BATCH", 2)


def played_badly(profile: Profile) -> None:
    """A game that a person lost by choosing at random."""
    session = Session.begin(profile, GAME, (YOU, "witch"), 5, {})
    guess = make_bot(GAME, "rat", 1)
    while not session.over:
        session.choose(guess.choose(session.view()))


async def watch(pilot: Pilot[None], app: UndercroftApp) -> ReplayScreen:
    """Open the replay of the one saved game."""
    app.open_game(app.saved_games()[0])
    await pilot.pause()
    assert isinstance(app.screen, ReplayScreen)
    return app.screen


def keys_of(screen: ReplayScreen) -> str:
    return str(screen.query_one("#keys", Static).render())


@pytest.mark.usefixtures("quick")
async def test_a_review_tells_the_worst_decisions_and_leads_to_them(profile: Profile) -> None:
    played_badly(profile)
    app = UndercroftApp(profile, GAME, "en")
    async with app.run_test(size=SIZE) as pilot:
        replay = await watch(pilot, app)
        await pilot.press("r")
        await app.workers.wait_for_complete()
        await pilot.pause()
        review = app.screen
        assert isinstance(review, ReviewScreen)
        rows = review.query_one("#mistakes", Choices)
        told = str(rows.get_option_at_index(0).prompt)
        assert "Chosen: " in told
        assert "Better: " in told
        await pilot.press("enter")
        assert not review.is_current
        assert replay.is_current
        assert f"Decision {replay.number + 1}\n" in told
        assert keys_of(replay) == language("en", GAME).text("terminal-replay-keys")
        await pilot.press("home", "r")  # known by now: nothing is thought out again
        assert isinstance(app.screen, ReviewScreen)
        await pilot.press("escape")
        assert replay.number == 0


async def test_leaving_a_replay_ends_its_review(profile: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    left, ended = Event(), Event()

    def endless(record: Record, seat: int, progress: Progress) -> Review:
        try:
            progress(0.5)
            assert left.wait(60)
            progress(0.6)
        finally:
            ended.set()
        raise AssertionError("nobody waits for it")

    played_badly(profile)
    monkeypatch.setattr(replaying, "review", endless)
    app = UndercroftApp(profile, GAME, "en")
    async with app.run_test(size=SIZE) as pilot:
        replay = await watch(pilot, app)
        await pilot.press("r")
        while "50 %" not in keys_of(replay):
            await pilot.pause()
        await pilot.press("escape")
        left.set()
        await app.workers.wait_for_complete()
        assert await to_thread(ended.wait, 60)
        assert isinstance(app.screen, MenuScreen)


async def test_a_game_that_cannot_be_reviewed_says_why(profile: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(record: Record, seat: int, progress: Progress) -> Review:
        raise Illegal("no-reviews", game=GAME)

    played_badly(profile)
    monkeypatch.setattr(replaying, "review", refused)
    app = UndercroftApp(profile, GAME, "en")
    async with app.run_test(size=SIZE) as pilot:
        replay = await watch(pilot, app)
        await pilot.press("r")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert keys_of(replay) == error_text(app.language, Illegal("no-reviews", game=GAME))
