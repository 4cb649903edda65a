"""Doors and stairs: which room to enter, whether to face what is there, and when to go down."""

from __future__ import annotations

from itertools import combinations
from math import fsum

from undercroft.games.one_deck_dungeon.bots.challenge import behind_door
from undercroft.games.one_deck_dungeon.bots.loss_values import Stakes
from undercroft.games.one_deck_dungeon.bots.observation import Observation
from undercroft.games.one_deck_dungeon.bots.prices import prices_in
from undercroft.games.one_deck_dungeon.bots.roll_estimates import Estimator
from undercroft.games.one_deck_dungeon.rules.facts import DECK, OPTIONS, TURN_TIME, XP
from undercroft.games.one_deck_dungeon.rules.state import groups_of

TURN = 6.0
"""The cost of a turn."""
TURN_AT_STAIRS = 3.0
FEW_DOORS = 2
LAST_CARDS = 5
"""The number of cards in the deck at which it is the last time to explore."""
PAIR = 2
XP_WORTH = 2.0


def gain_behind(obs: Observation, estimator: Estimator, faces: list[int]) -> float:
    """Return the value of a room: its loot less the expected losses."""
    worth = prices_in(obs.dungeon).loot
    loot = fsum(worth + XP_WORTH * (XP[face] - PAIR) for face in faces)
    if len(obs.heroes) <= PAIR:
        return loot - price_of(obs, estimator, faces[0], obs.all_heroes)
    return loot - min(_pair_prices(obs, estimator, faces, [((0, 1), (2, 3)), ((2, 3), (0, 1))]).values())


def price_of(obs: Observation, estimator: Estimator, face: int, party: list[int]) -> float:
    """Return the expected losses of a party to a card, on the best way through it."""
    return min(
        estimator.price(obs, behind_door(obs, face, option), party) for option in range(max(1, len(OPTIONS[face])))
    )


def _pair_prices(
    obs: Observation,
    estimator: Estimator,
    faces: list[int],
    splits: list[tuple[tuple[int, ...], tuple[int, ...]]],
) -> dict[tuple[int, ...], float]:
    """Return the losses of four heroes to two cards, by the pair that faces the first card."""
    return {
        first: price_of(obs, estimator, faces[0], list(first))
        + (price_of(obs, estimator, faces[-1], list(second)) if len(faces) > 1 else 0.0)
        for first, second in splits
    }


def who_faces_what(obs: Observation, estimator: Estimator) -> int:
    """Send the pairs that lose least."""
    cards = [card["id"] for card in obs.zones["faced"]]
    faces = [obs.face_of[card] for card in cards]
    pairs = list(combinations(range(len(obs.heroes)), PAIR))
    splits = [(pair, tuple(hero for hero in obs.all_heroes if hero not in pair)) for pair in pairs]
    prices = _pair_prices(obs, estimator, faces, splits)
    best = min(prices, key=lambda pair: prices[pair])
    for index in obs.of_verb("send"):
        args = obs.args(index)
        if args["card"] == cards[0] and (args["first"], args["second"]) == best:
            return index
    return 0


def best_door(obs: Observation, estimator: Estimator, doors: list[int]) -> tuple[float, int]:
    """Return the highest value behind a door, and the door."""
    found: list[tuple[float, int]] = []
    for door in doors:
        faces = obs.faces_behind(door)
        known = len(faces) == len(obs.zones["door"][door])
        found.append((gain_behind(obs, estimator, faces) if known else prices_in(obs.dungeon).unknown, door))
    return max(found, key=lambda pair: (pair[0], -pair[1]))


def what_to_do(obs: Observation, estimator: Estimator) -> int:
    """Enter the best door; explore if none is worth its turn."""
    doors = {obs.args(index)["door"]: index for index in obs.of_verb("enter")}
    explore = obs.of_verb("explore")
    if not doors:
        return explore[0]
    gain, door = best_door(obs, estimator, list(doors))
    if explore and (gain < 0 or _last_call(obs, len(doors))):
        return explore[0]
    return doors[door]


def _last_call(obs: Observation, doors: int) -> bool:
    """Return True if the deck will soon be gone: its last cards are better as doors."""
    return doors <= FEW_DOORS and obs.deck_left <= LAST_CARDS * groups_of(len(obs.heroes))


def face_or_flee(obs: Observation, estimator: Estimator) -> int:
    """Face a card that does not cost more than it brings."""
    door = obs.view["entered"]
    assert door is not None, "a door was opened just now"
    gain = gain_behind(obs, estimator, obs.faces_behind(door))
    return obs.of_verb("face_it" if gain > -TURN else "flee")[0]


def _faced(obs: Observation) -> int:
    """Return the face of the card that the party faces."""
    assert obs.encounter is not None
    assert obs.encounter["card"] is not None, "against the boss no card is faced"
    return DECK.index[obs.encounter["card"]["card"]]


def which_option(obs: Observation, estimator: Estimator) -> int:
    """Choose the way through a peril that costs least."""
    face = _faced(obs)

    def price(index: int) -> float:
        return estimator.price(obs, behind_door(obs, face, obs.args(index)["option"]), obs.party)

    return min(obs.of_verb("choose_option"), key=price)


def whether_to_sneak(obs: Observation, estimator: Estimator) -> int:
    """Drink Invisibility where the losses would be high."""
    face = _faced(obs)
    hard = price_of(obs, estimator, face, obs.party) > prices_in(obs.dungeon).loot / 2
    return obs.of_verb("sneak" if hard else "be_seen")[0]


def whether_to_descend(obs: Observation, estimator: Estimator) -> int:
    """Stay only for a room that is worth a turn at the stairs."""
    doors = [door for door, row in enumerate(obs.zones["door"]) if row]
    cost = Stakes(obs, obs.all_heroes).spent(TURN_TIME * groups_of(len(obs.heroes)))
    stay = bool(doors) and best_door(obs, estimator, doors)[0] > cost + TURN_AT_STAIRS
    return obs.of_verb("linger", "stay")[0] if stay else obs.of_verb("hurry_down", "go_down")[0]
