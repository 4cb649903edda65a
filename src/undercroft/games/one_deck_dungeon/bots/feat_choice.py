"""Feats: heroic dice where they save more than they cost."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.bots.challenge import present
from undercroft.games.one_deck_dungeon.bots.loss_values import DEATH, Stakes
from undercroft.games.one_deck_dungeon.bots.observation import Observation
from undercroft.games.one_deck_dungeon.bots.roll_estimates import Estimator
from undercroft.games.one_deck_dungeon.rules.dice import SIDES
from undercroft.games.one_deck_dungeon.rules.facts import DECK, PAIR_SIDE, SOLO_SIDE

STORED = 3.0
"""The price of a stored die, which could serve in another encounter."""
ONE_SIDE = 1 / SIDES
"""The chance that a die shows a certain value."""


def which_feat(obs: Observation, estimator: Estimator) -> int:
    """Use the feat where it saves most over its price, or not at all."""
    challenge = present(obs)
    without = estimator.price(obs, challenge, obs.party)
    best = (0.0, obs.of_verb("no_feat")[0])
    for index in obs.of_verb("roll_stored", "gamble", "take_time", "bleed"):
        dice, cost = _terms(obs, index)
        if cost >= DEATH:
            continue
        saved = without - estimator.price(obs, challenge, obs.party, dice) - cost
        best = max(best, (saved, index))
    return best[1]


def _terms(obs: Observation, index: int) -> tuple[int, float]:
    """Return about how many heroic dice a feat brings, and its price."""
    args = obs.args(index)
    hero: int = args["hero"]
    name = obs.heroes[hero]["hero"]
    assert name is not None, "heroes are chosen before they fight"
    face = DECK.index[name]
    feat = (SOLO_SIDE if len(obs.heroes) == 1 else PAIR_SIDE)[face].feat
    stakes = Stakes(obs, [hero])
    match obs.options[index]["verb"]:
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
