"""Feats: heroic dice where they save more than they cost."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.bots.challenge import present
from undercroft.games.one_deck_dungeon.bots.loss_values import DEATH, Stakes
from undercroft.games.one_deck_dungeon.bots.observation import Observation
from undercroft.games.one_deck_dungeon.bots.roll_estimates import Forecaster
from undercroft.games.one_deck_dungeon.rules.dice import SIDES
from undercroft.games.one_deck_dungeon.rules.facts import DECK, PAIR_SIDE, SOLO_SIDE

STORED = 3.0
"""A stored die must save so much: there will be other encounters."""
ONE_SIDE = 1 / SIDES
"""How often a die shows a certain value."""


def which_feat(sight: Observation, forecaster: Forecaster) -> int:
    """The use of the feat that saves most over its price, or none."""
    challenge = present(sight)
    without = forecaster.price(sight, challenge, sight.party)
    best = (0.0, sight.of_verb("no_feat")[0])
    for index in sight.of_verb("roll_stored", "gamble", "take_time", "bleed"):
        dice, cost = _terms(sight, index)
        if cost >= DEATH:
            continue
        saved = without - forecaster.price(sight, challenge, sight.party, dice) - cost
        best = max(best, (saved, index))
    return best[1]


def _terms(sight: Observation, index: int) -> tuple[int, float]:
    """How many heroic dice a feat brings (roughly), and for what price."""
    args = sight.args(index)
    hero: int = args["hero"]
    name = sight.heroes[hero]["hero"]
    assert name is not None, "heroes are chosen before they fight"
    face = DECK.index[name]
    feat = (SOLO_SIDE if len(sight.heroes) == 1 else PAIR_SIDE)[face].feat
    stakes = Stakes(sight, [hero])
    match sight.options[index]["verb"]:
        case "roll_stored":
            return args["count"], STORED * args["count"]
        case "gamble":
            penalty = stakes.wounds(feat["penalty"]["hearts"]) + stakes.time * feat["penalty"]["time"]
            return args["count"], args["count"] * ONE_SIDE * penalty
        case "take_time":
            way = feat["options"][args["number"]]
            dice: int = way["roll"] - feat.get("discard_rolled", 0)
            return dice, stakes.time * way["time"]
    return feat["roll"] - feat.get("discard_rolled", 0), stakes.wounds(feat["damage"])
