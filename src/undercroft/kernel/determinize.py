"""Determinization: sample worlds that are consistent with the knowledge of a seat.

A sample deals the cards that the seat has not seen anew and reseeds the random generator. It depends only on the
knowledge of the seat and the seed: hidden faces are sorted before they are shuffled, and dealt to places, not to card
numbers. So nobody who knows the seed can infer a hidden card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.kernel.deal import Deal
from undercroft.kernel.pools import candidates, is_remembered
from undercroft.kernel.rng import MASK, STEP, check_any_seed, mix, seeded, shuffled
from undercroft.kernel.state import State, bit_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.kernel.game import Game


class Worlds:
    """A sampler of states to play out, made from a position in which a seat has to choose."""

    __slots__ = ("_twin", "game", "seat")

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._twin = determinized(game, state, seat, 0)  # without hidden information, so it can be sent to workers

    def sample(self, seed: int) -> State:
        """Return the world of a seed, independent of the others and of the hidden part of the real one."""
        return determinized(self.game, self._twin, self.seat, check_any_seed(seed))

    def __reduce__(self) -> tuple[Any, ...]:
        return _thawed, (self.game, self._twin, self.seat)


def _thawed(game: Game[Any], twin: State, seat: int) -> Worlds:
    worlds = Worlds.__new__(Worlds)
    worlds.game, worlds._twin, worlds.seat = game, twin, seat
    return worlds


def determinized(game: Game[Any], state: State, seat: int | None, seed: int) -> State:
    """Return a random state that is consistent with the knowledge of a seat, with a random generator of its own."""
    world = state.clone()
    face, known, backs, bit = world.face, world.known, game.deck.backs, bit_of(seat)
    hidden: dict[str, list[int]] = {}
    for cards in world.zones:
        for card in cards:
            if not known[card] & bit:
                back = backs[face[card]]
                if back in hidden:
                    hidden[back].append(card)
                else:
                    hidden[back] = [card]
    limits = [(card, fits) for card, fits in game.limits(state) if not known[card] & bit]
    remembers = is_remembered(state, bit)
    chance = seeded(seed)
    for back, cards in hidden.items():
        faces = sorted([face[card] for card in cards])
        remembered, others = candidates(state, cards, back, backs, bit) if remembers else ([], [])
        if not remembered and not limits:
            chance = shuffled(faces, chance)
        else:
            deal = Deal([*remembered, *others] if remembered else [((1 << len(cards)) - 1, faces)], len(cards))
            chance = deal.run(chance)
            deal.fit(places_of(cards, limits))
            faces = deal.faces
        for card, printed in zip(cards, faces, strict=True):
            face[card] = printed
    # A seat knows what others remember only where it remembers the same.
    world.pools, world.pooled = tuple([pool for pool in state.pools if pool[0] & bit]), ()
    if state.pooled and world.pools:
        world.pooled = tuple([mask & bit for mask in state.pooled])
    world.chance = mix((chance + STEP) & MASK)
    world.script = []
    if world.question is not None:
        world.options = world.question(world, *world.question_args)
    return world


def places_of(
    cards: list[int], limits: list[tuple[int, Callable[[int], bool]]]
) -> list[tuple[int, Callable[[int], bool]]]:
    """Return the limits of some cards, by their places among these."""
    place_of = {card: place for place, card in enumerate(cards)}
    return [(place_of[card], fits) for card, fits in limits if card in place_of]
