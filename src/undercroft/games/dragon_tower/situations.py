"""Situations of a fight: the fighters, the first opponent, the missing points and the health to pay them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.games.dragon_tower.rules.state import State
from undercroft.kernel.actions import CARD, NUMBER, Kind, SituationValues, situation

HERO_KIND: Final = Kind("hero", points=True)

FIGHTS: Final = situation("fights", hero=HERO_KIND, foe=CARD, n=NUMBER, health=NUMBER)
FIGHTS_UNSEEN: Final = situation("fights_unseen", hero=HERO_KIND, foe=CARD)
PAIR_FIGHTS: Final = situation("pair_fights", hero=HERO_KIND, other=HERO_KIND, foe=CARD, n=NUMBER)
PAIR_FIGHTS_UNSEEN: Final = situation("pair_fights_unseen", hero=HERO_KIND, other=HERO_KIND, foe=CARD)
FOES_LEFT: Final = situation("foes_left", n=NUMBER)

SITUATIONS: Final = (FIGHTS, FIGHTS_UNSEEN, PAIR_FIGHTS, PAIR_FIGHTS_UNSEEN, FOES_LEFT)


def current_situation(state: State, prompt: str, shown: Mapping[str, Any]) -> SituationValues | None:
    """Return the situation of a fight; the missing points only if the seat knows every card laid (DT-057)."""
    if prompt == "who_fights":
        return FOES_LEFT, (len(shown["room"]),)
    fight = shown["fight"]
    if prompt != "how_to_fight" or fight is None or not fight["foes"]:
        return None
    heroes, foe = fight["heroes"], fight["foes"][0]["id"]
    if not fight["known"]:
        return (FIGHTS_UNSEEN if len(heroes) == 1 else PAIR_FIGHTS_UNSEEN), (*heroes, foe)
    missing = sum(fight["missing"])
    if len(heroes) == 1:
        return FIGHTS, (*heroes, foe, missing, shown["heroes"][heroes[0]]["health"])
    return PAIR_FIGHTS, (*heroes, foe, missing)
