"""The rules of Lantern Run: zones, moves and their effects."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from undercroft.kernel import state as kernel
from undercroft.kernel.cards import read_deck
from undercroft.kernel.events import Event, SeatNumber, Seen, seen
from undercroft.kernel.result import Result
from undercroft.kernel.rng import shuffle
from undercroft.kernel.state import Move, ask, bit_of, finish, tell
from undercroft.kernel.zones import Order, Visibility, Zones, draw_top, move_all, move_card, reveal

MOST_SEATS = 3
OPEN_CARDS = 4
SHADOWS = 4
ENOUGH_ALONE = 15

DECK = read_deck(Path(__file__).parent / "cards.toml")
FACTS: list[dict[str, Any]] = [card.facts for card in DECK.printed]

ZONES = Zones()
CRYPT = ZONES.add("crypt", Visibility.NOBODY, Order.PILE)
OIL = ZONES.add("oil", Visibility.NOBODY, Order.PILE)
ROW = ZONES.add("row", Visibility.EVERYONE, Order.ROW)
SHADOW_ROW = ZONES.add("shadows", Visibility.EVERYONE, Order.ROW)
BURNT = ZONES.add("burnt", Visibility.EVERYONE, Order.PILE)
LOST = ZONES.add("lost", Visibility.EVERYONE, Order.PILE)
HAND = ZONES.add("hand", Visibility.OWNER, Order.HAND, MOST_SEATS)
SACK = ZONES.add("sack", Visibility.OWNER, Order.HAND, MOST_SEATS)


class State(kernel.State):
    """The seats, and for each whether its thief is still in the crypt."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.inside = [True] * seats


class Taken(Event):
    """A thief takes a treasure."""

    seat: SeatNumber
    card: Seen
    oil: Seen


class Rested(Event):
    """A thief rests, and a treasure sinks."""

    seat: SeatNumber
    card: Seen


class LitUp(Event):
    """A card comes into the light."""

    card: Seen


class Buried(Event):
    """A thief buries the card that a map showed."""

    seat: SeatNumber


class WentHome(Event):
    """A thief leaves the crypt."""

    seat: SeatNumber


class Dropped(Event):
    """A thief loses a treasure in the dark."""

    seat: SeatNumber
    card: Seen


def fact(state: State, card: int, name: str) -> int:
    """Return a number printed on a card; 0 if the card has none of this name."""
    return int(FACTS[state.face[card]].get(name, 0))


def gold(state: State, seat: int) -> int:
    """Return the gold in a thief's sack."""
    return sum(fact(state, card, "gold") for card in state.zones[SACK + seat])


def begin(state: State) -> None:
    """Shuffle, give everybody three cards of oil, and light up the first cards of the crypt."""
    shuffle(state, CRYPT)
    shuffle(state, OIL)
    for seat in range(state.seats):
        draw_oil(state, seat, 3)
    state.agenda += [(turn, 0), (light_up,)]


def draw_oil(state: State, seat: int, count: int) -> None:
    """Draw oil; reshuffle the burnt oil when none is left."""
    for _ in range(count):
        if not state.zones[OIL]:
            move_all(state, BURNT, OIL)
            shuffle(state, OIL)
        if state.zones[OIL]:
            draw_top(state, OIL, HAND + seat)


def light_up(state: State) -> None:
    """Fill the row from the crypt; a shadow goes to its own row, and the fourth one puts out the lanterns."""
    while len(state.zones[ROW]) < OPEN_CARDS and state.zones[CRYPT]:
        card = draw_top(state, CRYPT, ROW)
        tell(state, LitUp(seen(state, card)))
        if DECK.ids[state.face[card]] == "shadow":
            move_card(state, card, ROW, SHADOW_ROW)
            if len(state.zones[SHADOW_ROW]) == SHADOWS:
                lights_out(state)
                return


def turn(state: State, seat: int) -> None:
    """Ask the next thief who is still inside; the game ends without thieves inside or without treasure."""
    inside = [other % state.seats for other in range(seat, seat + state.seats) if state.inside[other % state.seats]]
    if inside and state.zones[ROW]:
        ask(state, inside[0], what_to_do, inside[0], always=True)
    else:
        end(state, "home")


def what_to_do(state: State, seat: int) -> list[Move]:
    """Take a treasure with oil that shines deep enough, rest, or go home."""
    moves: list[Move] = [
        (take, card, oil)
        for card in state.zones[ROW]
        for oil in state.zones[HAND + seat]
        if fact(state, oil, "light") >= fact(state, card, "depth")
    ]
    return [*moves, (rest,), (go_home,)]


def take(state: State, card: int, oil: int) -> None:
    """Burn the oil, take the treasure, and read it if it is a map."""
    seat = state.seat
    tell(state, Taken(seat, seen(state, card), Seen(oil, state.face[oil], kernel.EVERYONE)))
    move_card(state, oil, HAND + seat, BURNT)
    move_card(state, card, ROW, SACK + seat)
    state.agenda += [(turn, seat + 1), (light_up,)]
    if DECK.ids[state.face[card]] == "map" and state.zones[CRYPT]:
        state.agenda.append((read_map, seat))


def read_map(state: State, seat: int) -> None:
    """Look at the top card of the crypt."""
    top = state.zones[CRYPT][-1]
    state.known[top] |= bit_of(seat)
    ask(state, seat, whether_to_bury, always=True)


def whether_to_bury(state: State) -> list[Move]:
    """Bury the card that was looked at, or leave it on top."""
    return [(bury, state.zones[CRYPT][-1]), (leave_it,)]


def bury(state: State, card: int) -> None:
    """Put the top card under the crypt."""
    state.zones[CRYPT] = [card, *state.zones[CRYPT][:-1]]
    tell(state, Buried(state.seat))


def leave_it(state: State) -> None:
    """Leave the card on top."""


def rest(state: State) -> None:
    """Draw two cards of oil; the oldest treasure is lost."""
    seat, card = state.seat, state.zones[ROW][0]
    tell(state, Rested(seat, seen(state, card)))
    move_card(state, card, ROW, LOST)
    draw_oil(state, seat, 2)
    state.agenda += [(turn, seat + 1), (light_up,)]


def go_home(state: State) -> None:
    """Leave the crypt with everything in the sack."""
    seat = state.seat
    state.inside[seat] = False
    tell(state, WentHome(seat))
    state.agenda.append((turn, seat + 1))


def lights_out(state: State) -> None:
    """Take the dearest treasure from everyone still inside and end the game."""
    for seat in range(state.seats):
        if state.inside[seat] and state.zones[SACK + seat]:
            dearest = max(state.zones[SACK + seat], key=lambda card: fact(state, card, "gold"))
            move_card(state, dearest, SACK + seat, LOST)
            tell(state, Dropped(seat, seen(state, dearest)))
    end(state, "dark")


def end(state: State, reason: str) -> None:
    """End the game: the richest thief wins; a single thief needs enough gold."""
    for seat in range(state.seats):
        for card in state.zones[SACK + seat]:
            reveal(state, card)
    scores = tuple(gold(state, seat) for seat in range(state.seats))
    enough = ENOUGH_ALONE if state.seats == 1 else max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score >= enough)
    finish(state, Result(winners, scores, reason))
