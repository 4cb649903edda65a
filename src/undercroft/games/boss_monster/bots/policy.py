"""How search plays on in the Boss Monster family: the greedy bot's ideas, on a state instead of a view, and fast."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.boss_monster.bots import rescue
from undercroft.games.boss_monster.bots.forecast import Forecast
from undercroft.games.boss_monster.bots.worth import card_worth
from undercroft.games.boss_monster.rules import announcing, build, priority, rounds, setup
from undercroft.games.boss_monster.rules.effects import bosses, choices
from undercroft.games.boss_monster.rules.facts import KIND, ROOM, SPELL
from undercroft.games.boss_monster.rules.state import HAND, NO_CARD, NOBODY_SEAT, State
from undercroft.kernel.chance import mix

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.kernel.state import Move

BACK: Final = frozenset({announcing.never_mind, setup.take_back})
SELDOM: Final = 7
"""While no hero walks, one thing in so many and one is tried."""
FEW_SPELLS: Final = 2


class FamilyPolicy:
    """What everybody would do, found fast: it looks at the position as if nothing were hidden."""

    forecast: type[Forecast] = Forecast

    def __init__(self) -> None:
        self.choosers: dict[object, Callable[[State], Move]] = {
            priority.what_to_play: self.what_to_play,
            priority.whether_to_cancel: self.whether_to_cancel,
            setup.whether_to_redraw: _first,
            setup.which_to_discard: which_to_lose,
            setup.which_first_room: self.which_first_room,
            rounds.which_deck: which_deck,
            rounds.which_consolation: which_deck,
            announcing.which_payment: which_to_lose,
            choices.which_to_take: which_to_take,
            choices.which_spell_to_discard: which_to_lose,
            choices.which_room_to_lose: which_to_lose,
            choices.which_extra_room: self.which_extra_room,
            bosses.which_booty: which_to_take,
            bosses.which_found_room: which_to_take,
            bosses.where_to_build: self.where_to_build,
        }

    def choose(self, state: State) -> Move:
        """What the seat that is asked would do."""
        options = state.options
        if len(options) == 1:
            return options[0]
        chooser = self.choosers.get(state.question)
        return anything(state) if chooser is None else chooser(state)

    def what_to_play(self, state: State) -> Move:
        """Build what gains most; announce what turns a wound into a soul, or the other way round; or pass."""
        building = self.best_building(state, build.place)
        if building is not None:
            return building
        if state.walker == NO_CARD or state.active == NOBODY_SEAT:
            return self.in_peace(state)
        options = state.options
        best, most = options[0], 0
        walk = rescue.walk_of(state)
        for move in options[1:]:
            use = self.use_of(state, walk, move)
            if use > most:
                best, most = move, use
        return best

    def use_of(self, state: State, walk: rescue.Walk, move: Move) -> int:
        """What an announcement is worth while a hero walks; 0: better keep it."""
        return rescue.use_of(state, walk, move)

    def in_peace(self, state: State) -> Move:
        """While no hero walks most things are better kept; now and then one is tried."""
        options = state.options
        luck = mix(state.chance + 7 * len(state.agenda) + state.seat)
        return options[0] if luck & SELDOM else options[(luck >> 8) % len(options)]

    def whether_to_cancel(self, state: State) -> Move:
        """Cancel a spell while a hero is in the own dungeon, or now and then."""
        options = state.options
        mine = state.walker != NO_CARD and state.active == state.seat
        if not mine and mix(state.chance) & 3:
            return options[0]
        return next((move for move in options if move[0] is not priority.let_it_be), options[0])

    def best_building(self, state: State, verb: Callable[..., None]) -> Move | None:
        """The best place for a room of those offered, if it gains anything."""
        face = state.face
        offered = [move for move in state.options if move[0] is verb and KIND[face[move[1]]] == ROOM]
        if not offered:
            return None
        forecast = self.forecast(state, state.seat)
        best: Move | None = None
        most = 0
        for move in offered:
            gain = forecast.gain(face[move[1]], move[2])
            if gain > most:
                best, most = move, gain
        return best

    def which_first_room(self, state: State) -> Move:
        """The best one, or none."""
        return self.best_building(state, setup.lay_first) or state.options[-1]

    def which_extra_room(self, state: State) -> Move:
        """What an effect lets one build, if it helps."""
        return self.best_building(state, choices.build_more) or state.options[-1]

    def where_to_build(self, state: State) -> Move:
        """The room that was called, if it helps."""
        return self.best_building(state, bosses.build_called) or state.options[-1]


def anything(state: State) -> Move:
    """Some option that takes nothing back, by a number that is part of the position."""
    moves = [move for move in state.options if move[0] not in BACK]
    return moves[mix(state.chance + 31 * len(state.agenda) + len(moves)) % len(moves)]


def _first(state: State) -> Move:
    return state.options[0]


def which_to_take(state: State) -> Move:
    """The card worth most."""
    face = state.face
    return max(state.options, key=lambda move: card_worth(face[move[1]]) if len(move) > 1 else 0)


def which_to_lose(state: State) -> Move:
    """The card worth least."""
    face = state.face
    offered = [move for move in state.options if len(move) > 1 and move[0] not in BACK]
    return min(offered, key=lambda move: card_worth(face[move[1]])) if offered else state.options[0]


def which_deck(state: State) -> Move:
    """Spells while there are few and rooms enough."""
    hand = state.zones[HAND + state.seat]
    spells = sum([KIND[state.face[card]] == SPELL for card in hand])
    wanted = SPELL if spells < FEW_SPELLS and len(hand) - spells > FEW_SPELLS else ROOM
    return next((move for move in state.options if move[1] == wanted), state.options[0])
