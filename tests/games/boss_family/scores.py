"""Score areas filled to given numbers of souls and wounds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tests.games.boss_family.tables import BASE_CARDS


def all_heroes(seats: int) -> list[str]:
    """Return every hero card of a game with this number of seats, ordinary ones first."""
    heroes = [card for card in BASE_CARDS if card.kind in ("hero", "epic")]
    return [card.id for card in heroes if card.facts["min_players"] <= seats]


def score_areas(*scores: tuple[int, int]) -> dict[str, list[list[str]]]:
    """The zones `souls` and `wounds` for these scores by seat, with heroes of the base game."""
    heroes = all_heroes(len(scores))
    epic = [hero for hero in heroes if hero.startswith("epic")]
    return areas_of(epic, [hero for hero in heroes if not hero.startswith("epic")], scores)


def areas_of(epic: list[str], ordinary: list[str], scores: Iterable[tuple[int, int]]) -> dict[str, list[list[str]]]:
    """The zones `souls` and `wounds` for these scores by seat: epic heroes as far as they go, then ordinary ones."""

    def taken(points: int) -> list[str]:
        cards: list[str] = []
        while points > 1 and epic:
            cards.append(epic.pop())
            points -= 2
        cards += [ordinary.pop() for _ in range(points)]
        return cards

    areas = [(taken(souls), taken(wounds)) for souls, wounds in scores]
    return {"souls": [souls for souls, _ in areas], "wounds": [wounds for _, wounds in areas]}


def decks_of(seats: int, heroes: Sequence[str], *, elsewhere: Sequence[str] = ()) -> dict[str, Any]:
    """Zones that leave only these heroes in the hero decks, the first to come last; all others are out of the game."""
    ordinary = [hero for hero in heroes if not hero.startswith("epic")]
    epic = [hero for hero in heroes if hero.startswith("epic")]
    gone = [hero for hero in all_heroes(seats) if hero not in heroes and hero not in elsewhere]
    return {"hero_deck": ordinary, "epic_deck": epic, "removed": gone}
