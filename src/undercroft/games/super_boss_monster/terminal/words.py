"""The city in words and signs: spaces, needs of heroes in town, and the score of a solo game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from undercroft.games.boss_family.rules.city_events import SPACES, TITLES, TRUE
from undercroft.games.boss_family.rules.facts import TREASURES
from undercroft.games.boss_family.terminal.places import known_cards
from undercroft.games.boss_family.terminal.signs import CLASS_SIGNS
from undercroft.i18n.render import key_of

if TYPE_CHECKING:
    from undercroft.games.boss_family.terminal.words import Card
    from undercroft.games.boss_family.view_types import BossView
    from undercroft.games.super_boss_monster.view_types import City, Landmark, Solo, Space, SuperView
    from undercroft.i18n import Language
    from undercroft.kernel.view_types import ShownCard

TAVERN_SIGN: Final = "☖"


def city_in(view: BossView) -> City:
    """The city of a view."""
    return cast("SuperView", view)["city"]


def market_in(view: BossView) -> list[ShownCard]:
    return cast("SuperView", view)["zones"]["market"]


def space_number(space: str) -> int:
    """The number of a space, by which options point at it."""
    return SPACES.index(space)


def space_name(language: Language, space: str) -> str:
    """The name of a landmark's space, with its effect in a few words."""
    return language.text("space-" + key_of(space))


def space_text(language: Language, space: str) -> str:
    """The effect of a landmark's space, in a sentence."""
    return language.text(f"space-{key_of(space)}-text")


def landmark_name(language: Language, landmark: Landmark) -> str:
    return language.text("landmark-" + key_of(landmark["id"]))


def landmark_sign(landmark: Landmark) -> str:
    """The sign of the treasure that a landmark is for; the tavern has its own."""
    return TAVERN_SIGN if landmark["treasure"] is None else CLASS_SIGNS[landmark["treasure"]]


def treasure_number(landmark: Landmark) -> int | None:
    """The treasure that a landmark is for, by its number."""
    return None if landmark["treasure"] is None else TREASURES.index(landmark["treasure"])


def landmark_with(view: BossView, space: str) -> Landmark:
    return next(place for place in city_in(view)["landmarks"] if any(one["id"] == space for one in place["spaces"]))


def space_in(view: BossView, space: str) -> Space:
    return next(one for one in landmark_with(view, space)["spaces"] if one["id"] == space)


def heroes_at(view: BossView, landmark: Landmark) -> list[Card]:
    """The heroes at a landmark, the one to be summoned first."""
    cards = known_cards(view)
    return [cards[hero] for hero in landmark["heroes"]]


def needed_at(view: BossView, place: int) -> int:
    """The treasure symbols that lure the hero in a place of the town in a solo game; 0 with more players."""
    solo = city_in(view)["solo"]
    return solo["thresholds"][place] if solo is not None and place < len(solo["thresholds"]) else 0


def title_name(language: Language, solo: Solo, title: str) -> str:
    """The name of a title; in the challenge a true one."""
    return language.text("title-" + key_of(TRUE + title if solo["challenge"] else title))


def next_title(solo: Solo) -> str | None:
    """The title above the one for the score now; None at the last."""
    return None if solo["next_points"] is None else TITLES[TITLES.index(solo["title"]) + 1]


def score_words(language: Language, solo: Solo) -> list[str]:
    """The score of a solo game, its title, and the next title."""
    title = title_name(language, solo, solo["title"])
    lines = [language.text("score-line", points=solo["points"], most=solo["most_points"], title=title)]
    above = next_title(solo)
    if above is not None:
        words = {"title": title_name(language, solo, above), "points": solo["next_points"]}
        lines.append(language.text("terminal-sb-next-title", **words))
    return lines
