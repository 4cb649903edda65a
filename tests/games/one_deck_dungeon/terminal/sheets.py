"""Campaign sheets of One Deck Dungeon, and short games of a campaign, for tests."""

from __future__ import annotations

from typing import Any

from tests.terminal.session.test_session import play_randomly
from undercroft.games.one_deck_dungeon.game import ONE_DECK_DUNGEON
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.session.session import Session

GAME = "one-deck-dungeon"
KEPT: dict[str, Any] = {
    "warrior": {
        "ticked": {
            "talent_veteran": [6, 0, 0],
            "talent_durability": [6, 3, 0],
            "talent_crafty": [3, 1, 1],
            "talent_guile": [2, 0, 0],
        },
        "unspent": [2, 0, 3],
        "games": 7,
        "bosses": ["dragon", "yeti"],
    },
    "archer": {"ticked": {}, "unspent": [0, 4, 0], "games": 2, "bosses": []},
    "mage": {"ticked": {"talent_prepared": [6, 0, 0]}, "unspent": [0, 0, 0], "games": 1, "bosses": []},
}
TEAM = {"team": ["warrior", "mage"], "dungeon": "dragons_cave", "tier": "standard"}


def with_sheets(profile: Profile) -> Profile:
    """A profile with some games of a campaign."""
    assert profile.change_campaign(ONE_DECK_DUNGEON, KEPT)
    return profile


def kept(profile: Profile) -> dict[str, Any]:
    """The sheets in the data folder."""
    return Profile(profile.folder).campaign(ONE_DECK_DUNGEON)


def begun(profile: Profile, *leaders: str, campaign: str = "yes", seed: int = 3) -> Session:
    """A game of two heroes in an easy dungeon."""
    return Session.begin(profile, GAME, leaders or ("you",), seed, {**TEAM, "campaign": campaign})


def played(profile: Profile, *leaders: str, campaign: str = "yes") -> Session:
    """Such a game played at random to its early end: the tier alone gives a mark."""
    session = begun(profile, *leaders, campaign=campaign)
    play_randomly(session, 1)
    return session
