"""Situations of a fight: the fighters, their opponents, the missing points and the health to pay them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.games.dragon_tower.rules.state import State
from undercroft.kernel.actions import CARD, NUMBER, Kind, SituationValues, situation

HERO_KIND: Final = Kind("hero", points=True)

FOES: Final = {"foe": CARD, "second": CARD, "foes": NUMBER}
"""The first two opponents (the only one twice), and their number."""
FIGHTS: Final = situation("fights", hero=HERO_KIND, **FOES, n=NUMBER, health=NUMBER)
FIGHTS_UNSEEN: Final = situation("fights_unseen", hero=HERO_KIND, **FOES)
PAIR_FIGHTS: Final = situation("pair_fights", hero=HERO_KIND, other=HERO_KIND, **FOES, n=NUMBER)
PAIR_FIGHTS_UNSEEN: Final = situation("pair_fights_unseen", hero=HERO_KIND, other=HERO_KIND, **FOES)
FOES_LEFT: Final = situation("foes_left", n=NUMBER)

SITUATIONS: Final = (FIGHTS, FIGHTS_UNSEEN, PAIR_FIGHTS, PAIR_FIGHTS_UNSEEN, FOES_LEFT)


def current_situation(state: State, prompt: str, shown: Mapping[str, Any]) -> SituationValues | None:
    """Return the situation of a fight; the missing points only if the seat knows every card laid (DT-057)."""
    if prompt == "who_fights":
        return FOES_LEFT, (len(shown["room"]),)
    fight = shown["fight"]
    if prompt != "how_to_fight" or fight is None or not fight["foes"]:
        return None
    heroes, ids = fight["heroes"], [foe["id"] for foe in fight["foes"]]
    foes = ids[0], ids[min(1, len(ids) - 1)], len(ids)
    if not fight["known"]:
        return (FIGHTS_UNSEEN if len(heroes) == 1 else PAIR_FIGHTS_UNSEEN), (*heroes, *foes)
    missing = sum(fight["missing"])
    if len(heroes) == 1:
        return FIGHTS, (*heroes, *foes, missing, shown["heroes"][heroes[0]]["health"])
    return PAIR_FIGHTS, (*heroes, *foes, missing)
