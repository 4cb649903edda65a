"""Doors and stairs: which room to enter, whether to face what is there, and when to go down."""

from __future__ import annotations

from itertools import combinations
from math import fsum

from undercroft.games.one_deck_dungeon.bots.challenge import behind_door
from undercroft.games.one_deck_dungeon.bots.loss_values import Stakes
from undercroft.games.one_deck_dungeon.bots.observation import Observation
from undercroft.games.one_deck_dungeon.bots.prices import prices_in
from undercroft.games.one_deck_dungeon.bots.roll_estimates import Forecaster
from undercroft.games.one_deck_dungeon.rules.facts import DECK, OPTIONS, TURN_TIME, XP
from undercroft.games.one_deck_dungeon.rules.state import groups_of

TURN = 6.0
"""What a turn costs."""
TURN_AT_STAIRS = 3.0
FEW_DOORS = 2
LAST_CARDS = 5
"""With so few cards left in the deck this is the last time to explore."""
PAIR = 2
XP_WORTH = 2.0


def gain_behind(sight: Observation, forecaster: Forecaster, faces: list[int]) -> float:
    """What a room is worth: its loot less what it will cost."""
    worth = prices_in(sight.dungeon).loot
    loot = fsum(worth + XP_WORTH * (XP[face] - PAIR) for face in faces)
    if len(sight.heroes) <= PAIR:
        return loot - price_of(sight, forecaster, faces[0], sight.everybody)
    return loot - min(_pair_prices(sight, forecaster, faces, [((0, 1), (2, 3)), ((2, 3), (0, 1))]).values())


def price_of(sight: Observation, forecaster: Forecaster, face: int, party: list[int]) -> float:
    """What a card will cost a party, on the best way through it."""
    return min(
        forecaster.price(sight, behind_door(sight, face, option), party) for option in range(max(1, len(OPTIONS[face])))
    )


def _pair_prices(
    sight: Observation,
    forecaster: Forecaster,
    faces: list[int],
    splits: list[tuple[tuple[int, ...], tuple[int, ...]]],
) -> dict[tuple[int, ...], float]:
    """What two cards cost four heroes, by the pair that faces the first card."""
    return {
        first: price_of(sight, forecaster, faces[0], list(first))
        + (price_of(sight, forecaster, faces[-1], list(second)) if len(faces) > 1 else 0.0)
        for first, second in splits
    }


def who_faces_what(sight: Observation, forecaster: Forecaster) -> int:
    """The pairs that suffer least."""
    cards = [card["id"] for card in sight.zones["faced"]]
    faces = [sight.face_of[card] for card in cards]
    pairs = list(combinations(range(len(sight.heroes)), PAIR))
    splits = [(pair, tuple(hero for hero in sight.everybody if hero not in pair)) for pair in pairs]
    prices = _pair_prices(sight, forecaster, faces, splits)
    best = min(prices, key=lambda pair: prices[pair])
    for index in sight.of_verb("send"):
        args = sight.args(index)
        if args["card"] == cards[0] and (args["first"], args["second"]) == best:
            return index
    return 0


def best_door(sight: Observation, forecaster: Forecaster, doors: list[int]) -> tuple[float, int]:
    """The door that promises most, and how much."""
    found: list[tuple[float, int]] = []
    for door in doors:
        faces = sight.faces_behind(door)
        known = len(faces) == len(sight.zones["door"][door])
        found.append((gain_behind(sight, forecaster, faces) if known else prices_in(sight.dungeon).unknown, door))
    return max(found, key=lambda pair: (pair[0], -pair[1]))


def what_to_do(sight: Observation, forecaster: Forecaster) -> int:
    """Enter the door that promises most; explore if none is worth its turn."""
    doors = {sight.args(index)["door"]: index for index in sight.of_verb("enter")}
    explore = sight.of_verb("explore")
    if not doors:
        return explore[0]
    gain, door = best_door(sight, forecaster, list(doors))
    if explore and (gain < 0 or _last_call(sight, len(doors))):
        return explore[0]
    return doors[door]


def _last_call(sight: Observation, doors: int) -> bool:
    """Whether the deck will soon be gone: its last cards are better as doors."""
    return doors <= FEW_DOORS and sight.deck_left <= LAST_CARDS * groups_of(len(sight.heroes))


def face_or_flee(sight: Observation, forecaster: Forecaster) -> int:
    """Face what does not cost more than it brings."""
    door = sight.view["entered"]
    assert door is not None, "a door was opened just now"
    gain = gain_behind(sight, forecaster, sight.faces_behind(door))
    return sight.of_verb("face_it" if gain > -TURN else "flee")[0]


def _faced(sight: Observation) -> int:
    """The face of the card that the party faces."""
    assert sight.encounter is not None
    assert sight.encounter["card"] is not None, "against the boss no card is faced"
    return DECK.index[sight.encounter["card"]["card"]]


def which_option(sight: Observation, forecaster: Forecaster) -> int:
    """The way through a peril that costs least."""
    face = _faced(sight)

    def price(index: int) -> float:
        return forecaster.price(sight, behind_door(sight, face, sight.args(index)["option"]), sight.party)

    return min(sight.of_verb("choose_option"), key=price)


def whether_to_sneak(sight: Observation, forecaster: Forecaster) -> int:
    """An Invisibility potion is for what would hurt much."""
    face = _faced(sight)
    hard = price_of(sight, forecaster, face, sight.party) > prices_in(sight.dungeon).loot / 2
    return sight.of_verb("sneak" if hard else "be_seen")[0]


def whether_to_descend(sight: Observation, forecaster: Forecaster) -> int:
    """Stay only for a room that is worth a turn at the stairs."""
    doors = [door for door, row in enumerate(sight.zones["door"]) if row]
    cost = Stakes(sight, sight.everybody).spent(TURN_TIME * groups_of(len(sight.heroes)))
    stay = bool(doors) and best_door(sight, forecaster, doors)[0] > cost + TURN_AT_STAIRS
    return sight.of_verb("linger", "stay")[0] if stay else sight.of_verb("hurry_down", "go_down")[0]
