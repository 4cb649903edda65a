"""Views: what a seat may know of a table, made from the declared zones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.kernel.chance import MASK, STEP, mix, seeded, shuffled
from undercroft.kernel.state import State, bit_of
from undercroft.kernel.zones import Order

if TYPE_CHECKING:
    from undercroft.kernel.game import Game


def shown_card(game: Game[Any], state: State, card: int, bit: int) -> dict[str, Any]:
    """A card as those with that bit may see it."""
    return game.deck.shown(card, state.face[card], bool(state.known[card] & bit))


def shown_zone(game: Game[Any], state: State, index: int, order: Order, bit: int) -> Any:
    """The cards of one zone as those with that bit may see them."""
    cards = state.zones[index]
    if order is Order.PILE:
        known = [
            [place, shown_card(game, state, card, bit)] for place, card in enumerate(cards) if state.known[card] & bit
        ]
        return {"count": len(cards), "known": known}
    shown = [shown_card(game, state, card, bit) for card in cards]
    if order is Order.HAND:
        # Hidden cards of a hand cannot be told apart: their order says nothing.
        hidden = sorted((card for card in shown if "id" not in card), key=repr)
        return [card for card in shown if "id" in card] + hidden
    return shown


def shown_zones(game: Game[Any], state: State, bit: int) -> dict[str, Any]:
    """Every zone as those with that bit may see it."""
    zones: dict[str, Any] = {}
    for zone in game.zones:
        if zone.single:
            zones[zone.name] = shown_zone(game, state, zone.first, zone.order, bit)
        else:
            indices = range(zone.first, zone.first + zone.count)
            zones[zone.name] = [shown_zone(game, state, index, zone.order, bit) for index in indices]
    return zones


def determinized(game: Game[Any], state: State, seat: int | None, seed: int) -> State:
    """A random world that this seat cannot tell from the real one, with chance of its own."""
    world = state.clone()
    bit = bit_of(seat)
    hidden: dict[str, list[int]] = {}
    for card, known in enumerate(world.known):
        if not known & bit:
            hidden.setdefault(game.deck.backs[world.face[card]], []).append(card)
    chance = seeded(seed)
    for cards in hidden.values():
        faces = [world.face[card] for card in cards]
        chance = shuffled(faces, chance)
        for card, face in zip(cards, faces, strict=True):
            world.face[card] = face
    world.chance = mix((chance + STEP) & MASK)
    world.script = []
    if world.question is not None:
        world.options = world.question(world, *world.asked)
    return world
