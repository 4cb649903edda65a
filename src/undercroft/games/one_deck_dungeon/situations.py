"""Situations of an encounter: the card that is faced or was beaten, and the cost of open boxes if the party stops."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.games.one_deck_dungeon.rules.facts import BOSS_OF
from undercroft.games.one_deck_dungeon.rules.state import DOOR, NO_CARD, State
from undercroft.kernel.actions import CARD, NUMBER, Kind, SituationValues, situation

BOSSES: Final = tuple(sorted({boss.id for boss in BOSS_OF.values()}))
BOSS: Final = Kind("boss", BOSSES)

AT_THE_DOOR: Final = situation("at_the_door", card=CARD)
TWO_AT_THE_DOOR: Final = situation("two_at_the_door", card=CARD, other=CARD)  # O4-012
PERIL: Final = situation("peril", card=CARD)
PLACES: Final = situation("places", card=CARD, hearts=NUMBER, time=NUMBER, poison=NUMBER, before=NUMBER, lost=NUMBER)
PLACES_AT_BOSS: Final = situation(
    "places_at_boss", boss=BOSS, hearts=NUMBER, time=NUMBER, poison=NUMBER, before=NUMBER, lost=NUMBER
)
LOOT: Final = situation("loot", card=CARD)

SITUATIONS: Final = (AT_THE_DOOR, TWO_AT_THE_DOOR, PERIL, PLACES, PLACES_AT_BOSS, LOOT)


def current_situation(state: State, prompt: str, shown: Mapping[str, Any]) -> SituationValues | None:
    """Return the card of the question; while dice are placed, also the losses if no more boxes are covered."""
    if prompt == "face_or_flee":
        cards = state.zones[DOOR + state.entered]
        return (TWO_AT_THE_DOOR, (cards[-1], cards[-2])) if len(cards) > 1 else (AT_THE_DOOR, (cards[-1],))
    if prompt == "which_option":
        return PERIL, (state.card,)
    if prompt == "which_loot":
        return LOOT, (state.claims[0][0],)
    if prompt != "how_to_place":
        return None
    hearts, time, poison = shown["encounter"]["consequences"]
    time += (shown["encounter"]["afterwards"] or {"time": 0})["time"]
    losses = (hearts, time, poison, hearts + time, hearts + time + poison)
    if state.card == NO_CARD:
        return PLACES_AT_BOSS, (BOSSES.index(BOSS_OF[state.dungeon].id), *losses)
    return PLACES, (state.card, *losses)
