"""How search plays on in the Boss Monster family: the greedy bot's ideas, on a state instead of a view, and fast."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from undercroft.games.boss_family.bots import idle_plays, walk_plays
from undercroft.games.boss_family.bots.card_values import SOUL, WOUND, card_worth
from undercroft.games.boss_family.bots.forecast import Forecast
from undercroft.games.boss_family.rules import announcing, build, priority, rounds, setup
from undercroft.games.boss_family.rules.effects import choices
from undercroft.games.boss_family.rules.facts import HEALTH, KIND, ROOM, SOULS, SPELL
from undercroft.games.boss_family.rules.sets.boss_monster import bosses
from undercroft.games.boss_family.rules.state import ADVENTURING, HAND, NO_CARD, NOBODY_SEAT, State
from undercroft.kernel.rng import mix

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from undercroft.games.boss_family.bots.idle_plays import Use
    from undercroft.kernel.state import Move

BACK: Final = frozenset({announcing.never_mind, setup.take_back})
FEW_SPELLS: Final = 2


class FamilyPolicy:
    """What everybody would do, found fast: it looks at the position as if nothing were hidden."""

    forecast: ClassVar[type[Forecast]] = Forecast
    uses: ClassVar[Mapping[int, Use]] = idle_plays.USES
    """What is good while no hero walks, by printed card."""

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
            choices.which_hero_to_lure: which_hero,
            choices.which_to_swap: _last,
            choices.which_extra_room: self.which_extra_room,
            bosses.which_booty: which_to_take,
            bosses.which_found_room: which_to_take,
            bosses.where_to_build: self.where_to_build,
            bosses.whom_to_seduce: which_hero,
            bosses.which_found_hero: which_hero,
            bosses.whom_to_petrify: whom_to_petrify,
        }

    def choose(self, state: State) -> Move:
        """What the seat that is asked would do."""
        options = state.options
        if len(options) == 1:
            return options[0]
        chooser = self.choosers.get(state.question)
        return use_it(state) if chooser is None else chooser(state)

    def what_to_play(self, state: State) -> Move:
        """Build what gains most; announce what turns a wound into a soul, or the other way round; or pass."""
        building = self.best_building(state, build.place)
        if building is not None:
            return building[1]
        if state.walker == NO_CARD or state.active == NOBODY_SEAT:
            return self.in_peace(state)
        options = state.options
        best, most = options[0], 0
        walk = walk_plays.walk_of(state)
        for move in options[1:]:
            use = self.use_of(state, walk, move)
            if use > most:
                best, most = move, use
        return best

    def worth_trying(self, state: State) -> list[Move]:
        """The options about which one might think longer: while a hero walks, only where its end could be another."""
        options = state.options
        if state.question is not priority.what_to_play or state.phase != ADVENTURING:
            return options
        if state.walker == NO_CARD or state.active == NOBODY_SEAT:
            return [options[0], *(move for move in options[1:] if len(move) > 1 and state.face[move[1]] in self.uses)]
        dies = walk_plays.walk_of(state).missing <= 0
        return options[:1] if dies == (state.active == state.seat) else options

    def use_of(self, state: State, walk: walk_plays.Walk, move: Move) -> int:
        """What an announcement is worth while a hero walks; 0: better keep it."""
        return walk_plays.use_of(state, walk, move)

    def in_peace(self, state: State) -> Move:
        """While no hero walks: what is good then, or pass."""
        uses, face = self.uses, state.face
        best, most = state.options[0], 0
        forecast: Forecast | None = None
        for move in state.options[1:]:
            use = uses.get(face[move[1]]) if len(move) > 1 and move[0] is not build.place else None
            if use is not None:
                forecast = forecast or self.forecast(state, state.seat)
                worth = use(state, forecast, move)
                if worth > most:
                    best, most = move, worth
        return best

    def whether_to_cancel(self, state: State) -> Move:
        """Cancel a spell while a hero is in the own dungeon, or now and then."""
        options = state.options
        mine = state.walker != NO_CARD and state.active == state.seat
        if not mine and mix(state.chance) & 3:
            return options[0]
        return next((move for move in options if move[0] is not priority.let_it_be), options[0])

    def best_building(self, state: State, verb: Callable[..., None]) -> tuple[int, Move] | None:
        """The best place for a room of those offered, with what it gains, if that is anything."""
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
        return None if best is None else (most, best)

    def built_or_not(self, state: State, verb: Callable[..., None]) -> Move:
        """The best building, or the last option, which is to build nothing."""
        building = self.best_building(state, verb)
        return state.options[-1] if building is None else building[1]

    def which_first_room(self, state: State) -> Move:
        """The best one, or none."""
        return self.built_or_not(state, setup.lay_first)

    def which_extra_room(self, state: State) -> Move:
        """What an effect lets one build, if it helps."""
        return self.built_or_not(state, choices.build_more)

    def where_to_build(self, state: State) -> Move:
        """The room that was called, if it helps."""
        return self.built_or_not(state, bosses.build_called)


def use_it(state: State) -> Move:
    """The first option that takes nothing back: it uses what is offered, which is harmless or good."""
    return next(move for move in state.options if move[0] not in BACK)


def _first(state: State) -> Move:
    return state.options[0]


def _last(state: State) -> Move:
    return state.options[-1]


def which_hero(state: State) -> Move:
    """The hero that brings most to the own dungeon; none, or a search for others, if all would only wound."""
    damage, face = idle_plays.strength(state, state.seat), state.face
    best, most = state.options[-1], -SOUL
    for move in state.options:
        if move[0] is bosses.search_heroes:
            worth = SOUL  # as good as an ordinary hero that dies, and better than any that does not
        elif len(move) > 1:
            hero = face[move[1]]
            worth = SOULS[hero] * (SOUL if damage >= HEALTH[hero] else -WOUND) - HEALTH[hero]
        else:
            worth = 0
        if worth > most:
            best, most = move, worth
    return best


def whom_to_petrify(state: State) -> Move:
    """The hero worth most; among equals the toughest."""
    face = state.face
    return max(state.options, key=lambda move: SOUL * SOULS[face[move[1]]] + HEALTH[face[move[1]]])


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
