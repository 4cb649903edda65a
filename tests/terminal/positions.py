"""Games in the positions of the screen tests; all seeds are fixed."""

from __future__ import annotations

from random import Random
from typing import Any

from textual.pilot import Pilot

from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.screens.app import UndercroftApp
from undercroft.terminal.screens.table import TableScreen
from undercroft.terminal.session.session import Session

DEALT: dict[str, Any] = {"team": "deal", "skills": "none"}


def begun(profile: Profile, *leaders: str, seed: int = 1, **options: Any) -> Session:
    """A game at its first question."""
    return Session.begin(profile, "dragon-tower", leaders or ("you",), seed, {**DEALT, **options})


def sit_down(session: Session) -> None:
    """Show the screen to the local seat that is asked."""
    if session.waits_for is not None:
        session.viewer = session.waits_for


def in_room(session: Session) -> Session:
    """The same game in the first room, where it is asked who fights."""
    sit_down(session)
    while session.table.decision is not None and session.table.decision.prompt != "who_fights":
        session.choose(0)
        sit_down(session)
    return session


def in_fight(session: Session, *, cards: int = 1) -> Session:
    """The same game with a fight begun in which cards fit; so many of them are played already."""
    in_room(session)
    assert session.decision is not None
    for place, option in enumerate(session.decision.options):
        again = session.table.clone()
        again.apply(option)
        decision = again.decision
        if decision is not None and decision.seat in session.humans:
            if any(option.verb == "play_card" for option in decision.options):
                session.choose(place)
                sit_down(session)
                break
    for _ in range(cards):
        session.choose([option.verb for option in session.decision.options].index("play_card"))
    return session


def facing_death(session: Session) -> Session:
    """The same game with a fight against so much that only the vain sacrifice could settle it."""
    in_room(session)
    session.choose(0)
    while True:
        assert session.decision is not None
        verbs = [option.verb for option in session.decision.options]
        if "give_all" in verbs:
            return session
        session.choose(verbs.index("face_too"))


def lost(session: Session) -> Session:
    """The same game, lost: everybody fights everything until nobody is alive."""
    while not session.over:
        facing_death(session)
        assert session.decision is not None
        session.choose([option.verb for option in session.decision.options].index("give_all"))
    return session


def app_with(profile: Profile, session: Session | None = None, code: str = "en", **options: Any) -> UndercroftApp:
    """The app, at a table or in the menu."""
    return UndercroftApp(profile, "dragon-tower", code, session=session, **options)


def table_of(app: UndercroftApp) -> TableScreen:
    """The table on the screen."""
    screen = app.screen
    assert isinstance(screen, TableScreen)
    return screen


def key_of(app: UndercroftApp, index: int) -> str:
    """The key of an option."""
    offer = table_of(app).offer
    return offer.key([row.options for row in offer.rows].index((index,)))


def forward_key(app: UndercroftApp, chance: Random) -> str:
    """The key of some option that does not only take something back."""
    offer = table_of(app).offer
    places = [place for place, row in enumerate(offer.rows) if not offer.options[row.options[0]].get("back")]
    return chance.choice([key for place in places if (key := offer.key(place))])


async def press_forward(app: UndercroftApp, pilot: Pilot[None], chance: Random) -> None:
    """Choose some option, and once more where that is asked."""
    key = forward_key(app, chance)
    await pilot.press(key)
    if isinstance(app.screen, TableScreen) and "Press again" in str(app.screen.query_one("#prompt").render()):
        await pilot.press(key)


def typed_at_random(chance: Random, count: int) -> list[str]:
    """Numbers to type in the plain mode, each twice, since some answers need it; 0 passes."""
    return [number for _ in range(count) for number in [str(chance.randint(0, 9))] * 2]
