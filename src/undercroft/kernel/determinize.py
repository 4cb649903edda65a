"""Determinization: sample worlds that are consistent with the knowledge of a seat.

A sample deals the cards that the seat has not seen anew and reseeds the random generator. It depends only on the
knowledge of the seat and the seed: hidden faces are sorted before they are shuffled, and dealt to places, not to card
numbers. So nobody who knows the seed can infer a hidden card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
    chance = seeded(seed)
    for cards in hidden.values():
        faces = sorted([face[card] for card in cards])
        chance = shuffled(faces, chance)
        if limits:
            faces = _dealt(cards, faces, limits)
        for card, printed in zip(cards, faces, strict=True):
            face[card] = printed
    world.chance = mix((chance + STEP) & MASK)
    world.script = []
    if world.question is not None:
        world.options = world.question(world, *world.question_args)
    return world


def _dealt(cards: list[int], faces: list[int], limits: list[tuple[int, Callable[[int], bool]]]) -> list[int]:
    """Return the faces in the order of the cards: a card with a limit gets the first face left that fits it, if any."""
    place_of = {card: place for place, card in enumerate(cards)}
    settled: set[int] = set()
    for card, fits in limits:
        place = place_of.get(card, -1)
        if place < 0:
            continue  # it has another back
        if not fits(faces[place]):
            free = (other for other, printed in enumerate(faces) if other not in settled and fits(printed))
            other = next(free, place)
            faces[place], faces[other] = faces[other], faces[place]
        settled.add(place)
    return faces
